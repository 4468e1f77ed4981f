"""Gifts that help everybody: the greedy player makes no others."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import (
    EXPLORATION,
    RETURN_ROLL,
    SPACE_AT,
    STORY_VALUE,
    STRENGTH,
    WOOD_EXTRA,
)
from robinsonade.games.naufragos.choices import Aside
from robinsonade.games.naufragos.prompts import BEFORE_RESCUE, RESOLUTION_BEGINS
from robinsonade.games.naufragos.rules.people import holders
from robinsonade.games.naufragos.steps.ending import rescue_cards
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has


def helps(t: Castaways, moment: int, offer: Aside) -> bool:
    """Would it help the group if this item changed hands now?"""
    if moment == BEFORE_RESCUE:
        return needed_at_home(t, offer)
    return moment == RESOLUTION_BEGINS and useful_out_there(t, offer)


def needed_at_home(t: Castaways, offer: Aside) -> bool:
    """NAU-13.3: what lost castaways hold does not count for the rescue."""
    home = t.alive & ~t.lost
    if has(home, offer.seat) or not has(home, offer.who) or holders(t, offer.what, home):
        return False
    cards = t.book.cards
    for event in rescue_cards(t):
        printed = cards[event]
        if printed.rescues and not printed.rescue_buildings & ~t.built:
            wanted = (offer.what, cards[offer.what].counts_as)
            if any(item in printed.rescue_items for item in wanted):
                return True
    return False


def useful_out_there(t: Castaways, offer: Aside) -> bool:
    """A compass or a rifle goes with the explorers; what makes points stays with its owner."""
    stats = t.book.cards[offer.what].stats
    if stats[STORY_VALUE] or stats[WOOD_EXTRA] or stats[RETURN_ROLL] + stats[STRENGTH] <= 0:
        return False
    explorers = t.pawns[SPACE_AT[EXPLORATION] : SPACE_AT[EXPLORATION + 1]]
    if has(t.lost, offer.seat) or offer.seat in explorers:
        return False
    return offer.who in explorers
