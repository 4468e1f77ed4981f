"""Phase 3: the Flood draw and sinking tiles (FI-9.1 to FI-9.6, FI-10.1, FI-12)."""

from __future__ import annotations

from typing import Final

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
from robinsonade.games.forbidden_island.steps.special import WINDOW_RULES, PatientDraw
from robinsonade.games.forbidden_island.steps.water import LeaveWater
from robinsonade.games.forbidden_island.table import FLOOD_STREAM, Island
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.noun import NUMBER, Kind
from robinsonade.kernel.step import Prompt, Step

BEFORE_FLOOD_PROMPT: Final = Kind("before-flood", ("left", NUMBER), rules=WINDOW_RULES)


class FloodPhase(Step):
    """FI-9.1: the water level says how many cards, once and for all in this phase."""

    __slots__ = ()

    def advance(self, t: Island) -> bool:
        t.then(DRAW_FLOODS[FLOOD_CARDS[t.level]])
        return True


class DrawFloods(PatientDraw):
    """FI-3.2, FI-9.2: the cards are drawn one at a time."""

    __slots__ = ()

    def close(self, t: Island) -> None:
        if self.left > 1:
            t.then(DRAW_FLOODS[self.left - 1])
        else:
            t.done()
        draw_flood(t)

    def prompt(self, t: Island) -> Prompt:
        return Prompt(BEFORE_FLOOD_PROMPT, self.left)

    def with_passed(self, passed: int) -> Step:
        return DrawFloods(passed, self.left)


FLOOD_PHASE: Final = FloodPhase()
DRAW_FLOODS: Final = [DrawFloods(0, left) for left in range(max(FLOOD_CARDS) + 1)]


def draw_flood(t: Island) -> None:
    """FI-9.3 to FI-9.6: a dry tile is flooded, a flooded one sinks."""
    tile = t.flood_deck.draw()
    t.reveals += 1
    if t.flooded >> tile & 1:
        t.flooded &= ~(1 << tile)
        t.sunk |= 1 << tile
        t.emit(SUNK, tile)
        reshuffle_flood_if_empty(t)
        check_loss(t, tile)
    else:
        t.flooded |= 1 << tile
        t.flood_discard.append(tile)
        t.emit(FLOODED, tile)
        reshuffle_flood_if_empty(t)


def check_loss(t: Island, tile: int) -> None:
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
    if not t.flood_deck.cards and t.flood_discard:
        t.emit(FLOOD_RESHUFFLED, len(t.flood_discard))
        t.flood_deck = Deck.shuffled(t.flood_discard, t.chance, FLOOD_STREAM)
        t.flood_discard = []
