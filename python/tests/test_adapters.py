"""The adapters keep the contracts of their libraries. Debian does not have these libraries, so the few names that the adapters take from them are
made here; docs/python.md says that the real ones have not been met."""

import importlib
import random
import sys
import types
import unittest

import numpy as np
import tenback
import tenback.openspiel


class Box:
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    def contains(self, value):
        return value.shape == self.shape and value.dtype == self.dtype and bool(((value >= self.low) & (value <= self.high)).all())


class Discrete:
    def __init__(self, n):
        self.n = n


class Dict:
    def __init__(self, parts):
        self.spaces = parts

    def contains(self, value):
        return value.keys() == self.spaces.keys() and all(space.contains(value[name]) for name, space in self.spaces.items())


class Env:
    def reset(self, *, seed=None, options=None):
        pass


def adapter(name):
    """The adapter as it would be imported beside its library, unless the real one is here."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        spaces = types.SimpleNamespace(Box=Box, Discrete=Discrete, Dict=Dict, Space=object)
        sys.modules.setdefault("gymnasium", types.SimpleNamespace(Env=Env, spaces=spaces))
        sys.modules.setdefault("pettingzoo", types.SimpleNamespace(AECEnv=object, ParallelEnv=object))
        return importlib.import_module(name)


GAMES = [("classic", 3, {"fire": True}), ("classic", 1, {}), ("quick", 2, {}), ("face", 2, {})]


class TestPettingZoo(unittest.TestCase):
    def test_one_agent_after_the_other(self):
        chance = random.Random(1)
        for game, players, options in GAMES:
            env = adapter("tenback.pettingzoo_v0").env(game, players, **options)
            for seed in (1, 2, None):
                env.reset(seed=seed)
                self.assertEqual(env.agents, env.possible_agents)
                totals = dict.fromkeys(env.agents, 0.0)
                steps = 0
                while env.agents:
                    agent = env.agent_selection
                    seen = env.observe(agent)
                    self.assertTrue(env.observation_space(agent).contains(seen))
                    if env.terminations[agent]:
                        totals[agent] += env._cumulative_rewards[agent]
                        env.step(None)
                        continue
                    for other in env.agents:
                        if other != agent:
                            self.assertEqual(env.observe(other)["action_mask"].sum(), 0)
                    totals[agent] += env._cumulative_rewards[agent]
                    env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                    self.assertEqual(set(env.rewards), set(env.agents))
                    steps += 1
                self.assertGreater(steps, 1)
                if game == "face":
                    self.assertAlmostEqual(sum(totals.values()), 0)
                else:
                    self.assertEqual(len({round(total, 4) for total in totals.values()}), 1)

    def test_all_agents_at_once(self):
        chance = random.Random(2)
        for game, players, options in GAMES:
            env = adapter("tenback.pettingzoo_v0").parallel_env(game, players, **options)
            seen, infos = env.reset(seed=3)
            self.assertEqual(set(seen), set(infos))
            while env.agents:
                actions = {agent: chance.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents}
                seen, rewards, ended, cut, infos = env.step(actions)
                for told in (seen, rewards, ended, cut, infos):
                    self.assertEqual(set(told), set(env.possible_agents))
            self.assertTrue(all(ended.values()))

    def test_the_same_seed_deals_the_same_game(self):
        env = adapter("tenback.pettingzoo_v0").env("classic", 2)
        env.reset(seed=5)
        first = env.observe("seat_1")["observation"]
        env.reset()
        self.assertFalse((env.observe("seat_1")["observation"] == first).all())
        env.reset(seed=5)
        self.assertTrue((env.observe("seat_1")["observation"] == first).all())

    def test_what_is_not_allowed_raises(self):
        env = adapter("tenback.pettingzoo_v0").env("classic", 2)
        env.reset(seed=5)
        for action in (tenback.END, -1, 10_000, None):
            with self.assertRaises(ValueError):
                env.step(action)


class TestGymnasium(unittest.TestCase):
    def test_one_learner_with_bots_around_it(self):
        chance = random.Random(3)
        for game, players, options in GAMES:
            env = adapter("tenback.gymnasium_v0").TenbackEnv(game, players, seat=players, **options)
            for seed in range(3):
                seen, info = env.reset(seed=seed)
                over, total = False, 0.0
                while not over:
                    self.assertTrue(env.observation_space.contains(seen))
                    seen, reward, over, cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"]).tolist()))
                    total += reward
                    self.assertFalse(cut)
                self.assertIn("left", info)
                self.assertTrue(-1 <= total <= 1)


class TestOpenSpiel(unittest.TestCase):
    def test_states_keep_the_contract(self):
        chance = random.Random(4)
        for name, players, options in GAMES:
            game = tenback.openspiel.TenbackGame(name, players, **options)
            state = game.new_initial_state()
            self.assertTrue(state.is_chance_node())
            state.apply_action(chance.randrange(tenback.openspiel.DEALS))
            while not state.is_terminal():
                player = state.current_player()
                actions = state.legal_actions()
                self.assertEqual([n for n, legal in enumerate(state.legal_actions_mask()) if legal], actions)
                for other in range(players):
                    self.assertEqual(len(state.observation_tensor(other)), game.observation_tensor_shape()[0])
                    if other != player:
                        self.assertEqual(state.legal_actions(other), [])
                before = str(state)
                other = state.clone()
                other.apply_action(chance.choice(actions))
                self.assertEqual(str(state), before)
                state = other
            self.assertEqual(state.legal_actions(), [])
            self.assertLessEqual(len(state.history()), game.max_game_length() + 1)
            self.assertTrue(all(game.min_utility() <= value <= game.max_utility() for value in state.returns()))
            again = game.new_initial_state()
            for action in state.history():
                again.apply_action(action)
            self.assertEqual(str(again), str(state))


if __name__ == "__main__":
    unittest.main()
