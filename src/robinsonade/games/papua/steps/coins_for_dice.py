"""Coins for dice: rerolls and changes (PAP-5.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import (
    CATASTROPHE,
    HIGHEST,
    REROLL_COST,
    STEP_COST,
    roll_of,
)
from robinsonade.games.papua.choices import KEEP_DICE, LOWER, RAISE, REROLL, Lower, Raise, Reroll
from robinsonade.games.papua.events import CHANGED, REROLLED
from robinsonade.games.papua.prompts import COINS_PROMPT
from robinsonade.games.papua.rules.on_stage import dice_asked
from robinsonade.games.papua.steps.catastrophes import CATASTROPHES, WEATHER
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import DiceAsked
from robinsonade.kernel.step import Prompt, Step


class CoinsForDice(Step):
    """PAP-5.4: as often as wanted, for a coin each: reroll a die or change it by one."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        coins = t.coins[t.active]
        dice = t.dice
        for face in range(1, HIGHEST + 1):
            if dice[face]:
                if coins >= REROLL_COST or coins >= STEP_COST:
                    return False
                t.not_asked(KEEP_DICE[t.active])
                break
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        seat = t.active
        coins = t.coins[seat]
        dice = t.dice
        found: list[Choice] = [KEEP_DICE[seat]]
        for face in range(1, HIGHEST + 1):
            if dice[face]:
                if coins >= REROLL_COST:
                    found.append(REROLL[seat][face - 1])
                if coins >= STEP_COST:
                    if face < HIGHEST:
                        found.append(RAISE[seat][face - 1])
                    if face > 1:
                        found.append(LOWER[seat][face - 2])
        return found

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, Reroll):
            reroll(t, choice.face)
        elif isinstance(choice, Raise):
            change(t, choice.face, choice.face + 1)
        elif isinstance(choice, Lower):
            change(t, choice.face, choice.face - 1)
        else:
            t.done()

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(COINS_PROMPT, t.active, roll_of(t.dice))

    def veiled(self, t: Papua) -> bool:
        """PAP-11.1: nobody else sees whether there are coins."""
        return True

    def about_dice(self, t: Papua) -> DiceAsked | None:
        return dice_asked(t.dice)


def reroll(t: Papua, face: int) -> None:
    """PAP-5.4, PAP-5.4b: a reroll that shows a catastrophe is resolved at once."""
    seat = t.active
    t.pay_coins(seat, REROLL_COST)
    new = t.roll()
    t.dice[face] -= 1
    t.dice[new] += 1
    t.emit(REROLLED, seat, face, new, REROLL_COST)
    if new == CATASTROPHE:
        t.first(WEATHER, CATASTROPHES)


def change(t: Papua, face: int, new: int) -> None:
    """PAP-5.4: a step up or down, within 1 to 5."""
    seat = t.active
    t.pay_coins(seat, STEP_COST)
    t.dice[face] -= 1
    t.dice[new] += 1
    t.emit(CHANGED, seat, face, new, STEP_COST)


COINS_FOR_DICE: Final = CoinsForDice()

STEPS: Final = (CoinsForDice,)
