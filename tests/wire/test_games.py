"""Whole games over the wire, and every message that the protocol knows at least once."""
import asyncio
import json
import subprocess
import unittest

import game
import schema
from case import WireCase
from kept import change_decks
from server import TENBACK


class WholeGames(WireCase):
    async def play(self, kind, players, bots=0, rounds=1, **options):
        server = self.serve()
        people = await self.several(server, players - bots)
        table = await game.open_table(people[0], kind, players, bots, **options)
        onlooker = await self.person(server, "Onlooker")
        await onlooker.join(table)
        await game.seat_all(table, people)
        for _ in range(rounds):
            await game.deal(people)
            await game.play_out(people, self.chance)
        everybody = [*people, onlooker]
        await game.catch_up(everybody)
        await self.expect_the_same_from_scratch(everybody)
        self.expect_a_proof(server, table, rounds)

    async def expect_the_same_from_scratch(self, everybody):
        """Who followed everything knows exactly what somebody is told who comes now."""
        pictures = [one.picture() for one in everybody]
        self.assertEqual(len({str(picture["state"]) for picture in pictures}), 1)
        for one, picture in zip(everybody, pictures):
            await one.join(again=picture["you"] is not None)
            self.assertEqual(one.picture(), picture)

    def expect_a_proof(self, server, table, rounds):
        records = server.get(f"/api/tables/{table}/record").text
        self.assertEqual(records.count("\n"), rounds)
        result = subprocess.run([TENBACK, "verify", "-"], input=records, capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    async def test_the_game(self):
        await self.play("classic", 4, bots=1, options={"fire": True})

    async def test_the_game_for_experts(self):
        await self.play("classic", 2, options={"minimum": 3, "hand": 6})

    async def test_the_game_alone(self):
        await self.play("classic", 1, options={"fire": True}, rounds=2)

    async def test_quick_and_easy(self):
        await self.play("quick", 5, bots=2, rounds=2)

    async def test_quick_and_easy_for_professionals(self):
        await self.play("quick", 3, options={"pro": True})

    async def test_face_to_face(self):
        await self.play("face", 2, talk="open")


class Advice(WireCase):
    """What the server advises can be laid as it stands: whole turns, and their rest after a first card."""

    async def follow(self, kind, players, rounds=1, **options):
        people = await self.several(self.serve(), players)
        await game.seat_all(await game.open_table(people[0], kind, players, **options), people)
        for _ in range(rounds):
            await game.deal(people)
            await asyncio.gather(*(self.play_by_advice(person) for person in people))

    async def play_by_advice(self, person):
        while True:
            await person.until(lambda: game.is_over(person) or game.to_move(person), "its turn")
            if game.is_over(person):
                return
            turn = self.chance.choice((await person.ask("hint"))["turns"])["plays"]
            if len(turn) > 2 and self.chance.random() < 0.3:
                turn = turn[:1]  # and the rest by another advice
            await person.ask("lay", plays=turn)

    async def test_classic(self):
        await self.follow("classic", 2)

    async def test_on_fire(self):
        await self.follow("classic", 1, options={"fire": True})

    async def test_experts(self):
        await self.follow("classic", 3, options={"minimum": 3, "hand": 5})

    async def test_quick_and_easy(self):
        await self.follow("quick", 3)

    async def test_professionals(self):
        await self.follow("quick", 2, options={"pro": True})

    async def test_face_to_face(self):
        await self.follow("face", 2, rounds=3)


class EveryMessage(WireCase):
    """Each of these shows some kinds; together they show all that the schema has."""

    def test_what_is_not_documented_fails(self):
        good = {"tell": "events", "number": 7, "events": [{"event": "here", "seat": 1}]}
        schema.read(json.dumps(good))
        for bad in ({**good, "deck": []}, {**good, "events": [{"event": "here", "seat": 1, "visit": 7}]}, {**good, "number": 0},
                    {"tell": "bye", "reason": "bored"}, {"tell": "news"}, []):
            with self.assertRaises(AssertionError):
                schema.read(json.dumps(bad))
        with self.assertRaises(ValueError):
            schema.read('{"tell":"bye","tell":"bye","reason":"gone"}')

    async def test_every_kind_of_message_is_seen(self):
        schema.seen.clear()
        server = self.serve("--absence-seconds", "0.05")
        await self.sitting_down_and_talking(server)
        await self.coming_and_going(server)
        await self.alone(server)
        await self.ready(server)
        await self.byes(server)
        await self.passed_over()
        self.assertEqual(schema.KINDS | schema.BYES, schema.seen & (schema.KINDS | schema.BYES))

    async def sitting_down_and_talking(self, server):
        ann, bob, cy = people = await self.several(server, 3)
        table = await game.open_table(ann, players=3, talk="guarded", listed=True)
        await game.seat_all(table, people[:2])
        await ann.ask("bot", seat=3, level="easy")
        await ann.ask("bot", seat=3, level=None)
        await cy.join((await cy.ask("lobby"))["tables"][0]["code"].lower())
        await cy.sit(3)
        await cy.ask("stand")
        await cy.sit(3)
        await ann.ask("remove", seat=3)
        await cy.until(lambda: cy.seat is None, "to be removed")
        await cy.sit(3)
        await cy.ask("rename", name="Zoe")
        await cy.ask("rename", name=cy.name)
        for person in people:
            await game.contribute(person)
        await ann.ask("deal", again=False)
        await bob.ask("wish", wish="rather_not")
        await ann.ask("begin")
        await cy.until(lambda: game.status(cy) == "playing", "the beginning")
        await ann.ask("say", say="leave U1")
        await bob.ask("chat", text="I would like that pile.")
        self.assertEqual(await bob.refusal("chat", text="I have the forty-two"), "chat_number")
        await next(person for person in people if game.to_move(person)).ask("hint")
        await ann.ask("ping")
        await ann.ask("leave")

    async def coming_and_going(self, server):
        ann, bob, cy = people = await self.several(server, 3)
        await game.seat_all(await game.open_table(ann, players=3), people)
        await game.deal(people)
        gone = next(person for person in people if not game.to_move(person))  # nobody waits for them
        ann, bob = (person for person in people if person is not gone)
        await gone.disconnect()
        await ann.until(lambda: ann.view["seats"][gone.seat - 1].get("away"), "the absence")
        for person in (ann, bob):
            await person.ask("vote", seat=gone.seat)
        await ann.until(lambda: "stand_in" in ann.view["seats"][gone.seat - 1], "a stand-in")
        await gone.come_back()
        await ann.until(lambda: "stand_in" not in ann.view["seats"][gone.seat - 1], "the return")
        await ann.until(lambda: ann.view["seats"][gone.seat - 1]["here"], "the return")
        await gone.ask("back")

    async def alone(self, server):
        ann = await self.person(server, "Ann")
        await game.seat_all(await game.open_table(ann, players=1), [ann])
        await game.deal([ann])
        await ann.ask("lay", plays=[game.choose(ann, self.chance)])
        await ann.ask("take_back")
        await game.play_out([ann], self.chance)
        await game.deal([ann], again=True)
        self.assertTrue(ann.view["state"]["known"])

    async def ready(self, server):
        people = await self.several(server, 2)
        await game.seat_all(await game.open_table(people[0], "quick"), people)
        await game.deal(people)
        await game.play_out(people, self.chance)
        await game.deal(people)

    async def passed_over(self):
        """Somebody has no cards while others still have, at the end of a won game: the cards are laid out for one."""
        server = self.serve()
        people = await self.several(server, 3)
        await game.seat_all(await game.open_table(people[0], "quick", 3), people)
        await game.deal(people, first=people[0])
        for person in people:
            await person.disconnect()
        await asyncio.to_thread(server.stop)
        change_decks(self.store, people[0].table, self.lay_out)
        server = self.serve()
        for person in people:
            await person.come_back(server)
        await asyncio.gather(*(self.play_as_laid_out(person, cards) for person, cards in zip(people, (2, 1, 1))))
        self.assertEqual(game.status(people[0]), "won")

    # Red, green and violet fall to 1 on the rising pile, yellow and blue rise to 10 on the falling one (QE-5), so that the next colour fits (QE-4).
    LAID_OUT = [f"{colour}{value}" for colour in "RYGBV" for value in (range(10, 0, -1) if colour in "RGV" else range(1, 11))]

    def lay_out(self, decks):
        decks[0][:] = self.LAID_OUT

    async def play_as_laid_out(self, person, cards):
        """So many cards a turn, in the order in which they came."""
        while not game.is_over(person):
            await person.until(lambda: game.is_over(person) or game.to_move(person), "a turn")
            if not game.to_move(person):
                continue
            card = min(person.view["hand"], key=self.LAID_OUT.index, default=None)
            lays = card and person.view["state"]["played"] < cards
            await person.ask("lay", plays=[f"{card}>{'U1' if card[0] in 'RGV' else 'D1'}" if lays else "."])

    async def byes(self, server):
        ann, again, left, _ = await self.several(server, 4)
        await game.seat_all(await game.open_table(ann, players=2), [ann])
        again.key = ann.key
        await again.join(ann.table, again=True)
        await self.expect_bye(ann, "elsewhere")
        subprocess.run([TENBACK, "tables", "--store", self.store, "delete", "--yes", ann.table], check=True, capture_output=True)
        await again.send("bot", seat=2, level="easy")
        await self.expect_bye(again, "gone")
        await asyncio.to_thread(server.stop)
        await self.expect_bye(left, "stopping")
        hasty = await self.person(self.serve_alone("--message-rate", "0.001", "--message-burst", "1"))
        await hasty.send("ping")
        await hasty.send("ping")
        await self.expect_bye(hasty, "flood")
        slow = await self.person(self.serve_alone("--queue-bytes", "1"))
        table = await game.open_table(slow)
        await slow.send("join", table=table)  # an answer and a table at once
        await self.expect_bye(slow, "slow")
        early, late = await self.several(self.serve_alone("--watchers", "1"), 2)
        table = await game.open_table(early)
        await early.join(table)
        await late.join(table)
        await self.expect_bye(early, "crowded")

    async def expect_bye(self, person, reason):
        await person.until(lambda: person.byes, f"the bye {reason}")
        self.assertEqual(person.byes, [reason])


if __name__ == "__main__":
    unittest.main()
