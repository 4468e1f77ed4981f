"""Tune or judge the weights of the greedy player of Forbidden Island.

    python tools/tune_greedy.py --minutes 20                 search on dev seeds, accept on val seeds
    python tools/tune_greedy.py --evaluate --games 5000      win rates of all cells on test seeds

A cell is a number of seats and a difficulty. The search changes a few weights at a time and plays
the same games with the old and the new ones; what looks better there must also be better on fresh
games before it is written to the file. Run it with PYTHONPATH on a compiled copy: much faster.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import time
from collections import Counter
from pathlib import Path

from robinsonade.games.forbidden_island.components import DIFFICULTY_IDS
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.heuristics import WEIGHTS, IslandPolicy
from robinsonade.kernel.choice import Choice, Interrupt
from robinsonade.kernel.table import Table

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "src/robinsonade/games/forbidden_island/data/weights.toml"
SEEDS = {"dev": 1 << 40, "val": 2 << 40, "test": 3 << 40}  # where each list of seeds begins
CELLS = [(seats, difficulty) for seats in (2, 3, 4) for difficulty in DIFFICULTY_IDS]
Cell = tuple[int, str]


# -- playing -------------------------------------------------------------------------------------


def play(cell: Cell, seed: int, policy: IslandPolicy) -> Table:
    """One game with all seats greedy, asked in the order of players.driver.

    The policy gets the table itself, which saves time: it looks at nothing hidden (a test checks).
    """
    seats, difficulty = cell
    table = GAME.new_table(seats, seed, {"difficulty": difficulty})
    table.log = None
    while table.agenda:
        table.follow(next_choice(table, policy))
    return table


def next_choice(table: Table, policy: IslandPolicy) -> Choice:
    by_seat: dict[int, list[Choice]] = {}
    bound = 0
    for choice in table.choices():
        by_seat.setdefault(choice.seat, []).append(choice)
        if not isinstance(choice, Interrupt):
            bound |= 1 << choice.seat
    order = [seat for seat in table.polling_order() if seat in by_seat]
    for seat in [seat for seat in order if not bound >> seat & 1]:
        scores = policy.scores(table, seat, by_seat[seat])
        if max(scores) > 0:
            return by_seat[seat][scores.index(max(scores))]
    seat = next(seat for seat in order if bound >> seat & 1)
    choices = by_seat[seat]
    if len(choices) == 1:
        return choices[0]
    scores = policy.scores(table, seat, choices)
    return choices[scores.index(max(scores))]


# -- judging -------------------------------------------------------------------------------------


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a win rate.

    >>> [round(end, 3) for end in wilson(30, 100)]
    [0.219, 0.396]
    """
    rate = wins / games
    middle = rate + z * z / (2 * games)
    width = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - width) / scale, (middle + width) / scale


def evaluate(games: int, seeds: str, cells: list[Cell], weights: dict[str, float]) -> None:
    """Print the win rate of each cell and what the lost games were lost to."""
    policy = IslandPolicy(weights)
    for number, cell in enumerate(cells):
        start = time.process_time()
        first = SEEDS[seeds] + (number << 24)
        results: Counter[str] = Counter()
        turns = captured = 0
        for seed in range(first, first + games):
            table = play(cell, seed, policy)
            results[table.result] += 1
            turns += table.turn
            captured += GAME.statistics(table)["treasures"]
        rate = games / (time.process_time() - start)
        low, high = wilson(results["won"], games)
        lost = "  ".join(f"{r[5:]} {n / games:.1%}" for r, n in sorted(results.items()) if r != "won")
        print(
            f"{cell[0]} seats {cell[1]:9}  won {results['won'] / games:6.2%} "
            f"[{low:.2%}, {high:.2%}]  {lost}  turns {turns / games:.1f} "
            f"treasures {captured / games:.2f}  {rate:.0f} games/s",
            flush=True,
        )


# -- tuning --------------------------------------------------------------------------------------


def fitness(table: Table) -> float:
    """A win counts 1; a lost game a little for what was reached, so that rare wins mislead less."""
    return 1.0 if table.result == "won" else 0.05 * GAME.statistics(table)["treasures"]


def results(weights: dict[str, float], seeds: list[tuple[Cell, int]]) -> list[float]:
    policy = IslandPolicy(weights)
    return [fitness(play(cell, seed, policy)) for cell, seed in seeds]


def batch(kind: str, number: int, games: int, cells: list[Cell]) -> list[tuple[Cell, int]]:
    """The games of one comparison, spread over the cells; no two numbers share a seed."""
    first = SEEDS[kind] + (number << 16)
    return [(cells[i % len(cells)], first + i) for i in range(games)]


def margin(old: list[float], new: list[float]) -> tuple[float, float]:
    """Mean and standard error of the paired differences."""
    n = len(old)
    differences = [b - a for a, b in zip(old, new, strict=True)]
    mean = sum(differences) / n
    spread = sum((d - mean) ** 2 for d in differences) / max(1, n - 1)
    return mean, math.sqrt(spread / n)


def vary(weights: dict[str, float], dice: random.Random, only: list[str]) -> dict[str, float]:
    """One to three weights multiplied by something around 1."""
    new = dict(weights)
    for name in dice.sample(only, dice.choice((1, 1, 2, 3))):
        new[name] = float(f"{new[name] * math.exp(dice.gauss(0, 0.4)):.3g}")
    return new


def tune(minutes: float, seed: int, games: int, only: list[str], cells: list[Cell]) -> None:
    dice = random.Random(seed)
    best = dict(WEIGHTS)
    end = time.time() + 60 * minutes
    number = seed << 12
    while time.time() < end:
        number += 1
        candidate = vary(best, dice, only)
        first = batch("dev", number, games, cells)
        old, new = results(best, first), results(candidate, first)
        mean, error = margin(old, new)
        if mean <= 1.0 * error:
            continue
        more = batch("val", number, 3 * games, cells)
        mean, error = margin(results(best, more), results(candidate, more))
        changed = {name: candidate[name] for name in best if candidate[name] != best[name]}
        verdict = "taken" if mean > 1.0 * error else "refused"
        print(f"{verdict}: {changed}  {mean:+.4f} ± {error:.4f}", flush=True)
        if verdict == "taken":
            best = candidate
            write(best)


def write(weights: dict[str, float]) -> None:
    """The same file with new values; comments stay."""
    text = FILE.read_text("utf-8")
    for name, value in weights.items():
        text, found = re.subn(rf"(?m)^{name} = \S+", f"{name} = {value!r}", text)
        assert found == 1, f"{FILE}: {name}"
    FILE.write_text(text, "utf-8")


def read_cells(text: str) -> list[Cell]:
    """Cells from words like 4-novice, or all of them."""
    if text == "all":
        return CELLS
    pairs = [word.split("-") for word in text.split(",")]
    return [(int(seats), difficulty) for seats, difficulty in pairs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--evaluate", action="store_true", help="print win rates, change nothing")
    parser.add_argument("--games", type=int, default=600, help="per cell, or per comparison")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to tune")
    parser.add_argument("--seed", type=int, default=1, help="another search, other dev games")
    parser.add_argument("--seeds", choices=sorted(SEEDS), default="test", help="for --evaluate")
    parser.add_argument("--only", default="", help="names of the weights to tune, with commas")
    parser.add_argument("--cells", default="all", help="for example 2-novice,4-elite")
    asked = parser.parse_args()
    cells = read_cells(asked.cells)
    if asked.evaluate:
        evaluate(asked.games, asked.seeds, cells, WEIGHTS)
        return
    only = asked.only.split(",") if asked.only else list(WEIGHTS)
    tune(asked.minutes, asked.seed, asked.games, only, cells)


if __name__ == "__main__":
    main()
