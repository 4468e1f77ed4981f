"""What can be planned: targets, needs and costs of actions (RC-7, RC-8, RC-14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.acts import have
from robinsonade.games.robinson_crusoe.cards import THREAT_ACTION, ThreatAction, is_wreck
from robinsonade.games.robinson_crusoe.components import (
    ABILITY_COST,
    BUILD,
    CARPENTER,
    DISCOUNT,
    EXPLORE,
    FOOD,
    FRIDAY,
    FUR,
    STRUCTURE_FUR,
    STRUCTURE_WOOD,
    TIME,
    WEAPON_WOOD,
    WOOD,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.island import villages
from robinsonade.games.robinson_crusoe.prices import (
    BOTH_LESS,
    FREE,
    IN_BOTH,
    IN_FUR,
    IN_WOOD,
    LESS,
    MIXED,
    MIXED_LESS,
    WOOD_LESS,
    Price,
)
from robinsonade.games.robinson_crusoe.scenarios import (
    CANNIBALS,
    VOLCANO,
)
from robinsonade.games.robinson_crusoe.spots import (
    BONUS,
    HELPS,
    ON_BEAST,
    ON_CAMP,
    ON_JENNY,
    ON_KONG,
    ON_MAP,
    ON_PALISADE,
    ON_RECLAIM,
    ON_REST,
    ON_ROOF,
    ON_SHELTER,
    ON_SITE,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    ON_VILLAGE,
    ON_WEAPON,
    SPOTS,
    Spot,
)
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.things import (
    PRICES,
    TOKEN_IDS,
)

# A planned action is a list of numbers: these, then the actor and all who help.
SPOT_AT: Final = 0
PAYMENT_AT: Final = 1
WOOD_AT: Final = 2
FUR_AT: Final = 3
FOOD_AT: Final = 4
STORED_AT: Final = 5
EXTRAS_AT: Final = 6  # a mask: WITH_FRENZY, WITH_TOKEN
ACTOR_AT: Final = 7
HELPS_AT: Final = 8
WITH_FRENZY: Final = 1
AGAIN: Final = 4  # an action within an action (Fast Work)
SURE_SHIFT: Final = 8  # above: the number of pawns for sure success
WITH_TOKEN: Final = 2  # paid for the +1 wood token of the build space

CAPTURED_ACTRESS: Final = 1 << 9  # in `crew`
LOST_ITEM: Final = TOKEN_IDS.index("king_kong_bars")


def spot_of(row: list[int]) -> Spot:
    return SPOTS[row[SPOT_AT]]


def pawns_in(row: list[int]) -> int:
    """How many pawns an action has; Basket and Sack are none."""
    number = 1
    for help_ in row[HELPS_AT:]:
        if HELPS[help_].origin != BONUS:
            number += 1
    return number


class Draft:
    """The plan so far, counted once for a decision."""

    __slots__ = ("hunts", "spots", "tiles", "used")

    def __init__(self, t: Camp) -> None:
        self.used = [0] * len(HELPS)  # how often somebody or something takes part
        self.spots = 0  # mask of the spots planned
        self.hunts = 0
        self.tiles = 0  # spaces to be explored
        for row in t.plan:
            number = row[SPOT_AT]
            self.spots |= 1 << number
            sort = SPOTS[number].sort
            if sort == ON_BEAST:
                self.hunts += 1
            elif sort == ON_SPACE:
                self.tiles += 1
            for help_ in row[ACTOR_AT:]:
                self.used[help_] += 1

    def has(self, spot: int) -> bool:
        return bool(self.spots >> spot & 1)


def free_pawns(t: Camp, who: int) -> int:
    """RC-7.1: own pawns not yet placed."""
    number = t.pawns[who]
    if who == FRIDAY:
        number = 1 if t.friday else 0
    for row in t.plan:
        for help_ in row[ACTOR_AT:]:
            if help_ == who:
                number -= 1
    return number


def first_of_kind(t: Camp, action: int, before: int) -> bool:
    """RC-7.10: is this the first planned action of its kind (among the first `before` plans)?"""
    for row in t.plan[:before]:
        spot = spot_of(row)
        if spot.action == action and spot.sort != ON_RECLAIM:
            return False
    return True


# -- pawns needed (RC-7.4 to RC-7.6) -------------------------------------------------------------


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
        more += 1
    return 1 + more, 2 + more


def time_stays(t: Camp, action: int) -> bool:
    """RC-16.4.2: the time token on the explore space of Volcano Island never leaves."""
    return action == EXPLORE and t.scenario == VOLCANO


def hardships(t: Camp, space: int) -> int:
    """RC-7.6: time tokens, fog and dust on a tile or space."""
    return (t.marks[space] >> TIME & 1) + (t.fog >> space & 1) + (t.dust >> space & 1)


# -- costs (RC-8.6, RC-9.6) ----------------------------------------------------------------------


def wood_token_counts(t: Camp, before: int) -> bool:
    """RC-9.6: the +1 wood token of the build space hits the first build paid in wood."""
    if not t.action_marks[BUILD] >> WOOD_PLUS & 1:
        return False
    return all(not (spot_of(row).action == BUILD and row[WOOD_AT] > 0) for row in t.plan[:before])


def cost_of(t: Camp, number: int, payment: int) -> tuple[int, int, int]:
    """(wood, fur, food) of a spot when paid like this."""
    spot = SPOTS[number]
    wood = fur = food = mixed = 0
    if spot.sort in (ON_SHELTER, ON_ROOF, ON_PALISADE):
        if payment == IN_FUR:
            return 0, STRUCTURE_FUR[t.seats], 0
        wood = STRUCTURE_WOOD[t.seats] + (t.cost_marks >> (spot.sort - ON_SHELTER) & 1)
        if payment in MIXED:
            fur = mixed = MIXED.index(payment)
        elif payment in MIXED_LESS:
            fur = mixed = MIXED_LESS.index(payment)
    elif spot.sort == ON_WEAPON:
        wood = WEAPON_WOOD + (t.cost_marks >> (ON_WEAPON - ON_SHELTER) & 1)
    else:
        price = price_of(t, spot, payment)
        wood, fur, food = price.wood, price.fur, price.food
    if wood and spot.action == BUILD and wood_token_counts(t, len(t.plan)):
        wood += 1
    if LESS >> payment & 1:
        wood -= 1
    return wood - mixed, fur, food


def price_of(t: Camp, spot: Spot, payment: int) -> Price:
    prices = prices_at(t, spot)
    plain = payment
    if payment == WOOD_LESS:
        plain = IN_WOOD
    elif payment == BOTH_LESS:
        plain = IN_BOTH
    for price in prices:
        if price.payment == plain:
            return price
    return prices[0]


def prices_at(t: Camp, spot: Spot) -> list[Price]:
    if spot.sort == ON_THREAT:
        return threat_at(t, spot).prices
    if spot.invention >= 0:
        return PRICES[spot.invention]
    return NO_PRICE


NO_PRICE: Final = [Price(0, 0, 0, -1)]
ONLY_FREE: Final = [FREE]


def threat_at(t: Camp, spot: Spot) -> ThreatAction:
    return THREAT_ACTION[t.right if spot.side else t.left]


def can_discount(t: Camp, who: int) -> bool:
    """RC-7.16: Economical Construction can be counted on."""
    return who == CARPENTER and can_afford(t, DISCOUNT, who)


def can_afford(t: Camp, ability: int, who: int) -> bool:
    return (
        t.determination[who] >= ABILITY_COST[ability]
        and not t.abilities >> ability & 1
        and not t.muted >> who & 1
    )


def payments_for(t: Camp, number: int, who: int) -> list[int]:
    """The ways in which this actor can pay for a spot now."""
    spot = SPOTS[number]
    if spot.free:
        return ONLY_FREE
    found: list[int] = []
    discount = can_discount(t, who)
    means = t.stock[WOOD] + discount  # more wood cannot be paid
    if spot.sort in (ON_SHELTER, ON_ROOF, ON_PALISADE):
        ways = [IN_WOOD] if STRUCTURE_WOOD[t.seats] <= means else []
        if STRUCTURE_FUR[t.seats] <= t.stock[FUR]:
            ways.append(IN_FUR)
        if discount:
            ways.append(WOOD_LESS)
        if t.scenario == VOLCANO:  # RC-16.4.6
            top, _, _ = cost_of(t, number, IN_WOOD)
            ways += [MIXED[n] for n in range(1, min(top, len(MIXED)))]
            if discount:
                ways += [MIXED_LESS[n] for n in range(1, min(top - 1, len(MIXED_LESS)))]
    elif spot.sort == ON_WEAPON:
        ways = [IN_WOOD, WOOD_LESS] if discount else [IN_WOOD]
    elif spot.sort == ON_THREAT or spot.invention >= 0:
        ways = []
        for price in prices_at(t, spot):
            if price.wood > means or (price.item >= 0 and not t.has(price.item)):
                continue
            ways.append(price.payment)
            if discount and price.wood:
                ways.append(BOTH_LESS if price.fur else WOOD_LESS)
    else:
        return ONLY_FREE
    for payment in ways:
        wood, fur, food = cost_of(t, number, payment)
        if wood <= t.stock[WOOD] and fur <= t.stock[FUR] and food <= have(t, FOOD):
            found.append(payment)
    return found
