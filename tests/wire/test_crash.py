"""SIGKILL under load, again and again: what was acknowledged is there afterwards, nothing is there twice, all know the same."""
import asyncio
import collections
import os
import secrets
import subprocess
import unittest

import game
from case import DEEP, WireCase
from client import Gone, Refused
from kept import log_in
from postgres import Postgres
from server import TENBACK
from websockets.exceptions import WebSocketException

KILLS = 120 if DEEP else 12
TABLES = [("classic", 3, 1), ("quick", 3, 0), ("face", 2, 0), ("classic", 1, 0), ("quick", 4, 2)]
BROKEN = (Gone, OSError, WebSocketException)


class Crash(WireCase):
    """The log is the truth, so one process is no different from several that share a store."""

    async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(self):
        await self.crash_again_and_again(processes=1)

    async def test_nor_with_two_processes_on_one_database(self):
        self.store = self.enterContext(Postgres()).address
        await self.crash_again_and_again(processes=2)

    async def crash_again_and_again(self, processes):
        self.servers = [self.serve() for _ in range(processes)]
        self.crashing = True
        tables = []
        for kind, players, bots in TABLES:
            people = [await self.person(self.any_server(), f"Person {n}") for n in range(players - bots)]
            await game.seat_all(await game.open_table(people[0], kind, players, bots, talk="markers"), people)
            tables.append(people)
        load = [asyncio.create_task(self.play_for_ever(person)) for person in self.people]
        for _ in range(KILLS):
            await self.kill_at_some_moment(load)
        await self.end(load)
        for people in tables:
            await self.expect_one_truth(people)
        backup = os.path.join(self.folder, "backup.db")
        subprocess.run([TENBACK, "backup", "--store", self.store, backup], check=True, capture_output=True)
        for people in tables:
            self.expect_all_that_was_acknowledged(people, backup)
        again = sum("again" in answer for person in self.people for _, answer in person.answered)
        print(f"{KILLS} kills, {sum(len(person.answered) for person in self.people)} answers, {again} done before and sent again")
        if DEEP:
            self.assertGreater(again, 0)

    async def kill_at_some_moment(self, load):
        """After so many answers, and then a moment that is not between two of them."""
        answers = lambda: sum(len(person.answered) for person in self.people)
        goal = answers() + self.chance.randint(1, 60)
        while answers() < goal:
            await asyncio.sleep(0.001)
            for ended in [task for task in load if task.done()]:
                ended.result()
        await asyncio.sleep(self.chance.random() * 0.02)
        victim = self.chance.randrange(len(self.servers))
        self.servers[victim].kill()
        self.servers[victim] = self.serve()

    def any_server(self):
        return self.chance.choice(self.servers)

    async def end(self, load):
        self.crashing = False
        for person in self.people:
            async with person.news:
                person.news.notify_all()  # nobody else will wake those who wait
        await asyncio.gather(*load)

    async def play_for_ever(self, person):
        """Rounds at the table until the crashes are over; comes back after each."""
        while self.crashing:
            try:
                await self.take_part(person)
            except BROKEN:
                await self.return_to_table(person)
        if person.server not in self.servers:
            await self.return_to_table(person)

    async def return_to_table(self, person):
        while True:
            try:
                await person.come_back(self.any_server())
                for message_id in sorted(person.unanswered):
                    await person.answer(message_id)
                return
            except BROKEN:
                await asyncio.sleep(0.005)

    async def take_part(self, person):
        """The next thing to do; others may be quicker, so refusals of what is out of date are no surprise."""
        state = game.status(person)
        if state in (None, "won", "lost"):
            return await self.start_a_round(person)
        if state == "opening" and str(person.seat) not in person.view["state"]["wishes"]:
            return await person.ask("wish", wish="gladly")
        if self.chance.random() < 0.1 and person.view["table"]["players"] > 1 and state == "playing":
            await self.try_to(person, "say", {"game_over", "nothing_changes"}, say=f"leave {self.chance.choice(list(person.view['state']['piles']))}")
        if game.to_move(person):
            await person.ask("lay", plays=[game.choose(person, self.chance)])
        else:
            await self.wait_for_news(person)

    async def wait_for_news(self, person):
        number = person.number
        await person.until(lambda: person.number != number or not self.crashing, "news")

    async def start_a_round(self, person):
        shuffle = person.view["shuffle"]
        if shuffle and person.seat not in shuffle["given"]:
            await self.try_to(person, "shuffle", {"bad_part"}, round=shuffle["round"], bytes=secrets.token_hex(32))  # dealt meanwhile
        if person.seat == 1 or person.view["state"]:  # after a round all are waited for
            await self.try_to(person, "deal", {"round_running"}, again=False)
        if game.status(person) in (None, "won", "lost"):
            await self.wait_for_news(person)

    async def try_to(self, person, do, harmless, **fields):
        try:
            await person.ask(do, **fields)
        except Refused as refused:
            self.assertIn(str(refused), harmless)

    async def expect_one_truth(self, people):
        """Whoever followed knows what is told from scratch, and all know the same."""
        await game.catch_up(people)
        for person in people:
            before = person.picture()
            await person.come_back()
            if person.picture()["number"] == before["number"]:
                self.assertEqual(person.picture(), before)
        await game.catch_up(people)
        self.assertEqual(len({str(person.picture()["state"]) for person in people}), 1)

    def expect_all_that_was_acknowledged(self, people, backup):
        """In the log: each play, marker and wish with the id of its message, exactly once."""
        log = log_in(backup, people[0].table)
        kept = collections.Counter((event["seat"], event["id"]) for event in log if "id" in event)
        self.assertEqual([twice for twice, count in kept.items() if count > 1], [])
        for person in people:
            done = [message for message, answer in person.answered if answer["ok"] and message["do"] in ("lay", "say", "wish")]
            self.assertEqual(len({message["id"] for message in done}), len(done), "answered twice")
            for message in done:
                self.assertIn((person.seat, message["id"]), kept)
            self.expect_the_plays(person, done, log)

    def expect_the_plays(self, person, done, log):
        """What the log has under an id is what was asked for under it."""
        plays = {event["id"]: event["play"] for event in log if event.get("seat") == person.seat and "play" in event and "id" in event}
        for message in done:
            if message["do"] == "lay":
                self.assertEqual(plays[message["id"]], message["plays"][0])


if __name__ == "__main__":
    unittest.main()
