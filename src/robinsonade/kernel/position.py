"""Building positions: what the builders of all games share (`games/<game>/position.py`)."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import Noun
from robinsonade.kernel.table import Table

STRANGE: Final = "strange"  # what is in no box


class BadPosition(ValueError):
    """A position that cannot be: a name that nothing has, or a component too many or too few."""


def find(noun: Noun, name: str) -> int:
    """The thing with this id.

    >>> find(Noun("shell", ("pearl", "sand")), "sand")
    1
    >>> find(Noun("shell", ("pearl", "sand")), "crab")
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: there is no shell 'crab', but pearl, sand
    """
    if name not in noun.index:
        raise BadPosition(f"there is no {noun.name} {name!r}, but {', '.join(noun.ids)}")
    return noun.index[name]


def check_box(table: Table, box: dict[str, int]) -> None:
    """Everything that `box` counts must lie somewhere on the table, and nothing else."""
    found = table.components()
    thing = miscounted(found, box)
    if thing:
        raise BadPosition(f"{thing}: there are {box[thing]}, but here are {found[thing]}")


def strays(pieces: list[int], kinds: int) -> int:
    """How many of these numbers stand for nothing: in a box there are so many kinds of pieces.

    >>> strays([0, 2, 3, -1], 3)
    2
    """
    return len([piece for piece in pieces if not 0 <= piece < kinds])


def miscounted(found: dict[str, int], box: dict[str, int]) -> str:
    """A component of which there are more or fewer than in the box; empty if there is none.

    >>> miscounted({"pearl": 2, "sand": 4}, {"pearl": 2, "sand": 5})
    'sand'
    """
    for thing in [*found, *box]:
        if box.get(thing, 0) != found.get(thing, 0):
            return thing
    return ""
