"""Placing explorers, then energy and food (PAP-5.5 to PAP-5.11)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import HIGHEST, ZONES, ZONES_OF, roll_of
from robinsonade.games.papua.choices import EAT, PLACE, STOP_PLACING, Eat, Place
from robinsonade.games.papua.events import ATE, MARKER_ASSIGNED, PLACED
from robinsonade.games.papua.prompts import EAT_PROMPT, PLACE_PROMPT
from robinsonade.games.papua.steps.lost_explorers import food_sheet, pay_energy
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import SheetAsked
from robinsonade.kernel.step import Prompt, Step


class PlaceExplorers(Step):
    """PAP-5.5: dice are used one at a time, each sends an explorer of the pool to a zone.

    PAP-5.8: as many as one likes; PAP-5.13: none with an empty pool.
    """

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        if t.pool[t.active]:
            dice = t.dice
            for face in range(1, HIGHEST + 1):
                if dice[face]:
                    return False
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        """PAP-5.6: a die whose marker lies has one zone, any other all zones without marker."""
        seat = t.active
        dice = t.dice
        found: list[Choice] = []
        free: list[int] | None = None
        for face in range(1, HIGHEST + 1):
            if dice[face]:
                places = PLACE[seat][face - 1]
                zone = t.zone_of[face]
                if zone >= 0:
                    found.append(places[zone])
                else:
                    if free is None:
                        free = ZONES_OF[t.free_zones()]
                    for zone in free:
                        found.append(places[zone])
        found.append(STOP_PLACING[seat])
        return found

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, Place):
            place(t, choice.face, choice.zone)
        else:
            t.done()

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(PLACE_PROMPT, t.active, roll_of(t.dice), t.pool[t.active])


def place(t: Papua, face: int, zone: int) -> None:
    """PAP-5.5, PAP-5.6, PAP-5.7: the marker, if it is still free, then the explorer."""
    seat = t.active
    if t.zone_of[face] < 0:
        t.zone_of[face] = zone
        t.emit(MARKER_ASSIGNED, seat, face, zone)
    t.dice[face] -= 1
    t.pool[seat] -= 1
    t.zones[seat * ZONES + zone] += 1
    t.emit(PLACED, seat, face, zone)


class EatFood(Step):
    """PAP-5.9: energy for each explorer placed; food can take its place."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        seat = t.active
        if t.on_board(seat):
            if t.food[seat]:
                return False
            t.not_asked(EAT[seat][0])
        self.pay(t, 0)
        return True

    def choices(self, t: Papua) -> list[Choice]:
        seat = t.active
        return EAT[seat][: min(t.on_board(seat), t.food[seat]) + 1]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, Eat):
            self.pay(t, choice.amount)

    def pay(self, t: Papua, food: int) -> None:
        """PAP-5.9, PAP-5.10: food first, then one move on the energy track, with its supply."""
        seat = t.active
        t.done()
        if food:
            t.pay_food(seat, food)
            t.emit(ATE, seat, food)
        pay_energy(t, seat, t.on_board(seat) - food)

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(EAT_PROMPT, t.active, t.on_board(t.active), t.energy[t.active])

    def about_sheet(self, t: Papua) -> SheetAsked | None:
        return food_sheet(t, t.active, t.on_board(t.active))

    def veiled(self, t: Papua) -> bool:
        """PAP-11.1: nobody else sees whether there is food."""
        return True


PLACING_EXPLORERS: Final = PlaceExplorers()
EATING_FOOD: Final = EatFood()

STEPS: Final = (PlaceExplorers, EatFood)
