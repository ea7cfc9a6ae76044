"""The solver as people meet it: positions of records, batches, and Ctrl-C in the middle of one."""
import json
import os
import signal
import subprocess
import tempfile
import unittest

from program import TENBACK, run


def talkative_record():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.jsonl")
        run("simulate", "quick", "--players", "3", "--talk", "--bots", "planner", "--games", "1", "--seed", "4", "--records", path)
        with open(path, "rb") as file:
            return json.loads(file.read())


class Positions(unittest.TestCase):
    def test_the_talk_until_then_stays_in_the_record(self):
        record = talkative_record()
        turn = len(record["turns"]) // 2
        result = run("solve", "--from", "-", "--turn", str(turn), "--json", stdin=json.dumps(record).encode())
        solved = json.loads(result.stdout)["record"]
        self.assertEqual(solved["turns"][: turn - 1], record["turns"][: turn - 1])
        self.assertEqual(solved["talk"], [said for said in record["talk"] if (said["turn"], said["played"]) <= (turn, 0)])
        self.assertEqual(solved["wishes"], record["wishes"])
        self.assertEqual(run("replay", "-", stdin=json.dumps(solved).encode()).returncode, 0)

    def test_in_the_middle_of_a_turn(self):
        record = talkative_record()
        result = run("solve", "--from", "-", "--turn", "3", "--played", "1", "--json", stdin=json.dumps(record).encode())
        self.assertEqual(json.loads(result.stdout)["record"]["turns"][2]["plays"][0], record["turns"][2]["plays"][0])


class Batches(unittest.TestCase):
    def test_a_summary(self):
        result = run("solve", "quick", "--players", "2", "--seeds", "1..5", "--json")
        lines = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([line["seed"] for line in lines[:-1]], [1, 2, 3, 4, 5])
        self.assertEqual((lines[-1]["deals"], lines[-1]["complete"], lines[-1]["solved"]), (5, True, 5))

    def test_an_interrupted_batch_says_what_it_found(self):
        command = [TENBACK, "solve", "quick", "--players", "2", "--seeds", "1..1000000000", "--json"]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            first = json.loads(process.stdout.readline())
            process.send_signal(signal.SIGINT)
            rest = process.stdout.read().splitlines()
        self.assertEqual((process.returncode, first["seed"]), (0, 1))
        summary = json.loads(rest[-1])
        self.assertFalse(summary["complete"])
        self.assertEqual(summary["deals"], len(rest))
        self.assertEqual(summary["solved"] + summary["unwinnable"] + summary["unknown"], summary["deals"])


if __name__ == "__main__":
    unittest.main()
