"""Who and what can join a planned action (RC-14)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import (
    CARPENTER,
    FRIDAY,
    HANDYMAN,
)
from robinsonade.games.robinson_crusoe.box.components import (
    REST,
)
from robinsonade.games.robinson_crusoe.box.helpers import (
    BONUS,
    FROM_ABILITY,
    FROM_CARD,
    FROM_CREW,
    FROM_DOG,
    FROM_ITEM,
    FROM_PERSON,
    FROM_STARTING_ITEM,
    HELPS,
    THINGS_FOR,
)
from robinsonade.games.robinson_crusoe.box.scenarios import KONG
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_RECLAIM,
    ON_SITE,
    ON_THREAT,
)
from robinsonade.games.robinson_crusoe.rules.planning.costs import can_afford, threat_at
from robinsonade.games.robinson_crusoe.rules.planning.draft import (
    ACTOR_AT,
    Draft,
    free_pawns,
    pawns_in,
    spot_of,
)
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import LOST_ITEM
from robinsonade.games.robinson_crusoe.table.table import Camp


def supply(t: Camp, help_: int) -> int:
    """RC-14.2: how often somebody or something can help this round."""
    help_here = HELPS[help_]
    origin, thing = help_here.origin, help_here.thing
    if origin == FROM_PERSON:
        if thing == FRIDAY:
            return 1 if t.friday else 0
        return t.pawns[thing] if t.seat_of[thing] >= 0 else 0
    if origin in (FROM_ITEM, BONUS):
        return 1 if t.items >> thing & 1 and not t.locked else 0
    if origin == FROM_DOG:
        return t.dog
    if origin == FROM_CARD:
        for row in t.usable_cards():
            if row[0] == thing:
                return row[1] if row[1] >= 0 else 1
        return 0
    if origin == FROM_STARTING_ITEM:
        return max(0, t.uses[thing])
    if origin == FROM_ABILITY:
        return 1 if can_afford(t, HANDYMAN, CARPENTER) and t.seat_of[CARPENTER] >= 0 else 0
    if origin == FROM_CREW:  # the Flashlight, while the lights man is the first alive
        return t.tokens[LOST_ITEM] if t.scenario == KONG and t.crew & 1 else 0
    return t.tokens[thing]


def joiners(t: Camp, draft: Draft, row: list[int], fewest: int) -> list[int]:
    """RC-7.3, RC-14.1: who and what can still join a planned action."""
    spot = spot_of(row)
    actor = row[ACTOR_AT]
    found: list[int] = []
    if spot.sort == ON_RECLAIM:
        return [actor] if free_pawns(t, actor) > 0 else []
    used = draft.used
    if spot.action != REST:
        for who in range(FRIDAY):
            if t.pawns[who] > used[who] and t.seat_of[who] >= 0 and may_meet(t, row, who):
                found.append(who)
        if t.friday and not used[FRIDAY] and may_meet(t, row, FRIDAY):
            found.append(FRIDAY)
    for help_ in THINGS_FOR[spot.action]:
        if supply(t, help_) <= used[help_]:
            continue
        here = HELPS[help_]
        if (here.totems_only and spot.sort != ON_SITE) or (
            here.origin == FROM_ABILITY and actor != CARPENTER
        ):
            continue
        found.append(help_)
    if spot.sort == ON_THREAT and threat_at(t, spot).apart and pawns_in(row) < fewest + 1:
        found = [help_ for help_ in found if help_ != actor and help_ < FRIDAY]
    return found


def may_meet(t: Camp, row: list[int], help_: int) -> bool:
    """RC-R35, RC-R36: restricted players support nobody; no two players after an Argument."""
    if help_ == row[ACTOR_AT]:
        return True
    if help_ == FRIDAY:
        return row[ACTOR_AT] != FRIDAY
    if row[ACTOR_AT] == FRIDAY:  # RC-14.3: with a player's pawn the player is the actor
        return False
    if t.only[help_]:
        return False
    spot = spot_of(row)
    return bool(t.joint) or (spot.sort == ON_THREAT and threat_at(t, spot).apart)
