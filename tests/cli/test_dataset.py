"""Positions with the values of their turns: numpy reads them, the rules permit them, and the same seed gives the same file."""
import importlib.util
import json
import os
import sys
import tempfile
import unittest

import numpy as np

from program import run

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
spec = importlib.util.spec_from_file_location("dataset", os.path.join(ROOT, "python", "tenback", "dataset.py"))
dataset = importlib.util.module_from_spec(spec)
sys.modules["dataset"] = dataset
spec.loader.exec_module(dataset)

VARIANTS = (["classic", "--players", "1"], ["classic", "--players", "3", "--fire"], ["quick", "--players", "2", "--talk"], ["face"])


class Dataset(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def made(self, *arguments, name="data.npz"):
        path = os.path.join(self.folder.name, name)
        result = run("dataset", *arguments, "--bots", "adept", "--effort", "30", "--seed", "5", "--out", path)
        self.assertEqual((result.returncode, result.stderr), (0, b""), result)
        return path

    def test_positions_are_what_seats_knew_and_turns_what_the_rules_permit(self):
        for variant in VARIANTS:
            with self.subTest(" ".join(variant)):
                data = dataset.load(self.made(*variant, "--positions", "60"))
                self.assertGreaterEqual(len(data), 60)
                self.assertTrue((np.diff(data.first_turn) > 0).all())
                self.assertTrue(((data.value >= 0) & (data.value <= 1)).all())
                for seen, plays, values in data:
                    hand = {bit for bit in range(128) if int(seen["hand"][bit // 64]) >> (bit % 64) & 1}
                    self.assertEqual(seen["you"], seen["seat"])
                    self.assertEqual(len(hand), seen["counts"][seen["you"] - 1])
                    for turn in plays:
                        cards = [code % 128 for code in turn if code >= 0]
                        self.assertEqual(len(set(cards)), len(cards))
                        self.assertLessEqual(set(cards), hand)
                self.assertTrue(set(np.unique(data.won)) <= {0, 1})

    def test_the_same_seed_gives_the_same_file(self):
        files = [self.made("classic", "--players", "2", "--positions", "50", "--threads", n, name=n) for n in "12"]
        with open(files[0], "rb") as one, open(files[1], "rb") as other:
            self.assertEqual(one.read(), other.read())

    def test_a_card_says_what_it_is(self):
        with open(self.made("face", "--positions", "10") + ".md", encoding="utf-8") as file:
            card = file.read()
        for piece in ("face players=2", "adept-1, 30 roll-outs a turn", "--seed 5", "licence"):
            self.assertIn(piece, card)

    def test_no_game_is_on_both_sides_of_a_split(self):
        data = dataset.load(self.made("quick", "--players", "2", "--positions", "200"))
        train, test = data.split(0.25)
        self.assertEqual(len(train) + len(test), len(data))
        self.assertFalse(set(train.seed) & set(test.seed))
        self.assertEqual(len(train.value) + len(test.value), len(data.value))

    def test_the_reader_refuses_what_does_not_fit_together(self):
        path = self.made("quick", "--players", "2", "--positions", "20")
        with np.load(path) as file:
            arrays = dict(file)
        for change in ({"value": arrays["value"][1:]}, {"seed": arrays["seed"][1:]}, {"first_turn": arrays["first_turn"][:-1]}):
            np.savez(path, **{**arrays, **change})
            self.assertRaises(ValueError, dataset.load, path)
        del arrays["won"]
        np.savez(path, **arrays)
        self.assertRaises(ValueError, dataset.load, path)

    def test_what_cannot_be_written_is_said_before_anybody_plays(self):
        result = run("dataset", "--out", "/nowhere/data.npz", "--positions", "1000000")
        self.assertEqual((result.returncode, result.stdout), (1, b""))
        self.assertIn(b"cannot write /nowhere/data.npz", result.stderr)
        self.assertEqual(run("dataset").returncode, 2)

    def test_records_tell_the_same_values(self):
        path = os.path.join(self.folder.name, "games.jsonl")
        run("simulate", "face", "--bots", "adept,greedy", "--effort", "30", "--games", "1", "--seed", "5", "--records", path, "--values")
        with open(path, encoding="utf-8") as file:
            records = [json.loads(line) for line in file]
        for record in records:
            self.assertEqual(record["seed"], 5)
            self.assertEqual({seat["player"] for seat in record["seats"]}, {"adept-1", "greedy-1"})
            self.assertEqual(len(record["values"]), len(record["turns"]) - (not record["turns"][-1]["plays"]))
            for turn, weighed in zip(record["turns"], record["values"]):
                self.assertEqual(turn["seat"], weighed["seat"])
                self.assertEqual(turn["plays"], weighed["turns"][0]["plays"][: len(turn["plays"])])
        self.assertEqual(run("replay", path).returncode, 0)


if __name__ == "__main__":
    unittest.main()
