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

from robinsonade.games import GAMES, OWN
from robinsonade.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]


def home_of(game: Game) -> Path | None:
    """The folder with the pyproject.toml of a game; None if only the installed package is there.

    >>> from robinsonade.games import find_game
    >>> (home_of(find_game("papua")) / "tools" / "homes.py").exists()
    True
    """
    if game.slug in OWN:
        return ROOT
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


def games_at_home() -> dict[str, Game]:
    """The games whose sources and tests are here; others are only installed."""
    return {slug: game for slug, game in GAMES.items() if home_of(game)}


def folder_of_tests(game: Game) -> Path:
    """The folder with the tests of a game that is at home."""
    home = home_of(game)
    assert home is not None, f"{game.slug} is installed without its tests"
    return home / "tests"
