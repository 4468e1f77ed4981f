"""What a list of effects is certain to bring, found out on a copy of the table."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    FOOD,
    PALISADE,
    ROOF,
    STORED,
    WEAPON,
    WOOD,
)
from robinsonade.games.robinson_crusoe.rules.decks import own
from robinsonade.games.robinson_crusoe.rules.planning.draft import spot_of
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.actions.resolution import begin
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp

MOST_MOMENTS: Final = 20


class Deed:
    """What changes for tonight; `certain`: neither luck nor a decision has a say in it."""

    __slots__ = ("certain", "food", "palisade", "roof", "weapon", "wood", "wounds")

    def __init__(self, before: Camp, after: Camp, who: int) -> None:
        self.food = food_of(after) - food_of(before)
        self.wood = wood_of(after) - wood_of(before)
        self.roof = after.levels[ROOF] - before.levels[ROOF]
        self.palisade = after.levels[PALISADE] - before.levels[PALISADE]
        self.weapon = after.levels[WEAPON] - before.levels[WEAPON]
        self.wounds = after.wounds[who] - before.wounds[who]
        self.certain = not after.agenda and after.reveals == before.reveals


def food_of(t: Camp) -> int:
    return t.stock[FOOD] + t.stock[STORED] + t.gained[FOOD] + t.gained[STORED]


def wood_of(t: Camp) -> int:
    return t.stock[WOOD] + t.gained[WOOD]


def copy_of(t: Camp) -> Camp:
    """A copy on which nothing is waiting and nobody listens."""
    after = t.clone()
    after.log = None
    after.frames = None
    after.agenda = []
    return after


def deed_of(t: Camp, script: int, card: int, planned: Planned) -> Deed:
    """Of a planned action, if nobody uses anything meanwhile."""
    after = copy_of(t)
    after.phase = ACTION_PHASE
    begin(after, t.plan.index(planned), planned, spot_of(planned))
    after.agenda = [Run(script, 0, card, planned.actor)]
    let_go_by(after)
    return Deed(t, after, planned.actor)


def let_go_by(t: Camp) -> None:
    """Nobody uses anything, until somebody has to decide."""
    t.settle()
    for _ in range(MOST_MOMENTS):
        waiting = t.waiting() if t.agenda and not t.result else []
        passing = t.agenda[-1].letting_go(t, waiting[0]) if waiting else None
        if passing is None:
            return
        t.follow(passing)


def deed_of_item(t: Camp, invention: int, who: int, *, sheltered: bool) -> Deed:
    """RC-8.10: of an invention that is built, at the end of the actions."""
    before = copy_of(t)
    before.shelter = int(sheltered)
    after = before.clone()
    own(after, invention, who)
    let_go_by(after)
    return Deed(before, after, who)
