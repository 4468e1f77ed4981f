"""How the game ends: the last flight, or one of four losses (FI-11, FI-12)."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import (
    LANDING,
    LIFT,
    TREASURE_AT,
    TREASURE_TILES,
)
from robinsonade.games.forbidden_island.events import (
    DROWNED,
    ESCAPED,
    LANDING_LOST,
    SKULL_REACHED,
    TREASURE_LOST,
)
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import everyone, has


def escape(t: Island, seat: int) -> None:
    """FI-11.1 to FI-11.4: the last flight wins the game at once."""
    t.discard(seat, LIFT)
    t.emit(ESCAPED, seat)
    t.end("won", everyone(t.seats))


def lose_to_sinking(t: Island, tile: int) -> None:
    """FI-12.2, FI-12.3, FI-12.5, FI-16.6: Fools' Landing first, then a treasure out of reach.

    FI-12.6: nobody can react; FI-12.7: captured treasures do not matter.
    """
    if tile == LANDING:
        t.emit(LANDING_LOST, tile)
        t.end("lost-landing", 0)
        return
    treasure = TREASURE_AT[tile]
    if treasure >= 0 and not has(t.captured, treasure):
        pair = TREASURE_TILES[treasure]
        if t.sunk & pair == pair:
            t.emit(TREASURE_LOST, treasure)
            t.end("lost-treasure", 0)


def lose_to_water_level(t: Island) -> None:
    """FI-12.1: the marker has reached the skull."""
    t.emit(SKULL_REACHED, t.level)
    t.end("lost-water-level", 0)


def lose_to_drowning(t: Island, stuck: list[int]) -> None:
    """FI-12.4: pawns in the water that nobody can save."""
    for seat in stuck:
        t.emit(DROWNED, seat)
    t.end("lost-drowned", 0)
