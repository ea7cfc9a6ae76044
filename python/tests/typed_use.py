"""Read by mypy only: every name with the types that a user expects."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

import tenback

rules: tenback.Rules = tenback.Rules("classic", players=2, fire=True)
game: tenback.Game = tenback.Game(rules, seed=7)
hand: list[int] = game.view(1).hand
hands: list[list[int]] = game.state().hands
actions: list[int] = tenback.Bot("expert").think(game.view(1), roll_outs=10).actions
line: list[int] = tenback.solve(game.state(), nodes=10).line
batch: tenback.Batch = tenback.Batch(rules, 10, bots={2: ("expert", 50)})
sampled: npt.NDArray[np.int32] = batch.sample()
rewards, done = batch.step(sampled)
games: list[tenback.Game] = list(tenback.read_records("games.jsonl"))
