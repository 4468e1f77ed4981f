"""Cannibal Island: attacks, burning villages and the city (RC-16.5)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.acts import raze, wound_all
from robinsonade.games.robinson_crusoe.args import Args
from robinsonade.games.robinson_crusoe.choices import OPT, Pick
from robinsonade.games.robinson_crusoe.components import CITY
from robinsonade.games.robinson_crusoe.events import BURNT, TOLD, news
from robinsonade.games.robinson_crusoe.goals import totem_icons
from robinsonade.games.robinson_crusoe.island import camp_sites
from robinsonade.games.robinson_crusoe.reasons import FORCED_MOVE, OPTION_PROMPT, option
from robinsonade.games.robinson_crusoe.scripts import NO_CARD, Effect, Run
from robinsonade.games.robinson_crusoe.steps.fight import Fight
from robinsonade.games.robinson_crusoe.steps.places import NO_PENALTY, PickPlace
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

_CANNIBALS: Final = news("cannibals")
_CITY_BURNT: Final = news("city_burnt")
_SHELTER_LOST: Final = news("shelter_lost")
CANNIBAL_WOUNDS: Final = 2  # RC-16.5.4


class CannibalAttack(Effect):
    """RC-16.5.4: wounds, then the team chooses."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.emit(TOLD, _CANNIBALS)
        burnt = (t.burnt & ~(1 << CITY)).bit_count()
        wound_all(t, max(0, t.sheet().params["book_wounds_base"] - burnt))
        t.first(Raid())


class Raid(Step):
    """RC-16.5.4: move the camp, or lose the shelter, or two wounds each."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        if t.shelter or camp_sites(t):
            return False
        t.done()
        wound_all(t, CANNIBAL_WOUNDS)
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
            wound_all(t, CANNIBAL_WOUNDS)
        elif choice.value == option("move"):
            t.first(PickPlace(FORCED_MOVE, 1, NO_CARD, 0, 0, NO_PENALTY))
        else:
            t.shelter = 0
            raze(t)
            t.emit(TOLD, _SHELTER_LOST)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(OPTION_PROMPT, t.active)


class Burn(Effect):
    """RC-16.5.5, RC-16.5.6: a fight against a village or the city, then it burns."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.first(
            Fight(0, run.who, village_strength(t, t.act_tile), 0, 0, 0, 0, 0, NO_CARD),
            Torch(t.act_tile, run.who),
        )


def village_strength(t: Camp, space: int) -> int:
    """RC-16.5.5: 4 and the totem icons in sight; the city weakens with every burnt village."""
    params = t.sheet().params
    if space == CITY:
        burnt = (t.burnt & ~(1 << CITY)).bit_count()
        less: int = params["city_strength_minus_per_burnt_village"]
        base: int = params["city_strength_base"]
        return base - less * burnt
    icons = totem_icons(t) - (0 if params["village_counts_own_totem"] else 1)
    least: int = params["village_strength_base"]
    return least + int(params["village_strength_per_visible_totem"]) * icons


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


VERBS: Final[dict[str, Any]] = {
    "scn_cannibal_attack": CannibalAttack,
    "scn_burn": Burn,
}
