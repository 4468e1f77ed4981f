"""Reading what seats may know: the fields of a game one after the other, a byte for each number."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.choice import MOST_SEATS
from robinsonade.kernel.observation import ALWAYS, PASSED, REVEALED, SHIFTED, Field
from robinsonade.kernel.table import Table

UNSEEN: Final = -1  # so often nothing ever happened
BEGUN: Final = 16  # a cause for all fields, besides those that they name: there is another table


class Placed:
    """A field, where its pieces are among those of an observation, and the one that follows.

    A chain, not a list: whoever follows it needs neither indices nor a look at what each is.
    """

    __slots__ = ("causes", "field", "next", "place")

    def __init__(self, field: Field, place: int, following: Placed | None) -> None:
        self.field = field
        self.causes = field.CHANGES | BEGUN
        self.place = place
        self.next = following


class Run:
    """Fields side by side that do not change after each step: they are kept in one piece."""

    __slots__ = ("causes", "end", "next", "place", "start")

    def __init__(self, start: int, place: int) -> None:
        self.start = start  # its first piece among those of all runs
        self.end = start
        self.place = place  # its one piece among those of an observation
        self.causes = BEGUN
        self.next: Run | None = None

    def add(self, field: Field, seats: int) -> None:
        """One more field, which follows the others."""
        self.end += field.pieces(seats)
        self.causes |= field.CHANGES


def lay_all(first: Placed | None, table: Any, seat: int, parts: list[bytes]) -> None:
    """Lay down the pieces of these fields."""
    placed = first
    while placed is not None:
        placed.field.lay(table, seat, parts, placed.place)
        placed = placed.next


class Observer:
    """The fields of a game, with so many seats."""

    __slots__ = ("all", "changing", "kept", "kept_pieces", "pieces", "places", "runs")

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.all: Placed | None = None
        self.changing: Placed | None = None  # those that may change with each step
        self.kept: Placed | None = None  # the others
        self.runs: Run | None = None  # in which they are kept
        self.pieces = 0  # of a whole observation
        self.kept_pieces = 0  # of all runs
        self.places = 0  # of an observation in which each run is one piece
        for field in fields:
            self.pieces += field.pieces(seats)
        place = self.pieces
        for field in reversed(fields):
            place -= field.pieces(seats)
            self.all = Placed(field, place, self.all)
        self.split(fields, seats)

    def split(self, fields: list[Field], seats: int) -> None:
        """Tell those that change with each step from runs of those that do not."""
        changing: list[tuple[Field, int]] = []
        kept: list[tuple[Field, int]] = []
        runs: list[Run] = []
        run: Run | None = None  # to which the field before belongs
        for field in fields:
            if field.CHANGES & ALWAYS:
                run = None
                changing.append((field, self.places))
                self.places += field.pieces(seats)
                continue
            if run is None:
                run = Run(self.kept_pieces, self.places)
                runs.append(run)
                self.places += 1
            kept.append((field, run.end))
            run.add(field, seats)
            self.kept_pieces = run.end
        for field, place in reversed(changing):
            self.changing = Placed(field, place, self.changing)
        for field, place in reversed(kept):
            self.kept = Placed(field, place, self.kept)
        for found in reversed(runs):
            found.next = self.runs
            self.runs = found

    def read(self, table: Table, seat: int) -> bytes:
        """The observation of a seat."""
        parts = [b""] * self.pieces
        lay_all(self.all, table, seat, parts)
        return b"".join(parts)


class Sheet:
    """The observation of one of many tables: only what may have changed is laid anew."""

    __slots__ = ("kept", "looks", "parts", "reveals", "shifts")

    def __init__(self, observer: Observer) -> None:
        self.parts = [b""] * observer.places
        self.kept = [b""] * observer.kept_pieces
        # What it was at the last look.
        self.reveals = UNSEEN
        self.shifts = UNSEEN
        self.looks = UNSEEN  # who looked, and in whose turn

    def changed(self, table: Table, seat: int) -> int:
        """All that has happened since the last look."""
        found = 0
        if self.reveals != table.reveals:
            found = BEGUN | REVEALED if self.reveals == UNSEEN else REVEALED
            self.reveals = table.reveals
        if self.shifts != table.shifts:
            found |= SHIFTED
            self.shifts = table.shifts
        looks = (table.turn * MOST_SEATS + table.active) * MOST_SEATS + seat
        if self.looks != looks:
            found |= PASSED
            self.looks = looks
        return found

    def look(self, observer: Observer, table: Table, seat: int) -> bytes:
        """What a seat may know now."""
        changed = self.changed(table, seat)
        if changed:
            self.renew(observer, table, seat, changed)
        lay_all(observer.changing, table, seat, self.parts)
        return b"".join(self.parts)

    def renew(self, observer: Observer, table: Any, seat: int, changed: int) -> None:
        """Lay the kept fields anew that this concerns."""
        kept = self.kept
        placed = observer.kept
        while placed is not None:
            if placed.causes & changed:
                placed.field.lay(table, seat, kept, placed.place)
            placed = placed.next
        run = observer.runs
        while run is not None:
            if run.causes & changed:
                self.parts[run.place] = b"".join(kept[run.start : run.end])
            run = run.next


class Sheets:
    """The observations of many tables.

    The pieces of a table are joined as soon as they lie there, and the tables at last: all pieces
    of all tables at once would push everything else out of the cache nearest to the processor.
    """

    __slots__ = ("observer", "rows", "sheets")

    def __init__(self, observer: Observer, tables: int) -> None:
        self.observer = observer
        self.sheets = [Sheet(observer) for _ in range(tables)]
        self.rows = [b""] * tables

    def forget(self, number: int) -> None:
        """There is another table at this place now."""
        self.sheets[number].reveals = UNSEEN

    def look(self, number: int, table: Table, seat: int) -> None:
        """What a seat may know now at one of the tables."""
        self.rows[number] = self.sheets[number].look(self.observer, table, seat)

    def read(self) -> bytes:
        """All of them, one after the other."""
        return b"".join(self.rows)
