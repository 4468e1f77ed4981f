"""A turn and its phases (NAU-7.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.events import TURN_BEGAN
from robinsonade.games.naufragos.prompts import TURN_BEGINS
from robinsonade.games.naufragos.steps.actions import BEGIN_ACTIONS
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.event_phase import DRAW_EVENT
from robinsonade.games.naufragos.table.fields import EVENT_PHASE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.step import Step


class Turn(Step):
    """NAU-7.1, NAU-7.2: events, actions, survival, end of turn; then the next one."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.turn += 1
        t.phase = EVENT_PHASE
        t.emit(TURN_BEGAN, t.turn, t.active)
        t.first(RESPITES[TURN_BEGINS], DRAW_EVENT, BEGIN_ACTIONS)
        return True


TURN: Final = Turn()


STEPS: Final = (Turn,)
