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
    ACTOR_AT,
    AGAIN,
    EXTRAS_AT,
    HELPS_AT,
    PAYMENT_AT,
    SPOT_AT,
    SURE_SHIFT,
    WITH_FRENZY,
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
        while index < len(t.plan) and t.plan[index][EXTRAS_AT] & AGAIN:
            index += 1
        if index >= len(t.plan):
            t.done()
            return True
        t.then(ANY_MOMENT, Act(index), Resolution(index + 1))
        return True


def kind_of(row: list[int]) -> int:
    return spot_of(row).action


def spend_helpers(t: Camp) -> None:
    """RC-14.2: pawns of single use are gone, whatever becomes of the action."""
    for row in t.plan:
        for help_ in row[HELPS_AT:]:
            here = HELPS[help_]
            if here.origin == FROM_CARD:
                kept = [card for card in t.kept if card[0] == here.thing]
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
        row = t.plan[self.index]
        spot = spot_of(row)
        actor = row[ACTOR_AT]
        if not still_possible(t, row, spot):
            t.done()
            pick_up(t, row)
            t.emit(ACTION_VOID, row[SPOT_AT])
            return True
        begin(t, self.index, row, spot)
        t.emit(ACTION_BEGAN, actor, row[SPOT_AT])
        action = spot.action
        marks = 0
        if spot.sort != ON_RECLAIM and action < ALL_ACTIONS:
            marks = take_marks(t, action, (TIME, ADVENTURE, DANGER))
        face_danger(t, marks, actor)
        rolls = action in _ROLLING and spot.sort not in (ON_MAP, ON_RECLAIM)
        forced = marks >> ADVENTURE & 1
        if spot.sort == ON_JENNY:
            forced = WOUND_ANYWAY if forced else WOUND_INSTEAD
        if rolls and (pawns_in(row) < row[EXTRAS_AT] >> SURE_SHIFT or row[EXTRAS_AT] & AGAIN):
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
    return any(row[1] == WOUND_LINK and row[2] == who and 0 < -row[3] <= t.turn for row in t.links)


def begin(t: Camp, index: int, row: list[int], spot: Spot) -> None:
    """From now on this is the action being resolved."""
    t.serial = index
    t.actor = row[ACTOR_AT]
    t.act_source = spot.source
    t.act_natural = 0
    t.bonus = 0
    if row[EXTRAS_AT] & WITH_FRENZY:
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


def still_possible(t: Camp, row: list[int], spot: Spot) -> bool:
    """Is everything that was there at planning still there?"""
    sort = spot.sort
    if row[ACTOR_AT] == FRIDAY and not t.friday:
        return False
    if sort == ON_THREAT:
        return threat_possible(t, row, spot)
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


def threat_possible(t: Camp, row: list[int], spot: Spot) -> bool:
    card = t.right if spot.side else t.left
    if card < 0:
        return False
    action = threat_at(t, spot)
    if row[PAYMENT_AT] == WITH_ITEM and not any(
        t.has(p.item) for p in prices_at(t, spot) if p.item >= 0
    ):
        return False
    armed = t.levels[WEAPON] >= action.weapon or bool(row[EXTRAS_AT] & WITH_FRENZY)
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
            t.future_tokens.append([who, token])
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
        if t.jenny_here() and t.counter < t.turn:  # RC-16.3.3: all she can do is rest
            heal(t, JENNY, 1)
        away = [row[0] for row in t.outside]
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
    for row in t.future_tokens:
        if row[0] == who:
            t.tokens[row[1]] += 1
    t.future_tokens = [row for row in t.future_tokens if row[0] != who]
    for row in t.future_items:
        if row[0] == who:
            t.uses[row[1]] = ITEM_USES[row[1]]
    t.future_items = [row for row in t.future_items if row[0] != who]
    t.kept = [[row[0], row[1], row[2], -1, -1] if row[3] == who else row for row in t.kept]
    return [PlaceItem(row[1], who, row[2]) for row in t.future_built if row[0] == who]


class PlaceItem(Step):
    """RC-8.10: a built invention lies item side up and takes effect."""

    __slots__ = ("invention", "who", "space")

    def __init__(self, invention: int, who: int, space: int) -> None:
        self.invention = invention
        self.who = who
        self.space = space

    def advance(self, t: Camp) -> bool:
        t.done()
        for row in t.future_built:
            if row[0] == self.who and row[1] == self.invention and row[2] == self.space:
                t.future_built.remove(row)
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
