"""The board, the screens and everything around them, with the questions the rules ask of them."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import KINDS
from robinsonade.games.papua.box.components import ALL_ZONES, CARDS_REMOVED, FACES, ZONES
from robinsonade.games.papua.table.fields import Fields
from robinsonade.games.papua.table.inventory import count_components
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.masks import mask_of

# The streams of chance.
STREAMS: Final = ("setup", "expeditions", "logistics", "notebook I", "notebook II", "dice")
SETUP_STREAM: Final = 0
EXPEDITION_STREAM: Final = 1
COUNTER_STREAM: Final = 2
FIRST_NOTE_STREAM: Final = 3
SECOND_NOTE_STREAM: Final = 4
DICE_STREAM: Final = 5

# Places of `neutral`: two zones, then the destinations (PAP-12.4).
NEUTRAL_LOGISTICS: Final = 0
NEUTRAL_NOTEBOOK: Final = 1
NEUTRAL_JUNGLE: Final = 2


class Papua(Fields):
    """A game of Papúa."""

    __slots__ = ()

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
        unseen = sorted(self.removed + self.expedition_deck.cards)
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

    @property
    def drained(self) -> int:
        """PAP-9.2: the seats that have no energy left."""
        return mask_of([seat for seat in range(self.seats) if self.energy[seat] <= 0])

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

    def components(self) -> dict[str, int]:
        return count_components(self)
