"""Everything that lies on the table of Papúa, as typed fields."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.table import Table

NOBODY: Final = -1
NOTHING: Final = -1

# What a table holds until its set-up, its original or its file fills it: never changed.
_NO_NUMBERS: Final[list[int]] = []
_NO_DECK: Final = Deck([], [], {})


class Fields(Table):
    """`turn` counts rounds; `active` is whose player turn it is."""

    __slots__ = (
        "bank_coins",
        "bank_food",
        "bottom_arrival",
        "cards_out",
        "coins",
        "collected",
        "counter_discard",
        "counter_pile",
        "counters",
        "dice",
        "dice_now",
        "dice_next",
        "energy",
        "expedition_deck",
        "first_seat",
        "food",
        "food_for_bids",
        "forbidden",
        "hut",
        "last_round",
        "limited",
        "money_tie_nobody",
        "neutral",
        "neutral_coins_first",
        "note",
        "note_deck_1",
        "note_deck_2",
        "notes",
        "notes_out",
        "open_cards",
        "order",
        "pool",
        "prestige",
        "removed",
        "reposition_aside",
        "reserve",
        "science",
        "second_deck",
        "spent",
        "supplied",
        "tie_by_energy",
        "turn_order",
        "zone_of",
        "zones",
    )

    PILES: ClassVar[tuple[str, ...]] = ("counter_discard", "counters", "open_cards", "turn_order")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        # Settled at the start and shared by all clones.
        self.limited = True  # PAP-16.1
        self.food_for_bids = False  # PAP-16.2
        self.bottom_arrival = False  # PAP-16.3
        self.money_tie_nobody = False  # PAP-16.4
        self.tie_by_energy = False  # PAP-16.5
        self.neutral_coins_first = True  # PAP-16.6
        self.science = _NO_NUMBERS  # the card of each seat
        self.first_seat = 0
        # Of each seat.
        self.coins = _NO_NUMBERS
        self.food = _NO_NUMBERS
        self.pool = _NO_NUMBERS  # PAP-1.3: explorers behind the screen, bids included
        self.reserve = _NO_NUMBERS
        self.energy = _NO_NUMBERS
        self.prestige = _NO_NUMBERS
        self.hut = _NO_NUMBERS  # 0: none yet
        self.zones = _NO_NUMBERS  # explorers on the board, one seat after the other
        self.collected = _NO_NUMBERS  # expedition cards, one seat after the other
        self.notes = _NO_NUMBERS  # masks of notebook cards
        self.supplied = _NO_NUMBERS  # masks of supply spaces
        self.dice_now = _NO_NUMBERS  # PAP-4.2: dice by a tribe card this round
        self.dice_next = _NO_NUMBERS  # PAP-6.7.3: more dice on the next turn
        self.spent = 0  # mask of seats whose science card has been used
        # On the board.
        self.order = _NO_NUMBERS  # PAP-3.2, PAP-3.3: energy order, with the stacks in it
        self.turn_order = _NO_NUMBERS  # replaced every round, never changed
        self.zone_of = _NO_NUMBERS  # where the marker of each number lies
        self.forbidden = NOTHING
        self.open_cards = _NO_NUMBERS  # at each destination
        self.counters = _NO_NUMBERS  # revealed and not taken
        self.note = NOTHING  # revealed this round, or already taken this round
        self.dice = _NO_NUMBERS  # of the active player: how many show each face, DEAD the last
        self.neutral = _NO_NUMBERS  # PAP-12.4: explorers in its five places
        # Piles.
        self.bank_coins = 0
        self.bank_food = 0
        self.expedition_deck = _NO_DECK
        self.removed = _NO_NUMBERS  # PAP-2.3: never seen; never changed
        self.cards_out = _NO_NUMBERS  # counts of each kind
        self.counter_pile = _NO_DECK
        self.counter_discard = _NO_NUMBERS
        self.reposition_aside = False
        self.note_deck_1 = _NO_DECK
        self.note_deck_2 = _NO_DECK
        self.notes_out = 0  # mask
        # What has happened.
        self.second_deck = False  # PAP-4.8: somebody's energy has been low
        self.last_round = False  # PAP-9.2: somebody's energy has been below 0
