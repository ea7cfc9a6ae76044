"""The stores of servers of commit 22e4451 open with this server: people find their tables and seats again and play on."""
import json
import os
import pathlib
import shutil
import subprocess
import unittest

import game
from case import WireCase
from client import Client
from postgres import BIN, Postgres

SINCE = pathlib.Path(__file__).resolve().parents[1] / "data" / "since_22e4451"
KEPT = ("--keep-days", "36500", "--keep-finished-days", "36500")  # the tables grow old with the file


class Since(WireCase):
    async def people_of(self, server, table):
        people = []
        for name, key in zip(("Person A", "Person B"), table["keys"].values()):
            person = Client(server, name)
            person.table, person.key = table["table"], key
            self.people.append(person)
            await person.come_back()
            people.append(person)
        return people

    def expect_what_was(self, person, picture):
        """Nothing that was on the table is gone; who is here has changed, and views may have grown."""
        self.assertEqual(person.seat, picture["you"])
        for part in ("hand", "laid", "revealed"):
            self.assertEqual(person.picture()[part], picture[part], part)
        if picture["state"]:
            now = person.picture()["state"]
            self.assertEqual({key: now[key] for key in picture["state"]}, picture["state"])

    async def deal(self, people):
        """The parts of the shuffle were given when the old server ran."""
        await people[0].ask("deal", again=False)
        for person in people:
            await person.until(lambda: game.status(person) == "opening", "a hand")
            await person.ask("wish", wish="gladly")

    async def go_on(self, server, tables):
        for table in tables:
            with self.subTest(table["game"]):
                people = await self.people_of(server, table)
                self.expect_what_was(people[0], table["picture"])
                if game.status(people[0]) is None:
                    await self.deal(people)
                await game.play_out(people, self.chance)
                self.assertIn("\n", server.get(f"/api/tables/{table['table']}/record").text)

    async def test_on_sqlite(self):
        shutil.copy(SINCE / "tables.db", self.store)
        await self.go_on(self.serve(*KEPT), json.loads((SINCE / "tables.json").read_text()))

    async def test_on_postgresql(self):
        with Postgres() as database:
            subprocess.run([os.path.join(BIN, "psql"), "-q", "-v", "ON_ERROR_STOP=1", "-f", str(SINCE / "tables.sql"), database.address],
                           check=True, capture_output=True)
            self.store = database.address
            with self.serve(*KEPT) as server:
                await self.go_on(server, json.loads((SINCE / "postgres_tables.json").read_text()))
                for person in self.people:
                    await person.disconnect()


if __name__ == "__main__":
    unittest.main()
