"""End of a round (PAP-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import REPOSITION_COUNTER
from robinsonade.games.papua.box.components import DESTINATIONS, MARKERS, ZONES
from robinsonade.games.papua.events import ENERGY_ENDED, REPOSITIONED, ROUND_ENDED
from robinsonade.games.papua.steps.final_count import final_count
from robinsonade.games.papua.table.fields import NOTHING
from robinsonade.games.papua.table.table import COUNTER_STREAM, Papua
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Step


class EndOfRound(Step):
    """PAP-7.1 to PAP-7.5: clear the board, then look whether the game ends."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        t.done()
        t.zone_of = [NOTHING] * (MARKERS + 1)  # PAP-7.1; the X marker stays
        send_everybody_home(t)
        discard_what_is_left(t)
        reposition(t)
        t.dice_now = [0] * t.seats
        t.emit(ROUND_ENDED, t.turn)
        if t.last_round or min(t.energy) <= 0:  # PAP-7.5, PAP-9.2
            t.emit(ENERGY_ENDED, t.drained)
            final_count(t, True)
        return True


def send_everybody_home(t: Papua) -> None:
    """PAP-7.2, PAP-12.11: explorers return behind their screens, the neutral's beside the board."""
    for seat in range(t.seats):
        t.pool[seat] += t.on_board(seat)
    t.zones = [0] * (t.seats * ZONES)
    t.neutral = [0] * len(t.neutral)


def discard_what_is_left(t: Papua) -> None:
    """PAP-7.3, PAP-6.4.6: counters to their discard pile, cards not won out of the game."""
    t.counter_discard += t.counters
    t.counters = []
    for destination in range(DESTINATIONS):
        card = t.open_cards[destination]
        if card != NOTHING:
            t.cards_out[card] += 1
            t.open_cards[destination] = NOTHING
    won = False
    for notes in t.notes:
        won = won or has(notes, t.note)
    if not won:
        t.notes_out |= 1 << t.note
    t.note = NOTHING


def reposition(t: Papua) -> None:
    """PAP-7.4: all counters together become a new pile."""
    if t.reposition_aside:
        counters = [*t.counter_pile.cards, *t.counter_discard, REPOSITION_COUNTER]
        t.counter_pile = Deck.shuffled(counters, t.chance, COUNTER_STREAM)
        t.counter_discard = []
        t.reposition_aside = False
        t.emit(REPOSITIONED, len(counters))


END_OF_ROUND: Final = EndOfRound()

STEPS: Final = (EndOfRound,)
