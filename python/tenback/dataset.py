"""Reads what `tenback dataset` writes (docs/dataset.md). Needs numpy only."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Dataset:
    """Positions with their turns, best first; arrays as docs/dataset.md lists them."""

    observation: Array
    first_turn: Array
    plays: Array
    value: Array
    roll_outs: Array
    won: Array
    left: Array
    seed: Array

    def __len__(self) -> int:
        return len(self.observation)

    def turns(self, position: int) -> slice:
        """Where the turns of a position stand in `plays`, `value` and `roll_outs`."""
        return slice(int(self.first_turn[position]), int(self.first_turn[position + 1]))

    def __iter__(self) -> Iterator[tuple[np.void, Array, Array]]:
        """Every position: what the seat knew, its turns, their values."""
        for position in range(len(self)):
            turns = self.turns(position)
            yield self.observation[position], self.plays[turns], self.value[turns]

    def take(self, positions: Array) -> Dataset:
        """The same with these positions only, in this order."""
        counts = np.diff(self.first_turn)[positions]
        first = np.concatenate(([0], np.cumsum(counts)))
        turns = np.repeat(self.first_turn[:-1][positions] - first[:-1], counts) + np.arange(first[-1])
        of_turns = (self.plays[turns], self.value[turns], self.roll_outs[turns])
        return Dataset(self.observation[positions], first, *of_turns, self.won[positions], self.left[positions], self.seed[positions])

    def split(self, share: float) -> tuple[Dataset, Dataset]:
        """Two parts, about this share of the games in the second; no game is in both. The same split every time."""
        seeds = np.unique(self.seed)
        apart = np.random.default_rng(0).permutation(seeds)[: round(share * len(seeds))]
        second = np.isin(self.seed, apart)
        return self.take(np.flatnonzero(~second)), self.take(np.flatnonzero(second))


def load(path: str | PathLike[str]) -> Dataset:
    """The data of a file; ValueError if it is none, or if its arrays do not fit together."""
    with np.load(path, allow_pickle=False) as file:
        missing = [name for name in Dataset.__dataclass_fields__ if name not in file]
        if missing:
            raise ValueError(f"{path}: no array {', '.join(missing)}")
        data = Dataset(**{name: file[name] for name in Dataset.__dataclass_fields__})
    positions, turns = len(data.observation), len(data.value)
    if not (len(data.first_turn) == positions + 1 and data.first_turn[-1] == turns == len(data.plays) == len(data.roll_outs)):
        raise ValueError(f"{path}: its arrays do not fit together")
    if not positions == len(data.won) == len(data.left) == len(data.seed):
        raise ValueError(f"{path}: its arrays do not fit together")
    return data
