"""Decks that run out (FI-10.1 to FI-10.4); every order is as likely: kernel/chance.py."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import CARDS
from robinsonade.games.forbidden_island.events import FLOOD_RESHUFFLED, TREASURE_RESHUFFLED
from robinsonade.games.forbidden_island.table.table import FLOOD_STREAM, TREASURE_STREAM, Island
from robinsonade.kernel.deck import Deck


def reshuffle_flood_if_empty(t: Island) -> None:
    """FI-10.1: the Flood discard pile becomes the new deck as soon as the deck runs out."""
    if not t.flood_deck.cards and t.flood_discard:
        cards = t.flood_discard
        t.flood_deck = Deck.shuffled(cards, t.chance, FLOOD_STREAM)
        t.flood_discard = []
        t.emit(FLOOD_RESHUFFLED, len(cards))


def reshuffle_treasure(t: Island) -> None:
    """FI-10.2: the discard pile becomes the new Treasure deck."""
    cards: list[int] = []
    for card in range(CARDS):
        cards += [card] * t.treasure_discard[card]
        t.treasure_discard[card] = 0
    t.treasure_deck = Deck.shuffled(cards, t.chance, TREASURE_STREAM)
    t.emit(TREASURE_RESHUFFLED, len(cards))
