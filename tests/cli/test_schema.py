"""docs/games.schema.json as the judge of what the program writes: records, the referee's answers, questions to bots."""
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

import jsonschema

from program import TENBACK, run

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
with open(os.path.join(ROOT, "docs", "games.schema.json"), encoding="utf-8") as file:
    SCHEMA = json.load(file)
JUDGES = {name: jsonschema.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})
          for name in ("record", "request", "referee_answer", "question", "bot_answer")}
VARIANTS = (("classic", 1, {"fire": True}), ("classic", 3, {}), ("quick", 2, {}), ("quick", 4, {"pro": True}), ("face", 2, {}))


def judge(kind, thing):
    JUDGES[kind].validate(thing)
    return thing


class Referee(unittest.TestCase):
    def setUp(self):
        self.process = subprocess.Popen([TENBACK, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.process.communicate)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(judge("request", request)) + "\n")
        self.process.stdin.flush()
        return judge("referee_answer", json.loads(self.process.stdout.readline()))

    def test_whole_games_with_everything_that_can_be_asked(self):
        chance = random.Random(1)
        for game, players, options in VARIANTS:
            with self.subTest(f"{game} {players}"):
                self.ask(do="new", game=game, players=players, options=options, seed=3, first="wishes", id="a")
                if game != "face":
                    self.ask(do="wish", seat=1, wish="gladly", id="a")
                state = self.ask(do="begin", legal=True, events=True, id="a")["state"]
                self.ask(do="say", seat=1, say="leave U1", id="a")
                while state["status"] == "playing":
                    move, seat = chance.choice(state["legal"]), state["seat"]
                    self.ask(do="view", seat=seat, id="a")
                    self.assertIn("position", self.ask(do="position", seat=seat, id="a"))
                    what = {"do": "end"} if move == "." else {"do": "play", "card": move.split(">")[0], "pile": move.split(">")[1]}
                    state = self.ask(**what, seat=seat, id="a", legal=True, events=True)["state"]
                record = self.ask(do="record", id="a")["record"]
                self.ask(do="new", record=record, turn=1, played=0, id="b")
                self.ask(do="clone", id="b", to="c")
                self.ask(do="undo", count=1, id="a")
                self.assertFalse(self.ask(do="undo", id="c")["ok"])
                self.ask(do="close", id="c")


class Bots(unittest.TestCase):
    def test_questions_answers_and_records(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = os.path.join(folder, "lines.jsonl")
            records = os.path.join(folder, "records.jsonl")
            tee = f"cmd:tee -a {lines} | {sys.executable} {ROOT}/examples/bot.py | tee -a {lines}.answers"
            for game, players, options in VARIANTS:
                words = [f"--{key}" for key in options]
                if players > 1 or game == "face":
                    words.append("--talk")
                count = [] if game == "face" else ["--players", str(players)]
                result = run("simulate", game, *count, *words, "--bots", f"{tee},adept", "--effort", "9", "--games", "1", "--seed", "2", "--threads", "1",
                             "--records", records, "--values")
                self.assertEqual((result.returncode, result.stderr), (0, b""))
                with open(records, encoding="utf-8") as file:
                    for line in file:
                        judge("record", json.loads(line))
            with open(lines, encoding="utf-8") as file:
                questions = [judge("question", json.loads(line)) for line in file]
            with open(f"{lines}.answers", encoding="utf-8") as file:
                answers = [judge("bot_answer", json.loads(line)) for line in file]
            self.assertEqual(len(questions), len(answers))
            self.assertEqual({question["ask"] for question in questions}, {"wish", "talk", "turn"})
            self.assertTrue(any("new" in question for question in questions))

    def test_a_forfeit_is_told_as_the_schema_has_it(self):
        with tempfile.NamedTemporaryFile() as file:
            run("simulate", "quick", "--players", "2", "--first", "1", "--bots", "greedy,cmd:exit 3", "--games", "1", "--records", file.name)
            self.assertEqual(judge("record", json.loads(file.read()))["forfeit"]["foul"], "died")


if __name__ == "__main__":
    unittest.main()
