"""What a request says, read strictly: nothing else is looked at."""

from __future__ import annotations

import json
from typing import Any, Final

from robinsonade.kernel.game import check_seed, read_seed
from robinsonade.kernel.refusal import Refused
from robinsonade.tables.expected import Expected
from robinsonade.tables.names import LONGEST

LONGEST_WORD: Final = 200
MOST_SEATS: Final = 16
MOST_COUNT: Final = 1_000_000
MOST_TRIES: Final = 100


class Body:
    """The fields of a JSON object."""

    def __init__(self, content: str) -> None:
        try:
            self.data = json.loads(content or "{}")
        except ValueError as error:
            raise wrong("body", "json") from error
        if type(self.data) is not dict:
            raise wrong("body", "object")

    def word(self, field: str, default: str | None = None) -> str:
        found = self.data.get(field, default)
        if type(found) is not str or len(found) > LONGEST_WORD:
            raise wrong(field, "text")
        return found

    def word_or_none(self, field: str) -> str | None:
        return None if self.data.get(field) is None else self.word(field)

    def count(self, field: str) -> int:
        found = self.data.get(field)
        if type(found) is not int or not 0 <= found <= MOST_COUNT:
            raise wrong(field, "number")
        return found

    def count_or_none(self, field: str) -> int | None:
        return None if self.data.get(field) is None else self.count(field)

    def flag(self, field: str) -> bool:
        found = self.data.get(field, False)
        if type(found) is not bool:
            raise wrong(field, "bool")
        return found

    @property
    def expected(self) -> Expected:
        """The game that a command was made for."""
        return Expected(self.count("expected_seq"), self.count_or_none("expected_version"))

    @property
    def seed(self) -> int | None:
        """JavaScript cannot write every seed as a number: decimal digits in a text will do."""
        found = self.data.get("seed")
        if found is None:
            return None
        return read_seed(found) if isinstance(found, str) else check_seed(found)

    @property
    def seats(self) -> list[tuple[str, str | None, str]]:
        """Kind, player and name of each seat of a new game."""
        found = self.data.get("seats")
        if type(found) is not list or not 1 <= len(found) <= MOST_SEATS:
            raise wrong("seats", "list")
        return [seat_of(seat) for seat in found]

    @property
    def tries(self) -> list[list[str]]:
        """What was chosen in each try at a puzzle."""
        found = self.data.get("tries")
        if type(found) is not list or len(found) > MOST_TRIES:
            raise wrong("tries", "list")
        for one in found:
            if type(one) is not list or any(type(choice) is not str for choice in one):
                raise wrong("tries", "texts")
        return found

    @property
    def options(self) -> dict[str, str]:
        found: Any = self.data.get("options", {})
        if type(found) is not dict or any(type(value) is not str for value in found.values()):
            raise wrong("options", "texts")
        return found


def seat_of(data: Any) -> tuple[str, str | None, str]:
    seat = Body(json.dumps(data))
    return seat.word("kind"), seat.word_or_none("player"), name_in(seat)


def name_in(body: Body) -> str:
    name = "".join([letter for letter in body.word("name", "") if letter.isprintable()])
    return name.strip()[:LONGEST]


def wrong(field: str, why: str) -> Refused:
    return Refused("bad-request", field=field, why=why)
