"""Reading the vocabulary strictly: unknown verbs, arguments and ids stop loading."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from robinsonade.games.naufragos.box.cards import (
    CARD_INDEX,
    DEED_INDEX,
    FIRST_OWN,
    OWN_DEEDS,
    PLOT_CARDS,
    Book,
    Condition,
    Cost,
    Op,
    Option,
)
from robinsonade.games.naufragos.box.components import BUILDING_IDS, SECTOR_IDS, WEATHER_IDS
from robinsonade.games.naufragos.effects import conditions as c
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
from robinsonade.kernel.data import BadData, Row

CHOSEN_FROM = WHO.index("chosen_explorer")


def finish(row: Row) -> None:
    """Every key has been taken."""
    if row.left:
        raise BadData(f"{row.where}: unknown {', '.join(sorted(row.left))}")


def table(values: Any, where: str, what: str) -> dict[str, Any]:
    """A table within a table."""
    if not isinstance(values, dict):
        raise BadData(f"{where}: the {what} is {values!r}, but must be a table")
    return values


def place_of(row: Row, key: str, ids: tuple[str, ...]) -> int:
    """The position of a thing that must be named."""
    return ids.index(row.one_of(key, ids))


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


class Reader:
    """Compiles the effects of one book."""

    def __init__(self, book: Book, verbs: dict[str, Callable[[Reader, Row], Op]]) -> None:
        self.book = book
        self.verbs = verbs
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

    def goal(self, row: Row, key: str) -> Target:
        """The storage, if nothing is said, or castaways."""
        if key not in row.left or row.values[key] == "storage":
            row.left.discard(key)
            return Target(STORAGE, -1)
        return self.target(row, key)

    def target(self, row: Row, key: str, default: str = "self") -> Target:
        text = row.text(key) if key in row.left else default
        if text in ("winner", "loser") and not self.in_contest:
            raise BadData(f"{row.where}: there is no {text} outside a contest")
        if text.startswith("holder:"):
            item = self.card_named(row, text.removeprefix("holder:"))
            return Target(CHOSEN if self.in_contest else HOLDER, item)
        if text not in WHO:
            raise BadData(f"{row.where}: {key} is {text!r}, but must be one of {WHO}")
        return Target(WHO.index(text), -1)

    def who(self, row: Row, key: str, default: str = "self") -> int:
        """A target that nobody has to choose."""
        found = self.target(row, key, default)
        if found.is_chosen:
            raise BadData(f"{row.where}: {key} cannot be a castaway that is chosen")
        return found.who

    def card_named(self, row: Row, name: str) -> int:
        if name not in CARD_INDEX:
            raise BadData(f"{row.where}: there is no card {name}")
        return CARD_INDEX[name]

    def cards(self, row: Row) -> list[int]:
        """`card`, `item`, `cards` by id and `plots` by number."""
        found: list[int] = []
        for key in ("card", "item"):
            if key in row.left:
                found.append(self.card_named(row, row.text(key)))
        if "cards" in row.left:
            found += [self.card_named(row, name) for name in row.texts("cards")]
        for number in row.numbers("plots") if "plots" in row.left else []:
            if number not in PLOT_CARDS:
                raise BadData(f"{row.where}: there is no plot card {number}")
            found.append(PLOT_CARDS[number])
        if not found:
            raise BadData(f"{row.where}: no card is named")
        return found

    def only_card(self, row: Row) -> int:
        found = self.cards(row)
        if len(found) != 1:
            raise BadData(f"{row.where}: only one card may be named")
        return found[0]

    def flag(self, name: str) -> int:
        return self.flags.setdefault(name, len(self.flags))

    def count(self, row: Row, key: str = "n") -> int:
        n = row.number(key)
        if n < 0:
            raise BadData(f"{row.where}: {key} is {n}, but must not be negative")
        return n

    # -- costs and conditions --------------------------------------------------------------------

    def cost(self, values: Any, where: str) -> Cost | None:
        row = Row(table(values, where, "cost"), f"{where}, cost")
        if not values:
            return None
        numbers = [
            self.count(row, key) if key in row.left else 0
            for key in ("energy", "wood", "food", "carried_food", "story")
        ]
        item = self.card_named(row, row.text("item")) if "item" in row.left else -1
        shared = row.flag("shared") if "shared" in row.left else False
        finish(row)
        energy, wood, food, carried, story = numbers
        return Cost(energy, wood, food, carried, story, item, shared)

    def condition(self, values: Any, where: str) -> Condition:
        row = Row(table(values, where, "condition"), f"{where}, condition")
        parts = [self.part(row, key) for key in values]
        finish(row)
        if not parts:
            raise BadData(f"{where}: an empty condition")
        return parts[0] if len(parts) == 1 else c.All(parts)

    def part(self, row: Row, key: str) -> Condition:
        """One key of a condition."""
        if key == "not":
            return c.Not(self.condition(row.take(key), row.where))
        if key == "fire":
            return c.Fire(row.flag(key))
        if key == "weather":
            mask = 0
            for name in row.texts(key):
                if name not in WEATHER_IDS:
                    raise BadData(f"{row.where}: there is no weather {name}")
                mask |= 1 << WEATHER_IDS.index(name)
            return c.WeatherIs(mask)
        if key == "flag":
            name = row.text(key)
            self.flags_tested[name] = row.where
            return c.Flag(self.flag(name))
        if key == "built":
            return c.Built(place_of(row, key, BUILDING_IDS))
        if key == "sector":
            return c.InSector(place_of(row, key, SECTOR_IDS))
        for name, kind in (
            ("has_item", c.HasItem),
            ("group_has_item", c.GroupHasItem),
            ("camp_card", c.CampCard),
        ):
            if key == name:
                return kind(self.card_named(row, row.text(key)))
        for name, least in (
            ("energy_min", c.EnergyMin),
            ("wood_min", c.WoodMin),
            ("food_min", c.FoodMin),
            ("explorers_min", c.ExplorersMin),
            ("explorers_max", c.ExplorersMax),
            ("story_min", c.StoryMin),
            ("players_min", c.PlayersMin),
        ):
            if key == name:
                return least(row.number(key))
        raise BadData(f"{row.where}: unknown condition {key}")

    # -- options ---------------------------------------------------------------------------------

    def options(self, row: Row, *, priced: bool) -> list[Option]:
        """At least one option must be free for everybody."""
        found: list[Option] = []
        for number, part in enumerate(row.parts("options"), start=1):
            part.where = f"{row.where}, option {part.values.get('id', number)}"
            deed = self.deed(part)
            requires = (
                self.condition(part.take("requires"), part.where)
                if "requires" in part.left
                else None
            )
            if "cost" in part.left and not priced:
                raise BadData(f"{part.where}: options of a vote have no cost")
            cost = self.cost(part.take("cost"), part.where) if "cost" in part.left else None
            block = self.block(part.take("effect"), part.where)
            finish(part)
            found.append(Option(deed, requires, cost, block))
        if len(found) < 2:
            raise BadData(f"{row.where}: there must be at least two options")
        if not any(option.requires is None and option.cost is None for option in found):
            raise BadData(f"{row.where}: no option is free for everybody")
        return found

    def deed(self, part: Row) -> int:
        name = part.text("id")
        if CARD_INDEX[self.card] < FIRST_OWN:
            return DEED_INDEX[f"{self.card}-{name}"]
        self.own_deeds += 1
        if self.own_deeds > OWN_DEEDS:
            raise BadData(f"{part.where}: a card may have at most {OWN_DEEDS} options")
        called = f"{self.card}-{self.own_deeds}"
        self.deed_names[id(part.values)] = called
        for language in ("en", "es"):
            said = part.text(language)
            self.book.words.setdefault(language, {})[f"deed-{called}"] = said
        return DEED_INDEX[called]

    # -- effects ---------------------------------------------------------------------------------

    def block(self, effects: Any, where: str) -> int:
        """Compile an effect; its number, or -1 if there is nothing to do."""
        if not isinstance(effects, list):
            raise BadData(f"{where}: an effect must be a list")
        if not effects:
            return -1
        number = len(self.book.blocks)
        ops: list[Op] = []
        self.book.blocks.append(ops)
        for place, fields in enumerate(effects, start=1):
            if not isinstance(fields, dict):
                raise BadData(f"{where}, verb {place}: {fields!r} must be a table with op")
            row = Row(fields, f"{where}, verb {place}")
            ops.append(self.op(row))
            finish(row)
        return number

    def branch(self, row: Row, key: str) -> int:
        return self.block(row.take(key), f"{row.where}, {key}") if key in row.left else -1

    def single(self, op: Op) -> int:
        """A block of one verb."""
        self.book.blocks.append([op])
        return len(self.book.blocks) - 1

    def op(self, row: Row) -> Op:
        name = row.text("op")
        if name not in self.verbs:
            raise BadData(f"{row.where}: unknown verb {name!r}")
        return self.verbs[name](self, row)
