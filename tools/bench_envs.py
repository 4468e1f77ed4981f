"""How fast the environments are: steps per second of CPU time, beside PettingZoo's Hanabi.

    python tools/bench_envs.py                 all games, in the form that is in place
    python tools/bench_envs.py --seconds 5

A step is a random legal action with everything that a program gets to see for it: observation and
mask of whoever is asked next. Hanabi needs `pip install shimmy[openspiel]`; without it its line
says so. Actions are drawn the same way everywhere, and drawing them counts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from robinsonade.envs import Batch, aec
from robinsonade.games import GAMES
from robinsonade.players.form import is_compiled

TABLES = 256


def zoo_rate(env: Any, seconds: float) -> float:
    """Steps per second through PettingZoo: `last`, a legal action, `step`."""
    chance = np.random.default_rng(1)
    steps = seed = 0
    env.reset(seed=seed)
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(100):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                seed += 1
                env.reset(seed=seed)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
    return steps / spent


def batch_rate(slug: str, seats: int, seconds: float) -> float:
    """Steps per second of many tables together."""
    batch = Batch(slug, TABLES, seats, seed=1)
    chance = np.random.default_rng(1)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        batch.step(batch.sample(chance))
        steps += TABLES
    return steps / spent


def hanabi() -> Any:
    from pettingzoo.classic import hanabi_v5

    return hanabi_v5.raw_env(players=2)  # as it is, without checking wrappers: like ours


def measured(name: str, rate: Callable[[], float]) -> float:
    try:
        found = rate()
    except Exception as error:
        print(f"{name:<40} not measured: {error}")
        return 0.0
    print(f"{name:<40} {found:>10,.0f} steps per second")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time for each line")
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "plain Python")
    measured("hanabi_v5, PettingZoo, 2 players", lambda: zoo_rate(hanabi(), asked.seconds))
    for slug in [asked.game] if asked.game else list(GAMES):
        seats = max(2, GAMES[slug].fewest)
        name = f"{slug}, PettingZoo, {seats} seats"
        single = measured(name, partial(zoo_rate, aec(slug, seats), asked.seconds))
        name = f"{slug}, {TABLES} tables, {seats} seats"
        many = measured(name, partial(batch_rate, slug, seats, asked.seconds))
        if single:
            print(f"{'':<40} {many / single:>10.1f} times")


if __name__ == "__main__":
    main()
