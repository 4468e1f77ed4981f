"""Reading what seats may know: the fields of a game one after the other, a byte for each number."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.episode import Episode
from robinsonade.kernel.observation import ALWAYS, ASKED, MARKED, NEVER, Field
from robinsonade.kernel.table import Table

UNSEEN: Final = -1  # no mark is that low


class Placed:
    """A field, where its pieces are among those of an observation, and the one that follows.

    A chain, not a list: whoever follows it needs neither indices nor a look at what each is.
    """

    __slots__ = ("field", "next", "place")

    def __init__(self, field: Field, place: int, following: Placed | None) -> None:
        self.field = field
        self.place = place
        self.next = following


def lay_all(first: Placed | None, table: Any, seat: int, parts: list[bytes], at: int) -> None:
    """Lay down the pieces of these fields, from a place on."""
    placed = first
    while placed is not None:
        placed.field.lay(table, seat, parts, at + placed.place)
        placed = placed.next


class Stretch:
    """Fields that stand side by side and change together, and the stretch that follows.

    Laid as a single piece unless they may always change: each piece of a row costs at every step.
    """

    __slots__ = ("fields", "next", "place", "scratch")

    def __init__(
        self, fields: list[Field], seats: int, place: int, following: Stretch | None
    ) -> None:
        self.fields: Placed | None = None
        self.place = place
        self.next = following
        self.scratch: list[bytes] = []  # what is joined, if it is
        pieces = count_pieces(fields, seats)
        if is_joined(fields, seats):
            self.scratch = [b""] * pieces
        for field in reversed(fields):
            pieces -= field.pieces(seats)
            self.fields = Placed(field, pieces, self.fields)

    def lay(self, table: Table, seat: int, row: list[bytes], at: int) -> None:
        """Lay down what these fields tell in a row."""
        if self.scratch:
            lay_all(self.fields, table, seat, self.scratch, 0)
            row[at + self.place] = b"".join(self.scratch)
        else:
            lay_all(self.fields, table, seat, row, at + self.place)


def count_pieces(fields: list[Field], seats: int) -> int:
    """Those of all these fields."""
    found = 0
    for field in fields:
        found += field.pieces(seats)
    return found


def is_joined(fields: list[Field], seats: int) -> bool:
    """Are these fields, side by side, one piece of a row?"""
    return fields[0].CHANGES != ALWAYS and count_pieces(fields, seats) > 1


def side_by_side(fields: list[Field]) -> list[list[Field]]:
    """The fields in stretches of those that change together."""
    found: list[list[Field]] = []
    for field in fields:
        if found and found[-1][0].CHANGES == field.CHANGES:
            found[-1].append(field)
        else:
            found.append([field])
    return found


class Group:
    """All stretches that change at the same time; their first field knows when."""

    __slots__ = ("changes", "first", "stretches")

    def __init__(self, changes: int, first: Field) -> None:
        self.changes = changes
        self.first = first
        self.stretches: Stretch | None = None

    def mark(self, table: Table, seat: int) -> int:
        """Another number than before, if something may have changed."""
        if self.changes >= MARKED:
            return self.first.mark(table, seat)
        if self.changes == ASKED:
            return (table.turn << 8) + (table.active << 4) + seat
        return table.reveals


class Observer:
    """The fields of a game, with so many seats."""

    __slots__ = ("all", "always", "groups", "never", "pieces", "width")

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.pieces = count_pieces(fields, seats)  # of a single observation
        self.all = Stretch(fields, seats, 0, None).fields
        stretches = side_by_side(fields)
        self.width = 0  # the pieces of a row of many
        for stretch in stretches:
            self.width += 1 if is_joined(stretch, seats) else count_pieces(stretch, seats)
        self.never: Stretch | None = None  # what stays as it was set up
        self.always: Stretch | None = None  # what may change at any time
        self.groups: list[Group] = []  # all else
        place = self.width
        for stretch in reversed(stretches):
            place -= 1 if is_joined(stretch, seats) else count_pieces(stretch, seats)
            if stretch[0].CHANGES == ALWAYS:
                self.always = Stretch(stretch, seats, place, self.always)
            elif stretch[0].CHANGES == NEVER:
                self.never = Stretch(stretch, seats, place, self.never)
            else:
                group = self.group(stretch[0])
                group.first = stretch[0]
                group.stretches = Stretch(stretch, seats, place, group.stretches)

    def group(self, field: Field) -> Group:
        """The one that changes when this field does."""
        for group in self.groups:
            if group.changes == field.CHANGES:
                return group
        group = Group(field.CHANGES, field)
        self.groups.append(group)
        return group

    def read(self, table: Table, seat: int) -> bytes:
        """The observation of a seat."""
        parts = [b""] * self.pieces
        lay_all(self.all, table, seat, parts, 0)
        return b"".join(parts)


class Mark:
    """The mark of a group when it was laid last at one of the tables."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = UNSEEN


class Sheets:
    """The observations of many tables in pieces: only those that may have changed are laid anew.

    One field or group is laid at all tables before the next one.
    """

    __slots__ = ("marks", "observer", "rows")

    def __init__(self, observer: Observer, tables: int) -> None:
        self.observer = observer
        self.rows = [b""] * (tables * observer.width)  # one after the other
        # Of each group at each table.
        self.marks = [[Mark() for _ in range(tables)] for _ in observer.groups]

    def begin(self, number: int, table: Table, seat: int) -> None:
        """There is another table at this place now."""
        for marks in self.marks:
            marks[number].number = UNSEEN
        stretch = self.observer.never
        while stretch is not None:
            stretch.lay(table, seat, self.rows, number * self.observer.width)
            stretch = stretch.next

    def look(self, episodes: list[Episode]) -> None:
        """What those who are asked may know now."""
        stretch = self.observer.always
        while stretch is not None:
            placed = stretch.fields
            while placed is not None:
                self.lay(placed.field, stretch.place + placed.place, episodes)
                placed = placed.next
            stretch = stretch.next
        for number in range(len(self.marks)):
            self.lay_changed(self.observer.groups[number], self.marks[number], episodes)

    def lay(self, field: Field, at: int, episodes: list[Episode]) -> None:
        """A field that may have changed at every table, with its place in a row."""
        rows = self.rows
        width = self.observer.width
        for episode in episodes:
            field.lay(episode.table, episode.seat, rows, at)
            at += width

    def lay_changed(self, group: Group, marks: list[Mark], episodes: list[Episode]) -> None:
        """A group, where it has changed."""
        rows = self.rows
        width = self.observer.width
        start = 0
        for number in range(len(episodes)):
            table = episodes[number].table
            seat = episodes[number].seat
            mark = group.mark(table, seat)
            if mark != marks[number].number:
                marks[number].number = mark
                stretch = group.stretches
                while stretch is not None:
                    stretch.lay(table, seat, rows, start)
                    stretch = stretch.next
            start += width

    def read(self) -> bytes:
        """All of them, one after the other."""
        return b"".join(self.rows)
