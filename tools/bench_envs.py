"""How fast the environments are: steps per second of CPU time, beside PettingZoo's Hanabi.

    python tools/bench_envs.py                 all games, in the form that is in place
    python tools/bench_envs.py --seconds 5

A step is a random legal action with everything that a program gets to see for it: observation and
mask of whoever is asked next. Hanabi comes through Shimmy and OpenSpiel, which are among what
developers install; without them its line says so. Actions are drawn the same way everywhere, and
drawing them counts. Everything takes turns in slices of as many steps. The best slice says what
the code can do, the middle one what it did beside everything else that the machine was doing; a
ratio is of two best, and of two middle ones.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from robinsonade.envs import Batch, aec
from robinsonade.games import GAMES
from robinsonade.players.form import is_compiled

TABLES = 128

STEPS = 2048  # at a time, in turns


def zoo_steps(env: Any) -> Iterator[int]:
    """Steps through PettingZoo: `last`, a legal action, `step`."""
    chance = np.random.default_rng(1)
    steps = seed = 0
    env.reset(seed=seed)
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            seed += 1
            env.reset(seed=seed)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(chance.random() * len(legal))]))
        steps += 1
        if steps == STEPS:
            yield steps
            steps = 0


def batch_steps(batch: Batch) -> Iterator[int]:
    """Steps of many tables together."""
    chance = np.random.default_rng(1)
    while True:
        for _ in range(STEPS // batch.tables):
            batch.step(batch.sample(chance))
        yield STEPS // batch.tables * batch.tables


def hanabi() -> Any:
    from pettingzoo.classic import hanabi_v5

    return hanabi_v5.raw_env(players=2)  # as it is, without checking wrappers: like ours


class Rate(NamedTuple):
    """Steps per second of CPU time."""

    best: float
    middle: float


def rates(playing: list[Iterator[int]], seconds: float) -> list[Rate]:
    """Those of each, in turns: what else the machine does concerns all of them."""
    found: list[list[float]] = [[] for _ in playing]
    began = time.process_time()
    while time.process_time() - began < seconds * len(playing):
        for steps, slices in zip(playing, found, strict=True):
            before = time.process_time()
            count = next(steps)
            slices.append(count / (time.process_time() - before))
    return [Rate(max(slices), median(slices)) for slices in found]


def tell(name: str, rate: Rate, unit: str = "steps per second", digits: int = 0) -> None:
    print(f"{name:<40} {rate.best:>10,.{digits}f} {rate.middle:>10,.{digits}f} {unit}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time for each line")
    parser.add_argument("--tables", type=int, default=TABLES, help="stepped together")
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    asked = parser.parse_args()
    print(f"{'compiled' if is_compiled() else 'plain Python':<40} {'best':>10} {'middle':>10}")
    peers: list[Iterator[int]] = []
    try:
        peers = [zoo_steps(hanabi())]
        next(peers[0])
    except Exception as error:
        peers = []
        print(f"hanabi_v5 is not measured: {error}")
    for slug in [asked.game] if asked.game else list(GAMES):
        seats = max(2, GAMES[slug].fewest)
        playing = [
            zoo_steps(aec(slug, seats)),
            batch_steps(Batch(slug, asked.tables, seats, seed=1)),
        ]
        single, many, *others = rates(playing + peers, asked.seconds)
        for other in others:
            tell("hanabi_v5, PettingZoo, 2 players", other)
        tell(f"{slug}, PettingZoo, {seats} seats", single)
        tell(f"{slug}, {asked.tables} tables, {seats} seats", many)
        times = Rate(many.best / single.best, many.middle / single.middle)
        tell("", times, "times", 1)


if __name__ == "__main__":
    main()
