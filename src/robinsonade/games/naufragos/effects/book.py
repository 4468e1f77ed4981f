"""Making the book: every card from its data, its effects compiled."""

from __future__ import annotations

import json
from typing import Any

from robinsonade.games.naufragos.box.cards import (
    AFTER_ROLL,
    BLANK,
    CAMP_CARD,
    CARD_IDS,
    CARD_INDEX,
    ENCOUNTER,
    EVENT,
    ITEM,
    MAKERS,
    ONGOING,
    OWN_IDS,
    PENDING,
    PLOT_CARDS,
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
from robinsonade.games.naufragos.box.components import (
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
from robinsonade.games.naufragos.effects.reader import Reader, finish, table
from robinsonade.games.naufragos.effects.telling import Teller, told_after
from robinsonade.games.naufragos.effects.verbs import VERBS
from robinsonade.games.naufragos.steps.dice.rolls import ROLLS
from robinsonade.games.naufragos.table.fields import USED_NOW, USED_ONCE
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
MOST_USES = USED_NOW // USED_ONCE


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
        card.difficulty = reader.count(row, "difficulty")
        card.story = reader.count(row, "story")
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
    card.wreck = reader.count(row, "wreck")
    card.max2 = row.flag("max2")
    rescue = Row(table(row.take("rescue"), row.where, "rescue"), f"{row.where}, rescue")
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
    card.cost = alone(reader.cost(row.take("cost"), row.where), row)
    if "requires" in row.left:
        card.requires = reader.condition(row.take("requires"), row.where)
    triggers: set[int] = set()
    for part in row.parts("ongoing") if "ongoing" in row.left else []:
        trigger = ONGOING.index(part.one_of("trigger", ONGOING))
        if trigger in triggers:
            raise BadData(f"{part.where}: the trigger {ONGOING[trigger]} occurs twice")
        triggers.add(trigger)
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
    for part in row.parts("power") if "power" in row.left else []:
        card.powers.append(read_power(reader, part))


def alone(cost: Cost | None, row: Row) -> Cost | None:
    """A cost that one castaway pays; only options can be shared."""
    if cost is not None and cost.shared:
        raise BadData(f"{row.where}: only the cost of an option can be shared")
    return cost


def read_power(reader: Reader, part: Row) -> Power:
    trigger = TRIGGERS.index(part.one_of("trigger", TRIGGERS))
    limit = part.text("limit")
    uses, discards = 0, False
    if limit == "once_per_game":
        uses = 1
    elif limit == "discard" or limit.startswith("uses:"):
        uses = uses_of(limit.removeprefix("uses:"), part) if limit != "discard" else 1
        discards = True
    elif limit != "once_per_turn":
        raise BadData(f"{part.where}: unknown limit {limit!r}")
    cost = alone(reader.cost(part.take("cost"), part.where), part) or FREE
    which = -1
    verbs = part.parts("effect")
    repeats = [verb for verb in verbs if verb.values.get("op") == "reroll"]
    if bool(repeats) != (trigger == AFTER_ROLL):
        raise BadData(f"{part.where}: reroll and after_roll belong together")
    if repeats:
        which = ROLLS.index(repeats[0].one_of("which", ROLLS))
        if len(verbs) > 1:
            raise BadData(f"{part.where}: a power that repeats a roll does nothing else")
    block = reader.block(part.take("effect"), part.where)
    finish(part)
    return Power(trigger, uses, discards, cost, block, which)


def uses_of(text: str, part: Row) -> int:
    if not text.isdecimal() or not 0 < int(text) < MOST_USES:
        raise BadData(f"{part.where}: limit must be uses: and a number below {MOST_USES}")
    return int(text)


# -- cards of the players' own (NAU-15.4) --------------------------------------------------------


def read_own(reader: Reader, name: str, fields: dict[str, Any]) -> Card:
    """A card that players have filled in: the fields of its sort, and its texts."""
    where = f"[{name.removeprefix('own_')}]"
    row = Row({**fields, "id": name, "origin": "reconstructed"}, where)
    for language in ("en", "es"):
        words = reader.book.words.setdefault(language, {})
        words[f"card-{name}"] = row.text(f"title_{language}")
        row.text(f"flavour_{language}")
    sort = name.removeprefix("own_")
    if sort in DECK_IDS[:3]:
        row.one_of("deck", (sort,))
        sort = "exploration"
    elif sort == "remains" and row.take("count") != 1:
        raise BadData(f"{where}: there is one such card, count must be 1")
    card = read_card(reader, Card(CARD_INDEX[name], sort), row)
    tell_own(reader, name, sort, fields)
    return card


def tell_own(reader: Reader, name: str, sort: str, fields: dict[str, Any]) -> None:
    """What the card and its options do, for reading (patterns of terms, not plain text)."""
    plots = {number: CARD_IDS[card] for number, card in PLOT_CARDS.items()}
    teller = Teller(name, plots, reader.deed_names)
    telling = teller.card_text(sort, fields)
    for language in ("en", "es"):
        words = reader.book.words[language]
        words[f"card-{name}.about="] = told_after(fields[f"flavour_{language}"], telling)
        for deed, does in teller.deeds.items():
            words[f"deed-{deed}.about="] = does
