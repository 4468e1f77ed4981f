"""What a seat may know of a table, in small whole numbers: for programs that learn.

A game has one table of fields (`Game.observation`). It says how long an observation is, what each
number means and how it is read: whoever documents it and whoever writes it go by the same table.
No field may depend on what the seat cannot know: `tests/contract` compares with imagined tables.
Every number is between 0 and `high`, at most 255; what is more is told as `high`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from robinsonade.kernel.choice import MOST_SEATS
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.step import Prompt
from robinsonade.kernel.table import Table

MOST: Final = 255
FACTS_TOLD: Final = 3  # of a question

# When the numbers of a field may be others than they were, at the same table.
NEVER: Final = 0  # after the set-up
REVEALED: Final = 1  # when something hidden has become known (`Table.reveals`)
ALWAYS: Final = 2
ASKED: Final = 3  # when another seat is asked, or another turn has begun
MARKED: Final = 4  # from here on those of a game: when their `mark` has changed


class Field:
    """Some numbers of one sort, one after the other."""

    __slots__ = ("attribute", "high", "low", "meaning", "name", "of", "size")

    CHANGES: ClassVar[int] = ALWAYS

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

    def numbers(self, t: Any, seat: int) -> bytes:
        """What a seat is told, a byte for each number."""
        parts = [b""] * self.pieces(t.seats)
        self.lay(t, seat, parts, 0)
        return b"".join(parts)

    def mark(self, t: Any, seat: int) -> int:
        """A number that changes whenever those of this field do, and of all fields of the same
        table that change when this one does (`CHANGES`, from `MARKED` on)."""
        raise NotImplementedError

    # How a field tells its numbers: as it is easiest for it, in one of three ways.

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        """Append the numbers."""
        raise NotImplementedError

    def told(self, t: Any, seat: int) -> bytes:
        """The numbers, a byte for each."""
        out: list[int] = []
        self.write(t, seat, out)
        return bytes(out)

    def lay(self, t: Any, seat: int, parts: list[bytes], at: int) -> None:
        """Lay the numbers down from a place on. Several pieces that are there already are
        quicker than one that has to be put together."""
        parts[at] = self.told(t, seat)

    def pieces(self, seats: int) -> int:
        """How many pieces are laid down."""
        return 1

    def fitted(self, value: int) -> int:
        """A number as it is told."""
        if value <= self.low:
            return 0
        return self.high - self.low if value > self.high else value - self.low

    def append(self, value: int, out: list[int]) -> None:
        out.append(self.fitted(value))

    def append_all(self, values: list[int], size: int, out: list[int]) -> None:
        """So many of these values, 0 where there are none."""
        there = min(len(values), size)
        for i in range(there):
            out.append(self.fitted(values[i]))
        for _ in range(there, size):
            out.append(0)


def pairs(of: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """Each of these with each of those."""
    return [f"{one}.{kind}" for one in of for kind in kinds]


# What is told most often, made once.
_SINGLE: Final = [bytes([value]) for value in range(MOST + 1)]
_EIGHT: Final = [bytes([mask >> i & 1 for i in range(8)]) for mask in range(256)]


def single(value: int) -> bytes:
    """One number."""
    return _SINGLE[value]


def bits_of(mask: int, size: int) -> bytes:
    """A byte for each bit.

    >>> list(bits_of(0b1000000101, 10))
    [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    """
    found = _EIGHT[mask & 255]
    done = 8
    while done < size:
        mask >>= 8
        found += _EIGHT[mask & 255]
        done += 8
    return found if done == size else found[:size]


def one_of_each(size: int) -> list[bytes]:
    """For each value a 1 at its place, and last, for -1, none at all."""
    return [bytes([1 if i == value else 0 for i in range(size)]) for value in range(size + 1)]


_SEATS: Final = [one_of_each(seats) for seats in range(MOST_SEATS + 1)]


def append_one_of(value: int, size: int, out: list[int]) -> None:
    for i in range(size):
        out.append(1 if i == value else 0)


class Number(Field):
    """A number of the table."""

    __slots__ = ()

    def told(self, t: Any, seat: int) -> bytes:
        value: int = getattr(t, self.attribute)
        return _SINGLE[self.fitted(value)]


class Flag(Field):
    """Yes or no."""

    __slots__ = ()

    def told(self, t: Any, seat: int) -> bytes:
        return _SINGLE[1 if getattr(t, self.attribute) else 0]


class OneOf(Field):
    """Which of several: a 1 at its place, nowhere if there is none."""

    __slots__ = ("hot",)

    def __init__(self, name: str, meaning: str, *, of: Sequence[str], at: str = "") -> None:
        super().__init__(name, meaning, of=of, at=at)
        self.hot = one_of_each(self.size)

    def told(self, t: Any, seat: int) -> bytes:
        value: int = getattr(t, self.attribute)
        return self.hot[value]


class Bits(Field):
    """Which of several, any number of them: a mask of the table."""

    __slots__ = ()

    def told(self, t: Any, seat: int) -> bytes:
        mask: int = getattr(t, self.attribute)
        return bits_of(mask, self.size)


class Numbers(Field):
    """A list of numbers."""

    __slots__ = ()

    def write(self, t: Any, seat: int, out: list[int]) -> None:
        values: list[int] = getattr(t, self.attribute)
        self.append_all(values, self.size, out)


class EachOneOf(Field):
    """For each value of a list which of `kinds` it is."""

    __slots__ = ("hot", "many")

    def __init__(
        self, name: str, meaning: str, *, of: Sequence[str], kinds: Sequence[str], at: str = ""
    ) -> None:
        super().__init__(name, meaning, of=pairs(of, kinds), at=at)
        self.many = len(of)
        self.hot = one_of_each(len(kinds))

    def told(self, t: Any, seat: int) -> bytes:
        values: list[int] = getattr(t, self.attribute)
        parts: list[bytes] = []
        for i in range(self.many):
            parts.append(self.hot[values[i] if i < len(values) else -1])
        return b"".join(parts)


class EachBits(Field):
    """For each mask of a list its bits."""

    __slots__ = ("bits", "many")

    def __init__(
        self, name: str, meaning: str, *, of: Sequence[str], bits: Sequence[str], at: str = ""
    ) -> None:
        super().__init__(name, meaning, of=pairs(of, bits), at=at)
        self.many = len(of)
        self.bits = len(bits)

    def told(self, t: Any, seat: int) -> bytes:
        masks: list[int] = getattr(t, self.attribute)
        parts: list[bytes] = []
        for i in range(self.many):
            parts.append(bits_of(masks[i] if i < len(masks) else 0, self.bits))
        return b"".join(parts)


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

    def told(self, t: Any, seat: int) -> bytes:
        return _SINGLE[self.fitted(len(getattr(t, self.attribute)))]


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

    __slots__ = ("hot",)

    def __init__(self, name: str, meaning: str, *, of: Sequence[str], at: str = "") -> None:
        super().__init__(name, meaning, of=of, at=at)
        self.hot = one_of_each(self.size)

    def told(self, t: Any, seat: int) -> bytes:
        values: list[int] = getattr(t, self.attribute)
        found = self.hot[values[0]]
        for other in range(1, len(values)):
            found += self.hot[values[other]]
        return found


class BitsOfSeats(OfSeats):
    """For each seat the bits of its mask."""

    __slots__ = ()

    def told(self, t: Any, seat: int) -> bytes:
        masks: list[int] = getattr(t, self.attribute)
        parts: list[bytes] = []
        for mask in masks:
            parts.append(bits_of(mask, self.size))
        return b"".join(parts)


class SeatsIn(OfSeats):
    """Which seats are in a mask of seats."""

    __slots__ = ()

    def told(self, t: Any, seat: int) -> bytes:
        mask: int = getattr(t, self.attribute)
        seats: int = t.seats
        return bits_of(mask, seats)


class WhichSeat(OfSeats):
    """One of the seats, or none."""

    __slots__ = ()

    def told(self, t: Any, seat: int) -> bytes:
        value: int = getattr(t, self.attribute)
        seats: int = t.seats
        return _SEATS[seats][value]


# -- what all games have -------------------------------------------------------------------------


class Me(OfSeats):
    """Whose observation this is."""

    __slots__ = ()

    CHANGES = ASKED

    def lay(self, t: Table, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = _SEATS[t.seats][seat]


class Active(OfSeats):
    """Whose turn it is."""

    __slots__ = ()

    CHANGES = ASKED

    def lay(self, t: Table, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = _SEATS[t.seats][t.active]


class Turn(Field):
    """How many turns have begun."""

    __slots__ = ()

    CHANGES = ASKED

    def lay(self, t: Table, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = single(min(t.turn, MOST))


def question_to(t: Table, seat: int) -> Prompt | None:
    """What a seat is asked, if it is."""
    for choice in t.choices():
        if choice.seat == seat:
            return t.agenda[-1].prompt(t)
    return None


class Asked(Field):
    """What the seat is asked: which question, then its first facts, each one more than it is."""

    __slots__ = ("nothing", "told_of", "unknown")

    def __init__(self, prompts: Sequence[Kind]) -> None:
        kinds = [kind.name for kind in prompts]
        of = kinds + [f"fact{number + 1}" for number in range(FACTS_TOLD)]
        meaning = (
            f"what you are asked, if you are; then the first {FACTS_TOLD} facts of the question, "
            "each as 1 more than its number, from 0 to 255"
        )
        super().__init__("asked", meaning, of=of, high=MOST)
        # What says "this one" is as high as a number can be: it is 1 in the end.
        hot = [one.replace(b"\1", b"\xff") for one in one_of_each(len(kinds))]
        self.told_of = {name: hot[number] for number, name in enumerate(kinds)}
        self.unknown = hot[-1]
        self.nothing = self.unknown + bytes(FACTS_TOLD)

    def lay(self, t: Table, seat: int, parts: list[bytes], at: int) -> None:
        question = question_to(t, seat)
        if question is None:
            parts[at] = self.nothing
            return
        if not question.told:  # most questions are made once and asked again and again
            question.told = self.read(question)
        parts[at] = question.told

    def read(self, question: Prompt) -> bytes:
        facts = question.facts
        numbers: list[int] = []
        for i in range(FACTS_TOLD):
            numbers.append(self.fitted(facts[i] + 1) if i < len(facts) else 0)
        return self.told_of.get(question.kind.name, self.unknown) + bytes(numbers)


def shared_fields(prompts: Sequence[Kind]) -> list[Field]:
    """What every observation begins with."""
    return [
        Me("me", "which seat you are"),
        Active("active", "whose turn it is"),
        Turn("turn", "how many turns (or rounds) have begun", high=MOST),
        Asked(prompts),
    ]
