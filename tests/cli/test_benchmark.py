"""Tracks on fixed deals: a line, and records from which anybody gets the same line again."""
import hashlib
import json
import os
import sys
import tempfile
import unittest

from program import run

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


class Benchmark(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.records = os.path.join(folder.name, "games.jsonl")
        self.deals = os.path.join(folder.name, "deals.txt")

    def played(self, *arguments, code=0):
        result = run("benchmark", *arguments, "--records", self.records)
        self.assertEqual(result.returncode, code, result.stderr)
        return result.stdout.decode()

    def checked(self, *arguments):
        return run("benchmark", "--check", self.records, *arguments)

    def changed(self, change):
        with open(self.records, encoding="utf-8") as file:
            records = [json.loads(line) for line in file]
        change(records)
        with open(self.records, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(record) + "\n" for record in records)

    def test_every_track_is_played_and_its_records_give_the_same_line(self):
        tracks = [line.split()[0] for line in run("benchmark", "--list").stdout.decode().splitlines()]
        self.assertEqual(len(tracks), 15)
        for track in tracks:
            with self.subTest(track):
                partners_search = track.startswith("cross") or track == "face"
                line = self.played("greedy", "--track", track, "--games", "2" if partners_search else "5")
                self.assertRegex(line, rf"^tenback-benchmark-1 track={track} games=\d deals=public won=[\d.]+ left=[\d.]+ "
                                       r"forfeits=0 records=[0-9a-f]{64} bot=greedy\n$")
                with open(self.records, "rb") as file:
                    self.assertIn(hashlib.blake2b(file.read(), digest_size=32).hexdigest(), line)
                self.assertEqual(self.checked().stdout.decode(), line)

    def test_threads_do_not_change_the_line(self):
        lines = {self.played("planner", "--track", "quick-2-talk", "--games", "20", "--threads", n) for n in "12"}
        self.assertEqual(len(lines), 1)

    def test_a_program_is_judged_and_forfeits_are_counted(self):
        bot = f"cmd:{sys.executable} {ROOT}/examples/bot.py"
        self.assertIn("forfeits=0", self.played(bot, "--track", "cross-quick-3-talk", "--games", "3"))
        line = self.played("cmd:exit 3", "--track", "classic-2", "--games", "3", code=1)
        self.assertIn("won=0.0000", line)
        self.assertIn("forfeits=3", line)
        self.assertEqual(self.checked().stdout.decode(), line)

    def test_what_was_changed_is_found_out(self):
        def other_deal(records):
            records[1]["decks"] = records[0]["decks"]

        def other_seed(records):
            records[1]["seed"] += 1

        def left_out(records):
            del records[0]

        def other_play(records):
            records[0]["turns"][0]["plays"][0] = "2>D1"

        for change in (other_deal, other_seed, left_out, other_play):
            self.played("greedy", "--track", "solo", "--games", "3")
            self.changed(change)
            result = self.checked()
            self.assertEqual((result.returncode, result.stdout), (1, b""), change.__name__)

    def test_held_back_deals_are_named_by_their_hash(self):
        with open(self.deals, "w", encoding="utf-8") as file:
            file.write("5\n17\n9007199254740991\n")
        with open(self.deals, "rb") as file:
            mark = hashlib.blake2b(file.read(), digest_size=32).hexdigest()
        line = self.played("greedy", "--track", "solo", "--deals", self.deals)
        self.assertIn(f"games=3 deals={mark} ", line)
        self.assertEqual(self.checked("--deals", self.deals).stdout.decode(), line)
        self.assertIn(b"--deals", self.checked().stderr)

    def test_bad_usage_says_what_is_missing(self):
        for arguments, code, message in (((), 2, b"--list"), (("--track", "solo"), 2, b"which bot"), (("greedy", "--track", "chess"), 2, b"chess"),
                                         (("nobody", "--track", "solo"), 2, b"nobody"), (("--check", "/nowhere"), 1, b"cannot read"),
                                         (("greedy", "--track", "solo", "--deals", "/dev/null"), 1, b"no seeds")):
            result = run("benchmark", *arguments)
            self.assertEqual((result.returncode, result.stdout), (code, b""), result)
            self.assertIn(message, result.stderr)


if __name__ == "__main__":
    unittest.main()
