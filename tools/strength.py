"""How strong a player is, cell by cell, against the floors it must reach.

    python tools/strength.py forbidden-island                 all cells, 400 games each
    python tools/strength.py naufragos --games 40 --cell 4    only cells whose name has a 4 in it
    python tools/strength.py papua --player planner:easy      another player, same floors

Exits 1 if a cell is below its floor. The games are those of the test seeds, which nothing is tuned
or trained on. Run it with PYTHONPATH on a compiled copy (tools/compile.py --to DIR).
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import NamedTuple

from robinsonade.arena.experiment import Experiment, Played
from robinsonade.arena.runner import check, play_one
from robinsonade.arena.statistics import wilson

TEST_SEED = 3  # of the series: dev is 1, val is 2
GAMES = 400


class Cell(NamedTuple):
    """A way to sit down, and the percentage to reach."""

    name: str
    seats: int
    floor: float
    options: tuple[tuple[str, str], ...] = ()
    rivals: str = ""  # in all other seats; empty: the player sits everywhere
    result: str = ""  # that counts as won; empty: the first player is among the winners


def island_cells() -> list[Cell]:
    floors = {
        2: {"novice": 72, "normal": 52, "elite": 36, "legendary": 18},
        3: {"novice": 80, "normal": 64, "elite": 44, "legendary": 23},
        4: {"novice": 70, "normal": 52, "elite": 32, "legendary": 12},
    }
    return [
        Cell(f"{seats} {difficulty}", seats, floor, (("difficulty", difficulty),))
        for seats, row in floors.items()
        for difficulty, floor in row.items()
    ]


def robinson_cells() -> list[Cell]:
    """Floors of single seat counts where there is one; of the others the mean is judged by eye."""
    floors = {"castaways": 32, "cursed_island": 38, "jenny": 20}
    found = [
        Cell(f"{scenario} {seats}", seats, floor, (("scenario", scenario),))
        for scenario, floor in floors.items()
        for seats in (1, 2, 3, 4)
    ]
    found[0] = found[0]._replace(floor=45)
    for scenario in ("volcano_island", "cannibal_island", "robinson_family", "king_kong"):
        found.append(Cell(f"{scenario} 1", 1, 2, (("scenario", scenario),)))
    return found


CELLS = {
    "forbidden-island": island_cells(),
    "papua": [
        Cell("2 against greedy", 2, 75, rivals="greedy"),
        Cell("4 against 3 greedy", 4, 65, rivals="greedy"),
    ],
    "naufragos": [
        *[
            Cell(f"{seats} rescued", seats, floor, result="rescued")
            for seats, floor in ((1, 58), (2, 66), (3, 66), (4, 72))
        ],
        Cell("4 best story among 3 greedy", 4, 35, rivals="greedy", result="rescued"),
    ],
    "robinson-crusoe": robinson_cells(),
}


class Judged(NamedTuple):
    """What came of a cell."""

    cell: Cell
    won: float
    games: int
    seconds: float  # of CPU time for a game

    @property
    def rate(self) -> float:
        return 100 * self.won / self.games if self.games else 0.0

    @property
    def reached(self) -> bool:
        return self.rate >= self.cell.floor

    def line(self) -> str:
        low, high = wilson(round(self.won), self.games)
        verdict = "ok" if self.reached else "BELOW"
        return (
            f"{self.cell.name:30} {self.rate:5.1f} % [{100 * low:.0f}-{100 * high:.0f}]  "
            f"floor {self.cell.floor:g}  n {self.games}  {self.seconds:.2f} s a game  {verdict}"
        )


def judge(slug: str, cell: Cell, player: str, games: int) -> Judged:
    """Play one cell."""
    names = (player, *[cell.rivals or player] * (cell.seats - 1))
    experiment = Experiment(slug, names, games, TEST_SEED, cell.options, rotate=bool(cell.rivals))
    check(experiment)
    started = time.process_time()
    won = counted = 0.0
    for number in range(games):
        played = play_one(experiment, number, None)
        assert not played.error, played.error
        share, counts = worth(cell, played, experiment.seat_of_first(number))
        won += share
        counted += counts
    seconds = (time.process_time() - started) / max(1, games)
    return Judged(cell, won, round(counted), seconds)


def worth(cell: Cell, played: Played, seat: int) -> tuple[float, int]:
    """What a game counts as, and whether it counts."""
    if cell.result and cell.rivals:  # the best story, among games with a rescue
        if played.result != cell.result:
            return 0.0, 0
        return (1 / len(played.winners) if seat in played.winners else 0.0), 1
    if cell.result:
        return float(played.result == cell.result), 1
    return played.share(seat), 1


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=list(CELLS))
    parser.add_argument("--player", default="planner")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--cell", default="", help="only cells whose name contains this")
    asked = parser.parse_args(arguments)
    below = 0
    for cell in CELLS[asked.game]:
        if asked.cell in cell.name:
            judged = judge(asked.game, cell, asked.player, asked.games)
            print(judged.line(), flush=True)
            below += not judged.reached
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
