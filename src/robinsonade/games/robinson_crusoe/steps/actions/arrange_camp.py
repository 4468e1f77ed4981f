"""What arranging the camp gives (RC-8.15)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import CAMP_BOTH
from robinsonade.games.robinson_crusoe.box.starting_items import BIBLE, BIBLE_EFFECT
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, OPT, OPTING, YES, Pick
from robinsonade.games.robinson_crusoe.events import ITEM_USED, TOLD, news
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, CAMP_PROMPT, USING_BIBLE, option
from robinsonade.games.robinson_crusoe.rules.tracks import move_morale
from robinsonade.games.robinson_crusoe.rules.wounds import determine, heal
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

_BLOCKED: Final = news("camp_blocked")
CAMP_DETERMINATION: Final = 2  # RC-8.15
_DETERMINATION: Final = option("determination")
_MORALE: Final = option("morale")


class ArrangeCamp(Step):
    """RC-8.15, RC-12.16, RC-15.3: determination and morale (of four: one), or the Bible."""

    __slots__ = ("bible",)

    def __init__(self, bible: int) -> None:
        self.bible = bible  # 0: not asked yet, 1: no, 2: yes

    def advance(self, t: Camp) -> bool:
        if t.blocked:
            t.blocked = 0
            t.emit(TOLD, _BLOCKED)
            t.done()
            return True
        if not self.bible and t.uses[BIBLE] > 0:
            return False
        if CAMP_BOTH[t.seats]:
            t.done()
            move_morale(t, 1)
            self.determine(t)
            return True
        return False

    def determine(self, t: Camp) -> None:
        if self.bible == 2:
            t.uses[BIBLE] -= 1
            t.emit(ITEM_USED, BIBLE)
            determine(t, t.actor, BIBLE_EFFECT["determination"])
            heal(t, t.actor, BIBLE_EFFECT["heal"])
        else:
            determine(t, t.actor, CAMP_DETERMINATION)

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.seat_for(t.actor)
        if not self.bible and t.uses[BIBLE] > 0:
            return [YES[seat], NO[seat]]
        return [OPT[seat][_DETERMINATION], OPT[seat][_MORALE]]

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is not OPTING:
            t.then(ArrangeCamp(1 if choice.kind is ANSWERING_NO else 2))
            return
        assert isinstance(choice, Pick)
        t.done()
        if choice.value == _DETERMINATION:
            self.determine(t)
        else:
            move_morale(t, 1)

    def prompt(self, t: Camp) -> Prompt:
        seat = t.seat_for(t.actor)
        if not self.bible and t.uses[BIBLE] > 0:
            return Prompt(ASK_PROMPT, seat, USING_BIBLE)
        return Prompt(CAMP_PROMPT, seat)


STEPS: Final[tuple[type[Step], ...]] = (ArrangeCamp,)
