"""Paying with food: perishable or not, as the team likes (RC-1.6, RC-R54)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import FOOD, RESOURCE, STORED
from robinsonade.games.robinson_crusoe.choices import TO_RESOURCE, Pick
from robinsonade.games.robinson_crusoe.events import STORES_USED
from robinsonade.games.robinson_crusoe.prompts import CHOOSING_FOOD, PICK_PROMPT
from robinsonade.games.robinson_crusoe.rules.resources import spend
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import SheetAsked, SheetLine
from robinsonade.kernel.step import Prompt, Step

NOT_PLANNED = -1
WHOEVER = -1


def pay_food(t: Camp, n: int) -> int:
    """Pay as much food as there is; returns what is short.

    How much is paid never depends on the kind, so perishable food goes first and the team may
    then take it back for food from the stores.
    """
    before = t.stock[FOOD]
    short = spend(t, FOOD, n)
    paid = before - t.stock[FOOD]
    if paid and t.stock[STORED]:
        t.first(FoodChoice(paid, NOT_PLANNED, WHOEVER))
    return short


class FoodChoice(Step):
    """RC-R54: for each perishable food just paid the team may pay with the other kind instead."""

    __slots__ = ("n", "plan", "seat")

    def __init__(self, n: int, plan: int, seat: int) -> None:
        self.n = n
        self.plan = plan  # the planned action it lies with (RC-7.9), or NOT_PLANNED
        self.seat = seat

    def advance(self, t: Camp) -> bool:
        if self.n > 0 and t.stock[STORED] > 0:
            return False
        t.done()
        return True

    def asked(self, t: Camp) -> int:
        return t.decider() if self.seat == WHOEVER else self.seat

    def choices(self, t: Camp) -> list[Choice]:
        resources = TO_RESOURCE[self.asked(t)]
        return [resources[FOOD], resources[STORED]]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        if choice.value == FOOD:
            t.done()
            return
        t.stock[FOOD] += 1
        t.stock[STORED] -= 1
        t.emit(STORES_USED, 1)
        if self.plan != NOT_PLANNED:
            t.plan[self.plan] = t.plan[self.plan].paid_from_stores()
        t.then(FoodChoice(self.n - 1, self.plan, self.seat))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, self.asked(t), CHOOSING_FOOD)

    def about_sheet(self, t: Camp) -> SheetAsked | None:
        stored = t.stock[STORED]
        most = min(self.n, stored)
        line = SheetLine(RESOURCE, STORED, stored, [stored - n for n in range(most + 1)])
        return SheetAsked([line], [("stored", most)], [self.asked(t)] * self.n)


def choose_committed(t: Camp, seat: int) -> None:
    """RC-7.9, RC-R54: of which kind is the food that lies with the action planned last?"""
    paid = t.plan[-1].food
    if paid and t.stock[STORED]:
        t.first(FoodChoice(paid, len(t.plan) - 1, seat))


STEPS: Final[tuple[type[Step], ...]] = (FoodChoice,)
