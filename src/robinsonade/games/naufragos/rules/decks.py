"""The five decks by number, and cards that come into them or are done with."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    EVENTS_DECK,
    MOST_SEATS,
)
from robinsonade.games.naufragos.events import CARDS_ADDED
from robinsonade.games.naufragos.table.fields import DECK_STREAM
from robinsonade.games.naufragos.table.imagination import STAGE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import everyone, has, members

SHUFFLE: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
PLACES: Final = ("shuffle", "top", "bottom")


def deck_of(t: Castaways, number: int) -> Deck:
    if number == 0:
        return t.coast
    if number == 1:
        return t.interior
    if number == 2:
        return t.heart
    return t.events if number == EVENTS_DECK else t.remains


def from_reserve(t: Castaways, card: int) -> bool:
    """Take a card out of the box or the plot reserve; False: it is no longer there."""
    plot = t.book.cards[card].plot
    if plot <= 0:
        return True
    if not has(t.reserve, plot):
        return False
    t.reserve &= ~(1 << plot)
    t.met |= 1 << t.book.cards[card].storyline
    return True


def add_cards(t: Castaways, cards: list[int], number: int, place: int) -> None:
    """NAU-9.20, NAU-R12: into a deck; an event pushes one out at the bottom, unseen."""
    deck = deck_of(t, number)
    fit = [card for card in cards if in_box(t, card)]
    if number == EVENTS_DECK:
        fit = fit[: len(deck)]
        stage = len(t.own_events)
        pushed_out = [stage * STAGE + deck.take_out(0)[0] for _ in fit]
        t.box_events = t.box_events + pushed_out
        t.own_events = t.own_events + fit
        for at, seats in deck.seen.items():  # they know that it was none of these
            for seat in members(seats):
                remember(t, seat, number, deck.cards[at])
    for card in fit:
        from_reserve(t, card)
        t.emit(CARDS_ADDED, t.book.cards[card].plot, number)
    if place == SHUFFLE:
        if fit:
            deck.mix_in(fit, t.chance, DECK_STREAM + number)
    elif place == TOP:
        for card in reversed(fit):
            deck.lay_on_top(card, everyone(t.seats))
    else:
        for card in fit:
            deck.slip_under(card, everyone(t.seats))


def remember(t: Castaways, seat: int, number: int, card: int) -> None:
    """NAU-6.3: whoever has seen a card that might not be in the game knows that it is.

    That matters when its deck is shuffled, and its place is no longer known.
    """
    if number == EVENTS_DECK or t.book.cards[card].plot == 0:
        glimpse = card + STAGE * (seat + MOST_SEATS * len(t.own_events))
        if glimpse not in t.glimpses:
            t.glimpses = [*t.glimpses, glimpse]


def in_box(t: Castaways, card: int) -> bool:
    """Is this card still in the plot reserve?"""
    plot = t.book.cards[card].plot
    return plot > 0 and has(t.reserve, plot)


def discard_card(t: Castaways, card: int) -> None:
    """NAU-9.18, NAU-9.22: a card that is done with; basic camp cards go back to the box."""
    if t.book.cards[card].sort != "camp":
        t.discard.append(card)
