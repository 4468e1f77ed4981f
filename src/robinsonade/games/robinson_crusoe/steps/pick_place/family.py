"""All steps that pick a place: they are saved under one name and told apart by their reason."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.steps.pick_place.base import PickPlace
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import (
    PickBlackToClear,
    PickDust,
    PickFog,
    PickFogToClear,
    PickMarkersToRemove,
)
from robinsonade.games.robinson_crusoe.steps.pick_place.sources import (
    PickCorral,
    PickSourcesToCover,
    PickTerrainToCover,
    PickTileToExhaust,
)
from robinsonade.games.robinson_crusoe.steps.pick_place.tiles import (
    PickForcedMove,
    PickNightMove,
    PickShortcut,
    PickTileToClose,
)
from robinsonade.kernel.step import Step

BY_REASON: Final[dict[int, type[PickPlace]]] = {
    kind.REASON: kind
    for kind in (
        PickSourcesToCover,
        PickCorral,
        PickTileToExhaust,
        PickTerrainToCover,
        PickTileToClose,
        PickShortcut,
        PickForcedMove,
        PickNightMove,
        PickFog,
        PickDust,
        PickFogToClear,
        PickMarkersToRemove,
        PickBlackToClear,
    )
}


class AnyPlace(PickPlace):
    """Whichever of them was saved."""

    __slots__ = ()

    @classmethod
    def restored(cls, fields: list[Any]) -> Step:
        reason, n, card, a, b, penalty = fields
        return BY_REASON[reason](n, card, a, b, penalty)


STEPS: Final[tuple[type[Step], ...]] = (AnyPlace,)
