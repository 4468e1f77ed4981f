"""Action phase, resolution: one planned action after the other (RC-7.14, RC-8, RC-14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import CHARACTERS, FRIDAY, JENNY
from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    BUILD,
    DANGER,
    EXPLORE,
    GATHER,
    REROLL,
    RESOURCE_IDS,
    TIME,
    WEAPON,
)
from robinsonade.games.robinson_crusoe.box.dice import ADVENTURE_DIE, SUCCESS_DIE, WOUND_DIE
from robinsonade.games.robinson_crusoe.box.helpers import (
    FROM_CARD,
    FROM_CREW,
    FROM_STARTING_ITEM,
    FROM_TOKEN,
    HELPS,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARD_INVENTIONS,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
)
from robinsonade.games.robinson_crusoe.box.prices import WITH_ITEM
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_ACTRESS,
    ON_BEAST,
    ON_INVENTION,
    ON_JENNY,
    ON_MAP,
    ON_PALISADE,
    ON_RECLAIM,
    ON_ROOF,
    ON_SHELTER,
    ON_SITE,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    ON_VILLAGE,
    Spot,
)
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_USES
from robinsonade.games.robinson_crusoe.events import ACTION_BEGAN, ACTION_UNMARKED, ACTION_VOID
from robinsonade.games.robinson_crusoe.rules.decks import own
from robinsonade.games.robinson_crusoe.rules.people import heal, wound
from robinsonade.games.robinson_crusoe.rules.planning.costs import prices_at, threat_at
from robinsonade.games.robinson_crusoe.rules.planning.draft import (
    pawns_in,
    spot_of,
)
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import gatherable
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import time_stays
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import LOST_ITEM
from robinsonade.games.robinson_crusoe.steps.dice import (
    DRAW_ANYWAY,
    UNROLLED,
    WOUND_ANYWAY,
    WOUND_INSTEAD,
    Adventure,
    RollDie,
)
from robinsonade.games.robinson_crusoe.steps.moments import ANY_MOMENT
from robinsonade.games.robinson_crusoe.steps.mystery import spend_token
from robinsonade.games.robinson_crusoe.steps.outcome import SUCCEED
from robinsonade.games.robinson_crusoe.steps.planning import pick_up
from robinsonade.games.robinson_crusoe.steps.uses import FRENZIED
from robinsonade.games.robinson_crusoe.steps.using import spend_use
from robinsonade.games.robinson_crusoe.table.links import WOUND_LINK
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import FutureToken, Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.step import Step

_ROLLING: Final = (BUILD, GATHER, EXPLORE)
ALL_ACTIONS: Final = 7


class Resolution(Step):
    """RC-8.1: kinds in printed order, within a kind in the order of planning (RC-7.10)."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def advance(self, t: Camp) -> bool:
        if self.index == 0:
            t.phase = ACTION_PHASE
            t.used_once = 0
            t.plan.sort(key=kind_of)
            spend_helpers(t)
        index = self.index
        while index < len(t.plan) and t.plan[index].again:
            index += 1
        if index >= len(t.plan):
            t.done()
            return True
        t.then(ANY_MOMENT, Act(index), Resolution(index + 1))
        return True


def kind_of(planned: Planned) -> int:
    return spot_of(planned).action


def spend_helpers(t: Camp) -> None:
    """RC-14.2: pawns of single use are gone, whatever becomes of the action."""
    for planned in t.plan:
        for help_ in planned.helps:
            here = HELPS[help_]
            if here.origin == FROM_CARD:
                kept = [kept for kept in t.kept if kept.card == here.thing]
                spend_use(t, kept[0], False)
            elif here.origin == FROM_STARTING_ITEM:
                t.uses[here.thing] -= 1
            elif here.origin == FROM_TOKEN:
                spend_token(t, here.thing)
            elif here.origin == FROM_CREW:
                spend_token(t, LOST_ITEM)


class Act(Step):
    """One action: requirements again, tokens, dice, effect, adventure."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def advance(self, t: Camp) -> bool:
        planned = t.plan[self.index]
        spot = spot_of(planned)
        actor = planned.actor
        if not still_possible(t, planned, spot):
            t.done()
            pick_up(t, planned)
            t.emit(ACTION_VOID, planned.spot)
            return True
        begin(t, self.index, planned, spot)
        t.emit(ACTION_BEGAN, actor, planned.spot)
        action = spot.action
        marks = 0
        if spot.sort != ON_RECLAIM and action < ALL_ACTIONS:
            marks = take_marks(t, action, (TIME, ADVENTURE, DANGER))
        face_danger(t, marks, actor)
        rolls = action in _ROLLING and spot.sort not in (ON_MAP, ON_RECLAIM)
        forced = marks >> ADVENTURE & 1
        if spot.sort == ON_JENNY:
            forced = WOUND_ANYWAY if forced else WOUND_INSTEAD
        if rolls and (pawns_in(planned) < planned.sure or planned.again):
            t.then(*roll_all(t, action, marks, forced), ActionEnd())
            return True
        steps: list[Step] = [SUCCEED]
        if rolls and t.reroll_forced >> actor & 1 and must_reroll(t, actor):
            steps = [RollDie(action, SUCCESS_DIE, UNROLLED, 0, 1, 0, int(actor == FRIDAY))]
        if forced in (DRAW_ANYWAY, WOUND_ANYWAY):
            steps.append(Adventure(action, int(forced == WOUND_ANYWAY)))
        t.then(*steps, ActionEnd())
        return True


def roll_all(t: Camp, action: int, marks: int, forced: int) -> list[Step]:
    """RC-9.1: wound, success, adventure."""
    actor = t.actor
    must = int(bool(marks >> REROLL & 1) or must_reroll(t, actor))
    friday = int(actor == FRIDAY)
    if t.action_marks[action] >> REROLL & 1:
        must = 1
        unmark_action(t, action, REROLL)
    return [
        RollDie(action, WOUND_DIE, UNROLLED, 0, 0, 0, friday),
        RollDie(action, SUCCESS_DIE, UNROLLED, 0, must, 0, friday),
        RollDie(action, ADVENTURE_DIE, UNROLLED, 0, 0, forced, friday),
    ]


def must_reroll(t: Camp, who: int) -> bool:
    """The reroll token on a character sheet."""
    start = t.reroll_from[who]
    if 0 < start <= t.turn <= t.reroll_until[who]:
        return True
    return any(
        link.sort == WOUND_LINK and link.who == who and 0 < link.reroll_from <= t.turn
        for link in t.links
    )


def begin(t: Camp, index: int, planned: Planned, spot: Spot) -> None:
    """From now on this is the action being resolved."""
    t.serial = index
    t.actor = planned.actor
    t.act_source = spot.source
    t.act_natural = 0
    t.bonus = 0
    if planned.frenzy:
        t.used_once |= FRENZIED
    if spot.space >= 0:
        t.act_tile = spot.space
    else:
        on_camp = spot.action == BUILD and spot.sort != ON_RECLAIM
        t.act_tile = t.camp if on_camp else -1


def take_marks(t: Camp, action: int, kinds: tuple[int, ...]) -> int:
    """RC-R63: time, adventure and danger tokens leave with the first action of the kind."""
    marks = t.action_marks[action]
    for marker in kinds:
        if marks >> marker & 1 and not (marker == TIME and time_stays(t, action)):
            unmark_action(t, action, marker)
    return marks


def unmark_action(t: Camp, action: int, marker: int) -> None:
    t.action_marks[action] &= ~(1 << marker)
    t.emit(ACTION_UNMARKED, action, marker)


def face_danger(t: Camp, marks: int, who: int) -> None:
    """RC-10.6: a wound for each danger, unless there is a weapon."""
    if t.levels[WEAPON] >= 1:
        return
    if marks >> DANGER & 1:
        wound(t, who, 1)
    if t.act_tile >= 0 and t.marked(t.act_tile, DANGER):
        wound(t, who, 1)


# -- requirements again (RC-7.14) ----------------------------------------------------------------


def still_possible(t: Camp, planned: Planned, spot: Spot) -> bool:
    """Is everything that was there at planning still there?"""
    sort = spot.sort
    if planned.actor == FRIDAY and not t.friday:
        return False
    if sort == ON_THREAT:
        return threat_possible(t, planned, spot)
    if sort == ON_BEAST:
        return bool(t.hunt.cards)
    space = spot.space
    if space >= 0 and t.closed >> space & 1:
        return False
    if sort == ON_SOURCE:
        return gatherable(t, space, spot.source)
    if sort == ON_SPACE:
        return t.tile_at[space] < 0 and bool(t.tiles.cards)
    if sort in (ON_ROOF, ON_PALISADE):
        return t.sheltered()
    if sort == ON_SHELTER:
        return not t.shelter
    if sort == ON_INVENTION:
        return invention_possible(t, spot)
    if sort in (ON_SITE, ON_ACTRESS, ON_VILLAGE):
        return t.tile_at[space] >= 0
    return True


def threat_possible(t: Camp, planned: Planned, spot: Spot) -> bool:
    card = t.right if spot.side else t.left
    if card < 0:
        return False
    action = threat_at(t, spot)
    if planned.payment == WITH_ITEM and not any(
        t.has(p.item) for p in prices_at(t, spot) if p.item >= 0
    ):
        return False
    armed = t.levels[WEAPON] >= action.weapon or planned.frenzy
    return armed and t.has_all(action.items)


def invention_possible(t: Camp, spot: Spot) -> bool:
    invention = spot.invention
    if not t.has_all(NEEDS_ITEMS[invention]):
        return False
    if not t.terrain_known(NEEDS_TERRAIN[invention]):
        return False
    if invention >= CARD_INVENTIONS:
        return not (spot.space >= 0 and t.blue >> spot.space & 1)
    return bool((t.on_board | t.on_sheet) >> invention & 1)


# -- the end of an action and of the phase -------------------------------------------------------


class ActionEnd(Step):
    """RC-6.7: what the action has gained goes to future, with the name of the actor on it."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        who = t.actor
        kinds = len(RESOURCE_IDS)
        for resource in range(kinds):
            t.future[who * kinds + resource] += t.gained[resource]
            t.gained[resource] = 0
        for token in t.found:
            t.future_tokens.append(FutureToken(who, token))
        t.found = []
        t.actor = -1
        t.serial = -1
        t.act_tile = -1
        t.act_source = -1
        t.bonus = 0
        t.used_once &= ~FRENZIED
        return True


class EndOfActions(Step):
    """RC-8.17: pawns return, future things become available, built items take effect."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.plan = []
        if t.jenny_here() and t.rescued_in < t.turn:  # RC-16.3.3: all she can do is rest
            heal(t, JENNY, 1)
        away = [outside.who for outside in t.outside]
        steps: list[Step] = []
        for who in range(CHARACTERS):
            if who not in away:
                steps += come_home(t, who)
        t.then(*steps, Unlock())
        return True


def come_home(t: Camp, who: int) -> list[Step]:
    """What a character has gained becomes available."""
    kinds = len(RESOURCE_IDS)
    for resource in range(kinds):
        t.stock[resource] += t.future[who * kinds + resource]
        t.future[who * kinds + resource] = 0
    for found in t.future_tokens:
        if found.who == who:
            t.tokens[found.token] += 1
    t.future_tokens = [found for found in t.future_tokens if found.who != who]
    for gained in t.future_items:
        if gained.who == who:
            t.uses[gained.item] = ITEM_USES[gained.item]
    t.future_items = [gained for gained in t.future_items if gained.who != who]
    t.kept = [kept.brought_home() if kept.actor == who else kept for kept in t.kept]
    return [
        PlaceItem(built.invention, who, built.space) for built in t.future_built if built.who == who
    ]


class PlaceItem(Step):
    """RC-8.10: a built invention lies item side up and takes effect."""

    __slots__ = ("invention", "who", "space")

    def __init__(self, invention: int, who: int, space: int) -> None:
        self.invention = invention
        self.who = who
        self.space = space

    def advance(self, t: Camp) -> bool:
        t.done()
        for i, built in enumerate(t.future_built):
            if (
                built.who == self.who
                and built.invention == self.invention
                and built.space == self.space
            ):
                del t.future_built[i]
                break
        t.act_tile = self.space
        own(t, self.invention, self.who)
        return True


class Unlock(Step):
    """RC-R34: locked items can be used again."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        t.locked = 0
        t.act_tile = -1
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    Resolution,
    Act,
    ActionEnd,
    EndOfActions,
    PlaceItem,
    Unlock,
)
