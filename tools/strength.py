"""How strong a player is, cell by cell, against the floors it must reach.

    python tools/strength.py forbidden-island                 all cells, until each has 400 games
    python tools/strength.py naufragos --games 40 --cell 4    only cells whose name has a 4 in it
    python tools/strength.py papua --player planner:easy      another player, same floors
    python tools/strength.py papua --minutes 20               stops then; the next run goes on
    python tools/strength.py papua --games 0                  plays nothing, tells what is known
    python tools/strength.py papua --publish                  what bots say about their strength

Exits 1 if a floor is not reached. The games are those of the test seeds, which nothing is tuned
or trained on. What was played is kept in docs/strength/GAME.csv, so that several runs add up; a
player whose way to think has changed since begins anew. Run it with PYTHONPATH on a compiled copy
(tools/compile.py --to DIR).
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from robinsonade.arena.experiment import Experiment, Played
from robinsonade.arena.runner import check, play_one
from robinsonade.arena.statistics import wilson
from robinsonade.players import strengths
from robinsonade.players.strengths import BEATS, RESCUED, WON, Strength
from tools.strength_file import NOT_COUNTED, Results, edition, letter

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "strength"
TEST_SEED = 3  # of the series: dev is 1, val is 2
GAMES = 400
MEAN, BEST = "mean", "best"


class Cell(NamedTuple):
    """A way to sit down."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    rivals: str = ""  # in all other seats; empty: the player sits everywhere
    result: str = ""  # that counts as won; empty: the first player is among the winners

    @property
    def measure(self) -> str:
        return BEATS if self.rivals else RESCUED if self.result else WON


class Floor(NamedTuple):
    """A percentage to reach: by the mean of some cells, or by the best of them."""

    cells: tuple[str, ...]
    percent: float
    by: str = MEAN


def island_cells() -> tuple[list[Cell], list[Floor]]:
    floors = {
        2: {"novice": 72, "normal": 52, "elite": 36, "legendary": 18},
        3: {"novice": 80, "normal": 64, "elite": 44, "legendary": 23},
        4: {"novice": 70, "normal": 52, "elite": 32, "legendary": 12},
    }
    pairs = [
        (Cell(f"{seats} {difficulty}", seats, (("difficulty", difficulty),)), floor)
        for seats, row in floors.items()
        for difficulty, floor in row.items()
    ]
    return [cell for cell, _ in pairs], [Floor((cell.name,), floor) for cell, floor in pairs]


def robinson_cells() -> tuple[list[Cell], list[Floor]]:
    means = {"castaways": 32, "cursed_island": 38, "jenny": 20}
    hard = ("volcano_island", "cannibal_island", "robinson_family", "king_kong")
    names = {scenario: [f"{scenario} {seats}" for seats in range(1, 5)] for scenario in means}
    names |= {scenario: [f"{scenario} {seats}" for seats in range(1, 5)] for scenario in hard}
    cells = [
        Cell(name, int(name[-1]), (("scenario", scenario),))
        for scenario, row in names.items()
        for name in row
    ]
    floors = [Floor(("castaways 1",), 45)]
    floors += [Floor(tuple(names[scenario]), floor) for scenario, floor in means.items()]
    floors += [Floor(tuple(names[scenario]), 2, BEST) for scenario in hard]
    return cells, floors


def naufragos_cells() -> tuple[list[Cell], list[Floor]]:
    floors = {1: 58, 2: 66, 3: 66, 4: 72}
    cells = [Cell(f"{seats} rescued", seats, result="rescued") for seats in floors]
    found = [Floor((f"{seats} rescued",), floor) for seats, floor in floors.items()]
    among = Cell("4 best story among 3 greedy", 4, rivals="greedy", result="rescued")
    return [*cells, among], [*found, Floor((among.name,), 35)]


PAPUA = [
    Cell("2 against greedy", 2, rivals="greedy"),
    Cell("4 against 3 greedy", 4, rivals="greedy"),
]
GAMES_OF = {
    "forbidden-island": island_cells(),
    "papua": (PAPUA, [Floor((PAPUA[0].name,), 75), Floor((PAPUA[1].name,), 65)]),
    "naufragos": naufragos_cells(),
    "robinson-crusoe": robinson_cells(),
}
CELLS = {slug: cells for slug, (cells, _) in GAMES_OF.items()}
FLOORS = {slug: floors for slug, (_, floors) in GAMES_OF.items()}


# -- playing -------------------------------------------------------------------------------------


def experiment_of(slug: str, cell: Cell, player: str, games: int) -> Experiment:
    names = (player, *[cell.rivals or player] * (cell.seats - 1))
    return Experiment(slug, names, games, TEST_SEED, cell.options, rotate=bool(cell.rivals))


def play_on(slug: str, cell: Cell, player: str, games: int, results: Results, until: float) -> None:
    """Play the games of a cell that are missing, and keep each."""
    experiment = experiment_of(slug, cell, player, games)
    check(experiment)
    for number in results.missing(cell.name, player, games):
        if time.monotonic() > until:
            return
        started = time.process_time()
        played = play_one(experiment, number, None)
        assert not played.error, played.error
        seconds = time.process_time() - started
        results.add(
            cell.name,
            player,
            number,
            worth(cell, played, experiment.seat_of_first(number)),
            seconds,
        )


def worth(cell: Cell, played: Played, seat: int) -> str:
    """What a game counts as: won, lost, a part of a victory, or nothing at all."""
    if cell.result and cell.rivals:  # the best story, among games with a rescue
        if played.result != cell.result:
            return NOT_COUNTED
        return letter(1 / len(played.winners) if seat in played.winners else 0.0)
    if cell.result:
        return letter(float(played.result == cell.result))
    return letter(played.share(seat))


# -- judging -------------------------------------------------------------------------------------


def line(cell: Cell, player: str, results: Results, base: str) -> str:
    """What is known of a cell, and how another player did in the same games."""
    sample = results.sample(cell.name, player)
    low, high = wilson(round(sample.won), sample.games)
    told = (
        f"{cell.name:30} {sample.rate:5.1f} % [{100 * low:.0f}-{100 * high:.0f}]  n {sample.games}"
        f"  {sample.seconds:.2f} s a game"
    )
    if base != player and not cell.rivals:
        better, worse = results.paired(cell.name, player, base)
        told += f"  {base} {results.sample(cell.name, base).rate:.1f} %, +{better}/-{worse}"
    return told


def reached(floor: Floor, player: str, results: Results, cells: list[Cell]) -> tuple[str, bool]:
    """A floor in words, and whether it is reached; what was not played is no reason to fail."""
    wanted = [cell.name for cell in cells if cell.name in floor.cells]
    rates = [
        results.sample(name, player).rate for name in wanted if results.sample(name, player).games
    ]
    if not rates:
        return "", True
    value = max(rates) if floor.by == BEST else sum(rates) / len(rates)
    name = wanted[0] if len(wanted) == 1 else f"{floor.by} of {', '.join(wanted)}"
    fine = value >= floor.percent
    return f"{name}: {value:.1f} %, floor {floor.percent:g}  {'ok' if fine else 'BELOW'}", fine


def publish(slug: str, results: Results) -> None:
    """Write what bots say about their strength into the package."""
    rows: list[Strength] = []
    for cell in CELLS[slug]:
        for player in results.players(cell.name):
            sample = results.sample(cell.name, player)
            if sample.games:
                rows.append(
                    Strength(
                        slug,
                        cell.seats,
                        dict(cell.options),
                        player,
                        cell.measure,
                        round(sample.won),
                        sample.games,
                        TEST_SEED,
                    )
                )
    strengths.write(strengths.merged(strengths.read(), rows))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=list(CELLS))
    parser.add_argument("--player", default="planner")
    parser.add_argument("--base", default="greedy", help="compared with on the same games")
    parser.add_argument("--games", type=int, default=GAMES, help="of each cell, all runs together")
    parser.add_argument("--cell", default="", help="only cells whose name contains this")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop then; 0: when all is done")
    parser.add_argument("--keep", type=Path, default=KEPT, help="folder of what was played")
    parser.add_argument("--publish", action="store_true", help="bots say so")
    asked = parser.parse_args(arguments)
    results = Results(asked.keep / f"{asked.game}.csv", partial(edition, asked.game))
    cells = [cell for cell in CELLS[asked.game] if asked.cell in cell.name]
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    for cell in cells:
        play_on(asked.game, cell, asked.player, asked.games, results, until)
        if results.sample(cell.name, asked.player).games:
            print(line(cell, asked.player, results, asked.base), flush=True)
    below = 0
    for floor in FLOORS[asked.game]:
        told, fine = reached(floor, asked.player, results, cells)
        if told:
            print(told, flush=True)
        below += not fine
    if asked.publish:
        publish(asked.game, results)
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
