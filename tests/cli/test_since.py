"""What people had when commit 22e4451 was the newest opens with this program: saved games and records. What a newer program wrote is
refused and left as it is."""
import json
import os
import re
import shutil
import sqlite3
import tempfile
import unittest

from program import DATA, run

SINCE = os.path.join(DATA, "since_22e4451")


def lines(name):
    with open(os.path.join(SINCE, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def content(path):
    with open(path, "rb") as file:
        return file.read()


class SavedGames(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="tenback_since_")
        self.before = os.environ["XDG_DATA_HOME"]
        os.environ["XDG_DATA_HOME"] = self.folder
        os.mkdir(os.path.join(self.folder, "tenback"))
        self.store = os.path.join(self.folder, "tenback", "games.db")
        shutil.copy(os.path.join(SINCE, "games.db"), self.store)

    def tearDown(self):
        os.environ["XDG_DATA_HOME"] = self.before
        shutil.rmtree(self.folder, ignore_errors=True)

    def test_all_are_listed(self):
        listed = run("games", "list", "--all")
        self.assertEqual((listed.returncode, listed.stderr), (0, b""))
        self.assertEqual(re.findall(r"^(\d+) ", listed.stdout.decode(), re.M), list("7654321"))

    def test_their_records_say_the_same(self):
        exported = run("games", "export", "--all", "--unfinished")
        self.assertEqual(exported.returncode, 0, exported.stderr)
        now = [json.loads(line) for line in exported.stdout.splitlines()]
        then = lines("exported.jsonl")
        self.assertEqual(len(now), len(then))
        for new, old in zip(now, then):  # a record may have grown
            self.assertEqual({key: new[key] for key in old}, old)

    def test_each_unfinished_one_goes_on(self):
        for number in "4567":
            with self.subTest(number):
                resumed = run("games", "resume", number, "--plain", stdin=b"\n\nmoves\nquit\n")
                self.assertEqual((resumed.returncode, resumed.stderr), (0, b""))
                self.assertRegex(resumed.stdout.decode(), r"On \w\d: ")

    def test_they_count_in_the_statistics(self):
        statistics = run("games", "stats")
        self.assertEqual(statistics.returncode, 0, statistics.stderr)
        for game in ("The Game", "Quick & Easy", "Face to Face"):
            self.assertIn(game.encode(), statistics.stdout)

    def test_a_store_of_a_newer_version_is_refused_undamaged(self):
        with sqlite3.connect(self.store) as store:
            version = store.execute("pragma user_version").fetchone()[0]
            store.execute(f"pragma user_version = {version + 1000}")
        store.close()
        before = content(self.store)
        for arguments in (("list", "--all"), ("export", "--all"), ("delete", "1", "--yes")):
            result = run("games", *arguments)
            self.assertEqual((result.returncode, result.stdout), (1, b""))
            self.assertIn(b"newer", result.stderr)
        self.assertEqual(content(self.store), before)


class Records(unittest.TestCase):
    def test_each_replays_and_gives_hints(self):
        path = os.path.join(SINCE, "simulated.jsonl")
        replayed = run("replay", path)
        self.assertEqual((replayed.returncode, replayed.stderr), (0, b""))
        for number in range(1, len(lines("simulated.jsonl")) + 1):
            hint = run("hint", path, "--game", str(number), "--turn", "2", "--bot", "greedy", "--json")
            self.assertEqual(hint.returncode, 0, hint.stderr)

    def test_unfinished_ones_replay(self):
        replayed = run("replay", os.path.join(SINCE, "exported.jsonl"))
        self.assertEqual((replayed.returncode, replayed.stderr), (0, b""))

    def test_the_proof_holds(self):
        verified = run("verify", os.path.join(SINCE, "fair.jsonl"))
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)


if __name__ == "__main__":
    unittest.main()
