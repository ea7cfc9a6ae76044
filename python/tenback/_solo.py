"""One game for the adapters: a batch of one, seen from every seat."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from tenback._core import ACTIONS, END, Batch, Rules, State


class OneGame:
    """A game whose seats are agents with names; rewards, masks and rows of features as those libraries want them."""

    def __init__(self, game: str, players: int | None, **options: Any) -> None:
        chosen = {name: options.pop(name) for name in ("fire", "minimum", "hand", "pro") if name in options}
        self.rules = Rules(game, players, **chosen)
        self._options = {"reward": "cards" if self.rules.cooperative else "win", **options}
        self.agents = [f"seat_{seat}" for seat in range(1, self.rules.players + 1)]
        self.size = self.rules.features()[-1][1].stop
        self._chance = random.Random()
        self.deal(0)

    def deal(self, seed: int | None) -> None:
        """Another game; without a seed by chance, which the last seed decides too."""
        if seed is not None:
            self._chance.seed(seed)
        number = seed if seed is not None else self._chance.randrange(2**53)
        self._batch = Batch(self.rules, 1, seed=number, redeal=False, bytes=True, **self._options)

    @property
    def over(self) -> bool:
        return self._batch.state(0).status != "playing"

    @property
    def seat(self) -> int:
        """Who is asked, from 1."""
        return int(self._batch.seats[0])

    @property
    def mover(self) -> str:
        return self.agents[self.seat - 1]

    @property
    def left(self) -> int:
        return self.state.left

    @property
    def state(self) -> State:
        return self._batch.state(0)

    def step(self, action: int) -> dict[str, float]:
        """What the action brings to every agent."""
        rewards, _ = self._batch.step(np.array([action], np.int64))
        return dict(zip(self.agents, rewards[0].tolist()))

    def mask(self) -> np.ndarray:
        """Of the seat that is asked."""
        assert self._batch.mask_bytes is not None
        return self._batch.mask_bytes[0].astype(np.int8)

    def observe(self, agent: str, passing: bool = False) -> dict[str, np.ndarray]:
        """What a seat may know, and do: nothing, or passing, while it is not its turn."""
        seat = self.agents.index(agent) + 1
        mask = np.zeros(ACTIONS, np.int8)
        if not self.over:
            if seat == self.seat:
                mask = self.mask()
            elif passing:
                mask[END] = 1
        return {"observation": self.state.view(seat).features(), "action_mask": mask}

    def __str__(self) -> str:
        state = self.state
        tops = " ".join(f"{pile}:{top}" for pile, top in state.tops.items())
        return f"{self.rules} | {state.status}, seat {state.seat}, {state.left} cards left | {tops}"
