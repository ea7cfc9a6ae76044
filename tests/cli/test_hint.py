"""Hints: the best turns at a position of a record, on what the seat knows and nothing else."""
import json
import os
import random
import tempfile
import unittest

from program import run

VARIANTS = {
    "classic": ["classic", "--players", "2"],
    "alone": ["classic", "--players", "1"],
    "fire": ["classic", "--players", "4", "--fire"],
    "expert": ["classic", "--players", "3", "--minimum", "3"],
    "quick": ["quick", "--players", "3"],
    "quick with talk": ["quick", "--players", "4", "--talk"],
    "professional": ["quick", "--players", "2", "--pro"],
    "face": ["face"],
}


def played(*variant, games=1):
    """Records of games between bots, one JSON text a line."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.jsonl")
        bots = "planner,greedy" if variant[0] == "face" else "planner"
        result = run("simulate", *variant, "--bots", bots, "--games", str(games), "--seed", "3", "--records", path)
        assert result.returncode == 0, result
        with open(path, "rb") as file:
            return file.read()


def hint(records, *options):
    return run("hint", "-", "--effort", "300", *options, stdin=records)


def until(record, turn):
    """The record as it stood when the turn began."""
    cut = json.loads(json.dumps(record))
    cut["turns"] = cut["turns"][:turn]
    cut["turns"][-1]["plays"] = []
    cut.get("talk", [])[:] = [said for said in cut.get("talk", []) if (said["turn"], said["played"]) <= (turn, 0)]
    laid = sum(len(turn["plays"]) for turn in cut["turns"])
    cut["result"] = {"status": "playing", "reason": None, "left": sum(map(len, cut["decks"])) - laid, "winner": None}
    return cut


def with_other_secrets(record, chance):
    """The same to the seat to move: all cards that it cannot see change places."""
    states = run("replay", "-", "--json", stdin=json.dumps(record).encode()).stdout.splitlines()
    state = json.loads(states[-1])["state"]
    mine = state["hands"][str(state["seat"])]
    other = json.loads(json.dumps(record))
    sides = {1: {0}, 2: {0, 1}}[len(other["decks"])]
    for side in sides:
        laid = {play.split(">")[0] for turn in record["turns"] for play in turn["plays"] if len(sides) == 1 or turn["seat"] == side + 1}
        seen = laid | set(mine if len(sides) == 1 or state["seat"] == side + 1 else [])
        deck = other["decks"][side]
        hidden = [card for card in deck if card not in seen]
        chance.shuffle(hidden)
        other["decks"][side] = [card if card in seen else hidden.pop() for card in deck]
    return other


class Hint(unittest.TestCase):
    def test_every_game_at_any_turn(self):
        for name, variant in VARIANTS.items():
            records = played(*variant)
            turns = len(json.loads(records.splitlines()[0])["turns"])
            for turn in {1, 2, turns // 2, turns - 1}:
                with self.subTest(name, turn=turn):
                    answer = json.loads(hint(records, "--turn", str(turn), "--json").stdout)
                    self.assertEqual(answer["turn"], turn)
                    self.assertTrue(1 <= len(answer["hints"]) <= 5)
                    for one in answer["hints"]:
                        self.assertRegex(one["turn"], r"^(\w+>[UD][12] )*(\.|\w+>[UD][12])$")
                        self.assertTrue(0 <= one["estimate"] <= 1)

    def test_the_best_turn_is_legal(self):
        for name, variant in VARIANTS.items():
            with self.subTest(name):
                record = until(json.loads(played(*variant).splitlines()[0]), 4)
                best = json.loads(hint(json.dumps(record).encode(), "--json").stdout)["hints"][0]["turn"]
                record["turns"][-1]["plays"] = [play for play in best.split() if play != "."]
                record["result"]["left"] -= len(record["turns"][-1]["plays"])
                self.assertEqual(run("replay", "-", stdin=json.dumps(record).encode()).returncode, 0, best)

    def test_what_the_seat_cannot_see_changes_nothing(self):
        chance = random.Random(1)
        for name, variant in VARIANTS.items():
            if "talk" in name:
                continue  # what the others said would no longer be true of their hands
            record = until(json.loads(played(*variant).splitlines()[0]), 5)
            answer = hint(json.dumps(record).encode(), "--json", "--top", "24").stdout
            for _ in range(3):
                with self.subTest(name):
                    other = with_other_secrets(record, chance)
                    self.assertNotEqual(other["decks"], record["decks"])
                    self.assertEqual(hint(json.dumps(other).encode(), "--json", "--top", "24").stdout, answer)

    def test_the_same_seed_gives_the_same_hint(self):
        records = played("classic", "--players", "2")
        answers = [hint(records, "--turn", "5", "--json", "--seed", seed).stdout for seed in ["1", "1", "2"]]
        self.assertEqual(answers[0], answers[1])
        self.assertNotEqual(answers[0], answers[2])

    def test_in_the_middle_of_a_turn(self):
        records = played("classic", "--players", "2")
        plays = json.loads(records.splitlines()[0])["turns"][4]["plays"]
        answer = json.loads(hint(records, "--turn", "5", "--played", "1", "--json").stdout)
        self.assertEqual(answer["played"], 1)
        self.assertNotIn(plays[0], answer["hints"][0]["turn"].split())

    def test_another_seat_as_if_it_were_to_move(self):
        records = played("classic", "--players", "3")
        record = json.loads(records.splitlines()[0])
        other = record["turns"][4]["seat"] % 3 + 1
        result = hint(records, "--turn", "5", "--seat", str(other))
        self.assertIn(b"as if it were to move", result.stdout)
        refused = hint(records, "--turn", "5", "--played", "1", "--seat", str(other))
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"in the middle of its turn", refused.stderr)

    def test_which_record_top_and_why(self):
        records = played("quick", "--players", "2", games=3)
        result = hint(records, "--game", "3", "--turn", "2", "--top", "2")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout.decode(), r"(?s)1\. +[\d.]+ %  .*2\. .*Why .*: .* \(expert; \d+ turns weighed")
        self.assertNotIn(b" 3. ", result.stdout)

    def test_a_bot_without_estimates(self):
        answer = json.loads(hint(played("face"), "--turn", "3", "--bot", "planner", "--json").stdout)
        self.assertEqual((answer["bot"], answer["motive"], answer["hints"][0]["estimate"]), ("planner", "potential", None))

    def test_by_the_clock(self):
        result = run("hint", "-", "--turn", "3", "--ms", "20", stdin=played("classic", "--players", "2"))
        self.assertEqual(result.returncode, 0, result.stderr)


class BadInput(unittest.TestCase):
    def check(self, result, code, message):
        self.assertEqual((result.returncode, result.stdout), (code, b""))
        self.assertIn(message.encode(), result.stderr)

    def test_positions_that_there_are_not(self):
        records = played("classic", "--players", "2")
        self.check(hint(records), 1, "the game is over there")
        self.check(hint(records, "--turn", "999"), 1, "the record has only")
        self.check(hint(records, "--turn", "2", "--played", "9"), 1, "cards were laid")
        self.check(hint(records, "--game", "2"), 1, "no record 2")
        self.check(hint(b"nonsense"), 1, "line 1")
        self.check(hint(b""), 1, "no record 1")
        self.check(run("hint", "/nowhere"), 1, "cannot read")

    def test_usage(self):
        records = played("classic", "--players", "2")
        self.check(hint(records, "--turn", "2", "--seat", "3"), 2, "there are 2 seats")
        self.check(hint(records, "--turn", "2", "--seat", "0"), 2, "there are 2 seats")
        self.check(hint(records, "--played", "1"), 2, "--turn")
        self.check(hint(records, "--turn", "-1"), 2, "--turn")
        self.check(hint(records, "--turn", "2", "--bot", "nobody"), 2, "there is no bot 'nobody'")
        self.check(hint(records, "--turn", "2", "--ms", "5"), 2, "--effort")
        self.check(run("hint"), 2, "file")


if __name__ == "__main__":
    unittest.main()
