"""Variants: a file of somebody's own that changes the data of a game before it is read.

A table of such a file is named after a data file, then after the table in it, then, where that
is a list of things, after the id of one of them:

    [variant]
    game = "papua"
    name = "Dear science"

    [scoring.scoring]                  # data/scoring.toml, [scoring]
    money_majority = 8

    [notebook.notebook_cards.nb1_good_catch]      # data/notebook.toml, the card with this id
    effect = [{ op = "gain", what = "food", n = 6 }]

A thing that is not there yet is `new = true`, and may be `like` another one in all that is not
said. What is changed must be there and of the same kind; all mistakes are told at once. Whether the
game can be played like this is checked when it reads its data, as always.
"""

from __future__ import annotations

import hashlib
from importlib import resources
from typing import Any, Final

from robinsonade.kernel.overlay import OVERLAYS, change
from robinsonade.kernel.parsed import BadToml, loads, parse
from robinsonade.kernel.slips import BadFile, Said, Slip, meant, no_toml

HEAD: Final = "variant"
TEXT: Final = "text"  # names of new things: [text.en], [text.es]
MOST_BYTES: Final = 200_000
DIGITS: Final = 12
ENDING: Final = ".toml"


class Variant:
    """What a file of somebody's own changes in a game."""

    __slots__ = ("changes", "game", "name", "text", "words")

    def __init__(
        self, game: str, name: str, text: str, changes: dict[str, Any], words: dict[str, Any]
    ) -> None:
        self.game = game  # its slug
        self.name = name
        self.text = text  # of the file: what match files and runs keep
        self.changes = changes  # by data file
        self.words = words  # messages by language

    @property
    def mark(self) -> str:
        """A short text that only equal variants share."""
        return hashlib.blake2b(self.text.encode(), digest_size=DIGITS // 2).hexdigest()

    @staticmethod
    def read(text: str, where: str) -> Variant:
        """The variant that a TOML text describes, not yet compared with the game."""
        if len(text) > MOST_BYTES:
            said = Said("a variant has at most {most} bytes", most=MOST_BYTES)
            raise BadFile("bad-variant", [Slip(where, said)], file=where)
        try:
            content = loads(text.encode("utf-8"))
        except BadToml as error:
            raise BadFile("bad-variant", [no_toml(where, str(error))], file=where) from error
        head = content.pop(HEAD, None)
        wrong = head_slips(head, f"{where}, [{HEAD}]")
        if wrong:
            raise BadFile("bad-variant", wrong, file=where)
        words = content.pop(TEXT, {})
        return Variant(head["game"], head["name"], text, content, words)

    def problems(self, package: str, where: str) -> list[Slip]:
        """What is wrong with it beside the data of the game, all at once."""
        found: list[Slip] = []
        folder = resources.files(package) / "data"
        files = sorted([file.name for file in folder.iterdir() if file.name.endswith(ENDING)])
        names = [name.removesuffix(ENDING) for name in files]
        for name, tables in self.changes.items():
            place = f"{where}, [{name}]"
            if name not in names:
                near, file = meant(name, names), f"{name}{ENDING}"
                said = Said("there is no data file {file}{meant}", file=file, meant=near)
                found.append(Slip(place, said))
            elif not isinstance(tables, dict):
                found.append(Slip(place, Said("{value} is no table", value=repr(tables))))
            else:
                content = parse(folder / f"{name}{ENDING}")
                found += change(content, tables, f"{where}, [{name}", "]")
        for language, messages in self.words.items() if isinstance(self.words, dict) else ():
            if not isinstance(messages, dict) or not all(
                isinstance(said, str) for said in messages.values()
            ):
                place = f"{where}, [{TEXT}.{language}]"
                found.append(Slip(place, Said("must be keys with texts")))
        return found


def head_slips(head: Any, where: str) -> list[Slip]:
    """What is wrong with what a variant says of itself."""
    given: dict[str, Any] = head if isinstance(head, dict) else {}
    found = [
        Slip(where, Said("{key} is missing", key=key))
        for key in ("game", "name")
        if not isinstance(given.get(key), str)
    ]
    unknown = sorted(set(given) - {"game", "name", "about"})
    if unknown:
        found.append(Slip(where, Said("unknown {names}", names=", ".join(unknown))))
    return found


def activate(package: str, variant: Variant) -> None:
    """From now on data files of this game are read as the variant has them."""
    OVERLAYS[package] = variant.changes
    ACTIVE[package] = variant


def deactivate(package: str) -> None:
    OVERLAYS.pop(package, None)
    ACTIVE.pop(package, None)


ACTIVE: Final[dict[str, Variant]] = {}  # by the package of a game


def active_variant(package: str) -> Variant | None:
    """The variant that this program plays a game in."""
    return ACTIVE.get(package)
