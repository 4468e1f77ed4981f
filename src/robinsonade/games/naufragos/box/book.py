"""What is printed on a card. What its effects do is in effects/."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from robinsonade.games.naufragos.box.cards import CARD_IDS
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect

BLANK: Final = "blank"  # the sort of a card that nobody has filled in

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


class CardEffect(Effect):
    """A verb with its arguments, as the cards of this game say it."""

    __slots__ = ()

    BRANCHES: ClassVar[bool] = False  # told in brackets where it stands within another one
    SILENT: ClassVar[bool] = False  # told only where nothing else is

    def scripts(self) -> list[int]:
        """The lists of effects within it."""
        return []

    def brings(self) -> list[int]:
        """The cards that come into the game by it."""
        return []

    def check(self, book: Book, card: Card) -> None:
        """Does it fit the card it stands on, and the cards it names? If not, stop loading."""


class Condition(ABC):
    """Something that holds or not."""

    __slots__ = ()

    @classmethod
    def read(cls, row: Row, key: str, reader: Any) -> Condition:
        """The condition that a key of a row says."""
        return cls()

    @abstractmethod
    def holds(self, t: Any, me: int) -> bool:
        """Does it hold for this castaway?"""

    @classmethod
    def tell(cls, teller: Any, key: str, value: Any) -> str:
        """What must hold, in words: calls of terms."""
        return str(teller.holds(key, n=value))


class All(Condition):
    """Every part holds."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, t: Any, me: int) -> bool:
        return all(part.holds(t, me) for part in self.parts)


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

    __slots__ = ("script", "cost", "deed", "requires")

    def __init__(
        self, deed: int, requires: Condition | None, cost: Cost | None, script: int
    ) -> None:
        self.deed = deed
        self.requires = requires
        self.cost = cost
        self.script = script


class Decision(CardEffect):
    """A verb that offers options: a choice or a vote."""

    __slots__ = ("options",)

    BRANCHES = True

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    def scripts(self) -> list[int]:
        return [option.script for option in self.options]


class RollTable(CardEffect):
    """A verb that rolls: what happens depends on the result."""

    __slots__ = ("dice", "mod", "rows", "stats")

    BRANCHES = True

    def __init__(self, dice: int, mod: int, stats: list[int], rows: list[list[int]]) -> None:
        self.dice = dice
        self.mod = mod
        self.stats = stats  # of the one who rolls
        self.rows = rows  # lowest total, highest total, script

    def scripts(self) -> list[int]:
        return [script for _, _, script in self.rows]

    def row_for(self, result: int) -> list[int]:
        """The row that fits; beyond the ends of the table its last one there."""
        for row in self.rows:
            if row[0] <= result <= row[1]:
                return row
        return self.rows[0] if result < self.rows[0][0] else self.rows[-1]


class Power:
    """What the holder of an item may do with it."""

    __slots__ = ("script", "cost", "discards", "trigger", "uses", "which")

    def __init__(
        self, trigger: int, uses: int, discards: bool, cost: Cost, script: int, which: int
    ) -> None:
        self.trigger = trigger
        self.uses = uses  # in the game; 0: once per turn
        self.discards = discards  # after the last use
        self.cost = cost
        self.script = script
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
        self.effect = -1  # a script of the book
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
        self.ongoing = [-1] * len(ONGOING)  # scripts
        # Items
        self.is_item = False
        self.stats: list[int] = []
        self.counts_as = -1
        self.powers: list[Power] = []


class Book:
    """All cards of one game with their effects compiled; those of the players' own included."""

    __slots__ = ("scripts", "cards", "fish", "own", "words")

    def __init__(self, own: str) -> None:
        self.own = own  # the players' own cards as canonical JSON; empty: none
        self.cards: list[Card] = []
        self.scripts: list[list[Effect]] = []  # lists of effects, referred to by index
        self.fish: list[int] = []  # scripts of the food tiles of the fishery
        self.words: dict[str, dict[str, str]] = {}  # by language: texts of the players' own cards

    def options(self, script: int, at: int) -> list[Option]:
        """What the decision at a place of a script offers."""
        decision = self.scripts[script][at]
        assert isinstance(decision, Decision)
        return decision.options


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
