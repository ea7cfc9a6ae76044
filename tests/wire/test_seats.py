"""What somebody who sits at a table, or the clock, may not take from others: over real sockets, as the reviews tried it."""
import unittest

import game
from case import WireCase
from client import Refused


class Seats(WireCase):
    async def table_of(self, server, count, **options):
        people = await self.several(server, count)
        table = await game.open_table(people[0], players=count, **options)
        await game.seat_all(table, people)
        return table, people

    async def test_security_high_1_a_seated_stranger_cannot_make_a_table_unjoinable(self):
        """320 messages of 200 emoji over 41 connections; the queue of a connection is smaller than that."""
        server = self.serve("--queue-bytes", "65536")
        table, people = await self.table_of(server, 2, game="face", talk="open")
        await game.deal(people)
        stranger = people[1]
        for _ in range(41):
            for _ in range(8):
                await stranger.ask("chat", text="\U0001F0CF" * 200)
            await stranger.come_back()
        for name in ("Friend", "Another"):
            friend = await self.person(server, name)
            await friend.join(table)
            self.assertLess(len(friend.texts[-1].encode()), 150_000)
            self.assertEqual(friend.view["history"][0]["event"], "dealt")
            self.assertEqual(friend.byes, [])
        await people[0].come_back()
        self.assertEqual(people[0].seat, 1)

    async def test_security_medium_3_limits_outlive_connections(self):
        server = self.serve("--chat-rate", "0.001", "--chat-burst", "3")
        _, people = await self.table_of(server, 2, game="face", talk="open")
        for _ in range(3):
            await people[0].ask("chat", text="hello")
            await people[0].come_back()
        with self.assertRaisesRegex(Refused, "too_fast"):
            await people[0].ask("chat", text="hello")

    async def test_security_medium_4_no_vote_against_somebody_present(self):
        server = self.serve()
        _, people = await self.table_of(server, 2, game="face")
        await game.deal(people)
        with self.assertRaisesRegex(Refused, "still_here"):
            await people[0].ask("vote", seat=2)

    async def test_security_medium_9_the_owner_removes_a_squatter(self):
        server = self.serve()
        _, people = await self.table_of(server, 3)
        with self.assertRaisesRegex(Refused, "not_owner"):
            await people[2].ask("remove", seat=1)
        await people[0].ask("remove", seat=3)
        await people[2].until(lambda: people[2].seat is None, "to be removed")
        await people[1].ask("rename", name="Zoe")
        await people[0].until(lambda: people[0].view["seats"][1].get("person") == "Zoe", "the new name")

    async def test_security_medium_9_whoever_makes_a_table_owns_it(self):
        """A stranger who finds it in the lobby at once comes second all the same."""
        server = self.serve()
        maker, stranger = await self.person(server, "Maker"), await self.person(server, "Stranger")
        table = await game.open_table(maker, players=3, listed=True, sit={"seat": 1, "name": "Maker", "key": maker.key})
        await stranger.join(table)
        await stranger.sit(2)
        self.assertEqual([seat.get("owner") for seat in stranger.view["seats"]], [True, None, None])
        await maker.join(table, again=True)
        self.assertEqual(maker.seat, 1)
        await maker.ask("remove", seat=2)
        await stranger.until(lambda: stranger.seat is None, "to be removed")

    async def test_security_medium_9_silent_spectators_shut_nobody_out(self):
        server = self.serve("--watchers", "3", "--address-watchers", "3")
        ann = await self.person(server, "Ann")
        table = await game.open_table(ann)
        await game.seat_all(table, [ann])
        crowd = [await self.person(server, f"Silent {n}") for n in range(3)]
        for one in crowd:
            await one.join(table)
        await ann.come_back()  # who has a seat's key gets in
        self.assertEqual(ann.seat, 1)
        # All come from one address here, which has its own limit; for others, tests/hub/ has addresses of its own.
        self.assertEqual(await (await self.person(server, "Silent 4")).refusal("join", table=table), "too_many_watchers")

    async def test_security_high_2_a_join_costs_the_same_however_long_a_round_was_talked_through(self):
        server = self.serve()
        table, people = await self.table_of(server, 2, game="face", talk="open")
        await game.deal(people)
        sizes = []
        for _ in range(2):
            for number in range(450):
                await people[1].ask("chat", text=f"{number} " + "x" * 190)
            friend = await self.person(server, f"Friend {len(sizes)}")
            await friend.join(table)
            sizes.append(len(friend.texts[-1].encode()))
            with self.assertRaisesRegex(Refused, "too_much"):
                while True:
                    await people[1].ask("chat", text="x" * 190)
            people.reverse()  # the other one goes on
        self.assertLess(sizes[1], sizes[0] * 1.2)

    async def test_security_high_2_an_address_joins_only_so_often(self):
        server = self.serve("--join-rate", "0.001", "--join-burst", "4")
        ann = await self.person(server, "Ann")
        table = await game.open_table(ann)
        for _ in range(4):
            await ann.connect()
            await ann.join(table)
        await ann.connect()
        self.assertEqual(await ann.refusal("join", table=table), "too_fast")

    async def test_page_critical_1_the_clock_takes_one_turn_and_not_the_seat(self):
        server = self.serve()
        _, people = await self.table_of(server, 2, clock=10)
        await game.deal(people)
        late, other = people if game.to_move(people[0]) else reversed(people)
        await late.until(lambda: any(event["event"] == "stand_in_left" for event in late.events), "the missed turn to be played")
        self.assertEqual([event.get("missed") for event in late.events if event["event"] == "stand_in"], [1])
        await game.play_on(other, self.chance, done=lambda one: not game.to_move(one) or game.is_over(one))
        if not game.is_over(late):
            await late.until(lambda: game.to_move(late), "a turn of their own")
            self.assertGreater(late.view["state"]["deadline_ms"], 0)
            await late.ask("lay", plays=[game.choose(late, self.chance)])

    async def test_rematch_waits_for_everybody(self):
        server = self.serve()
        _, people = await self.table_of(server, 2, game="quick")
        await game.deal(people)
        await game.play_out(people, self.chance)
        await people[0].ask("ready", ready=True, again=False)
        await people[1].until(lambda: people[1].view["seats"][0].get("ready"), "her to be ready")
        self.assertEqual(people[1].view["state"]["round"], 1)
        await people[1].ask("ready", ready=True, again=False)
        for person in people:
            await person.until(lambda: person.view["state"]["round"] == 2, "the next round")

    async def test_rematch_does_not_wait_for_ever(self):
        server = self.serve("--rematch-seconds", "0.5")
        _, people = await self.table_of(server, 2, game="quick")
        await game.deal(people)
        await game.play_out(people, self.chance)
        await people[0].ask("ready", ready=True, again=False)
        for person in people:
            await person.until(lambda: person.view["state"]["round"] == 2, "the next round")
        self.assertTrue(any('"deadline_ms":500' in text for text in people[1].texts))


if __name__ == "__main__":
    unittest.main()
