"""Tune or judge the weights of the greedy player of Forbidden Island.

    python tools/tune_greedy.py --minutes 20               search on dev seeds, accept on val seeds
    python tools/tune_greedy.py --evaluate --games 5000    win rates of all cells on test seeds

A cell is a number of seats and a difficulty. The search moves all weights at random to see
which way each should go; a step that this suggests must also win more of other games before it is
written to the file. Run it with PYTHONPATH on a compiled copy: much faster.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import time
from collections import Counter
from pathlib import Path

from robinsonade.arena.statistics import wilson
from robinsonade.games.forbidden_island.box.components import DIFFICULTY_IDS
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.heuristics.policy import IslandPolicy
from robinsonade.games.forbidden_island.heuristics.weights import WEIGHTS
from robinsonade.kernel.choice import Choice, Interrupt
from robinsonade.kernel.table import Table

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "src/robinsonade/games/forbidden_island/data/weights.toml"
SEEDS = {"dev": 1 << 40, "val": 2 << 40, "test": 3 << 40}  # where each list of seeds begins
CELLS = [(seats, difficulty) for seats in (2, 3, 4) for difficulty in DIFFICULTY_IDS]
Cell = tuple[int, str]
# Weights that must stay below 1.
SHARES = (
    "step",
    "meet_step",
    "attract_step",
    "patience",
    "carry",
    "meet",
    "crowded_less",
)
SHIFT = 0.25  # how far each weight is moved to measure its slope, on a logarithmic scale
REACHES = (0.4, 0.15)  # how far a step may move a weight: a large step first, then a small one
CLEAR = 2.0  # a slope of so many standard errors moves its weight as far as the reach
FAINT = 0.7  # a slope of fewer standard errors does not move it at all
BETTER = 0.5  # a step must win by so many standard errors on val games
TREASURE = 0.05  # what each treasure captured in a lost game counts, when a win counts 1


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
        lost = "  ".join(
            f"{r[5:]} {n / games:.1%}" for r, n in sorted(results.items()) if r != "won"
        )
        print(
            f"{cell[0]} seats {cell[1]:9}  won {results['won'] / games:6.2%} "
            f"[{low:.2%}, {high:.2%}]  {lost}  turns {turns / games:.1f} "
            f"treasures {captured / games:.2f}  {rate:.0f} games/s",
            flush=True,
        )


# -- tuning --------------------------------------------------------------------------------------


def fitness(table: Table) -> float:
    """A win counts 1; a lost game a little for what was reached, so that rare wins mislead less."""
    return 1.0 if table.result == "won" else TREASURE * GAME.statistics(table)["treasures"]


def game_of(kind: str, number: int, cells: list[Cell]) -> tuple[Cell, int]:
    """The games of a list of seeds, spread over the cells."""
    return cells[number % len(cells)], SEEDS[kind] + number


def shifted(weights: dict[str, float], shift: dict[str, float]) -> dict[str, float]:
    """Weights multiplied by e to the power of the shift; shares stay below 1."""
    new = dict(weights)
    for name, by in shift.items():
        if name in SHARES:
            new[name] = 1 - (1 - new[name]) * math.exp(-by)
        else:
            new[name] = new[name] * math.exp(by)
        new[name] = float(f"{new[name]:.4g}")
    return new


def slopes(
    weights: dict[str, float], only: list[str], first: int, pairs: int, cells: list[Cell]
) -> dict[str, tuple[float, float]]:
    """How the fitness changes with each weight (slope, standard error).

    Each dev game is played twice, all weights shifted at random and then the opposite way: every
    game tells something about every weight.
    """
    dice = random.Random(first)
    products: dict[str, list[float]] = {name: [] for name in only}
    for number in range(first, first + pairs):
        shift = {name: dice.choice((-SHIFT, SHIFT)) for name in only}
        cell, seed = game_of("dev", number, cells)
        ahead = fitness(play(cell, seed, IslandPolicy(shifted(weights, shift))))
        opposite = {name: -by for name, by in shift.items()}
        back = fitness(play(cell, seed, IslandPolicy(shifted(weights, opposite))))
        for name in only:
            products[name].append((ahead - back) / (2 * shift[name]))
    return {name: mean_and_error(found) for name, found in products.items()}


def mean_and_error(values: list[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    return mean, math.sqrt(spread / n)


def compare(
    old: dict[str, float], new: dict[str, float], first: int, games: int, cells: list[Cell]
) -> tuple[float, float]:
    """By how much the new weights are better in the same val games, and the standard error."""
    policies = IslandPolicy(old), IslandPolicy(new)
    differences: list[float] = []
    for number in range(first, first + games):
        cell, seed = game_of("val", number, cells)
        before, after = [fitness(play(cell, seed, policy)) for policy in policies]
        differences.append(after - before)
    return mean_and_error(differences)


def tune(minutes: float, round_number: int, pairs: int, only: list[str], cells: list[Cell]) -> None:
    """Climb: measure slopes on dev games, take a step, keep it if val games agree."""
    best = dict(WEIGHTS)
    end = time.time() + 60 * minutes
    while time.time() < end:
        first = round_number << 20
        round_number += 1
        found = slopes(best, only, first, pairs, cells)
        steepest = sorted(only, key=lambda name: -abs(found[name][0] / (found[name][1] or 1.0)))
        print(
            "slopes:",
            {name: f"{found[name][0]:+.3f}±{found[name][1]:.3f}" for name in steepest[:10]},
        )
        for reach in REACHES:
            shift = {
                name: max(-reach, min(reach, reach * slope / (CLEAR * error)))
                for name, (slope, error) in found.items()
                if abs(slope) > FAINT * error
            }
            candidate = shifted(best, shift)
            gain, error = compare(best, candidate, first, pairs, cells)
            taken = gain > BETTER * error
            print(
                f"reach {reach}: {gain:+.4f} ± {error:.4f} {'taken' if taken else 'refused'}",
                flush=True,
            )
            if taken:
                best = candidate
                write(best)
                break


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
    parser.add_argument("--games", type=int, default=5000, help="per cell, or per step")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to tune")
    parser.add_argument("--round", type=int, default=1, help="other dev and val games")
    parser.add_argument("--seeds", choices=sorted(SEEDS), default="test", help="for --evaluate")
    parser.add_argument("--only", default="", help="names of the weights to tune, with commas")
    parser.add_argument("--cells", default="all", help="for example 2-novice,4-elite")
    asked = parser.parse_args()
    cells = read_cells(asked.cells)
    if asked.evaluate:
        evaluate(asked.games, asked.seeds, cells, WEIGHTS)
        return
    only = asked.only.split(",") if asked.only else list(WEIGHTS)
    tune(asked.minutes, asked.round, asked.games, only, cells)


if __name__ == "__main__":
    main()
