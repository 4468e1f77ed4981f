"""Where pawns can go (FI-4.1, FI-5, FI-9.7 to 9.11). All answers are masks of tiles."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import (
    DIVES,
    STEPS_DIAGONALLY,
    SWIMS_ANYWHERE,
    SWIMS_DIAGONALLY,
    SWIMS_FAR,
    tiles_of,
)
from robinsonade.games.forbidden_island.table.table import Island


def move_targets(t: Island, seat: int) -> int:
    """FI-4.1, FI-4.2, FI-5.1: the tiles one Move action can reach."""
    role = t.roles[seat]
    if DIVES[role]:
        return dive_targets(t, t.pawn[seat])
    beside = t.around if STEPS_DIAGONALLY[role] else t.near
    return beside[t.pawn[seat]] & t.land()


def dive_targets(t: Island, start: int) -> int:
    """FI-5.4, FI-5.5: through connected flooded and missing spaces, ending on another tile."""
    wet = t.flooded | t.sunk
    reached = t.near[start]
    crossed = 1 << start
    frontier = reached & wet
    while frontier:
        crossed |= frontier
        for space in tiles_of(frontier):
            reached |= t.near[space]
        frontier = reached & wet & ~crossed
    return reached & t.land() & ~(1 << start)


def fly_targets(t: Island, seat: int) -> int:
    """FI-5.3: any tile but the own."""
    return t.land() & ~(1 << t.pawn[seat])


def navigate_targets(t: Island, who: int, most_steps: int) -> int:
    """FI-5.6, FI-5.7: where the Navigator can put this pawn; it steps in its own way."""
    role = t.roles[who]
    beside = t.around if STEPS_DIAGONALLY[role] else t.near
    land = t.land()
    start = 1 << t.pawn[who]
    reached = 0
    frontier = start
    for _ in range(most_steps):
        stepped = 0
        for space in tiles_of(frontier):
            stepped |= beside[space]
        if not DIVES[role]:
            stepped &= land
        reached |= stepped
        frontier = stepped
    return reached & land & ~start


def swim_targets(t: Island, seat: int) -> int:
    """FI-9.7 to FI-9.9: the tiles a pawn in the water can reach."""
    role = t.roles[seat]
    here = t.pawn[seat]
    land = t.land()
    if SWIMS_ANYWHERE[role]:
        return land
    if SWIMS_FAR[role]:
        return nearest_land(t, here)
    beside = t.around if SWIMS_DIAGONALLY[role] else t.near
    return beside[here] & land


def nearest_land(t: Island, start: int) -> int:
    """FI-9.11, FI-16.7: the tiles that are the fewest steps away through missing spaces."""
    land = t.land()
    crossed = 1 << start
    frontier = crossed
    while frontier:
        beside = 0
        for space in tiles_of(frontier):
            beside |= t.near[space]
        if beside & land:
            return beside & land
        frontier = beside & ~crossed
        crossed |= frontier
    return 0
