"""What goes wrong around a server: stores that cannot be used, a full disk, a wall clock that jumps. Each is named, nothing is lost."""
import http.client
import json
import os
import pathlib
import resource
import socket
import sqlite3
import subprocess
import tempfile
import time
import unittest

import game
from case import SANITIZED, WireCase
from postgres import Postgres
from server import TENBACK, environment

FAKETIME = "/usr/$LIB/faketime/libfaketime.so.1"


class BadStores(WireCase):
    def expect_refusal(self, store, *words):
        """The server does not start, says why, and leaves the store as it was."""
        result = subprocess.run([TENBACK, "serve", "--port", "0", "--store-seconds", "0", "--store", store], capture_output=True, text=True, env=environment(),
                                timeout=60, check=False)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        for word in words:
            self.assertIn(word, result.stderr)
        self.assertNotIn("secret", result.stderr)

    def test_unreachable(self):
        self.expect_refusal(f"postgresql://tenback:secret@/tables?host={self.folder}", "does not answer")
        self.expect_refusal("mysql://localhost/tables", "postgresql://")
        blocked = pathlib.Path(self.folder, "file")
        blocked.write_text("")
        self.expect_refusal(f"{blocked}/tables.db", str(blocked))

    def test_damaged(self):
        self.expect_unchanged(b"This is no database, although somebody called it one. " * 100, "tables.db")

    def test_broken_in_the_middle(self):
        self.serve().stop()
        content = bytearray(pathlib.Path(self.store).read_bytes())
        content[100:4000] = b"\xff" * 3900
        self.expect_unchanged(bytes(content), "damaged")

    def expect_unchanged(self, content, *words):
        pathlib.Path(self.store).write_bytes(content)
        self.expect_refusal(self.store, *words)
        self.assertEqual(pathlib.Path(self.store).read_bytes(), content)

    def test_of_a_newer_version(self):
        self.serve().stop()
        store = sqlite3.connect(self.store)
        store.execute("pragma user_version = 99")
        store.close()
        self.expect_refusal(self.store, "newer")
        database = self.enterContext(Postgres())
        self.store = database.address
        self.serve().stop()
        subprocess.run(["psql", "-q", database.address, "-c", "update tenback.version set number = 99"], check=True)
        self.expect_refusal(self.store, "newer")


class StoreOutage(WireCase):
    """programs.md 3, 4 and 12, security.md medium 5 and 6: the database goes and comes, and operators and players hear of it."""

    def setUp(self):
        super().setUp()
        self.database = self.enterContext(Postgres())
        self.store = self.database.address

    def until_ready_is(self, server, status):
        while (answer := server.get("/ready")).status != status:
            time.sleep(0.05)
        return answer

    def metrics(self, port):
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request("GET", "/metrics", headers={"Host": "localhost"})
        lines = connection.getresponse().read().decode().splitlines()
        connection.close()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}

    async def test_programs_3_an_outage_is_logged_counted_and_told_to_those_who_ask(self):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        server = self.serve("--metrics", str(port))
        ann, bob = await self.several(server, 2)
        table = await game.open_table(ann)
        await game.seat_all(table, [ann])
        self.assertEqual(self.metrics(port)["tenback_store_usable"], 1)
        self.database.stop()
        self.assertEqual(self.until_ready_is(server, 503).text, "store: away\n")  # and not where the database is
        self.assertEqual(self.metrics(port)["tenback_store_usable"], 0)
        self.assertEqual(await ann.refusal("stand"), "not_kept")
        self.assertIn(await bob.refusal("join", table=table), ("not_kept", None))  # what Ann was told just now may serve him too
        self.assertEqual(await bob.refusal("lobby"), "not_kept")
        for path in (f"/api/tables/{table}/record", "/api/tables"):
            answer = server.get(path)
            self.assertEqual((answer.status, answer.headers["Retry-After"]), (503, "10"), path)
        self.database.start()
        self.until_ready_is(server, 200)
        self.assertEqual(server.get(f"/api/tables/{table}/record").status, 200)
        self.assertIsNone(await bob.refusal("join", table=table))
        numbers = self.metrics(port)
        self.assertEqual((numbers["tenback_store_usable"], numbers["tenback_store_outages_total"]), (1, 1))
        self.assertGreaterEqual(numbers["tenback_store_failures_total"], 1)
        self.assertGreaterEqual(numbers["tenback_store_appends_total"], 2)
        lines = [line for line in server.stop()[1] if line["event"].startswith("store_")]
        self.assertEqual([line["event"] for line in lines], ["store_unusable", "store_usable_again"])
        self.assertEqual(lines[0]["fault"], "away")
        self.assertTrue(lines[0]["reason"])
        self.assertGreater(lines[1]["seconds"], 0)
        self.assertNotIn(table, json.dumps(lines))

    def test_programs_4_a_database_that_comes_late_is_waited_for(self):
        self.database.stop()
        with tempfile.TemporaryFile() as log:
            command = [TENBACK, "serve", "--port", "0", "--store", self.store, "--store-seconds", "600"]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment())
            try:
                while b"store_awaited" not in os.pread(log.fileno(), 1 << 20, 0):
                    self.assertIsNone(process.poll())
                    time.sleep(0.05)
                self.database.start()
                self.assertIn(b"http://", process.stdout.readline())
            finally:
                process.terminate()
                process.communicate()
        self.assertEqual(process.returncode, 0)


class OneServer(WireCase):
    def test_security_low_a_second_server_on_one_file_is_refused(self):
        first = self.serve()
        second = subprocess.run([TENBACK, "serve", "--port", "0", "--store", self.store], capture_output=True, text=True,
                                env=environment(), timeout=300, check=False)
        self.assertEqual((second.returncode, second.stdout), (1, ""))
        self.assertIn("another tenback serve uses this store", second.stderr)
        self.assertEqual(first.get("/ready").status, 200)
        first.kill()
        self.assertEqual(self.serve().get("/ready").status, 200)


class CutBack(WireCase):
    async def test_security_low_a_store_whose_wal_was_cut_short_says_so(self):
        server = self.serve()
        people = await self.several(server, 2)
        table = await game.open_table(people[0])
        await game.seat_all(table, people)
        await game.deal(people)
        server.kill()
        self.assertEqual(self.told_by_the_next(), [])  # a kill loses nothing
        wal = self.store + "-wal"
        os.truncate(wal, os.path.getsize(wal) // 2)
        self.assertEqual(self.told_by_the_next(), [table[:6]])
        self.assertEqual(self.told_by_the_next(), [])

    def told_by_the_next(self):
        """By a server that sees the store and ends without touching it."""
        server = self.serve()
        self.assertEqual(server.get("/ready").status, 200)
        server.kill()
        return [line["table"] for line in server.log() if line["event"] == "store_cut_back"]


class FullDisk(WireCase):
    """The size of files is limited, as that of a full disk is; a server's own limit can be moved while it runs."""

    async def test_play_pauses_and_goes_on(self):
        server = self.serve(before=("sh", "-c", 'trap "" XFSZ; exec "$@"', "sh"))
        people = await self.several(server, 2)
        await game.seat_all(await game.open_table(people[0], talk="guarded"), people)
        await game.deal(people)
        before = self.size_of_store()
        self.limit(server, before)
        pictures = await self.talk_until_full(people[0])
        self.assertEqual(server.get("/ready").status, 503)
        self.assertEqual(people[0].picture(), pictures)  # nothing was shown that was not kept
        self.assertEqual(await people[1].refusal("say", say="leave D1"), "not_kept")
        unkept = people[0].answered[-1][0]
        self.limit(server, resource.RLIM_INFINITY)
        await self.until_kept(people[0], unkept)
        self.assertEqual(server.get("/ready").status, 200)
        told = [line["event"] for line in server.log() if line["event"].startswith("store_")]
        self.assertEqual(told, ["store_unusable", "store_usable_again"])  # programs.md 3
        await game.play_out(people, self.chance)
        self.expect_everything_once(server, people[0])

    def size_of_store(self):
        return max(os.path.getsize(os.path.join(self.folder, name)) for name in os.listdir(self.folder))

    def limit(self, server, size):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def talk_until_full(self, person):
        """What was known before the first refusal."""
        while True:
            picture = person.picture()
            refusal = await person.refusal("chat", text=self.words(person))
            if refusal:
                self.assertEqual(refusal, "not_kept")
                return picture

    def words(self, person):
        return "la" + " la" * (len(person.answered) % 60)

    async def until_kept(self, person, message):
        """The same message again, as a client does; it is kept as soon as there is room."""
        while True:
            await person.send_again(message)
            if (await person.answer(message["id"]))["ok"]:
                return

    def expect_everything_once(self, server, person):
        """Whoever comes now hears exactly what was acknowledged."""
        said = [message["text"] for message, answer in person.answered if message["do"] == "chat" and answer["ok"]]
        log = sqlite3.connect(f"file:{self.store}?mode=ro", uri=True)
        kept = [text for (text,) in log.execute("select text ->> 'text' from events where text ->> 'event' = 'spoke' order by number")]
        log.close()
        self.assertEqual(kept, said)


@unittest.skipIf(SANITIZED, "a sanitizer wants to be the first library")
class WallClock(WireCase):
    async def test_jumps_of_the_wall_clock_disturb_nobody(self):
        """Turns and limits go by a clock that nobody can set. What people see of the other one: times in logs and lists."""
        self.offset = pathlib.Path(self.folder, "offset")
        self.jump("+0")
        server = self.serve(LD_PRELOAD=FAKETIME, FAKETIME_TIMESTAMP_FILE=str(self.offset), FAKETIME_NO_CACHE="1",
                            FAKETIME_DONT_FAKE_MONOTONIC="1")
        ann, bob = people = await self.several(server, 2)
        await game.seat_all(await game.open_table(ann, clock=3600), people)
        await game.deal(people)
        for days, pile in ((3650, "U1"), (-3650, "U2"), (0, "D1")):
            self.jump(f"{days:+}d")
            await game.play_out(people, self.chance, done=self.some_turns_later(ann), skill=1)
            await ann.ask("say", say=f"leave {pile}")
            self.assertAlmostEqual(self.days_of_store(), days, delta=1)
            self.assertGreater(ann.view["state"]["deadline"] or 3600, 3000)
            await bob.come_back()
            self.assertEqual(server.get("/ready").status, 200)
        everybody = [{"person": "Person A", "here": True, "owner": True}, {"person": "Person B", "here": True}]  # and no stand-in
        await ann.until(lambda: ann.view["seats"] == everybody, "everybody")
        listed = subprocess.run([TENBACK, "tables", "list", "--store", self.store], capture_output=True, text=True, check=True).stdout
        self.assertIn(ann.table, listed)  # nothing was pruned

    def some_turns_later(self, ann):
        turn = ann.view["state"]["turn"] + 3
        return lambda person: game.is_over(person) or person.view["state"]["turn"] >= turn

    def days_of_store(self):
        """How far ahead of the true time it was written."""
        store = sqlite3.connect(f"file:{self.store}?mode=ro", uri=True)
        (seconds,) = store.execute("select changed - unixepoch() from tables").fetchone()
        store.close()
        return seconds / 86400

    def jump(self, offset):
        self.offset.write_text(offset)


if __name__ == "__main__":
    unittest.main()
