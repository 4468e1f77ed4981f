"""Names of people at a table: two never have the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LONGEST: Final = 40  # letters of a name


def plain(name: str) -> str:
    """A name as people hear it.

    >>> plain(" Ana  Luz") == plain("ana luz")
    True
    """
    return " ".join(name.split()).casefold()


def own_name(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it if somebody has it already; none stays none.

    >>> own_name("Ana", ["Luis", "ana", "Ana 2"])
    'Ana 3'
    >>> own_name("", [""])
    ''
    """
    taken = {plain(other) for other in others}
    number, found = 1, name
    while found and plain(found) in taken:
        number += 1
        end = f" {number}"
        found = f"{name[: LONGEST - len(end)].rstrip()}{end}"
    return found
