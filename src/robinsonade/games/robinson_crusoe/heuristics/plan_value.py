"""What planned actions are worth: the wounds of tonight, and what lasts."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import is_wreck
from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_COST,
    DIES_ON,
    DISCOUNT,
    FRIDAY,
    PERSONAL_DETERMINATION,
    PLAYER_IDS,
)
from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    CAMP_BOTH,
    DANGER,
    FOOD_PLUS,
    MOST_MORALE,
    WEAPON,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS, THINGS_FOR
from robinsonade.games.robinson_crusoe.box.inventions import NEEDS_ITEMS, PASSIVE_ITEMS, PERSONAL
from robinsonade.games.robinson_crusoe.box.island import LUMBER
from robinsonade.games.robinson_crusoe.box.lasting import REST_BONUS
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_CAMP,
    ON_INVENTION,
    ON_PALISADE,
    ON_REST,
    ON_ROOF,
    ON_SHELTER,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    ON_WEAPON,
    SPOTS,
    Spot,
)
from robinsonade.games.robinson_crusoe.choices import Plan
from robinsonade.games.robinson_crusoe.heuristics.goal_needs import keys_needed
from robinsonade.games.robinson_crusoe.heuristics.goal_value import Ends
from robinsonade.games.robinson_crusoe.heuristics.health import (
    last_wound,
    mood,
    next_wound,
    pain,
    spirits,
)
from robinsonade.games.robinson_crusoe.heuristics.hunt_yield import usual_prey
from robinsonade.games.robinson_crusoe.heuristics.lasting_value import (
    fur_price,
    palisade_worth,
    roof_worth,
    shelter_worth,
    site_worth,
    weapon_worth,
    wood_price,
)
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import rounds_left
from robinsonade.games.robinson_crusoe.heuristics.threat_cost import menace
from robinsonade.games.robinson_crusoe.heuristics.tonight import FOOD_CRATES, Outlook
from robinsonade.games.robinson_crusoe.heuristics.weights import INVENTION_VALUE, Weights
from robinsonade.games.robinson_crusoe.rules import dice_odds as dice
from robinsonade.games.robinson_crusoe.rules.planning.costs import cost_of
from robinsonade.games.robinson_crusoe.rules.planning.draft import first_of_kind, spot_of
from robinsonade.games.robinson_crusoe.rules.planning.joining import supply
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.steps.actions.arrange_camp import CAMP_DETERMINATION
from robinsonade.games.robinson_crusoe.steps.actions.outcome import FAILURE_DETERMINATION
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members


class Values:
    """Worth of actions, in wounds of one character, on top of the actions in `plan`."""

    __slots__ = ("ends", "keys", "now", "outlook", "pain", "plan", "t", "w", "wood")

    def __init__(self, t: Camp, w: Weights, plan: list[Planned]) -> None:
        self.t = t
        self.w = w
        self.plan = plan
        self.outlook = Outlook(t, plan, w)
        self.pain = pain(t, w)
        self.wood = wood_price(t, w)
        self.keys = keys_needed(t)
        self.ends = Ends(t, w)
        self.now = self.outlook.wounds(0.0, 0.0, 0.0, 0.0)

    # -- an action with its pawns ----------------------------------------------------------------

    def of_plan(self, choice: Plan, who: int) -> float:
        """The net worth of an action for each pawn that it binds."""
        t = self.t
        worth = self.of_spot(choice.spot, who) - self.price(choice)
        roll, sure = pawns_needed(t, choice.spot, len(self.plan))
        action = SPOTS[choice.spot].action
        extras = self.extra_hands(action)
        worth -= self.trouble(choice.spot, who)
        if SPOTS[choice.spot].sort == ON_THREAT and roll < sure:  # a wreck
            return worth
        surely = worth / max(1, sure - extras)
        if roll == sure or not dice.rolls(action):
            return surely
        daring = self.with_dice(worth, action, who) / max(1, roll - extras)
        if who == FRIDAY:
            return daring if sure - extras > 1 else surely
        return max(daring, surely)

    def with_dice(self, worth: float, action: int, who: int) -> float:
        """What is left of the worth of an action if it has to be rolled for."""
        w = self.w
        chance = dice.success(self.t, action)
        hurt = next_wound(self.t, who, w)
        surprise = hurt if who == FRIDAY else w.surprises[action]
        worth = chance * worth + (1.0 - chance) * FAILURE_DETERMINATION * w.determination
        return worth - dice.HURT[action] * hurt - dice.SURPRISE[action] * surprise

    def trouble(self, number: int, who: int) -> float:
        """Adventure and danger tokens that the action would meet."""
        t = self.t
        spot = SPOTS[number]
        found = 0.0
        marks = t.action_marks[spot.action] if spot.action < len(t.action_marks) else 0
        if marks and first_of_kind(t, spot.action, len(self.plan)):
            if has(marks, ADVENTURE):
                found += self.w.surprises[spot.action]
            if has(marks, DANGER) and not t.levels[WEAPON]:
                found += self.pain
        place = spot.space
        if place >= 0 and t.marked(place, DANGER) and not t.levels[WEAPON]:
            found += self.pain
        return found

    def extra_hands(self, action: int) -> int:
        """Pawns of things that could still help in this kind of action."""
        t = self.t
        number = 0
        for help_ in THINGS_FOR[action]:
            if HELPS[help_].origin == BONUS:
                continue
            there = supply(t, help_)
            if there:
                for planned in self.plan:
                    there -= planned.helps.count(help_)
                number += min(1, there)
        return number

    def price(self, choice: Plan) -> float:
        """Wood, furs and food: their worth, and what lacks tonight without them."""
        wood, fur, food = cost_of(self.t, choice.spot, choice.payment)
        lack = 0.0
        if wood or food:
            lack = self.outlook.wounds(-wood, -food, 0.0, 0.0) - self.now
        less = ABILITY_COST[DISCOUNT] * self.w.determination if choice.less else 0.0
        return lack * self.pain + wood * self.wood + fur * fur_price(self.t, self.w) + less

    # -- an action that succeeds -----------------------------------------------------------------

    def of_spot(self, number: int, who: int) -> float:
        """What it is worth to have this done."""
        spot = SPOTS[number]
        sort = spot.sort
        t = self.t
        if sort == ON_REST:
            heals = 2 if t.items & PASSIVE_ITEMS[REST_BONUS] else 1
            return last_wound(t, who, self.w) * heals * self.w.rest
        if sort == ON_CAMP:
            return self.of_comfort(who)
        if sort == ON_SOURCE:
            return self.of_source(spot)
        if sort == ON_SPACE:
            return self.ends.of_tile(spot.space)
        if sort == ON_THREAT:
            return self.of_card(t.right if spot.side else t.left, spot.side)
        if sort == ON_BEAST:
            return self.of_hunt(who)
        if sort in (ON_SHELTER, ON_ROOF, ON_PALISADE, ON_WEAPON):
            return self.of_structure(spot)
        if sort == ON_INVENTION:
            return self.of_invention(spot, who)
        return self.ends.of_goal(spot, who)

    def tonight(self, wood: float, food: float, roof: float, palisade: float) -> float:
        """What so much more would spare tonight."""
        return (self.now - self.outlook.wounds(wood, food, roof, palisade)) * self.pain

    def of_comfort(self, who: int) -> float:
        """Arrange camp: determination and morale, with four players one of them."""
        w, t = self.w, self.t
        if t.blocked:
            return 0.0
        done = 0
        for planned in self.plan:
            done += spot_of(planned).sort == ON_CAMP
        have = t.determination[who]
        tokens = spirits(have + CAMP_DETERMINATION, w) - spirits(have, w)
        level = t.morale + done
        left = rounds_left(t)
        morale = 0.0
        if level < MOST_MORALE:
            morale = mood(level + 1, left, w) - mood(level, left, w)
        return tokens + morale if CAMP_BOTH[t.seats] else max(tokens, morale)

    def of_card(self, card: int, side: int) -> float:
        """A wreck gives something for each pawn, other cards threaten."""
        if card == FOOD_CRATES:
            return self.of_food(1.0)
        return self.wood if is_wreck(card) else menace(self.t, card, side, self.w)

    def of_source(self, spot: Spot) -> float:
        t = self.t
        plus = WOOD_PLUS if spot.source == LUMBER else FOOD_PLUS
        amount = float(has(t.sources(spot.space), spot.source) + t.marked(spot.space, plus))
        if spot.source == LUMBER:
            return self.tonight(amount, 0.0, 0.0, 0.0) + amount * self.wood
        return self.of_food(amount)

    def of_food(self, amount: float) -> float:
        return self.tonight(0.0, amount, 0.0, 0.0) + amount * self.w.food_spare

    def of_hunt(self, who: int) -> float:
        """Food and fur for wounds and blunt weapons."""
        w, t = self.w, self.t
        prey = usual_prey(t)
        life = DIES_ON[who] - t.wounds[who]
        if prey.wounds + w.hunt_reserve > life:
            return w.never
        worth = self.of_food(prey.food) + prey.fur * fur_price(t, w)
        worth -= prey.wounds * next_wound(t, who, w) * w.hunt_risk
        return worth - prey.blunted * weapon_worth(t, t.levels[WEAPON], w)

    def of_structure(self, spot: Spot) -> float:
        w, t, outlook = self.w, self.t, self.outlook
        if spot.sort == ON_SHELTER:
            move = site_worth(t, spot.space, w) - site_worth(t, t.camp, w)
            if t.sheltered():
                return w.firm_shelter + move
            return outlook.sleeping * self.pain + shelter_worth(t, w) + move
        if spot.sort == ON_ROOF:
            level = whole(outlook.roof)
            return self.tonight(0.0, 0.0, 1.0, 0.0) + roof_worth(t, level, w) + self.ends.roof()
        if spot.sort == ON_PALISADE:
            level = whole(outlook.palisade)
            lasting = palisade_worth(t, level, w)
            return self.tonight(0.0, 0.0, 0.0, 1.0) + lasting + self.ends.palisade()
        return weapon_worth(t, whole(outlook.weapon), w) + self.ends.weapon()

    def of_invention(self, spot: Spot, who: int) -> float:
        """Its own use for the rest of the game, what it opens, and what the goal wants."""
        w, t = self.w, self.t
        invention = spot.invention
        end = self.ends.of_last(spot)
        if end:
            return end
        left = rounds_left(t) / t.sheet().rounds
        worth = INVENTION_VALUE[invention] * (w.item_now + w.item_later * left)
        if has(self.keys, invention):
            worth += w.key + w.key_late * (1.0 - left)
        else:
            worth *= w.item_beside
        worth += w.opens * left * self.opened_by(invention)
        if who < len(PLAYER_IDS) and PERSONAL[who] == invention:
            worth += PERSONAL_DETERMINATION[who] * w.determination
        return worth

    def opened_by(self, invention: int) -> float:
        """The inventions on the board that wait for this one."""
        t = self.t
        found = 0.0
        mask = t.on_board | t.on_sheet
        for own in t.sheet().inventions:
            mask |= 1 << own
        mask &= ~t.items
        for other in members(mask):
            if has(NEEDS_ITEMS[other], invention):
                found += INVENTION_VALUE[other]
        return found


def whole(level: float) -> int:
    """The nearest whole level that may be expected."""
    return int(2 * level + 1) // 2
