"""Phase 2: the Treasure draw (FI-6, FI-10.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    TREASURE_DRAWS,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.events import (
    DRAWN,
)
from robinsonade.games.forbidden_island.prompts import BEFORE_TREASURE_PROMPT
from robinsonade.games.forbidden_island.rules.decks import reshuffle_treasure
from robinsonade.games.forbidden_island.rules.waters_rise import waters_rise
from robinsonade.games.forbidden_island.steps.hand_limit import check_hand
from robinsonade.games.forbidden_island.steps.special_cards import PatientDraw
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.step import Prompt, Step


class DrawTreasures(PatientDraw):
    """FI-3.2, FI-6.1: the cards are drawn one at a time."""

    __slots__ = ()

    def close(self, t: Island) -> None:
        if self.left > 1:
            t.then(DRAW_TREASURES[self.left - 1])
        else:
            t.done()
        draw_treasure(t)

    def prompt(self, t: Island) -> Prompt:
        return ASKED[self.left]

    def with_passed(self, passed: int) -> Step:
        return DrawTreasures(passed, self.left)


# Made once.
DRAW_TREASURES: Final = [DrawTreasures(0, left) for left in range(TREASURE_DRAWS + 1)]
ASKED: Final = [Prompt(BEFORE_TREASURE_PROMPT, left) for left in range(TREASURE_DRAWS + 1)]


def draw_treasure(t: Island) -> None:
    """FI-6.1, FI-10.2: one card; then a new deck if it was the last one; then the hand limit."""
    seat = t.active
    card = t.treasure_deck.draw()
    t.reveals += 1
    if card == WATERS_RISE:
        waters_rise(t)
        if t.result:
            return
    else:
        t.add_card(seat, card)
        t.emit(DRAWN, seat, card)
    if not t.treasure_deck.cards:
        reshuffle_treasure(t)
    check_hand(t, seat, card)


STEPS: Final = (DrawTreasures,)
