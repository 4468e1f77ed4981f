"""Write what every card and thing does into the texts of its game, in all languages.

    python tools/tell_cards.py [game...]

Run it when the data files have changed. The words are in the terms of the text files; what is told
is what `Game.tellings` says.
"""

from __future__ import annotations

import re
import sys
from importlib import resources
from pathlib import Path

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import Game
from robinsonade.text.languages import LANGUAGES

ENTRY = re.compile(r"^([a-z]\S*) = .*\n((?:    .*\n)*)", re.MULTILINE)


def path_of(game: Game, language: str) -> Path:
    """The text file of a game."""
    return Path(str(resources.files(game.package))) / "text" / f"{language}.ftl"


def told(game: Game, text: str) -> str:
    """A text file with everything told."""
    tellings = game.tellings()

    def entry(found: re.Match[str]) -> str:
        lines = found[0].splitlines(keepends=True)
        for attribute, words in tellings.items():
            if found[1] in words:
                tell(lines, f"    .{attribute} = ", words[found[1]])
        return "".join(lines)

    return ENTRY.sub(entry, text)


def tell(lines: list[str], head: str, telling: str) -> None:
    """Put a telling into the lines of an entry: in place of the old one, or as the last line."""
    places = [i for i, line in enumerate(lines) if line.startswith(head)]
    line = f"{head}{telling}\n"
    if places:
        lines[places[0]] = line
    else:
        lines.append(line)


def main(slugs: list[str]) -> None:
    for game in [find_game(slug) for slug in slugs or GAMES]:
        if not game.tellings():
            continue
        for language in LANGUAGES:
            path = path_of(game, language)
            path.write_text(told(game, path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
