"""Forage and wood (NAU-9.2, NAU-9.3)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import ON_FORAGE, WHEN_FORAGE, WHEN_WOOD
from robinsonade.games.naufragos.box.components import WOOD_COUNTERS, WOOD_EXTRA
from robinsonade.games.naufragos.events import NO_EFFECT, WOOD_GAINED
from robinsonade.games.naufragos.rules.goods import forage_tile
from robinsonade.games.naufragos.rules.people import stat
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.camp.ongoing import Ongoing
from robinsonade.games.naufragos.table.inventory import wood_used
from robinsonade.games.naufragos.table.table import Castaways


def forage(t: Castaways, seat: int) -> None:
    """NAU-9.2: one tile of the supply to the storage."""
    if t.supply:
        forage_tile(t)
    else:
        t.emit(NO_EFFECT, seat)
    t.first(Ongoing(ON_FORAGE, 0, seat))
    occasion(t, WHEN_FORAGE, 1 << seat)


def chop(t: Castaways, seat: int) -> None:
    """NAU-9.3: one wood to the storage."""
    n = min(1 + stat(t, seat, WOOD_EXTRA), WOOD_COUNTERS - wood_used(t))
    if n > 0:
        t.wood += n
        t.emit(WOOD_GAINED, n)
    else:
        t.emit(NO_EFFECT, seat)
    occasion(t, WHEN_WOOD, 1 << seat)
