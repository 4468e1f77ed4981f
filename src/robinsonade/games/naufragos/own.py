"""Cards of the players' own (NAU-15.4): reading, checking, one canonical spelling."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from robinsonade.games.naufragos.cards import OWN_IDS, book_of
from robinsonade.kernel.data import BadData
from robinsonade.kernel.game import Option
from robinsonade.kernel.refusal import Refused

NONE: Final = "none"
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
    book_of(canonical)
    return canonical


class CardsOption(Option):
    """None, a file with cards of the players' own, or (in match files) the cards themselves."""

    __slots__ = ()

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, (NONE,), NONE, rules)

    def read(self, text: str, seats: int) -> str:
        given = text.strip()
        if given == NONE:
            return NONE
        try:
            if given.startswith("{"):
                book_of(given)
                return given
            return read_cards(Path(given).read_text("utf-8"), given)
        except OSError as error:
            raise Refused("cannot-read", file=given, why=error.strerror or "") from error
        except (BadData, ValueError, KeyError, TypeError, AttributeError) as error:
            raise Refused("bad-cards", why=str(error)) from error
