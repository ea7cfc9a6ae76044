"""Whatever goes in, a Python exception with a reason comes out, or an answer; never a crash."""

import os
import random
import unittest

import numpy as np
import tenback

ODD = [
    None, True, False, 0, 1, 2, 3, 5, -1, 6, 255, 256, 512, 549, 550, 2**31, 2**53, 2**63, 2**64, -(2**63), 0.5, float("nan"), "", "classic", "quick",
    "face", "44>U1", ".", "leave U1", "\0", "ä", "x" * 1000, b"x", [], [[]], {}, {1: "greedy"}, {9: "x"}, {2: ("expert", -1)}, (), object(),
    np.zeros(3, np.int32), np.zeros((2, 2)), np.full(4, 2**40), np.array(["a"]), np.arange(4)[::2], range(3),
]  # fmt: skip
REASONS = (ValueError, TypeError, IndexError, OverflowError, RuntimeError)


class TestBadInput(unittest.TestCase):
    def test_any_call_with_any_arguments_answers_or_raises(self):
        chance = random.Random(int(os.environ.get("FUZZ_SEED", "1")))
        game = tenback.Game(tenback.Rules("quick", 3), seed=1)
        things = [
            lambda: tenback.Rules("classic", 2), lambda: game.copy(), lambda: tenback.Game(tenback.Rules("face"), seed=2, first=None),
            lambda: game.view(1), lambda: game.state(), lambda: tenback.Bot("greedy"), lambda: tenback.Batch("classic", 4, players=2),
            lambda: tenback.Batch("quick", 4, players=2, talk=True, redeal=False),
        ]  # fmt: skip
        makers = [tenback.Rules, tenback.Game, tenback.Bot, tenback.Batch, tenback.solve, tenback.View.parse, tenback.Game.from_record]
        values = [*ODD, game.view(1), game.state(), game, tenback.Rules("classic", 1), game.record(), str(game.view(1))]
        answers = raised = 0
        for _ in range(20_000 if os.environ.get("DEEP") else 4000):
            if chance.random() < 0.3:
                call = chance.choice(makers)
            else:
                thing = chance.choice(things)()
                names = [name for name in dir(thing) if not name.startswith("__")]
                call = getattr(thing, chance.choice(names))
                if not callable(call):
                    continue
            arguments = [chance.choice(values) for _ in range(chance.randrange(4))]
            try:
                call(*arguments)
                answers += 1
            except REASONS as reason:
                self.assertTrue(str(reason))
                raised += 1
        self.assertGreater(answers, 100)
        self.assertGreater(raised, 100)

    def test_reasons_say_what_is_wrong(self):
        rules = tenback.Rules("classic", 2)
        game = tenback.Game(rules, seed=1)
        batch = tenback.Batch(rules, 4)
        for reason, call in {
            "no game": lambda: tenback.Rules("chess"),
            "pro": lambda: tenback.Rules("classic", 2, pro=True),
            "1 to 5 players": lambda: tenback.Rules("classic", 77),
            "no seat 3": lambda: game.view(3),
            "2\\*\\*53": lambda: tenback.Game(rules, seed=-1),
            "98 cards": lambda: tenback.Game(rules, decks=[[1]]),
            "every card once": lambda: tenback.Game(rules, decks=[[2] * 98]),
            "no action has the number 5000": lambda: game.step(5000),
            "no bot": lambda: tenback.Bot("gandalf"),
            "not this seat's move": lambda: tenback.Bot("greedy").think(game.view(2)),
            "opponent": lambda: tenback.solve(tenback.Game(tenback.Rules("face"), seed=1).state()),
            "each of the 4 games": lambda: batch.step(np.zeros(5, np.int32)),
            "whole numbers": lambda: batch.step(np.zeros(4)),
            "nobody to ask": lambda: tenback.Batch(rules, 4, bots={1: "greedy", 2: "greedy"}),
            "1 to 4194304 games": lambda: tenback.Batch(rules, 0),
            "no reward": lambda: tenback.Batch(rules, 1, reward="fame"),
            "only 'win'": lambda: tenback.Batch("face", 1, reward="cards"),
            "no game 4": lambda: batch.state(4),
        }.items():
            with self.assertRaisesRegex(REASONS, reason):
                call()

    def test_numbers_beyond_all_actions_are_refused_whatever_their_type(self):
        batch = tenback.Batch("classic", 2, players=2)
        before = batch.observations.tobytes()
        for kind in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64):
            for number in (-1, 100, 127, 4000, 2**31 - 1, 2**40):
                if not np.iinfo(kind).min <= number <= np.iinfo(kind).max:
                    continue
                with self.assertRaises((ValueError, TypeError)):
                    batch.step(np.full(2, number, kind))
        self.assertEqual(batch.observations.tobytes(), before)


if __name__ == "__main__":
    unittest.main()
