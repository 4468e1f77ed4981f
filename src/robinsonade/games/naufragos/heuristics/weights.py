"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import PACKAGE
from robinsonade.kernel.data import DataFile, Row

WEIGHTS: Final[dict[str, float]] = DataFile.read(PACKAGE, "weights.toml").section("weights")


class Weights:
    """Every weight as a field. What each means stands in the data file, beside its value."""

    __slots__ = (
        "advance",
        "build",
        "camp_card",
        "diary",
        "drawn",
        "difficulty",
        "energy",
        "explore",
        "explore_energy",
        "food",
        "forage",
        "fresh",
        "hunger",
        "hurry",
        "hurry_alone",
        "injury",
        "item",
        "night",
        "others",
        "pace",
        "pace_alone",
        "pay_again",
        "plot",
        "progress",
        "red_card",
        "reserve",
        "rest",
        "salvage",
        "salvage_alone",
        "shelter",
        "story",
        "timber",
        "tired",
        "turn_back",
        "wood",
    )

    def __init__(self, values: dict[str, float]) -> None:
        row = Row(dict(values), "weights.toml, [weights]")
        self.story = row.fraction("story")
        self.food = row.fraction("food")
        self.fresh = row.fraction("fresh")
        self.wood = row.fraction("wood")
        self.energy = row.fraction("energy")
        self.injury = row.fraction("injury")
        self.others = row.fraction("others")
        self.item = row.fraction("item")
        self.camp_card = row.fraction("camp_card")
        self.red_card = row.fraction("red_card")
        self.advance = row.fraction("advance")
        self.difficulty = row.fraction("difficulty")
        self.plot = row.fraction("plot")
        self.progress = row.fraction("progress")
        self.forage = row.fraction("forage")
        self.hunger = row.fraction("hunger")
        self.night = row.fraction("night")
        self.tired = row.fraction("tired")
        self.reserve = row.fraction("reserve")
        self.rest = row.fraction("rest")
        self.diary = row.fraction("diary")
        self.salvage = row.fraction("salvage")
        self.build = row.fraction("build")
        self.explore = row.fraction("explore")
        self.explore_energy = row.fraction("explore_energy")
        self.pay_again = row.fraction("pay_again")
        self.drawn = row.fraction("drawn")
        self.timber = row.fraction("timber")
        self.pace = row.fraction("pace")
        self.pace_alone = row.fraction("pace_alone")
        self.salvage_alone = row.fraction("salvage_alone")
        self.hurry = row.fraction("hurry")
        self.hurry_alone = row.fraction("hurry_alone")
        self.turn_back = row.fraction("turn_back")
        self.shelter = row.fraction("shelter")
        row.finish()
