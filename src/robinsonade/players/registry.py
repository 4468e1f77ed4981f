"""Players by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.brought import brought_players, find_maker, is_place, make_brought
from robinsonade.players.form import is_compiled
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.planner.planner import Agreement, Planner
from robinsonade.players.planner.settings import LEVELS, PLANNER, read_settings
from robinsonade.players.player import Player
from robinsonade.players.random_player import RandomPlayer

# In the order of their strength; a planner may have other parameters besides.
PLAYERS: Final = (
    RandomPlayer.name,
    GreedyPlayer.name,
    f"{PLANNER}:easy",
    PLANNER,
    f"{PLANNER}:strong",
)
assert set(LEVELS) < set(PLAYERS)


def usual_player() -> str:
    """With whom people play unless they say otherwise: whoever thinks, if that is quick."""
    return PLANNER if is_compiled() else f"{PLANNER}:easy"


def split_names(text: str) -> list[str]:
    """Names with commas between them; the parameters of a planner stay with it.

    >>> split_names("planner:rollouts=64,k=4*2, random")
    ['planner:rollouts=64,k=4*2', 'random']
    """
    found: list[str] = []
    for word in text.split(","):
        if found and "=" in word and ":" not in word:
            found[-1] += "," + word.strip()
        else:
            found.append(word.strip())
    return found


def read_players(text: str, seats: int | None) -> tuple[str, ...]:
    """The player of each seat: `greedy,random`, `greedy*3`, or one name for all seats.

    >>> read_players("greedy*2,random", None)
    ('greedy', 'greedy', 'random')
    >>> read_players("random", 3)
    ('random', 'random', 'random')
    """
    names: list[str] = []
    for word in split_names(text):
        name, star, times = word.partition("*")
        if star and not times.isdecimal():
            raise Refused("bad-players", given=text)
        names += [name] * (int(times) if star else 1)
    if len(names) == 1:
        return tuple(names * (seats or 2))
    if seats is not None and seats != len(names):
        raise Refused("players-and-seats", given=str(len(names)), allowed=str(seats))
    return tuple(names)


def known_players() -> list[str]:
    """The names that need no explanation: ours, then those that other packages bring."""
    return [*PLAYERS, *[name for name in brought_players() if name not in PLAYERS]]


def check_player(name: str, *besides: str) -> str:
    """A name that `make_player` understands, or one of those besides, or a refusal.

    >>> check_player("planner:rollouts=64")
    'planner:rollouts=64'
    """
    if name in PLAYERS or name in besides:
        return name
    if name.startswith(f"{PLANNER}:"):
        read_settings(name)
    elif is_brought(name):
        find_maker(name)
    else:
        allowed = [*known_players(), *besides]
        raise Refused("no-such-player", given=name, allowed=", ".join(allowed))
    return name


def is_brought(name: str) -> bool:
    """Is this one not of ours, but of another package or module?

    >>> is_brought("mypackage.bots:Careful"), is_brought("planner:easy"), is_brought("greedy")
    (True, False, False)
    """
    if name in PLAYERS or name.startswith(f"{PLANNER}:"):
        return False
    return name in brought_players() or is_place(name)


def is_player(name: str) -> bool:
    """Is there such a player? Asked of what files say: nothing is imported because of a file."""
    if not name.startswith(f"{PLANNER}:"):
        return name in known_players()
    try:
        read_settings(name)
    except Refused:
        return False
    return True


def make_players(
    names: Sequence[str | None], game: Game, seed: int, seconds: float = 0.0
) -> list[Player | None]:
    """The players of one match, who may talk to each other; None where a person sits."""
    agreed: Agreement = {}
    return [
        None if name is None else make_player(name, game, seed, seat, seconds, agreed)
        for seat, name in enumerate(names)
    ]


def make_player(
    name: str,
    game: Game,
    seed: int,
    seat: int,
    seconds: float = 0.0,
    agreed: Agreement | None = None,
) -> Player:
    """The player with this name for one seat of a match with this seed.

    With `seconds` no decision takes much longer, so that it may depend on the machine.
    """
    check_player(name)
    if name == PLANNER or name.startswith(f"{PLANNER}:"):
        settings = read_settings(name)
        if seconds and not 0.0 < settings.time < seconds:
            settings = replace(settings, time=seconds)
        return Planner(game, seed, seat, settings, {} if agreed is None else agreed)
    if name == GreedyPlayer.name:
        return GreedyPlayer(game, seed, seat)
    if name != RandomPlayer.name:
        return make_brought(name, game, seed, seat)
    return RandomPlayer(game, seed, seat)
