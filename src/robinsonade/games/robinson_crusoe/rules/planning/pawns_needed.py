"""How many pawns an action needs (RC-7.4 to RC-7.6), time tokens (RC-7.10) counted.

RC-7.15: they count by the place of the action.
"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import THREAT_ACTION, is_wreck
from robinsonade.games.robinson_crusoe.box.components import EXPLORE, TIME
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, VOLCANO
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_CAMP,
    ON_JENNY,
    ON_KONG,
    ON_MAP,
    ON_RECLAIM,
    ON_REST,
    ON_SITE,
    ON_SOURCE,
    ON_THREAT,
    ON_VILLAGE,
    SPOTS,
)
from robinsonade.games.robinson_crusoe.rules.planning.draft import first_of_kind
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import villages
from robinsonade.games.robinson_crusoe.table.table import Camp


def pawns_needed(t: Camp, number: int, before: int) -> tuple[int, int]:
    """(to roll, to be sure) for a spot; equal numbers: there are no dice."""
    spot = SPOTS[number]
    sort = spot.sort
    if sort == ON_THREAT:
        card = t.right if spot.side else t.left
        if is_wreck(card):
            return 1, 2
        pawns = THREAT_ACTION[card].pawns
        return pawns, pawns
    if sort in (ON_BEAST, ON_KONG, ON_RECLAIM):
        return 2, 2
    if sort == ON_VILLAGE:  # RC-16.5.6: no distance, but the tokens of the tile (RC-7.15)
        pawns = 2 + hardships(t, spot.space)
        return pawns, pawns
    if sort == ON_REST:
        return 1, 1
    action = spot.action
    more = 0
    if t.action_marks[action] >> TIME & 1 and (
        time_stays(t, action) or first_of_kind(t, action, before)
    ):
        more += 1
    if sort == ON_CAMP:
        return 1 + more, 1 + more
    if sort == ON_MAP:
        return 2 + more, 2 + more
    if sort == ON_JENNY:
        return 1 + more, 2 + more
    place = spot.space
    if place < 0:
        place = t.camp
    else:
        more += max(0, t.distance(place) - 1)
    more += hardships(t, place)
    if sort == ON_SITE:
        totem = t.sheet().totem(t.site[place])
        more += totem.extra if totem is not None else 0
    if sort == ON_SOURCE and t.scenario == CANNIBALS and villages(t) >> place & 1:
        more += 1  # RC-16.5.3
    return 1 + more, 2 + more


def time_stays(t: Camp, action: int) -> bool:
    """RC-16.4.2: the time token on the explore space of Volcano Island never leaves."""
    return action == EXPLORE and t.scenario == VOLCANO


def hardships(t: Camp, space: int) -> int:
    """RC-7.6, RC-16.2.2: time tokens, fog and dust on a tile or space."""
    return (t.marks[space] >> TIME & 1) + (t.fog >> space & 1) + (t.dust >> space & 1)
