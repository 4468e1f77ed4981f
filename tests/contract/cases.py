"""What the contract is run on: every game, every number of seats, every value of every option."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NamedTuple

from robinsonade.games import GAMES
from robinsonade.kernel.game import DealOption, Game

SOAK = bool(os.environ.get("ROBINSONADE_SOAK"))
# Of Hypothesis, for each test and number of seats. `make test` asks for one of the plain engine
# where the compiled one, which is twice as fast, proves the same on two, and for some of the
# variants, others at each number of seats.
EXAMPLES = 200 if SOAK else int(os.environ.get("ROBINSONADE_EXAMPLES", "3"))
EVERY = 1 if EXAMPLES > 1 else 13


class Case(NamedTuple):
    """One way to sit down to a game."""

    game: Game
    seats: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.slug, str(self.seats), *chosen])


def variants(game: Game, seats: int) -> list[dict[str, str]]:
    """No options at all, and each value of each option once."""
    found: list[dict[str, str]] = [{}]
    for option in game.options:
        if isinstance(option, DealOption):
            for values in {option.values[:seats]: 0, option.values[-seats:]: 0}:
                found.append({option.name: ",".join(values)})
            continue
        for value in option.allowed(seats):
            if value != option.default:
                found.append({option.name: value})
    return found


def tables(games: list[Game]) -> Iterator[tuple[Game, int]]:
    """Every game with every number of seats."""
    for game in games:
        for seats in range(game.fewest, game.most + 1):
            yield game, seats


def cases(games: list[Game]) -> Iterator[Case]:
    for game, seats in tables(games):
        for options in variants(game, seats):
            yield Case(game, seats, options)


ALL_GAMES = list(GAMES.values())
TABLES = list(tables(ALL_GAMES))
CASES = list(cases(ALL_GAMES))[::EVERY]
TABLE_NAMES = [f"{game.slug}-{seats}" for game, seats in TABLES]
CASE_NAMES = [case.name for case in CASES]
