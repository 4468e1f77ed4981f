"""Fast Work: a build action within an action (RC-R37)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import ADVENTURE, BUILD
from robinsonade.games.robinson_crusoe.box.spots import ON_RECLAIM, SPOTS
from robinsonade.games.robinson_crusoe.choices import PLAN, Plan, payment_choice
from robinsonade.games.robinson_crusoe.events import ACTION_BEGAN
from robinsonade.games.robinson_crusoe.prompts import PLAN_PROMPT
from robinsonade.games.robinson_crusoe.rules.planning.costs import payments_for
from robinsonade.games.robinson_crusoe.rules.planning.draft import Draft
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import add_builds
from robinsonade.games.robinson_crusoe.steps.actions.resolution import (
    about_to_leave,
    face_danger,
    roll_all,
    tokens_leave,
)
from robinsonade.games.robinson_crusoe.steps.food import choose_committed
from robinsonade.games.robinson_crusoe.steps.planning import lay_down
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


def extra_builds(t: Camp, who: int) -> list[int]:
    """What could be built without pawns."""
    found: list[int] = []
    add_builds(t, Draft(t), who, found)
    return [n for n in found if SPOTS[n].sort != ON_RECLAIM and payments_for(t, n, who)]


class ExtraBuild(Step):
    """RC-R37: what to build; then the action that led here goes on."""

    __slots__ = ("serial", "tile")

    def __init__(self, serial: int, tile: int) -> None:
        self.serial = serial
        self.tile = tile

    def advance(self, t: Camp) -> bool:
        if extra_builds(t, t.actor):
            return False
        t.done()
        return True

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.seat_for(t.actor)
        return [
            payment_choice(PLAN[seat][number], payment)
            for number in extra_builds(t, t.actor)
            for payment in payments_for(t, number, t.actor)
        ]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Plan)
        lay_down(t, choice.spot, choice.payment, t.actor)
        t.plan[-1] = t.plan[-1].within_another()
        t.serial = len(t.plan) - 1
        space = SPOTS[choice.spot].space
        t.act_tile = space if space >= 0 else t.camp
        t.emit(ACTION_BEGAN, t.actor, choice.spot)
        marks = t.action_marks[BUILD] & ~about_to_leave(t, BUILD)  # RC-R77
        face_danger(t, marks, t.actor)
        t.then(
            *roll_all(t, BUILD, marks, int(has(marks, ADVENTURE))),
            *tokens_leave(t, t.plan[-1], BUILD, marks),  # no pawns, so nothing was delayed
            GoBack(self.serial, self.tile),
        )
        choose_committed(t, choice.seat)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PLAN_PROMPT, t.seat_for(t.actor), 0)


class GoBack(Step):
    """The action that led to the extra build is the current one again."""

    __slots__ = ("serial", "tile")

    def __init__(self, serial: int, tile: int) -> None:
        self.serial = serial
        self.tile = tile

    def advance(self, t: Camp) -> bool:
        t.done()
        t.serial = self.serial
        t.act_tile = self.tile
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    ExtraBuild,
    GoBack,
)
