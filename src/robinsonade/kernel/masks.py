"""Sets of small numbers (seats, items, places) as bit masks: cheap to copy, compare and save."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SMALL: Final = 1 << 8  # sets of seats and the like: their members are looked up


def _members(mask: int) -> tuple[int, ...]:
    return tuple([thing for thing in range(mask.bit_length()) if mask >> thing & 1])


_SMALL_SETS: Final = [_members(mask) for mask in range(SMALL)]


def has(mask: int, thing: int) -> bool:
    """Is a thing in the set?

    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return mask >> thing & 1 != 0


def members(mask: int) -> tuple[int, ...]:
    """The things in the set, smallest first.

    >>> members(0b1101)
    (0, 2, 3)
    """
    return _SMALL_SETS[mask] if mask < SMALL else _members(mask)


def mask_of(things: Iterable[int]) -> int:
    """The set of these things.

    >>> mask_of([0, 2, 3]) == 0b1101
    True
    """
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


def everyone(count: int) -> int:
    """The set of the first so many numbers, such as all seats.

    >>> members(everyone(3))
    (0, 1, 2)
    """
    return (1 << count) - 1
