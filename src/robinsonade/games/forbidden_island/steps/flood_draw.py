"""Phase 3: the Flood draw and sinking tiles (FI-9.1 to FI-9.6, FI-10.1, FI-12)."""

from __future__ import annotations

from robinsonade.games.forbidden_island.components import (
    FLOOD_CARDS,
    LANDING,
    TREASURE_AT,
    TREASURE_TILES,
)
from robinsonade.games.forbidden_island.events import (
    FLOOD_RESHUFFLED,
    FLOODED,
    IN_WATER,
    LANDING_LOST,
    SUNK,
    TREASURE_LOST,
)
from robinsonade.games.forbidden_island.steps.special import BEFORE_DRAW
from robinsonade.games.forbidden_island.steps.water import LeaveWater
from robinsonade.games.forbidden_island.table import FLOOD_STREAM, Island
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Step


class FloodPhase(Step):
    """FI-9.1: the water level says how many cards, once and for all in this phase."""

    __slots__ = ()

    def advance(self, t: Island) -> bool:
        t.then(DrawFloods(FLOOD_CARDS[t.level]))
        return True


class DrawFloods(Step):
    """FI-9.2: the cards are drawn one at a time, with a window before each."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def advance(self, t: Island) -> bool:
        if self.left:
            t.then(BEFORE_DRAW, DrawFlood(), DrawFloods(self.left - 1))
        else:
            t.done()
        return True


class DrawFlood(Step):
    """FI-9.3 to FI-9.6: a dry tile is flooded, a flooded one sinks."""

    __slots__ = ()

    def advance(self, t: Island) -> bool:
        tile = t.flood_deck.draw()
        t.reveals += 1
        t.done()
        if t.flooded >> tile & 1:
            t.flooded &= ~(1 << tile)
            t.sunk |= 1 << tile
            t.emit(SUNK, tile)
            reshuffle_flood_if_empty(t)
            self.check_loss(t, tile)
        else:
            t.flooded |= 1 << tile
            t.flood_discard.append(tile)
            t.emit(FLOODED, tile)
            reshuffle_flood_if_empty(t)
        return True

    def check_loss(self, t: Island, tile: int) -> None:
        """FI-12.5: Fools' Landing first, then a treasure out of reach, then pawns in the water."""
        if tile == LANDING:
            t.emit(LANDING_LOST, tile)
            t.end("lost-landing", 0)
            return
        treasure = TREASURE_AT[tile]
        if treasure >= 0 and not t.captured >> treasure & 1:
            pair = TREASURE_TILES[treasure]
            if t.sunk & pair == pair:
                t.emit(TREASURE_LOST, treasure)
                t.end("lost-treasure", 0)
                return
        if tile in t.pawn:
            for seat in t.pawns_on(tile):
                t.emit(IN_WATER, seat, tile)
            t.first(LeaveWater(tile, 0))


def reshuffle_flood_if_empty(t: Island) -> None:
    """FI-10.1: the Flood discard pile becomes the new deck as soon as the deck runs out."""
    if not t.flood_deck.cards:
        t.emit(FLOOD_RESHUFFLED, len(t.flood_discard))
        t.flood_deck = Deck.shuffled(t.flood_discard, t.chance, FLOOD_STREAM)
        t.flood_discard = []
