"""Reviews: for programs, for people and as a page of its own; what cannot be reviewed is told."""
import html.parser
import json
import os
import tempfile
import unittest
import xml.dom.minidom

from program import run

VARIANTS = {
    "classic": ["classic", "--players", "2"],
    "fire": ["classic", "--players", "3", "--fire"],
    "quick": ["quick", "--players", "2"],
    "face": ["face"],
}


def played(*variant, games=1, bot="greedy"):
    """Records of games between bots, one JSON text a line."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.jsonl")
        bots = f"{bot},{bot}" if variant[0] == "face" else bot
        result = run("simulate", *variant, "--bots", bots, "--games", str(games), "--seed", "5", "--records", path)
        assert result.returncode == 0, result
        with open(path, "rb") as file:
            return b"".join(file.readlines()[:games])  # Face to Face is played twice, seats swapped


def review(records, *options):
    return run("review", "-", "--effort", "60", *options, stdin=records)


class Review(unittest.TestCase):
    def test_one_object_a_game_with_what_was_promised(self):
        for name, variant in VARIANTS.items():
            with self.subTest(name):
                result = review(played(*variant, games=2), "--json")
                self.assertEqual(result.returncode, 0, result.stderr)
                lines = result.stdout.splitlines()
                self.assertEqual(len(lines), 2)
                for number, line in enumerate(lines, 1):
                    game = json.loads(line)
                    self.assertEqual(game["game"], number)
                    self.assertEqual(game["result"], game["start"] + game["skill"] + game["luck"])
                    self.assertIn(game["result"], (0, 1_000_000))
                    decisions = sum(seat["decisions"] for seat in game["seats"])
                    given = sum(turn["loss"] for turn in game["turns"] if turn["counts"])
                    self.assertAlmostEqual(game["error_rate"], given / decisions, places=6)
                    for turn in game["turns"]:
                        self.assertTrue({"turn", "seat", "chance", "best", "laid", "loss", "error", "mistake"} <= set(turn))
                        self.assertTrue(0 <= turn["chance"] <= 1)
                        if turn["mistake"]:
                            self.assertGreater(turn["loss"], 2.5 * turn["error"])
                    if name != "face":
                        self.assertAlmostEqual(game["skill"], -sum(turn["loss"] * 10_000 for turn in game["turns"] if turn["counts"]), places=2)

    def test_laid_is_what_the_record_says(self):
        record = played("classic", "--players", "2")
        game = json.loads(review(record, "--json").stdout)
        told = [" ".join(turn["plays"]) for turn in json.loads(record)["turns"] if turn["plays"]]
        self.assertEqual([turn["laid"].removesuffix(" .") for turn in game["turns"]], told)

    def test_the_same_on_any_number_of_cores(self):
        record = played("quick", "--players", "3")
        one = review(record, "--json", "--threads", "1").stdout
        self.assertEqual(one, review(record, "--json", "--threads", "3").stdout)
        self.assertNotEqual(one, review(record, "--json", "--seed", "2").stdout)

    def test_a_seat_alone_and_face_to_face_from_both_sides(self):
        record = played("face")
        one, two = (json.loads(review(record, "--json", "--seat", seat).stdout) for seat in "12")
        self.assertEqual({turn["seat"] for turn in one["turns"]}, {1})
        self.assertEqual({turn["seat"] for turn in two["turns"]}, {2})
        self.assertEqual(one["luck"], -two["luck"])
        self.assertEqual(one["skill"], -two["skill"])
        self.assertEqual(review(record, "--seat", "3").returncode, 2)

    def test_a_table_for_people_in_their_language(self):
        record = played("classic", "--players", "2", bot="random")
        text = review(record).stdout.decode()
        self.assertIn("plays like", text)
        self.assertIn("====", text)
        self.assertIn("??", text)
        self.assertIn("Punkte", review(record, "--lang", "de").stdout.decode())

    def test_open_cards_on_request(self):
        record = played("classic", "--players", "2", bot="random")
        opened = json.loads(review(record, "--json", "--open").stdout)["open"]
        self.assertIn("certain", opened)
        self.assertNotIn("open", json.loads(review(record, "--json").stdout))

    def test_pictures_stand_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            page, picture = (os.path.join(folder, name) for name in ("review.html", "review.svg"))
            result = review(played("classic", "--players", "2", games=2), "--html", page, "--svg", picture)
            self.assertEqual(result.returncode, 0, result.stderr)
            xml.dom.minidom.parse(picture)
            with open(page, encoding="utf-8") as file:
                text = file.read()
            html.parser.HTMLParser().feed(text)
            self.assertEqual(text.count("<section>"), 2)
            for outside in ("src=", "href=", "url(", "<script"):
                self.assertNotIn(outside, text)

    def test_what_cannot_be_reviewed_is_told(self):
        record = json.loads(played("classic", "--players", "2"))
        whole = json.dumps(record).encode()
        record["turns"] = record["turns"][:3]
        left = 98 - sum(len(turn["plays"]) for turn in record["turns"])
        record["result"] = {"status": "playing", "reason": None, "left": left, "winner": None}
        record.pop("talk", None)
        unfinished = json.dumps(record).encode()
        result = review(unfinished, "--json")
        self.assertEqual((result.returncode, result.stdout), (1, b""))
        self.assertIn(b"not over", result.stderr)
        for bad in (whole[: len(whole) // 2], b"{}", b"[1]", b"\xff\xfe"):
            result = review(bad, "--json")
            self.assertEqual((result.returncode, result.stdout), (1, b""), bad)
            self.assertIn(b"line 1", result.stderr)
        result = review(unfinished + b"\n" + whole, "--json")
        self.assertEqual((result.returncode, len(result.stdout.splitlines())), (1, 1))
        self.assertEqual(review(b"").returncode, 1)
        self.assertEqual(review(whole, "--game", "2").returncode, 1)
        self.assertEqual(run("review", "/nowhere/at/all").returncode, 1)
        self.assertEqual(review(whole, "--effort", "1").returncode, 2)


if __name__ == "__main__":
    unittest.main()
