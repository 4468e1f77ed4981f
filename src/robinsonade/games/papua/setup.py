"""Setting the game up (PAP-2)."""

from __future__ import annotations

from robinsonade.games.papua.box.cards import (
    COUNTER_MORE,
    COUNTERS,
    FIRST_DECK,
    KIND_COUNT,
    KIND_MORE,
    KINDS,
    NOTE_MORE,
    SCIENCE_IDS,
    SCIENCES,
    SECOND_DECK,
)
from robinsonade.games.papua.box.components import (
    CARDS_REMOVED,
    COINS_IN_BOX,
    DEAD,
    DESTINATIONS,
    FOOD_IN_BOX,
    MARKERS,
    START_COINS,
    START_ENERGY,
    START_FOOD,
    START_POOL,
    START_PRESTIGE,
    START_RESERVE,
    ZONES,
)
from robinsonade.games.papua.events import COLOUR_GIVEN, FIRST_PLAYER
from robinsonade.games.papua.steps.round import ROUND
from robinsonade.games.papua.table.fields import NOTHING
from robinsonade.games.papua.table.table import (
    COUNTER_STREAM,
    EXPEDITION_STREAM,
    FIRST_NOTE_STREAM,
    NEUTRAL_JUNGLE,
    SECOND_NOTE_STREAM,
    SETUP_STREAM,
    STREAMS,
    Papua,
)
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM, deal
from robinsonade.kernel.kinship import shuffle_kin
from robinsonade.kernel.table import CLOCKWISE


def new_papua(seats: int, options: dict[str, str], seed: int, log: bool) -> Papua:
    """PAP-2.1 to PAP-2.9: the table as it stands before the first decision."""
    t = Papua(seats, Chance.seeded(seed, STREAMS))
    t.log = [] if log else None
    switch(t, options)
    hand_out(t)
    lay_piles(t)
    deal_science(t, options["science"])
    choose_first_player(t, options["first"])
    t.agenda = [ROUND]
    t.settle()
    return t


def switch(t: Papua, options: dict[str, str]) -> None:
    """PAP-16.1 to PAP-16.6: rulings that the players may settle in another way."""
    t.limited = options["limited_supply"] == "true"
    t.food_for_bids = options["food_offsets_bid_energy"] == "true"
    t.bottom_arrival = options["stack_arrival"] == "bottom"
    t.money_tie_nobody = options["money_tie"] == "nobody"
    t.tie_by_energy = options["victory_tie"] == "energy_order"
    t.neutral_coins_first = options["neutral_tie_uses_coins_first"] == "true"


def hand_out(t: Papua) -> None:
    """PAP-2.1, PAP-2.6, PAP-2.8: what everybody begins with; the board is empty."""
    seats = t.seats
    t.coins = [START_COINS] * seats
    t.food = [START_FOOD] * seats
    t.bank_coins = COINS_IN_BOX - seats * START_COINS
    t.bank_food = FOOD_IN_BOX - seats * START_FOOD
    t.pool = [START_POOL] * seats
    t.reserve = [START_RESERVE] * seats
    t.energy = [START_ENERGY] * seats
    t.prestige = [START_PRESTIGE] * seats
    t.hut = [0] * seats
    t.zones = [0] * (seats * ZONES)
    t.collected = [0] * (seats * KINDS)
    t.cards_out = [0] * KINDS
    t.notes = [0] * seats
    t.supplied = [0] * seats
    t.dice_now = [0] * seats
    t.dice_next = [0] * seats
    t.dice = [0] * (DEAD + 1)
    t.zone_of = [NOTHING] * (MARKERS + 1)
    t.open_cards = [NOTHING] * DESTINATIONS
    t.neutral = [0] * (NEUTRAL_JUNGLE + DESTINATIONS)
    t.counters = []
    t.counter_discard = []
    t.turn_order = []


def lay_piles(t: Papua) -> None:
    """PAP-2.2, PAP-2.3, PAP-2.4: everything that lies face down."""
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [kind] * KIND_COUNT[kind]
    shuffle_kin(cards, KIND_MORE, t.chance, EXPEDITION_STREAM)
    t.removed = cards[:CARDS_REMOVED]
    deck = cards[CARDS_REMOVED:]
    t.expedition_deck = Deck(deck, [len(deck)], {})
    t.counter_pile = Deck.varied(list(range(COUNTERS)), COUNTER_MORE, t.chance, COUNTER_STREAM)
    t.note_deck_1 = Deck.varied(FIRST_DECK, NOTE_MORE, t.chance, FIRST_NOTE_STREAM)
    t.note_deck_2 = Deck.varied(SECOND_DECK, NOTE_MORE, t.chance, SECOND_NOTE_STREAM)


def deal_science(t: Papua, chosen: str) -> None:
    """PAP-2.5: one science card each, face up."""
    t.science = deal(chosen, SCIENCE_IDS, list(range(SCIENCES)), t.seats, t.chance, SETUP_STREAM)
    for seat in range(t.seats):
        t.emit(COLOUR_GIVEN, seat, seat, t.science[seat])


def choose_first_player(t: Papua, chosen: str) -> None:
    """PAP-2.7: on top of the stack, then clockwise downwards."""
    first = t.chance.below(t.seats, SETUP_STREAM) if chosen == RANDOM else int(chosen) - 1
    t.first_seat = first
    t.active = first
    t.order = CLOCKWISE[t.seats][first].copy()
    t.emit(FIRST_PLAYER, first)
