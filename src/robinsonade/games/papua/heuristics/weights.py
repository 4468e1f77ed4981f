"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import PACKAGE
from robinsonade.kernel.data import DataFile, Row

WEIGHTS: Final[dict[str, float]] = DataFile.read(PACKAGE, "weights.toml").section("weights")


class Weights:
    """Every weight as a field. What each means stands in the data file, beside its value."""

    __slots__ = (
        "beat",
        "below_zero",
        "bid_coins",
        "coin",
        "coin_round",
        "crowd",
        "deny",
        "deny_card",
        "die",
        "energy",
        "energy_least",
        "energy_scarce",
        "explorer",
        "explorer_round",
        "food",
        "food_need",
        "food_round",
        "future",
        "later",
        "pace",
        "set_die",
        "steal",
        "tribe_wait",
        "use_science",
        "use_science_round",
    )

    def __init__(self, values: dict[str, float]) -> None:
        row = Row(dict(values), "weights.toml, [weights]")
        self.coin = row.fraction("coin")
        self.coin_round = row.fraction("coin_round")
        self.food = row.fraction("food")
        self.food_round = row.fraction("food_round")
        self.food_need = row.fraction("food_need")
        self.explorer = row.fraction("explorer")
        self.explorer_round = row.fraction("explorer_round")
        self.die = row.fraction("die")
        self.set_die = row.fraction("set_die")
        self.pace = row.fraction("pace")
        self.energy = row.fraction("energy")
        self.energy_scarce = row.fraction("energy_scarce")
        self.energy_least = row.fraction("energy_least")
        self.below_zero = row.fraction("below_zero")
        self.later = row.fraction("later")
        self.steal = row.fraction("steal")
        self.deny = row.fraction("deny")
        self.crowd = row.fraction("crowd")
        self.beat = [0.0] + [row.fraction(f"beat_{n}") for n in range(1, 6)]
        self.bid_coins = row.fraction("bid_coins")
        self.future = row.fraction("future")
        self.deny_card = row.fraction("deny_card")
        self.tribe_wait = row.fraction("tribe_wait")
        self.use_science = row.fraction("use_science")
        self.use_science_round = row.fraction("use_science_round")
        row.finish()
