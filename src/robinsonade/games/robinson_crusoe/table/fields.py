"""Everything that lies on the table, field by field."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.robinson_crusoe.table.endings import OPEN
from robinsonade.games.robinson_crusoe.table.phases import DAWN
from robinsonade.games.robinson_crusoe.table.records import (
    NO_CLOUDS,
    Clouds,
    EveryNight,
    FutureBuilt,
    FutureItem,
    FutureToken,
    Kept,
    Link,
    NightEffect,
    Outside,
    Planned,
)
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.record import Record
from robinsonade.kernel.table import Table

ALL_PAWNS: Final = 9  # no limit

# What a table holds until its set-up, its original or its file fills it: never changed.
_NO_NUMBERS: Final[list[int]] = []
_NO_PILES: Final[list[list[int]]] = []
_NO_PLAN: Final[list[Planned]] = []
_NOTHING_KEPT: Final[list[Kept]] = []
_NO_LINKS: Final[list[Link]] = []
_NO_FUTURE_TOKENS: Final[list[FutureToken]] = []
_NO_FUTURE_BUILT: Final[list[FutureBuilt]] = []
_NO_FUTURE_ITEMS: Final[list[FutureItem]] = []
_NO_EVERY_NIGHT: Final[list[EveryNight]] = []
_NO_NIGHT_EFFECTS: Final[list[NightEffect]] = []
_NOBODY_OUTSIDE: Final[list[Outside]] = []
_NO_DECK: Final = Deck([], [], {})


class Fields(Table):
    """All that lies there. People are called by character, not by seat: `wounds[COOK]`."""

    __slots__ = (
        # settled at the start
        "cast",
        "dog",
        "friday",
        "goal",
        "scenario",
        "seat_of",
        # people
        "abilities",
        "arrows",
        "determination",
        "morale",
        "muted",
        "only",
        "pawns",
        "pawns_next",
        "reroll_forced",
        "reroll_from",
        "reroll_until",
        "wounds",
        # the camp
        "camp",
        "levels",
        "shelter",
        "stock",
        "gained",
        "future",
        "future_tokens",
        "future_built",
        "future_items",
        "tokens",
        "found",
        "uses",
        "kept",
        "items",
        "locked",
        "on_board",
        "on_sheet",
        "item_spot",
        # the island
        "black",
        "blue",
        "burnt",
        "closed",
        "covered",
        "dust",
        "fog",
        "marks",
        "site",
        "tile_at",
        "paths",
        "terrains",
        # action spaces, weather, threats
        "action_marks",
        "cost_marks",
        "danger_hunt",
        "early",
        "left",
        "right",
        "weather",
        # decks
        "adventures",
        "adventures_out",
        "ambush",
        "beasts",
        "beasts_out",
        "event_back",
        "event_box",
        "events",
        "events_out",
        "hunt",
        "inventions",
        "inventions_out",
        "item_box",
        "mystery",
        "mystery_out",
        "open_cards",
        "tiles",
        "tokens_out",
        "discovery",
        # this round
        "actor",
        "act_natural",
        "act_source",
        "act_tile",
        "backs",
        "blocked",
        "bonus",
        "explored",
        "fate",
        "healed_with",
        "joint",
        "links",
        "nightly",
        "nights",
        "outside",
        "phase",
        "plan",
        "production",
        "serial",
        "sky",
        "used_once",
        # scenarios
        "counter",
        "crew",
        "pile",
        "pile_column",
        "totems",
        "visited",
    )

    DERIVED: ClassVar[tuple[str, ...]] = (*Table.DERIVED, "paths", "terrains")
    PILES: ClassVar[tuple[str, ...]] = (
        "beasts_out",
        "early",
        "event_box",
        "events_out",
        "found",
        "future_built",
        "future_items",
        "future_tokens",
        "inventions_out",
        "item_box",
        "kept",
        "links",
        "mystery_out",
        "nightly",
        "nights",
        "open_cards",
        "outside",
        "plan",
        "sky",
        "tokens_out",
    )
    RECORDS: ClassVar[dict[str, type[Record]]] = {
        "future_built": FutureBuilt,
        "future_items": FutureItem,
        "future_tokens": FutureToken,
        "kept": Kept,
        "links": Link,
        "nightly": EveryNight,
        "nights": NightEffect,
        "outside": Outside,
        "plan": Planned,
        "sky": Clouds,
    }

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        # Settled at the start and shared by all clones.
        self.cast = _NO_NUMBERS  # the character of each seat
        self.seat_of = _NO_NUMBERS  # the seat of each character, -1 for those not in the game
        self.scenario = 0
        self.dog = 0
        self.goal = 0  # RC-16.6.1: inventions to be built, as a mask
        # People, by character.
        self.friday = 0
        self.wounds = _NO_NUMBERS
        self.arrows = _NO_NUMBERS  # covered morale arrows, as masks
        self.determination = _NO_NUMBERS
        self.abilities = 0  # RC-3.7: used this round, as a mask
        self.morale = 0
        self.muted = 0  # who may not use abilities this round, as a mask
        self.only = _NO_NUMBERS  # kinds of action still allowed this round, as masks; 0: all
        self.pawns = _NO_NUMBERS  # how many own pawns this round
        self.pawns_next = _NO_NUMBERS
        self.reroll_from = _NO_NUMBERS  # round from which a success must be rerolled; 0: never
        self.reroll_until = _NO_NUMBERS
        self.reroll_forced = 0  # who rolls the success die even with enough pawns, as a mask
        # The camp.
        self.camp = 0
        self.levels = _NO_NUMBERS  # roof, palisade, weapon
        self.shelter = 0
        self.stock = _NO_NUMBERS  # available resources that are not committed
        self.gained = _NO_NUMBERS  # by the action being resolved
        self.future = _NO_NUMBERS  # by character and resource
        self.future_tokens = _NO_FUTURE_TOKENS
        self.future_built = _NO_FUTURE_BUILT
        self.future_items = _NO_FUTURE_ITEMS
        self.tokens = _NO_NUMBERS  # available discovery tokens by kind
        self.found = _NO_NUMBERS  # discovery tokens of the action being resolved
        self.uses = _NO_NUMBERS  # of each starting item, -1: not in the game
        self.kept = _NOTHING_KEPT
        self.items = 0  # mask of inventions built
        self.locked = 0
        self.on_board = 0  # mask of unbuilt inventions on the board
        self.on_sheet = 0  # mask of unbuilt personal inventions
        self.item_spot = _NO_NUMBERS  # RC-R68: where the token of an item lies, -1: nowhere
        # The island, by space.
        self.tile_at = _NO_NUMBERS
        self.black = _NO_NUMBERS  # covered sources, as masks
        self.marks = _NO_NUMBERS  # markers, as masks
        self.site = _NO_NUMBERS  # number of the totem
        self.closed = 0  # inaccessible
        self.covered = 0  # terrain icon covered
        self.fog = 0
        self.dust = 0
        self.blue = 0
        self.burnt = 0
        self.paths = _NO_NUMBERS  # distance of each space from the camp, made on demand
        self.terrains = 0
        # Action spaces, weather, threats.
        self.action_marks = _NO_NUMBERS  # masks of markers by kind of action
        self.cost_marks = 0  # +1 wood on shelter, roof, palisade, weapon
        self.danger_hunt = 0
        self.weather = 0
        self.early = _NO_NUMBERS  # weather dice rolled early: die, face, die, face ...
        self.left = -1
        self.right = -1
        # Decks.
        self.events = _NO_DECK
        self.event_back = -1  # RC-19.1: what the back of the top card shows, -1: no card
        self.event_box = _NO_NUMBERS
        self.events_out = _NO_NUMBERS
        self.adventures = [_NO_DECK, _NO_DECK, _NO_DECK]
        self.adventures_out = _NO_PILES
        self.mystery = _NO_DECK
        self.mystery_out = _NO_NUMBERS
        self.beasts = _NO_DECK
        self.beasts_out = _NO_NUMBERS
        self.hunt = _NO_DECK
        self.ambush = -1
        self.inventions = _NO_DECK
        self.inventions_out = _NO_NUMBERS
        self.tiles = _NO_DECK
        self.discovery = _NO_DECK
        self.tokens_out = _NO_NUMBERS
        self.item_box = _NO_NUMBERS
        self.open_cards = _NO_NUMBERS  # being resolved
        # This round and this action.
        self.phase = DAWN
        self.fate = OPEN
        self.plan = _NO_PLAN  # in the order of planning, then of resolution
        self.serial = -1  # number of the action being resolved
        self.actor = -1
        self.act_tile = -1
        self.act_source = -1
        self.act_natural = 0
        self.backs = 0  # how often plans were taken back this round
        self.blocked = 0  # RC: the next arrange camp action gives nothing
        self.bonus = 0  # temporary weapon
        self.explored = 0  # tiles explored in the whole game
        self.healed_with = 0  # Pot and Fireplace used this night
        self.joint = 1
        self.links = _NO_LINKS  # what cards remember
        self.nightly = _NO_EVERY_NIGHT
        self.nights = _NO_NIGHT_EFFECTS  # this night, in this order
        self.outside = _NOBODY_OUTSIDE
        self.production = 0  # changes of this round's production; above: see `shortcut_source`
        self.sky = NO_CLOUDS
        self.used_once = 0  # once a phase, as a mask
        # Scenarios.
        self.totems = 0  # totem tiles discovered
        self.visited = 0  # mask of spaces whose totem action has been taken
        self.pile = 0  # wood on the pile
        self.pile_column = -1  # the column that took wood this round
        self.crew = 0  # mask of the living; above them what became of the actress
        self.counter = 0  # of the scenario: see `rescued_in`, `kids`, `slept_at_totem`

    # -- copies ----------------------------------------------------------------------------------

    def copy_fields(self, other: Fields) -> None:
        """The part of `clone` that copies what lies on the table."""
        self.copy_to(other)
        other.cast = self.cast
        other.seat_of = self.seat_of
        other.scenario = self.scenario
        other.dog = self.dog
        other.goal = self.goal
        other.friday = self.friday
        other.wounds = self.wounds.copy()
        other.arrows = self.arrows.copy()
        other.determination = self.determination.copy()
        other.abilities = self.abilities
        other.morale = self.morale
        other.muted = self.muted
        other.only = self.only.copy()
        other.pawns = self.pawns.copy()
        other.pawns_next = self.pawns_next.copy()
        other.reroll_from = self.reroll_from.copy()
        other.reroll_until = self.reroll_until.copy()
        other.reroll_forced = self.reroll_forced
        other.camp = self.camp
        other.levels = self.levels.copy()
        other.shelter = self.shelter
        other.stock = self.stock.copy()
        other.gained = self.gained.copy()
        other.future = self.future.copy()
        other.future_tokens = self.future_tokens.copy()
        other.future_built = self.future_built.copy()
        other.future_items = self.future_items.copy()
        other.tokens = self.tokens.copy()
        other.found = self.found.copy()
        other.uses = self.uses.copy()
        other.kept = self.kept.copy()
        other.items = self.items
        other.locked = self.locked
        other.on_board = self.on_board
        other.on_sheet = self.on_sheet
        other.item_spot = self.item_spot.copy()
        other.tile_at = self.tile_at.copy()
        other.black = self.black.copy()
        other.marks = self.marks.copy()
        other.site = self.site.copy()
        other.closed = self.closed
        other.covered = self.covered
        other.fog = self.fog
        other.dust = self.dust
        other.blue = self.blue
        other.burnt = self.burnt
        other.paths = self.paths  # never changed, only made anew
        other.terrains = self.terrains
        other.action_marks = self.action_marks.copy()
        other.cost_marks = self.cost_marks
        other.danger_hunt = self.danger_hunt
        other.weather = self.weather
        other.early = self.early.copy()
        other.left = self.left
        other.right = self.right
        other.events = self.events.clone()
        other.event_back = self.event_back
        other.event_box = self.event_box
        other.events_out = self.events_out.copy()
        other.adventures = [deck.clone() for deck in self.adventures]
        other.adventures_out = [pile.copy() for pile in self.adventures_out]
        other.mystery = self.mystery.clone()
        other.mystery_out = self.mystery_out.copy()
        other.beasts = self.beasts.clone()
        other.beasts_out = self.beasts_out.copy()
        other.hunt = self.hunt.clone()
        other.ambush = self.ambush
        other.inventions = self.inventions.clone()
        other.inventions_out = self.inventions_out.copy()
        other.tiles = self.tiles.clone()
        other.discovery = self.discovery.clone()
        other.tokens_out = self.tokens_out.copy()
        other.item_box = self.item_box.copy()
        other.open_cards = self.open_cards.copy()
        other.phase = self.phase
        other.fate = self.fate
        other.plan = self.plan.copy()
        other.serial = self.serial
        other.actor = self.actor
        other.act_tile = self.act_tile
        other.act_source = self.act_source
        other.act_natural = self.act_natural
        other.backs = self.backs
        other.blocked = self.blocked
        other.bonus = self.bonus
        other.explored = self.explored
        other.healed_with = self.healed_with
        other.joint = self.joint
        other.links = self.links.copy()
        other.nightly = self.nightly.copy()
        other.nights = self.nights.copy()
        other.outside = self.outside.copy()
        other.production = self.production
        other.sky = self.sky
        other.used_once = self.used_once
        other.totems = self.totems
        other.visited = self.visited
        other.pile = self.pile
        other.pile_column = self.pile_column
        other.crew = self.crew
        other.counter = self.counter
