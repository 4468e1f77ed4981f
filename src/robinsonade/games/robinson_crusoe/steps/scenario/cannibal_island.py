"""Cannibal Island: the raid, and setting fire to a village (RC-16.5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import CANNIBALS_CAME
from robinsonade.games.robinson_crusoe.box.island import CITY
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.choices import OPT, Pick
from robinsonade.games.robinson_crusoe.events import BURNT, TOLD, news
from robinsonade.games.robinson_crusoe.prompts import PICK_PROMPT, STANDING_A_RAID, option
from robinsonade.games.robinson_crusoe.rules.island import camp_sites
from robinsonade.games.robinson_crusoe.rules.tracks import raze
from robinsonade.games.robinson_crusoe.rules.wounds import wound_all
from robinsonade.games.robinson_crusoe.steps.pick_place.tiles import PickForcedMove
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

_SHELTER_LOST: Final = news("shelter_lost")
CANNIBAL_WOUNDS: Final = 2  # RC-16.5.4
_CITY_BURNT: Final = news("city_burnt")


class Raid(Step):
    """RC-16.5.4: move the camp, or lose the shelter, or two wounds each."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        if t.shelter or camp_sites(t):
            return False
        t.done()
        wound_all(t, CANNIBAL_WOUNDS, CANNIBALS_CAME)
        return True

    def choices(self, t: Camp) -> list[Choice]:
        options = OPT[t.active]
        found: list[Choice] = [options[option("wounds")]]
        if t.shelter:
            found.append(options[option("lose_shelter")])
        if camp_sites(t):
            found.append(options[option("move")])
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        t.done()
        if choice.value == option("wounds"):
            wound_all(t, CANNIBAL_WOUNDS, CANNIBALS_CAME)
        elif choice.value == option("move"):
            t.first(PickForcedMove(1, NO_CARD))
        else:
            t.shelter = 0
            raze(t)
            t.emit(TOLD, _SHELTER_LOST)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.active, STANDING_A_RAID)


class Torch(Step):
    """RC-16.5.6: if the actor survives the village is burnt."""

    __slots__ = ("space", "who")

    def __init__(self, space: int, who: int) -> None:
        self.space = space
        self.who = who

    def advance(self, t: Camp) -> bool:
        t.done()
        if self.who in t.company():
            t.burnt |= 1 << self.space
            t.emit(BURNT, self.space)
            if self.space == CITY:
                t.emit(TOLD, _CITY_BURNT)
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    Raid,
    Torch,
)
