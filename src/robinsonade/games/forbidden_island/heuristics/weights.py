"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.forbidden_island.box.components import PACKAGE
from robinsonade.games.forbidden_island.heuristics.distances import FAR
from robinsonade.kernel import weights

WEIGHTS: Final[dict[str, float]] = weights.weights_file(PACKAGE).section("weights")
# Those that must stay below 1.
SHARES: Final = (
    "step",
    "meet_step",
    "attract_step",
    "patience",
    "carry",
    "meet",
    "crowded_less",
)


def powers(share: float) -> list[float]:
    """What is left of 1 after so many steps; nothing if there is no way."""
    left = [1.0] * (FAR + 1)
    for steps in range(1, FAR):
        left[steps] = left[steps - 1] * share
    left[FAR] = 0.0
    return left


class Weights(weights.Weights):
    """Every weight as a field. What each means stands in the data file, beside its value."""

    __slots__ = (
        "approach",
        "approach_1",
        "approach_2",
        "approach_3",
        "attract",
        "attract_left",
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
        "lift_final",
        "lift_last",
        "lift_later",
        "lift_spare",
        "link",
        "meet",
        "meet_back",
        "meet_left",
        "meet_step",
        "patience",
        "plain",
        "sandbags",
        "scarce",
        "set_of",
        "set_of_1",
        "set_of_2",
        "set_of_3",
        "set_of_4",
        "soon",
        "spare_card",
        "step",
        "step_left",
        "swim",
        "treasure",
        "treasure_last",
        "treasure_twin",
        "wanted_now",
        "wanted_soon",
    )

    DERIVED: ClassVar[tuple[str, ...]] = (
        "approach",
        "attract_left",
        "meet_left",
        "set_of",
        "step_left",
    )

    approach_1: float
    approach_2: float
    approach_3: float
    attract: float
    attract_step: float
    capture: float
    carry: float
    closer: float
    crowded: float
    crowded_less: float
    drown: float
    home: float
    home_early: float
    home_wait: float
    landing: float
    landing_later: float
    later: float
    lift_final: float
    lift_last: float
    lift_later: float
    lift_spare: float
    link: float
    meet: float
    meet_back: float
    meet_step: float
    patience: float
    plain: float
    sandbags: float
    scarce: float
    set_of_1: float
    set_of_2: float
    set_of_3: float
    set_of_4: float
    soon: float
    spare_card: float
    step: float
    swim: float
    treasure: float
    treasure_last: float
    treasure_twin: float
    wanted_now: float
    wanted_soon: float
    approach: list[float]
    attract_left: list[float]
    meet_left: list[float]
    set_of: list[float]
    step_left: list[float]

    def __init__(self, values: dict[str, float]) -> None:
        super().__init__(values)
        # By the number of cards, and by the number of steps.
        self.approach = [0.0, self.approach_1, self.approach_2, self.approach_3]
        self.set_of = [0.0, self.set_of_1, self.set_of_2, self.set_of_3, self.set_of_4]
        self.attract_left = powers(self.attract_step)
        self.step_left = powers(self.step)
        self.meet_left = powers(self.meet_step)
