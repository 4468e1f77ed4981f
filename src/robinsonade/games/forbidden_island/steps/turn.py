"""A turn: three phases, then the next player (FI-3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ACTIONS_PER_TURN,
    FLIGHTS,
    TREASURE_DRAWS,
)
from robinsonade.games.forbidden_island.events import TURN_BEGAN
from robinsonade.games.forbidden_island.steps.actions import ACTIONS
from robinsonade.games.forbidden_island.steps.flood_draw import FLOOD_PHASE
from robinsonade.games.forbidden_island.steps.treasure_draw import DRAW_TREASURES
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.step import Step


class Turn(Step):
    """FI-3.1, FI-3.2: actions, Treasure draw, Flood draw."""

    __slots__ = ()

    def advance(self, t: Island) -> bool:
        t.turn += 1
        t.emit(TURN_BEGAN, t.active, t.turn)
        t.then(
            ACTIONS[ACTIONS_PER_TURN][FLIGHTS[t.roles[t.active]]],
            DRAW_TREASURES[TREASURE_DRAWS],
            FLOOD_PHASE,
            NEXT_PLAYER,
        )
        return True


class NextPlayer(Step):
    """FI-2.9, FI-3.1: clockwise."""

    __slots__ = ()

    def advance(self, t: Island) -> bool:
        t.active = (t.active + 1) % t.seats
        t.then(TURN)
        return True


TURN: Final = Turn()
NEXT_PLAYER: Final = NextPlayer()

STEPS: Final = (Turn, NextPlayer)
