"""Volcano Island (RC-16.4); dust and sites are in sheet.py, lava in steps/round.py."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.table.table import Camp


class MysteryFewer(Effect):
    """The Old Map: asked for when a forced drawing begins (steps/mystery.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


VERBS: Final[dict[str, Any]] = {
    "scn_mystery_fewer": MysteryFewer,
}
