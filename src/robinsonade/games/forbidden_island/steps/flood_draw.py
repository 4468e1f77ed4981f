"""Phase 3: the Flood draw and sinking tiles (FI-9.1 to FI-9.6, FI-10.1, FI-12)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    FLOOD_CARDS,
)
from robinsonade.games.forbidden_island.events import (
    FLOODED,
    IN_WATER,
    SUNK,
)
from robinsonade.games.forbidden_island.prompts import BEFORE_FLOOD_PROMPT
from robinsonade.games.forbidden_island.rules.decks import reshuffle_flood_if_empty
from robinsonade.games.forbidden_island.rules.ending import lose_to_sinking
from robinsonade.games.forbidden_island.steps.special_cards import PatientDraw
from robinsonade.games.forbidden_island.steps.swimming import LeaveWater
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


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
        return ASKED[self.left]

    def with_passed(self, passed: int) -> Step:
        return DrawFloods(passed, self.left)


FLOOD_PHASE: Final = FloodPhase()
# Made once.
DRAW_FLOODS: Final = [DrawFloods(0, left) for left in range(max(FLOOD_CARDS) + 1)]
ASKED: Final = [Prompt(BEFORE_FLOOD_PROMPT, left) for left in range(max(FLOOD_CARDS) + 1)]


def draw_flood(t: Island) -> None:
    """FI-9.3 to FI-9.6: a dry tile is flooded, a flooded one sinks."""
    tile = t.flood_deck.draw()
    t.reveals += 1
    t.floods += 1
    if has(t.flooded, tile):
        t.flooded &= ~(1 << tile)
        t.sunk |= 1 << tile
        t.emit(SUNK, tile)
        reshuffle_flood_if_empty(t)
        after_sinking(t, tile)
    else:
        t.flooded |= 1 << tile
        t.flood_discard.append(tile)
        t.emit(FLOODED, tile)
        reshuffle_flood_if_empty(t)


def after_sinking(t: Island, tile: int) -> None:
    """FI-12.5: losses by the tile itself come first, then pawns in the water."""
    lose_to_sinking(t, tile)
    if not t.result and tile in t.pawn:
        for seat in t.pawns_on(tile):
            t.emit(IN_WATER, seat, tile)
        t.first(LeaveWater(tile, 0))


STEPS: Final = (FloodPhase, DrawFloods)
