"""What counts at the end (PAP-10); what notebook cards count (PAP-10.11) is in effects/cards.py."""

from __future__ import annotations

from robinsonade.games.papua.box.cards import BIOLOGY, KINDS
from robinsonade.games.papua.box.components import (
    BIOLOGY_EXPLORERS,
    BIOLOGY_POINTS,
    DIFFERENT_POINTS,
    ENERGY_PER_POINT,
    EXPLORERS_PER_POINT,
    FOOD_PER_POINT,
    MONEY_POINTS,
    NOTEBOOK_POINTS,
    SAME_POINTS,
)
from robinsonade.games.papua.table.table import Papua


def entry(table: list[int], n: int) -> int:
    """An entry of a table of points; beyond its end the last one."""
    return table[min(n, len(table) - 1)]


def food(t: Papua, seat: int) -> int:
    """PAP-10.4: for every complete group of food."""
    return t.food[seat] // FOOD_PER_POINT


def energy(t: Papua, seat: int) -> int:
    """PAP-10.5: for every complete group of energy above 0."""
    return max(0, t.energy[seat]) // ENERGY_PER_POINT


def explorers(t: Papua, seat: int) -> int:
    """PAP-10.6: for every complete group of explorers in the pool."""
    return t.pool[seat] // EXPLORERS_PER_POINT


def notebook(t: Papua, seat: int) -> int:
    """PAP-10.9: by the number of notebook cards."""
    return entry(NOTEBOOK_POINTS, t.notes[seat].bit_count())


def money(t: Papua, seat: int) -> int:
    """PAP-10.2, PAP-10.3, PAP-16.4: for most coins, if there are any."""
    most = max(t.coins)
    if most == 0 or t.coins[seat] < most:
        return 0
    if t.money_tie_nobody and t.coins.count(most) > 1:
        return 0
    return MONEY_POINTS


def different_kinds(t: Papua, seat: int) -> int:
    """PAP-10.7: how many kinds of expedition cards a seat holds."""
    kinds = 0
    for kind in range(KINDS):
        if t.cards(seat, kind):
            kinds += 1
    return kinds


def different(t: Papua, seat: int) -> int:
    """PAP-10.7: for the different kinds."""
    return entry(DIFFERENT_POINTS, different_kinds(t, seat))


def same_kind(t: Papua, seat: int) -> int:
    """PAP-10.8: every kind by the size of its group."""
    total = 0
    for kind in range(KINDS):
        total += entry(SAME_POINTS, t.cards(seat, kind))
    return total


def biology(t: Papua, seat: int) -> int:
    """PAP-10.10, PAP-8.6: for every complete group of explorers in the pool."""
    if t.science[seat] != BIOLOGY:
        return 0
    return t.pool[seat] // BIOLOGY_EXPLORERS * BIOLOGY_POINTS
