"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.components import PACKAGE
from robinsonade.kernel.data import BadData, DataFile, Row

WEIGHTS: Final[dict[str, float]] = DataFile.read(PACKAGE, "weights.toml").section("weights")


def fraction(row: Row, name: str) -> float:
    """A weight, which may be written without a decimal point."""
    value = row.take(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadData(f"{row.where}: {name} is {value!r}, but must be a number")
    return float(value)


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
        self.coin = fraction(row, "coin")
        self.coin_round = fraction(row, "coin_round")
        self.food = fraction(row, "food")
        self.food_round = fraction(row, "food_round")
        self.food_need = fraction(row, "food_need")
        self.explorer = fraction(row, "explorer")
        self.explorer_round = fraction(row, "explorer_round")
        self.die = fraction(row, "die")
        self.set_die = fraction(row, "set_die")
        self.pace = fraction(row, "pace")
        self.energy = fraction(row, "energy")
        self.energy_scarce = fraction(row, "energy_scarce")
        self.energy_least = fraction(row, "energy_least")
        self.below_zero = fraction(row, "below_zero")
        self.later = fraction(row, "later")
        self.steal = fraction(row, "steal")
        self.deny = fraction(row, "deny")
        self.crowd = fraction(row, "crowd")
        self.beat = [0.0] + [fraction(row, f"beat_{n}") for n in range(1, 6)]
        self.bid_coins = fraction(row, "bid_coins")
        self.future = fraction(row, "future")
        self.deny_card = fraction(row, "deny_card")
        self.tribe_wait = fraction(row, "tribe_wait")
        self.use_science = fraction(row, "use_science")
        self.use_science_round = fraction(row, "use_science_round")
        row.finish()
