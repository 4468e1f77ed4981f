"""The weights of a written-down evaluation: numbers with names, from data/weights.toml."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.slots import field_names

FILE: Final = "weights.toml"


class Weights:
    """Every weight as a field. Games subclass it: `__slots__` and a type for each name.

    What each weight means stands in the data file, beside its value. A weight that the file lacks,
    or that no field takes, stops loading.
    """

    __slots__ = ()

    # Fields that follow from the others; the subclass sets them in its own `__init__`.
    DERIVED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, values: dict[str, Any], where: str = f"{FILE}, [weights]") -> None:
        row = Row(dict(values), where)
        for name in field_names(type(self)):
            if name not in self.DERIVED:
                setattr(self, name, row.fraction(name))
        row.finish()


def weights_file(package: str) -> DataFile:
    """The file with the weights of a game."""
    return DataFile.read(package, FILE)
