"""Write what every card and thing does into the texts of its game, in all languages.

    python tools/tell_cards.py [game...]

Run it when the data files have changed. The words are in the terms of the text files.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from robinsonade.games.naufragos.box.cards import CARD_IDS, PLOT_CARDS, RAW_CARDS
from robinsonade.games.naufragos.effects.telling import Teller
from robinsonade.games.robinson_crusoe.effects import telling as robinson_crusoe
from robinsonade.kernel.telling import SIGN
from robinsonade.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
ENTRY = re.compile(r"^([a-z]\S*) = .*\n((?:    .*\n)*)", re.MULTILINE)

Tellings = dict[str, dict[str, str]]  # by attribute, then by the key of the name


class Told(NamedTuple):
    """A game whose cards are told."""

    folder: str
    tellings: Callable[[], Tellings]
    flavour: bool  # somebody has written a sentence about each card, which stays in front

    def path(self, language: str) -> Path:
        return ROOT / "src/robinsonade/games" / self.folder / "text" / f"{language}.ftl"


def naufragos() -> Tellings:
    """What each card and each of its options does."""
    plots = {number: CARD_IDS[card] for number, card in PLOT_CARDS.items()}
    found: dict[str, str] = {}
    for sort, _, fields in RAW_CARDS:
        teller = Teller(fields["id"], plots)
        found[f"card-{fields['id']}"] = teller.card_text(sort, fields)
        found |= {f"deed-{name}": told for name, told in teller.deeds.items()}
    return {"about": found}


def robinson() -> Tellings:
    return {"about": robinson_crusoe.tellings(), "book": robinson_crusoe.books()}


GAMES = {
    "naufragos": Told("naufragos", naufragos, flavour=True),
    "robinson-crusoe": Told("robinson_crusoe", robinson, flavour=False),
}


def told(game: Told, text: str) -> str:
    """A text file with everything told."""
    tellings = game.tellings()

    def entry(found: re.Match[str]) -> str:
        lines = found[0].splitlines(keepends=True)
        for attribute, words in tellings.items():
            if found[1] in words:
                tell(lines, f"    .{attribute} = ", words[found[1]], game.flavour)
        return "".join(lines)

    return ENTRY.sub(entry, text)


def tell(lines: list[str], head: str, telling: str, flavour: bool) -> None:
    """Put a telling into the lines of an entry: in place of the old one, or as the last line."""
    places = [i for i, line in enumerate(lines) if line.startswith(head)]
    if flavour:
        old = lines[places[0]].removeprefix(head) if places else ""
        telling = f"{old.partition(f'{SIGN} ')[0].strip()} {SIGN} {telling}".strip()
    line = f"{head}{telling}\n"
    if places:
        lines[places[0]] = line
    else:
        lines.append(line)


def main(names: list[str]) -> None:
    for name in names or GAMES:
        for language in LANGUAGES:
            path = GAMES[name].path(language)
            path.write_text(told(GAMES[name], path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
