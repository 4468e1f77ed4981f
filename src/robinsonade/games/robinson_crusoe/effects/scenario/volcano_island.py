"""Volcano Island (RC-16.4); dust (RC-16.4.4) and sites: markers.py, lava is a rule."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect


class MysteryFewer(CardEffect):
    """The Old Map: asked for when a forced drawing begins (steps/mystery.py)."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_mystery_fewer": MysteryFewer,
}
