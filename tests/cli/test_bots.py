"""Programs as players: the example plays everything by the rules; programs that misbehave forfeit their games."""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from program import TENBACK, run

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "examples", "bot.py")
EXAMPLE = f"cmd:{sys.executable} {SCRIPT}"
DOCS = os.path.join(ROOT, "docs", "bots.md")

VARIANTS = (
    [["classic", "--players", str(players)] for players in range(1, 6)]
    + [["classic", "--players", str(players), "--fire"] for players in (1, 2, 5)]
    + [["classic", "--players", "3", "--minimum", "3"], ["classic", "--players", "1", "--minimum", "3", "--hand", "7", "--fire"]]
    + [["quick", "--players", str(players), "--talk"] for players in range(2, 6)]
    + [["quick", "--players", "3", "--pro", "--talk"], ["classic", "--players", "4", "--talk", "--hand", "5"]]
)


def program(code):
    """A program in Python, as `--bots` wants it; no comma may stand in it."""
    assert "," not in code
    return f"cmd:{sys.executable} -c '{code}'"


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().split(")")[-1].split()[0] not in "ZX"
    except OSError:
        return False


def simulate(*arguments):
    result = run("simulate", *arguments, "--seed", "1", "--json")
    return result, json.loads(result.stdout or b"null")


class Example(unittest.TestCase):
    def test_it_plays_every_game_by_the_rules(self):
        for variant in VARIANTS:
            with self.subTest(" ".join(variant)), tempfile.NamedTemporaryFile() as records:
                result, answer = simulate(*variant, "--bots", EXAMPLE, "--games", "1", "--records", records.name)
                self.assertEqual((result.returncode, result.stderr, answer["forfeits"]), (0, b"", []))
                self.assertEqual(answer["games"], 1)
                self.assertLess(answer["mean_left"], 80)
                self.assertEqual(run("replay", records.name).returncode, 0)

    def test_being_told_only_what_is_new_changes_no_game(self):
        for variant in VARIANTS:
            with self.subTest(" ".join(variant)), tempfile.NamedTemporaryFile() as news, tempfile.NamedTemporaryFile() as whole:
                games = []
                for records, bot in ((news, EXAMPLE), (whole, f"{EXAMPLE} --complete")):
                    result, _ = simulate(*variant, "--bots", f"{bot},greedy", "--games", "2", "--threads", "1", "--records", records.name)
                    self.assertEqual((result.returncode, result.stderr), (0, b""))
                    played = [{key: value for key, value in json.loads(line).items() if key != "seats"} for line in records]
                    games.append(played)
                self.assertEqual(*games)

    def test_it_beats_chance_face_to_face(self):
        result, answer = simulate("face", "--bots", f"{EXAMPLE},random", "--games", "5")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertGreaterEqual(next(row for row in answer["table"] if row["against"] == "random")["won"], 8)

    def test_it_sits_beside_bots_of_ours_and_talks(self):
        result, answer = simulate("quick", "--players", "4", "--bots", f"{EXAMPLE},planner", "--talk", "--games", "4")
        self.assertEqual((result.returncode, answer["games"], answer["forfeits"]), (0, 4, []))

    def test_threads_do_not_change_its_games(self):
        answers = [simulate("quick", "--players", "3", "--bots", EXAMPLE, "--games", "6", "--threads", n)[1] for n in "12"]
        self.assertEqual(answers[0]["left"], answers[1]["left"])

    def test_it_can_be_compared(self):
        result = run("compare", EXAMPLE, "random", "quick", "--players", "2", "--games", "5", "--seed", "1")
        self.assertEqual((result.returncode, result.stderr), (0, b""))

    def test_it_gives_hints(self):
        with tempfile.NamedTemporaryFile() as records:
            simulate("face", "--bots", "planner,greedy", "--games", "1", "--records", records.name)
            for played in ["0", "1"]:
                result = run("hint", records.name, "--turn", "5", "--played", played, "--bot", EXAMPLE, "--json")
                self.assertEqual(json.loads(result.stdout)["motive"], "own_reasons", result.stderr)

    def test_the_questions_in_the_documentation_are_answered_as_there(self):
        with open(DOCS, encoding="utf-8") as file:
            exchanges = re.findall(r"```json\n→ (.*?)\n← (.*?)\n```", file.read(), re.DOTALL)
        self.assertEqual(len(exchanges), 4)
        questions = "".join(json.dumps(json.loads(question)) + "\n" for question, _ in exchanges)
        answers = subprocess.run(f"{EXAMPLE[4:]} --complete", shell=True, input=questions.encode(), capture_output=True, check=True).stdout
        self.assertEqual([json.loads(line) for line in answers.splitlines()], [json.loads(answer) for _, answer in exchanges])


class Misbehaviour(unittest.TestCase):
    def verdict(self, bot, *options, games="1"):
        result, answer = simulate("quick", "--players", "2", "--first", "1", "--bots", f"greedy,{bot}", "--games", games, *options)
        self.assertEqual(result.returncode, 1, result)
        self.assertIn(b"seat 2 forfeits", result.stderr)
        self.assertEqual({forfeit["seat"] for forfeit in answer["forfeits"]}, {2})
        return answer["forfeits"][0]

    def test_every_kind_has_its_verdict(self):
        answering = "import sys\nfor line in sys.stdin: "
        cases = [
            ("bad_message", answering + 'print("garbage" * 9); sys.stdout.flush()'),
            ("bad_message", answering + 'sys.stdout.buffer.write(b"{\\xff\\xfe}\\n"); sys.stdout.flush()'),
            ("bad_message", answering + 'print("{\\"plays\\":7}"); sys.stdout.flush()'),
            ("bad_message", answering + 'print(); sys.stdout.flush()'),
            ("broke_rules", answering + 'print("{\\"plays\\":[]}"); sys.stdout.flush()'),
            ("broke_rules", answering + 'print("{\\"plays\\":[\\"R1>U2\\"]}"); sys.stdout.flush()'),
            ("too_long", 'import sys\nwhile True: sys.stdout.write("x" * 10000)'),
            ("died", "raise SystemExit(3)"),
            ("died", "import os; os.abort()"),
            ("died", 'import sys; input(); sys.stdout.write("{")'),
        ]
        for expected, code in cases:
            with self.subTest(code):
                self.assertEqual(self.verdict(program(code))["foul"], expected)
        self.assertEqual(self.verdict("cmd:/nowhere/at/all")["foul"], "died")

    def test_silence(self):
        forfeit = self.verdict(program("import time; time.sleep(1000)"), "--bot-seconds", "0.2")
        self.assertEqual(forfeit["foul"], "too_slow")

    def test_random_bytes(self):
        for seed in range(5):
            code = f"import random; import sys\nrandom.seed({seed})\nfor line in sys.stdin: sys.stdout.buffer.write(random.randbytes(200) + bytes([10])); sys.stdout.flush()"
            self.assertEqual(self.verdict(program(code))["foul"], "bad_message")

    def test_death_in_the_middle_of_a_game_and_a_fresh_start_in_the_next(self):
        with tempfile.NamedTemporaryFile("w", suffix=".py") as tired:
            tired.write(f"import itertools, runpy, sys\nsys.stdin = itertools.islice(sys.stdin, 3)\nrunpy.run_path({SCRIPT!r}, run_name='__main__')\n")
            tired.flush()
            bots = f"greedy,cmd:{sys.executable} {tired.name}"
            result, answer = simulate("quick", "--players", "2", "--first", "1", "--bots", bots, "--games", "3")
        self.assertEqual((result.returncode, answer["games"]), (1, 3))
        self.assertEqual({forfeit["foul"] for forfeit in answer["forfeits"]}, {"died"})
        self.assertGreater(answer["turns"], 6)  # it did play

    def test_too_many_forfeits_end_the_run(self):
        result, answer = simulate("quick", "--players", "2", "--bots", "cmd:exit 1", "--games", "100", "--forfeits", "4", "--threads", "2")
        self.assertEqual((result.returncode, answer["complete"], len(answer["forfeits"])), (1, False, 4))
        self.assertIn(b"gave up after 4", result.stderr)

    def test_forfeited_games_are_marked_in_the_records(self):
        with tempfile.NamedTemporaryFile() as records:
            simulate("face", "--bots", "cmd:exit 7,greedy", "--games", "1", "--records", records.name)
            games = [json.loads(line) for line in records]
            self.assertEqual([game["forfeit"]["seat"] for game in games], [1, 2])
            self.assertEqual(run("replay", records.name).returncode, 0)

    def test_the_other_wins_face_to_face(self):
        _, answer = simulate("face", "--bots", "cmd:exit 7,random", "--games", "2")
        self.assertEqual(next(row for row in answer["table"] if row["against"] == "random")["won"], 0)

    def test_compare_fails_with_the_verdict(self):
        result = run("compare", "cmd:exit 7", "random", "quick", "--games", "50", "--seed", "1")
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"exit code 7", result.stderr)

    def test_no_program(self):
        result = run("simulate", "--bots", "cmd:")
        self.assertEqual((result.returncode, result.stdout), (2, b""))

    def test_ctrl_c_ends_the_programs_too(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "pid")
            script = os.path.join(folder, "silent.py")
            with open(script, "w", encoding="utf-8") as file:
                file.write(f'import os, time\nos.symlink(str(os.getpid()), "{path}")\ntime.sleep(1000)\n')
            command = [TENBACK, "simulate", "--bots", f"cmd:{sys.executable} {script}", "--bot-seconds", "1000", "--threads", "1"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
                while not os.path.lexists(path):
                    time.sleep(0.01)
                child = int(os.readlink(path))
                process.send_signal(signal.SIGINT)
                process.communicate(timeout=60)
            self.assertEqual(process.returncode, 0)
            while is_running(child):  # killed, but perhaps not yet dead; a hang fails
                time.sleep(0.01)


if __name__ == "__main__":
    unittest.main()
