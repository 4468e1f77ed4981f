"""Losing and recovering energy, and supply (PAP-3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.choices import TAKE_FROM, TakeFrom
from robinsonade.games.papua.components import (
    LOW_ENERGY,
    SUPPLIES,
    SUPPLY_FOOD,
    SUPPLY_SPACE,
    TOP_ENERGY,
    ZONES,
)
from robinsonade.games.papua.events import (
    BELOW_ZERO,
    ENERGY_LOST,
    EXPLORER_TAKEN,
    EXPLORERS_LOST,
    GAINED_ENERGY,
    SUPPLIED,
)
from robinsonade.games.papua.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import NUMBER, SEAT, Kind
from robinsonade.kernel.step import Prompt, Step

TAKE_FROM_PROMPT: Final = Kind(
    "take-from", ("seat", SEAT), ("left", NUMBER), rules=("PAP-3.8", "PAP-3.9")
)


def recover(t: Papua, seat: int, n: int) -> None:
    """PAP-3.1, PAP-3.14: up the track, never past its top."""
    energy = min(TOP_ENERGY, t.energy[seat] + n)
    gained = energy - t.energy[seat]
    if gained > 0:
        t.move_energy(seat, energy)
    t.emit(GAINED_ENERGY, seat, gained, energy)


def lose_energy(t: Papua, seat: int, n: int) -> None:
    """PAP-3.6: one move, then supply, the notebook deck and the end of the game are looked at.

    Call it when the current step is over: what must be decided about it comes first.
    """
    if n == 0:
        return
    old = t.energy[seat]
    new = old - n
    t.move_energy(seat, new)
    t.emit(ENERGY_LOST, seat, n, new)
    if new <= LOW_ENERGY:
        t.second_deck = True  # PAP-4.8
    if new < 0 and not t.last_round:
        t.last_round = True  # PAP-9.2
        t.emit(BELOW_ZERO, seat)
    missing = 0
    for i in range(SUPPLIES):  # PAP-3.11: the highest space first
        if old > SUPPLY_SPACE[i] >= new and not t.supplied[seat] >> i & 1:
            missing += supply(t, seat, i)
    if missing:
        lose_explorers(t, seat, missing)


def supply(t: Papua, seat: int, i: int) -> int:
    """PAP-3.7, PAP-3.8, PAP-3.10: eat, once for each space; returns how much food is missing."""
    t.supplied[seat] |= 1 << i
    eaten = min(t.food[seat], SUPPLY_FOOD[i])
    t.pay_food(seat, eaten)
    missing = SUPPLY_FOOD[i] - eaten
    t.emit(SUPPLIED, seat, SUPPLY_SPACE[i], eaten, missing)
    return missing


def lose_explorers(t: Papua, seat: int, n: int) -> None:
    """PAP-3.9: from the pool, and only when that is empty from the board."""
    from_pool = min(n, t.pool[seat])
    if from_pool:
        t.lose_from_pool(seat, from_pool)
        t.emit(EXPLORERS_LOST, seat, from_pool)
    if n > from_pool:
        t.first(LoseFromBoard(seat, n - from_pool))


class LoseFromBoard(Step):
    """PAP-3.9: the owner chooses a zone for each explorer; what cannot be lost is waived."""

    __slots__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def advance(self, t: Papua) -> bool:
        zones = self.occupied(t)
        if self.left == 0 or not zones:
            t.done()
            return True
        if len(zones) == 1:
            self.lose(t, zones[0])
            return True
        return False

    def occupied(self, t: Papua) -> list[int]:
        return [zone for zone in range(ZONES) if t.here(self.seat, zone)]

    def choices(self, t: Papua) -> list[Choice]:
        offer = TAKE_FROM[self.seat]
        return [offer[zone] for zone in self.occupied(t)]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, TakeFrom):
            self.lose(t, choice.zone)

    def lose(self, t: Papua, zone: int) -> None:
        t.zones[self.seat * ZONES + zone] -= 1
        t.reserve[self.seat] += 1
        t.emit(EXPLORER_TAKEN, self.seat, zone)
        t.then(LoseFromBoard(self.seat, self.left - 1))

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(TAKE_FROM_PROMPT, self.seat, self.left)
