"""Who and what can join a planned action (RC-14)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import CARPENTER, FRIDAY, HANDYMAN
from robinsonade.games.robinson_crusoe.box.components import REST
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
from robinsonade.games.robinson_crusoe.box.scenarios import KONG, LIGHTS_MAN
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_CAMP,
    ON_RECLAIM,
    ON_REST,
    ON_SITE,
    ON_THREAT,
    Spot,
)
from robinsonade.games.robinson_crusoe.rules.planning.costs import can_afford, threat_at
from robinsonade.games.robinson_crusoe.rules.planning.draft import (
    Draft,
    free_pawns,
    pawns_in,
    spot_of,
)
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import LOST_ITEM
from robinsonade.games.robinson_crusoe.table.records import Planned
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
        for kept in t.usable_cards():
            if kept.card == thing:
                return kept.uses if kept.uses >= 0 else 1
        return 0
    if origin == FROM_STARTING_ITEM:
        return max(0, t.uses[thing])
    if origin == FROM_ABILITY:
        return 1 if can_afford(t, HANDYMAN, CARPENTER) and t.seat_of[CARPENTER] >= 0 else 0
    if origin == FROM_CREW:  # the Flashlight, while the lights man is the first alive
        return t.tokens[LOST_ITEM] if t.scenario == KONG and t.crew_alive(LIGHTS_MAN) else 0
    return t.tokens[thing]


def joiners_of(t: Camp, planned: Planned, fewest: int) -> list[int]:
    """RC-7.3, RC-14.1: who and what can still join a planned action."""
    spot = spot_of(planned)
    apart = spot.sort == ON_THREAT and threat_at(t, spot).apart and pawns_in(planned) < fewest + 1
    return joiners(t, Draft(t), spot, planned.actor, apart=apart)


def joiners(t: Camp, draft: Draft, spot: Spot, actor: int, *, apart: bool) -> list[int]:
    """RC-7.3, RC-14.1: who and what can join this actor; `apart`: only another player."""
    found: list[int] = []
    if spot.sort == ON_RECLAIM:
        return [actor] if free_pawns(t, actor) > 0 else []
    used = draft.used
    if spot.action != REST:
        for who in range(FRIDAY):
            if t.pawns[who] > used[who] and t.seat_of[who] >= 0 and may_meet(t, spot, actor, who):
                found.append(who)
        if t.friday and not used[FRIDAY] and may_meet(t, spot, actor, FRIDAY):
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
    if apart:
        found = [help_ for help_ in found if help_ != actor and help_ < FRIDAY]
    return found


def may_support(t: Camp, planned: Planned, who: int) -> bool:
    """RC-7.3, RC-7.7: may somebody with a free pawn join an action planned before?

    RC-8.15, RC-8.16: each pawn that rests or arranges the camp does so on its own.
    """
    spot = spot_of(planned)
    if spot.sort in (ON_CAMP, ON_REST, ON_RECLAIM):
        return False
    return may_meet(t, spot, planned.actor, who)


def may_meet(t: Camp, spot: Spot, actor: int, help_: int) -> bool:
    """RC-R35, RC-R36: restricted players support nobody; no two players after an Argument."""
    if help_ == actor:
        return True
    if help_ == FRIDAY:
        return actor != FRIDAY
    if actor == FRIDAY:  # RC-14.3: with a player's pawn the player is the actor
        return False
    if t.only[help_]:
        return False
    return bool(t.joint) or (spot.sort == ON_THREAT and threat_at(t, spot).apart)
