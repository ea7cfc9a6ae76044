"""Nobody is sent what they may not know: everything that anybody receives is compared with the truth in the store."""
import asyncio
import json
import re
import shutil
import unittest

import game
from case import DEEP, WireCase
from client import Refused
from kept import change_decks, log_in

ROUNDS = 700 if DEEP else 5  # of each game
CARD = re.compile(r"([1-9][0-9]?|[RYGBV](?:10|[1-9]))(?:>[UD][12])?")
HANDS = {("classic", 3): 6, ("quick", 4): 2, ("face", 2): 6, ("classic", 2): 7}


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)


class Truth:
    """What each seat (0: onlookers) may know by each number of the log: what was laid and what it ever held, and after a round
    all hands. Which cards those are follows from the decks in the log; who drew how many when is public."""

    def __init__(self, log, public, kind, players):
        self.known = {}
        self.secret = {}  # by number: what nobody may know by then
        decks = iter([event["decks"] for event in log if event["event"] == "dealt"])
        hidden = {text for event in log for text in (event.get("secret"), event.get("bytes"), event.get("hash")) if text}
        rounds = iter(self.of_rounds(log))
        known = [set() for _ in range(players + 1)]
        for number, event in public:
            match event["event"]:
                case "dealt":
                    self.deal(next(decks), kind, players)
                    known = [set(), *map(set, self.hands)]
                case "play":
                    for one in known:
                        one.add(event["play"].split(">")[0])
                case "draw":
                    known[event["seat"]] |= set(self.draw(event["seat"], event["count"]))
                case "over":
                    everything = set().union(*known)
                    known = [set(everything) for _ in known]
                    hidden = hidden - next(rounds)
            self.known[number] = [set(one) for one in known]
            self.secret[number] = hidden

    @staticmethod
    def of_rounds(log):
        """Secret and contributions of each round, in order; revealed when it is over."""
        rounds = []
        for event in log:
            if event["event"] == "secret":
                rounds.append({event["secret"]})
            elif event["event"] == "given":
                rounds[-1].add(event["bytes"])
        return rounds

    def deal(self, decks, kind, players):
        size = HANDS[kind, players]
        self.piles = [list(deck) for deck in decks]
        self.own = len(decks) > 1
        self.hands = [self.take(seat, size) for seat in range(1, players + 1)]

    def take(self, seat, count):
        pile = self.piles[seat - 1 if self.own else 0]
        taken = pile[:count]
        del pile[:count]
        return taken

    draw = take


class Leaks(WireCase):
    async def test_what_anybody_receives_is_theirs_to_know(self):
        for kind, players in [("classic", 3), ("quick", 4), ("face", 2)]:
            with self.subTest(game=kind):
                await self.play_and_scan(kind, players)

    async def play_and_scan(self, kind, players):
        server = self.serve("--thought-seconds", "0.02")
        people = await self.several(server, players)
        table = await game.open_table(people[0], kind, players, talk="open" if kind == "face" else "guarded")
        onlooker = await self.person(server, "Onlooker")
        await onlooker.join(table)
        await game.seat_all(table, people)
        viewers = [*people, onlooker]
        for _ in range(ROUNDS):
            await game.deal(people)
            late = await self.person(server, "Late")
            await late.join(table)
            await asyncio.gather(*(self.play_curiously(person) for person in people))
            await late.disconnect()
            viewers.append(late)
        await onlooker.until(lambda: onlooker.number == people[0].number, "the end")
        truth = Truth(log_in(self.store, table), self.public_events(onlooker), kind, players)
        self.assertGreater(sum(self.scan(truth, viewer) for viewer in viewers), 100 * ROUNDS)
        server.stop()  # the next game has a server of its own

    async def play_curiously(self, person):
        """Plays, asks for hints, tries what is not allowed, leaves and comes back."""
        while not game.is_over(person):
            await person.until(lambda: game.is_over(person) or game.to_move(person), "a turn")
            if not game.to_move(person):
                continue
            match self.chance.randrange(12):
                case 0:
                    await person.come_back()
                case 1:
                    await self.ask(person, "hint")
                case 2:
                    await self.ask(person, "lay", plays=[self.chance.choice(["2>U1", "R1>D1", "50>U2"])])
            if game.to_move(person):
                await self.ask(person, "lay", plays=[game.choose(person, self.chance, skill=0.7)])

    async def ask(self, person, do, **fields):
        try:
            await person.ask(do, **fields)
        except Refused:
            pass

    def public_events(self, onlooker):
        for text in onlooker.texts:
            message = json.loads(text)
            if message["tell"] == "events":
                for event in message["events"]:
                    yield message["number"], event

    def scan(self, truth, viewer):
        """How many cards it was told of, all of which it may know."""
        number = min(truth.known)
        scanned = 0
        for text in viewer.texts:
            message = json.loads(text)
            number = message.get("number", number)
            if number not in truth.known or (message["tell"] == "answer" and not message["ok"]):
                continue
            told = {found[1] for it in strings(message) if (found := CARD.fullmatch(it))}
            self.assertLessEqual(told, truth.known[number][viewer.seat or 0], f"{viewer.name} at {number}: {text}")
            for secret in truth.secret[number]:
                self.assertNotIn(secret, text)
            scanned += len(told)
        return scanned


class Interference(WireCase):
    async def test_what_seat_1_cannot_see_changes_nothing_that_it_is_told(self):
        for _ in range(50 if DEEP else 3):
            people = await self.table_with_seat_1_to_move()
            other = shutil.copy(self.store, self.store + ".other")
            change_decks(other, people[0].table, self.swap_what_is_hidden)
            told = [await self.follow_the_script(people, store) for store in (self.store, other)]
            self.assertEqual(told[0], told[1])
            self.assertGreater(len(told[0]), 5)

    async def table_with_seat_1_to_move(self):
        server = self.serve()
        people = await self.several(server, 2)
        await game.seat_all(await game.open_table(people[0], talk="markers"), people)
        while True:
            await game.deal(people)
            if game.to_move(people[0]):
                break
            await game.play_out(people, self.chance)
        self.move = game.choose(people[0], self.chance)
        for person in people:
            await person.disconnect()
        server.stop()
        return people

    def swap_what_is_hidden(self, decks):
        """A card of seat 2 changes places with the last one of the draw pile."""
        deck, mine = decks[0], self.chance.randrange(7, 14)
        deck[mine], deck[-1] = deck[-1], deck[mine]

    async def follow_the_script(self, people, store):
        """All that seat 1 is told while both do always the same."""
        ann, bob = people
        self.store, kept = store, self.store
        server = self.serve("--thought-seconds", "60")  # a hint must not depend on how fast this machine is
        self.store = kept
        ann.texts = []
        await bob.come_back(server)
        await ann.come_back(server)
        await bob.ask("say", say="leave U1")
        self.assertEqual(await bob.refusal("lay", plays=["."]), "not_your_turn")
        await ann.ask("hint")
        await ann.ask("lay", plays=[self.move])
        while game.to_move(ann):
            await ann.ask("lay", plays=["." if ann.view["state"]["may_end"] else game.plays(ann)[0]])
        await ann.join(again=True)
        self.assertIn(await ann.refusal("lay", plays=["."]), ("not_your_turn", "game_over"))
        await ann.disconnect()
        await bob.disconnect()
        server.stop()
        return list(ann.texts)


if __name__ == "__main__":
    unittest.main()
