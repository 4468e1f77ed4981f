"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import PACKAGE
from robinsonade.games.forbidden_island.heuristics.distances import FAR
from robinsonade.kernel.data import DataFile, Row

WEIGHTS: Final[dict[str, float]] = DataFile.read(PACKAGE, "weights.toml").section("weights")


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
        self.soon = row.fraction("soon")
        self.later = row.fraction("later")
        self.landing = row.fraction("landing")
        self.landing_later = row.fraction("landing_later")
        self.treasure_last = row.fraction("treasure_last")
        self.treasure_twin = row.fraction("treasure_twin")
        self.treasure = row.fraction("treasure")
        self.wanted_now = row.fraction("wanted_now")
        self.wanted_soon = row.fraction("wanted_soon")
        self.plain = row.fraction("plain")
        self.link = row.fraction("link")
        self.swim = row.fraction("swim")
        self.drown = row.fraction("drown")
        self.attract = row.fraction("attract")
        self.attract_step = powers(row.fraction("attract_step"))
        self.capture = row.fraction("capture")
        self.carry = row.fraction("carry")
        self.approach = [0.0] + [row.fraction(f"approach_{n}") for n in range(1, 4)]
        self.meet = row.fraction("meet")
        self.meet_back = row.fraction("meet_back")
        self.home = row.fraction("home")
        self.home_early = row.fraction("home_early")
        self.home_wait = row.fraction("home_wait")
        self.step = powers(row.fraction("step"))
        self.meet_step = powers(row.fraction("meet_step"))
        self.patience = row.fraction("patience")
        self.set_of = [0.0] + [row.fraction(f"set_of_{n}") for n in range(1, 5)]
        self.spare_card = row.fraction("spare_card")
        self.scarce = row.fraction("scarce")
        self.closer = row.fraction("closer")
        self.crowded = row.fraction("crowded")
        self.crowded_less = row.fraction("crowded_less")
        self.sandbags = row.fraction("sandbags")
        self.lift_last = row.fraction("lift_last")
        self.lift_later = row.fraction("lift_later")
        self.lift_final = row.fraction("lift_final")
        self.lift_spare = row.fraction("lift_spare")
        row.finish()
