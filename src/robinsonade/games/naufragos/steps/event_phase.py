"""The event phase: the event card, the weather, the wreck (NAU-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import ON_EVENT
from robinsonade.games.naufragos.box.components import HOT, NOBODY, STORM, WEATHER_IDS
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import EVENT_DRAWN, WEATHER_SET
from robinsonade.games.naufragos.rules.goods import move_to_salvage, put_out
from robinsonade.games.naufragos.rules.order import in_order, reader
from robinsonade.games.naufragos.steps.camp.ongoing import Ongoing
from robinsonade.games.naufragos.steps.exploration.track import TRACK_CHECK
from robinsonade.games.naufragos.steps.people.injuries import ENERGY_LOSS, Harm
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.step import Step


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
    """NAU-7.4, NAU-7.5: Hot costs everybody energy, a storm puts the fire out, nobody fishes."""
    t.weather = max(0, min(len(WEATHER_IDS) - 1, t.weather + icon))
    t.emit(WEATHER_SET, t.weather)
    if t.weather == HOT:
        t.first(*[Harm(ENERGY_LOSS, seat, 1) for seat in in_order(t, t.alive)])
    elif t.weather == STORM:
        t.storm_turn = t.turn
        put_out(t)


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


DRAW_EVENT: Final = DrawEvent()
EVENT_TEXT: Final = EventText()


STEPS: Final = (
    DrawEvent,
    Wreck,
    EventText,
)
