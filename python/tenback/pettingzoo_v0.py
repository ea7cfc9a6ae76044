"""Environments in the style of PettingZoo: env() and raw_env() one agent at a time (AEC), parallel_env() all at once.

Needs PettingZoo and Gymnasium, which Debian does not have: docs/python.md says what was tried without them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tenback._core import ACTIONS, END
from tenback._solo import OneGame

__all__ = ["env", "parallel_env", "raw_env"]


def env(game: str = "classic", players: int | None = None, **options: Any) -> raw_env:
    """One agent after the other."""
    return raw_env(game, players, **options)


def _spaces(size: int) -> tuple[spaces.Dict, spaces.Discrete]:
    seen = spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
    return seen, spaces.Discrete(ACTIONS)


class raw_env(AECEnv):
    """AEC: `agent_selection` is the seat to move; every other agent waits."""

    metadata = {"name": "tenback_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, game: str = "classic", players: int | None = None, render_mode: str | None = None, **options: Any):
        super().__init__()
        self.render_mode = render_mode
        self._table = OneGame(game, players, **options)
        self.possible_agents = self._table.agents
        seen, actions = _spaces(self._table.size)
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: actions for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._table.mover

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._table.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("when an agent is done, the only action is None")
            self._leave(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._table.step(int(action) if action is not None else -1)
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        if self._table.over:
            self.terminations = {one: True for one in self.agents}
        self.agent_selection = self._table.mover

    def _leave(self, agent: str) -> None:
        """Agents of a game that is over leave one by one."""
        self.agents.remove(agent)
        for told in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del told[agent]
        if self.agents:
            self.agent_selection = self.agents[0]
        self.rewards = {one: 0.0 for one in self.agents}

    def render(self) -> str | None:
        return str(self._table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv):
    """All agents act at once; those whose turn it is not may only pass, with the number of the end of a turn."""

    metadata = {"name": "tenback_v0", "render_modes": ["ansi"]}

    def __init__(self, game: str = "classic", players: int | None = None, render_mode: str | None = None, **options: Any):
        self.render_mode = render_mode
        self._table = OneGame(game, players, **options)
        self.possible_agents = self._table.agents
        seen, actions = _spaces(self._table.size)
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: actions for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        return {agent: self._table.observe(agent, passing=True) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        mover = self._table.mover
        for agent, action in actions.items():
            if agent != mover and int(action) != END:
                raise ValueError(f"it is not the turn of {agent}: it may only pass ({END})")
        rewards = self._table.step(int(actions[mover]))
        over = self._table.over
        agents = list(self.agents)
        if over:
            self.agents = []
        return (
            self._observations(),
            rewards,
            {agent: over for agent in agents},
            {agent: False for agent in agents},
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        return str(self._table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
