"""Which program plays a series: two games of one series must not come from different ones."""

from __future__ import annotations

import hashlib
import platform
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from robinsonade import __version__
from robinsonade.arena.experiment import Experiment
from robinsonade.games import find_game
from robinsonade.players.brought import find_maker
from robinsonade.players.form import is_compiled
from robinsonade.players.registry import is_brought

DECIDING: Final = ("robinsonade", "rules", "code", "data", "players")  # same games if all are equal
DIGITS: Final = 12


def edition(experiment: Experiment) -> dict[str, str]:
    """What games depend on besides the experiment, and for people the form and the Python."""
    game = find_game(experiment.game)  # the same files in all variants
    packages = ("robinsonade.kernel", game.package, "robinsonade.players")
    made = {
        "robinsonade": __version__,
        "rules": game.version,
        "code": digest([file for package in packages for file in files(package, ".py")]),
        "data": digest(files(game.package, ".toml")),
        "form": "compiled" if is_compiled() else "plain",
        "python": platform.python_version(),
    }
    own = own_sources(experiment.players)
    return made | {"players": own} if own else made


def same_edition(one: dict[str, str], other: dict[str, str]) -> bool:
    return all(one.get(key) == other.get(key) for key in DECIDING)


def files(package: str, ending: str) -> list[Traversable]:
    """All files of a package with this ending, in the order of their places."""
    found: list[tuple[str, Traversable]] = []
    folders = [("", resources.files(package))]
    while folders:
        place, folder = folders.pop()
        for item in folder.iterdir():
            if item.is_dir():
                folders.append((f"{place}{item.name}/", item))
            elif item.name.endswith(ending):
                found.append((f"{place}{item.name}", item))
    return [item for _, item in sorted(found, key=lambda pair: pair[0])]


def digest(sources: list[Traversable]) -> str:
    hashed = hashlib.blake2b(digest_size=DIGITS // 2)
    for source in sources:
        hashed.update(source.read_bytes())
    return hashed.hexdigest()


def own_sources(players: tuple[str, ...]) -> str:
    """Of players that others bring the hash of the modules they are in; empty without any.

    >>> own_sources(("greedy", "planner:easy", "planner:rollouts=64"))
    ''
    """
    hashed = hashlib.blake2b(digest_size=DIGITS // 2)
    own = sorted({name for name in players if is_brought(name)})
    for name in own:
        hashed.update(module_source(getattr(find_maker(name), "__module__", "")))
    return hashed.hexdigest() if own else ""


def module_source(name: str) -> bytes:
    """What stands in the file of a module that is loaded."""
    place = getattr(sys.modules.get(name), "__file__", None)
    return Path(place).read_bytes() if place else b""
