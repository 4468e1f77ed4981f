"""Robinson Family: wasteland and black markers (RC-16.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.island import TILE_TERRAIN, spaces_of
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.rules.island import cover_terrain
from robinsonade.games.robinson_crusoe.rules.markers import markers
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import PickBlackToClear
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect
from robinsonade.kernel.masks import has


class Wasteland(CardEffect):
    """RC-16.6.3: a terrain seen for the first time does not count."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        space = t.act_tile
        if space < 0 or t.tile_at[space] < 0:
            return
        terrain = TILE_TERRAIN[t.tile_at[space]]
        others = [
            TILE_TERRAIN[t.tile_at[other]] for other in spaces_of(t.known()) if other != space
        ]
        if terrain not in others and not has(t.covered, space):
            cover_terrain(t, space, run.card)


class RemoveBlackMarker(CardEffect):
    """RC-16.6.4: black markers from island tiles."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickBlackToClear(self.n, run.card))

    def useful(self, t: Camp, who: int) -> bool:
        return bool(t.covered) or any(place[1] < 0 for place in markers(t))


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_wasteland": Wasteland,
    "scn_remove_black_marker": RemoveBlackMarker,
}
