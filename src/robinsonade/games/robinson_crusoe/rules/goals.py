"""Goals, the moments at which they are checked, and victory points (RC-16, RC-17)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import DIES_ON
from robinsonade.games.robinson_crusoe.box.components import PALISADE, ROOF, WEAPON
from robinsonade.games.robinson_crusoe.box.inventions import FIRE, JOLLY_BOAT, LIFEBOAT
from robinsonade.games.robinson_crusoe.box.island import CITY
from robinsonade.games.robinson_crusoe.box.scenarios import (
    CANNIBALS,
    CASTAWAYS,
    CURSED,
    FAMILY,
    KONG,
    POINT_IDS,
    VOLCANO,
)
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import pile_columns
from robinsonade.games.robinson_crusoe.table.endings import OPEN, WON
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import Noun


def win(t: Camp) -> None:
    """RC-17.2: a loss of the same moment counts more."""
    if t.fate == OPEN:
        t.fate = WON


def check_now(t: Camp) -> None:
    """RC-16.1.3, RC-16.2.3: goals that are reached at any moment."""
    if t.scenario == CASTAWAYS:
        complete = t.pile >= sum(pile_columns(t))
        if complete and has(t.items, FIRE) and t.turn in t.sheet().win_rounds:
            win(t)
    elif t.scenario == CURSED and t.blue.bit_count() >= t.sheet().params["crosses_needed"]:
        win(t)


def check_at_night(t: Camp) -> None:
    """RC-16.5.7, RC-16.6.1, RC-17.4: goals that are reached at the end of a round."""
    if t.scenario == CANNIBALS:
        if has(t.burnt, CITY):
            win(t)
    elif t.scenario == FAMILY and family_settled(t):
        win(t)


def family_settled(t: Camp) -> bool:
    levels = t.levels[ROOF] and t.levels[PALISADE] and t.levels[WEAPON]
    return bool(t.shelter and levels) and not t.goal & ~t.items


# What the goal of a scenario consists of.
PART_IDS: Final = (
    "pile",
    "fire",
    "crosses",
    "rescued",
    "lifeboat",
    "tiles",
    "sites",
    "jolly_boat",
    "villages",
    "city",
    "inventions",
    "shelter",
    "roof",
    "palisade",
    "weapon",
    "traps",
    "capture",
)
GOAL_PART: Final = Noun("goal", PART_IDS)
_CITY_WORTH: Final = 2  # of all that has to burn


def parts(t: Camp) -> list[tuple[str, int, int]]:
    """The parts of the goal: (part, done, needed)."""
    sheet = t.sheet()
    if t.scenario == CASTAWAYS:
        return [("pile", t.pile, sum(pile_columns(t))), ("fire", int(has(t.items, FIRE)), 1)]
    if t.scenario == CURSED:
        return [("crosses", t.blue.bit_count(), sheet.params["crosses_needed"])]
    if t.scenario == VOLCANO:
        tiles = sheet.number_for("extra_tiles", t.seats)
        totems = sheet.number_for("totems", t.seats)
        return [
            ("tiles", min(tiles, t.explored), tiles),
            ("sites", min(totems, t.visited.bit_count()), totems),
            ("jolly_boat", int(has(t.items, JOLLY_BOAT)), 1),
        ]
    if t.scenario == CANNIBALS:
        villages = min(4, (t.burnt & ~(1 << CITY)).bit_count())
        return [("villages", villages, 4), ("city", int(has(t.burnt, CITY)), 1)]
    if t.scenario == FAMILY:
        return [
            ("inventions", (t.goal & t.items).bit_count(), t.goal.bit_count()),
            ("shelter", t.shelter, 1),
            ("roof", int(t.levels[ROOF] > 0), 1),
            ("palisade", int(t.levels[PALISADE] > 0), 1),
            ("weapon", int(t.levels[WEAPON] > 0), 1),
        ]
    if t.scenario == KONG:
        traps = sheet.params["traps_needed"]
        return [("traps", min(traps, t.blue.bit_count()), traps), ("capture", 0, 1)]
    return [
        ("rescued", int(t.rescued_in > 0), 1),
        ("lifeboat", int(has(t.items, LIFEBOAT)), 1),
    ]


def objective(t: Camp) -> tuple[int, int]:
    """How far the goal is reached: (done, needed), for people and statistics."""
    done = needed = 0
    for part, there, wanted in parts(t):
        worth = _CITY_WORTH if part == "city" else 1
        done += worth * there
        needed += worth * wanted
    return done, needed


def points(t: Camp) -> int:
    """RC-17.3: victory points, also after a defeat."""
    return sum([vp * amount(t, POINT_IDS[per]) for per, vp in t.sheet().points])


def amount(t: Camp, per: str) -> int:
    """How many of something there are that points are given for."""
    if per == "heart_left":
        return sum([max(0, DIES_ON[who] - 1 - t.wounds[who]) for who in t.cast])
    if per in ("roof_level", "palisade_level", "weapon_level"):
        return t.levels[("roof_level", "palisade_level", "weapon_level").index(per)]
    if per == "pile_column_completed":
        return columns_completed(t)
    if per == "cross_on_island":
        return t.blue.bit_count()
    if per == "fog_marker_on_island":
        return t.fog.bit_count()
    if per == "jenny_rescued":
        return int(t.rescued_in > 0)
    if per == "lifeboat_built":
        return int(has(t.items, LIFEBOAT))
    if per == "jolly_boat_built":
        return int(has(t.items, JOLLY_BOAT))
    if per == "explored_tile":
        return t.explored
    if per == "totem_explored":
        return t.visited.bit_count()
    if per == "village_burnt":
        return (t.burnt & ~(1 << CITY)).bit_count()
    if per == "city_burnt":
        return int(has(t.burnt, CITY))
    assert per == "item_built", per
    return t.items.bit_count()


def columns_completed(t: Camp) -> int:
    left, done = t.pile, 0
    for size in pile_columns(t):
        if left >= size:
            done += 1
        left -= size
    return done
