"""Phase 2: the Treasure draw and Waters Rise! (FI-6, FI-10.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.components import (
    CARDS,
    FLOOD_CARDS,
    SKULL,
    TREASURE_DRAWS,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.events import (
    DRAWN,
    FLOOD_PILE_RETURNED,
    SKULL_REACHED,
    TREASURE_RESHUFFLED,
    WATERS_ROSE,
)
from robinsonade.games.forbidden_island.steps.hand_limit import check_hand
from robinsonade.games.forbidden_island.steps.special import WINDOW_RULES, PatientDraw
from robinsonade.games.forbidden_island.table import FLOOD_STREAM, TREASURE_STREAM, Island
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.noun import NUMBER, Kind
from robinsonade.kernel.step import Prompt, Step

BEFORE_TREASURE_PROMPT: Final = Kind("before-treasure", ("left", NUMBER), rules=WINDOW_RULES)


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
        return Prompt(BEFORE_TREASURE_PROMPT, self.left)

    def with_passed(self, passed: int) -> Step:
        return DrawTreasures(passed, self.left)


DRAW_TREASURES: Final = [DrawTreasures(0, left) for left in range(TREASURE_DRAWS + 1)]


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


def waters_rise(t: Island) -> None:
    """FI-6.2 to FI-6.8: marker up, Flood discards on top of the deck, card to the discard pile."""
    t.level += 1
    t.treasure_discard[WATERS_RISE] += 1
    t.emit(WATERS_ROSE, t.active, t.level, FLOOD_CARDS[t.level])
    if t.level == SKULL:
        t.emit(SKULL_REACHED, t.level)
        t.end("lost-water-level", 0)
        return
    if t.flood_discard:
        t.emit(FLOOD_PILE_RETURNED, len(t.flood_discard))
        t.flood_deck.put_on_top(t.flood_discard, t.chance, FLOOD_STREAM)
        t.flood_discard = []


def reshuffle_treasure(t: Island) -> None:
    """FI-10.2: the discard pile becomes the new Treasure deck."""
    cards: list[int] = []
    for card in range(CARDS):
        cards += [card] * t.treasure_discard[card]
        t.treasure_discard[card] = 0
    t.treasure_deck = Deck.shuffled(cards, t.chance, TREASURE_STREAM)
    t.emit(TREASURE_RESHUFFLED, len(cards))
