"""What explorers cost: energy, or food in its place (PAP-5.9 to PAP-5.11)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.choices import EAT, Eat
from robinsonade.games.papua.events import ATE
from robinsonade.games.papua.prompts import EAT_PROMPT
from robinsonade.games.papua.steps.lost_explorers import food_sheet, pay_energy
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import SheetAsked
from robinsonade.kernel.step import Prompt, Step


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


EATING_FOOD: Final = EatFood()

STEPS: Final = (EatFood,)
