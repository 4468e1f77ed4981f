"""Every card by its index: what is printed on it. What it does is in effects/."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Final

from robinsonade.games.naufragos.box.components import PACKAGE
from robinsonade.kernel.data import BadData, DataFile
from robinsonade.kernel.noun import Noun

# -- the files -----------------------------------------------------------------------------------

STORYLINE_IDS: Final = (
    "treasure",
    "beast",
    "companion",
    "garden",
    "raft",
    "hermit",
    "neighbours",
    "sickness",
    "feud",
    "ghost",
    "caves",
    "signal",
    "volcano",
    "temple",
)
CARD_FILES: Final = (
    ("event", "events.toml"),
    ("remains", "remains.toml"),
    ("camp", "camp.toml"),
    ("exploration", "exploration_coast.toml"),
    ("exploration", "exploration_interior.toml"),
    ("exploration", "exploration_heart.toml"),
    *[("plot", f"plot_{storyline}.toml") for storyline in STORYLINE_IDS],
)
# NAU-2.2, NAU-15.4: the blank cards that players may fill in, one of each sort.
OWN_IDS: Final = ("own_event", "own_remains", "own_camp", "own_coast", "own_interior", "own_heart")
OWN_DEEDS: Final = 6  # options of a card of one's own

RawCard = tuple[str, str, dict[str, Any]]  # sort, where it is written, its fields


def _read_files() -> list[RawCard]:
    found: list[RawCard] = []
    for sort, name in CARD_FILES:
        for fields in DataFile.read(PACKAGE, name).section(sort):
            found.append((sort, f"{name}, [[{sort}]] {fields.get('id')}", fields))
    return found


RAW_CARDS: Final = _read_files()


def options_in(effects: Any) -> Iterator[str]:
    """The ids of all options in an effect, in the order in which they are written."""
    for effect in effects if isinstance(effects, list) else ():
        for option in effect.get("options", ()):
            yield str(option.get("id"))
            yield from options_in(option.get("effect"))
        for row in effect.get("table", ()):
            yield from options_in(row.get("effect"))
        for branch in ("then", "else", "win", "lose", "do"):
            yield from options_in(effect.get(branch))


def effects_of(fields: dict[str, Any]) -> Iterator[Any]:
    """All effects of a card."""
    yield fields.get("effect", [])
    for part in (*fields.get("ongoing", ()), *fields.get("power", ())):
        yield part.get("effect", [])


def deeds_of(fields: dict[str, Any]) -> list[str]:
    """What a card offers to do: the ids of its options."""
    return [option for effects in effects_of(fields) for option in options_in(effects)]


def _all_ids() -> tuple[str, ...]:
    ids = [str(fields.get("id")) for _, _, fields in RAW_CARDS]
    for (_, where, _), name in zip(RAW_CARDS, ids, strict=True):
        if ids.count(name) > 1:
            raise BadData(f"{where}: the id {name} occurs twice")
    return (*ids, *OWN_IDS)


def _all_deeds() -> tuple[str, ...]:
    found: list[str] = []
    for _, where, fields in RAW_CARDS:
        deeds = deeds_of(fields)
        if len(set(deeds)) < len(deeds):
            raise BadData(f"{where}: an option occurs twice: {', '.join(deeds)}")
        found += [f"{fields['id']}-{deed}" for deed in deeds]
    return (*found, *[f"{own}-{n}" for own in OWN_IDS for n in range(1, OWN_DEEDS + 1)])


CARD_IDS: Final = _all_ids()
CARDS: Final = len(CARD_IDS)
CARD_INDEX: Final = {name: card for card, name in enumerate(CARD_IDS)}
FIRST_OWN: Final = CARDS - len(OWN_IDS)
DEED_IDS: Final = _all_deeds()
DEED_INDEX: Final = {name: deed for deed, name in enumerate(DEED_IDS)}
PLOT_CARDS: Final = {
    fields["plot"]: CARD_INDEX[fields["id"]]
    for sort, _, fields in RAW_CARDS
    if sort == "plot" and fields["plot"]
}
PLOTS: Final = max(PLOT_CARDS)

# The camp cards and the items get choices of their own.
CAMP_CARDS: Final = [
    CARD_INDEX[fields["id"]]
    for sort, _, fields in RAW_CARDS
    if sort == "camp" or fields.get("kind") == "camp"
    if sort != "exploration"
] + [CARD_INDEX["own_camp"]]
OWN_ITEMS: Final = ("own_remains", "own_coast", "own_interior", "own_heart")
ITEM_CARDS: Final = [
    CARD_INDEX[fields["id"]] for _, _, fields in RAW_CARDS if fields.get("item") is True
] + [CARD_INDEX[own] for own in OWN_ITEMS]

CARD: Final = Noun("card", CARD_IDS, on_board=True)
DEED: Final = Noun("deed", DEED_IDS)
STORYLINE: Final = Noun("storyline", STORYLINE_IDS)

BLANK: Final = "blank"  # the sort of a card that nobody has filled in

# -- one card ------------------------------------------------------------------------------------

# Kinds of cards.
EVENT: Final = 0
REMAINS: Final = 1
CAMP_CARD: Final = 2
ENCOUNTER: Final = 3
PENDING: Final = 4
ITEM: Final = 5

# When ongoing effects of camp cards work.
ONGOING: Final = ("event_phase", "forage", "feeding", "maintenance")
ON_EVENT: Final = 0
ON_FORAGE: Final = 1
ON_FEEDING: Final = 2
ON_MAINTENANCE: Final = 3

# When powers of items can be used, and how often.
TRIGGERS: Final = (
    "any_time",
    "before_roll",
    "after_roll",
    "when_diary",
    "when_forage",
    "when_wood",
    "when_build",
    "when_rest",
    "when_fish",
    "when_explore_start",
    "feeding",
    "injuries_step",
)
ANY_TIME: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
WHEN_DIARY: Final = 3
WHEN_FORAGE: Final = 4
WHEN_WOOD: Final = 5
WHEN_BUILD: Final = 6
WHEN_REST: Final = 7
WHEN_FISH: Final = 8
WHEN_EXPLORE_START: Final = 9
WHEN_FEEDING: Final = 10
WHEN_INJURIES: Final = 11


class Op:
    """One verb of the vocabulary with its arguments."""

    __slots__ = ()

    def run(self, t: Any, ctx: Any) -> None:
        """Do it; `ctx` is the step that is carrying out the effect."""

    def useful(self, t: Any, me: int) -> bool:
        """Would it do anything for a castaway who could use it at any time?"""
        return True


class Condition(ABC):
    """Something that holds or not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, t: Any, me: int) -> bool:
        """Does it hold for this castaway?"""


class Cost:
    """What an option, a camp card or a power costs."""

    __slots__ = ("carried", "energy", "food", "item", "shared", "story", "wood")

    def __init__(
        self, energy: int, wood: int, food: int, carried: int, story: int, item: int, shared: bool
    ) -> None:
        self.energy = energy
        self.wood = wood
        self.food = food
        self.carried = carried
        self.story = story
        self.item = item  # a card, or -1
        self.shared = shared


class Option:
    """One of the things that a card lets somebody do."""

    __slots__ = ("block", "cost", "deed", "requires")

    def __init__(
        self, deed: int, requires: Condition | None, cost: Cost | None, block: int
    ) -> None:
        self.deed = deed
        self.requires = requires
        self.cost = cost
        self.block = block


class Decision(Op):
    """A verb that offers options: a choice or a vote."""

    __slots__ = ("options",)

    def __init__(self, options: list[Option]) -> None:
        self.options = options


class Power:
    """What the holder of an item may do with it."""

    __slots__ = ("block", "cost", "discards", "trigger", "uses", "which")

    def __init__(
        self, trigger: int, uses: int, discards: bool, cost: Cost, block: int, which: int
    ) -> None:
        self.trigger = trigger
        self.uses = uses  # in the game; 0: once per turn
        self.discards = discards  # after the last use
        self.cost = cost
        self.block = block
        self.which = which  # the rolls it can repeat, -1: it repeats none


class Card:
    """What is printed on a card."""

    __slots__ = (
        "advance",
        "basic",
        "camp",
        "cost",
        "count",
        "counts_as",
        "deck",
        "difficulty",
        "effect",
        "id",
        "index",
        "is_item",
        "kind",
        "max2",
        "ongoing",
        "plot",
        "powers",
        "red",
        "requires",
        "rescue_buildings",
        "rescue_items",
        "rescues",
        "solo_remove",
        "sort",
        "stats",
        "story",
        "storyline",
        "weather",
        "wreck",
    )

    def __init__(self, index: int, sort: str) -> None:
        self.index = index
        self.id = CARD_IDS[index]
        self.sort = sort  # the table of the data file: event, remains, camp, exploration, plot
        self.kind = ENCOUNTER
        self.deck = -1  # its back
        self.count = 1
        self.plot = -1  # the number in the circle
        self.storyline = -1
        self.solo_remove = False
        self.effect = -1  # a block of the book
        # Exploration cards
        self.advance = False
        self.difficulty = 0
        self.story = 0
        self.camp = -1  # the camp card that this card is
        # Events
        self.weather = 0
        self.wreck = 0
        self.max2 = False
        self.rescues = False
        self.rescue_buildings = 0  # bit mask
        self.rescue_items: list[int] = []
        # Camp cards
        self.basic = False
        self.red = False
        self.cost: Cost | None = None
        self.requires: Condition | None = None
        self.ongoing = [-1] * len(ONGOING)  # blocks
        # Items
        self.is_item = False
        self.stats: list[int] = []
        self.counts_as = -1
        self.powers: list[Power] = []


class Book:
    """All cards of one game with their effects compiled; those of the players' own included."""

    __slots__ = ("blocks", "cards", "fish", "own", "words")

    def __init__(self, own: str) -> None:
        self.own = own  # the players' own cards as canonical JSON; empty: none
        self.cards: list[Card] = []
        self.blocks: list[list[Op]] = []  # effects, referred to by index
        self.fish: list[int] = []  # blocks of the food tiles of the fishery
        self.words: dict[str, dict[str, str]] = {}  # by language: texts of the players' own cards


class BookMaker(ABC):
    """Compiles books; registered here so that tables need not know the vocabulary."""

    __slots__ = ()

    @abstractmethod
    def make(self, own: str) -> Book:
        """The book with these cards of the players' own."""


MAKERS: Final[list[BookMaker]] = []
_BOOKS: Final[dict[str, Book]] = {}


def book_of(own: str) -> Book:
    """The book for a table."""
    book = _BOOKS.get(own)
    if book is None:
        book = MAKERS[0].make(own)
        _BOOKS[own] = book
    return book
