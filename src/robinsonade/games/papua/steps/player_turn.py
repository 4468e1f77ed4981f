"""Player turns: the number of dice, dice that are set, the roll (PAP-5.1, PAP-5.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import (
    DEAD,
    FACES,
    HUT_DICE,
    HUT_EXPLORERS,
    MOST_DICE,
    MOST_SEATS,
    roll_of,
)
from robinsonade.games.papua.choices import ROLL_DICE, SET_DIE, SetDie
from robinsonade.games.papua.events import DIE_SET, ROLLED, TURN_BEGAN
from robinsonade.games.papua.prompts import SET_DICE_PROMPT
from robinsonade.games.papua.steps.catastrophes import CATASTROPHES, WEATHER
from robinsonade.games.papua.steps.coins_for_dice import COINS_FOR_DICE
from robinsonade.games.papua.steps.eating import EATING_FOOD
from robinsonade.games.papua.steps.placing import PLACING_EXPLORERS
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


class PlayerTurns(Step):
    """PAP-5.1: one turn after the other, in the frozen turn order."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def advance(self, t: Papua) -> bool:
        if self.at == t.seats:
            t.done()
            return True
        seat = t.turn_order[self.at]
        t.active = seat
        t.dice = [0] * (DEAD + 1)
        dice = number_of_dice(t, seat)
        t.dice_next[seat] = 0
        t.emit(TURN_BEGAN, seat, dice)
        t.then(
            SET_OR_ROLL[HUT_EXPLORERS[t.hut[seat]]][dice],
            WEATHER,
            CATASTROPHES,  # PAP-5.3
            COINS_FOR_DICE,  # PAP-5.4
            PLACING_EXPLORERS,  # PAP-5.5
            EATING_FOOD,  # PAP-5.9
            PLAYER_TURNS[self.at + 1],
        )
        return True


def number_of_dice(t: Papua, seat: int) -> int:
    """PAP-5.1, PAP-6.2.4, PAP-6.7.3: by hut or tribe card, more by a notebook card; at most ten.

    Rolls for zones and cards have no such limit (PAP-1.6).
    """
    dice = t.dice_now[seat] or HUT_DICE[t.hut[seat]]
    return min(MOST_DICE, dice + t.dice_next[seat])


class SetDice(Step):
    """PAP-5.2, PAP-6.2.4: dice that may be set first; all others are rolled at once."""

    __slots__ = ("left", "dice")

    def __init__(self, left: int, dice: int) -> None:
        self.left = left  # may still be set
        self.dice = dice  # neither set nor rolled yet

    def advance(self, t: Papua) -> bool:
        if self.left and self.dice:
            return False
        t.done()
        roll_dice(t, self.dice)
        return True

    def choices(self, t: Papua) -> list[Choice]:
        return [*SET_DIE[t.active], ROLL_DICE[t.active]]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, SetDie):
            t.dice[choice.face] += 1
            t.emit(DIE_SET, t.active, choice.face)
            t.then(SET_OR_ROLL[self.left - 1][self.dice - 1])
        else:
            t.then(SET_OR_ROLL[0][self.dice])

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(SET_DICE_PROMPT, t.active, self.left, self.dice)


def roll_dice(t: Papua, number: int) -> None:
    """PAP-5.2: all at once."""
    if number == 0:
        return
    rolled = [0] * FACES
    for _ in range(number):
        rolled[t.roll()] += 1
    dice = t.dice
    for face in range(FACES):
        dice[face] += rolled[face]
    if t.log is not None:
        t.emit(ROLLED, t.active, roll_of(rolled))


PLAYER_TURNS: Final = [PlayerTurns(at) for at in range(MOST_SEATS + 1)]
SET_OR_ROLL: Final = [
    [SetDice(left, dice) for dice in range(MOST_DICE + 1)] for left in range(max(HUT_EXPLORERS) + 1)
]

STEPS: Final = (PlayerTurns, SetDice)
