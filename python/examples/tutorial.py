#!/usr/bin/env python3
"""The package in five minutes, with pictures: tutorial.py FOLDER (docs/python.md walks through it)."""

import pathlib
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import tenback

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")

# 1. A game step by step. Actions are numbers; the notation is for people.
rules = tenback.Rules("classic", players=2)
game = tenback.Game(rules, seed=7)
print(rules, "| seat 1 holds", game.view(1).hand)

# 2. Bots see views, never the truth.
bot = tenback.Bot("planner")
tops = [game.state().tops]
while not game.over:
    for action in bot.think(game.view(game.seat)).actions:
        game.step(action)
        tops.append(game.state().tops)
print("the planner:", game.status, "with", game.left, "cards left")

for pile in rules.piles:
    plt.plot([top[pile] for top in tops], drawstyle="steps-post", label=pile)
plt.xlabel("action")
plt.ylabel("top")
plt.legend()
plt.savefig(folder / "game.png")
plt.close()

# 3. Many games at once: whoever plays at random is left with most of the cards.
batch = tenback.Batch(rules, 1024, seed=1)
left = []
for _ in range(200):
    _, done = batch.step(batch.sample())
    left += batch.left[done].tolist()
print(len(left), "random games, cards left on average:", round(float(np.mean(left)), 1))
plt.hist(left, bins=range(0, 99, 2))
plt.xlabel("cards left, random play")
plt.savefig(folder / "random_games.png")
plt.close()

# 4. A learner with a bot beside it: here the learner lays the first card that the mask allows, as long as it must.
results = {}
for name in ("random", "greedy", "planner"):
    batch = tenback.Batch(rules, 64, seed=1, bots={2: name}, bytes=True)
    left = []
    while len(left) < 100:
        mask = batch.mask_bytes
        actions = np.where(mask[:, tenback.END], tenback.END, mask.argmax(axis=1))
        _, done = batch.step(actions)
        left += batch.left[done].tolist()
    results[name] = float(np.mean(left))
print("beside each bot:", {name: round(value, 1) for name, value in results.items()})
plt.bar(list(results), list(results.values()))
plt.ylabel("cards left")
plt.savefig(folder / "bots.png")
plt.close()

# 5. With open cards the solver finds out what was possible.
solution = tenback.solve(tenback.Game(rules, seed=7).state())
print("the same deal with open cards:", solution.verdict, "in", len(solution.line), "actions")
