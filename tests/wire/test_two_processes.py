"""Two servers on one PostgreSQL: any of them serves any table, and when one dies the other goes on."""
import asyncio
import signal
import unittest

import game
from case import WireCase
from postgres import Postgres


class TwoProcesses(WireCase):
    @classmethod
    def setUpClass(cls):
        cls.database = cls.enterClassContext(Postgres())

    def setUp(self):
        super().setUp()
        self.store = self.database.address
        self.servers = [self.serve(), self.serve()]

    async def table_of_both(self, **options):
        """Ann is at the first process, Bob at the second, Cy is a bot; dealt and begun."""
        people = [await self.person(server, name) for server, name in zip(self.servers, ["Ann", "Bob"])]
        table = await game.open_table(people[0], players=3, bots=1, **options)
        for seat, person in enumerate(people, 1):
            await person.join(table)
            await person.sit(seat)
        for person in people:
            await person.until(lambda: all(person.view["seats"]), "everybody")
        await game.deal(people)
        return people

    async def expect_the_same_picture(self, people):
        await game.catch_up(people)
        pictures = [{**person.picture(), "you": None, "hand": None} for person in people]
        self.assertEqual(pictures[0], pictures[1])

    async def test_seats_of_one_table_at_different_processes(self):
        people = await self.table_of_both()
        await game.play_out(people, self.chance)
        await self.expect_the_same_picture(people)

    async def test_either_is_killed_in_the_middle_of_a_turn(self):
        for victim in (0, 1):
            with self.subTest(victim=victim):
                people = await self.table_of_both(game="quick")
                survivor = self.servers[1 - victim]
                mover = people[victim]
                await game.play_out(people, self.chance, done=lambda one: game.is_over(one) or game.to_move(mover))
                if game.to_move(mover):
                    await mover.send("lay", plays=[game.choose(mover, self.chance)])
                self.servers[victim].kill()
                await mover.come_back(survivor)
                for message_id in list(mover.unanswered):
                    await mover.answer(message_id)
                await game.play_out(people, self.chance)
                await self.expect_the_same_picture(people)
                self.servers[victim] = self.serve()

    async def test_a_seat_is_at_one_process_only(self):
        people = await self.table_of_both()
        ann, again = people[0], await self.person(self.servers[1], "Ann")
        again.key = ann.key
        await again.join(ann.table, again=True)
        await self.expect_elsewhere(ann)
        await ann.come_back()
        await self.expect_elsewhere(again)
        await game.play_out(people, self.chance)  # and it stays so
        self.assertEqual((ann.byes, again.byes), (["elsewhere"], ["elsewhere"]))

    async def test_programs_5_a_deal_knows_the_seats_that_were_just_taken_at_the_other_process(self):
        async def deal_at_once(number):
            people = [await self.person(server, name) for server, name in zip(self.servers, [f"Ann {number}", f"Bob {number}"])]
            table = await game.open_table(people[0])
            await game.seat_all(table, people)
            await people[0].ask("deal", again=False)  # she may not have heard of Bob yet
            for person in people:
                await person.disconnect()
        # Nobody gives a part of the shuffle, so each waits for its seconds: together.
        await asyncio.gather(*map(deal_at_once, range(30)))

    async def test_security_low_while_a_process_stands_still_people_at_the_other_one_play_on(self):
        """It runs the bots of some of the tables; tests/hub/ counts how long it is waited for."""
        frozen, other = self.servers
        self.addCleanup(frozen.process.send_signal, signal.SIGCONT)
        people = []
        for number in range(6):
            person = await self.person(other, f"Ann {number}")
            await game.seat_all(await game.open_table(person, bots=1), [person])
            await game.deal([person])
            people.append(person)

        async def play_some_turns(person):
            last = person.view["state"]["turn"] + 6
            await game.play_on(person, self.chance, done=lambda one: game.is_over(one) or one.view["state"]["turn"] >= last)
        frozen.process.send_signal(signal.SIGSTOP)
        await asyncio.gather(*map(play_some_turns, people))
        frozen.process.send_signal(signal.SIGCONT)
        await asyncio.gather(*map(play_some_turns, people))  # and it does no harm when it is back

    async def expect_elsewhere(self, person):
        await person.until(lambda: person.byes, "the bye")
        self.assertEqual(person.byes[-1], "elsewhere")


if __name__ == "__main__":
    unittest.main()
