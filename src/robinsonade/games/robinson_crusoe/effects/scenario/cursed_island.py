"""Cursed Island: the fog lifts (RC-16.2); fog, crosses and sites: markers.py."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import PickFogToClear
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call


class RemoveMarkers(CardEffect):
    """RC-16.2.4: up to n fog markers anywhere."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        row.index("marker", ("fog",))
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickFogToClear(self.n, run.card))

    def useful(self, t: Camp, who: int) -> bool:
        return bool(t.fog)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{call('does-scn_remove_markers', n=said['n'])} {{ marker-{said['marker']} }}"


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_remove_markers": RemoveMarkers,
}
