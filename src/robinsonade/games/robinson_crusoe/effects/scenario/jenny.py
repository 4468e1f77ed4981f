"""Jenny needs help! (RC-16.3)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.table.table import Camp

_RESCUED: Final = news("jenny_rescued")


class UnlockAction(Effect):
    """RC-16.3.2: the action is there as soon as the Raft is (targets.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("action", ("rescue_jenny",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class RescueJenny(Effect):
    """RC-16.3.3: Jenny joins."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.rescued_in = t.turn
        t.emit(TOLD, _RESCUED)


VERBS: Final[dict[str, Any]] = {
    "scn_unlock_action": UnlockAction,
    "scn_rescue_jenny": RescueJenny,
}
