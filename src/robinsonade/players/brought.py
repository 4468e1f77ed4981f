"""Players that others bring: by an entry point, or by the place of a class.

A package brings a player by an entry point of the group `robinsonade.players`, whose name is that
of the player and whose value is its class: `careful = "mypackage.bots:Careful"`. Without a package
the place itself is the name: `mymodule:Careful`, with modules of the working directory as well.
The class is called with the game, the seed and the seat, or with nothing if it takes nothing.
"""

from __future__ import annotations

import inspect
import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.player import Player

GROUP: Final = "robinsonade.players"


@cache
def brought_players() -> dict[str, str]:
    """Where the players of other packages are, by their names."""
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP))}


def is_place(name: str) -> bool:
    """Does this say where a class is?

    >>> is_place("mypackage.bots:Careful"), is_place("planner:rollouts=64"), is_place("greedy")
    (True, False, False)
    """
    module, _, path = name.partition(":")
    words = [*module.split("."), *path.split(".")]
    return all(word.isidentifier() for word in words)


def find_maker(name: str) -> Any:
    """What is called to make this player."""
    place = brought_players().get(name, name)
    module, _, path = place.partition(":")
    try:
        found = import_from_here(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error
    if not callable(found):
        raise Refused("broken-player", given=name, why=f"{place} is no class of players")
    return found


def import_from_here(module: str) -> Any:
    """Import a module; those of the working directory count, as they do for `python -m`."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return import_module(module)


def make_brought(name: str, game: Game, seed: int, seat: int) -> Player:
    """The player with this name for one seat of a match with this seed."""
    make = find_maker(name)
    try:
        made = make(game, seed, seat) if takes_a_seat(make) else make()
    except (Exception, SystemExit) as error:
        raise broken(name, error) from error
    if not isinstance(made, Player):
        why = f"it is a {type(made).__name__}, which is no robinsonade.players.player.Player"
        raise Refused("broken-player", given=name, why=why)
    return made


def takes_a_seat(make: Any) -> bool:
    """Is it called with the game, the seed and the seat?"""
    try:
        inspect.signature(make).bind(None, 0, 0)
    except (TypeError, ValueError):
        return False
    return True


def broken(name: str, error: BaseException) -> Refused:
    return Refused("broken-player", given=name, why=f"{type(error).__name__}: {error}")
