"""Beginning of a round: tribe cards may be played (PAP-4.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import ANTHROPOLOGY, CARD, KINDS, TRIBE
from robinsonade.games.papua.box.components import MOST_SEATS
from robinsonade.games.papua.choices import KEEP_TRIBE, PLAY_TRIBE, KeepTribe, PlayTribe
from robinsonade.games.papua.effects.cards import BENEFIT_SCRIPT
from robinsonade.games.papua.effects.run import Run
from robinsonade.games.papua.events import (
    TRIBE_KEPT,
    TRIBE_PLAYED,
)
from robinsonade.games.papua.prompts import TRIBE_PROMPT
from robinsonade.games.papua.rules.science_cards import can_use
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step


class TribeWindow(Step):
    """PAP-4.2: in energy order, each holder may play one tribe card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, t: Papua) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = [PASS[seat], *PLAY_TRIBE[seat]]
        if can_use(t, seat, ANTHROPOLOGY):
            found += KEEP_TRIBE[seat]
        return found

    def take(self, t: Papua, choice: Choice) -> None:
        seat = self.seat
        t.done()
        if isinstance(choice, PlayTribe):
            t.collected[seat * KINDS + TRIBE] -= 1
            t.cards_out[TRIBE] += 1
            t.emit(TRIBE_PLAYED, seat, choice.benefit)
            t.first(Run(BENEFIT_SCRIPT[choice.benefit], 0, seat, 0))
        elif isinstance(choice, KeepTribe):  # PAP-8.7
            t.spent |= 1 << seat
            t.emit(TRIBE_KEPT, seat, choice.benefit)
            t.first(Run(BENEFIT_SCRIPT[choice.benefit], 0, seat, 0))

    def letting_go(self, t: Papua, seat: int) -> Choice | None:
        """PAP-4.2: the card keeps."""
        return PASS[seat] if seat == self.seat else None

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(TRIBE_PROMPT, self.seat)

    def about_card(self, t: Papua) -> CardAsked | None:
        return CardAsked(CARD, TRIBE, self.seat, ("discard", "keep"))


TRIBE_WINDOW: Final = [TribeWindow(seat) for seat in range(MOST_SEATS)]

STEPS: Final = (TribeWindow,)
