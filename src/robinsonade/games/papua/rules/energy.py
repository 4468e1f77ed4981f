"""Energy: its track, losing and recovering it, and the supply it asks for (PAP-3)."""

from __future__ import annotations

from robinsonade.games.papua.box.components import (
    LOW_ENERGY,
    SUPPLIES,
    SUPPLY_FOOD,
    SUPPLY_SPACE,
    TOP_ENERGY,
)
from robinsonade.games.papua.events import (
    BELOW_ZERO,
    ENERGY_LOST,
    GAINED_ENERGY,
    SUPPLIED,
)
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.masks import has


def recover(t: Papua, seat: int, n: int) -> None:
    """PAP-3.1, PAP-3.14: up the track, never past its top."""
    energy = min(TOP_ENERGY, t.energy[seat] + n)
    gained = energy - t.energy[seat]
    if gained > 0:
        move_token(t, seat, energy)
    t.emit(GAINED_ENERGY, seat, gained, energy)


def move_token(t: Papua, seat: int, energy: int) -> None:
    """PAP-3.5, PAP-16.3: the token leaves its stack and arrives on top (or below) another."""
    t.energy[seat] = energy
    order = t.order
    order.remove(seat)
    at = 0
    for other in order:
        there = t.energy[other]
        if there < energy or (there == energy and not t.bottom_arrival):
            break
        at += 1
    order.insert(at, seat)


def lose_energy(t: Papua, seat: int, n: int) -> int:
    """PAP-3.6, PAP-3.12: one move, then supply, the notebook deck and the end of the game.

    Returns how much food was missing: PAP-3.8, so many explorers are lost.
    """
    if n == 0:
        return 0
    old = t.energy[seat]
    new = old - n
    move_token(t, seat, new)
    t.emit(ENERGY_LOST, seat, n, new)
    if new <= LOW_ENERGY:
        t.second_deck = True  # PAP-4.8
    if new < 0 and not t.last_round:
        t.last_round = True  # PAP-9.2
        t.emit(BELOW_ZERO, seat)
    missing = 0
    for i in range(SUPPLIES):  # PAP-3.11: the highest space first
        if old > SUPPLY_SPACE[i] >= new and not has(t.supplied[seat], i):
            missing += supply(t, seat, i)
    return missing


def supply(t: Papua, seat: int, i: int) -> int:
    """PAP-3.7, PAP-3.8, PAP-3.10: eat, once for each space; returns how much food is missing."""
    t.supplied[seat] |= 1 << i
    eaten = min(t.food[seat], SUPPLY_FOOD[i])
    t.pay_food(seat, eaten)
    missing = SUPPLY_FOOD[i] - eaten
    t.emit(SUPPLIED, seat, SUPPLY_SPACE[i], eaten, missing)
    return missing
