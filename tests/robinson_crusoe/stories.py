"""Telling rule stories on camps: any effect, any phase.

`camp` is a position (position.py), `phase` makes it wait at a moment of the round, `do` carries out
effects as the data files write them, `draw` resolves a card. Choices go by their ids
("0.plan.rest.free").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, ParamSpec

import pytest

from robinsonade.games.robinson_crusoe import position
from robinsonade.games.robinson_crusoe.box.cards import CARD_IDS, EFFECT_SCRIPT, EVENT_SCRIPT
from robinsonade.games.robinson_crusoe.box.components import RESOURCE_IDS, TRACK_IDS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.island import SOURCE_IDS, SPACE_IDS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, register
from robinsonade.games.robinson_crusoe.effects.vocabulary import compile_all
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.position import NOTHING, stack_events, take
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.actions.end_of_actions import EndOfActions
from robinsonade.games.robinson_crusoe.steps.actions.resolution import Resolution
from robinsonade.games.robinson_crusoe.steps.event import DrawEvent, EventPhase
from robinsonade.games.robinson_crusoe.steps.morale import MoralePhase
from robinsonade.games.robinson_crusoe.steps.night import NightPhase
from robinsonade.games.robinson_crusoe.steps.planning import Planning
from robinsonade.games.robinson_crusoe.steps.production import ProductionPhase
from robinsonade.games.robinson_crusoe.steps.round import Round
from robinsonade.games.robinson_crusoe.steps.weather import WeatherPhase
from robinsonade.games.robinson_crusoe.table.phases import (
    ACTION_PHASE,
    EVENT_PHASE,
    NIGHT_PHASE,
    PLANNING_PHASE,
    WEATHER_PHASE,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import PASS, IllegalChoice
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.step import Step
from robinsonade.kernel.view import words

P = ParamSpec("P")

CARPENTER, COOK, EXPLORER, SOLDIER, FRIDAY, JENNY = range(6)
# Faces of the action dice: the first face is the one the die is named after, the last is not.
HIT: Final = 0
MISS: Final = 5


class Halt(Step):
    """The end of a story: nothing happens any more."""

    __slots__ = ()


def halted(build: Callable[P, Camp]) -> Callable[P, Camp]:
    """Camps as position.py builds them, but nothing is under way."""

    def made(*args: P.args, **kwargs: P.kwargs) -> Camp:
        kwargs["phase"] = NOTHING
        t = build(*args, **kwargs)
        t.agenda = [Halt()]
        return t

    return made


camp = halted(position.camp)


def quiet(t: Camp) -> Camp:
    """The Event deck is empty: nothing happens by itself (RC-5.8)."""
    stack_events(t)
    return t


# -- carrying out --------------------------------------------------------------------------------

PHASES: Final[dict[str, tuple[Step, ...]]] = {
    "round": (Round(),),
    "event": (EventPhase(),),
    "draw": (DrawEvent(),),
    "morale": (MoralePhase(0),),
    "production": (ProductionPhase(),),
    "planning": (Planning(0), Resolution(0), EndOfActions()),
    "weather": (WeatherPhase(),),
    "night": (NightPhase(),),
}
BEGINS: Final = {
    "event": EVENT_PHASE,
    "draw": EVENT_PHASE,
    "planning": PLANNING_PHASE,
    "weather": WEATHER_PHASE,
    "night": NIGHT_PHASE,
}


def phase(t: Camp, name: str, *script: int) -> Camp:
    """Play this phase until somebody must choose; `script` forces results of dice."""
    t.agenda = [Halt(), *reversed(PHASES[name])]
    t.phase = BEGINS.get(name, t.phase)
    t.chance.script = list(script)
    return go(t)


def go(t: Camp) -> Camp:
    t.offer = None
    t.settle()
    return t


def do(t: Camp, *effects: dict[str, Any], card: str | None = None, who: int | None = None) -> Camp:
    """Carry out effects as the data files write them."""
    number = register(list(effects), "a test")
    compile_all()
    t.agenda = [Halt(), *t.agenda[1:]]
    actor = t.leader() if who is None else who
    t.agenda.append(Run(number, 0, NO_CARD if card is None else CARD_IDS.index(card), actor))
    return go(t)


def acting(t: Camp, who: int, tile: str | None = None, source: str | None = None) -> Camp:
    """An action of this character is being resolved."""
    t.phase = ACTION_PHASE
    t.actor = who
    t.serial = 0
    t.act_tile = SPACE_IDS.index(tile) if tile else -1
    t.act_source = SOURCE_IDS.index(source) if source else -1
    return t


def draw(t: Camp, name: str, half: str = "effect", who: int | None = None) -> Camp:
    """Resolve a card from its deck: its upper half, or its event half."""
    card = CARD_IDS.index(name)
    decks = [t.events, t.mystery, t.beasts, t.hunt, *t.adventures]
    for deck in decks:
        if card in deck.cards:
            take(deck, card)
            break
    else:
        for pile in (t.event_box, t.mystery_out, *t.adventures_out):
            if card in pile:
                pile.remove(card)
                break
    t.open_cards.append(card)
    script = EFFECT_SCRIPT[card] if half == "effect" else EVENT_SCRIPT[card]
    t.agenda.append(Run(script, 0, card, t.leader() if who is None else who))
    return go(t)


def play(t: Camp, *ids: str) -> Camp:
    """Make these choices, one after the other."""
    for choice_id in ids:
        t.apply(GAME.catalogue.find(choice_id))
    return t


def pass_all(t: Camp) -> Camp:
    """Everybody lets every moment go by."""
    while any(choice in PASS for choice in t.choices()):
        t.apply(next(choice for choice in t.choices() if choice in PASS))
    return t


def ready(t: Camp) -> Camp:
    """Everybody agrees to the plan and lets the moments between the actions go by."""
    while any(choice.kind.name == "ready" for choice in t.choices()):
        t.apply(next(choice for choice in t.choices() if choice.kind.name == "ready"))
    return pass_all(t)


def rest_of_plan(t: Camp) -> Camp:
    """All pawns that are left rest, Friday stays idle, everybody is ready."""
    while True:
        wanted = [c for c in ids(t) if c.endswith((".plan.rest.free", ".idle", ".enough"))]
        if not wanted:
            return ready(t)
        play(t, wanted[-1])


def refuses(t: Camp, choice_id: str) -> bool:
    """The table does not take this choice, and nothing has changed."""
    before = fingerprint(t)
    with pytest.raises(IllegalChoice):
        play(t, choice_id)
    return fingerprint(t) == before


# -- looking -------------------------------------------------------------------------------------


def ids(t: Camp) -> list[str]:
    return [choice.id for choice in t.choices()]


def prompt(t: Camp) -> str:
    return t.agenda[-1].prompt(t).kind.name


def stock(t: Camp) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCE_IDS, t.stock, strict=True) if n}


def level(t: Camp, name: str) -> int:
    return t.levels[TRACK_IDS.index(name)]


def has(t: Camp, name: str) -> bool:
    return bool(t.items >> INVENTION_IDS.index(name) & 1)


def on_board(t: Camp, name: str) -> bool:
    return bool(t.on_board >> INVENTION_IDS.index(name) & 1)


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def card(name: str) -> int:
    return CARD_IDS.index(name)


def told(t: Camp, *only: str) -> list[str]:
    """What has happened, as "kind id id", all of it or only of some kinds."""
    return [
        " ".join([event.kind.name, *map("+".join, words(event.kind, event.facts).values())])
        for event in t.log or []
        if not only or event.kind.name in only
    ]
