"""Reading what seats may know: the fields of a game one after the other, a byte for each number."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.observation import NEVER, REVEALED, Field
from robinsonade.kernel.table import Table

UNSEEN = -1  # so often nothing was ever revealed


class Placed:
    """A field, where its pieces are among those of an observation, and the one that follows.

    A chain, not a list: whoever follows it needs neither indices nor a look at what each is.
    """

    __slots__ = ("field", "next", "place")

    def __init__(self, field: Field, place: int, following: Placed | None) -> None:
        self.field = field
        self.place = place
        self.next = following


def lay_all(first: Placed | None, table: Any, seat: int, parts: list[bytes]) -> None:
    """Lay down the pieces of these fields."""
    placed = first
    while placed is not None:
        placed.field.lay(table, seat, parts, placed.place)
        placed = placed.next


class Observer:
    """The fields of a game, with so many seats."""

    __slots__ = ("all", "changing", "pieces", "revealed")

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.all: Placed | None = None
        self.revealed: Placed | None = None  # those that change only when something becomes known
        self.changing: Placed | None = None  # those that may change at any time
        self.pieces = 0  # of a whole observation
        for field in fields:
            self.pieces += field.pieces(seats)
        place = self.pieces
        for field in reversed(fields):
            place -= field.pieces(seats)
            self.all = Placed(field, place, self.all)
            if field.CHANGES == REVEALED:
                self.revealed = Placed(field, place, self.revealed)
            elif field.CHANGES != NEVER:
                self.changing = Placed(field, place, self.changing)

    def read(self, table: Table, seat: int) -> bytes:
        """The observation of a seat."""
        parts = [b""] * self.pieces
        lay_all(self.all, table, seat, parts)
        return b"".join(parts)


class Sheets:
    """The observations of many tables in pieces: only those that may have changed are laid anew.

    The pieces of a table are joined as soon as they lie there, and the tables at last: all pieces
    of all tables at once would push everything else out of the cache nearest to the processor.
    """

    __slots__ = ("observer", "parts", "reveals", "rows")

    def __init__(self, observer: Observer, tables: int) -> None:
        self.observer = observer
        self.parts = [[b""] * observer.pieces for _ in range(tables)]
        self.rows = [b""] * tables
        self.reveals = [UNSEEN] * tables  # at each table, when it was looked at last

    def forget(self, number: int) -> None:
        """There is another table at this place now."""
        self.reveals[number] = UNSEEN

    def look(self, number: int, table: Table, seat: int) -> None:
        """What a seat may know now at one of the tables."""
        observer = self.observer
        parts = self.parts[number]
        reveals = self.reveals[number]
        if reveals == UNSEEN:
            lay_all(observer.all, table, seat, parts)
        else:
            if reveals != table.reveals:
                lay_all(observer.revealed, table, seat, parts)
            lay_all(observer.changing, table, seat, parts)
        self.reveals[number] = table.reveals
        self.rows[number] = b"".join(parts)

    def read(self) -> bytes:
        """All of them, one after the other."""
        return b"".join(self.rows)
