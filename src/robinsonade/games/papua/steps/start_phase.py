"""Start phase: what is revealed, the forbidden zone, the turn order (PAP-4.3 to PAP-4.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import REPOSITION_COUNTER, SECOND_DECK
from robinsonade.games.papua.box.components import COUNTERS_REVEALED, DESTINATIONS, ZONES
from robinsonade.games.papua.choices import FORBID, Forbid
from robinsonade.games.papua.events import (
    CARD_REVEALED,
    COUNTER_REVEALED,
    COUNTERS_RESHUFFLED,
    FORBIDDEN,
    NOTE_REVEALED,
    REPOSITION_REVEALED,
    SECOND_DECK_USED,
)
from robinsonade.games.papua.prompts import FORBID_PROMPT
from robinsonade.games.papua.table.table import COUNTER_STREAM, Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Prompt, Step


class StartPhase(Step):
    """PAP-4.3, PAP-4.4, PAP-4.5: cards, counters and a notebook card are revealed."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        t.done()
        t.reveals += 1
        for destination in range(DESTINATIONS):
            card = t.expedition_deck.draw()
            t.open_cards[destination] = card
            t.emit(CARD_REVEALED, destination, card)
        while len(t.counters) < COUNTERS_REVEALED[t.seats]:
            reveal_counter(t)
        reveal_note(t)
        return True


def reveal_counter(t: Papua) -> None:
    """PAP-4.4, PAP-4.4a: the reposition counter does not count; an empty pile is made anew."""
    if not t.counter_pile.cards:
        counters = t.counter_discard
        t.counter_pile = Deck.shuffled(counters, t.chance, COUNTER_STREAM)
        t.counter_discard = []
        t.emit(COUNTERS_RESHUFFLED, len(counters))
    counter = t.counter_pile.draw()
    if counter == REPOSITION_COUNTER:
        t.reposition_aside = True
        t.emit(REPOSITION_REVEALED)
    else:
        t.counters.append(counter)
        t.emit(COUNTER_REVEALED, counter)


def reveal_note(t: Papua) -> None:
    """PAP-4.5, PAP-4.8: from deck I until somebody's energy was low or it is used up."""
    if not t.note_deck_1.cards:
        t.second_deck = True
    if t.second_deck:
        if len(t.note_deck_2) == len(SECOND_DECK):
            t.emit(SECOND_DECK_USED)
        t.note = t.note_deck_2.draw()
    else:
        t.note = t.note_deck_1.draw()
    t.emit(NOTE_REVEALED, t.note)


class ForbidZone(Step):
    """PAP-4.6: the last in energy order puts the X marker on another zone than last round."""

    __slots__ = ()

    def choices(self, t: Papua) -> list[Choice]:
        offer = FORBID[seat_with_x(t)]
        return [offer[zone] for zone in range(ZONES) if zone != t.forbidden]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, Forbid):
            t.forbidden = choice.zone
            t.emit(FORBIDDEN, choice.seat, choice.zone)
        t.done()

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(FORBID_PROMPT, seat_with_x(t))


def seat_with_x(t: Papua) -> int:
    """PAP-4.6, PAP-12.2: who puts the X marker; two players take turns."""
    if t.seats == 2:
        return 1 - first_of_two(t)
    return t.order[-1]


def first_of_two(t: Papua) -> int:
    """PAP-12.2: who of two players has the first turn this round."""
    return (t.first_seat + t.turn - 1) % 2


class FreezeTurnOrder(Step):
    """PAP-4.6: the energy order of this moment is the turn order of the round."""

    __slots__ = ()

    def advance(self, t: Papua) -> bool:
        t.done()
        t.turn_order = coming_turn_order(t)
        return True


def coming_turn_order(t: Papua) -> list[int]:
    """PAP-4.6, PAP-12.2: the turn order if it were frozen at this moment."""
    if t.seats == 2:
        first = first_of_two(t)
        return [first, 1 - first]
    return t.order.copy()


def turn_order(t: Papua) -> list[int]:
    """PAP-4.6: that of this round, or as it stands before it is frozen: never the last one."""
    return coming_turn_order(t) if TURN_ORDER in t.agenda else t.turn_order.copy()


START_PHASE: Final = StartPhase()
FORBIDDING_X: Final = ForbidZone()
TURN_ORDER: Final = FreezeTurnOrder()

STEPS: Final = (StartPhase, ForbidZone, FreezeTurnOrder)
