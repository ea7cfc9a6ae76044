"""What the tests of this folder stand on: a server with a store of its own, and people who come to it."""
import asyncio
import os
import pathlib
import random
import shutil
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from client import Client  # noqa: E402
from server import Server  # noqa: E402

DEEP = "DEEP" in os.environ  # ./test --deep
SANITIZED = bool(os.environ.get("SANITIZED"))  # the program under test has memory and ways of its own then
UNLIMITED = {f"TENBACK_{name}": "0" for name in ("MESSAGE_RATE", "REQUEST_RATE", "TABLE_RATE", "CHAT_RATE", "CODE_RATE", "JOIN_RATE",
                                                 "ADDRESS_CONNECTIONS", "BOT_PACE")}
UNLIMITED["TENBACK_ABSENCE_SECONDS"] = "3600"  # nobody is stood in for because of the time that a busy machine takes


class WireCase(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="tenback_wire_")
        self.addCleanup(shutil.rmtree, self.folder)
        self.store = os.path.join(self.folder, "tables.db")
        self.people = []
        seed = os.environ.get("SEED") or str(random.SystemRandom().getrandbits(32))
        print(f"SEED={seed}", file=sys.stderr)  # a failure can be played again
        self.chance = random.Random(seed)

    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)  # which is much slower

    async def asyncTearDown(self):
        for person in self.people:
            await person.disconnect()
            for fault in person.faults:
                raise fault

    def serve(self, *options, **variables):
        """A server on the store of this test, without limits but those that are given as options."""
        return self.serve_store(self.store, *options, **variables)

    def serve_alone(self, *options):
        """One with a store of its own: an SQLite file has one server."""
        return self.serve_store(os.path.join(tempfile.mkdtemp(dir=self.folder), "tables.db"), *options)

    def serve_store(self, store, *options, **variables):
        server = Server("--store", store, "--log-level", "warning", *options, **UNLIMITED, **variables)
        self.addCleanup(server.__exit__)
        return server

    async def person(self, server, name="Somebody"):
        person = await Client(server, name).connect()
        self.people.append(person)
        return person

    async def several(self, server, count):
        return [await self.person(server, f"Person {letter}") for letter in "ABCDE"[:count]]
