"""The score sheet, line by line (PAP-10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.cards import BIOLOGY, KINDS, NOTE_EFFECTS, NOTES
from robinsonade.games.papua.components import (
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
from robinsonade.games.papua.score_lines import LINE_IDS
from robinsonade.games.papua.table import Papua
from robinsonade.games.papua.vocabulary import DISTINCT_KINDS, SCORE_PER

LINES: Final = len(LINE_IDS)


def points(t: Papua, seat: int) -> list[int]:
    """PAP-10.1: the points of each line, in the order of LINE_IDS; nothing is spent."""
    return [
        t.prestige[seat],
        money(t, seat),
        t.food[seat] // FOOD_PER_POINT,  # PAP-10.4
        max(0, t.energy[seat]) // ENERGY_PER_POINT,  # PAP-10.5
        t.pool[seat] // EXPLORERS_PER_POINT,  # PAP-10.6
        entry(DIFFERENT_POINTS, different_kinds(t, seat)),  # PAP-10.7
        same_kind(t, seat),
        entry(NOTEBOOK_POINTS, t.notes[seat].bit_count()),  # PAP-10.9
        biology(t, seat),
        notebook_effects(t, seat),
    ]


def entry(table: list[int], n: int) -> int:
    """An entry of a table of points; beyond its end the last one."""
    return table[min(n, len(table) - 1)]


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


def notebook_effects(t: Papua, seat: int) -> int:
    """PAP-10.11: notebook cards that count something."""
    total = 0
    for note in range(NOTES):
        if t.notes[seat] >> note & 1:
            for effect in NOTE_EFFECTS[note]:
                if effect.verb == SCORE_PER:
                    if effect.what == DISTINCT_KINDS:
                        counted = different_kinds(t, seat)
                    else:
                        counted = t.pool[seat]
                    total += counted // effect.per * effect.n
    return total
