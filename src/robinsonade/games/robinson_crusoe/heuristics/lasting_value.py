"""What things are worth beyond tonight, for the rounds that are still to come."""

from __future__ import annotations

from math import exp

from robinsonade.games.robinson_crusoe.box.components import (
    FUR,
    STRUCTURE_FUR,
    STRUCTURE_WOOD,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.island import NEAR, spaces_of
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, KONG
from robinsonade.games.robinson_crusoe.heuristics.goal_needs import fur_wanted, wood_wanted
from robinsonade.games.robinson_crusoe.heuristics.lava_escape import doom
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import clouds_to_come, rounds_left
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.weather_odds import TEARING
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def roof_worth(t: Camp, level: int, w: Weights) -> float:
    """What the next level of the roof will spare in later rounds."""
    return clouds_to_come(t, level) * (w.cloud + w.cloud_each * t.seats)


def shelter_worth(t: Camp, w: Weights) -> float:
    """A wound less for everybody in every night."""
    return w.open_air * rounds_left(t) * len(t.everybody())


def palisade_worth(t: Camp, level: int, w: Weights) -> float:
    """How likely the next level will be torn down in place of a wound for everybody."""
    sheet = t.sheet()
    tears = 0.0
    for turn in range(t.turn, min(len(sheet.weather), t.turn + rounds_left(t) + 1)):
        rolls = t.totems + 1 if t.scenario == KONG else int(has(sheet.weather[turn], 2))
        tears += TEARING * rolls + w.tears
    fewer = term = exp(-tears)
    for i in range(1, level + 1):
        term *= tears / i
        fewer += term
    return (1.0 - fewer) * (t.seats + w.torn_more)


def weapon_worth(t: Camp, level: int, w: Weights) -> float:
    """The next weapon level: hunts, fights, threats; the first ones matter most."""
    if t.scenario in (CANNIBALS, KONG):
        return w.weapon_goal
    return w.weapon * max(0.0, 1.0 - level / w.useful_weapons)


def wood_price(t: Camp, w: Weights) -> float:
    """A piece of wood: the more of it each round still wants, the dearer."""
    wanted = wood_wanted(t, w)
    have = t.stock[WOOD]
    if wanted <= have:
        return w.wood_spare
    hurry = min(w.most_urgent, (wanted - have) / rounds_left(t))
    return w.wood + w.wood_hurry * hurry


def fur_price(t: Camp, w: Weights) -> float:
    """A fur stands for wood in structures; some goals want furs."""
    instead = STRUCTURE_WOOD[t.seats] / STRUCTURE_FUR[t.seats]
    price = w.fur * instead
    return price + (w.fur_goal if fur_wanted(t) > t.stock[FUR] else 0.0)


def stays(t: Camp, w: Weights) -> bool:
    """Does the camp stay where it is tonight? Only lava drives it out of a shelter.

    What moving loses (half of roof and palisade, or all) was never made up for by a better place.
    Few castaways build where they are rather than look for a natural shelter.
    """
    if doom(t, w) > 0.0:
        return False
    return t.sheltered() or t.seats < w.nomads


def site_worth(t: Camp, space: int, w: Weights) -> float:
    """What a place gives a camp in each round: its sources, those around, land to explore.

    RC-16.2.2: in the fog a camp produces nothing.
    """
    worth = 0.0 if has(t.fog, space) else w.site_source * t.sources(space).bit_count()
    for near in spaces_of(NEAR[space]):
        if has(t.closed, near):
            continue
        if t.tile_at[near] < 0:
            worth += w.site_unknown
        else:
            worth += w.site_near * t.sources(near).bit_count()
    return worth * rounds_left(t)
