"""Castaways: the wood pile (RC-16.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.rules.goals import check_now
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import pile_room, put_on_pile
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect

_WOOD_LOST: Final = news("wood_lost")


class PileWood(CardEffect):
    """RC-16.1.2: wood on the column of this round; the rest is lost."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        n = min(self.n, pile_room(t))
        if n:
            put_on_pile(t, n)
        if n < self.n:
            t.emit(TOLD, _WOOD_LOST)
        check_now(t)

    def useful(self, t: Camp, who: int) -> bool:
        return pile_room(t) > 0


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_pile_wood": PileWood,
}
