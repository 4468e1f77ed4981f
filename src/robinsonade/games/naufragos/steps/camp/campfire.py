"""Lighting the campfire (NAU-9.6).

Feeding it: ../any_time/asides.py (NAU-9.7); the great bonfire: building.py.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import FACES, FIRE_DECLARED
from robinsonade.games.naufragos.choices import SPEND, Act
from robinsonade.games.naufragos.events import (
    FIRE_FAILED,
    FIRE_LIT,
    FIRE_NO_WOOD,
    FIRE_TOTAL,
    FIRE_UNTRIED,
    NO_EFFECT,
)
from robinsonade.games.naufragos.prompts import FOR_CAMPFIRE, KINDLE_PROMPT
from robinsonade.games.naufragos.rules.on_stage import dice_asked
from robinsonade.games.naufragos.rules.people import pay, purse, stat
from robinsonade.games.naufragos.rules.sheets import purse_line
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.steps.dice.rolls import CAMPFIRE_ROLL, Judged, roll, total
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import DiceAsked, SheetAsked
from robinsonade.kernel.stake import percent
from robinsonade.kernel.step import Prompt


class Kindle(Attentive):
    """NAU-9.6: declare an amount of energy, pay it, roll one die."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        if t.fire or not has(t.alive, self.seat):
            t.done()
            t.emit(NO_EFFECT, self.seat)
            return True
        return False

    def answers(self, t: Castaways) -> list[Choice]:
        return SPEND[self.seat][: min(purse(t, self.seat), FACES) + 1]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        pay(t, self.seat, choice.what)
        declared = choice.what + stat(t, self.seat, FIRE_DECLARED)
        if declared:
            t.then(Kindled(self.seat, declared))
            roll(t, 1, 1 << self.seat, CAMPFIRE_ROLL)
        else:
            t.done()
            t.emit(FIRE_UNTRIED, self.seat)
            not_lit(t, self.seat)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(KINDLE_PROMPT, self.seat)

    def about_sheet(self, t: Castaways) -> SheetAsked | None:
        """With the chance that each amount has."""
        seat = self.seat
        most = min(purse(t, seat), FACES)
        helped = stat(t, seat, FIRE_DECLARED)
        chances = [self.chance(t, spent + helped) for spent in range(most + 1)]
        return SheetAsked([purse_line(t, seat, most, chances)], [("energy", most)], [seat])

    def chance(self, t: Castaways, declared: int) -> int:
        """NAU-9.6: in per cent; without any wood there is none."""
        lit = min(declared, FACES) if t.wood else 0
        return percent(lit / FACES) if lit > 0 else 0


def not_lit(t: Castaways, seat: int) -> None:
    """NAU-9.6: and whether there was any wood to light."""
    if not t.wood:
        t.emit(FIRE_NO_WOOD)
    t.emit(FIRE_FAILED, seat)


class Kindled(Judged):
    """NAU-9.6: lit if the die is at most the declared energy and there is wood."""

    __slots__ = ("seat", "declared")

    def __init__(self, seat: int, declared: int) -> None:
        self.seat = seat
        self.declared = declared

    def advance(self, t: Castaways) -> bool:
        t.done()
        t.emit(FIRE_TOTAL, self.seat, total(t), self.declared)
        if self.succeeds(t, total(t)):
            t.fire = True
            t.wood -= 1
            t.fire_wood = 1
            t.emit(FIRE_LIT)
        else:
            not_lit(t, self.seat)
        return True

    def rolled_for(self) -> int:
        return FOR_CAMPFIRE

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        return rolled <= self.declared and t.wood > 0

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        return dice_asked(t, against=self.declared, at_most=True)


STEPS: Final = (
    Kindle,
    Kindled,
)
