"""Cursed Island: the fog lifts (RC-16.2); fog, crosses and sites are in sheet.py."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import PickFogToClear
from robinsonade.games.robinson_crusoe.table.table import Camp


class RemoveMarkers(Effect):
    """RC-16.2.4: up to n fog markers anywhere."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        a.index("marker", ("fog",))
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickFogToClear(self.n, run.card))

    def useful(self, t: Camp) -> bool:
        return bool(t.fog)


VERBS: Final[dict[str, Any]] = {
    "scn_remove_markers": RemoveMarkers,
}
