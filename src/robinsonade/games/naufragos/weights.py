"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.components import PACKAGE
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
        "advance",
        "build",
        "camp_card",
        "diary",
        "difficulty",
        "energy",
        "explore",
        "explore_energy",
        "food",
        "forage",
        "fresh",
        "hunger",
        "injury",
        "item",
        "night",
        "others",
        "plot",
        "progress",
        "red_card",
        "reserve",
        "rest",
        "salvage",
        "shelter",
        "story",
        "tired",
        "turn_back",
        "wood",
    )

    def __init__(self, values: dict[str, float]) -> None:
        row = Row(dict(values), "weights.toml, [weights]")
        self.story = fraction(row, "story")
        self.food = fraction(row, "food")
        self.fresh = fraction(row, "fresh")
        self.wood = fraction(row, "wood")
        self.energy = fraction(row, "energy")
        self.injury = fraction(row, "injury")
        self.others = fraction(row, "others")
        self.item = fraction(row, "item")
        self.camp_card = fraction(row, "camp_card")
        self.red_card = fraction(row, "red_card")
        self.advance = fraction(row, "advance")
        self.difficulty = fraction(row, "difficulty")
        self.plot = fraction(row, "plot")
        self.progress = fraction(row, "progress")
        self.forage = fraction(row, "forage")
        self.hunger = fraction(row, "hunger")
        self.night = fraction(row, "night")
        self.tired = fraction(row, "tired")
        self.reserve = fraction(row, "reserve")
        self.rest = fraction(row, "rest")
        self.diary = fraction(row, "diary")
        self.salvage = fraction(row, "salvage")
        self.build = fraction(row, "build")
        self.explore = fraction(row, "explore")
        self.explore_energy = fraction(row, "explore_energy")
        self.turn_back = fraction(row, "turn_back")
        self.shelter = fraction(row, "shelter")
        if row.left:
            raise BadData(f"{row.where}: unknown {', '.join(sorted(row.left))}")
