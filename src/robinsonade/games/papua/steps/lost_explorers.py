"""Explorers lost for want of food (PAP-3.8, PAP-3.9)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import ZONES
from robinsonade.games.papua.choices import TAKE_FROM, TakeFrom
from robinsonade.games.papua.events import EXPLORER_TAKEN, EXPLORERS_LOST
from robinsonade.games.papua.prompts import TAKE_FROM_PROMPT
from robinsonade.games.papua.rules.energy import lose_energy
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import SEAT
from robinsonade.kernel.staged import SheetAsked, SheetLine
from robinsonade.kernel.step import Prompt, Step


def pay_energy(t: Papua, seat: int, n: int) -> None:
    """PAP-3.6, PAP-3.8, PAP-5.10: energy, and explorers for each food that its supply lacks.

    Call it when the current step is over: what must be decided about it comes first.
    """
    missing = lose_energy(t, seat, n)
    if missing:
        lose_explorers(t, seat, missing)


def food_sheet(t: Papua, seat: int, cost: int) -> SheetAsked:
    """PAP-5.9, PAP-16.2: the energy left after so much food, the explorers that supply costs."""
    then: list[int] = []
    hurts: list[int] = []
    for food in range(min(cost, t.food[seat]) + 1):
        after = t.clone()
        after.log = None
        after.pay_food(seat, food)
        hurts.append(lose_energy(after, seat, cost - food))
        then.append(after.energy[seat])
    line = SheetLine(SEAT, seat, t.energy[seat], then, hurts)
    return SheetAsked([line], [("food", len(then) - 1)], [seat])


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


STEPS: Final = (LoseFromBoard,)
