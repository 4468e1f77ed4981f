"""Building positions: what the builders of all games share (`games/<game>/position.py`)."""

from __future__ import annotations

from robinsonade.kernel.noun import Noun
from robinsonade.kernel.table import Table


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
    for name, number in table.components().items():
        if number != box[name]:
            raise BadPosition(f"{name}: there are {box[name]}, but here are {number}")
