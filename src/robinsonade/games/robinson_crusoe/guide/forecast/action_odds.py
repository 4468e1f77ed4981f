"""How likely planned and possible actions succeed, and what they may cost (RC-7, RC-9)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import is_wreck
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    FOOD,
    FUR,
    REROLL,
    RESOURCE_IDS,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_JENNY,
    ON_MAP,
    ON_RECLAIM,
    ON_THREAT,
    SPOT_IDS,
    SPOTS,
    Spot,
)
from robinsonade.games.robinson_crusoe.choices import Plan
from robinsonade.games.robinson_crusoe.guide.forecast.prey import Prey, prey_of
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import (
    Dice,
    PlannedOdds,
    Said,
    SpotOdds,
)
from robinsonade.games.robinson_crusoe.guide.forecast.words import (
    BETTER_REWARD,
    CERTAIN,
    HUNTING,
    ONE_MORE,
    ONE_MORE_NEEDED,
    REWARD,
    ROLLING,
    SMALL_REWARD,
    TOO_FEW,
    said,
)
from robinsonade.games.robinson_crusoe.rules.dice_odds import HURT, SUCCESS, SURPRISE, rolls
from robinsonade.games.robinson_crusoe.rules.planning.costs import cost_of, threat_at
from robinsonade.games.robinson_crusoe.rules.planning.draft import pawns_in, spot_of
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.steps.actions.resolution import kind_of, must_reroll
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.stake import percent

NEVER = 0.0
ALWAYS = 1.0


class Odds:
    """The three dice of one action as they will count: RC-9.3 to RC-9.5, RC-14.5, RC-16.3.2."""

    __slots__ = ("adventure", "card", "pawns", "roll", "rolls", "success", "sure", "wound")

    def __init__(self, pawns: int, roll: int, sure: int) -> None:
        self.pawns = pawns
        self.roll = roll
        self.sure = sure
        self.rolls = False
        self.success = ALWAYS
        self.wound = NEVER
        self.adventure = NEVER  # that the die shows it, or that a token wants it anyway
        self.card = True  # an adventure is a card; otherwise it is a wound

    def dice(self) -> Dice | None:
        if not self.rolls:
            return None
        return {
            "success": round(self.success, 4),
            "wound": round(self.wound, 4),
            "adventure": round(self.adventure, 4),
        }


class Tokens:
    """The tokens of the action spaces that still wait for an action (RC-7.10)."""

    __slots__ = ("met", "rolled")

    def __init__(self) -> None:
        self.met = 0  # kinds of action that have had their first action, as a mask
        self.rolled = 0  # kinds whose success die has been rolled

    def odds(self, t: Camp, spot: Spot, actor: int, pawns: int, roll: int, sure: int) -> Odds:
        """Of the next action of its kind."""
        found = Odds(pawns, roll, sure)
        action = spot.action
        if not rolls(action) or spot.sort in (ON_MAP, ON_RECLAIM):
            return found
        marks = t.action_marks[action]
        first = not has(self.met, action)
        self.met |= 1 << action
        found.card = actor != FRIDAY and spot.sort != ON_JENNY
        if first and has(marks, ADVENTURE):
            found.adventure = ALWAYS
        again = has(marks, REROLL) and not has(self.rolled, action)
        if pawns < sure:
            found.rolls = True
            found.wound = HURT[action]
            found.adventure = max(found.adventure, SURPRISE[action])
            found.success = SUCCESS[action]
            if again or must_reroll(t, actor):
                found.success *= SUCCESS[action]
            self.rolled |= 1 << action
        elif has(t.reroll_forced, actor) and must_reroll(t, actor):
            found.rolls = True
            found.success = SUCCESS[action] * SUCCESS[action]
            self.rolled |= 1 << action
        return found


def in_order(plan: list[Planned]) -> list[int]:
    """RC-8.1: the places of planned actions in the order in which they will be resolved."""
    return sorted(range(len(plan)), key=lambda place: kind_of(plan[place]))


def odds_of_plan(t: Camp, plan: list[Planned]) -> list[Odds]:
    """For each planned action, as the plan stands; a draft may still have too few pawns."""
    tokens = Tokens()
    found = [Odds(0, 0, 0)] * len(plan)
    for place in in_order(plan):
        planned = plan[place]
        roll, sure = pawns_needed(t, planned.spot, place)
        sure = planned.sure or sure
        pawns = pawns_in(planned)
        found[place] = tokens.odds(t, spot_of(planned), planned.actor, pawns, roll, sure)
    return found


def show_plan(t: Camp, odds: list[Odds]) -> list[PlannedOdds]:
    prey = prey_of(t)
    return [show_planned(t, planned, odds[place], prey) for place, planned in enumerate(t.plan)]


def show_planned(t: Camp, planned: Planned, odds: Odds, prey: Prey) -> PlannedOdds:
    spot = spot_of(planned)
    return {
        "spot": SPOT_IDS[planned.spot],
        "pawns": odds.pawns,
        "roll": odds.roll,
        "sure": odds.sure,
        "dice": odds.dice(),
        "said": tell(t, spot, odds, prey),
        "more": one_more(t, spot, odds),
        "rewards": rewards(t, spot),
    }


def tell(t: Camp, spot: Spot, odds: Odds, prey: Prey) -> Said:
    """RC-8.2, RC-8.3: an action against a threat has no dice, but a reward."""
    if odds.pawns < odds.roll:
        return said(TOO_FEW, odds.roll - odds.pawns)
    if spot.sort == ON_THREAT:
        return reward(t, spot, odds.pawns)
    if spot.sort == ON_BEAST and prey.beasts:
        return said(HUNTING, prey.fewest, prey.most, prey.worst(t))
    if not odds.rolls:
        return said(CERTAIN)
    return said(ROLLING, percent(odds.success), share(odds.wound), share(odds.adventure))


def share(chance: float) -> int:
    """A chance as a percentage; what never happens is 0."""
    return percent(chance) if chance else 0


def one_more(t: Camp, spot: Spot, odds: Odds) -> Said | None:
    """What one more pawn would change; None: nothing."""
    if odds.pawns + 1 < odds.roll or odds.pawns >= odds.sure:
        return None
    if spot.sort == ON_THREAT and odds.pawns >= odds.roll:
        return said(BETTER_REWARD, t.right if spot.side else t.left)
    if odds.pawns < odds.roll:
        return said(ONE_MORE_NEEDED)
    return said(ONE_MORE) if odds.pawns + 1 == odds.sure and odds.rolls else None


def rewards(t: Camp, spot: Spot) -> list[Said]:
    """RC-8.2, RC-8.3: what an action against a threat gives, by the number of pawns."""
    if spot.sort != ON_THREAT or (t.right if spot.side else t.left) < 0:
        return []
    pawns = threat_at(t, spot).pawns
    card = t.right if spot.side else t.left
    return [reward(t, spot, 1), reward(t, spot, 2)] if is_wreck(card) else [reward(t, spot, pawns)]


def reward(t: Camp, spot: Spot, pawns: int) -> Said:
    card = t.right if spot.side else t.left
    if is_wreck(card):
        return said(REWARD, 2, card) if pawns > 1 else said(SMALL_REWARD, 1, card)
    return said(REWARD, threat_at(t, spot).pawns, card)


def show_spot(t: Camp, number: int, actor: int, prey: Prey) -> SpotOdds:
    """Of an action that could be planned next, with the fewest pawns."""
    spot = SPOTS[number]
    roll, sure = pawns_needed(t, number, len(t.plan))
    tokens = Tokens()
    for planned in t.plan:
        if pawns_in(planned) < planned.sure:
            tokens.rolled |= 1 << kind_of(planned)
        tokens.met |= 1 << kind_of(planned)
    odds = tokens.odds(t, spot, actor, roll, roll, sure)
    return {
        "roll": roll,
        "sure": sure,
        "dice": odds.dice(),
        "said": tell(t, spot, odds, prey),
        "rewards": rewards(t, spot),
    }


def show_spots(t: Camp, seat: int) -> dict[str, SpotOdds]:
    """All actions that are on offer to a seat."""
    found: dict[str, SpotOdds] = {}
    prey = prey_of(t)
    for choice in t.choices_of(seat):
        if isinstance(choice, Plan) and SPOT_IDS[choice.spot] not in found:
            found[SPOT_IDS[choice.spot]] = show_spot(t, choice.spot, t.cast[seat], prey)
    return found


def show_costs(t: Camp, seat: int) -> dict[str, dict[str, int]]:
    """What each action on offer costs, in each way to pay."""
    found: dict[str, dict[str, int]] = {}
    for choice in t.choices_of(seat):
        if isinstance(choice, Plan):
            wood, fur, food = cost_of(t, choice.spot, choice.payment)
            cost = {RESOURCE_IDS[WOOD]: wood, RESOURCE_IDS[FUR]: fur, RESOURCE_IDS[FOOD]: food}
            paid = {resource: number for resource, number in cost.items() if number}
            if paid:
                found[choice.id] = paid
    return found
