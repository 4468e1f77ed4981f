"""Jenny needs help! (RC-16.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect

_RESCUED: Final = news("jenny_rescued")


class UnlockAction(CardEffect):
    """RC-16.3.2: the action is there as soon as the Raft is (rules/planning/open_spots.py)."""

    __slots__ = ()

    FACTS = ("action",)

    def __init__(self, row: Row) -> None:
        row.index("action", ("rescue_jenny",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class RescueJenny(CardEffect):
    """RC-16.3.3: Jenny joins."""

    __slots__ = ()

    UNTOLD = True

    def apply(self, t: Camp, run: Run) -> None:
        t.rescued_in = t.turn
        t.emit(TOLD, _RESCUED)


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_unlock_action": UnlockAction,
    "scn_rescue_jenny": RescueJenny,
}
