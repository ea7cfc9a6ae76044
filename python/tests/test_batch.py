"""Batches: the same games as step by step, and nothing that a seat may not know."""

import gc
import threading
import unittest

import numpy as np
import tenback
from variants import all_variants


def legal_bits(words):
    return [n for n in range(64 * len(words)) if int(words[n // 64]) >> (n % 64) & 1]


class TestBatch(unittest.TestCase):
    def test_is_the_same_game_as_step_by_step_in_every_variant(self):
        for rules in all_variants():
            batch = tenback.Batch(rules, 3, seed=5, bytes=True)
            games = [tenback.Game(rules, seed=5 + n) for n in range(3)]
            for _ in range(120):
                actions = batch.sample().copy()
                for n, game in enumerate(games):
                    self.assertEqual(batch.state(n), game.state())
                    self.assertEqual(sorted(game.legal()), legal_bits(batch.masks[n]))
                    self.assertEqual(sorted(game.legal()), list(np.flatnonzero(batch.mask_bytes[n])))
                    game.step(int(actions[n]))
                _, done = batch.step(actions)
                for n, game in enumerate(games):
                    self.assertEqual(bool(done[n]), game.over)
                    if game.over:
                        self.assertEqual(batch.left[n], game.left)
                        games[n] = tenback.Game(rules, seed=int(batch.deals[n]))

    def test_observations_and_features_do_not_depend_on_unseen_cards(self):
        for rules in all_variants():
            batch = tenback.Batch(rules, 1, seed=11, features=True)
            others = 0
            for step in range(40):
                view = batch.view(0)
                other = view.imagine(seed=step)
                others += other != batch.state(0)
                self.assertEqual(other.view(view.you), view)
                np.testing.assert_array_equal(other.view(view.you).features(), batch.features[0])
                hand = batch.observations["hand"][0]
                self.assertEqual([c for c in range(128) if int(hand[c // 64]) >> (c % 64) & 1], view.hand)
                batch.step(batch.sample())
            self.assertGreater(others, 10, rules)

    def test_does_not_depend_on_the_number_of_threads(self):
        runs = []
        for threads in (1, 2, 5):
            batch = tenback.Batch("quick", 500, players=3, talk=True, features=True, bots={2: "greedy"}, threads=threads)
            for _ in range(50):
                batch.step(batch.sample())
            runs.append((batch.observations.tobytes(), batch.features.tobytes(), batch.rewards.tobytes(), batch.talk.tobytes()))
        self.assertEqual(runs[0], runs[1])
        self.assertEqual(runs[0], runs[2])

    def test_arrays_are_shown_and_not_copied(self):
        batch = tenback.Batch("classic", 10, players=2)
        seen = batch.observations
        before = seen["hand"].copy()
        batch.step(batch.sample())
        self.assertFalse((seen["hand"] == before).all())
        self.assertIs(batch.observations, seen)

    def test_arrays_outlive_their_batch(self):
        arrays = []
        for _ in range(50):
            batch = tenback.Batch("classic", 100, players=2, features=True)
            arrays.append((batch.features, batch.features.copy()))
            del batch
        gc.collect()
        for shown, copied in arrays:
            np.testing.assert_array_equal(shown, copied)

    def test_only_actions_can_be_written_to(self):
        batch = tenback.Batch("classic", 4, players=2, features=True, bytes=True, talk=True)
        names = ("observations", "masks", "mask_bytes", "features", "talk", "seats", "rewards", "done", "left", "deals")
        for name in names:
            array = getattr(batch, name)
            self.assertFalse(array.flags.writeable, name)
            with self.assertRaises(ValueError):
                array.flags.writeable = True
        batch.sample()
        batch.actions[:] = batch.actions
        batch.step()

    def test_bots_fill_seats(self):
        batch = tenback.Batch("classic", 20, players=3, bots={1: "greedy", 3: ("expert", 20)}, first=None)
        for _ in range(30):
            self.assertTrue((batch.seats == 2).all())
            batch.step(batch.sample())

    def test_rewards_add_up(self):
        batch = tenback.Batch("classic", 1, players=2, reward="cards")
        total = 0.0
        while not batch.done[0]:
            rewards, _ = batch.step(batch.sample())
            total += float(rewards[0, 0])
        self.assertAlmostEqual(total * 98, 98 - int(batch.left[0]), places=3)

    def test_a_refused_action_leaves_every_game_as_it_was(self):
        batch = tenback.Batch("classic", 5, players=2)
        before = batch.observations.tobytes()
        actions = batch.sample().copy()
        actions[3] = tenback.END
        with self.assertRaises(tenback.Refused) as caught:
            batch.step(actions)
        self.assertEqual((caught.exception.code, caught.exception.rule), ("too_few_cards", "TG-4"))
        self.assertIn("game 3", str(caught.exception))
        self.assertEqual(batch.observations.tobytes(), before)

    def test_an_array_that_steps_its_own_batch_is_refused(self):
        batch = tenback.Batch("classic", 2, players=2)

        class Meddler:
            def __array__(self, dtype=None):
                batch.step(batch.sample())
                return np.zeros(2, np.int32)

        before = batch.observations.tobytes()
        with self.assertRaises((RuntimeError, TypeError)):
            batch.step(Meddler())
        self.assertEqual(batch.observations.tobytes(), before)
        batch.step(batch.sample())

    def test_threads_of_python_are_told_apart(self):
        batch = tenback.Batch("classic", 2000, players=2)
        errors = []

        def work():
            for _ in range(100):
                try:
                    batch.sample()
                    batch.step()
                    batch.view(7)
                    batch.state(7)
                except (RuntimeError, ValueError) as error:
                    errors.append(error)

        workers = [threading.Thread(target=work) for _ in range(3)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.assertTrue(all(isinstance(e, ValueError) or "another thread or call" in str(e) for e in errors), errors[:3])
        self.assertEqual(len(batch), 2000)


if __name__ == "__main__":
    unittest.main()
