"""What an action costs and how it can be paid (RC-7.9, RC-8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import THREAT_ACTION, ThreatAction
from robinsonade.games.robinson_crusoe.box.characters import ABILITY_COST, CARPENTER, DISCOUNT
from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    FOOD,
    FUR,
    STRUCTURE_FUR,
    STRUCTURE_WOOD,
    WEAPON_WOOD,
    WOOD,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.inventions import PRICES
from robinsonade.games.robinson_crusoe.box.prices import (
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
from robinsonade.games.robinson_crusoe.box.scenarios import VOLCANO
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_PALISADE,
    ON_ROOF,
    ON_SHELTER,
    ON_THREAT,
    ON_WEAPON,
    SPOTS,
    Spot,
)
from robinsonade.games.robinson_crusoe.rules.planning.draft import spot_of
from robinsonade.games.robinson_crusoe.rules.resources import have
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def wood_token_counts(t: Camp, before: int) -> bool:
    """RC-9.6: the +1 wood token of the build space hits the first build paid in wood."""
    if not has(t.action_marks[BUILD], WOOD_PLUS):
        return False
    return all(
        not (spot_of(planned).action == BUILD and planned.wood > 0) for planned in t.plan[:before]
    )


def cost_of(t: Camp, number: int, payment: int) -> tuple[int, int, int]:
    """(wood, fur, food) of a spot when paid like this."""
    spot = SPOTS[number]
    wood = fur = food = mixed = 0
    if spot.sort in (ON_SHELTER, ON_ROOF, ON_PALISADE):
        if payment == IN_FUR:
            return 0, STRUCTURE_FUR[t.seats], 0
        wood = STRUCTURE_WOOD[t.seats] + has(t.cost_marks, spot.sort - ON_SHELTER)
        if payment in MIXED:
            fur = mixed = MIXED.index(payment)
        elif payment in MIXED_LESS:
            fur = mixed = MIXED_LESS.index(payment)
    elif spot.sort == ON_WEAPON:
        wood = WEAPON_WOOD + has(t.cost_marks, ON_WEAPON - ON_SHELTER)
    else:
        price = price_of(t, spot, payment)
        wood, fur, food = price.wood, price.fur, price.food
    if wood and spot.action == BUILD and wood_token_counts(t, len(t.plan)):
        wood += 1
    if has(LESS, payment):
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
        and not has(t.abilities, ability)
        and not has(t.muted, who)
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
