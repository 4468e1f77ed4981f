"""What planned actions are worth (weights in data/weights.toml)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.appraisal import appraise
from robinsonade.games.robinson_crusoe.cards import THREAT_SCRIPT, is_wreck
from robinsonade.games.robinson_crusoe.choices import Plan
from robinsonade.games.robinson_crusoe.components import (
    BUILD,
    DIES_ON,
    EXPLORE,
    FOOD_SOURCES,
    FRIDAY,
    GATHER,
    LUMBER,
    PALISADE,
    PLAYER_IDS,
    ROOF,
    STRUCTURE_WOOD,
    WEAPON,
    WOOD,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.effects.scenario import village_strength
from robinsonade.games.robinson_crusoe.phases import EVENT_PHASE
from robinsonade.games.robinson_crusoe.plans import cost_of, pawns_needed
from robinsonade.games.robinson_crusoe.scenarios import (
    CASTAWAYS,
    CURSED,
    FAMILY,
    JENNY_HELP,
    KONG,
    VOLCANO,
)
from robinsonade.games.robinson_crusoe.scripts import NO_CARD, Run
from robinsonade.games.robinson_crusoe.spots import (
    ON_ACTRESS,
    ON_BEAST,
    ON_CAMP,
    ON_INVENTION,
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
    BELL,
    CROSS,
    FIRE,
    JOLLY_BOAT,
    LIFEBOAT,
    PERSONAL,
    SEA_RAFT,
    TRAP,
)
from robinsonade.games.robinson_crusoe.weights import INVENTION_VALUE

USUAL_BEAST = 4
MOUNTAINS = 1 << 4
ENOUGH_TILES = 5
CLOUDS_A_DIE = 1.6
MOST_RISK = 1


class Values:
    """The worth of actions at one moment of planning."""

    __slots__ = ("food", "t", "w", "wood")

    def __init__(self, t: Camp, weights: dict[str, float]) -> None:
        self.t = t
        self.w = weights
        self.food = t.food()  # what there will be tonight
        self.wood = t.stock[WOOD]
        for row in t.plan:
            spot = SPOTS[row[0]]
            if spot.sort == ON_SOURCE:
                if spot.source == LUMBER:
                    self.wood += 1
                else:
                    self.food += 1
            elif spot.sort == ON_BEAST:
                self.food += 2
            elif spot.sort == ON_THREAT and is_wreck(t.right if spot.side else t.left):
                self.food += 1

    def of_a_pawn(self) -> float:
        """What a pawn is worth elsewhere."""
        return 1.3

    def share_with_dice(self, action: int) -> float:
        """How much of the worth is left when dice decide."""
        if action == BUILD:
            return self.w["dice_build"]
        if action == GATHER:
            return self.w["dice_gather"]
        return self.w["dice_explore"] if action == EXPLORE else 1.0

    def of_plan(self, choice: Plan, who: int) -> float:
        """An action, for each pawn it will take, less what it costs."""
        t = self.t
        roll, sure = pawns_needed(t, choice.spot, len(t.plan))
        wood, fur, food = cost_of(t, choice.spot, choice.payment)
        cost = 0.5 * wood + 0.6 * fur + 0.9 * food + (0.8 if choice.less else 0.0)
        value = self.of_spot(choice.spot, who) - cost
        share = self.share_with_dice(SPOTS[choice.spot].action)
        alone = value * share / roll if share < 1.0 else value / roll
        if who == FRIDAY:
            hurt = t.wounds[FRIDAY] / DIES_ON[FRIDAY]
            return alone * (1.2 - hurt)
        return max(alone, value / sure) + 0.01 * value

    def of_spot(self, number: int, who: int) -> float:
        """What it is worth to have this done."""
        spot = SPOTS[number]
        sort = spot.sort
        w, t = self.w, self.t
        if sort == ON_REST:
            way = t.wounds[who] / DIES_ON[who]
            return w["rest"] * (t.wounds[who] > 0) + w["rest_hurt"] * way * way
        if sort == ON_CAMP:
            return w["arrange"] + w["gloom"] * max(0, -t.morale)
        if sort == ON_SOURCE:
            return self.of_source(spot)
        if sort == ON_SPACE:
            return self.of_tile()
        if sort == ON_THREAT:
            return self.of_threat(t.right if spot.side else t.left, spot.side)
        if sort == ON_BEAST:
            return self.of_hunt(who)
        if sort in (ON_SHELTER, ON_ROOF, ON_PALISADE, ON_WEAPON):
            return self.of_structure(spot)
        if sort == ON_INVENTION:
            return self.of_invention(spot, who)
        return self.of_goal(spot, who)

    def of_threat(self, card: int, side: int) -> float:
        """What the threat would cost, the left one sooner; and the reward."""
        w, t = self.w, self.t
        if is_wreck(card):
            return w["wreck"]
        after = t.clone()
        after.plan = []
        after.agenda = [Run(THREAT_SCRIPT[card], 0, NO_CARD, after.leader())]
        after.phase = EVENT_PHASE
        before = appraise(after, w)
        after.settle()
        loss = min(w["goal_step"], before - appraise(after, w))
        return w["threat"] + w["threat_loss"] * loss * (1.0 if side == 0 else 0.7)

    def of_source(self, spot: Spot) -> float:
        """Food for tonight, wood for the weather and for what is to be built."""
        w, t = self.w, self.t
        above = max(0.0, self.clouds() - t.levels[ROOF])
        if spot.source != LUMBER:
            mouths = len(t.everybody())
            if self.food < mouths:
                return w["meal"]
            return w["storm"] if self.food < mouths + above else w["spare_food"]
        if self.wood < above + self.winter():
            return w["storm"]
        storm = above + self.winter()
        if not t.shelter or t.levels[ROOF] < self.roof_wanted():
            if self.wood < STRUCTURE_WOOD[t.seats] + storm:
                return w["hearth_wood"]
            return w["pile_wood"]
        if t.scenario in (CASTAWAYS, CURSED, JENNY_HELP, VOLCANO, KONG):
            return w["pile_wood"]
        return w["spare_wood"]

    def dice(self, ahead: int) -> int:
        """The rain and winter dice of a round, as a mask."""
        sheet = self.t.sheet()
        return sheet.weather[ahead] & 3 if ahead <= sheet.rounds else 0

    def clouds(self) -> float:
        """How many clouds are to be expected tonight."""
        return CLOUDS_A_DIE * self.dice(self.t.turn).bit_count() + (self.t.weather & 3).bit_count()

    def winter(self) -> int:
        """Winter clouds to be expected tonight."""
        return (self.dice(self.t.turn) >> 1 & 1) + (self.t.weather >> 1 & 1)

    def roof_wanted(self) -> int:
        """How much roof this and the next round need."""
        dice = max([self.dice(self.t.turn + i).bit_count() for i in range(5)])
        return int(CLOUDS_A_DIE * dice + 0.5)

    def of_tile(self) -> float:
        w, t = self.w, self.t
        value = w["explore_first"] if t.explored < 3 else w["explore_more"]
        if self.sources_of_food() < len(t.everybody()) + 1:
            value += w["hungry_island"]
        if t.explored >= ENOUGH_TILES:
            value *= 0.5
        if t.scenario == CASTAWAYS and not t.terrain_known(MOUNTAINS):
            value += w["mountains"]
        if t.scenario == VOLCANO:
            value += w["goal_step"]
        if t.scenario == KONG and t.totems >= 3:
            value = 0.0
        return value

    def sources_of_food(self) -> int:
        """How much food the known island gives in a round."""
        t = self.t
        found = 0
        for space in spaces_of(t.known()):
            if 0 <= t.distance(space) <= 1:
                found += (t.sources(space) & FOOD_SOURCES).bit_count()
        return found

    def of_hunt(self, who: int) -> float:
        """Worth it with enough weapons."""
        w, t = self.w, self.t
        edge = t.levels[WEAPON] - USUAL_BEAST
        life = DIES_ON[who] - t.wounds[who]
        if edge < -MOST_RISK or (edge < 0 and life < 2 * USUAL_BEAST):
            return -5.0
        value = w["hunt"] + w["hunt_edge"] * edge
        if self.food < len(t.everybody()):
            value += w["meal"]
        return 2 * value

    def of_structure(self, spot: Spot) -> float:
        w, t = self.w, self.t
        if spot.sort == ON_SHELTER:
            natural = 0.6 if t.sheltered() else 1.0
            return w["build_shelter"] * natural - 2.0 * (spot.space != t.camp)
        if spot.sort == ON_ROOF:
            planned = sum([SPOTS[row[0]].sort == ON_ROOF for row in t.plan])
            short = self.roof_wanted() - t.levels[ROOF] - planned
            return w["build_roof"] * (1 + t.seats) / 2 * max(0, min(2, short)) + 1.0
        if spot.sort == ON_PALISADE:
            late = t.turn * 2 > t.sheet().rounds or t.scenario == KONG
            return w["build_palisade"] * (t.levels[PALISADE] < (3 if late else 1)) + 0.8
        planned = sum([SPOTS[row[0]].sort == ON_WEAPON for row in t.plan])
        if t.levels[WEAPON] + planned > USUAL_BEAST:
            return 0.8
        return w["build_weapon"] * (1.0 if t.hunt.cards else 0.5)

    def of_invention(self, spot: Spot, who: int) -> float:
        w, t = self.w, self.t
        invention = spot.invention
        if invention in (LIFEBOAT, JOLLY_BOAT):
            return w["goal_last"]
        if invention in (CROSS, TRAP, SEA_RAFT):
            return 2 * w["goal_step"]
        if invention == BELL:
            return 1.2 * t.fog.bit_count()
        value = INVENTION_VALUE[invention] * 2
        if t.scenario == FAMILY and t.goal >> invention & 1:
            value += w["goal_step"]
        if invention == FIRE and t.scenario == CASTAWAYS:
            value += w["goal_step"] * (t.turn / t.sheet().rounds)
        if who < len(PLAYER_IDS) and PERSONAL[who] == invention:
            value += w["personal"]
        return value

    def of_goal(self, spot: Spot, who: int) -> float:
        """Scenario actions."""
        w, t = self.w, self.t
        sort = spot.sort
        if sort in (ON_JENNY, ON_ACTRESS):
            return 2 * w["goal_step"]
        if sort == ON_SITE:
            return 2 * w["goal_step"] if t.scenario == VOLCANO else w["explore_more"]
        if sort == ON_MAP:
            return w["explore_more"]
        if sort == ON_RECLAIM:
            return w["spare_wood"]
        life = DIES_ON[who] - t.wounds[who]
        if sort == ON_KONG:
            short = max(0, t.sheet().params["capture_weapon_reduction"] - t.levels[WEAPON])
            return w["goal_last"] if short < life - 1 else -10.0
        if sort == ON_VILLAGE:
            short = max(0, village_strength(t, spot.space) - t.levels[WEAPON])
            return 2 * w["goal_step"] - 2.0 * short if short < life - 2 else -10.0
        return 0.0
