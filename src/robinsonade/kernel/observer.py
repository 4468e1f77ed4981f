"""Reading what seats may know: the fields of a game one after the other, a byte for each number."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.observation import NEVER, REVEALED, Field
from robinsonade.kernel.table import Table

UNSEEN = -1  # so often nothing was ever revealed


class Placed:
    """Fields, and where their pieces are among those of an observation."""

    __slots__ = ("fields", "places")

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.places: list[int] = []

    def add(self, field: Field, place: int) -> None:
        self.fields.append(field)
        self.places.append(place)

    def lay(self, table: Any, seat: int, parts: list[bytes], start: int) -> None:
        """Lay down the pieces of these fields."""
        fields = self.fields
        places = self.places
        for i in range(len(fields)):
            fields[i].lay(table, seat, parts, start + places[i])


class Observer:
    """The fields of a game, with so many seats."""

    __slots__ = ("all", "changing", "pieces", "revealed")

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.all = Placed()
        self.revealed = Placed()  # those that change only when something becomes known
        self.changing = Placed()  # those that may change at any time
        self.pieces = 0  # of a whole observation
        for field in fields:
            self.all.add(field, self.pieces)
            if field.CHANGES == REVEALED:
                self.revealed.add(field, self.pieces)
            elif field.CHANGES != NEVER:
                self.changing.add(field, self.pieces)
            self.pieces += field.pieces(seats)

    def read(self, table: Table, seat: int) -> bytes:
        """The observation of a seat."""
        parts = [b""] * self.pieces
        self.all.lay(table, seat, parts, 0)
        return b"".join(parts)


class Sheets:
    """The observations of many tables in pieces: only those that may have changed are laid anew."""

    __slots__ = ("observer", "parts", "reveals")

    def __init__(self, observer: Observer, tables: int) -> None:
        self.observer = observer
        self.parts = [b""] * (tables * observer.pieces)
        self.reveals = [UNSEEN] * tables  # at each table, when it was looked at last

    def forget(self, number: int) -> None:
        """There is another table at this place now."""
        self.reveals[number] = UNSEEN

    def look(self, number: int, table: Table, seat: int) -> None:
        """What a seat may know now at one of the tables."""
        observer = self.observer
        start = number * observer.pieces
        reveals = self.reveals[number]
        if reveals == UNSEEN:
            observer.all.lay(table, seat, self.parts, start)
        else:
            if reveals != table.reveals:
                observer.revealed.lay(table, seat, self.parts, start)
            observer.changing.lay(table, seat, self.parts, start)
        self.reveals[number] = table.reveals

    def read(self) -> bytes:
        """All of them, one after the other."""
        return b"".join(self.parts)
