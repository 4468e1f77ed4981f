"""Hunting and fishing (PAP-6.6)."""

from __future__ import annotations

from robinsonade.games.papua.box.components import FACES, HUNTING, roll_of
from robinsonade.games.papua.events import HUNTED
from robinsonade.games.papua.rules.gains import gain_food
from robinsonade.games.papua.table.table import Papua


def resolve_hunting(t: Papua, present: list[int]) -> None:
    """PAP-6.6.1: one die more than explorers here; highest minus lowest, plus the explorers."""
    for seat in present:
        here = t.here(seat, HUNTING)
        dice = [t.roll() for _ in range(here + 1)]
        if t.log is not None:
            t.emit(HUNTED, seat, roll_of([dice.count(face) for face in range(FACES)]))
        gain_food(t, seat, here + max(dice) - min(dice))
