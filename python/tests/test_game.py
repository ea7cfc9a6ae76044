"""Games step by step: the same as the referee's, and their records, views, events, bots and solver."""

import copy
import json
import os
import pickle
import random
import subprocess
import unittest

import tenback
from variants import all_variants


class Referee:
    """The program's own referee, asked over its pipes."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(10)


def finish(game, chance):
    while not game.over:
        game.step(chance.choice(game.legal()))


class TestGame(unittest.TestCase):
    @unittest.skipUnless(os.environ.get("TENBACK"), "TENBACK names no program to compare with")
    def test_the_referee_agrees_with_every_step_of_every_variant(self):
        referee = Referee(os.environ["TENBACK"])
        self.addCleanup(referee.close)
        chance = random.Random(1)
        for rules in all_variants():
            for seed in (1, 2):
                game = tenback.Game(rules, seed=seed)
                answer = referee.ask(do="new", game=rules.game, players=rules.players, options=rules.options, seed=seed)
                while True:
                    self.assertEqual(json.loads(game.state_json()), answer["state"])
                    texts = sorted(rules.action_text(action) for action in game.legal())
                    self.assertEqual(texts, referee.ask(do="legal")["legal"])
                    for seat in range(1, rules.players + 1):
                        self.assertEqual(json.loads(game.view_json(seat)), referee.ask(do="view", seat=seat)["view"])
                    if game.over:
                        break
                    seat, text = game.seat, chance.choice(texts)
                    game.play(text)
                    card, _, pile = text.partition(">")
                    answer = referee.ask(do="end", seat=seat) if text == "." else referee.ask(do="play", seat=seat, card=card, pile=pile)
                self.assertEqual(json.loads(game.record()), referee.ask(do="record")["record"])

    def test_records_give_the_same_game_again(self):
        chance = random.Random(2)
        for rules in all_variants():
            game = tenback.Game(rules, seed=chance.randrange(2**53), first=chance.randint(1, rules.players))
            finish(game, chance)
            for again in (tenback.Game.from_record(game.record()), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
                self.assertEqual(again.state(), game.state())
                self.assertEqual(again.events(1), game.events(1))
                self.assertEqual(again.record(), game.record())

    def test_talk_and_wishes_stand_in_records_and_events(self):
        game = tenback.Game(tenback.Rules("quick", 3), seed=4, first=None)
        game.wish(2, "very_much")
        game.begin(2)
        game.say(1, "leave U1")
        game.step(game.legal()[0])
        game.say(3, "mean D1")
        again = tenback.Game.from_record(game.record())
        self.assertEqual(again.events(2), game.events(2))
        self.assertEqual(again.view(2).talk, [["leave U1"], [], ["mean D1"]])

    def test_a_view_has_no_way_to_other_hands(self):
        view = tenback.Game(tenback.Rules("classic", 3), seed=1).view(1)
        for name in ("hands", "draw_piles", "state", "deck", "record"):
            self.assertFalse(hasattr(view, name), name)

    def test_events_tell_a_seat_only_its_own_cards(self):
        game = tenback.Game(tenback.Rules("classic", 2), seed=3)
        chance = random.Random(3)
        finish(game, chance)
        drawn = [event for event in game.events(1) if event["event"] == "draw"]
        self.assertTrue(any("cards" in event for event in drawn))
        for event in drawn:
            self.assertEqual("cards" in event, event["seat"] == 1)
        self.assertFalse(any("cards" in event for event in game.events() if event["event"] == "draw"))

    def test_every_bot_plays_every_kind_of_game_to_its_end(self):
        for name in tenback.bots():
            bot = tenback.Bot(name)
            for rules in (tenback.Rules("classic", 2, fire=True), tenback.Rules("quick", 3), tenback.Rules("face")):
                game = tenback.Game(rules, seed=9)
                while not game.over:
                    for action in bot.think(game.view(game.seat), roll_outs=30).actions:
                        game.step(action)

    def test_a_bot_goes_on_within_its_turn_as_it_began_it(self):
        game = tenback.Game(tenback.Rules("classic", 2), seed=9)
        bot = tenback.Bot("expert")
        whole = bot.think(game.view(1), roll_outs=200).actions
        game.step(whole[0])
        self.assertEqual(bot.think(game.view(1), roll_outs=200).actions, whole[1:])

    def test_rankings_are_best_first(self):
        ranked = tenback.Bot("expert").rank(tenback.Game(tenback.Rules("classic", 2), seed=9).view(1), roll_outs=500)
        self.assertGreater(len(ranked), 1)
        self.assertEqual(ranked[0].actions[-1], tenback.END)

    def test_the_solver_wins_what_it_calls_solved(self):
        for seed in range(3):
            game = tenback.Game(tenback.Rules("classic", 2, fire=True), seed=seed)
            solution = tenback.solve(game.state(), nodes=200_000)
            if solution.verdict == "solved":
                for action in solution.line:
                    game.step(action)
                self.assertEqual(game.status, "won")

    def test_positions_as_text_and_back(self):
        chance = random.Random(8)
        for rules in all_variants():
            game = tenback.Game(rules, seed=8)
            for _ in range(12):
                if game.over:
                    break
                view = game.view(game.seat)
                self.assertEqual(str(tenback.View.parse(str(view))), str(view))
                game.step(chance.choice(game.legal()))


if __name__ == "__main__":
    unittest.main()
