"""Event, wreckage, adventure, mystery and beast cards, all under one noun (data/*.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import BUILD, COUNT, EXPLORE, GATHER
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS, items_of
from robinsonade.games.robinson_crusoe.box.lasting import KIND_IDS, Passive, passives_of
from robinsonade.games.robinson_crusoe.box.prices import Price, prices_of
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE, effects_of
from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.kinship import more_of
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

_EVENT_FILE = DataFile.read(PACKAGE, "events.toml")
_EVENT_ROWS = _EVENT_FILE.rows("event")
_WRECK_ROWS = _EVENT_FILE.rows("wreckage")
_ADVENTURE_FILE = DataFile.read(PACKAGE, "adventures.toml")
_ADVENTURE_ROWS = _ADVENTURE_FILE.rows("adventure")
_MYSTERY_FILE = DataFile.read(PACKAGE, "mystery.toml")
_MYSTERY_ROWS = _MYSTERY_FILE.rows("mystery")
_BEAST_FILE = DataFile.read(PACKAGE, "beasts.toml")
_BEAST_ROWS = _BEAST_FILE.rows("beast")
_ROWS = _EVENT_ROWS + _WRECK_ROWS + _ADVENTURE_ROWS + _MYSTERY_ROWS + _BEAST_ROWS
CARD_IDS: Final = unique_ids(_ROWS)
CARD: Final = Noun("card", CARD_IDS, on_board=True)
CARDS: Final = len(CARD_IDS)
CARD_COUNT: Final = [row.number("count", 1) for row in _ROWS]

# Cards of one sort are neighbours.
FIRST_WRECK: Final = len(_EVENT_ROWS)
FIRST_ADVENTURE: Final = FIRST_WRECK + len(_WRECK_ROWS)
FIRST_MYSTERY: Final = FIRST_ADVENTURE + len(_ADVENTURE_ROWS)
FIRST_BEAST: Final = FIRST_MYSTERY + len(_MYSTERY_ROWS)

# How many more of each there are than printed, in a variant.
CARD_MORE: Final = {
    first + card: more
    for file, table, first in (
        (_EVENT_FILE, "event", 0),
        (_ADVENTURE_FILE, "adventure", FIRST_ADVENTURE),
        (_MYSTERY_FILE, "mystery", FIRST_MYSTERY),
        (_BEAST_FILE, "beast", FIRST_BEAST),
    )
    for card, more in file.more(table, "count").items()
}

# RC-8.2: those that can be acted against, with what that gives and what they do otherwise.
THREAT_CARD: Final = Noun("threat", CARD_IDS[:FIRST_ADVENTURE])

# RC-19.1: what the back of a card in the Event deck shows.
BACK_IDS: Final = ("event", "adventure", "mystery")
BACK: Final = Noun("back", BACK_IDS)
EVENT_BACK: Final = 0
ADVENTURE_BACK: Final = 1
MYSTERY_BACK: Final = 2


def _verbs(said: Any) -> list[str]:
    """The verbs of effects, of those within others as well."""
    if isinstance(said, list):
        return [verb for part in said for verb in _verbs(part)]
    if not isinstance(said, dict):
        return []
    own = [str(said["op"])] if "op" in said else []
    return own + [verb for part in said.values() for verb in _verbs(part)]


def back_of(card: int) -> int:
    if card < FIRST_ADVENTURE:
        return EVENT_BACK
    return ADVENTURE_BACK if card < FIRST_MYSTERY else MYSTERY_BACK


def is_wreck(card: int) -> bool:
    return FIRST_WRECK <= card < FIRST_ADVENTURE


# -- events and wreckage -------------------------------------------------------------------------

BOOK: Final = -1
_ICONS: Final = {"book": BOOK, "build": BUILD, "gather": GATHER, "explore": EXPLORE}
# The action whose adventure token the icon places, or BOOK.
ICON: Final = [_ICONS[row.one_of("icon", tuple(_ICONS))] for row in _EVENT_ROWS]
EVENT_SCRIPT: Final = [effects_of(row, "event", needed=False) for row in _ROWS]
THREAT_SCRIPT: Final = [effects_of(row, "threat_effect", needed=False) for row in _ROWS]
# RC-5.4: those that do nothing when they are pushed off.
HARMLESS: Final = [
    _verbs(row.values.get("threat_effect", [])) in ([], ["nothing"])
    for row in _EVENT_ROWS + _WRECK_ROWS
]


class ThreatAction:
    """RC-8.2: what an action on a threat card needs and gives."""

    __slots__ = ("apart", "items", "one", "pawns", "prices", "reward", "weapon")

    def __init__(self, row: Row, wreck: bool) -> None:
        values: dict[str, Any] = {"pawns": 1} if wreck else row.take("threat_action")
        inner = Row(values, f"{row.where}: threat_action")
        self.pawns = inner.number("pawns")
        self.apart = inner.flag("pawns_of_different_players", False)
        self.items = items_of(inner)
        self.weapon = inner.number("weapon", 0)
        self.prices: list[Price] = prices_of(inner, INVENTION_IDS)
        if wreck:  # RC-8.3: one pawn or two
            self.one = effects_of(row, "one_pawn")
            self.reward = effects_of(row, "two_pawns")
        else:
            self.one = 0
            self.reward = effects_of(inner, "reward")
        if inner.left:
            raise BadData(inner.where, "unknown {names}", names=", ".join(sorted(inner.left)))


THREAT_ACTION: Final[list[ThreatAction]] = [ThreatAction(row, False) for row in _EVENT_ROWS] + [
    ThreatAction(row, True) for row in _WRECK_ROWS
]

# -- adventures and mystery cards ----------------------------------------------------------------

DECK_KINDS: Final = ("build", "gather", "explore")
ADVENTURE_DECK: Final = [
    DECK_KINDS.index(row.one_of("deck", DECK_KINDS)) for row in _ADVENTURE_ROWS
]
MYSTERY_KINDS: Final = ("treasure", "trap", "monster")
MYSTERY: Final = Noun("mystery", MYSTERY_KINDS)
TREASURE: Final = 0
TRAP_CARD: Final = 1
MONSTER: Final = 2
MYSTERY_KIND: Final = [
    MYSTERY_KINDS.index(row.one_of("kind", MYSTERY_KINDS)) for row in _MYSTERY_ROWS
]
_HALVES = _ADVENTURE_ROWS + _MYSTERY_ROWS


def _says(verb: str) -> list[bool]:
    """For each card: does its upper half have this verb?"""
    halves = [verb in _verbs(row.values["effect"]) for row in _HALVES]
    return [False] * FIRST_ADVENTURE + halves + [False] * len(_BEAST_ROWS)


MAY_RETURN: Final = _says("shuffle_into_events")
MAY_BE_KEPT: Final = _says("keep")
EFFECT_SCRIPT: Final = [0] * FIRST_ADVENTURE + [effects_of(row, "effect") for row in _HALVES]
CARD_PASSIVES: Final[list[list[Passive]]] = [[] for _ in range(FIRST_ADVENTURE)] + [
    passives_of(row.values["effect"], row.where) for row in _HALVES
]
PASSIVE_CARDS: Final[list[list[int]]] = [[] for _ in KIND_IDS]
for _card, _passives in enumerate(CARD_PASSIVES):
    for _passive in _passives:
        PASSIVE_CARDS[_passive.kind].append(_card)


def mystery_kind(card: int) -> int:
    return MYSTERY_KIND[card - FIRST_MYSTERY]


def passive_of(card: int, kind: int) -> Passive | None:
    """The lasting rule of this kind that a card has."""
    for passive in CARD_PASSIVES[card]:
        if passive.kind == kind:
            return passive
    return None


def family_of(card: int) -> str:
    """What sort of card it is, for those who draw it."""
    if card < FIRST_WRECK:
        return "event"
    if card < FIRST_ADVENTURE:
        return "wreckage"
    if card < FIRST_MYSTERY:
        return f"adventure-{DECK_KINDS[ADVENTURE_DECK[card - FIRST_ADVENTURE]]}"
    return f"mystery-{MYSTERY_KINDS[mystery_kind(card)]}" if card < FIRST_BEAST else "beast"


# -- beasts --------------------------------------------------------------------------------------


class Beast:
    """RC-10.1: what a beast does and gives."""

    __slots__ = ("extra", "food", "fur", "strength", "weapon")

    def __init__(self, row: Row) -> None:
        self.strength = row.number("strength")
        self.weapon = row.number("weapon")
        self.food = row.number("food")
        self.fur = row.number("fur")
        self.extra = effects_of(row, "extra")


BEASTS: Final = [Beast(row) for row in _BEAST_ROWS]


def beast_of(card: int) -> Beast:
    return BEASTS[card - FIRST_BEAST]


for _row in _ROWS:
    _row.skip("es_from_seed")
    _row.close()


def cards_of(first: int, last: int) -> list[int]:
    """Every single card from one design to another (not included)."""
    return [card for card in range(first, last) for _ in range(CARD_COUNT[card])]


EVENT_CARDS: Final = cards_of(0, FIRST_WRECK)
MYSTERY_CARDS: Final = cards_of(FIRST_MYSTERY, FIRST_BEAST)
BEAST_CARDS: Final = cards_of(FIRST_BEAST, CARDS)
ADVENTURE_CARDS: Final = [
    [
        card
        for card in cards_of(FIRST_ADVENTURE, FIRST_MYSTERY)
        if ADVENTURE_DECK[card - FIRST_ADVENTURE] == deck
    ]
    for deck in range(len(DECK_KINDS))
]
EVENT_MORE: Final = more_of(CARD_MORE, range(FIRST_WRECK))
MYSTERY_MORE: Final = more_of(CARD_MORE, range(FIRST_MYSTERY, FIRST_BEAST))
BEAST_MORE: Final = more_of(CARD_MORE, range(FIRST_BEAST, CARDS))
ADVENTURE_MORE: Final = [
    more_of(CARD_MORE, [FIRST_ADVENTURE + i for i, its in enumerate(ADVENTURE_DECK) if its == deck])
    for deck in range(len(DECK_KINDS))
]
for _name, _number in (
    ("event_cards", len(EVENT_CARDS)),
    ("beast_cards", len(BEAST_CARDS)),
    ("wreckage_cards", len(_WRECK_ROWS)),
    *[("adventure_cards_per_deck", len(cards)) for cards in ADVENTURE_CARDS],
    *[(f"mystery_{kind}", MYSTERY_KIND.count(i)) for i, kind in enumerate(MYSTERY_KINDS)],
):
    if COUNT[_name] != _number:
        raise BadData(
            "components.toml, [counts]",
            "{name} is {given}, found {number}",
            name=_name,
            given=COUNT[_name],
            number=_number,
        )
