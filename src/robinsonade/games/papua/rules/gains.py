"""Gaining goods: from the supply, from the reserve, on the tracks (PAP-1.5, PAP-15.1)."""

from __future__ import annotations

from robinsonade.games.papua.box.goods import COINS, EXPLORERS, FOOD, PRESTIGE
from robinsonade.games.papua.events import (
    COINS_SHORT,
    FOOD_SHORT,
    GAINED_COINS,
    GAINED_EXPLORERS,
    GAINED_FOOD,
    GAINED_PRESTIGE,
)
from robinsonade.games.papua.rules.energy import recover
from robinsonade.games.papua.table.table import Papua


def gain(t: Papua, seat: int, what: int, n: int) -> None:
    """PAP-15.1: coins and food from the supply, explorers from the reserve, prestige, energy."""
    if what == COINS:
        gain_coins(t, seat, n)
    elif what == FOOD:
        gain_food(t, seat, n)
    elif what == PRESTIGE:
        t.prestige[seat] += n
        t.emit(GAINED_PRESTIGE, seat, n)
    elif what == EXPLORERS:
        gain_explorers(t, seat, n)
    else:
        recover(t, seat, n)


def gain_coins(t: Papua, seat: int, n: int) -> None:
    """PAP-1.5, PAP-16.1: as many as there are; whoever gets fewer is told why."""
    due = n
    if t.limited:
        n = min(n, t.bank_coins)
    t.bank_coins -= n
    t.coins[seat] += n
    t.emit(GAINED_COINS, seat, n)
    if n < due:
        t.emit(COINS_SHORT, seat, n, due)


def gain_food(t: Papua, seat: int, n: int) -> None:
    """PAP-1.5, PAP-16.1: as much as there is; whoever gets less is told why."""
    due = n
    if t.limited:
        n = min(n, t.bank_food)
    t.bank_food -= n
    t.food[seat] += n
    t.emit(GAINED_FOOD, seat, n)
    if n < due:
        t.emit(FOOD_SHORT, seat, n, due)


def gain_explorers(t: Papua, seat: int, n: int) -> int:
    """PAP-3.15: from the reserve to the pool, as many as there are; returns how many."""
    n = min(n, t.reserve[seat])
    t.reserve[seat] -= n
    t.pool[seat] += n
    t.emit(GAINED_EXPLORERS, seat, n)
    return n
