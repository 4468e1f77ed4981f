"""Beginning of a round: the deck check and the tribe window (PAP-4.1, PAP-4.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.cards import ANTHROPOLOGY, BENEFIT_EFFECTS, KINDS, TRIBE
from robinsonade.games.papua.choices import KEEP_TRIBE, PLAY_TRIBE, KeepTribe, PlayTribe
from robinsonade.games.papua.components import CARDS_PER_ROUND, MOST_SEATS
from robinsonade.games.papua.effects import carry_out
from robinsonade.games.papua.events import (
    DECK_ENDED,
    ROUND_BEGAN,
    TRIBE_KEPT,
    TRIBE_PLAYED,
)
from robinsonade.games.papua.steps.end_of_round import END_OF_ROUND
from robinsonade.games.papua.steps.final_count import final_count
from robinsonade.games.papua.steps.neutral import NEUTRAL_ROLLS
from robinsonade.games.papua.steps.player_turn import PLAYER_TURNS
from robinsonade.games.papua.steps.resolution import RESOLVE
from robinsonade.games.papua.steps.start_phase import FORBIDDING_X, START_PHASE, TURN_ORDER
from robinsonade.games.papua.table import Papua
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.noun import SEAT, Kind
from robinsonade.kernel.step import Prompt, Step

TRIBE_PROMPT: Final = Kind("tribe", ("seat", SEAT), rules=("PAP-4.2", "PAP-8.7"))


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
        t.emit(ROUND_BEGAN, t.turn, cards)
        t.first(TURN_ORDER, PLAYER_TURNS[0], RESOLVE[1], END_OF_ROUND)
        if t.seats == 2:
            t.first(NEUTRAL_ROLLS)  # PAP-12.4
        t.first(START_PHASE, FORBIDDING_X)
        for seat in t.order[::-1]:
            if t.cards(seat, TRIBE):
                t.first(TRIBE_WINDOW[seat])
        return True


class TribeWindow(Step):
    """PAP-4.2: in energy order, each holder may play one tribe card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, t: Papua) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = [PASS[seat], *PLAY_TRIBE[seat]]
        if t.can_use(seat, ANTHROPOLOGY):
            found += KEEP_TRIBE[seat]
        return found

    def take(self, t: Papua, choice: Choice) -> None:
        seat = self.seat
        t.done()
        if isinstance(choice, PlayTribe):
            t.collected[seat * KINDS + TRIBE] -= 1
            t.cards_out[TRIBE] += 1
            t.emit(TRIBE_PLAYED, seat, choice.benefit)
            carry_out(t, seat, BENEFIT_EFFECTS[choice.benefit], 0)
        elif isinstance(choice, KeepTribe):  # PAP-8.7
            t.spent |= 1 << seat
            t.emit(TRIBE_KEPT, seat, choice.benefit)
            carry_out(t, seat, BENEFIT_EFFECTS[choice.benefit], 0)

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(TRIBE_PROMPT, self.seat)


ROUND: Final = Round()
TRIBE_WINDOW: Final = [TribeWindow(seat) for seat in range(MOST_SEATS)]
