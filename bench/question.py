#!/usr/bin/env python3
"""What a question to a program costs besides the program's own thinking: `bench/question.py build/release/tenback`.

It plays solo classic with examples/bot.py, once with complete questions and once with what is new, and divides the time
from the first question to the last answer, without the thinking, by the questions: writing, the way through both processes,
reading, keeping the view, and the rules in between.
"""
import json
import pathlib
import subprocess
import sys
import time

GAMES = 300
HERE = pathlib.Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[1] / "examples"))


def play():
    """The bot itself."""
    import bot

    memory, questions, thinking, start, end = bot.Memory(), 0, 0.0, None, None
    for line in sys.stdin:
        if start is None:
            start = time.perf_counter()
        question = memory.take(json.loads(line))
        began = time.perf_counter()
        answer = bot.ANSWERS[question["ask"]](question)
        thinking += time.perf_counter() - began
        answer["incremental"] = "--complete" not in sys.argv
        print(json.dumps(answer), flush=True)
        questions += 1
        end = time.perf_counter()
    print(json.dumps({"questions": questions, "seconds": end - start - thinking}), file=sys.stderr)


def measure(program, *options):
    command = [program, "simulate", "classic", "--players", "1", "--games", str(GAMES), "--seed", "1", "--threads", "1",
               "--bots", " ".join(["cmd:" + sys.executable, str(HERE), "--play", *options])]
    result = subprocess.run(command, capture_output=True, check=True, text=True)
    told = json.loads(result.stderr)
    return told["questions"], 1e6 * told["seconds"] / told["questions"]


def main():
    for name, options in (("complete", ["--complete"]), ("what is new", [])):
        questions, microseconds = measure(sys.argv[1], *options)
        print(f"{name:12} {microseconds:6.0f} µs a question ({questions} questions)")


if __name__ == "__main__":
    play() if "--play" in sys.argv else main()
