"""In which order castaways act, and who begins (NAU-4.14, NAU-8.14, NAU-12.5)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.events import TILE_PASSED
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.table import CLOCKWISE


def in_order(t: Castaways, mask: int) -> list[int]:
    """NAU-8.14: seats from the starting player clockwise."""
    return [seat for seat in CLOCKWISE[t.seats][t.active] if mask >> seat & 1]


def marching(t: Castaways, mask: int) -> list[int]:
    """NAU-4.14: explorers in marching order."""
    return [seat for seat in t.march if mask >> seat & 1]


def reader(t: Castaways) -> int:
    """For whom events and ongoing effects are read: the starting player, unless lost."""
    return NOBODY if t.lost >> t.active & 1 else t.active


def pass_tile(t: Castaways) -> bool:
    """NAU-12.5, NAU-14.4: the tile goes to the next player not lost; False: all are lost."""
    around = [*CLOCKWISE[t.seats][t.active][1:], t.active]
    living = [seat for seat in around if t.alive >> seat & 1]
    home = [seat for seat in living if not t.lost >> seat & 1]
    before = t.active
    t.active = (home or living)[0]
    if t.active != before:
        t.emit(TILE_PASSED, t.active)
    return bool(home)
