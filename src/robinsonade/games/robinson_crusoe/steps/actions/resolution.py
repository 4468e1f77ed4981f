"""Action phase, resolution: one planned action after the other (RC-7.14, RC-8.1, RC-14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import DANGEROUS
from robinsonade.games.robinson_crusoe.box.characters import FRENZY_BONUS, FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    BUILD,
    DANGER,
    EXPLORE,
    GATHER,
    REROLL,
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
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_JENNY,
    ON_MAP,
    ON_RECLAIM,
    Spot,
)
from robinsonade.games.robinson_crusoe.events import ACTION_BEGAN, ACTION_UNMARKED, ACTION_VOID
from robinsonade.games.robinson_crusoe.rules.planning.draft import pawns_in, spot_of
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import time_stays
from robinsonade.games.robinson_crusoe.rules.planning.still_possible import still_possible
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import LOST_ITEM
from robinsonade.games.robinson_crusoe.rules.wounds import wound
from robinsonade.games.robinson_crusoe.steps.actions.dice import (
    DRAW_ANYWAY,
    UNROLLED,
    WOUND_ANYWAY,
    WOUND_INSTEAD,
    Adventure,
    RollDie,
)
from robinsonade.games.robinson_crusoe.steps.actions.end_of_actions import (
    ActionEnd,
)
from robinsonade.games.robinson_crusoe.steps.actions.outcome import SUCCEED
from robinsonade.games.robinson_crusoe.steps.any_time.kept_cards import spend_use
from robinsonade.games.robinson_crusoe.steps.any_time.moments import ANY_MOMENT
from robinsonade.games.robinson_crusoe.steps.mystery import spend_token
from robinsonade.games.robinson_crusoe.steps.planning import pick_up
from robinsonade.games.robinson_crusoe.table.links import WOUND_LINK
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members
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
            delay_first(t)
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


def delay_first(t: Camp) -> None:
    """RC-7.10, RC-R76: the first action of a kind carries the extra pawn of a time token."""
    seen = 0
    for number, planned in enumerate(t.plan):
        spot = spot_of(planned)
        if spot.action < ALL_ACTIONS and spot.sort != ON_RECLAIM and not has(seen, spot.action):
            seen |= 1 << spot.action
            if has(t.action_marks[spot.action], TIME):
                t.plan[number] = planned.delayed()


def spend_helpers(t: Camp) -> None:
    """RC-14.2: pawns of single use are gone, whatever becomes of the action."""
    for planned in t.plan:
        for help_ in planned.helps:
            here = HELPS[help_]
            if here.origin == FROM_CARD:
                kept = [kept for kept in t.kept if kept.card == here.thing]
                spend_use(t, kept[0])
            elif here.origin == FROM_STARTING_ITEM:
                t.uses[here.thing] -= 1
            elif here.origin == FROM_TOKEN:
                spend_token(t, here.thing)
            elif here.origin == FROM_CREW:
                spend_token(t, LOST_ITEM)


class Act(Step):
    """One action: requirements again, dice, effect, adventure; then its tokens leave."""

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
            marks = t.action_marks[action]
        leave = tokens_leave(t, planned, action, marks)
        face_danger(t, marks, actor)
        rolls = action in _ROLLING and spot.sort not in (ON_MAP, ON_RECLAIM)
        forced = int(has(marks, ADVENTURE))
        if spot.sort == ON_JENNY:
            forced = WOUND_ANYWAY if forced else WOUND_INSTEAD
        if rolls and (pawns_in(planned) < planned.sure or planned.again):
            t.then_all([*roll_all(t, action, marks, forced), *leave, ActionEnd()])
            return True
        steps: list[Step] = [SUCCEED]
        if rolls and has(t.reroll_forced, actor) and must_reroll(t, actor):
            steps = [
                RollDie(action, SUCCESS_DIE, UNROLLED, 0, 1, 0, int(actor == FRIDAY)),
                TokensLeave(action, marks & 1 << REROLL),
            ]
        if forced in (DRAW_ANYWAY, WOUND_ANYWAY):
            steps.append(Adventure(action, int(forced == WOUND_ANYWAY)))
        t.then_all([*steps, *leave, ActionEnd()])
        return True


def tokens_leave(t: Camp, planned: Planned, action: int, marks: int) -> list[Step]:
    """RC-13.6, RC-R77: what leaves at the end of an action; time only with who carried it."""
    found: list[Step] = []
    used = marks & (1 << ADVENTURE | 1 << DANGER)
    if planned.time_token and not planned.again and not time_stays(t, action):
        used |= marks & 1 << TIME
    if used:
        found.append(TokensLeave(action, used))
    if spot_of(planned).sort == ON_BEAST and t.danger_hunt:
        found.append(HuntTokenLeaves())
    return found


class TokensLeave(Step):
    """RC-R77: tokens used by an action leave its space when they have had their effect."""

    __slots__ = ("action", "marks")

    def __init__(self, action: int, marks: int) -> None:
        self.action = action
        self.marks = marks  # a bit mask

    def advance(self, t: Camp) -> bool:
        t.done()
        for marker in members(self.marks & t.action_marks[self.action]):
            unmark_action(t, self.action, marker)
        return True


def about_to_leave(t: Camp, action: int) -> int:
    """RC-9.4, RC-10.6: tokens (a mask) that hit the action under way, and none within it."""
    mask = 0
    for step in t.agenda:
        if isinstance(step, TokensLeave) and step.action == action:
            mask |= step.marks
    return mask


def unmark_action(t: Camp, action: int, marker: int) -> None:
    t.action_marks[action] &= ~(1 << marker)
    t.emit(ACTION_UNMARKED, action, marker)


class HuntTokenLeaves(Step):
    """RC-10.6, RC-R73: the token on the Hunting deck leaves after the hunt that met it."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        t.danger_hunt = 0
        return True


def roll_all(t: Camp, action: int, marks: int, forced: int) -> list[Step]:
    """RC-9.1: wound, success, adventure."""
    actor = t.actor
    must = int(has(marks, REROLL) or must_reroll(t, actor))
    friday = int(actor == FRIDAY)
    rolls: list[Step] = [
        RollDie(action, WOUND_DIE, UNROLLED, 0, 0, 0, friday),
        RollDie(action, SUCCESS_DIE, UNROLLED, 0, must, 0, friday),
    ]
    if has(marks, REROLL):  # RC-9.5, RC-R77: when that die is resolved
        rolls.append(TokensLeave(action, 1 << REROLL))
    return [*rolls, RollDie(action, ADVENTURE_DIE, UNROLLED, 0, 0, forced, friday)]


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
    """RC-7.3: from now on this is the action being resolved, by its actor alone."""
    t.serial = index
    t.actor = planned.actor
    t.act_source = spot.source
    t.act_natural = 0
    t.bonus = FRENZY_BONUS if planned.frenzy else 0  # RC-R66, RC-R80: for the whole action
    if spot.space >= 0:
        t.act_tile = spot.space
    else:
        on_camp = spot.action == BUILD and spot.sort != ON_RECLAIM
        t.act_tile = t.camp if on_camp else -1


def face_danger(t: Camp, marks: int, who: int) -> None:
    """RC-10.6: a wound for each danger, unless there is a weapon."""
    if t.levels[WEAPON] >= 1:
        return
    if has(marks, DANGER):
        wound(t, who, 1, DANGEROUS)
    if t.act_tile >= 0 and t.marked(t.act_tile, DANGER):
        wound(t, who, 1, DANGEROUS)


STEPS: Final[tuple[type[Step], ...]] = (
    Resolution,
    Act,
    TokensLeave,
    HuntTokenLeaves,
)
