"""Making the book: every card from its data, its effects compiled."""

from __future__ import annotations

import json
from typing import Any

from robinsonade.games.naufragos.cards import (
    BLANK,
    CAMP_CARD,
    CARD_INDEX,
    ENCOUNTER,
    EVENT,
    ITEM,
    MAKERS,
    ONGOING,
    OWN_IDS,
    PENDING,
    RAW_CARDS,
    REMAINS,
    STORYLINE_IDS,
    TRIGGERS,
    Book,
    BookMaker,
    Card,
    Cost,
    Power,
)
from robinsonade.games.naufragos.components import (
    BUILDING_IDS,
    DECK_IDS,
    EVENTS_DECK,
    FISH_EFFECTS,
    FISH_IDS,
    REMAINS_DECK,
    WEATHER_ICONS,
    stats_of,
)
from robinsonade.games.naufragos.effects.lint import check_book
from robinsonade.games.naufragos.effects.reader import Reader, finish
from robinsonade.games.naufragos.effects.verbs import VERBS
from robinsonade.games.naufragos.steps.rolls import ROLLS
from robinsonade.kernel.data import ORIGINS, BadData, Row

KINDS = {
    "encounter": ENCOUNTER,
    "pending": PENDING,
    "camp": CAMP_CARD,
    "item": ITEM,
    "event": EVENT,
}
BACKS = (*DECK_IDS[:3], "events", "camp", "item")
FREE = Cost(0, 0, 0, 0, 0, -1, False)


class Maker(BookMaker):
    """Compiles the cards of the data files and those of the players."""

    __slots__ = ()

    def make(self, own: str) -> Book:
        book = Book(own)
        reader = Reader(book, VERBS)
        for index, (sort, where, fields) in enumerate(RAW_CARDS):
            book.cards.append(read_card(reader, Card(index, sort), Row(fields, where)))
        reader.start(FISH_IDS[-1])
        for name, effects in zip(FISH_IDS, FISH_EFFECTS, strict=True):
            book.fish.append(reader.block(effects, f"game.toml, {name}"))
        cards: dict[str, Any] = json.loads(own) if own else {}
        for name in OWN_IDS:
            blank = Card(CARD_INDEX[name], BLANK)
            blank.count = 0
            book.cards.append(read_own(reader, name, cards[name]) if name in cards else blank)
        check_book(book, reader)
        return book


MAKERS.append(Maker())


def flag(row: Row, key: str) -> bool:
    return row.flag(key) if key in row.left else False


def read_card(reader: Reader, card: Card, row: Row) -> Card:
    """One card; which fields it must have depends on its sort and kind."""
    reader.start(row.text("id"))
    card.solo_remove = flag(row, "solo_remove")
    if card.sort == "plot":
        card.plot = row.number("plot")
        card.storyline = row.index_in("storyline", STORYLINE_IDS)
        card.deck = read_back(row)
        kind = KINDS[row.one_of("kind", tuple(KINDS))]
    elif card.sort == "exploration":
        card.deck = row.index_in("deck", DECK_IDS[:3])
        kind = KINDS[row.one_of("kind", ("encounter", "pending", "camp", "item"))]
        if kind == CAMP_CARD:
            card.camp = reader.card_named(row, row.text("camp"))
            kind = ENCOUNTER
    else:
        kind = {"event": EVENT, "remains": REMAINS, "camp": CAMP_CARD}[card.sort]
    card.kind = kind
    if kind == EVENT:
        read_event(reader, card, row)
    elif kind == CAMP_CARD:
        read_camp(reader, card, row)
    elif kind == REMAINS:
        card.deck = REMAINS_DECK
        card.count = row.number("count")
    elif kind != ITEM or card.sort == "exploration":
        card.advance = row.flag("advance")
        card.difficulty = row.number("difficulty")
        card.story = row.number("story")
    read_item(reader, card, row)
    if "effect" in row.left:
        card.effect = reader.block(row.take("effect"), row.where)
    close(row)
    return card


def close(row: Row) -> None:
    """Origins of the whole, of the name and of the rescue; nothing else is left."""
    for key in ("name_origin", "rescue_origin"):
        if key in row.left:
            row.one_of(key, ORIGINS)
    row.one_of("origin", ORIGINS)
    finish(row)


def read_back(row: Row) -> int:
    name = row.one_of("deck", BACKS)
    return DECK_IDS.index(name) if name in DECK_IDS else -1


def read_event(reader: Reader, card: Card, row: Row) -> None:
    card.deck = EVENTS_DECK
    card.weather = WEATHER_ICONS[row.one_of("weather", tuple(WEATHER_ICONS))]
    card.wreck = row.number("wreck")
    card.max2 = row.flag("max2")
    rescue = Row(row.take("rescue"), f"{row.where}, rescue")
    for name in rescue.texts("constructions"):
        if name not in BUILDING_IDS:
            raise BadData(f"{rescue.where}: there is no construction {name}")
        card.rescue_buildings |= 1 << BUILDING_IDS.index(name)
    card.rescue_items = [reader.card_named(rescue, name) for name in rescue.texts("items")]
    card.rescues = bool(card.rescue_buildings or card.rescue_items)
    finish(rescue)


def read_camp(reader: Reader, card: Card, row: Row) -> None:
    if "label" in row.left:
        row.text("label")
    card.basic = flag(row, "basic")
    card.red = row.flag("red")
    card.cost = reader.cost(row.take("cost"), row.where)
    if "requires" in row.left:
        card.requires = reader.condition(row.take("requires"), row.where)
    ongoing: list[dict[str, Any]] = row.take("ongoing") if "ongoing" in row.left else []
    for number, fields in enumerate(ongoing, start=1):
        part = Row(fields, f"{row.where}, ongoing {number}")
        trigger = ONGOING.index(part.one_of("trigger", ONGOING))
        card.ongoing[trigger] = reader.block(part.take("effect"), part.where)
        finish(part)


def read_item(reader: Reader, card: Card, row: Row) -> None:
    """The fields of an item, which an exploration card may have, too."""
    card.is_item = flag(row, "item")
    if not card.is_item:
        return
    card.stats = stats_of(row)
    row.flag("rescue_item")
    if "counts_as" in row.left:
        card.counts_as = reader.card_named(row, row.text("counts_as"))
    powers: list[dict[str, Any]] = row.take("power") if "power" in row.left else []
    for number, fields in enumerate(powers, start=1):
        part = Row(fields, f"{row.where}, power {number}")
        card.powers.append(read_power(reader, part))


def read_power(reader: Reader, part: Row) -> Power:
    trigger = TRIGGERS.index(part.one_of("trigger", TRIGGERS))
    limit = part.text("limit")
    uses, discards = 0, False
    if limit == "once_per_game":
        uses = 1
    elif limit == "discard" or limit.startswith("uses:"):
        uses = int(limit.removeprefix("uses:")) if limit != "discard" else 1
        discards = True
    elif limit != "once_per_turn":
        raise BadData(f"{part.where}: unknown limit {limit!r}")
    cost = reader.cost(part.take("cost"), part.where) or FREE
    effects: list[dict[str, Any]] = part.take("effect")
    which = -1
    for effect in effects:
        if effect.get("op") == "reroll":
            which = ROLLS.index(effect["which"]) if effect.get("which") in ROLLS else -1
    if (which >= 0) != (trigger == TRIGGERS.index("after_roll")):
        raise BadData(f"{part.where}: reroll and after_roll belong together")
    block = reader.block(effects, part.where)
    finish(part)
    return Power(trigger, uses, discards, cost, block, which)


# -- cards of the players' own (NAU-15.4) --------------------------------------------------------


def read_own(reader: Reader, name: str, fields: dict[str, Any]) -> Card:
    """A card that players have filled in: the fields of its sort, and its texts."""
    where = f"own cards, {name}"
    row = Row({**fields, "id": name, "origin": "reconstructed"}, where)
    for language in ("en", "es"):
        words = reader.book.words.setdefault(language, {})
        words[f"card-{name}"] = row.text(f"title_{language}")
        words[f"card-{name}.about"] = row.text(f"flavour_{language}")
    sort = name.removeprefix("own_")
    if sort in DECK_IDS[:3]:
        if row.one_of("deck", (sort,)) != sort:
            raise BadData(f"{where}: deck must be {sort}")
        return read_card(reader, Card(CARD_INDEX[name], "exploration"), row)
    if sort == "remains" and row.take("count") != 1:
        raise BadData(f"{where}: there is one such card, count must be 1")
    return read_card(reader, Card(CARD_INDEX[name], sort), row)
