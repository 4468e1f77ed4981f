"""What a seat may know in numbers: the board, its bid, and what follows from what happened openly.

PAP-11.3: coins, food and notebook cards behind the screens of others were taken in the open:
whoever remembers knows them; bids that are still sealed are those of others and stay out.
"""

from __future__ import annotations

from robinsonade.games.papua.box.cards import (
    COUNTER_IDS,
    KIND_COUNT,
    KIND_IDS,
    MOST_ROUNDS,
    NOTE_IDS,
    SCIENCE_IDS,
)
from robinsonade.games.papua.box.components import (
    DESTINATION_IDS,
    EXPLORERS_EACH,
    FACES,
    HUTS_THERE_ARE,
    MOST_DICE,
    SUPPLIES,
    TOP_ENERGY,
    ZONE_IDS,
)
from robinsonade.games.papua.table.table import Papua
from robinsonade.games.papua.view import note_decks, own_bid
from robinsonade.kernel.observation import (
    Bits,
    BitsOfSeats,
    EachOneOf,
    Field,
    Flag,
    Height,
    Number,
    Numbers,
    OfSeats,
    OneOf,
    OneOfEachSeat,
    Pile,
    SeatsIn,
    append_one_of,
)

MOST_COINS = 60
MOST_FOOD = 40
MOST_PRESTIGE = 100
NEUTRAL_PLACES = ("logistics", "notebook", *DESTINATION_IDS)


class OwnBid(Field):
    """PAP-6.4.4: what the seat has put into its bid so far."""

    __slots__ = ()

    def write(self, t: Papua, seat: int, out: list[int]) -> None:
        bid = own_bid(t, seat) or []
        self.append_all([part + 1 for part in bid], self.size, out)


class NoteDecks(Field):
    """PAP-4.8: how many cards are left in both."""

    __slots__ = ()

    def write(self, t: Papua, seat: int, out: list[int]) -> None:
        self.append_all(note_decks(t), self.size, out)


class PlaceInOrder(OfSeats):
    """Where each seat is in an order of seats, from 1; 0: it is not in it."""

    __slots__ = ()

    def write(self, t: Papua, seat: int, out: list[int]) -> None:
        order = t.order if self.attribute == "order" else t.turn_order
        for other in range(t.seats):
            out.append(order.index(other) + 1 if other in order else 0)


class Markers(Field):
    """PAP-5.6: the zone of each marker."""

    __slots__ = ()

    def write(self, t: Papua, seat: int, out: list[int]) -> None:
        zones = len(ZONE_IDS)
        for number in range(1, FACES):
            append_one_of(t.zone_of[number] if number < len(t.zone_of) else -1, zones, out)


def fields() -> list[Field]:
    """The table of what is observed."""
    faces = ["catastrophe", *[str(face) for face in range(1, FACES)], "dead"]
    bids = [f"{place}.{part}" for place in DESTINATION_IDS for part in ("explorers", "coins")]
    numbers = [str(number) for number in range(1, FACES)]
    return [
        Flag("last_round", "this is the last round"),
        Flag("limited", "coins and food can run out (option)"),
        Flag("food_for_bids", "food may pay for the energy of bids (option)"),
        Flag("bottom_arrival", "who arrives on the track goes under the others (option)"),
        Flag("money_tie_nobody", "a tie for the most money gives nothing (option)"),
        Flag("tie_by_energy", "energy decides a tie at the end (option)"),
        Flag("neutral_coins_first", "coins decide before neutral explorers (option)"),
        OneOfEachSeat("science", "the science card of each seat", of=SCIENCE_IDS),
        SeatsIn("spent", "whose science card has been used"),
        OfSeats("coins", "coins, also those behind screens", high=MOST_COINS),
        OfSeats("food", "food, also that behind screens", high=MOST_FOOD),
        OfSeats("pool", "explorers behind the screen", high=EXPLORERS_EACH),
        OfSeats("reserve", "explorers in the reserve", high=EXPLORERS_EACH),
        OfSeats("energy", "energy, below 0 as 0", high=TOP_ENERGY),
        OfSeats("prestige", "prestige on the track", high=MOST_PRESTIGE),
        OfSeats("hut", "the hut; 0: none", high=HUTS_THERE_ARE),
        OfSeats("zones", "explorers in each zone", of=ZONE_IDS, high=EXPLORERS_EACH),
        OfSeats("collected", "expedition cards", of=KIND_IDS, high=max(KIND_COUNT)),
        BitsOfSeats("notes", "notebook cards", of=NOTE_IDS),
        BitsOfSeats("supplied", "supply spaces passed", size=SUPPLIES),
        OfSeats("dice_now", "more dice this round by a tribe card", high=MOST_DICE),
        OfSeats("dice_next", "more dice on the next turn", high=MOST_DICE),
        PlaceInOrder(
            "energy_order", "the place in the order of energy, from 1", at="order", high=4
        ),
        PlaceInOrder("turn_order", "the place in the order of turns, from 1", high=4),
        Markers(
            "markers",
            "the zone in which the marker of each number lies",
            of=[f"{number}.{zone}" for number in numbers for zone in ZONE_IDS],
        ),
        OneOf("forbidden", "the forbidden zone", of=ZONE_IDS),
        EachOneOf(
            "open_cards", "the open card of each destination", of=DESTINATION_IDS, kinds=KIND_IDS
        ),
        Pile("counters", "logistics counters revealed and not taken", of=COUNTER_IDS, high=3),
        Pile("counter_discard", "logistics counters discarded", of=COUNTER_IDS, high=3),
        Height("counter_pile", "logistics counters face down", high=20),
        Flag("reposition_aside", "the counter that moves somebody is laid aside"),
        OneOf("note", "the notebook card of this round", of=NOTE_IDS),
        Bits("notes_out", "notebook cards that have left the game", of=NOTE_IDS),
        Flag("second_deck", "notebook cards come from the second deck"),
        NoteDecks(
            "note_decks", "cards left in each notebook deck", of=("first", "second"), high=20
        ),
        Height("expedition_deck", "cards left in the expedition deck", high=3 * MOST_ROUNDS),
        Numbers("cards_out", "expedition cards that have left the game", of=KIND_IDS, high=6),
        Numbers("dice", "dice of the active player by face", of=faces, high=EXPLORERS_EACH),
        Numbers("neutral", "neutral explorers", of=NEUTRAL_PLACES, high=9),
        Number("bank_coins", "coins that nobody has", high=MOST_COINS),
        Number("bank_food", "food that nobody has", high=MOST_FOOD),
        OwnBid("own_bid", "your sealed bid so far, each number as 1 more", of=bids, high=50),
    ]
