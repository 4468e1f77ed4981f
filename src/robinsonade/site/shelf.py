"""Where a browser keeps rows: texts under keys that are lists, as IndexedDB has them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from robinsonade.kernel.refusal import Refused

Key = list[Any]  # of texts and numbers

DONE: Final = "done"
THERE: Final = "there"  # a row to be added is already there: nothing was written
FULL: Final = "full"
LAST: Final[list[Any]] = []  # as part of a key: after all texts and numbers


class Trouble(OSError):
    """What the browser keeps cannot be read or written; what is said about it."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.key)
        self.refused = refused


@dataclass
class Change:
    """What is written in one transaction: all of it or nothing."""

    add: list[tuple[Key, str]] = field(default_factory=list)  # refused if it is there
    put: list[tuple[Key, str]] = field(default_factory=list)
    remove: list[tuple[Key, Key]] = field(default_factory=list)  # from one key to another

    def dump(self) -> str:
        return json.dumps({"add": self.add, "put": self.put, "remove": self.remove})


class Shelf(Protocol):
    """Keys and changes come as JSON: nothing but texts goes from one language to the other."""

    async def read(self, key: str) -> str:
        """The row of a key; empty if there is none."""

    async def range(self, low: str, high: str) -> str:
        """The rows from one key to another, in order: a JSON list of texts."""

    async def write(self, change: str) -> str:
        """DONE once it is on the disk; THERE or FULL if nothing was written."""


class MemoryShelf:
    """A shelf that lasts as long as the program, for tests and for looking at speed."""

    def __init__(self) -> None:
        self.rows: dict[tuple[Any, ...], str] = {}

    async def read(self, key: str) -> str:
        return self.rows.get(tuple(json.loads(key)), "")

    async def range(self, low: str, high: str) -> str:
        return json.dumps(
            [self.rows[key] for key in self.between(json.loads(low), json.loads(high))]
        )

    async def write(self, change: str) -> str:
        data = json.loads(change)
        if any(tuple(key) in self.rows for key, _ in data["add"]):
            return THERE
        for low, high in data["remove"]:
            for key in self.between(low, high):
                del self.rows[key]
        for key, row in [*data["add"], *data["put"]]:
            self.rows[tuple(key)] = row
        return DONE

    def between(self, low: Key, high: Key) -> list[tuple[Any, ...]]:
        first, last = rank(low), rank(high)
        return sorted([key for key in self.rows if first <= rank(key) <= last], key=rank)


def rank(key: Any) -> tuple[Any, ...]:
    """The order of IndexedDB: numbers, then texts, then lists; part by part."""
    return tuple([(kind_of(part), tuple(part) if type(part) is list else part) for part in key])


def kind_of(part: Any) -> int:
    return 0 if type(part) in (int, float) else 1 if type(part) is str else 2
