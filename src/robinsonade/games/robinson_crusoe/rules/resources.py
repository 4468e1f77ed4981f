"""Gaining and paying resources (RC-6.7)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import FOOD, STORED
from robinsonade.games.robinson_crusoe.events import GAINED, LOST
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp


def gain(t: Camp, resource: int, n: int, available: bool = False) -> None:
    """RC-1.5, RC-5.6, RC-6.7: in an action its gains wait, elsewhere they are available at once."""
    if n <= 0:
        return
    if t.phase == ACTION_PHASE and t.actor >= 0 and not available:
        t.gained[resource] += n
    else:
        t.stock[resource] += n
    t.emit(GAINED, resource, n)


def have(t: Camp, resource: int) -> int:
    """How much of a resource could be paid; both foods pay for food (RC-1.6)."""
    if resource == FOOD:
        return t.stock[FOOD] + t.stock[STORED]
    return t.stock[resource]


def spend(t: Camp, resource: int, n: int) -> int:
    """Pay as much as there is, perishable food first; returns what is short."""
    if n <= 0:
        return 0
    paid = min(n, t.stock[resource])
    t.stock[resource] -= paid
    if paid:
        t.emit(LOST, resource, paid)
    short = n - paid
    if resource == FOOD and short and t.stock[STORED]:
        return spend(t, STORED, short)
    return short


def at_hand(t: Camp, resource: int) -> int:
    """RC-6.8: what the action being resolved has gained of a resource."""
    if t.actor < 0:
        return 0
    return t.gained[resource] + (t.gained[STORED] if resource == FOOD else 0)
