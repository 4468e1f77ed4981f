"""What can be played, told without loading the rules of it.

What our own games say of themselves is kept beside the package as Python keeps compiled modules,
under a hash of which files there are, how large and how old. Only the first to ask loads the games.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import resources
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from robinsonade.games import GAMES, OWN
from robinsonade.kernel.parsed import HASH, keep, recall
from robinsonade.text import Texts

if TYPE_CHECKING:
    from robinsonade.cli.screen import Screen
    from robinsonade.kernel.game import Game

INDENT: Final = 4
ROOMS: Final = ("kernel", "games", "text")  # what these facts follow from


def catalogue(language: str) -> list[dict[str, Any]]:
    """All games and their options as plain data, ours first."""
    others = [facts_of(GAMES[slug], language) for slug in GAMES if slug not in OWN]
    return own_games(language) + others


def own_games(language: str) -> list[dict[str, Any]]:
    package = resources.files("robinsonade")
    if not isinstance(package, Path):  # in an archive
        return [facts_of(GAMES[slug], language) for slug in OWN]
    digest = fingerprint(package)
    place = cache_from_source(str(package / f"games.{language}.py"), optimization="")
    place = place.removesuffix("pyc") + "data"
    kept = recall(place, digest)
    if kept is None:
        kept = {"games": [facts_of(GAMES[slug], language) for slug in OWN]}
        if not sys.dont_write_bytecode:
            keep(place, digest, kept)
    games: list[dict[str, Any]] = kept["games"]
    return games


def fingerprint(package: Path) -> bytes:
    """Changes with every file that the games are made of."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=HASH)
    for room in ROOMS:
        for folder, folders, files in os.walk(package / room):
            folders[:] = sorted([name for name in folders if name != "__pycache__"])
            for name in sorted(files):
                stat = os.stat(os.path.join(folder, name))
                digest.update(f"{folder}/{name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return digest.digest()


def facts_of(game: Game, language: str) -> dict[str, Any]:
    """A game and its options for programs."""
    from robinsonade.kernel.game import DealOption

    texts = Texts(language, game)
    return {
        "game": game.slug,
        "title": texts.title(),
        "about": texts.pitch(),
        "rules_version": game.version,
        "fewest_seats": game.fewest,
        "most_seats": game.most,
        "options": [
            {
                "option": option.name,
                "title": texts.option(option.name),
                "default": option.default,
                "values": list(option.allowed(game.most)),
                "each_seat": isinstance(option, DealOption),
                "rules": list(option.rules),
            }
            for option in game.options
        ],
    }


def list_games(language: str, *, as_json: bool) -> None:
    """Print them, for people with the words to type."""
    games = catalogue(language)
    if as_json:
        import json

        print(json.dumps(games, indent=2, ensure_ascii=False))
        return
    from robinsonade.cli.screen import Screen

    screen = Screen(Texts(language))
    for game in games:
        describe(game, screen)
    for slug, why in GAMES.faults().items():
        print(screen.texts.say("cli-game-broken", slug=slug, why=why), file=sys.stderr)


def describe(game: dict[str, Any], screen: Screen) -> None:
    texts = screen.texts
    screen.heading(texts.say("cli-game", title=game["title"], slug=game["game"]))
    screen.line(game["about"])
    screen.say("cli-game-seats", fewest=game["fewest_seats"], most=game["most_seats"])
    for option in game["options"]:
        each_seat = option["each_seat"]
        default = option["default"]
        values = [one for one in option["values"] if not each_seat or one != default]
        sentence = texts.say(
            "cli-game-option-deal" if each_seat else "cli-game-option",
            name=option["option"],
            title=option["title"],
            values=", ".join(values),
            default=default,
        )
        screen.line(sentence, indent=INDENT)
