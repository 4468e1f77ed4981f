"""Cannibal Island: attacks, burning villages and the city (RC-16.5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import CANNIBALS_CAME
from robinsonade.games.robinson_crusoe.box.island import CITY
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, CardEffect
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import village_strength
from robinsonade.games.robinson_crusoe.rules.wounds import wound_all
from robinsonade.games.robinson_crusoe.steps.fight import Fight
from robinsonade.games.robinson_crusoe.steps.scenario.cannibal_island import Raid, Torch
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.effects import Effect

_CANNIBALS: Final = news("cannibals")


class CannibalAttack(CardEffect):
    """RC-16.5.4: wounds, then the team chooses."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        t.emit(TOLD, _CANNIBALS)
        burnt = (t.burnt & ~(1 << CITY)).bit_count()
        wound_all(t, max(0, t.sheet().params["book_wounds_base"] - burnt), CANNIBALS_CAME)
        t.first(Raid())


class Burn(CardEffect):
    """RC-16.5.5, RC-16.5.6: a fight against a village or the city, then it burns."""

    __slots__ = ()

    UNTOLD = True

    def apply(self, t: Camp, run: Run) -> None:
        t.first(
            Fight(0, run.who, village_strength(t, t.act_tile), 0, 0, 0, 0, 0, NO_CARD),
            Torch(t.act_tile, run.who),
        )


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_cannibal_attack": CannibalAttack,
    "scn_burn": Burn,
}
