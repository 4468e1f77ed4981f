"""Funding (PAP-6.5) and Finance (PAP-8.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import FINANCE, MINUS, NOTE_SYMBOL, PLUS, SCIENCE
from robinsonade.games.papua.box.components import FACES, FUNDING, FUNDING_DICE, roll_of
from robinsonade.games.papua.choices import USE_SCIENCE, UseScience
from robinsonade.games.papua.events import FUNDING_ROLLED, SCIENCE_USED
from robinsonade.games.papua.prompts import FINANCE_PROMPT
from robinsonade.games.papua.rules.gains import gain_coins
from robinsonade.games.papua.rules.on_stage import dice_asked
from robinsonade.games.papua.rules.science_cards import owner_of
from robinsonade.games.papua.table.fields import NOBODY
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.staged import CardAsked, DiceAsked
from robinsonade.kernel.step import Prompt, Step


def resolve_funding(t: Papua, present: list[int]) -> None:
    """PAP-6.5.1: one roll of three dice for all players here."""
    dice = sorted([t.roll() for _ in range(FUNDING_DICE)])
    if t.log is not None:
        t.emit(FUNDING_ROLLED, roll_of([dice.count(face) for face in range(FACES)]))
    t.first(Funding(present, dice))


def reading(dice: list[int], symbol: int) -> int:
    """PAP-6.5.2: + is the highest die, - the lowest, = the one between.

    >>> [reading([2, 2, 5], symbol) for symbol in range(3)]
    [5, 2, 2]
    """
    if symbol == PLUS:
        return dice[2]
    return dice[0] if symbol == MINUS else dice[1]


class Funding(Step):
    """PAP-6.5.2, PAP-6.5.3: coins by the roll, the symbol of the round and the explorers here."""

    __slots__ = ("present", "dice")

    def __init__(self, present: list[int], dice: list[int]) -> None:
        self.present = present
        self.dice = dice  # sorted

    def advance(self, t: Papua) -> bool:
        if self.asked(t) != NOBODY:
            return False
        self.pay(t, NOBODY)
        return True

    def asked(self, t: Papua) -> int:
        """PAP-6.5.4, PAP-8.1a: the owner of Finance, if here and if the symbol is not +."""
        owner = owner_of(t, FINANCE)
        return owner if owner in self.present and NOTE_SYMBOL[t.note] != PLUS else NOBODY

    def choices(self, t: Papua) -> list[Choice]:
        seat = self.asked(t)
        return [PASS[seat], USE_SCIENCE[seat][FINANCE]]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, UseScience):
            t.spent |= 1 << choice.seat
            t.emit(SCIENCE_USED, choice.seat, FINANCE)
            self.pay(t, choice.seat)
        else:
            self.pay(t, NOBODY)

    def pay(self, t: Papua, financier: int) -> None:
        t.done()
        for seat in self.present:
            symbol = PLUS if seat == financier else NOTE_SYMBOL[t.note]
            gain_coins(t, seat, reading(self.dice, symbol) + t.here(seat, FUNDING))

    def prompt(self, t: Papua) -> Prompt:
        dice = [self.dice.count(face) for face in range(FACES)]
        return Prompt(FINANCE_PROMPT, self.asked(t), roll_of(dice))

    def about_card(self, t: Papua) -> CardAsked | None:
        return CardAsked(SCIENCE, FINANCE, self.asked(t), ("keep",))

    def about_dice(self, t: Papua) -> DiceAsked | None:
        return dice_asked([self.dice.count(face) for face in range(FACES)])


STEPS: Final = (Funding,)
