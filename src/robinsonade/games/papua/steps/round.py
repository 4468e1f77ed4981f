"""A round: the deck check, then its phases (PAP-4.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import TRIBE
from robinsonade.games.papua.box.components import CARDS_PER_ROUND
from robinsonade.games.papua.events import DECK_ENDED, ROUND_BEGAN
from robinsonade.games.papua.steps.end_of_round import END_OF_ROUND
from robinsonade.games.papua.steps.final_count import final_count
from robinsonade.games.papua.steps.neutral_rolls import NEUTRAL_ROLLS
from robinsonade.games.papua.steps.player_turn import PLAYER_TURNS
from robinsonade.games.papua.steps.resolution import RESOLVE
from robinsonade.games.papua.steps.start_phase import FORBIDDING_X, START_PHASE, TURN_ORDER
from robinsonade.games.papua.steps.tribe_window import TRIBE_WINDOW
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.step import Step


class Round(Step):
    """PAP-4.1, PAP-9.1: with fewer than three cards no new round begins."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        cards = len(t.expedition_deck)
        if cards < CARDS_PER_ROUND:
            t.emit(DECK_ENDED, cards)
            final_count(t, False)
            return True
        t.turn += 1
        t.first(TURN_ORDER, PLAYER_TURNS[0], RESOLVE[1], END_OF_ROUND)
        if t.seats == 2:
            t.first(NEUTRAL_ROLLS)  # PAP-12.4
        t.first(START_PHASE, FORBIDDING_X)
        for seat in t.order[::-1]:
            if t.cards(seat, TRIBE):
                t.first(TRIBE_WINDOW[seat])
        t.emit(ROUND_BEGAN, t.turn, cards)
        return True


ROUND: Final = Round()

STEPS: Final = (Round,)
