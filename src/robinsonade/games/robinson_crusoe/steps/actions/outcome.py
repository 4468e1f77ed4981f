"""An action succeeds or fails: what it costs, and which effect it has (RC-8.5, RC-9.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    EXPLORE,
    FOOD,
    FUR,
    PALISADE,
    ROOF,
    STORED,
    WEAPON,
    WOOD,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.lasting import (
    CAPTURE,
)
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_CAMP,
    ON_INVENTION,
    ON_KONG,
    ON_MAP,
    ON_PALISADE,
    ON_REST,
    ON_ROOF,
    ON_SHELTER,
    ON_SITE,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    ON_WEAPON,
    SCENARIO_ACTIONS,
)
from robinsonade.games.robinson_crusoe.events import (
    ACTION_FAILED,
    ACTION_UNMARKED,
    LOST,
)
from robinsonade.games.robinson_crusoe.rules.planning.draft import spot_of
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import tranquilize
from robinsonade.games.robinson_crusoe.rules.tracks import raise_level
from robinsonade.games.robinson_crusoe.rules.wounds import determine
from robinsonade.games.robinson_crusoe.steps.actions.arrange_camp import ArrangeCamp
from robinsonade.games.robinson_crusoe.steps.actions.build import build, build_shelter
from robinsonade.games.robinson_crusoe.steps.actions.explore import (
    Explore,
    follow_map,
    open_backpack,
    visit,
)
from robinsonade.games.robinson_crusoe.steps.actions.gather import gather
from robinsonade.games.robinson_crusoe.steps.actions.hunt import hunt
from robinsonade.games.robinson_crusoe.steps.actions.rest import rest
from robinsonade.games.robinson_crusoe.steps.actions.threat import ward_off
from robinsonade.games.robinson_crusoe.steps.planning import pick_up
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Step

FAILURE_DETERMINATION: Final = 2  # RC-9.3


class Succeed(Step):
    """The action being resolved succeeds."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        succeed(t, t.plan[t.serial])
        return True


class Fail(Step):
    """RC-8.5, RC-9.3: nothing is lost, the actor gains two determination."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        planned = t.plan[t.serial]
        t.emit(ACTION_FAILED, t.actor, planned.spot)
        pick_up(t, planned)
        determine(t, t.actor, FAILURE_DETERMINATION)
        return True


SUCCEED: Final = Succeed()
FAIL: Final = Fail()


def succeed(t: Camp, planned: Planned) -> None:
    """Committed resources are spent and the action has its effect."""
    pay(t, planned)
    spot = spot_of(planned)
    sort = spot.sort
    if spot.action == EXPLORE:
        open_backpack(t)  # after what the action itself brings
    if sort == ON_SOURCE:
        gather(t, spot, planned)
    elif sort == ON_SPACE:
        t.first(Explore(spot.space))
    elif sort == ON_CAMP:
        t.first(ArrangeCamp(0))
    elif sort == ON_REST:
        rest(t)
    elif sort == ON_INVENTION:
        build(t, spot)
    elif sort == ON_ROOF:
        raise_level(t, ROOF, 1)
    elif sort == ON_PALISADE:
        raise_level(t, PALISADE, 1)
    elif sort == ON_WEAPON:
        raise_level(t, WEAPON, 1)
    elif sort == ON_SHELTER:
        build_shelter(t, spot.space)
    elif sort == ON_THREAT:
        ward_off(t, spot, planned)
    elif sort == ON_BEAST:
        hunt(t)
    elif sort == ON_SITE:
        visit(t, spot.space)
    elif sort == ON_MAP:
        follow_map(t)
    elif sort == ON_KONG and t.has_all(PASSIVE_ITEMS[CAPTURE]):
        tranquilize(t)
    else:
        script = SHEETS[t.scenario].action_script(SCENARIO_ACTIONS[sort])
        t.first(Run(script, 0, NO_CARD, t.actor))


def pay(t: Camp, planned: Planned) -> None:
    """RC-9.6: what was committed is gone; the +1 wood token leaves when its wood is spent."""
    if planned.wood:
        t.emit(LOST, WOOD, planned.wood)
    if planned.fur:
        t.emit(LOST, FUR, planned.fur)
    if planned.food:
        t.emit(LOST, FOOD, planned.food)
    if planned.stored:
        t.emit(LOST, STORED, planned.stored)
    if planned.wood_token and has(t.action_marks[BUILD], WOOD_PLUS):
        t.action_marks[BUILD] &= ~(1 << WOOD_PLUS)
        t.emit(ACTION_UNMARKED, BUILD, WOOD_PLUS)


STEPS: Final[tuple[type[Step], ...]] = (
    Succeed,
    Fail,
)
