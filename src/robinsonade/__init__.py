"""Robinsonade: four island board games, playable by people and programs.

>>> import robinsonade
>>> match = robinsonade.new("forbidden-island", seats=3, seed=7, difficulty="elite")
>>> while not match.over:
...     match.play(match.choices()[0])
>>> match.outcome
Outcome('lost-treasure', winners=())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from robinsonade.games import GAMES, find_game, named_thing

if TYPE_CHECKING:
    from robinsonade.files import load_match as load
    from robinsonade.files import load_variant
    from robinsonade.files import save_match as save
    from robinsonade.kernel.choice import Choice, IllegalChoice
    from robinsonade.kernel.match import Match, Outcome, replay
    from robinsonade.kernel.match_file import BadMatch
    from robinsonade.kernel.refusal import Refused
    from robinsonade.kernel.start import BadStart
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
    "game_names",
    "load",
    "load_variant",
    "new",
    "position",
    "replay",
    "save",
]

# Where the names above come from; imported when somebody asks for them.
PLACES = {
    "BadMatch": "robinsonade.kernel.match_file:BadMatch",
    "BadStart": "robinsonade.kernel.start:BadStart",
    "Choice": "robinsonade.kernel.choice:Choice",
    "IllegalChoice": "robinsonade.kernel.choice:IllegalChoice",
    "Match": "robinsonade.kernel.match:Match",
    "Outcome": "robinsonade.kernel.match:Outcome",
    "Refused": "robinsonade.kernel.refusal:Refused",
    "Table": "robinsonade.kernel.table:Table",
    "load": "robinsonade.files:load_match",
    "load_variant": "robinsonade.files:load_variant",
    "replay": "robinsonade.kernel.match:replay",
    "save": "robinsonade.files:save_match",
}


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = named_thing(PLACES[name])
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def game_names() -> list[str]:
    """The names of all games: ours, then those that other packages bring.

    >>> game_names()
    ['forbidden-island', 'papua', 'naufragos', 'robinson-crusoe']
    """
    return list(GAMES)


def new(game: str, *, seats: int | None = None, seed: int | None = None, **options: str) -> Match:
    """A new match. Same game, seats, seed and options: same decks and dice.

    Without `seats` the fewest that the game allows; without `seed` one that nobody knows.

    >>> new("forbidden-island", seats=2, seed=1, roles="pilot,diver").view()["seats"][0]["role"]
    'pilot'
    """
    from robinsonade.kernel.chance import new_seed
    from robinsonade.kernel.game import check_seed
    from robinsonade.kernel.match import Match

    title = find_game(str(game))
    chosen = new_seed() if seed is None else check_seed(seed)
    given = title.fetch_options(options)
    sitting = title.fewest if seats is None else title.check_seats(seats)
    match = Match(title, sitting, chosen, given)
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
    from robinsonade.kernel.game import check_seed
    from robinsonade.kernel.match import Match
    from robinsonade.kernel.start import BadStart, read_position
    from robinsonade.kernel.table import Table

    title = find_game(str(game))
    given = title.fetch_options(options)
    chosen = None if seed is None else check_seed(seed)
    if isinstance(table, dict):
        seats = table.get("seats")
        if not isinstance(seats, int):
            raise BadStart("position-field", game=title.slug, field="seats")
        table = read_position(title, title.check_seats(seats), given, table)
    elif not isinstance(table, Table):
        raise BadStart("position-field", game=title.slug, field="table")
    return Match.from_table(title, table, given, chosen)
