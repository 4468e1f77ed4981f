"""Everything a seat can ever choose, made once; rules offer these objects by reference."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD, CARDS
from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY,
    ABILITY_IDS,
    ARROWS,
    CHARACTER,
    CHARACTERS,
)
from robinsonade.games.robinson_crusoe.box.components import (
    MARKER,
    MARKER_IDS,
    MOST_SEATS,
    RESOURCE,
    RESOURCE_IDS,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN, TOKENS
from robinsonade.games.robinson_crusoe.box.helpers import HELP, HELPS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION, INVENTIONS
from robinsonade.games.robinson_crusoe.box.island import SOURCE, SOURCES, SPACE, SPACES, TILE, TILES
from robinsonade.games.robinson_crusoe.box.prices import LESS, PAYMENT
from robinsonade.games.robinson_crusoe.box.spots import SPOT, SPOTS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM, ITEMS
from robinsonade.games.robinson_crusoe.prompts import OPTION, OPTION_IDS
from robinsonade.kernel.choice import Catalogue, Choice, Interrupt
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import NUMBER, Kind, OpenKind

PLANNING: Final = OpenKind("plan", ("spot", SPOT), ("payment", PAYMENT), rules=("RC-7.1", "RC-7.4"))
SENDING: Final = OpenKind("send", ("spot", SPOT), ("payment", PAYMENT), rules=("RC-14.3",))
JOINING: Final = OpenKind("join", ("help", HELP), rules=("RC-7.3", "RC-14.1"))
SUPPORTING: Final = OpenKind("support", ("number", NUMBER), rules=("RC-7.3", "RC-7.7"))
ENOUGH_HANDS: Final = OpenKind("enough", rules=("RC-7.4",))
IDLING: Final = OpenKind("idle", rules=("RC-7.1",))
STEPPING_BACK: Final = OpenKind("wait", rules=("RC-7.1", "RC-7.3"))
AGREEING: Final = OpenKind("ready", rules=("RC-7.1",))
TAKING_BACK: Final = OpenKind("back", ("number", NUMBER), rules=("RC-7.1",))
GOING_FIRST: Final = OpenKind("first", ("number", NUMBER), rules=("RC-8.1", "RC-7.10"))
ANSWERING_YES: Final = OpenKind("yes")
ANSWERING_NO: Final = OpenKind("no")
OPTING: Final = OpenKind("option", ("option", OPTION), rules=("RC-12.1", "RC-12.6"))
PICKING_SPACE: Final = OpenKind("space", ("space", SPACE))
PICKING_SOURCE: Final = OpenKind("source", ("space", SPACE), ("source", SOURCE))
PICKING_MARKER: Final = OpenKind("marker", ("space", SPACE), ("marker", MARKER))
PICKING_INVENTION: Final = OpenKind("invention", ("invention", INVENTION))
PICKING_CHARACTER: Final = OpenKind("character", ("character", CHARACTER))
PICKING_ARROW: Final = OpenKind("arrow", ("character", CHARACTER), ("number", NUMBER))
PICKING_TOKEN: Final = OpenKind("token", ("token", TOKEN))
PICKING_CARD: Final = OpenKind("card", ("card", CARD))
PICKING_TILE: Final = OpenKind("tile", ("tile", TILE))
PICKING_RESOURCE: Final = OpenKind("resource", ("resource", RESOURCE))
USING_TOKEN: Final = OpenKind("use-token", ("token", TOKEN), rules=("RC-12.14",))
USING_CARRIED: Final = OpenKind("use-carried", ("token", TOKEN), rules=("RC-12.3", "RC-12.14"))
USING_ITEM: Final = OpenKind("use-item", ("item", ITEM), rules=("RC-12.13",))
USING_CARD: Final = OpenKind("use-card", ("card", CARD), rules=("RC-12.4",))
USING_INVENTION: Final = OpenKind("use-invention", ("invention", INVENTION), rules=("RC-11.7",))
USING_ABILITY: Final = OpenKind(
    "ability", ("ability", ABILITY), rules=("RC-3.7",), cost="determination"
)
PILING: Final = OpenKind("pile", ("number", NUMBER), rules=("RC-16.1.1",))


class Plan(Choice):
    """RC-7.1: an own pawn opens an action."""

    __slots__ = ("less", "payment", "spot")

    def __init__(self, kind: Kind, seat: int, spot: int, payment: int) -> None:
        super().__init__(kind, seat, (spot, payment))
        self.spot = spot
        self.payment = payment
        self.less = has(LESS, payment)


class Pick(Choice):
    """One thing of several; what it is for is settled by the step that asks."""

    __slots__ = ("more", "value")

    def __init__(self, kind: Kind, seat: int, value: int, more: int) -> None:
        super().__init__(kind, seat, (value, more)[: len(kind.facts)])
        self.value = value
        self.more = more


class Use(Interrupt):
    """Something used at a moment of its owner's choice."""

    __slots__ = ("value",)

    def __init__(self, kind: Kind, seat: int, value: int) -> None:
        super().__init__(kind, seat, (value,))
        self.value = value


MOST_PLANNED: Final = 16
MOST_WOOD: Final = 5  # on one column of the pile

CATALOGUE: Final = Catalogue()
_add = CATALOGUE.add
_SEATS = range(MOST_SEATS)


def _plans(kind: Kind) -> list[list[list[Choice]]]:
    """For each seat and spot one choice for each way to pay."""
    return [
        [
            [_add(Plan(kind, seat, number, payment)) for payment in spot.payments]
            for number, spot in enumerate(SPOTS)
        ]
        for seat in _SEATS
    ]


def _picks(kind: Kind, many: int) -> list[list[Choice]]:
    return [[_add(Pick(kind, seat, value, 0)) for value in range(many)] for seat in _SEATS]


def _pairs(kind: Kind, many: int, more: int) -> list[list[list[Choice]]]:
    return [
        [[_add(Pick(kind, seat, value, other)) for other in range(more)] for value in range(many)]
        for seat in _SEATS
    ]


def _uses(kind: Kind, many: int) -> list[list[Choice]]:
    return [[_add(Use(kind, seat, value)) for value in range(many)] for seat in _SEATS]


def _plain(kind: Kind) -> list[Choice]:
    return [_add(Pick(kind, seat, 0, 0)) for seat in _SEATS]


PLAN: Final = _plans(PLANNING)
SEND: Final = _plans(SENDING)
JOIN: Final = _picks(JOINING, len(HELPS))
ENOUGH: Final = _plain(ENOUGH_HANDS)
IDLE: Final = _plain(IDLING)
WAIT: Final = _plain(STEPPING_BACK)
READY: Final = _plain(AGREEING)


def _numbered(kind: Kind) -> list[list[Choice]]:
    """For each seat one choice for each planned action, counted from 1."""
    return [[_add(Pick(kind, seat, n + 1, 0)) for n in range(MOST_PLANNED)] for seat in _SEATS]


SUPPORT: Final = _numbered(SUPPORTING)
BACK: Final = _numbered(TAKING_BACK)
FIRST: Final = _numbered(GOING_FIRST)
YES: Final = _plain(ANSWERING_YES)
NO: Final = _plain(ANSWERING_NO)
OPT: Final = _picks(OPTING, len(OPTION_IDS))
TO_SPACE: Final = _picks(PICKING_SPACE, SPACES)
TO_SOURCE: Final = _pairs(PICKING_SOURCE, SPACES, SOURCES)
TO_MARKER: Final = _pairs(PICKING_MARKER, SPACES, len(MARKER_IDS))
TO_INVENTION: Final = _picks(PICKING_INVENTION, INVENTIONS)
TO_CHARACTER: Final = _picks(PICKING_CHARACTER, CHARACTERS)
TO_ARROW: Final = [
    [
        {arrow: _add(Pick(PICKING_ARROW, seat, who, arrow)) for arrow in ARROWS[who]}
        for who in range(CHARACTERS)
    ]
    for seat in _SEATS
]  # by seat, character and the wound that passes the arrow
TO_TOKEN: Final = _picks(PICKING_TOKEN, TOKENS)
TO_CARD: Final = _picks(PICKING_CARD, CARDS)
TO_TILE: Final = _picks(PICKING_TILE, TILES)
TO_RESOURCE: Final = _picks(PICKING_RESOURCE, len(RESOURCE_IDS))
USE_TOKEN: Final = _uses(USING_TOKEN, TOKENS)
USE_CARRIED: Final = _uses(USING_CARRIED, TOKENS)
USE_ITEM: Final = _uses(USING_ITEM, ITEMS)
USE_CARD: Final = _uses(USING_CARD, CARDS)
USE_INVENTION: Final = _uses(USING_INVENTION, INVENTIONS)
USE_ABILITY: Final = _uses(USING_ABILITY, len(ABILITY_IDS))
PILE_UP: Final = _uses(PILING, MOST_WOOD + 1)


def payment_choice(options: list[Choice], payment: int) -> Choice:
    """Of the choices for one spot the one that pays like this."""
    for choice in options:
        if isinstance(choice, Plan) and choice.payment == payment:
            return choice
    raise AssertionError(f"no payment {payment} among {options}")
