"""The order of planned actions within a kind (RC-8.1, RC-R83)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import BUILD, REST, TIME
from robinsonade.games.robinson_crusoe.rules.planning.draft import pawns_in, spot_of
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed, time_stays
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def first_place(plan: list[Planned], number: int) -> int:
    """Where the first planned action of the same kind is."""
    kind = spot_of(plan[number]).action
    return next(i for i, planned in enumerate(plan) if spot_of(planned).action == kind)


def may_go_first(t: Camp, number: int) -> bool:
    """RC-8.1, RC-7.10: others of its kind come before it, and it has the pawns to be the first.

    Each action is put first once at most: that is enough for any order, and it comes to an end.
    """
    planned = t.plan[number]
    place = first_place(t.plan, number)
    if place == number or planned.moved or spot_of(planned).action == REST:
        return False
    if all(same(planned, other) for other in t.plan[place:number]):
        return False
    roll, _ = pawns_needed(t, planned.spot, place)
    return pawns_in(planned) >= roll


def same(one: Planned, other: Planned) -> bool:
    """Would it make no difference which of them comes first?"""
    if spot_of(one).action != spot_of(other).action:
        return True
    return (one.spot, one.actor, one.helps) == (other.spot, other.actor, other.helps)


def go_first(t: Camp, number: int) -> None:
    """RC-8.1, RC-R83: a planned action comes before all others of its kind."""
    place = first_place(t.plan, number)
    t.plan.insert(place, t.plan.pop(number).put_first())
    if spot_of(t.plan[place]).action == BUILD:
        pass_on_wood_token(t, place)
    for i in range(place, number + 1):  # RC-7.10: the first one carries the extra pawn
        _, sure = pawns_needed(t, t.plan[i].spot, i)
        t.plan[i] = t.plan[i].settled(sure)


def pass_on_wood_token(t: Camp, place: int) -> None:
    """RC-9.6: the first build paid in wood pays one more; the other one gets its wood back."""
    if not t.plan[place].wood:
        return
    for i in range(place + 1, len(t.plan)):
        if t.plan[i].wood_token:
            t.plan[i] = t.plan[i].with_wood_token(False)
            t.plan[place] = t.plan[place].with_wood_token(True)


def could_carry(t: Camp, number: int) -> bool:
    """RC-7.10: might it still be put first and then carry the extra pawn of a time token?"""
    action = spot_of(t.plan[number]).action
    if action >= len(t.action_marks) or not has(t.action_marks[action], TIME):
        return False
    return not time_stays(t, action) and first_place(t.plan, number) != number
