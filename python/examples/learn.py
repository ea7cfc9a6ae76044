#!/usr/bin/env python3
"""A baseline that learns classic from nothing but games with itself, with Debian's python3-torch (docs/python.md says how far it came).

A network values what a seat knows right after an action, before any card is drawn; the player takes the action of the highest value. It learns by
TD(lambda) towards what the games brought: half of it is the share of cards laid, half of it the win. With more players everybody is the same
network on their own view.
"""

import argparse
import json
import time

import numpy as np
import tenback
import torch

PILES = 4
NEAR = np.array([-20, -10, *range(1, 31)])  # from the top of a pile in its direction: ten back, twice ten back, and what comes next
SCALARS = 9
BEFORE, CARDS, BEHIND = 20, 101, 31  # columns of a row of cards, so that no look leaves it


class Value(torch.nn.Module):
    """One layer shared by the four piles, then two for all of them."""

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.pile = torch.nn.Linear(2 * len(NEAR), width)
        self.all = torch.nn.Linear(PILES * width + SCALARS, width)
        self.value = torch.nn.Linear(width, 1)

    def forward(self, near: torch.Tensor, scalars: torch.Tensor) -> torch.Tensor:
        """The logit of the outcome."""
        piles = torch.relu(self.pile(torch.cat([near & 1, near >> 1], dim=2).float()))
        return self.value(torch.relu(self.all(torch.cat([piles.flatten(1), scalars], dim=1)))).squeeze(1)


def bits(words):
    """Packed sets as rows of 128 numbers, 0 or 1."""
    return np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=1, bitorder="little")


def afterstates(batch):
    """What may be done in every game, and what the asked seat knows right after it."""
    seen = batch.observations
    games, actions = np.nonzero(batch.mask_bytes)
    laying = np.flatnonzero(actions < tenback.END)
    cards, piles = actions[laying] % 128, actions[laying] // 128

    held, laid = bits(seen["hand"]), bits(seen["laid"][:, 0])
    deck = np.zeros(128, np.uint8)
    deck[batch.rules.cards] = 1
    where = (held + 2 * (deck & ~(held | laid)))[games]  # of each card: 1 in hand, 2 unseen
    where[laying, cards] = 0
    rows = np.zeros((len(games), 2, BEFORE + CARDS + BEHIND), np.uint8)
    rows[:, 0, BEFORE : BEFORE + CARDS] = where[:, :CARDS]
    rows[:, 1, BEFORE + 1 : BEFORE + CARDS] = where[:, CARDS - 1 : 0 : -1]  # from 100 down, so that all piles are alike

    tops = seen["tops"][games].astype(np.int32)
    tops[laying, piles] = cards
    tops[:, 2:] = CARDS - tops[:, 2:]
    tops[:, :2].sort(axis=1)
    tops[:, 2:].sort(axis=1)
    starts = np.arange(2 * len(games), dtype=np.int32).reshape(-1, 2).repeat(2, axis=1) * rows.shape[2] + BEFORE + tops
    near = rows.reshape(-1).take(starts[:, :, None] + NEAR.astype(np.int32))

    is_end = actions == tenback.END
    owed = np.where(is_end, 0, np.maximum(0, seen["required"].astype(np.int32) - seen["played"] - 1)[games])
    unseen = batch.rules.deck_size - held.sum(axis=1, dtype=np.int32) - laid.sum(axis=1, dtype=np.int32)
    scalars = np.column_stack([
        tops / CARDS, owed, is_end, (held.sum(axis=1)[games] - ~is_end) / 8, unseen[games] / 98, seen["draw"][games, 0] / 98,
    ]).astype(np.float32)  # fmt: skip
    return games, actions, near, scalars


def choose(net, batch):
    """The best action of every game that goes on: its game, the action, what is known after it, and the value."""
    games, actions, near, scalars = afterstates(batch)
    with torch.no_grad():
        values = torch.sigmoid(net(torch.from_numpy(near), torch.from_numpy(scalars))).numpy()
    order = np.lexsort((-values, games))
    best = order[np.unique(games, return_index=True)[1]]
    return games[best], actions[best], near[best], scalars[best], values[best]


def outcome(rules, left):
    return (1 - left / rules.deck_size) / 2 + (left == 0) / 2


def evaluate(net, rules, games, seed):
    """Plays deals that learning never meets, and gives the share of wins and the cards left."""
    batch = tenback.Batch(rules, games, seed=seed, redeal=False, bytes=True)
    actions = np.full(games, tenback.END)
    while batch.mask_bytes.any():
        going, chosen, *_ = choose(net, batch)
        actions[going] = chosen
        batch.step(actions)
    return float((batch.left == 0).mean()), float(batch.left.mean())


def segment(net, batch, first, length, trace):
    """Plays on and gives afterstates with their targets; and the last afterstate, whose target is not known yet."""
    steps, ends = [first or choose(net, batch)], []
    for _ in range(length):
        _, done = batch.step(steps[-1][1])
        ends.append((done.copy(), outcome(batch.rules, batch.left.astype(np.float32))))
        steps.append(choose(net, batch))
    target, targets = steps[-1][4], []
    for (done, result), (*_, value) in zip(reversed(ends), reversed(steps[1:])):
        target = np.where(done, result, (1 - trace) * value + trace * target).astype(np.float32)
        targets.append(target)
    near, scalars = (np.concatenate([step[part] for step in steps[:-1]]) for part in (2, 3))
    return (near, scalars, np.concatenate(targets[::-1])), steps[-1]


def learn(net, teacher, data, epochs, size=256):
    near, scalars, targets = (torch.from_numpy(part) for part in data)
    for _ in range(epochs):
        for rows in torch.randperm(len(targets)).split(size):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(net(near[rows], scalars[rows]), targets[rows])
            teacher.zero_grad()
            loss.backward()
            teacher.step()


def draw_curve(curve, path):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    plt.figure(figsize=(6, 3.5))
    plt.plot([point["minutes"] for point in curve], [100 * point["wins"] for point in curve], marker="o")
    plt.xlabel("minutes of learning")
    plt.ylabel("games won, %")
    plt.ylim(bottom=0)
    plt.grid(alpha=0.3)
    plt.tight_layout()
    plt.savefig(path, dpi=80)


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--every", type=float, default=4, help="minutes between evaluations")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--length", type=int, default=32, help="steps between lessons")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda")
    parser.add_argument("--rate", type=float, default=2e-3, help="at first; it falls to a twentieth")
    parser.add_argument("--deals", type=int, default=2000, help="of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--curve", help="picture to write")
    parser.add_argument("--save", help="file for the network")
    options = parser.parse_args(arguments)

    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    rules = tenback.Rules("classic", options.players)
    batch = tenback.Batch(rules, options.games, seed=options.seed, bytes=True, threads=options.threads)
    net = Value()
    teacher = torch.optim.Adam(net.parameters(), lr=options.rate)
    curve, last, steps, played, start = [], None, 0, 0, time.monotonic()
    while True:
        minutes = (time.monotonic() - start) / 60
        if minutes >= len(curve) * options.every or minutes >= options.minutes:
            wins, left = evaluate(net, rules, options.deals, seed=2**40)
            curve.append({"minutes": round(minutes, 1), "steps": steps, "games": played, "wins": wins, "left": round(left, 2)})
            print(json.dumps(curve[-1]), flush=True)
            if options.curve:
                draw_curve(curve, options.curve)
            if options.save:
                torch.save(net.state_dict(), options.save)
        if minutes >= options.minutes:
            return curve
        for group in teacher.param_groups:
            group["lr"] = options.rate * max(0.05, 1 - minutes / options.minutes)
        before = batch.deals.copy()
        data, last = segment(net, batch, last, options.length, options.trace)
        learn(net, teacher, data, epochs=2)
        steps += options.games * options.length
        played += int((batch.deals - before).sum()) // options.games


if __name__ == "__main__":
    main()
