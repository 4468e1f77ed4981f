"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.components import PACKAGE
from robinsonade.games.forbidden_island.heuristics.distances import FAR
from robinsonade.kernel.data import BadData, DataFile, Row

WEIGHTS: Final[dict[str, float]] = DataFile.read(PACKAGE, "weights.toml").section("weights")


def fraction(row: Row, name: str) -> float:
    """A weight, which may be written without a decimal point."""
    value = row.take(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadData(f"{row.where}: {name} is {value!r}, but must be a number")
    return float(value)


def powers(share: float) -> list[float]:
    """What is left of 1 after so many steps; nothing if there is no way."""
    left = [1.0] * (FAR + 1)
    for steps in range(1, FAR):
        left[steps] = left[steps - 1] * share
    left[FAR] = 0.0
    return left


class Weights:
    """Every weight as a field. What each means stands in the data file, beside its value."""

    __slots__ = (
        "approach",
        "attract",
        "attract_step",
        "capture",
        "carry",
        "closer",
        "crowded",
        "crowded_less",
        "drown",
        "home",
        "home_early",
        "home_wait",
        "landing",
        "landing_later",
        "later",
        "link",
        "lift_final",
        "lift_last",
        "lift_later",
        "lift_spare",
        "meet",
        "meet_back",
        "meet_step",
        "patience",
        "plain",
        "sandbags",
        "scarce",
        "set_of",
        "soon",
        "spare_card",
        "step",
        "swim",
        "treasure",
        "treasure_last",
        "treasure_twin",
        "wanted_now",
        "wanted_soon",
    )

    def __init__(self, values: dict[str, float]) -> None:
        row = Row(dict(values), "weights.toml, [weights]")
        self.soon = fraction(row, "soon")
        self.later = fraction(row, "later")
        self.landing = fraction(row, "landing")
        self.landing_later = fraction(row, "landing_later")
        self.treasure_last = fraction(row, "treasure_last")
        self.treasure_twin = fraction(row, "treasure_twin")
        self.treasure = fraction(row, "treasure")
        self.wanted_now = fraction(row, "wanted_now")
        self.wanted_soon = fraction(row, "wanted_soon")
        self.plain = fraction(row, "plain")
        self.link = fraction(row, "link")
        self.swim = fraction(row, "swim")
        self.drown = fraction(row, "drown")
        self.attract = fraction(row, "attract")
        self.attract_step = powers(fraction(row, "attract_step"))
        self.capture = fraction(row, "capture")
        self.carry = fraction(row, "carry")
        self.approach = [0.0] + [fraction(row, f"approach_{n}") for n in range(1, 4)]
        self.meet = fraction(row, "meet")
        self.meet_back = fraction(row, "meet_back")
        self.home = fraction(row, "home")
        self.home_early = fraction(row, "home_early")
        self.home_wait = fraction(row, "home_wait")
        self.step = powers(fraction(row, "step"))
        self.meet_step = powers(fraction(row, "meet_step"))
        self.patience = fraction(row, "patience")
        self.set_of = [0.0] + [fraction(row, f"set_of_{n}") for n in range(1, 5)]
        self.spare_card = fraction(row, "spare_card")
        self.scarce = fraction(row, "scarce")
        self.closer = fraction(row, "closer")
        self.crowded = fraction(row, "crowded")
        self.crowded_less = fraction(row, "crowded_less")
        self.sandbags = fraction(row, "sandbags")
        self.lift_last = fraction(row, "lift_last")
        self.lift_later = fraction(row, "lift_later")
        self.lift_final = fraction(row, "lift_final")
        self.lift_spare = fraction(row, "lift_spare")
        if row.left:
            raise BadData(f"{row.where}: unknown {', '.join(sorted(row.left))}")
