"""Tokens and markers on the island: where they are, where they can go, how they leave.

How they are laid, and which may lie there more than once: island.py (RC-13.6, RC-13.7).
"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import (
    DUST,
    FOG,
    MARKER_IDS,
    SHORTCUT,
    TERRAIN_MARK,
)
from robinsonade.games.robinson_crusoe.box.island import CITY, SOURCES, SPACES
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, VOLCANO, space_param
from robinsonade.games.robinson_crusoe.rules.island import (
    clear_fog,
    uncover_source,
    uncover_terrain,
    unmark,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def open_board(t: Camp) -> list[int]:
    """RC-16.2.1, RC-16.4.4: tiles and spaces that can take fog or dust."""
    excluded = -1 if t.scenario == CANNIBALS else CITY
    volcano = space_param(VOLCANO, "volcano_space") if t.scenario == VOLCANO else -1
    return [space for space in range(SPACES) if space not in (excluded, volcano)]


def markers(t: Camp) -> list[tuple[int, int]]:
    """Every token or marker on the island: (space, marker), black ones as (space, -1 - source)."""
    found: list[tuple[int, int]] = []
    for space in range(SPACES):
        for source in range(SOURCES):
            if has(t.black[space], source):
                found.append((space, -1 - source))
        for marker in range(len(MARKER_IDS)):
            if t.marked(space, marker) and marker != SHORTCUT:
                found.append((space, marker))
        for marker, mask in ((FOG, t.fog), (DUST, t.dust), (TERRAIN_MARK, t.covered)):
            if has(mask, space):
                found.append((space, marker))
    return found


def remove_marker(t: Camp, space: int, marker: int) -> None:
    """Protective Amulet, Plow and Reclamation."""
    if marker < 0:
        uncover_source(t, space, -1 - marker)
    elif marker == FOG:
        clear_fog(t, space)
    elif marker == DUST:
        t.dust &= ~(1 << space)
    elif marker == TERRAIN_MARK:
        uncover_terrain(t, space)
    else:
        unmark(t, space, marker)
