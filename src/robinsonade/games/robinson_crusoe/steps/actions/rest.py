"""Rest actions (RC-8.16)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import (
    passive_of,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARDS_ONLY,
    INVENTION_PASSIVES,
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.lasting import (
    REST_BONUS,
)
from robinsonade.games.robinson_crusoe.rules.wounds import determine, heal
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import members


def rest(t: Camp) -> None:
    points, tokens = rest_points(t)
    heal(t, t.actor, points)
    determine(t, t.actor, tokens)


def rest_points(t: Camp) -> tuple[int, int]:
    """RC-8.16: one wound, more in a Bed; a Hammock does not add to a Bed."""
    points = 1
    tokens = 0
    bed = t.items & PASSIVE_ITEMS[REST_BONUS] if not t.locked else 0
    for invention in members(bed & CARDS_ONLY):
        for passive in INVENTION_PASSIVES[invention]:
            points += passive.number("heal")
            tokens += passive.number("determination")
    if not bed:
        for kept in t.usable_cards():
            passive_here = passive_of(kept.card, REST_BONUS)
            if passive_here is not None:
                points += passive_here.number("heal")
                tokens += passive_here.number("determination")
    return points, tokens
