"""Camps to tell rule stories on: any position, any effect, any phase.

`camp` sets a table up, `phase` makes it wait at a moment of the round, `do` carries out effects as
the data files write them, `draw` resolves a card. Choices go by their ids ("0.plan.rest.free").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from robinsonade.games.robinson_crusoe.box.cards import CARD_IDS, EFFECT_SCRIPT, EVENT_SCRIPT
from robinsonade.games.robinson_crusoe.box.characters import CHARACTER_IDS
from robinsonade.games.robinson_crusoe.box.components import RESOURCE_IDS, TRACK_IDS
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.island import SOURCE_IDS, SPACE_IDS, TILE_NUMBERS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, register
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.games.robinson_crusoe.effects.vocabulary import compile_all
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.event import DrawEvent, EventPhase
from robinsonade.games.robinson_crusoe.steps.morale import MoralePhase
from robinsonade.games.robinson_crusoe.steps.night import NightPhase
from robinsonade.games.robinson_crusoe.steps.planning import Planning
from robinsonade.games.robinson_crusoe.steps.production import ProductionPhase
from robinsonade.games.robinson_crusoe.steps.resolution import EndOfActions, Resolution
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
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Step
from robinsonade.kernel.view import words

CARPENTER, COOK, EXPLORER, SOLDIER, FRIDAY, JENNY = range(6)
# Faces of the action dice: the first face is the one the die is named after, the last is not.
HIT: Final = 0
MISS: Final = 5


class Halt(Step):
    """The end of a story: nothing happens any more."""

    __slots__ = ()


def camp(
    cast: Sequence[str] = ("carpenter", "cook", "explorer"),
    *,
    scenario: str = "castaways",
    turn: int = 1,
    stock: Mapping[str, int] | None = None,
    levels: Mapping[str, int] | None = None,
    items: Iterable[str] = (),
    tiles: Mapping[str, int] | None = None,
    at: str | None = None,
    shelter: bool = False,
    morale: int = 0,
    wounds: Mapping[str, int] | None = None,
    determination: Mapping[str, int] | None = None,
    uses: Mapping[str, int] | None = None,
    tokens: Iterable[str] = (),
    seed: int = 1,
    **options: str,
) -> Camp:
    """A table in this position; nothing is under way. Tiles go by their numbers."""
    t = GAME.new_table(
        len(cast),
        seed,
        {"scenario": scenario, "characters": ",".join(cast), "first": "1", **options},
    )
    assert isinstance(t, Camp)
    t.log = []
    t.agenda = [Halt()]
    t.offer = None
    t.turn = turn
    t.uses = [-1 if n < 0 else n for n in t.uses]
    for item, n in enumerate(t.uses):
        if n > 0:
            t.uses[item] = -1
            t.item_box.append(item)
    for name, n in (uses or {}).items():
        t.item_box.remove(ITEM_IDS.index(name))
        t.uses[ITEM_IDS.index(name)] = n
    for name, n in (stock or {}).items():
        t.stock[RESOURCE_IDS.index(name)] = n
    for name, n in (levels or {}).items():
        t.levels[TRACK_IDS.index(name)] = n
    for name, n in (wounds or {}).items():
        t.wounds[CHARACTER_IDS.index(name)] = n
    for name, n in (determination or {}).items():
        t.determination[CHARACTER_IDS.index(name)] = n
    for name in items:
        own(t, name)
    for name in tokens:
        give_token(t, name)
    for space, number in (tiles or {}).items():
        explore(t, space, number)
    if at is not None:
        t.camp = SPACE_IDS.index(at)
    t.shelter = int(shelter) or t.shelter
    t.morale = morale
    t.paths = []
    return t


def own(t: Camp, name: str) -> None:
    """An item lies item side up; its build effects are not carried out."""
    item = INVENTION_IDS.index(name)
    t.on_board &= ~(1 << item)
    t.on_sheet &= ~(1 << item)
    if item in t.inventions.cards:
        take(t.inventions, item)
    t.items |= 1 << item


def put(t: Camp, name: str) -> None:
    """An invention lies on the board, unbuilt."""
    item = INVENTION_IDS.index(name)
    if item in t.inventions.cards:
        take(t.inventions, item)
        t.on_board |= 1 << item


def take(deck: Deck, card: int) -> None:
    """Out of a deck, wherever it lies there."""
    deck.cards.remove(card)
    deck.layers = [len(deck.cards)] if deck.cards else []
    deck.seen = {}


def give_token(t: Camp, name: str) -> None:
    token = TOKEN_IDS.index(name)
    take(t.discovery, token)
    t.tokens[token] += 1


def explore(t: Camp, space: str, number: int) -> None:
    """A tile lies on a space; none of its icons has been resolved."""
    tile = TILE_NUMBERS.index(number)
    if tile in t.tiles.cards:
        take(t.tiles, tile)
    t.tile_at[SPACE_IDS.index(space)] = tile
    t.closed &= ~(1 << SPACE_IDS.index(space))
    t.island_changed()


def stack(deck: Deck, *top: int) -> None:
    """Put cards on top of a deck, the first one named uppermost."""
    for card in top:
        deck.cards.remove(card)
    deck.cards += list(reversed(top))
    deck.layers = [len(deck.cards)]
    deck.seen = {}


def stack_events(t: Camp, *names: str) -> None:
    """These cards are the whole Event deck, the first one named uppermost."""
    t.event_box = [*t.event_box, *t.events.cards]
    for name in names:
        card = CARD_IDS.index(name)
        for pile in (t.event_box, *[deck.cards for deck in t.adventures], t.mystery.cards):
            if card in pile:
                pile.remove(card)
                break
    for deck in (*t.adventures, t.mystery):
        deck.layers = [len(deck.cards)]
    cards = [CARD_IDS.index(name) for name in reversed(names)]
    t.events = Deck(cards, [len(cards)] if cards else [], {})


def quiet(t: Camp) -> Camp:
    """The Event deck is empty: nothing happens by itself (RC-5.8)."""
    stack_events(t)
    return t


def threats(t: Camp, left: str | None, right: str | None) -> None:
    """These cards lie in the threat spaces."""
    for card in (t.left, t.right):
        if card >= 0:
            t.events_out.append(card)
    t.left = t.right = -1
    for side, name in enumerate((left, right)):
        if name is None:
            continue
        card = CARD_IDS.index(name)
        for pile in (t.event_box, t.events.cards, t.events_out):
            if card in pile:
                pile.remove(card)
                break
        t.events.layers = [len(t.events.cards)] if t.events.cards else []
        if side:
            t.right = card
        else:
            t.left = card


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
    t.declined = [0] * t.seats
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
