"""The board, the screens and everything around them, with the questions the rules ask of them."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.papua.box.cards import (
    COUNTER_IDS,
    KIND_IDS,
    KINDS,
    NOTE_IDS,
    REPOSITION_COUNTER,
    SCIENCE_IDS,
)
from robinsonade.games.papua.box.components import (
    ALL_ZONES,
    CARDS_REMOVED,
    COLOUR_IDS,
    FACES,
    ZONES,
)
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import has
from robinsonade.kernel.table import Table

# The streams of chance.
STREAMS: Final = ("setup", "expeditions", "logistics", "notebook I", "notebook II", "dice")
SETUP_STREAM: Final = 0
EXPEDITION_STREAM: Final = 1
COUNTER_STREAM: Final = 2
FIRST_NOTE_STREAM: Final = 3
SECOND_NOTE_STREAM: Final = 4
DICE_STREAM: Final = 5

NOBODY: Final = -1
NOTHING: Final = -1

# Places of `neutral`: two zones, then the destinations (PAP-12.4).
NEUTRAL_LOGISTICS: Final = 0
NEUTRAL_NOTEBOOK: Final = 1
NEUTRAL_JUNGLE: Final = 2


# What a table holds until its set-up, its original or its file fills it: never changed.
_NO_NUMBERS: Final[list[int]] = []
_NO_DECK: Final = Deck([], [], {})


class Papua(Table):
    """A game of Papúa. `turn` counts rounds; `active` is whose player turn it is."""

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

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> Papua:
        other = Papua(self.seats, self.chance.clone())
        self.copy_to(other)
        other.limited = self.limited
        other.food_for_bids = self.food_for_bids
        other.bottom_arrival = self.bottom_arrival
        other.money_tie_nobody = self.money_tie_nobody
        other.tie_by_energy = self.tie_by_energy
        other.neutral_coins_first = self.neutral_coins_first
        other.science = self.science
        other.first_seat = self.first_seat
        other.coins = self.coins.copy()
        other.food = self.food.copy()
        other.pool = self.pool.copy()
        other.reserve = self.reserve.copy()
        other.energy = self.energy.copy()
        other.prestige = self.prestige.copy()
        other.hut = self.hut.copy()
        other.zones = self.zones.copy()
        other.collected = self.collected.copy()
        other.notes = self.notes.copy()
        other.supplied = self.supplied.copy()
        other.dice_now = self.dice_now.copy()
        other.dice_next = self.dice_next.copy()
        other.spent = self.spent
        other.order = self.order.copy()
        other.turn_order = self.turn_order
        other.zone_of = self.zone_of.copy()
        other.forbidden = self.forbidden
        other.open_cards = self.open_cards.copy()
        other.counters = self.counters.copy()
        other.note = self.note
        other.dice = self.dice.copy()
        other.neutral = self.neutral.copy()
        other.bank_coins = self.bank_coins
        other.bank_food = self.bank_food
        other.expedition_deck = self.expedition_deck.clone()
        other.removed = self.removed
        other.cards_out = self.cards_out.copy()
        other.counter_pile = self.counter_pile.clone()
        other.counter_discard = self.counter_discard.copy()
        other.reposition_aside = self.reposition_aside
        other.note_deck_1 = self.note_deck_1.clone()
        other.note_deck_2 = self.note_deck_2.clone()
        other.notes_out = self.notes_out
        other.second_deck = self.second_deck
        other.last_round = self.last_round
        return other

    def imagined(self, seat: int, chance: Chance) -> Papua:
        """PAP-11.4: piles in another order, other cards removed, the bids of others open again.

        PAP-11.3: coins, food and cards behind screens follow from what happened openly; they stay.
        """
        other = self.clone()
        other.chance = chance
        unseen = self.removed + self.expedition_deck.cards
        chance.shuffle(unseen, EXPEDITION_STREAM)
        other.removed = unseen[:CARDS_REMOVED]
        other.expedition_deck.cards = unseen[CARDS_REMOVED:]
        other.counter_pile = self.counter_pile.imagined(seat, chance, COUNTER_STREAM)
        other.note_deck_1 = self.note_deck_1.imagined(seat, chance, FIRST_NOTE_STREAM)
        other.note_deck_2 = self.note_deck_2.imagined(seat, chance, SECOND_NOTE_STREAM)
        if self.agenda and self.agenda[-1].sealed():
            other.agenda[-1] = self.agenda[-1].seen_by(seat)
            other.offer = None
        return other

    def as_seen(self, seat: int, chance: Chance) -> Papua:
        """PAP-11.1: behind the screens of others there might be nothing."""
        other = self.imagined(seat, chance)
        other.coins = [coins if who == seat else 0 for who, coins in enumerate(self.coins)]
        other.food = [food if who == seat else 0 for who, food in enumerate(self.food)]
        return other

    # -- questions -------------------------------------------------------------------------------

    def here(self, seat: int, zone: int) -> int:
        """How many explorers a seat has in a zone."""
        return self.zones[seat * ZONES + zone]

    def on_board(self, seat: int) -> int:
        """How many explorers a seat has on the board."""
        return sum(self.zones[seat * ZONES : seat * ZONES + ZONES])

    def cards(self, seat: int, kind: int) -> int:
        """How many expedition cards of a kind a seat holds."""
        return self.collected[seat * KINDS + kind]

    def present(self, zone: int) -> list[int]:
        """PAP-6.1a, PAP-3.4: the seats with explorers in a zone, in energy order."""
        zones = self.zones
        return [seat for seat in self.order if zones[seat * ZONES + zone]]

    def free_zones(self) -> int:
        """PAP-5.6: the zones (a mask) that can still receive a marker."""
        free = ALL_ZONES
        if self.forbidden >= 0:
            free &= ~(1 << self.forbidden)
        for zone in self.zone_of:
            if zone >= 0:
                free &= ~(1 << zone)
        return free

    def can_use(self, seat: int, science: int) -> bool:
        """PAP-8.1: this is the seat's science card, and it has not been used."""
        return self.science[seat] == science and not has(self.spent, seat)

    def owner_of(self, science: int) -> int:
        """PAP-8.1: the seat that can still use this science card, or NOBODY."""
        for seat in range(self.seats):
            if self.science[seat] == science and not has(self.spent, seat):
                return seat
        return NOBODY

    def roll(self) -> int:
        """PAP-1.2: one die; 0 is a catastrophe."""
        return self.chance.below(FACES, DICE_STREAM)

    # -- changes ---------------------------------------------------------------------------------

    def pay_coins(self, seat: int, n: int) -> None:
        """PAP-3.13: to the general supply."""
        self.coins[seat] -= n
        self.bank_coins += n

    def pay_food(self, seat: int, n: int) -> None:
        """PAP-3.13: to the general supply."""
        self.food[seat] -= n
        self.bank_food += n

    def lose_from_pool(self, seat: int, n: int) -> None:
        """Explorers go from behind the screen to the own reserve."""
        self.pool[seat] -= n
        self.reserve[seat] += n

    # -- conservation ----------------------------------------------------------------------------

    def components(self) -> dict[str, int]:
        """PAP-1.1, PAP-1.3, PAP-1.4: everything in the box, wherever it lies."""
        counted = {
            "coins": self.bank_coins + sum(self.coins),
            "food": self.bank_food + sum(self.food),
        }
        for seat in range(self.seats):
            people = self.pool[seat] + self.reserve[seat] + self.on_board(seat)
            counted[f"explorers.{COLOUR_IDS[seat]}"] = people
        cards = self.expedition_deck.cards + self.removed + self.open_cards
        for kind, name in enumerate(KIND_IDS):
            won = sum([self.cards(seat, kind) for seat in range(self.seats)])
            counted[f"card.{name}"] = cards.count(kind) + won + self.cards_out[kind]
        counters = self.counter_pile.cards + self.counters + self.counter_discard
        for counter, name in enumerate(COUNTER_IDS):
            aside = counter == REPOSITION_COUNTER and self.reposition_aside
            counted[f"counter.{name}"] = counters.count(counter) + aside
        piles = self.note_deck_1.cards + self.note_deck_2.cards
        taken = self.notes_out
        for mask in self.notes:
            taken |= mask
        for note, name in enumerate(NOTE_IDS):
            lies_open = self.note == note and not has(taken, note)
            counted[f"note.{name}"] = piles.count(note) + has(taken, note) + lies_open
        for science, name in enumerate(SCIENCE_IDS):
            counted[f"science.{name}"] = max(1, self.science.count(science))
        return counted
