"""Any position of Náufragos: for lessons, puzzles, tests and "what if".

Castaways, cards, actions and constructions go by their ids ("cook_f", "rope", "forage", "raft").
Lists have an entry for each seat; whoever is beyond their end has what one has at the start.

>>> t = shore(2, turn=4, wood=3, energy=[5, 2], items=[["rope"], ["spyglass"]], fire=1)
>>> t.turn, t.wood, t.energy, len(t.events)
(4, 3, [5, 2], 14)
>>> [choice.id for choice in t.choices()][-2:]
['0.camp.camp_prepare_exploration', '0.offer.rope.1']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from robinsonade.games.naufragos.box.book import CAMP_CARD, EVENT
from robinsonade.games.naufragos.box.cards import CARD, CARD_IDS
from robinsonade.games.naufragos.box.components import (
    ACTION,
    BUILD_ENERGY,
    BUILDING,
    CAMP,
    DECK_IDS,
    EASIEST,
    EVENT_CARDS,
    EVENTS_DECK,
    HARDEST,
    LAST_SPACE,
    NOBODY,
    PERSON,
    SLOT_AT,
    SPACE_AT,
    STORM,
    TOKEN_VALUES,
    WEATHER,
)
from robinsonade.games.naufragos.prompts import ACTIONS_END, BEFORE_RESCUE
from robinsonade.games.naufragos.rules.camp_board import slot_of
from robinsonade.games.naufragos.rules.decks import deck_of, from_reserve, in_box
from robinsonade.games.naufragos.rules.people import usable
from robinsonade.games.naufragos.setup import new_castaways
from robinsonade.games.naufragos.steps.actions import (
    BEFORE_EXPLORATION,
    BEGIN_ACTIONS,
    END_ACTIONS,
    Resolve,
)
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.casting import cast
from robinsonade.games.naufragos.steps.end_of_turn import END_OF_TURN
from robinsonade.games.naufragos.steps.ending import RESCUE
from robinsonade.games.naufragos.steps.exploration.exploring import ROUND
from robinsonade.games.naufragos.steps.survival import SURVIVAL
from robinsonade.games.naufragos.steps.turn import TURN
from robinsonade.games.naufragos.table.fields import (
    ACTION_PHASE,
    END_PHASE,
    EVENT_PHASE,
    FREE,
    SURVIVAL_PHASE,
)
from robinsonade.games.naufragos.table.imagination import STAGE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.position import BadPosition, check_box, find
from robinsonade.kernel.step import Step

PERSONS: Final = ("amateur_hunter_m", "cook_f", "physician_m", "fisher_f")
OPTIONS: Final = {"rerolls": "on", "lost_trade": "on", "winner": "single", "cards": "none"}

# The steps still to come, last one first, as on the agenda; and the phase of the turn.
_EVENING: Final[list[Step]] = [TURN, END_ACTIONS, RESPITES[ACTIONS_END]]
PHASES: Final[dict[str, list[Step]]] = {
    "": [],
    "turn": [TURN],
    "actions": [TURN, BEGIN_ACTIONS],
    "resolution": [*_EVENING, BEFORE_EXPLORATION, Resolve(0)],
    "exploration": [*_EVENING, ROUND],
    "survival": [TURN, SURVIVAL],
    "rescue": [TURN, RESCUE, RESPITES[BEFORE_RESCUE]],
    "night": [TURN, END_OF_TURN],
}
_PHASE_OF: Final = {
    "turn": EVENT_PHASE,
    "survival": SURVIVAL_PHASE,
    "rescue": SURVIVAL_PHASE,
    "night": END_PHASE,
}


def shore(
    seats: int = 2,
    *,
    phase: str = "actions",
    turn: int = 1,
    persons: Sequence[str] = PERSONS,
    first: int = 0,
    energy: Sequence[int] = (),
    injuries: Sequence[int] = (),
    sequelae: Sequence[int] = (),
    track: Sequence[int] = (),
    carried: Sequence[int] = (),
    items: Sequence[Sequence[str]] = (),
    tokens: Sequence[Sequence[int]] = (),
    lost: Sequence[int] = (),
    explorers: Sequence[int] = (),
    difficulty: int = EASIEST,
    food: int | None = None,
    wood: int | None = None,
    fresh: int = 0,
    fire: int | None = None,
    weather: str = "",
    wreck: int | None = None,
    salvage: bool = False,
    built: Sequence[str] = (),
    progress: Mapping[str, int] | None = None,
    raft: bool = False,
    camp: Sequence[str] = (),
    pending: Sequence[str] = (),
    pawns: Mapping[str, Sequence[int]] | None = None,
    event: str = "",
    decks: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Castaways:
    """A table in this position, played on until somebody must choose.

    `phase` is what comes next: the "turn" with its event, the "actions" from the white pawn on,
    the "resolution" of `pawns`, the "exploration" of `explorers` (in marching order), "survival",
    the check for a "rescue", the "night", or "" for nothing at all. `turn` is the number of the
    turn, `first` the starting player. `tokens` are the values of story tokens held; `lost` the
    seats that are lost, as one group, at this `difficulty`; `track` the spaces on the exploration
    track. `fire` is the wood on a fire that burns. `raft` says that it can be built. `camp` has
    further camp cards, `pending` the explorations that wait, `pawns` who stands on which action,
    or camp card, in order.

    `event` is that of this turn. `decks` has top cards by deck (coast, interior, heart, events,
    remains), in the order in which they are drawn; cards come from wherever they lie unseen.
    `dice` are the next results; `seed` decides the rest.

    >>> t = shore(phase="exploration", explorers=[1, 0], decks={"coast": ["coast_tide_pools"]})
    >>> [choice.id for choice in t.choices()], CARD_IDS[t.coast.cards[-1]]
    (['1.return', '1.explore.coast'], 'coast_tide_pools')
    >>> shore(2, items=[["rope"], ["ropes"]])
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: there is no card 'ropes'
    >>> shore(2, energy=[12])
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: seat 0 has energy 0 to 6, but here 12
    """
    if phase not in PHASES:
        raise BadPosition(f"there is no phase {phase!r}, but {', '.join(PHASES)}")
    if not 1 <= turn <= EVENT_CARDS[seats]:
        raise BadPosition(f"the turns are 1 to {EVENT_CARDS[seats]}, but here {turn}")
    t = new_castaways(seats, settle(options or {}, first), seed, True)
    box = t.components()
    for seat, name in enumerate(persons[:seats]):
        cast(t, seat, find(PERSON, name))
    lay_event(t, turn, phase, event, (decks or {}).get(DECK_IDS[EVENTS_DECK], ()))
    for name, cards in (decks or {}).items():
        if name not in DECK_IDS:
            raise BadPosition(f"there is no deck {name!r}, but {', '.join(DECK_IDS)}")
        if name != DECK_IDS[EVENTS_DECK]:
            lay_on_top(deck_of(t, DECK_IDS.index(name)), [fetch(t, card) for card in cards])
    harm(t, energy, injuries, sequelae)
    for seat in range(len(track)):
        t.track[seat] = within(f"seat {seat} stands on space", track[seat], LAST_SPACE)
    for seat in range(len(carried)):
        t.carried[seat] = carried[seat]
    for seat, held in enumerate(items):
        t.items[seat] = sorted([fetch(t, name) for name in held])
    hand_out_tokens(t, tokens)
    t.food = t.food if food is None else food
    t.wood = t.wood if wood is None else wood
    t.fresh = fresh
    t.fire = fire is not None
    t.fire_wood = fire or 0
    t.weather = find(WEATHER, weather) if weather else t.weather
    t.storm_turn = t.turn if t.weather == STORM and phase != "turn" else 0  # NAU-7.5
    t.wreck = t.wreck if wreck is None else wreck
    t.salvage = salvage
    t.raft_known = raft
    t.built = mask_of([find(BUILDING, name) for name in built])
    for name, units in (progress or {}).items():
        building = find(BUILDING, name)
        t.progress[building] = within(f"{name} has progress", units, BUILD_ENERGY[building])
    for name in camp:
        t.camp[t.camp.index(FREE)] = fetch(t, name)
    for name in pending:
        t.pending[t.pending.index(FREE)] = fetch(t, name)
    t.difficulty = within("the difficulty is", difficulty, HARDEST)
    send_out(t, explorers, lost)
    put_pawns(t, pawns or {})
    check_box(t, box)
    t.chance.script = [face - 1 for face in dice]
    t.log = []
    t.offer = None
    t.agenda = PHASES[phase].copy()
    t.settle()
    return t


def settle(given: Mapping[str, str], first: int) -> dict[str, str]:
    """Every option with its value, those not given with their default."""
    for name in given:
        if name not in OPTIONS:
            raise BadPosition(f"there is no option {name}, but {', '.join(OPTIONS)}")
    settled = {**OPTIONS, **given, "first": str(first + 1)}
    settled["cards"] = settled["cards"].removeprefix("none")
    return settled


def within(what: str, n: int, most: int) -> int:
    if not 0 <= n <= most:
        raise BadPosition(f"{what} 0 to {most}, but here {n}")
    return n


# -- cards ---------------------------------------------------------------------------------------


def fetch(t: Castaways, name: str) -> int:
    """Take a card from wherever it lies unseen: decks, box, reserve; or out of the game."""
    if name not in CARD.index:
        raise BadPosition(f"there is no card {name!r}")
    card = CARD.index[name]
    for number in range(len(DECK_IDS)):
        deck = deck_of(t, number)
        if card in deck.cards:
            deck.take_out(deck.cards.index(card))
            return card
    for heap in (t.box, t.box_events, t.discard):
        if card in heap:
            heap.remove(card)
            return card
    if in_box(t, card):
        from_reserve(t, card)
    elif t.book.cards[card].kind != CAMP_CARD or slot_of(t, card) >= 0:
        raise BadPosition(f"all cards {name} are somewhere else")
    return card


def lay_on_top(deck: Deck, cards: list[int]) -> None:
    """A deck with these on top, first one first, of which nobody knows anything."""
    deck.cards = deck.cards + cards[::-1]
    deck.layers = [len(deck.cards)] if deck.cards else []
    deck.seen = {}


def lay_event(t: Castaways, turn: int, phase: str, event: str, top: Sequence[str]) -> None:
    """The event of this turn; those before it are discarded, as many are left as turns."""
    t.phase = _PHASE_OF.get(phase, ACTION_PHASE)
    t.turn = turn - 1 if phase == "turn" else turn
    unused = len(t.box_events)
    wanted = [fetch(t, name) for name in ([event, *top] if event else top)]
    for card in wanted:
        if t.book.cards[card].kind != EVENT:
            raise BadPosition(f"{CARD_IDS[card]} is no event")
        if t.book.cards[card].plot > 0:
            t.own_events = [*t.own_events, card]
    following = wanted[1:] if event else wanted
    left = EVENT_CARDS[t.seats] - t.turn
    while len(t.events) + len(following) > left:
        t.discard.append(t.events.draw())
    if event:
        t.current = wanted[0]
    elif t.turn:
        t.current = t.discard.pop()
    back = [t.discard.pop() for _ in range(unused - len(t.box_events))]
    # NAU-R12: each plot event has pushed another one out.
    pushed = [stage * STAGE + t.discard.pop() for stage in range(len(t.own_events))]
    t.box_events = sorted(t.box_events + back) + pushed
    lay_on_top(t.events, following)


# -- castaways -----------------------------------------------------------------------------------


def harm(
    t: Castaways, energy: Sequence[int], injuries: Sequence[int], sequelae: Sequence[int]
) -> None:
    """Injuries and sequelae leave less energy."""
    t.sequelae = [*sequelae, *t.sequelae[len(sequelae) :]]
    for seat in range(t.seats):
        t.injuries[seat] = injuries[seat] if seat < len(injuries) else 0
        most = usable(t, seat)
        if most < 0:
            raise BadPosition(f"seat {seat} has more injuries than energy")
        wanted = energy[seat] if seat < len(energy) else min(t.energy[seat], most)
        t.energy[seat] = within(f"seat {seat} has energy", wanted, most)


def hand_out_tokens(t: Castaways, tokens: Sequence[Sequence[int]]) -> None:
    """Story tokens by their values."""
    for seat, values in enumerate(tokens):
        for value in values:
            if value not in TOKEN_VALUES:
                raise BadPosition(f"story tokens are worth {TOKEN_VALUES}, but here {value}")
            token = TOKEN_VALUES.index(value)
            if token not in t.token_deck.cards:
                raise BadPosition(f"there are not so many story tokens of {value}")
            t.token_deck.take_out(t.token_deck.cards.index(token))
            t.tokens[seat] = sorted([*t.tokens[seat], token])


def send_out(t: Castaways, explorers: Sequence[int], lost: Sequence[int]) -> None:
    """Who explores, in marching order, and who is lost."""
    t.march = list(explorers)
    t.party = mask_of(explorers)
    t.explorer = explorers[0] if explorers else NOBODY
    t.lost = mask_of(lost)
    for seat in lost:
        if has(t.party, seat):
            raise BadPosition(f"seat {seat} is lost and explores")
        t.group[seat] = min(lost)
        t.lost_at = [t.difficulty if other in lost else 0 for other in range(t.seats)]


def put_pawns(t: Castaways, pawns: Mapping[str, Sequence[int]]) -> None:
    """Pawns on the spaces of actions, or on camp cards."""
    for name, owners in pawns.items():
        for number, seat in enumerate(owners):
            if name in CARD.index:
                if slot_of(t, CARD.index[name]) < 0:
                    raise BadPosition(f"{name} is no card of this camp")
                t.pawns[SLOT_AT + slot_of(t, CARD.index[name])] = seat
                t.did[seat] |= 1 << CAMP
            else:
                action = find(ACTION, name)
                t.pawns[SPACE_AT[action] + number] = seat
                t.did[seat] |= 1 << action


lay_out = shore  # what all games call their builder: for files that name what lies where
