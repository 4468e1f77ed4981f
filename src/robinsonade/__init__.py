"""Robinsonade: four island board games, playable by people and programs.

>>> import robinsonade
>>> match = robinsonade.new("forbidden-island", seats=3, seed=7, difficulty="elite")
>>> while not match.over:
...     match.play(match.choices()[0])
>>> match.outcome
Outcome('lost-treasure', winners=())
"""

from __future__ import annotations

from typing import Any

from robinsonade.files import load_match as load
from robinsonade.files import save_match as save
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.chance import new_seed
from robinsonade.kernel.choice import Choice, IllegalChoice
from robinsonade.kernel.match import Match, Outcome, replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.start import BadStart, read_position
from robinsonade.kernel.table import Table

__version__ = "0.1.0"

__all__ = [
    "BadMatch",
    "BadStart",
    "Choice",
    "IllegalChoice",
    "Match",
    "Outcome",
    "Refused",
    "Table",
    "__version__",
    "find_game",
    "games",
    "load",
    "new",
    "position",
    "replay",
    "save",
]


def games() -> list[str]:
    """The names of all games.

    >>> games()
    ['forbidden-island', 'papua', 'naufragos', 'robinson-crusoe']
    """
    return list(GAMES)


def new(game: str, *, seats: int | None = None, seed: int | None = None, **options: str) -> Match:
    """A new match. Same game, seats, seed and options: same decks and dice.

    Without `seats` the fewest that the game allows; without `seed` one that nobody knows.

    >>> new("forbidden-island", seats=2, seed=1, roles="pilot,diver").view()["seats"][0]["role"]
    'pilot'
    """
    title = find_game(game)
    chosen = new_seed() if seed is None else seed
    given = title.fetch_options(options)
    match = Match(title, title.fewest if seats is None else seats, chosen, given)
    match.open_seed = seed is not None
    return match


def position(
    game: str, table: Table | dict[str, Any], *, seed: int | None = None, **options: str
) -> Match:
    """A match that begins at a table, or at its plain data, instead of the set-up.

    The options have to be those of the table. With a `seed` the same position has another future.

    >>> match = new("forbidden-island", seats=2, seed=1)
    >>> match.play("0.stop")
    >>> what_if = position("forbidden-island", match.table)
    >>> what_if.fingerprint() == match.fingerprint(), what_if.choices_made
    (True, [])
    """
    title = find_game(game)
    given = title.fetch_options(options)
    if isinstance(table, dict):
        seats = table.get("seats")
        if not isinstance(seats, int):
            raise BadStart("position-field", game=title.slug, field="seats")
        table = read_position(title, title.check_seats(seats), given, table)
    return Match.from_table(title, table, given, seed)
