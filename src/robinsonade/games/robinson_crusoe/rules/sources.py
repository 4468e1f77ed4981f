"""Sources that cards cover: where they are looked for, which are nearest (RC-12.9)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.island import (
    NEAR,
    SOURCES,
    SPACES,
    STEPS_BETWEEN,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.rules.island import cover_source
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import members

# Where sources are looked for.
ADJACENT: Final = 0
AT_CAMP: Final = 1
AT_ACTION: Final = 2
NEAREST: Final = 3


def open_sources(t: Camp, wanted: int, where: int) -> list[tuple[int, int]]:
    """The uncovered sources of these kinds (a mask) in that place."""
    if where == ADJACENT:
        spaces = spaces_of(NEAR[t.camp] & t.known())
    elif where == AT_CAMP:
        spaces = [t.camp]
    elif where == AT_ACTION:
        spaces = [t.act_tile] if t.act_tile >= 0 else []
    else:
        spaces = nearest(t, wanted)
    return [
        (space, source)
        for space in spaces
        for source in range(SOURCES)
        if t.sources(space) & wanted & 1 << source
    ]


def nearest(t: Camp, wanted: int) -> list[int]:
    """RC-12.9, RC-R78: tiles with such a source, nearest to the camp by the spaces between."""
    best = SPACES
    found: list[int] = []
    for space in spaces_of(t.known()):
        steps = STEPS_BETWEEN[t.camp][space]
        if t.sources(space) & wanted and steps <= best:
            if steps < best:
                best = steps
                found = []
            found.append(space)
    return found


def cover_all(t: Camp, space: int, card: int) -> None:
    """Every uncovered source of one tile."""
    for source in members(t.sources(space)):
        cover_source(t, space, source, card)
