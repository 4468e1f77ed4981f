"""Reading effects strictly: unknown verbs, arguments and ids stop loading."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.box.book import All, Book, CardEffect, Condition, Cost, Option
from robinsonade.games.naufragos.box.cards import (
    CARD_INDEX,
    DEED_INDEX,
    FIRST_OWN,
    OWN_DEEDS,
    PLOT_CARDS,
)
from robinsonade.games.naufragos.effects.choosing import Choosing
from robinsonade.games.naufragos.effects.targets import (
    CHOSEN,
    HOLDER,
    LOSER,
    SELF,
    STARTING_PLAYER,
    STORAGE,
    WHO,
    WINNER,
)
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Vocabulary
from robinsonade.kernel.slips import BadData

CHOSEN_FROM: Final = WHO.index("chosen_explorer")
PRICES: Final = ("energy", "wood", "food", "carried_food", "story")


def table(values: Any, where: str, what: str) -> dict[str, Any]:
    """A table within a table."""
    if not isinstance(values, dict):
        raise BadData(where, "{key} is {value}, but must be a table", key=what, value=repr(values))
    return values


class Target:
    """Whom a verb means, and the item of a `holder:`."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: int) -> None:
        self.who = who
        self.item = item

    @property
    def is_chosen(self) -> bool:
        """Must `self` choose somebody first?"""
        return CHOSEN_FROM <= self.who < len(WHO) or self.who == HOLDER

    @property
    def is_one(self) -> bool:
        """Is it never more than one castaway?"""
        return self.is_chosen or self.who in (SELF, STARTING_PLAYER, WINNER, LOSER, CHOSEN)

    @property
    def meant(self) -> int:
        """Who is meant once somebody has been chosen."""
        return CHOSEN if self.is_chosen else self.who


class Reader:
    """Reads the effects of one book."""

    def __init__(
        self, book: Book, vocabulary: Vocabulary, conditions: dict[str, type[Condition]]
    ) -> None:
        self.book = book
        self.vocabulary = vocabulary
        self.conditions = conditions
        self.flags: dict[str, int] = {}
        self.flags_tested: dict[str, str] = {}
        self.flags_set: set[str] = set()
        self.card = ""  # whose effects are being read
        self.own_deeds = 0
        self.deed_names: dict[int, str] = {}  # options of the players' own cards, by identity
        self.in_contest = False

    # -- arguments -------------------------------------------------------------------------------

    def start(self, card: str) -> None:
        self.card = card
        self.own_deeds = 0

    def target(self, row: Row, key: str, default: str = "self") -> Target:
        text = row.text(key, default)
        if text in ("winner", "loser") and not self.in_contest:
            raise BadData(row.where, "there is no {text} outside a contest", text=text)
        if text.startswith("holder:"):
            item = self.card_named(row, text.removeprefix("holder:"))
            return Target(CHOSEN if self.in_contest else HOLDER, item)
        return Target(WHO.index(row.one_of(key, WHO, default)), -1)

    def goal(self, row: Row, key: str) -> Target:
        """The storage, if nothing is said, or castaways."""
        if row.text(key, "storage") == "storage":
            return Target(STORAGE, -1)
        return self.target(row, key)

    def who(self, row: Row, key: str, default: str = "self") -> int:
        """A target that nobody has to choose."""
        found = self.target(row, key, default)
        if found.is_chosen:
            raise BadData(row.where, "{key} cannot be a castaway that is chosen", key=key)
        return found.who

    def aimed(self, target: Target, effect: CardEffect, not_self: bool = False) -> Effect:
        """An effect that means this target; whoever must be chosen is chosen first."""
        if not target.is_chosen:
            return effect
        return Choosing(target.who, target.item, not_self, self.single(effect), effect)

    def card_named(self, row: Row, name: str) -> int:
        if name not in CARD_INDEX:
            raise BadData(row.where, "there is no card {name}", name=name)
        return CARD_INDEX[name]

    def cards(self, row: Row) -> list[int]:
        """`card`, `item`, `cards` by id and `plots` by number."""
        found = [self.card_named(row, row.text(key)) for key in ("card", "item") if row.has(key)]
        if row.has("cards"):
            found += [self.card_named(row, name) for name in row.texts("cards")]
        for number in row.numbers("plots") if row.has("plots") else []:
            if number not in PLOT_CARDS:
                raise BadData(row.where, "there is no plot card {number}", number=number)
            found.append(PLOT_CARDS[number])
        if not found:
            raise BadData(row.where, "no card is named")
        return found

    def only_card(self, row: Row) -> int:
        found = self.cards(row)
        if len(found) != 1:
            raise BadData(row.where, "only one card may be named")
        return found[0]

    def flag(self, name: str) -> int:
        return self.flags.setdefault(name, len(self.flags))

    def count(self, row: Row, key: str = "n", default: int | None = None) -> int:
        n = row.number(key, default)
        if n < 0:
            raise BadData(row.where, "{key} is {value}, but must not be negative", key=key, value=n)
        return n

    # -- costs and conditions --------------------------------------------------------------------

    def cost(self, values: Any, where: str) -> Cost | None:
        row = Row(table(values, where, "cost"), f"{where}, cost")
        if not values:
            return None
        energy, wood, food, carried, story = [self.count(row, key, 0) for key in PRICES]
        item = self.card_named(row, row.text("item")) if row.has("item") else -1
        shared = row.flag("shared", default=False)
        if shared and not energy:  # NAU-R45
            raise BadData(row.where, "only energy can be shared")
        row.finish()
        return Cost(energy, wood, food, carried, story, item, shared)

    def condition(self, values: Any, where: str, key: str) -> Condition:
        """What stands under this key."""
        row = Row(table(values, where, key), f"{where}, {key}")
        parts: list[Condition] = []
        for name in values:
            if name not in self.conditions:
                raise BadData(row.where, "unknown condition {key}", key=name)
            parts.append(self.conditions[name].read(row, name, self))
        row.finish()
        if not parts:
            raise BadData(row.where, "an empty condition")
        return parts[0] if len(parts) == 1 else All(parts)

    # -- options ---------------------------------------------------------------------------------

    def options(self, row: Row, *, priced: bool) -> list[Option]:
        """At least one option must be free for everybody."""
        found: list[Option] = []
        for number, part in enumerate(row.parts("options"), start=1):
            part.where = f"{row.where}, options {part.values.get('id', number)}"
            deed = self.deed(part)
            requires = cost = None
            if part.has("requires"):
                requires = self.condition(part.take("requires"), part.where, "requires")
            if part.has("cost"):
                if not priced:
                    raise BadData(part.where, "options of a vote have no cost")
                cost = self.cost(part.take("cost"), part.where)
            script = self.script(part.take("effect"), part.where)
            part.finish()
            found.append(Option(deed, requires, cost, script))
        if len(found) < 2:
            raise BadData(row.where, "there must be at least two options")
        if not any(option.requires is None and option.cost is None for option in found):
            raise BadData(row.where, "no option is free for everybody")
        return found

    def deed(self, part: Row) -> int:
        name = part.text("id")
        if CARD_INDEX[self.card] < FIRST_OWN:
            return DEED_INDEX[f"{self.card}-{name}"]
        self.own_deeds += 1
        if self.own_deeds > OWN_DEEDS:
            raise BadData(
                part.where, "a card may have at most {own_deeds} options", own_deeds=OWN_DEEDS
            )
        called = f"{self.card}-{self.own_deeds}"
        self.deed_names[id(part.values)] = called
        for language in ("en", "es"):
            said = part.text(language)
            self.book.words.setdefault(language, {})[f"deed-{called}"] = said
        return DEED_INDEX[called]

    # -- scripts ---------------------------------------------------------------------------------

    def script(self, effects: Any, where: str) -> int:
        """Read a list of effects; its number, or -1 if there is nothing to do."""
        if not isinstance(effects, list):
            raise BadData(where, "an effect must be a list")
        if not effects:
            return -1
        number = len(self.book.scripts)
        found: list[Effect] = []
        self.book.scripts.append(found)
        for place, fields in enumerate(effects, start=1):
            if not isinstance(fields, dict):
                raise BadData(
                    f"{where}, op {place}",
                    "{value} must be a table with op",
                    value=repr(fields),
                )
            found.append(self.vocabulary.read(Row(fields, f"{where}, op {place}"), self))
        return number

    def branch(self, row: Row, key: str) -> int:
        return self.script(row.take(key), f"{row.where}, {key}") if row.has(key) else -1

    def single(self, effect: Effect) -> int:
        """A list of one effect."""
        self.book.scripts.append([effect])
        return len(self.book.scripts) - 1
