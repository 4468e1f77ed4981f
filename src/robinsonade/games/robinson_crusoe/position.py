"""Any position of Robinson Crusoe: for lessons, puzzles, tests and "what if".

Everything goes by its id: characters ("cook"), spaces ("n1"), cards ("frost"), inventions,
items and tokens; tiles go by their numbers. `camp` lays a table out and plays on from a phase of
the round; the other functions change what lies there before that.

>>> t = camp(["cook", "explorer"], stock={"wood": 4}, shelter=True, phase="planning")
>>> [choice.id for choice in t.choices()][:3]
['0.wait', '0.plan.threat_right.free', '0.plan.roof.wood']
>>> t.sheltered(), t.turn, t.phase == PLANNING_PHASE
(True, 1, True)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.box.characters import CHARACTER
from robinsonade.games.robinson_crusoe.box.components import (
    FIRST_WRECKAGE_ID,
    RESOURCE,
    STARTING_ITEMS,
    TRACK,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.island import SPACE, TILE_NUMBERS
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.rules.decks import show_back
from robinsonade.games.robinson_crusoe.setup import ITEM_NUMBERS, USUAL, new_camp
from robinsonade.games.robinson_crusoe.steps.event import EventPhase
from robinsonade.games.robinson_crusoe.steps.morale import MoralePhase
from robinsonade.games.robinson_crusoe.steps.night import NightPhase
from robinsonade.games.robinson_crusoe.steps.planning import Planning
from robinsonade.games.robinson_crusoe.steps.production import ProductionPhase
from robinsonade.games.robinson_crusoe.steps.round import STEPS_OF_A_ROUND, Dawn, Round
from robinsonade.games.robinson_crusoe.steps.weather import WeatherPhase
from robinsonade.games.robinson_crusoe.table.phases import (
    DAWN,
    EVENT_PHASE,
    MORALE_PHASE,
    NIGHT_PHASE,
    PLANNING_PHASE,
    PRODUCTION_PHASE,
    WEATHER_PHASE,
)
from robinsonade.games.robinson_crusoe.table.records import Kept
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.position import BadPosition, check_box, find
from robinsonade.kernel.step import Step

NOTHING: Final = "nothing"
# Where the steps of a round are entered, and the phase that has begun by then.
PHASES: Final[dict[str, tuple[type[Step], int]]] = {
    "dawn": (Dawn, DAWN),
    "event": (EventPhase, EVENT_PHASE),
    "morale": (MoralePhase, MORALE_PHASE),
    "production": (ProductionPhase, PRODUCTION_PHASE),
    "planning": (Planning, PLANNING_PHASE),
    "weather": (WeatherPhase, WEATHER_PHASE),
    "night": (NightPhase, NIGHT_PHASE),
}


def camp(
    cast: Sequence[str] = ("carpenter", "cook", "explorer"),
    *,
    scenario: str = "castaways",
    phase: str = "planning",
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
    board: Iterable[str] = (),
    kept: Iterable[str] = (),
    threats: Sequence[str | None] | None = None,
    events: Sequence[str] | None = None,
    script: Sequence[int] = (),
    seed: int = 1,
    **options: str,
) -> Camp:
    """A camp in this position, played on until somebody must choose.

    `cast` are the characters of the seats; the first one is the first player. `phase` is what comes
    next in round `turn`: "dawn", "event", "morale", "production", "planning", "weather" or "night"
    ("nothing": the agenda stays empty, for those who put their own steps on it).

    `stock` has the available resources, `levels` roof, palisade and weapon, `at` the space of the
    camp, `tiles` the numbers of explored tiles by space, `shelter` says whether it is built.
    `wounds` and `determination` go by character. `items` are owned; `board` are more inventions
    that lie there unbuilt. `uses` are the starting items that are there, and how often; `tokens`
    the available discovery tokens; `kept` the treasures that somebody keeps. `threats` are the
    cards of the two threat spaces, `events` is the whole Event deck, next card first. `script`
    has the next results of dice.

    Whatever is not named lies as it does at the first decision of a game with that `seed` and those
    `options`, but there are no starting items.

    >>> t = camp(["cook"], tiles={"n1": 4}, wounds={"cook": 3}, stock={"food": 0}, phase="night")
    >>> t.wounds[CHARACTER.index["cook"]], [choice.id for choice in t.choices()]
    (5, ['0.no', '0.space.n1'])
    >>> camp(["cook"], stock={"gold": 3})
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: there is no resource 'gold', but ...
    """
    if phase not in PHASES and phase != NOTHING:
        raise BadPosition(f"there is no phase {phase!r}, but {', '.join([*PHASES, NOTHING])}")
    for name in cast:
        find(CHARACTER, name)
    find(SCENARIO, scenario)
    t = new_camp(len(cast), {**_options(cast, scenario), **options}, seed, True)
    box = t.components()
    t.log = []
    t.agenda = []
    t.offer = None
    t.turn = turn
    t.morale = morale
    put_items_away(t)
    for name, n in (uses or {}).items():
        give_item(t, name, n)
    for name, n in (stock or {}).items():
        t.stock[find(RESOURCE, name)] = n
    for name, n in (levels or {}).items():
        t.levels[find(TRACK, name)] = n
    for name, n in (wounds or {}).items():
        t.wounds[find(CHARACTER, name)] = n
    for name, n in (determination or {}).items():
        t.determination[find(CHARACTER, name)] = n
    for name in items:
        own(t, name)
    for name in board:
        put(t, name)
    for name in tokens:
        give_token(t, name)
    for name in kept:
        keep(t, name)
    for space, number in (tiles or {}).items():
        explore(t, space, number)
    if at is not None:
        t.camp = find(SPACE, at)
    t.shelter = int(shelter) or t.shelter
    t.island_changed()
    if events is not None:
        stack_events(t, *events)
    if threats is not None:
        lay_threats(t, *threats)
    check_box(t, box)
    t.chance.script = list(script)
    if phase != NOTHING:
        begin(t, phase)
    return t


def _options(cast: Sequence[str], scenario: str) -> dict[str, str]:
    """The usual options of the game."""
    return {
        "scenario": scenario,
        "characters": ",".join(cast),
        "items": ITEM_NUMBERS[STARTING_ITEMS],
        "events": USUAL,
        "dog": USUAL,
        "friday": USUAL,
        "wreckage": FIRST_WRECKAGE_ID,
        "first": "1",
    }


def begin(t: Camp, phase: str) -> None:
    """Play on from this phase of the round, to the end of the game.

    >>> t = camp(["cook"], phase="nothing", levels={"weapon": 2})
    >>> begin(t, "planning")
    >>> t.agenda[-1].prompt(t).kind.name
    'plan'
    """
    first, number = PHASES[phase]
    steps = list(STEPS_OF_A_ROUND)
    while not isinstance(steps[0], first):
        del steps[0]
    t.phase = number
    t.agenda = [Round(), *reversed(steps)]
    t.offer = None
    t.settle()


# -- things --------------------------------------------------------------------------------------


def own(t: Camp, name: str) -> None:
    """An item lies item side up; its build effects are not carried out.

    >>> t = camp(["cook"])
    >>> own(t, "pot")
    >>> t.has(INVENTION.index["pot"])
    True
    """
    item = find(INVENTION, name)
    t.on_board &= ~(1 << item)
    t.on_sheet &= ~(1 << item)
    if item in t.inventions.cards:
        take(t.inventions, item)
    t.items |= 1 << item


def put(t: Camp, name: str) -> None:
    """An invention lies on the board, unbuilt."""
    item = find(INVENTION, name)
    if item in t.inventions.cards:
        take(t.inventions, item)
        t.on_board |= 1 << item


def give_item(t: Camp, name: str, uses: int) -> None:
    """A starting item that is not in the game yet is there, for so many uses."""
    item = find(ITEM, name)
    if item not in t.item_box:
        raise BadPosition(f"the starting item {name} is there already")
    t.item_box.remove(item)
    t.uses[item] = uses


def put_items_away(t: Camp) -> None:
    """No starting item is in the game."""
    for item, n in enumerate(t.uses):
        if n > 0:
            t.uses[item] = -1
            t.item_box.append(item)


def give_token(t: Camp, name: str) -> None:
    """A discovery token of the stack is available."""
    token = find(TOKEN, name)
    take(t.discovery, token)
    t.tokens[token] += 1


def keep(t: Camp, name: str) -> None:
    """A treasure of the Mystery deck is kept, usable at once and for ever.

    >>> t = camp(["cook"], kept=["backpack"])
    >>> [CARD.ids[kept.card] for kept in t.usable_cards()]
    ['backpack']
    """
    card = find(CARD, name)
    take(t.mystery, card)
    t.kept.append(Kept(card, -1, 0, -1, -1))


# -- the island ----------------------------------------------------------------------------------


def explore(t: Camp, space: str, number: int) -> None:
    """A tile lies on a space; none of its icons has been resolved.

    >>> t = camp(["cook"], tiles={"n1": 4})
    >>> t.natural_shelter(SPACE.index["n1"]), t.known().bit_count()
    (False, 2)
    """
    if number not in TILE_NUMBERS:
        raise BadPosition(f"there is no tile {number}")
    tile = TILE_NUMBERS.index(number)
    if tile in t.tiles.cards:
        take(t.tiles, tile)
    place = find(SPACE, space)
    t.tile_at[place] = tile
    t.closed &= ~(1 << place)
    t.island_changed()


# -- cards ---------------------------------------------------------------------------------------


def take(deck: Deck, card: int) -> None:
    """Out of a deck, wherever it lies there; of the order of the rest nobody knows anything."""
    if card not in deck.cards:
        raise BadPosition(f"there is no such card ({card}) in the deck")
    deck.cards.remove(card)
    deck.layers = [len(deck.cards)] if deck.cards else []
    deck.seen = {}


def stack(deck: Deck, *top: int) -> None:
    """Put cards on top of a deck, the first one named uppermost."""
    for card in top:
        take(deck, card)
    deck.cards += list(reversed(top))
    deck.layers = [len(deck.cards)]
    deck.seen = {}


def stack_events(t: Camp, *names: str) -> None:
    """These cards are the whole Event deck, the first one named uppermost.

    >>> t = camp(["cook"], turn=2, events=["fight", "frost"], phase="nothing")
    >>> begin(t, "event")
    >>> CARD.ids[t.right], len(t.events)
    ('fight', 1)
    """
    t.event_box = [*t.event_box, *t.events.cards]
    cards = [find(CARD, name) for name in reversed(names)]
    for card in cards:
        for pile in (t.event_box, *[deck.cards for deck in t.adventures], t.mystery.cards):
            if card in pile:
                pile.remove(card)
                break
    for deck in (*t.adventures, t.mystery):
        deck.layers = [len(deck.cards)]
    t.events = Deck(cards, [len(cards)] if cards else [], {})
    show_back(t)


def lay_threats(t: Camp, left: str | None, right: str | None) -> None:
    """These cards lie in the threat spaces; those that lay there are discarded.

    >>> t = camp(["cook"], threats=[None, "fight"])
    >>> [card >= 0 and CARD.ids[card] for card in (t.left, t.right)]
    [False, 'fight']
    """
    t.events_out += [card for card in (t.left, t.right) if card >= 0]
    t.left = -1 if left is None else find_event(t, left)
    t.right = -1 if right is None else find_event(t, right)
    show_back(t)


def find_event(t: Camp, name: str) -> int:
    """Take an event card from wherever it lies."""
    card = find(CARD, name)
    if card in t.events.cards:
        take(t.events, card)
        return card
    for pile in (t.event_box, t.events_out):
        if card in pile:
            pile.remove(card)
            return card
    raise BadPosition(f"{name} is no event that is free")


lay_out = camp  # what all games call their builder: for files that name what lies where
