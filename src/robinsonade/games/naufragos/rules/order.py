"""In which order castaways act, and who begins (NAU-4.14, NAU-8.14, NAU-12.5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import MOST_SEATS, NOBODY
from robinsonade.games.naufragos.events import TILE_PASSED
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has
from robinsonade.kernel.table import CLOCKWISE

# By number of seats, starting player and bit mask of seats: those seats from there on, clockwise.
_IN_ORDER: Final = [
    [
        [tuple([seat for seat in around if has(mask, seat)]) for mask in range(1 << seats)]
        for around in CLOCKWISE[seats]
    ]
    for seats in range(MOST_SEATS + 1)
]


def in_order(t: Castaways, mask: int) -> tuple[int, ...]:
    """NAU-8.14: seats from the starting player clockwise."""
    return _IN_ORDER[t.seats][t.active][mask]


def marching(t: Castaways, mask: int) -> tuple[int, ...]:
    """NAU-4.14: explorers in marching order."""
    return tuple([seat for seat in t.march if has(mask, seat)])


def reader(t: Castaways) -> int:
    """For whom events and ongoing effects are read: the starting player, unless lost."""
    return NOBODY if has(t.lost, t.active) else t.active


def pass_tile(t: Castaways) -> bool:
    """NAU-12.5, NAU-14.4: the tile goes to the next player not lost; False: all are lost."""
    around = [*CLOCKWISE[t.seats][t.active][1:], t.active]
    living = [seat for seat in around if has(t.alive, seat)]
    home = [seat for seat in living if not has(t.lost, seat)]
    before = t.active
    t.active = (home or living)[0]
    if t.active != before:
        t.emit(TILE_PASSED, t.active)
    return bool(home)
