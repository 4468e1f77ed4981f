"""Making the book: every card from its data, with its effects."""

from __future__ import annotations

import json
from typing import Any, Final

from robinsonade.games.naufragos.box.book import (
    AFTER_ROLL,
    BLANK,
    CAMP_CARD,
    ENCOUNTER,
    EVENT,
    ITEM,
    MAKERS,
    ONGOING,
    PENDING,
    REMAINS,
    TRIGGERS,
    Book,
    BookMaker,
    Card,
    Cost,
    Power,
)
from robinsonade.games.naufragos.box.cards import (
    CARD_INDEX,
    FIRST_OWN,
    OWN_IDS,
    RAW_CARDS,
    STORYLINE_IDS,
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
from robinsonade.games.naufragos.effects.conditions import CONDITIONS
from robinsonade.games.naufragos.effects.lint import check_book
from robinsonade.games.naufragos.effects.reader import Reader, table
from robinsonade.games.naufragos.effects.vocabulary import VOCABULARY, teller_of
from robinsonade.games.naufragos.steps.dice.rolls import ROLLS
from robinsonade.games.naufragos.table.fields import USED_NOW, USED_ONCE
from robinsonade.kernel.data import ORIGINS, Row
from robinsonade.kernel.slips import BadData

KINDS: Final = {
    "encounter": ENCOUNTER,
    "pending": PENDING,
    "camp": CAMP_CARD,
    "item": ITEM,
    "event": EVENT,
}
BACKS: Final = (*DECK_IDS[:3], "events", "camp", "item")
FREE: Final = Cost(0, 0, 0, 0, 0, -1, False)
MOST_USES: Final = USED_NOW // USED_ONCE


class Maker(BookMaker):
    """Reads the cards of the data files and those of the players."""

    __slots__ = ()

    def make(self, own: str) -> Book:
        book = Book(own)
        reader = Reader(book, VOCABULARY, CONDITIONS)
        for index, (sort, where, fields) in enumerate(RAW_CARDS):
            book.cards.append(read_card(reader, Card(index, sort), Row(fields, where)))
        reader.start(FISH_IDS[-1])
        for name, effects in zip(FISH_IDS, FISH_EFFECTS, strict=True):
            book.fish.append(reader.script(effects, f"game.toml, {name}"))
        cards: dict[str, Any] = json.loads(own) if own else {}
        for name in OWN_IDS:
            blank = Card(CARD_INDEX[name], BLANK)
            blank.count = 0
            book.cards.append(read_own(reader, name, cards[name]) if name in cards else blank)
        check_book(book, reader)
        return book


MAKERS.append(Maker())


def read_card(reader: Reader, card: Card, row: Row) -> Card:
    """One card; which fields it must have depends on its sort and kind."""
    reader.start(row.text("id"))
    card.solo_remove = row.flag("solo_remove", default=False)
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
    if row.has("effect"):
        card.effect = reader.script(row.take("effect"), row.where)
    close(row)
    return card


def close(row: Row) -> None:
    """Origins of the whole, of the name and of the rescue; nothing else is left."""
    for key in ("name_origin", "rescue_origin"):
        if row.has(key):
            row.one_of(key, ORIGINS)
    row.one_of("origin", ORIGINS)
    row.finish()


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
            raise BadData(rescue.where, "there is no construction {name}", name=name)
        card.rescue_buildings |= 1 << BUILDING_IDS.index(name)
    card.rescue_items = [reader.card_named(rescue, name) for name in rescue.texts("items")]
    card.rescues = bool(card.rescue_buildings or card.rescue_items)
    if card.sort == "event" and card.index < FIRST_OWN and not card.rescues:  # NAU-13.3, NAU-R43
        raise BadData(rescue.where, "the ship of a basic event looks for something")
    rescue.finish()


def read_camp(reader: Reader, card: Card, row: Row) -> None:
    if row.has("label"):
        row.text("label")
    card.basic = row.flag("basic", default=False)
    card.red = row.flag("red")
    card.cost = alone(reader.cost(row.take("cost"), row.where), row)
    if row.has("requires"):
        card.requires = reader.condition(row.take("requires"), row.where, "requires")
    triggers: set[int] = set()
    for part in row.parts("ongoing") if row.has("ongoing") else []:
        trigger = part.index("trigger", ONGOING)
        if trigger in triggers:
            raise BadData(
                part.where, "the trigger {trigger} occurs twice", trigger=ONGOING[trigger]
            )
        triggers.add(trigger)
        card.ongoing[trigger] = reader.script(part.take("effect"), part.where)
        part.finish()


def read_item(reader: Reader, card: Card, row: Row) -> None:
    """The fields of an item, which an exploration card may have, too."""
    card.is_item = row.flag("item", default=False)
    if not card.is_item:
        return
    card.stats = stats_of(row)
    row.flag("rescue_item")
    if row.has("counts_as"):
        card.counts_as = reader.card_named(row, row.text("counts_as"))
    for part in row.parts("power") if row.has("power") else []:
        card.powers.append(read_power(reader, part))


def alone(cost: Cost | None, row: Row) -> Cost | None:
    """A cost that one castaway pays; only options can be shared."""
    if cost is not None and cost.shared:
        raise BadData(row.where, "only the cost of an option can be shared")
    return cost


def read_power(reader: Reader, part: Row) -> Power:
    trigger = part.index("trigger", TRIGGERS)
    limit = part.text("limit")
    uses, discards = 0, False
    if limit == "once_per_game":
        uses = 1
    elif limit == "discard" or limit.startswith("uses:"):
        uses = uses_of(limit.removeprefix("uses:"), part) if limit != "discard" else 1
        discards = True
    elif limit != "once_per_turn":
        raise BadData(part.where, "unknown limit {limit}", limit=repr(limit))
    cost = alone(reader.cost(part.take("cost"), part.where), part) or FREE
    which = -1
    verbs = part.parts("effect")
    repeats = [verb for verb in verbs if verb.values.get("op") == "reroll"]
    if bool(repeats) != (trigger == AFTER_ROLL):
        raise BadData(part.where, "reroll and after_roll belong together")
    if repeats:
        which = repeats[0].index("which", ROLLS)
        if len(verbs) > 1:
            raise BadData(part.where, "a power that repeats a roll does nothing else")
    script = reader.script(part.take("effect"), part.where)
    part.finish()
    return Power(trigger, uses, discards, cost, script, which)


def uses_of(text: str, part: Row) -> int:
    if not text.isdecimal() or not 0 < int(text) < MOST_USES:
        raise BadData(
            part.where, "limit must be uses: and a number below {most_uses}", most_uses=MOST_USES
        )
    return int(text)


# -- cards of the players' own (NAU-15.4) --------------------------------------------------------


def read_own(reader: Reader, name: str, fields: dict[str, Any]) -> Card:
    """A card that players have filled in: the fields of its sort, and its texts."""
    where = f"[{name.removeprefix('own_')}]"
    row = Row({**fields, "id": name, "origin": "reconstructed"}, where)
    for language in ("en", "es"):
        words = reader.book.words.setdefault(language, {})
        words[f"card-{name}"] = row.text(f"title_{language}")
        words[f"flavour-card-{name}"] = row.text(f"flavour_{language}")
    sort = name.removeprefix("own_")
    if sort in DECK_IDS[:3]:
        row.one_of("deck", (sort,))
        sort = "exploration"
    elif sort == "remains" and row.take("count") != 1:
        raise BadData(where, "there is one such card, count must be 1")
    card = read_card(reader, Card(CARD_INDEX[name], sort), row)
    tell_own(reader, name, sort, fields)
    return card


def tell_own(reader: Reader, name: str, sort: str, fields: dict[str, Any]) -> None:
    """What the card and its options do, for reading (patterns of terms, not plain text)."""
    teller = teller_of(name, reader.deed_names)
    telling = teller.card_text(sort, fields)
    for language in ("en", "es"):
        words = reader.book.words[language]
        words[f"card-{name}.about="] = telling
        for deed, does in teller.deeds.items():
            words[f"deed-{deed}.about="] = does
