"""The weights of a written-down evaluation: numbers with names, from data/weights.toml."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.kernel.chance import Chance
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


class Tunable:
    """Weights that can be tuned, and where they stand in the data file."""

    __slots__ = ("fixed", "section", "shares", "values")

    def __init__(
        self,
        section: str,
        values: dict[str, float],
        shares: tuple[str, ...] = (),
        fixed: tuple[str, ...] = (),
    ) -> None:
        self.section = section
        self.values = {name: float(value) for name, value in values.items()}
        self.shares = shares  # those that must stay below 1
        self.fixed = fixed  # those that are no matter of degree

    def names(self) -> list[str]:
        """The weights to tune."""
        return [name for name in self.values if name not in self.fixed]


def values_of(weights: Weights) -> dict[str, float]:
    """Every weight by its name, without what follows from others."""
    names = [name for name in field_names(type(weights)) if name not in weights.DERIVED]
    return {name: getattr(weights, name) for name in names}


def varied(values: dict[str, float], chance: Chance, spread: float) -> dict[str, float]:
    """About half of the weights taken times 2 to the power of a normal deviate."""
    found = dict(values)
    for name in sorted(values):
        if chance.below(2):
            found[name] = values[name] * 2.0 ** (spread * deviate(chance))
    return found


def deviate(chance: Chance) -> float:
    """About a standard normal deviate: the sum of twelve even ones."""
    total = 0
    for _ in range(12):
        total += chance.below(1 << 20)
    return total / (1 << 20) - 6.0


def weights_file(package: str) -> DataFile:
    """The file with the weights of a game."""
    return DataFile.read(package, FILE)
