"""Tables to tell rule stories on: any position of Papúa.

Seats are numbers, red is 0. Things go by their ids ("funding", "spider", "log_mixed"), choices by
theirs ("0.place.3.funding"). Dice are digits, C is a catastrophe: "4332C".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from robinsonade.games.papua.box.cards import (
    COUNTER_IDS,
    FIRST_DECK,
    KIND_COUNT,
    KIND_IDS,
    KINDS,
    NOTE_IDS,
    REPOSITION_COUNTER,
    SCIENCE_IDS,
    SECOND_DECK,
)
from robinsonade.games.papua.box.components import (
    CARDS_REMOVED,
    COINS_IN_BOX,
    DESTINATIONS,
    EXPLORERS_EACH,
    FOOD_IN_BOX,
    ZONE_IDS,
    ZONES,
)
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.setup import hand_out, switch
from robinsonade.games.papua.steps.end_of_round import END_OF_ROUND
from robinsonade.games.papua.steps.neutral_rolls import NEUTRAL_ROLLS
from robinsonade.games.papua.steps.player_turn import PLAYER_TURNS
from robinsonade.games.papua.steps.resolution import RESOLVE
from robinsonade.games.papua.steps.round import ROUND
from robinsonade.games.papua.steps.start_phase import FORBIDDING_X, START_PHASE, TURN_ORDER
from robinsonade.games.papua.table.table import STREAMS, Papua
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import IllegalChoice
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Step
from robinsonade.kernel.view import words

# The steps still to come, last one first, as on the agenda.
PHASES: Final[dict[str, list[Step]]] = {
    "round": [ROUND],
    "start": [
        ROUND,
        END_OF_ROUND,
        RESOLVE[1],
        PLAYER_TURNS[0],
        TURN_ORDER,
        FORBIDDING_X,
        START_PHASE,
    ],
    "forbid": [ROUND, END_OF_ROUND, RESOLVE[1], PLAYER_TURNS[0], TURN_ORDER, FORBIDDING_X],
    "neutral": [ROUND, END_OF_ROUND, RESOLVE[1], PLAYER_TURNS[0], TURN_ORDER, NEUTRAL_ROLLS],
    "turns": [ROUND, END_OF_ROUND, RESOLVE[1], PLAYER_TURNS[0]],
    "resolve": [ROUND, END_OF_ROUND, RESOLVE[1]],
    "end": [ROUND, END_OF_ROUND],
}
SYMBOL_NOTE: Final = {
    "+": "nb1_quiet_camp",
    "-": "nb1_letters_of_credit",
    "=": "nb1_good_catch",
}
# Science cards without a moment in most stories.
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
) -> Papua:
    """A table in this position, played on until somebody must choose.

    Explorers that are neither in the pool nor in zones are in the reserve (or, with `reserve`, the
    pool has the rest). `dice` are the next results; `cards` has words like "spider*2 plant" for
    each seat; `pile` is the face-down pile of counters, next one first.
    """
    t = Papua(seats, Chance.seeded(1, STREAMS))
    t.log = []
    switch(t, GAME.settle_options(seats, dict(options or {})))
    hand_out(t)
    t.turn = round
    t.science = [SCIENCE_IDS.index(name) for name in science[:seats]]
    t.coins, t.food = list(coins[:seats]), list(food[:seats])
    t.bank_coins, t.bank_food = COINS_IN_BOX - sum(t.coins), FOOD_IN_BOX - sum(t.food)
    for zone, people in (zones or {}).items():
        for seat, number in enumerate(people[:seats]):
            t.zones[seat * ZONES + ZONE_IDS.index(zone)] = number
    t.pool = list(pool[:seats])
    t.reserve = [EXPLORERS_EACH - t.pool[seat] - t.on_board(seat) for seat in range(seats)]
    if reserve is not None:
        t.reserve = list(reserve[:seats])
        t.pool = [EXPLORERS_EACH - t.reserve[seat] - t.on_board(seat) for seat in range(seats)]
    assert min(t.reserve) >= 0, "too many explorers"
    t.energy = list(energy[:seats])
    by_energy = sorted(range(seats), key=lambda seat: -t.energy[seat])
    t.order = list(order) if order is not None else by_energy
    t.prestige, t.hut = list(prestige[:seats]), list(hut[:seats])
    for number, zone in (markers or {}).items():
        t.zone_of[number] = ZONE_IDS.index(zone)
    t.forbidden = ZONE_IDS.index(forbidden) if forbidden else -1
    lay_cards(t, cards, () if phase in ("round", "start") else open_cards)
    lay_counters(t, counters, pile, aside)
    name = "" if phase in ("round", "start") else SYMBOL_NOTE.get(symbol, note)
    lay_notes(t, notes, name, first_deck)
    t.turn_order = list(turns) if turns is not None else t.order.copy()
    t.neutral = list(neutral)
    assert t.components() == GAME.new_table(seats, 0).components(), "something too many or too few"
    t.chance.script = [*["C12345".index(face) for face in dice], *script]
    t.agenda = PHASES[phase].copy()
    t.settle()
    return t


def lay_cards(t: Papua, cards: Sequence[str], open_cards: Sequence[str]) -> None:
    left = KIND_COUNT.copy()
    for seat, held in enumerate(cards):
        for word in held.split():
            name, _, times = word.partition("*")
            kind = KIND_IDS.index(name)
            t.collected[seat * KINDS + kind] += int(times or 1)
            left[kind] -= int(times or 1)
    for destination, name in enumerate(open_cards):
        t.open_cards[destination] = KIND_IDS.index(name)
        left[KIND_IDS.index(name)] -= 1
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
    t.counters = [COUNTER_IDS.index(name) for name in counters]
    t.reposition_aside = aside
    left = [c for c in range(len(COUNTER_IDS)) if c not in t.counters]
    if aside:
        left.remove(REPOSITION_COUNTER)
    face_down = left if pile is None else [COUNTER_IDS.index(name) for name in reversed(pile)]
    t.counter_pile = Deck(face_down, [len(face_down)] if face_down else [], {})
    t.counter_discard = [counter for counter in left if counter not in face_down]


def lay_notes(
    t: Papua, notes: Sequence[Sequence[str]], note: str, first_deck: Sequence[str] | None
) -> None:
    gone = 0
    for seat, held in enumerate(notes):
        t.notes[seat] = sum(1 << NOTE_IDS.index(name) for name in held)
        gone |= t.notes[seat]
    if note:
        t.note = NOTE_IDS.index(note)
        gone |= 1 << t.note
    first = [n for n in FIRST_DECK if not gone >> n & 1]
    if first_deck is not None:
        kept = [NOTE_IDS.index(name) for name in reversed(first_deck)]
        t.notes_out = sum(1 << n for n in first if n not in kept)
        first = kept
    second = [n for n in SECOND_DECK if not gone >> n & 1]
    t.note_deck_1 = Deck(first, [len(first)] if first else [], {})
    t.note_deck_2 = Deck(second, [len(second)], {})


# -- playing -------------------------------------------------------------------------------------


def play(t: Papua, *ids: str) -> None:
    """Make these choices, one after the other."""
    for choice_id in ids:
        t.apply(GAME.catalogue.find(choice_id))


def roll(t: Papua, dice: str) -> None:
    """These are the next results of dice."""
    t.chance.script = ["C12345".index(face) for face in dice]


def refuses(t: Papua, choice_id: str) -> bool:
    """The table does not take this choice, and nothing has changed."""
    before = fingerprint(t)
    with pytest.raises(IllegalChoice):
        play(t, choice_id)
    return fingerprint(t) == before


def bid(t: Papua, seat: int, *stakes: str) -> None:
    """Bid "2+1" explorers and coins for jungle, river and volcano, as far as it is asked."""
    places = GAME.words[1].ids
    for place, stake in zip(places, [*stakes, "0+0", "0+0", "0+0"], strict=False):
        explorers, _, coins = stake.partition("+")
        for word in (f"{seat}.bid.{place}.{explorers}", f"{seat}.bid-coins.{place}.{coins or 0}"):
            if word in ids(t, seat):
                play(t, word)


def finish_turn(t: Papua) -> None:
    """The active player does nothing more."""
    seat = t.active
    for quiet in ("roll", "pass", "lose-explorer", "keep-dice", "stop-placing", "eat.0"):
        if f"{seat}.{quiet}" in ids(t):
            play(t, f"{seat}.{quiet}")


# -- looking -------------------------------------------------------------------------------------


def ids(t: Papua, seat: int | None = None) -> list[str]:
    """Everything offered now, to anybody or to one seat."""
    return [choice.id for choice in t.choices() if seat in (None, choice.seat)]


def kinds(t: Papua, seat: int | None = None) -> set[str]:
    """The kinds of choices offered now."""
    return {choice.kind.name for choice in t.choices() if seat in (None, choice.seat)}


def offered(t: Papua, kind: str) -> set[str]:
    """The last word of all choices of one kind."""
    return {c.id.rpartition(".")[2] for c in t.choices() if c.kind.name == kind}


def prompt(t: Papua) -> str:
    """What the table asks now; empty at the end."""
    return t.agenda[-1].prompt(t).kind.name if t.agenda else ""


def here(t: Papua, zone: str) -> list[int]:
    """The explorers of each seat in a zone."""
    return [t.here(seat, ZONE_IDS.index(zone)) for seat in range(t.seats)]


def marker(t: Papua, zone: str) -> int:
    """The number of the marker on a zone; 0 without one."""
    place = ZONE_IDS.index(zone)
    return t.zone_of.index(place) if place in t.zone_of else 0


def held(t: Papua, seat: int) -> dict[str, int]:
    """The expedition cards of a seat."""
    return {KIND_IDS[kind]: t.cards(seat, kind) for kind in range(KINDS) if t.cards(seat, kind)}


def told(t: Papua, *only: str) -> list[str]:
    """What has happened, as "kind id id", all of it or only of some kinds."""
    return [
        " ".join([event.kind.name, *map("+".join, words(event.kind, event.facts).values())])
        for event in t.log or []
        if not only or event.kind.name in only
    ]
