#!/usr/bin/env python3
"""How fast the package is (docs/python.md): CPU time, best of several runs. speed.py [build/bench/batch_bench] compares with the loop in C++."""

import json
import random
import subprocess
import sys
import time

import numpy  # noqa: F401  (its import is not ours)

GAMES, STEPS, RUNS = 4096, 100, 7


def best(run):
    """Units of work a second of CPU time."""
    rates = []
    for _ in range(RUNS):
        start = time.process_time()
        work = run()
        rates.append(work / (time.process_time() - start))
    return max(rates)


start = time.perf_counter()
import tenback  # noqa: E402

print(f"import besides numpy's: {time.perf_counter() - start:.3f} s")


def batch_rate(**options):
    batch = tenback.Batch("classic", GAMES, players=2, seed=1, **options)

    def run():
        for _ in range(STEPS):
            batch.step(batch.sample())
        return GAMES * STEPS

    run()
    return best(run)


def single():
    rules, steps = tenback.Rules("classic", 2), 0
    for seed in range(2000):
        game = tenback.Game(rules, seed=seed)
        while actions := game.legal():
            game.step(actions[int(random.random() * len(actions))])
            steps += 1
    return steps


packed = batch_rate()
print(f"batch, packed: {packed / 1e6:.2f} M steps/s")
print(f"batch, packed and bytes: {batch_rate(bytes=True) / 1e6:.2f} M steps/s")
print(f"batch, packed and features: {batch_rate(features=True) / 1e6:.2f} M steps/s")
print(f"step by step: {best(single) / 1e3:.0f} k steps/s")
if len(sys.argv) > 1:
    told = subprocess.run([sys.argv[1], "--benchmark_format=json", "--benchmark_repetitions=7", "--benchmark_min_time=0.2"], capture_output=True, check=True)
    rates = {}
    for line in json.loads(told.stdout)["benchmarks"]:
        if line["run_type"] == "iteration":
            rates[line["run_name"]] = max(rates.get(line["run_name"], 0), line["items_per_second"])
    for name, rate in rates.items():
        print(f"C++, {name}: {rate / 1e6:.2f} M steps/s; batch, packed / this: {packed / rate:.2f}")
