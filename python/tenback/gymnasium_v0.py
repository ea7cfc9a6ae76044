"""One learner with bots around it, in the style of Gymnasium.

Needs Gymnasium, which Debian does not have: docs/python.md says what was tried without it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tenback._core import ACTIONS
from tenback._solo import OneGame

__all__ = ["TenbackEnv"]


class TenbackEnv(gymnasium.Env):
    """The learner sits at `seat`, a bot of ours at each other one; info has the mask of what it may do."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "classic",
        players: int | None = None,
        seat: int = 1,
        bot: str = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ):
        table = OneGame(game, players, **options)
        if not 1 <= seat <= table.rules.players:
            raise ValueError(f"there is no seat {seat}")
        others = {other: bot for other in range(1, table.rules.players + 1) if other != seat}
        self._table = OneGame(game, players, bots=others, **options)
        self._agent = f"seat_{seat}"
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (self._table.size,), np.float32)
        self.action_space = spaces.Discrete(ACTIONS)

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        seen = self._table.observe(self._agent)
        return seen["observation"], {"action_mask": seen["action_mask"]}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._table.deal(seed)
        return self._seen()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        reward = self._table.step(int(action))[self._agent]
        seen, info = self._seen()
        if self._table.over:
            info["left"] = self._table.left
        return seen, reward, self._table.over, False, info

    def render(self) -> str | None:
        return str(self._table) if self.render_mode == "ansi" else None
