"""Cards of the players' own (NAU-15.4): reading, checking, one canonical spelling."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from robinsonade.games.naufragos.box.book import book_of
from robinsonade.games.naufragos.box.cards import OWN_IDS
from robinsonade.kernel.data import BadData
from robinsonade.kernel.game import Option
from robinsonade.kernel.refusal import Refused

NONE: Final = "none"
MOST_BYTES: Final = 100_000
SORTS: Final = tuple([name.removeprefix("own_") for name in OWN_IDS])


def read_cards(text: str, where: str) -> str:
    """The cards of a TOML text in their canonical spelling, checked like our own.

    >>> read_cards("", "mine.toml")
    Traceback (most recent call last):
    robinsonade.kernel.data.BadData: mine.toml: there is no card in it
    """
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where}: {error}") from error
    found: dict[str, Any] = {}
    for sort, fields in content.items():
        if sort not in SORTS:
            raise BadData(f"{where}: [{sort}] is none of {', '.join(SORTS)}")
        if not isinstance(fields, dict):
            raise BadData(f"{where}: there is one blank card of each sort, so write [{sort}]")
        found[f"own_{sort}"] = fields
    if not found:
        raise BadData(f"{where}: there is no card in it")
    canonical = json.dumps(found, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        book_of(canonical)
    except BadData as error:
        raise BadData(f"{where}: {error}") from error
    return canonical


def text_of(file: Path) -> str:
    """The text of a file that may hold cards: no device, no pipe, nothing endless."""
    if file.exists() and not file.is_file():
        raise BadData(f"{file}: this is not a file")
    if file.stat().st_size > MOST_BYTES:
        raise BadData(f"{file}: more than {MOST_BYTES} bytes are no six cards")
    return file.read_text("utf-8")


class CardsOption(Option):
    """None, or cards of the players' own: fetched from a file, kept as themselves."""

    __slots__ = ()

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, (NONE,), NONE, rules)

    def fetch(self, text: str) -> str:
        given = text.strip()
        if given == NONE or given.startswith("{"):
            return given
        try:
            return read_cards(text_of(Path(given)), given)
        except OSError as error:
            raise Refused("cannot-read", file=given, why=error.strerror or "") from error
        except (BadData, ValueError) as error:
            raise Refused("bad-cards", why=str(error)) from error

    def read(self, text: str, seats: int) -> str:
        given = text.strip()
        if not given.startswith("{"):
            return self.one_of(given, self.values)
        try:
            book_of(given)
        except (BadData, ValueError, KeyError, TypeError, AttributeError) as error:
            raise Refused("bad-cards", why=str(error)) from error
        return given
