"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.papua.box.components import PACKAGE
from robinsonade.kernel import weights

WEIGHTS: Final[dict[str, float]] = weights.weights_file(PACKAGE).section("weights")


class Weights(weights.Weights):
    """Every weight as a field. What each means stands in the data file, beside its value."""

    __slots__ = (
        "beat",
        "beat_1",
        "beat_2",
        "beat_3",
        "beat_4",
        "beat_5",
        "beat_neutral",
        "below_zero",
        "bid_coins",
        "coin",
        "coin_round",
        "crowd",
        "deny",
        "deny_card",
        "die",
        "die_now",
        "energy",
        "energy_least",
        "energy_scarce",
        "explorer",
        "explorer_biology",
        "explorer_round",
        "food",
        "food_need",
        "food_round",
        "funding_equal",
        "funding_minus",
        "funding_plus",
        "future",
        "hunt",
        "hunt_10",
        "hunt_2",
        "hunt_3",
        "hunt_4",
        "hunt_5",
        "hunt_6",
        "hunt_7",
        "hunt_8",
        "hunt_9",
        "kinds_round",
        "later",
        "many_rounds",
        "note_round",
        "pace",
        "pool_round",
        "set_die",
        "steal",
        "tie",
        "tie_marker",
        "tribe_card",
        "tribe_wait",
        "use_science",
        "use_science_round",
    )

    DERIVED: ClassVar[tuple[str, ...]] = ("beat", "hunt")

    beat_1: float
    beat_2: float
    beat_3: float
    beat_4: float
    beat_5: float
    beat_neutral: float
    below_zero: float
    bid_coins: float
    coin: float
    coin_round: float
    crowd: float
    deny: float
    deny_card: float
    die: float
    die_now: float
    energy: float
    energy_least: float
    energy_scarce: float
    explorer: float
    explorer_biology: float
    explorer_round: float
    food: float
    food_need: float
    food_round: float
    funding_equal: float
    funding_minus: float
    funding_plus: float
    future: float
    hunt_10: float
    hunt_2: float
    hunt_3: float
    hunt_4: float
    hunt_5: float
    hunt_6: float
    hunt_7: float
    hunt_8: float
    hunt_9: float
    kinds_round: float
    later: float
    many_rounds: float
    note_round: float
    pace: float
    pool_round: float
    set_die: float
    steal: float
    tie: float
    tie_marker: float
    tribe_card: float
    tribe_wait: float
    use_science: float
    use_science_round: float
    beat: list[float]
    hunt: list[float]

    def __init__(self, values: dict[str, float]) -> None:
        super().__init__(values)
        # By the number of explorers, and by the number of dice.
        self.beat = [0.0, self.beat_1, self.beat_2, self.beat_3, self.beat_4, self.beat_5]
        self.hunt = [
            0.0,
            0.0,
            self.hunt_2,
            self.hunt_3,
            self.hunt_4,
            self.hunt_5,
            self.hunt_6,
            self.hunt_7,
            self.hunt_8,
            self.hunt_9,
            self.hunt_10,
        ]
