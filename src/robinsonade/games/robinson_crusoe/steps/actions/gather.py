"""Gather actions (RC-8.11, RC-8.12)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import (
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS
from robinsonade.games.robinson_crusoe.box.inventions import (
    INVENTION_PASSIVES,
)
from robinsonade.games.robinson_crusoe.box.island import LUMBER, YIELD_OF
from robinsonade.games.robinson_crusoe.box.lasting import (
    GATHER_BONUS,
)
from robinsonade.games.robinson_crusoe.box.spots import (
    Spot,
)
from robinsonade.games.robinson_crusoe.rules.island import food_tokens
from robinsonade.games.robinson_crusoe.rules.resources import gain
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def gather(t: Camp, spot: Spot, planned: Planned) -> None:
    gain(t, YIELD_OF[spot.source], harvest(t, spot, planned))


def harvest(t: Camp, spot: Spot, planned: Planned) -> int:
    """RC-8.11, RC-8.12: one of the source, one for each matching token, Basket and Sack."""
    space, source = spot.space, spot.source
    n = 1 if has(t.sources(space), source) else 0
    if source == LUMBER:
        n += int(has(t.marks[space], WOOD_PLUS))
    else:
        n += food_tokens(t, space)
    for help_ in planned.helps:
        here = HELPS[help_]
        if here.origin == BONUS and t.has(here.thing):
            for passive in INVENTION_PASSIVES[here.thing]:
                if passive.kind == GATHER_BONUS:
                    n += passive.number("n")
    return n
