"""Roof, palisade, weapon level and morale (RC-8.9, RC-13.2, RC-13.5)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import MOST_MORALE, PALISADE, ROOF, WEAPON
from robinsonade.games.robinson_crusoe.events import MORALE_MOVED, TRACK_MOVED
from robinsonade.games.robinson_crusoe.table.table import Camp


def set_level(t: Camp, track: int, level: int) -> None:
    if t.levels[track] != level:
        t.levels[track] = level
        t.emit(TRACK_MOVED, track, level)


def raise_level(t: Camp, track: int, n: int) -> None:
    """RC-8.9: roof and palisade only rise under a shelter."""
    if track == WEAPON or t.sheltered():
        set_level(t, track, t.levels[track] + n)


def lower_level(t: Camp, track: int, n: int) -> int:
    """Down as far as possible; returns how many levels are short."""
    level = t.levels[track]
    set_level(t, track, max(0, level - n))
    return max(0, n - level)


def raze(t: Camp) -> None:
    """Roof and palisade fall to 0 (RC-8.8, RC-11.6, RC-16.5.4)."""
    set_level(t, ROOF, 0)
    set_level(t, PALISADE, 0)


def move_morale(t: Camp, n: int) -> None:
    """RC-13.5: beyond the ends of the track nothing happens."""
    level = max(-MOST_MORALE, min(MOST_MORALE, t.morale + n))
    if level != t.morale:
        t.morale = level
        t.emit(MORALE_MOVED, level)
