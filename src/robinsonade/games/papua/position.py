"""Any position of Papúa: for lessons, puzzles, tests and "what if".

Seats are numbers, red is 0. Things go by their ids ("funding", "spider", "log_mixed"). Dice are
digits, C is a catastrophe: "4332C".

>>> t = camp(2, coins=[5, 0], dice="44321", zones={"funding": [0, 2]}, markers={3: "funding"})
>>> t.coins, t.here(1, find(ZONE, "funding")), t.dice[1:6]
([5, 0], 2, [1, 1, 1, 2, 0])
>>> [choice.id for choice in t.choices()][:3]
['0.keep-dice', '0.reroll.1', '0.raise.1']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from robinsonade.games.papua.box.cards import (
    CARD,
    COUNTER,
    COUNTERS,
    FIRST_DECK,
    KIND_COUNT,
    KINDS,
    NOTE,
    REPOSITION_COUNTER,
    SCIENCE,
    SECOND_DECK,
)
from robinsonade.games.papua.box.components import (
    CARDS_REMOVED,
    COINS_IN_BOX,
    DESTINATIONS,
    EXPLORERS_EACH,
    FOOD_IN_BOX,
    MARKERS,
    OPTION_IDS,
    OPTION_VALUES,
    ZONE,
    ZONES,
)
from robinsonade.games.papua.setup import hand_out, new_papua, switch
from robinsonade.games.papua.steps.end_of_round import END_OF_ROUND
from robinsonade.games.papua.steps.neutral_rolls import NEUTRAL_ROLLS
from robinsonade.games.papua.steps.player_turn import PLAYER_TURNS
from robinsonade.games.papua.steps.resolution import RESOLVE
from robinsonade.games.papua.steps.round import ROUND
from robinsonade.games.papua.steps.start_phase import FORBIDDING_X, START_PHASE, TURN_ORDER
from robinsonade.games.papua.table.fields import NOTHING
from robinsonade.games.papua.table.table import STREAMS, Papua
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.position import BadPosition, check_box, find
from robinsonade.kernel.step import Step

# The steps still to come, last one first, as on the agenda.
_RESOLUTION: Final[list[Step]] = [ROUND, END_OF_ROUND, RESOLVE[1]]
_TURNS: Final[list[Step]] = [*_RESOLUTION, PLAYER_TURNS[0]]
PHASES: Final[dict[str, list[Step]]] = {
    "round": [ROUND],
    "start": [*_TURNS, TURN_ORDER, FORBIDDING_X, START_PHASE],
    "forbid": [*_TURNS, TURN_ORDER, FORBIDDING_X],
    "neutral": [*_TURNS, TURN_ORDER, NEUTRAL_ROLLS],
    "turns": _TURNS,
    "resolve": _RESOLUTION,
    "end": [ROUND, END_OF_ROUND],
}
BEFORE_REVEALING: Final = ("round", "start")  # nothing lies open yet
# A notebook card with each symbol.
SYMBOL_NOTE: Final = {
    "+": "nb1_quiet_camp",
    "-": "nb1_letters_of_credit",
    "=": "nb1_good_catch",
}
# Science cards without a moment in most rounds.
QUIET: Final = ("medicine", "biology", "finance", "anthropology")


def camp(
    seats: int = 3,
    *,
    phase: str = "turns",
    round: int = 2,
    science: Sequence[str] = QUIET,
    coins: Sequence[int] = (3, 3, 3, 3),
    food: Sequence[int] = (3, 3, 3, 3),
    pool: Sequence[int] = (7, 7, 7, 7),
    reserve: Sequence[int] | None = None,
    energy: Sequence[int] = (50, 50, 50, 50),
    order: Sequence[int] | None = None,
    prestige: Sequence[int] = (0, 0, 0, 0),
    hut: Sequence[int] = (0, 0, 0, 0),
    zones: Mapping[str, Sequence[int]] | None = None,
    markers: Mapping[int, str] | None = None,
    forbidden: str = "",
    cards: Sequence[str] = (),
    notes: Sequence[Sequence[str]] = (),
    open_cards: Sequence[str] = ("spider", "plant", "beetle"),
    counters: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    aside: bool = False,
    note: str = "nb1_quiet_camp",
    symbol: str = "",
    first_deck: Sequence[str] | None = None,
    turns: Sequence[int] | None = None,
    neutral: Sequence[int] = (0, 0, 0, 0, 0),
    dice: str = "",
    script: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Papua:
    """A table in this position, played on until somebody must choose.

    `phase` is what comes next: "round", "start" (what is revealed), "forbid" (the X marker),
    "neutral" (its dice), "turns", "resolve" or "end" (of the round). Lists have an entry for each
    seat; what is beyond the seats does not matter.

    Explorers that are neither in the pool nor in `zones` are in the reserve (or, with `reserve`,
    the pool has the rest). `order` is the energy order, with the stacks in it; `turns` the turn
    order. `cards` has words like "spider*2 plant" for each seat, `notes` their notebook cards.
    `note` is the notebook card of the round, or `symbol` one with that symbol. `pile` is the
    face-down pile of counters, next one first; `aside` says that the reposition counter lies
    beside it. `neutral` has the explorers of the neutral colour: logistics, notebook, and its
    three destinations. `dice` are the next results, and `script` those of whatever comes then;
    `seed` decides the rest.

    >>> t = camp(phase="resolve", zones={"hunting": [2, 0, 0]}, markers={1: "hunting"}, dice="145")
    >>> t.food, t.turn
    ([9, 3, 3], 3)
    >>> camp(pool=[15, 15, 15], zones={"huts": [1, 0, 0]})
    Traceback (most recent call last):
    robinsonade.kernel.position.BadPosition: seat 0 has too many explorers
    """
    if phase not in PHASES:
        raise BadPosition(f"there is no phase {phase!r}, but {', '.join(PHASES)}")
    t = Papua(seats, Chance.seeded(seed, STREAMS))
    t.log = []
    settled = settle(options or {})
    switch(t, settled)
    hand_out(t)
    t.turn = round
    t.science = [find(SCIENCE, name) for name in science[:seats]]
    t.coins, t.food = list(coins[:seats]), list(food[:seats])
    t.bank_coins, t.bank_food = COINS_IN_BOX - sum(t.coins), FOOD_IN_BOX - sum(t.food)
    for zone, people in (zones or {}).items():
        for seat, number in enumerate(people[:seats]):
            t.zones[seat * ZONES + find(ZONE, zone)] = number
    lay_explorers(t, pool, reserve)
    t.energy = list(energy[:seats])
    by_energy = sorted(range(seats), key=lambda seat: -t.energy[seat])
    t.order = list(order) if order is not None else by_energy
    t.prestige, t.hut = list(prestige[:seats]), list(hut[:seats])
    for number, zone in (markers or {}).items():
        if not 1 <= number <= MARKERS:
            raise BadPosition(f"there is no marker {number}")
        t.zone_of[number] = find(ZONE, zone)
    t.forbidden = find(ZONE, forbidden) if forbidden else NOTHING
    revealed = phase not in BEFORE_REVEALING
    lay_cards(t, cards, open_cards if revealed else ())
    lay_counters(t, counters, pile, aside)
    lay_notes(t, notes, SYMBOL_NOTE.get(symbol, note) if revealed else "", first_deck)
    t.turn_order = list(turns) if turns is not None else t.order.copy()
    t.neutral = list(neutral)
    check_box(t, new_papua(seats, settled, 0, False).components())
    t.chance.script = [*["C12345".index(face) for face in dice], *script]
    t.agenda = PHASES[phase].copy()
    t.settle()
    return t


def settle(given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, those not given with their default."""
    settled = {name: values[0] for name, values in zip(OPTION_IDS, OPTION_VALUES, strict=True)}
    for name, value in given.items():
        if name not in OPTION_IDS or value not in OPTION_VALUES[OPTION_IDS.index(name)]:
            raise BadPosition(f"there is no option {name}={value}")
        settled[name] = value
    return {**settled, "science": RANDOM, "first": RANDOM}


def lay_explorers(t: Papua, pool: Sequence[int], reserve: Sequence[int] | None) -> None:
    for seat in range(t.seats):
        home = EXPLORERS_EACH - t.on_board(seat)
        t.pool[seat] = pool[seat] if reserve is None else home - reserve[seat]
        t.reserve[seat] = home - t.pool[seat]
        if min(t.pool[seat], t.reserve[seat]) < 0:
            raise BadPosition(f"seat {seat} has too many explorers")


def lay_cards(t: Papua, cards: Sequence[str], open_cards: Sequence[str]) -> None:
    left = KIND_COUNT.copy()
    for seat, held in enumerate(cards):
        for word in held.split():
            name, _, times = word.partition("*")
            kind = find(CARD, name)
            t.collected[seat * KINDS + kind] += int(times or 1)
            left[kind] -= int(times or 1)
    for destination, name in enumerate(open_cards):
        t.open_cards[destination] = find(CARD, name)
        left[find(CARD, name)] -= 1
    rest = [kind for i in range(max(left)) for kind in range(KINDS) if i < left[kind]]
    t.removed = rest[:CARDS_REMOVED]
    out = DESTINATIONS * max(0, t.turn - 1)  # of the rounds before
    kept = rest[CARDS_REMOVED : len(rest) - out + sum(t.collected)]
    for kind in rest[CARDS_REMOVED + len(kept) :]:
        t.cards_out[kind] += 1
    t.expedition_deck = Deck(kept, [len(kept)] if kept else [], {})


def lay_counters(
    t: Papua, counters: Sequence[str], pile: Sequence[str] | None, aside: bool
) -> None:
    t.counters = [find(COUNTER, name) for name in counters]
    t.reposition_aside = aside
    left = [counter for counter in range(COUNTERS) if counter not in t.counters]
    if aside:
        left.remove(REPOSITION_COUNTER)
    face_down = left if pile is None else [find(COUNTER, name) for name in reversed(pile)]
    t.counter_pile = Deck(face_down, [len(face_down)] if face_down else [], {})
    t.counter_discard = [counter for counter in left if counter not in face_down]


def lay_notes(
    t: Papua, notes: Sequence[Sequence[str]], note: str, first_deck: Sequence[str] | None
) -> None:
    gone = 0
    for seat, held in enumerate(notes):
        t.notes[seat] = mask_of([find(NOTE, name) for name in held])
        gone |= t.notes[seat]
    if note:
        t.note = find(NOTE, note)
        gone |= 1 << t.note
    first = [n for n in FIRST_DECK if not has(gone, n)]
    if first_deck is not None:
        kept = [find(NOTE, name) for name in reversed(first_deck)]
        t.notes_out = mask_of([n for n in first if n not in kept])
        first = kept
    second = [n for n in SECOND_DECK if not has(gone, n)]
    t.note_deck_1 = Deck(first, [len(first)] if first else [], {})
    t.note_deck_2 = Deck(second, [len(second)], {})


lay_out = camp  # what all games call their builder: for files that name what lies where
