"""Play very many games of every kind, and look whether anything breaks.

    python tools/soak.py                                    a short one: 10 random, 1 greedy a cell
    python tools/soak.py --random 1000000 --greedy 20000 --total
    python tools/soak.py --only robinson-crusoe --vary scenario --random 1000 --greedy 1000
    python tools/soak.py --report                           what has been played so far

A cell is a game with a number of seats, its options (the usual ones, and each value of each option
once) and a player that sits in every seat. Cells take turns, chunk by chunk, and each chunk is
written down when it is done: stop it at any time, call it again, and it goes on.

Every game must end, without an exception and with every component that it began with. One game of a
hundred is looked at before every choice: its components, and whether a seat could tell a table that
was imagined for it from the real one. Exits with 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from robinsonade.cli.check import values_of
from robinsonade.games import find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import Game
from robinsonade.kernel.playout import ENDLESS, play_randomly
from robinsonade.kernel.rollout import play_by
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_decision
from robinsonade.players.driver import Driver
from robinsonade.players.form import is_compiled
from robinsonade.players.registry import PLAYERS, make_players
from tools.homes import games_at_home

RANDOM = "random"
CHUNK = 50  # games that are written down together
SAMPLE = 100  # one game of so many is looked at before every choice
MOST_DECISIONS = 100_000
STATE = Path("build") / "soak.jsonl"


class Cell(NamedTuple):
    """One way to play."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    player: str
    form: str

    @property
    def name(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.game, str(self.seats), *chosen, self.player, self.form])

    def seed_of(self, number: int) -> int:
        told = f"soak/{self.game}/{self.seats}/{self.options}/{self.player}/{number}"
        return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=8).digest(), "little")


class Wrong(Exception):
    """A game that is not as it should be."""


# -- what to play ----------------------------------------------------------------------------------


def cells(games: list[Game], players: list[str], vary: list[str] | None) -> list[Cell]:
    """Every number of seats, the usual options and each value of each option (or of these)."""
    form = "compiled" if is_compiled() else "plain"
    found = []
    for game in games:
        for seats in range(game.fewest, game.most + 1):
            for options in variants(game, seats, vary):
                found += [Cell(game.slug, seats, options, name, form) for name in players]
    return found


def variants(
    game: Game, seats: int, vary: list[str] | None
) -> Iterator[tuple[tuple[str, str], ...]]:
    yield ()
    for option in game.options:
        if vary is None or option.name in vary:
            for value in values_of(option, seats):
                if value != option.default:
                    yield ((option.name, value),)


# -- one game --------------------------------------------------------------------------------------


def play(cell: Cell, number: int) -> tuple[str, int]:
    """How game `number` of a cell ended, and how many choices it took."""
    game, seed = find_game(cell.game), cell.seed_of(number)
    table = game.new_table(cell.seats, seed, dict(cell.options))
    table.log = None
    box = table.components()
    looked_at = number % SAMPLE == 0
    if looked_at:
        taken = play_slowly(game, table, cell.player, seed)
    elif cell.player == RANDOM:
        taken = play_randomly(table, Chance.seeded(seed, ("soak",)), MOST_DECISIONS)
    else:  # as rollouts do: nobody imagines anything
        taken = play_by(table, [game.policy()] * table.seats, ENDLESS, MOST_DECISIONS)
    if table.choices() or not table.result:
        raise Wrong("the game does not end")
    if table.components() != box:
        raise Wrong("components were lost")
    return table.result, taken


def play_slowly(game: Game, table: Table, name: str, seed: int) -> int:
    """As the arena plays, choice by choice, with a look at the table before each."""
    box = table.components()
    driver = Driver(make_players([name] * table.seats, game, seed), table)
    taken = 0
    while table.choices() and taken < MOST_DECISIONS:
        look(game, table, box, taken)
        choice = driver.next_choice(table)
        if choice is None:
            raise Wrong("nobody chooses")
        table.apply(choice)
        taken += 1
    return taken


def look(game: Game, table: Table, box: dict[str, int], taken: int) -> None:
    """Everything is there, and what one seat imagines looks to it like the truth."""
    if table.components() != box:
        raise Wrong(f"components were lost before choice {taken + 1}")
    seat = taken % table.seats
    imagined = table.imagined(seat, table.chance.fork("soak"))
    if imagined.components() != box:
        raise Wrong(f"an imagined table lacks components before choice {taken + 1}")
    if game.view(imagined, seat) != game.view(table, seat):
        raise Wrong(f"seat {seat} sees more than it may before choice {taken + 1}")
    if show_decision(imagined, seat) != show_decision(table, seat):
        raise Wrong(f"the decision tells seat {seat} too much before choice {taken + 1}")


# -- chunks, written down --------------------------------------------------------------------------


def play_chunk(cell: Cell, first: int, games: int) -> dict[str, Any]:
    """So many games, as they are written down."""
    started = time.process_time()
    results: Counter[str] = Counter()
    wrong = []
    decisions = 0
    for number in range(first, first + games):
        try:
            result, taken = play(cell, number)
        except Exception as error:
            wrong.append([cell.seed_of(number), repr(error)])
            continue
        results[result] += 1
        decisions += taken
    return {
        "cell": cell.name,
        "games": games,
        "results": dict(results),
        "decisions": decisions,
        "seconds": round(time.process_time() - started, 3),
        "wrong": wrong,
    }


def written(path: Path) -> list[dict[str, Any]]:
    """The chunks played so far; a line that was cut off does not count."""
    found = []
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def soak(plan: dict[Cell, int], path: Path) -> None:
    """Play on until each cell has as many games as planned; cells take turns."""
    done: Counter[str] = Counter()
    for chunk in written(path):
        done[chunk["cell"]] += chunk["games"]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")  # what was cut off stays alone on its line
        while True:
            left = [cell for cell, wanted in plan.items() if done[cell.name] < wanted]
            if not left:
                return
            for cell in left:
                games = min(CHUNK, plan[cell] - done[cell.name])
                file.write(json.dumps(play_chunk(cell, done[cell.name], games)) + "\n")
                file.flush()
                done[cell.name] += games


# -- telling ---------------------------------------------------------------------------------------


def report(chunks: list[dict[str, Any]]) -> int:
    """Figures by game, player and form; how many games went wrong."""
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for chunk in chunks:
        words = chunk["cell"].split()
        groups.setdefault((words[0], f"{words[-2]}, {words[-1]}"), []).append(chunk)
    wrong = [(chunk["cell"], *fault) for chunk in chunks for fault in chunk["wrong"]]
    for (game, player), group in groups.items():
        games = sum(chunk["games"] for chunk in group)
        decisions = sum(chunk["decisions"] for chunk in group)
        seconds = sum(chunk["seconds"] for chunk in group)
        names = len({chunk["cell"] for chunk in group})
        print(f"{game}, {player}: {games} games in {names} cells, {decisions} decisions,")
        print(f"  {seconds:.0f} CPU seconds, {games / max(seconds, 0.001):.1f} games a second")
        results: Counter[str] = Counter()
        for chunk in group:
            results.update(chunk["results"])
        print("  " + ", ".join(f"{result} {n}" for result, n in results.most_common()))
    for cell, seed, fault in wrong:
        print(f"WRONG {cell}, seed {seed}: {fault}")
    print(f"{sum(chunk['games'] for chunk in chunks)} games, {len(wrong)} wrong")
    return len(wrong)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--random", type=int, default=10, metavar="N", help="games of each cell")
    parser.add_argument("--greedy", type=int, default=1, metavar="N", help="games of each cell")
    parser.add_argument("--total", action="store_true", help="N is for all cells together")
    parser.add_argument("--only", nargs="*", metavar="GAME", help="these games only")
    parser.add_argument("--vary", nargs="*", metavar="OPTION", help="vary these options only")
    parser.add_argument("--state", type=Path, default=STATE, help="where it is written down")
    parser.add_argument("--report", action="store_true", help="play nothing")
    asked = parser.parse_args()
    if not asked.report:
        games = [g for g in games_at_home().values() if not asked.only or g.slug in asked.only]
        plan: dict[Cell, int] = {}
        for player in PLAYERS:
            number = getattr(asked, player, 0)
            found = cells(games, [player], asked.vary) if number else []
            each = -(-number // max(1, len(found))) if asked.total else number
            plan.update(dict.fromkeys(found, each))
        soak(plan, asked.state)
    sys.exit(1 if report(written(asked.state)) else 0)


if __name__ == "__main__":
    main()
