"""How often a player has won, as measured: what bots say about themselves.

The table is written by `tools/strength.py GAME --publish` from games that were played, or holds
what the pages of the games tell about such games (docs/players.md); nothing in it is estimated.
`series` is the seed of the games.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

WON: Final = "won"  # the game
RESCUED: Final = "rescued"  # from the island, whoever has the best story
BEATS: Final = "beats"  # rivals who play by the plain evaluation
MEASURES: Final = (WON, RESCUED, BEATS)
FILE: Final = "strengths.csv"
FEWEST: Final = 20  # games below which nothing is said
_FIELDS: Final = ("game", "seats", "options", "player", "measure", "won", "games", "series")


@dataclass(frozen=True)
class Strength:
    """What came of the games of a player at tables of one kind."""

    game: str
    seats: int
    options: dict[str, str]
    player: str
    measure: str
    won: int
    games: int
    series: int  # of seeds

    @property
    def rate(self) -> int:
        """Victories in 100 games.

        >>> Strength("papua", 2, {}, "greedy", BEATS, 61, 80, 3).rate
        76
        """
        return round(100 * self.won / self.games)

    @property
    def about(self) -> tuple[str, int, str, str, str]:
        """Who plays at which table, and what is counted."""
        return self.game, self.seats, str(sorted(self.options.items())), self.player, self.measure

    def fits(self, seats: int, options: dict[str, str]) -> bool:
        """Is it about such a table?"""
        wanted = self.options.items()
        return seats == self.seats and all(options.get(name) == value for name, value in wanted)

    def to_dict(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "options": self.options,
            "player": self.player,
            "measure": self.measure,
            "rate": self.rate,
            "games": self.games,
        }


def read() -> list[Strength]:
    """Everything that was measured."""
    file = resources.files("robinsonade.players") / FILE
    if not file.is_file():
        return []
    found: list[Strength] = []
    for row in csv.DictReader(file.read_text("utf-8").splitlines()):
        options = dict(word.split("=") for word in row["options"].split()) if row["options"] else {}
        found.append(
            Strength(
                row["game"],
                int(row["seats"]),
                options,
                row["player"],
                row["measure"],
                int(row["won"]),
                int(row["games"]),
                int(row["series"]),
            )
        )
    return found


def strengths_of(game: str) -> list[Strength]:
    """What may be said about the players of a game: what was played often enough."""
    return [one for one in read() if one.game == game and one.games >= FEWEST]


def strength_at(game: str, player: str, seats: int, options: dict[str, str]) -> Strength | None:
    """What was measured of a player at such a table, if anything."""
    for one in strengths_of(game):
        if one.player == player and one.fits(seats, options):
            return one
    return None


def merged(known: list[Strength], new: list[Strength]) -> list[Strength]:
    """What is new beside what is known; of the same player at the same table, more games count."""
    found = {one.about: one for one in known}
    for one in new:
        if one.about not in found or one.games >= found[one.about].games:
            found[one.about] = one
    return list(found.values())


def write(rows: list[Strength]) -> None:
    """The table anew."""
    path = Path(str(resources.files("robinsonade.players") / FILE))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_FIELDS)
        for row in rows:
            options = " ".join(f"{name}={value}" for name, value in row.options.items())
            facts = (row.game, row.seats, options, row.player, row.measure)
            writer.writerow([*facts, row.won, row.games, row.series])
