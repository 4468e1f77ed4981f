"""Everything that lies on the table, as fields."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.naufragos.box.book import Book, book_of
from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.table import Table

# The streams of chance.
STREAMS: Final = (
    "setup",
    "dice",
    "coast",
    "interior",
    "heart",
    "events",
    "remains",
    "forage",
    "fish",
    "tokens",
    "pile",
    "things",
)
SETUP_STREAM: Final = 0
DICE_STREAM: Final = 1
DECK_STREAM: Final = 2  # of the coast; the other decks follow
FORAGE_STREAM: Final = 7
FISH_STREAM: Final = 8
TOKEN_STREAM: Final = 9
PILE_STREAM: Final = 10
THING_STREAM: Final = 11

# Phases of a turn (NAU-7.2).
EVENT_PHASE: Final = 0
ACTION_PHASE: Final = 1
SURVIVAL_PHASE: Final = 2
END_PHASE: Final = 3

# An item in somebody's hands: the card, how often it was used, and whether this turn.
USED_ONCE: Final = 1024
USED_NOW: Final = 16384
CARD_PART: Final = USED_ONCE - 1

# What a pending space can hold besides a card.
FREE: Final = -1
PILE: Final = -2

# Where story tokens come from, for reports.
FROM_DIARY: Final = 0
FROM_ICONS: Final = 1
FROM_EFFECTS: Final = 2
FROM_BUILDING: Final = 3
FROM_PREPARING: Final = 4
SOURCES: Final = 5

_NO_NUMBERS: Final[list[int]] = []
_NO_ITEMS: Final[list[list[int]]] = []
_NO_DECK: Final = Deck([], [], {})


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """The same row with another value at one place."""
    new = row.copy()
    new[place] = value
    return new


class Fields(Table):
    """What lies on the table. `active` is the starting player, `turn` the number of the event."""

    __slots__ = (
        "alive",
        "blocked",
        "bonus_used",
        "book",
        "box",
        "box_events",
        "built",
        "camp",
        "carried",
        "coast",
        "cooperative",
        "covered",
        "current",
        "did",
        "difficulty",
        "discard",
        "dowry",
        "earned",
        "eaten",
        "energy",
        "events",
        "explorer",
        "extra",
        "finder",
        "fire",
        "fire_wood",
        "fish",
        "fish_caught",
        "fish_discard",
        "flags",
        "food",
        "food_out",
        "forage",
        "forage_caught",
        "forage_discard",
        "forage_gone",
        "freed",
        "fresh",
        "glimpses",
        "gone",
        "group",
        "heart",
        "injuries",
        "interior",
        "items",
        "last_turn",
        "locked",
        "lost",
        "lost_at",
        "march",
        "met",
        "no_rerolls",
        "open",
        "own",
        "own_events",
        "party",
        "pawns",
        "pending",
        "persons",
        "phase",
        "pile",
        "pile_locks",
        "prepared",
        "promised",
        "progress",
        "raft_known",
        "ready",
        "refused",
        "remains",
        "reserve",
        "rolled",
        "salvage",
        "score",
        "sequelae",
        "shark",
        "shown",
        "storm_turn",
        "strict_lost",
        "supply",
        "tokens",
        "tokens_discard",
        "tokens_out",
        "token_deck",
        "track",
        "treated",
        "weather",
        "wood",
        "wreck",
    )

    DERIVED: ClassVar[tuple[str, ...]] = (*Table.DERIVED, "book")
    PILES: ClassVar[tuple[str, ...]] = (
        "box",
        "box_events",
        "covered",
        "discard",
        "dowry",
        "forage_gone",
        "glimpses",
        "gone",
        "march",
        "open",
        "own_events",
        "rolled",
        "shown",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        # Settled at the start and shared by all clones.
        self.own = ""  # the players' own cards (NAU-15.4)
        self.book: Book = book_of("")
        self.no_rerolls = False  # NAU-15.1
        self.strict_lost = False  # NAU-15.2
        self.cooperative = False  # NAU-15.3
        # Castaways, by seat
        self.persons = _NO_NUMBERS
        self.energy = _NO_NUMBERS
        self.extra = _NO_NUMBERS  # energy markers of this turn (NAU-16.6)
        self.injuries = _NO_NUMBERS
        self.sequelae = _NO_NUMBERS
        self.track = _NO_NUMBERS  # space on the exploration track
        self.carried = _NO_NUMBERS  # food counters
        self.items = _NO_ITEMS  # cards held, with their use
        self.tokens = _NO_ITEMS  # PH tokens held, as kinds of token
        self.alive = 0  # bit mask of seats
        self.lost = 0  # bit mask of seats
        self.group = _NO_NUMBERS  # the lowest seat of the lost group, or NOBODY
        self.lost_at = _NO_NUMBERS  # difficulty of the way back (NAU-9.15)
        self.prepared = 0  # bit mask: the bonus of NAU-8.9
        self.promised = 0  # bit mask: that bonus was given when the pawn was placed
        self.ready = 0  # bit mask: that bonus was used for the coming exploration
        # The camp
        self.food = 0  # counters in the storage
        self.wood = 0
        self.fresh = 0  # white cubes
        self.forage_caught = _NO_NUMBERS  # tiles in the storage, by kind
        self.fish_caught = _NO_NUMBERS
        self.food_out = 0  # counters that left the game (NAU-4.12)
        self.forage = _NO_DECK  # face-down forage tiles; the `supply` top ones are the supply
        self.supply = 0
        self.forage_discard = _NO_NUMBERS
        self.forage_gone = _NO_NUMBERS  # tiles that left the supply unseen
        self.fish = _NO_DECK
        self.fish_discard = _NO_NUMBERS
        self.shark = False  # in the game
        self.fire = False  # NAU-3.9
        self.fire_wood = 0
        self.built = 0  # bit mask of constructions
        self.progress = _NO_NUMBERS  # of constructions
        self.raft_known = False
        self.camp = _NO_NUMBERS  # the camp card on each slot, or FREE
        self.covered = _NO_NUMBERS  # camp cards that left the game (NAU-16.3, NAU-16.8)
        self.weather = 0
        self.storm_turn = 0  # the last one whose weather step ended on Storm (NAU-7.5)
        self.wreck = 0
        self.salvage = False  # a cube on the action
        # The turn
        self.phase = EVENT_PHASE
        self.current = NOBODY  # the event of this turn
        self.pawns = _NO_NUMBERS  # who stands on each space, or NOBODY
        self.did = _NO_NUMBERS  # by seat: bit mask of actions done this turn (NAU-8.5)
        self.blocked = _NO_NUMBERS  # by action: the last turn in which it is blocked
        self.bonus_used = 0  # bit mask: the carpenter's bonus of this turn
        self.eaten = 0  # bit mask
        self.treated = _NO_NUMBERS  # by seat: dice that healers spare it
        self.refused = 0  # bit mask of pairs: who was refused by whom since the last moment for all
        self.rolled = _NO_NUMBERS  # the last roll, die by die
        self.freed = NOBODY  # the slot of a camp card removed by the effect in progress
        # Cards
        self.coast = _NO_DECK
        self.interior = _NO_DECK
        self.heart = _NO_DECK
        self.events = _NO_DECK
        self.remains = _NO_DECK
        self.pile = _NO_DECK  # the face-down pending pile
        self.pending = _NO_NUMBERS  # on each space a card, FREE or PILE
        self.pile_locks = False  # whoever goes in cannot go elsewhere (NAU-9.26)
        self.locked = False  # this exploration is inside the locked pile
        self.reserve = 0  # bit mask of plot numbers
        self.open = _NO_NUMBERS  # exploration cards being resolved, last one on top
        self.shown = _NO_NUMBERS  # remains cards to choose from
        self.dowry = _NO_NUMBERS  # items of a dead castaway, to be shared out
        self.discard = _NO_NUMBERS
        self.gone = _NO_NUMBERS  # belongings lost with their owner
        self.box = _NO_NUMBERS  # entry cards not in this game, unseen
        self.box_events = _NO_NUMBERS  # events not in this game, unseen, and when they left
        self.own_events = _NO_NUMBERS  # plot events put into the deck, in this order
        self.glimpses = _NO_NUMBERS  # entry cards and events that somebody has looked at
        self.flags = 0  # bit mask of story facts
        self.met = 0  # bit mask of storylines, for reports
        # Story tokens
        self.token_deck = _NO_DECK
        self.tokens_discard = _NO_ITEMS  # by the seat that knows them
        self.tokens_out = _NO_ITEMS
        self.earned = _NO_NUMBERS  # by source
        # The exploration in progress
        self.march = _NO_NUMBERS  # seats in marching order
        self.party = 0  # bit mask: who is still out there
        self.explorer = NOBODY  # the active one
        self.difficulty = 0
        # The end
        self.finder = NOBODY  # first on the promontory
        self.last_turn = 0
        self.score = _NO_NUMBERS

    def lay_out(self, other: Fields) -> None:
        """The same on another table.

        Lists that seldom change, and the rows of lists of lists, are shared: whoever changes one
        lays down a new one (see `replaced`).
        """
        other.own = self.own
        other.book = self.book
        other.no_rerolls = self.no_rerolls
        other.strict_lost = self.strict_lost
        other.cooperative = self.cooperative
        other.persons = self.persons
        other.energy = self.energy.copy()
        other.extra = self.extra.copy()
        other.injuries = self.injuries.copy()
        other.sequelae = self.sequelae
        other.track = self.track.copy()
        other.carried = self.carried.copy()
        other.items = self.items.copy()
        other.tokens = self.tokens.copy()
        other.alive = self.alive
        other.lost = self.lost
        other.group = self.group.copy()
        other.lost_at = self.lost_at
        other.prepared = self.prepared
        other.promised = self.promised
        other.ready = self.ready
        other.food = self.food
        other.wood = self.wood
        other.fresh = self.fresh
        other.forage_caught = self.forage_caught.copy()
        other.fish_caught = self.fish_caught.copy()
        other.food_out = self.food_out
        other.forage = self.forage.clone()
        other.supply = self.supply
        other.forage_discard = self.forage_discard.copy()
        other.forage_gone = self.forage_gone
        other.fish = self.fish.clone()
        other.fish_discard = self.fish_discard.copy()
        other.shark = self.shark
        other.fire = self.fire
        other.fire_wood = self.fire_wood
        other.built = self.built
        other.progress = self.progress
        other.raft_known = self.raft_known
        other.camp = self.camp.copy()
        other.covered = self.covered
        other.weather = self.weather
        other.storm_turn = self.storm_turn
        other.wreck = self.wreck
        other.salvage = self.salvage
        other.phase = self.phase
        other.current = self.current
        other.pawns = self.pawns.copy()
        other.did = self.did.copy()
        other.blocked = self.blocked
        other.bonus_used = self.bonus_used
        other.eaten = self.eaten
        other.treated = self.treated
        other.refused = self.refused
        other.rolled = self.rolled
        other.freed = self.freed
        other.coast = self.coast.clone()
        other.interior = self.interior.clone()
        other.heart = self.heart.clone()
        other.events = self.events.clone()
        other.remains = self.remains.clone()
        other.pile = self.pile.clone()
        other.pending = self.pending.copy()
        other.pile_locks = self.pile_locks
        other.locked = self.locked
        other.reserve = self.reserve
        other.open = self.open.copy()
        other.shown = self.shown
        other.dowry = self.dowry
        other.discard = self.discard.copy()
        other.gone = self.gone
        other.box = self.box
        other.box_events = self.box_events
        other.own_events = self.own_events
        other.glimpses = self.glimpses
        other.flags = self.flags
        other.met = self.met
        other.token_deck = self.token_deck.clone()
        other.tokens_discard = self.tokens_discard.copy()
        other.tokens_out = self.tokens_out.copy()
        other.earned = self.earned
        other.march = self.march
        other.party = self.party
        other.explorer = self.explorer
        other.difficulty = self.difficulty
        other.finder = self.finder
        other.last_turn = self.last_turn
        other.score = self.score
