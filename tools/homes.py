"""Where the sources of a game are: our own in this repository, those of others where they are kept.

A game that was installed from a folder is looked for in that folder: there are its tests, too.
"""

from __future__ import annotations

import json
from importlib import resources
from importlib.metadata import distribution as find_distribution
from importlib.metadata import packages_distributions
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from robinsonade.kernel.game import Game


def home_of(game: Game) -> Path | None:
    """The folder with the pyproject.toml of a game; None if only the installed package is there.

    >>> from robinsonade.games import find_game
    >>> (home_of(find_game("papua")) / "tools" / "homes.py").exists()
    True
    """
    package = Path(str(resources.files(game.package)))
    for folder in (package, *package.parents):
        if (folder / "pyproject.toml").exists():
            return folder
    return installed_from(game)


def installed_from(game: Game) -> Path | None:
    """The folder that was given to pip."""
    for name in packages_distributions().get(game.package.partition(".")[0], []):
        origin = json.loads(find_distribution(name).read_text("direct_url.json") or "{}")
        url = urlsplit(origin.get("url", ""))
        folder = Path(url2pathname(url.path))
        if url.scheme == "file" and (folder / "pyproject.toml").exists():
            return folder
    return None


def folder_of_tests(game: Game) -> Path | None:
    """The folder with the tests of a game."""
    home = home_of(game)
    return home / "tests" if home else None
