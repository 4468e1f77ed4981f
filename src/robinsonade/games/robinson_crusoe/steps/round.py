"""A round: six phases (RC-4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import CHARACTERS
from robinsonade.games.robinson_crusoe.box.components import PAWNS
from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, FAMILY, KONG, VOLCANO
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.events import ROUND_BEGAN, TOLD, news
from robinsonade.games.robinson_crusoe.rules.goals import check_now
from robinsonade.games.robinson_crusoe.rules.island import mark
from robinsonade.games.robinson_crusoe.rules.people import sleepers_outside
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import reveal_city
from robinsonade.games.robinson_crusoe.rules.scenario.volcano_island import flow
from robinsonade.games.robinson_crusoe.steps.actions.end_of_actions import EndOfActions, come_home
from robinsonade.games.robinson_crusoe.steps.actions.resolution import Resolution
from robinsonade.games.robinson_crusoe.steps.any_time.moments import ANY_MOMENT, COUNCIL_MOMENT
from robinsonade.games.robinson_crusoe.steps.event import EventPhase
from robinsonade.games.robinson_crusoe.steps.morale import MoralePhase
from robinsonade.games.robinson_crusoe.steps.night import NightPhase
from robinsonade.games.robinson_crusoe.steps.planning import Planning
from robinsonade.games.robinson_crusoe.steps.production import SLEPT_AT_TOTEM, ProductionPhase
from robinsonade.games.robinson_crusoe.steps.weather import WeatherPhase
from robinsonade.games.robinson_crusoe.table.fields import ALL_PAWNS
from robinsonade.games.robinson_crusoe.table.links import PENDING_LINK
from robinsonade.games.robinson_crusoe.table.phases import DAWN, PLANNING_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Step

_KID: Final = news("kid_born")


class Round(Step):
    """RC-4.1: Event, Morale, Production, Action, Weather, Night."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.turn += 1
        t.phase = DAWN
        t.emit(ROUND_BEGAN, t.turn, t.leader())
        forget_round(t)
        t.first(*STEPS_OF_A_ROUND)
        return True


def forget_round(t: Camp) -> None:
    """What held for the last round only."""
    t.production = 0
    if t.scenario == KONG and t.slept_at_totem:
        t.production = SLEPT_AT_TOTEM
        t.slept_at_totem = False
    t.only = [0] * CHARACTERS
    for who in range(CHARACTERS):
        t.pawns[who] = min(PAWNS, t.pawns_next[who])
        t.pawns_next[who] = ALL_PAWNS
        if t.reroll_until[who] < t.turn:
            t.reroll_from[who] = 0
            t.reroll_forced &= ~(1 << who)
    t.muted = 0
    t.joint = 1
    t.pile_column = -1
    t.backs = 0
    t.used_once = 0


class Dawn(Step):
    """RC-4.2: lava, the city, kids, and those who come back from a night outside."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        if t.scenario == VOLCANO:
            flow(t)
        elif t.scenario == CANNIBALS:
            reveal_city(t)
        elif t.scenario == FAMILY and t.turn in t.sheet().params["kids_born_in_rounds"]:
            t.kids += 1
            t.emit(TOLD, _KID)
        for link in t.links:
            if link.sort == PENDING_LINK and not has(t.closed, link.space):
                mark(t, link.space, link.marker)
        t.links = [link for link in t.links if link.sort != PENDING_LINK]
        steps: list[Step] = []
        for who in sleepers_outside(t):
            steps += come_home(t, who)
        for outside in t.outside:  # RC-R86: the bonus of each card
            steps.append(Run(outside.script, 0, NO_CARD, outside.who))
        t.outside = []
        steps.append(CheckGoal())
        t.first(*steps)
        return True


class Council(Step):
    """RC-18: before the Action phase."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        t.phase = PLANNING_PHASE
        return True


class CheckGoal(Step):
    """RC-17.2: goals that are reached at once."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        check_now(t)
        return True


# RC-4.1: the phases, with what comes between them.
STEPS_OF_A_ROUND: Final[tuple[Step, ...]] = (
    Dawn(),
    EventPhase(),
    ANY_MOMENT,  # with the event in mind; before it there was the end of the night
    MoralePhase(0),
    ProductionPhase(),
    Council(),
    COUNCIL_MOMENT,
    CheckGoal(),
    Planning(0),
    Resolution(0),
    EndOfActions(),
    CheckGoal(),
    WeatherPhase(),
    NightPhase(),
)
STEPS: Final[tuple[type[Step], ...]] = (
    Round,
    Dawn,
    Council,
    CheckGoal,
)
