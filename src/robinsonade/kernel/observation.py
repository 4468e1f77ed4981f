"""What a seat may know of a table, in small whole numbers: for programs that learn.

A game has one table of fields (`Game.observation`). It says how long an observation is, what each
number means and how it is read: whoever documents it and whoever writes it go by the same table.
No field may depend on what the seat cannot know: `tests/contract` compares with imagined tables.
Every number is between 0 and `high`, at most 255; what is more is told as `high`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robinsonade.kernel.noun import Kind

MOST: Final = 255
FACTS_TOLD: Final = 3  # of a question


class Field:
    """Some numbers of one sort, one after the other."""

    __slots__ = ("attribute", "high", "low", "meaning", "name", "of", "size")

    def __init__(
        self,
        name: str,
        meaning: str,
        *,
        of: Sequence[str] = (),
        size: int = 0,
        high: int = 1,
        low: int = 0,
        at: str = "",
    ) -> None:
        assert 0 < high - low <= MOST, name
        self.name = name
        self.meaning = meaning
        self.of = tuple(of)  # what each number is about
        # Of a field of each seat: how many numbers a seat has.
        self.size = size or len(self.of) or 1
        self.high = high
        self.low = low
        self.attribute = at or name  # of the table

    def count(self, seats: int) -> int:
        """How many numbers these are."""
        return self.size

    def names(self, seats: int) -> list[str]:
        """What each number is called."""
        labels = self.of or tuple([str(i) for i in range(self.size)])
        return [f"{self.name}[{label}]" for label in labels] if self.size > 1 else [self.name]

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        """Append the numbers."""
        raise NotImplementedError

    def append(self, value: int, out: list[int]) -> None:
        low = self.low
        if value < low:
            value = low
        elif value > self.high:
            value = self.high
        out.append(value - low)

    def append_all(self, values: list[int], size: int, out: list[int]) -> None:
        """So many of these values, 0 where there are none."""
        there = min(len(values), size)
        for i in range(there):
            self.append(values[i], out)
        for _ in range(there, size):
            out.append(0)


def pairs(of: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """Each of these with each of those."""
    return [f"{one}.{kind}" for one in of for kind in kinds]


def append_bits(mask: int, size: int, out: list[int]) -> None:
    for i in range(size):
        out.append(mask >> i & 1)


def append_one_of(value: int, size: int, out: list[int]) -> None:
    for i in range(size):
        out.append(1 if i == value else 0)


class Number(Field):
    """A number of the table."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        value: int = getattr(t, self.attribute)
        self.append(value, out)


class Flag(Field):
    """Yes or no."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        out.append(1 if getattr(t, self.attribute) else 0)


class OneOf(Field):
    """Which of several: a 1 at its place, nowhere if there is none."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        value: int = getattr(t, self.attribute)
        append_one_of(value, self.size, out)


class Bits(Field):
    """Which of several, any number of them: a mask of the table."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        mask: int = getattr(t, self.attribute)
        append_bits(mask, self.size, out)


class Numbers(Field):
    """A list of numbers."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        values: list[int] = getattr(t, self.attribute)
        self.append_all(values, self.size, out)


class EachOneOf(Field):
    """For each value of a list which of `kinds` it is."""

    __slots__ = ("kinds",)

    def __init__(
        self, name: str, meaning: str, *, of: Sequence[str], kinds: Sequence[str], at: str = ""
    ) -> None:
        super().__init__(name, meaning, of=pairs(of, kinds), at=at)
        self.kinds = len(kinds)

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        values: list[int] = getattr(t, self.attribute)
        kinds = self.kinds
        for i in range(self.size // kinds):
            append_one_of(values[i] if i < len(values) else -1, kinds, out)


class EachBits(Field):
    """For each mask of a list its bits."""

    __slots__ = ("bits",)

    def __init__(
        self, name: str, meaning: str, *, of: Sequence[str], bits: Sequence[str], at: str = ""
    ) -> None:
        super().__init__(name, meaning, of=pairs(of, bits), at=at)
        self.bits = len(bits)

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        masks: list[int] = getattr(t, self.attribute)
        bits = self.bits
        for i in range(self.size // bits):
            append_bits(masks[i] if i < len(masks) else 0, bits, out)


class Pile(Field):
    """Of each kind how many lie in an open pile: a list of kinds."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        cards: list[int] = getattr(t, self.attribute)
        counts = [0] * self.size
        for card in cards:
            counts[card] += 1
        self.append_all(counts, self.size, out)


class Height(Field):
    """How many cards a face-down deck, or any list, has."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        self.append(len(getattr(t, self.attribute)), out)


class OfSeats(Field):
    """`size` numbers for each seat, in the order of the seats."""

    __slots__ = ()

    def count(self, seats: int) -> int:
        return seats * self.size

    def names(self, seats: int) -> list[str]:
        own = super().names(seats)
        return [f"seat{seat}.{name}" for seat in range(seats) for name in own]

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        values: list[int] = getattr(t, self.attribute)
        count: int = t.seats * self.size
        self.append_all(values, count, out)


class OneOfEachSeat(OfSeats):
    """For each seat which of several."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        values: list[int] = getattr(t, self.attribute)
        seats: int = t.seats
        for other in range(seats):
            append_one_of(values[other], self.size, out)


class BitsOfSeats(OfSeats):
    """For each seat the bits of its mask."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        masks: list[int] = getattr(t, self.attribute)
        seats: int = t.seats
        for other in range(seats):
            append_bits(masks[other], self.size, out)


class SeatsIn(OfSeats):
    """Which seats are in a mask of seats."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        mask: int = getattr(t, self.attribute)
        seats: int = t.seats
        append_bits(mask, seats, out)


class WhichSeat(OfSeats):
    """One of the seats, or none."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        value: int = getattr(t, self.attribute)
        seats: int = t.seats
        append_one_of(value, seats, out)


# -- what all games have -------------------------------------------------------------------------


class Me(OfSeats):
    """Whose observation this is."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        seats: int = t.seats
        append_one_of(seat, seats, out)


class Asked(Field):
    """What the seat is asked: which question, then its first facts, each one more than it is."""

    __slots__ = ("numbers",)

    def __init__(self, prompts: Sequence[Kind]) -> None:
        meaning = "what you are asked, if you are"
        super().__init__("asked", meaning, of=[kind.name for kind in prompts])
        self.numbers = {kind.name: number for number, kind in enumerate(prompts)}

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        append_one_of(self.number(t, seat), self.size, out)

    def number(self, t: Any, seat: int) -> int:
        for choice in t.choices():
            if choice.seat == seat:
                name: str = t.agenda[-1].prompt(t).kind.name
                return self.numbers.get(name, -1)
        return -1


class AskedAbout(Field):
    """The facts of the question."""

    __slots__ = ()

    def __init__(self) -> None:
        meaning = f"the first {FACTS_TOLD} facts of that question, each as 1 more than its number"
        super().__init__("asked_about", meaning, size=FACTS_TOLD, high=MOST)

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        facts: list[int] = []
        for choice in t.choices():
            if choice.seat == seat:
                told: tuple[int, ...] = t.agenda[-1].prompt(t).facts
                for fact in told:
                    facts.append(fact + 1)
                break
        self.append_all(facts, self.size, out)


def shared_fields(prompts: Sequence[Kind]) -> list[Field]:
    """What every observation begins with."""
    return [
        Me("me", "which seat you are"),
        WhichSeat("active", "whose turn it is"),
        Number("turn", "how many turns (or rounds) have begun", high=MOST),
        Asked(prompts),
        AskedAbout(),
    ]


def observed(fields: list[Field], t: Any, seat: int) -> bytes:
    """The observation of a seat, a byte for each number."""
    out: list[int] = []
    for field in fields:
        field.write(t, seat, out)
    return bytes(out)
