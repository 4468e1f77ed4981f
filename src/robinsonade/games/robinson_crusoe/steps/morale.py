"""Morale phase (RC-6.1, RC-6.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import LOW_MORALE
from robinsonade.games.robinson_crusoe.box.components import (
    MORALE_BONUS,
    MORALE_HEAL,
    MORALE_RESULT,
    MOST_MORALE,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARDS_ONLY,
    INVENTION_PASSIVES,
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.lasting import MORALE_PHASE as MORALE_PASSIVE
from robinsonade.games.robinson_crusoe.choices import OPT, Pick
from robinsonade.games.robinson_crusoe.prompts import MORALE_PROMPT, option
from robinsonade.games.robinson_crusoe.rules.tracks import move_morale
from robinsonade.games.robinson_crusoe.rules.wounds import determine, discourage, heal
from robinsonade.games.robinson_crusoe.table.phases import MORALE_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import members
from robinsonade.kernel.step import Prompt, Step

_HEAL: Final = option("heal")
_DETERMINATION: Final = option("determination")


class MoralePhase(Step):
    """RC-6.1 to RC-6.3, RC-15.1: the first player gains or loses determination."""

    __slots__ = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def advance(self, t: Camp) -> bool:
        if not self.asked:
            t.phase = MORALE_PHASE
            move_morale(t, MORALE_BONUS[t.seats])
            t.then(MoralePhase(1))
            return True
        if t.morale == MOST_MORALE and t.wounds[t.leader()] > 0:
            return False
        t.done()
        self.settle(t, MORALE_RESULT[t.morale] + morale_items(t))
        return True

    def settle(self, t: Camp, n: int) -> None:
        who = t.leader()
        if n > 0:
            determine(t, who, n)
        elif n < 0:
            discourage(t, who, -n, LOW_MORALE)

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.active
        return [OPT[seat][_DETERMINATION], OPT[seat][_HEAL]]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        t.done()
        n = morale_items(t)
        if choice.value == _HEAL:
            heal(t, t.leader(), MORALE_HEAL)
        else:
            n += MORALE_RESULT[t.morale]
        self.settle(t, n)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(MORALE_PROMPT, t.active)


def morale_items(t: Camp) -> int:
    """RC-6.3: Diary and Drums."""
    mask = t.items & PASSIVE_ITEMS[MORALE_PASSIVE] if not t.locked else 0
    more = 0
    for invention in members(mask & CARDS_ONLY):
        for passive in INVENTION_PASSIVES[invention]:
            more += passive.number("n")
    return more


STEPS: Final[tuple[type[Step], ...]] = (MoralePhase,)
