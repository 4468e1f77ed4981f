"""Catastrophes and Meteorology (PAP-5.3, PAP-8.5), the landslide of the notebook (PAP-6.7.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import METEOROLOGY, NOTE, SCIENCE
from robinsonade.games.papua.box.components import CATASTROPHE, DEAD, SAVE_COST
from robinsonade.games.papua.choices import (
    LOSE_EXPLORER,
    PAY_COIN,
    TURN_DIE,
    USE_SCIENCE,
    PayCoin,
    TurnDie,
    UseScience,
)
from robinsonade.games.papua.events import (
    CATASTROPHES_HARMLESS,
    DIE_TURNED,
    EXPLORER_LOST,
    EXPLORER_SAVED,
    SCIENCE_USED,
)
from robinsonade.games.papua.prompts import (
    CATASTROPHE_PROMPT,
    LANDSLIDE_PROMPT,
    TURN_DICE_PROMPT,
    WEATHER_PROMPT,
)
from robinsonade.games.papua.rules.on_stage import dice_asked
from robinsonade.games.papua.rules.science_cards import can_use
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.staged import CardAsked, DiceAsked
from robinsonade.kernel.step import Prompt, Step


class Weather(Step):
    """PAP-5.3c, PAP-8.5: Meteorology is offered before the first catastrophe is resolved."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        if t.dice[CATASTROPHE] and can_use(t, t.active, METEOROLOGY):
            return False
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        return [PASS[t.active], USE_SCIENCE[t.active][METEOROLOGY]]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, UseScience):
            t.spent |= 1 << t.active
            t.emit(SCIENCE_USED, t.active, METEOROLOGY)
            t.then(TURN_DICE)
        else:
            t.done()

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(WEATHER_PROMPT, t.active, t.dice[CATASTROPHE])

    def about_card(self, t: Papua) -> CardAsked | None:
        return CardAsked(SCIENCE, METEOROLOGY, t.active, ("keep",))

    def about_dice(self, t: Papua) -> DiceAsked | None:
        return dice_asked(t.dice)


class TurnDice(Step):
    """PAP-8.5: each catastrophe becomes a result of its own."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        if t.dice[CATASTROPHE]:
            return False
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        return TURN_DIE[t.active].copy()

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, TurnDie):
            t.dice[CATASTROPHE] -= 1
            t.dice[choice.face] += 1
            t.emit(DIE_TURNED, t.active, choice.face)

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(TURN_DICE_PROMPT, t.active, t.dice[CATASTROPHE])

    def about_dice(self, t: Papua) -> DiceAsked | None:
        return dice_asked(t.dice)


class Catastrophes(Step):
    """PAP-5.3: one by one, an explorer of the pool is lost or a coin saves it."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        seat = t.active
        dice = t.dice
        while dice[CATASTROPHE]:
            if t.turn == 1 or t.pool[seat] == 0:  # PAP-5.3a, PAP-5.3b
                t.emit(CATASTROPHES_HARMLESS, seat, dice[CATASTROPHE], t.turn)
                dice[DEAD] += dice[CATASTROPHE]
                dice[CATASTROPHE] = 0
            elif t.coins[seat] >= SAVE_COST:
                return False
            else:
                t.not_asked(LOSE_EXPLORER[seat])
                lose_explorer(t, seat)
                bury_die(t)
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        return [PAY_COIN[t.active], LOSE_EXPLORER[t.active]]

    def take(self, t: Papua, choice: Choice) -> None:
        pay_or_lose(t, choice)
        bury_die(t)

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(CATASTROPHE_PROMPT, t.active, t.dice[CATASTROPHE])

    def veiled(self, t: Papua) -> bool:
        """PAP-11.1: nobody else sees whether there is a coin."""
        return True

    def about_dice(self, t: Papua) -> DiceAsked | None:
        return dice_asked(t.dice)


def bury_die(t: Papua) -> None:
    """PAP-5.4a: a resolved catastrophe is of no more use this turn."""
    t.dice[CATASTROPHE] -= 1
    t.dice[DEAD] += 1


def pay_or_lose(t: Papua, choice: Choice) -> None:
    """PAP-5.3: what the player chose for one catastrophe."""
    seat = choice.seat
    if isinstance(choice, PayCoin):
        t.pay_coins(seat, SAVE_COST)
        t.emit(EXPLORER_SAVED, seat, SAVE_COST)
    else:
        lose_explorer(t, seat)


def lose_explorer(t: Papua, seat: int) -> None:
    t.lose_from_pool(seat, 1)
    t.emit(EXPLORER_LOST, seat)


class Landslide(Step):
    """PAP-6.7.3: catastrophes by a notebook card; Meteorology does not help."""

    __slots__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def advance(self, t: Papua) -> bool:
        seat = self.seat
        if self.left == 0 or t.pool[seat] == 0:  # PAP-5.3b
            t.done()
        elif t.coins[seat] >= SAVE_COST:
            return False
        else:
            t.not_asked(LOSE_EXPLORER[seat])
            lose_explorer(t, seat)
            t.then(Landslide(seat, self.left - 1))
        return True

    def choices(self, t: Papua) -> list[Choice]:
        return [PAY_COIN[self.seat], LOSE_EXPLORER[self.seat]]

    def take(self, t: Papua, choice: Choice) -> None:
        pay_or_lose(t, choice)
        t.then(Landslide(self.seat, self.left - 1))

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(LANDSLIDE_PROMPT, self.seat, self.left)

    def veiled(self, t: Papua) -> bool:
        """PAP-11.1: nobody else sees whether there is a coin."""
        return True

    def about_card(self, t: Papua) -> CardAsked | None:
        return CardAsked(NOTE, t.note, self.seat, ("discard",))


WEATHER: Final = Weather()
TURN_DICE: Final = TurnDice()
CATASTROPHES: Final = Catastrophes()

STEPS: Final = (Weather, TurnDice, Catastrophes, Landslide)
