"""The tools that look after a store: `tenback tables` and `tenback backup`, on SQLite and on PostgreSQL, also while it is in use."""
import contextlib
import json
import os
import shutil
import sqlite3
import sys
import tempfile
import threading
import unittest

from program import run

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
from postgres import Postgres  # noqa: E402


def kept_game(folder, *arguments):
    """Begins a game, lays a card so that it is kept, and leaves it; the store's file."""
    before = os.environ["XDG_DATA_HOME"]
    os.environ["XDG_DATA_HOME"] = folder
    try:
        moves = run("play", *arguments, stdin=b"moves\n").stdout.decode()
        pile, card = moves.split("On ", 1)[1].split()[:2]
        run("play", *arguments, stdin=f"{card} {pile.rstrip(':')}\nquit\n".encode())
    finally:
        os.environ["XDG_DATA_HOME"] = before
    return os.path.join(folder, "tenback", "games.db")


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="tenback_tables_")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def tables(self, store, *arguments, stdin=b""):
        return run("tables", *arguments, "--store", store, stdin=stdin)

    def listed(self, store, *arguments):
        result = self.tables(store, "list", "--json", *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return [json.loads(line) for line in result.stdout.splitlines()]

    def check(self, result, code, *words):
        self.assertEqual(result.returncode, code, result)
        self.assertTrue(result.stderr.startswith(b"tenback: "), result.stderr)
        for word in words:
            self.assertIn(word, result.stderr.decode())


class Tables(Folder):
    def setUp(self):
        super().setUp()
        self.store = kept_game(self.folder, "--seed", "5", "--names", "Ann")
        kept_game(self.folder, "quick", "--seed", "6", "--players", "2", "--bots", "hard", "--first", "1")

    def test_list_for_people_and_for_programs(self):
        text = self.tables(self.store).stdout.decode()
        self.assertRegex(text, r"\n1 +\d+  20\d\d-\d\d-\d\d \d\d:\d\d +classic, round 1, playing: Ann\n")
        self.assertRegex(text, r"\n2 +\d+  .* quick, round 1, playing: \?, hard bot\n")
        self.assertTrue(text.endswith("2 tables\n"))
        by_id = {table["id"]: table for table in self.listed(self.store)}
        self.assertEqual(by_id["1"]["summary"]["game"], "classic")
        self.assertFalse(by_id["1"]["listed"])
        self.assertEqual([table["id"] for table in self.listed(self.store, "--begins", "2")], ["2"])
        self.assertEqual(self.listed(self.store, "--listed"), [])

    def test_show_prints_the_log(self):
        lines = self.tables("sqlite:" + self.store, "show", "1").stdout.decode().splitlines()
        self.assertIn("id       1", lines)
        events = [json.loads(line.split(maxsplit=1)[1]) for line in lines[5:]]
        self.assertEqual(len(events), {t["id"]: t["number"] for t in self.listed(self.store)}["1"])
        self.assertEqual(events[0]["game"], "classic")

    def test_delete_asks_and_takes_the_log_along(self):
        self.assertIn(b"Delete table 1", self.tables(self.store, "delete", "1", stdin=b"n\n").stdout)
        self.assertEqual(len(self.listed(self.store)), 2)
        self.assertIn(b"deleted 1", self.tables(self.store, "delete", "1", stdin=b"y\n").stdout)
        self.assertIn(b"deleted 2", self.tables(self.store, "delete", "2", "--yes").stdout)
        with contextlib.closing(sqlite3.connect(self.store)) as database:
            self.assertEqual(database.execute("SELECT count(*) FROM events").fetchone(), (0,))
        self.check(self.tables(self.store, "show", "1"), 1, "no table 1")

    def test_a_code_is_enough_unless_several_tables_begin_so(self):
        with contextlib.closing(sqlite3.connect(self.store)) as database, database:
            database.execute("UPDATE tables SET id = 'ABC1' WHERE id = '1'")
            database.execute("UPDATE tables SET id = 'ABC2' WHERE id = '2'")
        self.check(self.tables(self.store, "delete", "ABC", "--yes"), 1, "ABC1", "ABC2")
        self.assertIn(b"ABC2", self.tables(self.store, "show", "ABC2").stdout)

    def test_prune_by_age(self):
        self.check(self.tables(self.store, "prune"), 2, "--finished")
        self.check(self.tables(self.store, "prune", "--finished", "soon"), 2, "--finished")
        with contextlib.closing(sqlite3.connect(self.store)) as database, database:
            database.execute("UPDATE tables SET changed = changed - 40 * 86400 WHERE id = '1'")
        self.assertEqual(self.tables(self.store, "prune", "--finished", "30").stdout, b"deleted 0 tables\n")
        self.assertEqual(self.tables(self.store, "prune", "--unfinished", "30").stdout, b"deleted 1 table\n")
        self.assertEqual([table["id"] for table in self.listed(self.store)], ["2"])

    def test_the_environment_may_name_the_store(self):
        os.environ["TENBACK_STORE"] = self.store
        self.addCleanup(os.environ.pop, "TENBACK_STORE")
        self.assertIn(b"2 tables", run("tables").stdout)

    def test_no_store_or_a_wrong_one(self):
        self.check(run("tables"), 2, "--store")
        self.check(self.tables(self.path("nowhere/tables.db")), 1, "cannot open")
        self.assertFalse(os.path.exists(self.path("nowhere")))
        self.check(self.tables("mysql://localhost/x"), 1, "postgresql://")
        self.check(self.tables(f"postgresql://u:secret@/x?host={self.folder}"), 1, "does not answer")
        self.assertNotIn(b"secret", self.tables(f"postgresql://u:secret@/x?host={self.folder}").stderr)


class Backup(Folder):
    def test_a_copy_has_everything_and_is_a_store_itself(self):
        store = kept_game(self.folder, "--seed", "5")
        copy = self.path("copy.db")
        result = run("backup", copy, "--store", store)
        self.assertRegex(result.stdout.decode(), r"^1 table with \d+ events copied\n$")
        self.assertEqual(self.listed(copy), self.listed(store))
        self.assertEqual(self.tables(copy, "show", "1").stdout, self.tables(store, "show", "1").stdout)
        self.assertEqual([name for name in os.listdir(self.folder) if "copy" in name], ["copy.db"])

    def test_what_exists_is_never_overwritten(self):
        store = kept_game(self.folder, "--seed", "5")
        with open(self.path("diary"), "w", encoding="utf-8") as file:
            file.write("dear diary")
        self.check(run("backup", self.path("diary"), "--store", store), 1, "exists")
        with open(self.path("diary"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "dear diary")
        with open(self.path("new.part"), "w", encoding="utf-8"):
            pass
        self.check(run("backup", self.path("new"), "--store", store), 1, "new.part")
        self.check(run("backup", "/proc/nowhere/copy", "--store", store), 1, "tenback")
        self.check(run("backup", self.path("x"), "--store", self.path("nothing.db")), 1, "cannot open")
        self.assertFalse(os.path.exists(self.path("x")))

    def test_a_damaged_store_gives_no_backup(self):
        store = kept_game(self.folder, "--seed", "5")
        with open(store, "wb") as file:
            file.write(b"no database" * 1000)
        self.check(run("backup", self.path("copy"), "--store", store), 1, "damaged")
        self.assertFalse(os.path.exists(self.path("copy")))

    def test_a_store_in_use_is_copied_as_of_one_moment(self):
        store = kept_game(self.folder, "--seed", "5")
        stop = threading.Event()

        def write():
            """As a server would: the table's number and its events in one commit."""
            with contextlib.closing(sqlite3.connect(store, timeout=60)) as database:
                while not stop.is_set():
                    with database:
                        database.execute("UPDATE tables SET number = number + 1")
                        database.execute("INSERT INTO events SELECT key, number, '{}' FROM tables")

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for n in range(5):
                copy = self.path(f"copy{n}.db")
                self.assertEqual(run("backup", copy, "--store", store).returncode, 0)
                with contextlib.closing(sqlite3.connect(copy)) as database:
                    number, events = database.execute("SELECT number, (SELECT count(*) FROM events) FROM tables").fetchone()
                self.assertEqual(number, events)
        finally:
            stop.set()
            writer.join()

    def test_to_postgresql_and_back(self):
        store = kept_game(self.folder, "--seed", "5")
        with Postgres() as database:
            self.assertEqual(run("backup", database.address, "--store", store).returncode, 0)
            self.assertEqual(self.listed(database.address), self.listed(store))
            self.assertIn(b"deleted 0", self.tables(database.address, "prune", "--finished", "1").stdout)
            self.check(run("backup", database.address, "--store", store), 1, "not empty")
            copy = self.path("copy.db")
            self.assertEqual(run("backup", copy, "--store", database.address).returncode, 0)
            self.assertEqual(self.tables(copy, "show", "1").stdout, self.tables(store, "show", "1").stdout)
            self.assertIn(b"deleted 1", self.tables(database.address, "delete", "1", "--yes").stdout)
            self.assertEqual(self.listed(database.address), [])
            database.stop()
            self.check(self.tables(database.address), 1, "does not answer")
            database.start()
            self.assertEqual(self.listed(database.address), [])


if __name__ == "__main__":
    unittest.main()
