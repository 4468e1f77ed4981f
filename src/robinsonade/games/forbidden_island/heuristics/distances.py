"""How many Move actions apart tiles are, for each way of moving (FI-4.1, FI-5.1 to FI-5.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    DIVES,
    FLIGHTS,
    STEPS_DIAGONALLY,
    TILES,
    tiles_of,
)
from robinsonade.games.forbidden_island.rules.movement import dive_targets
from robinsonade.games.forbidden_island.table.table import Island

FAR: Final = 12  # no way there, or as good as none

# Ways of moving.
WALKING: Final = 0
STEPPING_DIAGONALLY: Final = 1
DIVING: Final = 2
FLYING_ONCE: Final = 3
WAYS: Final = 4


def way_of(role: int) -> int:
    """How an adventurer gets about."""
    if DIVES[role]:
        return DIVING
    if FLIGHTS[role]:
        return FLYING_ONCE
    return STEPPING_DIAGONALLY if STEPS_DIAGONALLY[role] else WALKING


WAY_OF: Final = [way_of(role) for role in range(len(DIVES))]


class Distances:
    """Rows of distances, each made when first asked for.

    They hold for one island with one set of missing spaces (for the Diver: of flooded tiles too)
    and are forgotten when that changes.
    """

    __slots__ = ("flooded", "near", "rows", "sunk")

    def __init__(self) -> None:
        self.near: list[int] = []
        self.sunk = -1
        self.flooded = -1
        self.rows: list[list[int]] = []  # by way and tile; empty: not made yet

    def look(self, t: Island) -> None:
        """Forget what no longer holds."""
        if t.near is not self.near or t.sunk != self.sunk:
            self.near = t.near
            self.sunk = t.sunk
            self.rows = [[] for _ in range(WAYS * TILES)]
        elif t.flooded != self.flooded:
            for tile in range(TILES):
                self.rows[DIVING * TILES + tile] = []
        self.flooded = t.flooded

    def to(self, t: Island, way: int, tile: int) -> list[int]:
        """From each tile the number of Moves to this one, FAR if there is no way."""
        row = self.rows[way * TILES + tile]
        if not row:
            row = self.measure(t, way, tile)
            self.rows[way * TILES + tile] = row
        return row

    def measure(self, t: Island, way: int, tile: int) -> list[int]:
        """All ways of moving can be walked backwards, so this starts at the destination."""
        if way == FLYING_ONCE:  # FI-5.3
            row = [1] * TILES
            row[tile] = 0
            return row
        row = [FAR] * TILES
        land = t.land()
        beside = t.around if way == STEPPING_DIAGONALLY else t.near
        seen = 1 << tile
        frontier = seen
        steps = 0
        while frontier:
            reached = 0
            for here in tiles_of(frontier):
                row[here] = min(steps, FAR - 1)
                reached |= dive_targets(t, here) if way == DIVING else beside[here]
            frontier = reached & land & ~seen
            seen |= frontier
            steps += 1
        return row
