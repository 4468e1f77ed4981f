"""What serves the goal of the scenario."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import DIES_ON
from robinsonade.games.robinson_crusoe.box.components import PALISADE, ROOF, WEAPON, WOOD
from robinsonade.games.robinson_crusoe.box.inventions import (
    BELL,
    CROSS,
    JOLLY_BOAT,
    LIFEBOAT,
    PRICES,
    SEA_RAFT,
    TRAP,
)
from robinsonade.games.robinson_crusoe.box.island import CITY, FOOD_SOURCES, spaces_of
from robinsonade.games.robinson_crusoe.box.scenarios import CURSED, FAMILY, KONG, VOLCANO
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_ACTRESS,
    ON_JENNY,
    ON_KONG,
    ON_MAP,
    ON_RECLAIM,
    ON_SITE,
    ON_VILLAGE,
    Spot,
)
from robinsonade.games.robinson_crusoe.heuristics.goal_needs import terrain_missing
from robinsonade.games.robinson_crusoe.heuristics.lava_escape import opens_a_way
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import rounds_left
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.island import totem_tiles
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import village_strength
from robinsonade.games.robinson_crusoe.table.table import Camp


class Ends:
    """Worth of actions for the goal of the scenario."""

    __slots__ = ("left", "t", "w")

    def __init__(self, t: Camp, w: Weights) -> None:
        self.t = t
        self.w = w
        self.left = rounds_left(t)

    # -- the island ------------------------------------------------------------------------------

    def of_tile(self, space: int) -> float:
        """Sources, finds, beasts, terrains: more while the known island cannot feed everybody."""
        w, t = self.w, self.t
        value = w.explore_first if t.explored < w.first_tiles else w.explore_more
        value *= min(1.0, self.left / w.explore_until)
        if self.sources_of_food() < len(t.everybody()) + 1:
            value += w.hungry_island
        if terrain_missing(t):
            value += w.terrain
        if t.distance(space) > 1:
            value *= w.far
        if t.scenario == VOLCANO:
            value += w.goal_step + (w.lava if opens_a_way(t, space, w) else 0.0)
        if t.scenario == KONG:
            value += w.goal_build * w.hunting_ground if lacks_ground(t) else w.goal_step
        if t.scenario == CURSED and t.known().bit_count() < w.cross_land + t.fog.bit_count() // 2:
            value += w.explore_more
        return value

    def sources_of_food(self) -> int:
        """How much food the known island gives in a round."""
        t = self.t
        found = 0
        for space in spaces_of(t.known()):
            if 0 <= t.distance(space) <= 1:
                found += (t.sources(space) & FOOD_SOURCES).bit_count()
        return found

    # -- structures ------------------------------------------------------------------------------

    def roof(self) -> float:
        t = self.t
        return self.w.goal_step if t.scenario == FAMILY and not t.levels[ROOF] else 0.0

    def palisade(self) -> float:
        t = self.t
        return self.w.goal_step if t.scenario == FAMILY and not t.levels[PALISADE] else 0.0

    def weapon(self) -> float:
        t = self.t
        return self.w.goal_step if t.scenario == FAMILY and not t.levels[WEAPON] else 0.0

    # -- inventions and actions of a scenario ----------------------------------------------------

    def of_last(self, spot: Spot) -> float:
        """The inventions that are the goal itself; 0: it is another one."""
        w, t = self.w, self.t
        invention = spot.invention
        if invention in (LIFEBOAT, JOLLY_BOAT):
            return w.goal_last
        if invention in (CROSS, TRAP, SEA_RAFT):
            return w.goal_build
        if invention == BELL:
            return w.bell + w.clear_fog * min(w.bell_most, t.fog.bit_count())
        return 0.0

    def of_goal(self, spot: Spot, who: int) -> float:
        """Scenario actions."""
        w, t = self.w, self.t
        sort = spot.sort
        if sort in (ON_JENNY, ON_ACTRESS):
            return w.goal_build
        if sort == ON_SITE:
            return w.goal_build if t.scenario == VOLCANO else w.explore_more
        if sort == ON_MAP:
            return w.explore_more
        if sort == ON_RECLAIM:
            return w.reclaim
        life = DIES_ON[who] - t.wounds[who]
        if sort == ON_KONG:
            short = max(0, t.sheet().params["capture_weapon_reduction"] - t.levels[WEAPON])
            return w.goal_last if short < life else w.desperate
        if sort == ON_VILLAGE:
            short = max(0, village_strength(t, spot.space) - t.levels[WEAPON])
            spare = 0.0 if spot.space == CITY else w.village_reserve
            if short >= life - spare:
                return w.desperate
            return (w.goal_last if spot.space == CITY else w.goal_build) - short
        return 0.0


def lacks_ground(t: Camp) -> bool:
    """RC-16.7.6: is there wood for a trap, but no totem tile near enough to build it on?"""
    params = t.sheet().params
    if t.blue.bit_count() >= params["traps_needed"] or t.stock[WOOD] < PRICES[TRAP][0].wood:
        return False
    for space in spaces_of(totem_tiles(t) & ~t.blue):
        if 0 <= t.distance(space) <= params["trap_max_distance"]:
            return False
    return True
