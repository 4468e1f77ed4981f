"""A turn and its event phase (NAU-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.cards import ON_EVENT
from robinsonade.games.naufragos.components import HOT, NOBODY, STORM, WEATHER_IDS
from robinsonade.games.naufragos.events import (
    EVENT_DRAWN,
    FIRE_OUT,
    TURN_BEGAN,
    WEATHER_SET,
)
from robinsonade.games.naufragos.places import in_order
from robinsonade.games.naufragos.steps.actions import BEGIN_ACTIONS
from robinsonade.games.naufragos.steps.asides import RESPITES, TURN_BEGINS
from robinsonade.games.naufragos.steps.harm import ENERGY_LOSS, Harm
from robinsonade.games.naufragos.steps.ongoing import TRACK_CHECK, Ongoing, reader
from robinsonade.games.naufragos.steps.run import carry_out
from robinsonade.games.naufragos.steps.wreck import move_to_salvage
from robinsonade.games.naufragos.table import EVENT_PHASE, Castaways
from robinsonade.kernel.step import Step


class Turn(Step):
    """NAU-7.2: events, actions, survival, end of turn; then the next one."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.turn += 1
        t.phase = EVENT_PHASE
        t.emit(TURN_BEGAN, t.turn, t.active)
        t.first(RESPITES[TURN_BEGINS], DRAW_EVENT, BEGIN_ACTIONS)
        return True


class DrawEvent(Step):
    """NAU-7.3: turn up an event: weather, remains, effect."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.done()
        if t.current != NOBODY:
            t.discard.append(t.current)
        t.current = t.events.draw()
        t.reveals += 1
        card = t.book.cards[t.current]
        if card.storyline >= 0:
            t.met |= 1 << card.storyline
        t.emit(EVENT_DRAWN, t.current)
        t.first(Wreck(card.wreck), Ongoing(ON_EVENT, 0, NOBODY), EVENT_TEXT)
        move_weather(t, card.weather)
        return True


def move_weather(t: Castaways, icon: int) -> None:
    """NAU-7.4, NAU-7.5: one space; Hot costs everybody energy, a storm puts the fire out."""
    t.weather = max(0, min(len(WEATHER_IDS) - 1, t.weather + icon))
    t.emit(WEATHER_SET, t.weather)
    if t.weather == HOT:
        t.first(*[Harm(ENERGY_LOSS, seat, 1) for seat in in_order(t, t.alive)])
    elif t.weather == STORM and t.fire:
        t.fire = False
        t.fire_wood = 0
        t.emit(FIRE_OUT)


class Wreck(Step):
    """NAU-7.7: with enough cubes on the wreck one goes to the Salvage action."""

    __slots__ = ("threshold",)

    def __init__(self, threshold: int) -> None:
        self.threshold = threshold

    def advance(self, t: Castaways) -> bool:
        t.done()
        if t.wreck >= self.threshold:
            move_to_salvage(t)
        return True


class EventText(Step):
    """NAU-7.3, NAU-7.8: the effect of the event."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.then(TRACK_CHECK)
        t.freed = NOBODY
        carry_out(t, t.book.cards[t.current].effect, reader(t), t.current, NOBODY, 0)
        return True


TURN: Final = Turn()
DRAW_EVENT: Final = DrawEvent()
EVENT_TEXT: Final = EventText()
