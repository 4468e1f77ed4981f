"""Tracking: what becomes of the beast looked at."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, YES
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, BEAST_BOTTOM
from robinsonade.games.robinson_crusoe.rules.decks import top_to_bottom
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import everyone
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step


class BeastBottom(Step):
    """Tracking: the looked-at beast stays on top or goes to the bottom."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, t: Camp) -> list[Choice]:
        return [YES[self.seat], NO[self.seat]]

    def take(self, t: Camp, choice: Choice) -> None:
        t.done()
        if choice.kind is not ANSWERING_NO:
            top_to_bottom(t)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, self.seat, BEAST_BOTTOM)

    def about_card(self, t: Camp) -> CardAsked | None:
        """RC-19.3: what one looks at everybody at the table looks at."""
        table = everyone(t.seats)
        return CardAsked(CARD, t.hunt.cards[-1], self.seat, ("deck", "bottom"), table)


STEPS: Final[tuple[type[Step], ...]] = (BeastBottom,)
