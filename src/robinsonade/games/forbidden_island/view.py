"""What may be seen: everything but the order of the two decks (FI-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypedDict

from robinsonade.games.forbidden_island.box.components import (
    CARD_IDS,
    FLOOD_CARDS,
    HELD,
    ROLE_IDS,
    SKULL,
    TILE_IDS,
    TREASURE_IDS,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUTS
from robinsonade.games.forbidden_island.steps.actions import Actions
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has, members

State = Literal["dry", "flooded", "sunk"]
STATES: Final[tuple[State, ...]] = ("dry", "flooded", "sunk", "sunk")


class Layout(TypedDict):
    id: str
    width: int
    height: int


class Tile(TypedDict):
    id: str
    column: int
    row: int
    state: Literal["dry", "flooded", "sunk"]
    pawns: list[int]


class SeatView(TypedDict):
    role: str
    tile: str
    hand: dict[str, int]


class View(TypedDict):
    active: int
    turn: int
    actions_left: int
    flights_left: int
    level: int
    skull: int
    flood_cards: int
    layout: Layout
    tiles: list[Tile]
    seats: list[SeatView]
    treasures: dict[str, bool]
    treasure_deck: int
    treasure_discard: dict[str, int]
    flood_deck: int
    flood_layers: list[list[str]]
    flood_discard: list[str]
    result: str
    winners: list[int]


def view(t: Island) -> View:
    """FI-13.1 to FI-13.4: the same for every seat and for spectators."""
    layout = LAYOUTS[t.layout]
    return {
        "active": t.active,
        "turn": t.turn,
        "actions_left": actions_left(t),
        "flights_left": flights_left(t),
        "level": t.level,
        "skull": SKULL,
        "flood_cards": FLOOD_CARDS[t.level],
        "layout": {"id": layout.id, "width": layout.width, "height": layout.height},
        "tiles": tiles_view(t.layout, tuple(t.tile_at), t.flooded, t.sunk, tuple(t.pawn)),
        "seats": [
            seat_view(t.roles[seat], t.pawn[seat], tuple(t.hands[seat * HELD : (seat + 1) * HELD]))
            for seat in range(t.seats)
        ],
        "treasures": {name: has(t.captured, i) for i, name in enumerate(TREASURE_IDS)},
        "treasure_deck": len(t.treasure_deck),
        "treasure_discard": counts(t.treasure_discard),
        "flood_deck": len(t.flood_deck),
        "flood_layers": [[TILE_IDS[tile] for tile in layer] for layer in t.flood_deck.contents()],
        "flood_discard": [TILE_IDS[tile] for tile in t.flood_discard],
        "result": t.result,
        "winners": list(members(t.winners)),
    }


# Of what lies on the table little changes from one view to the next: what does not is made once.
@lru_cache(maxsize=2_000)
def tiles_view(
    layout: int, tile_at: tuple[int, ...], flooded: int, sunk: int, pawn: tuple[int, ...]
) -> list[Tile]:
    pawns: dict[int, tuple[int, ...]] = {}  # by tile
    for seat, tile in enumerate(pawn):
        pawns[tile] = (*pawns.get(tile, ()), seat)
    return [
        tile_view(
            layout,
            space,
            tile,
            STATES[(sunk >> tile & 1) << 1 | flooded >> tile & 1],
            pawns.get(tile, ()),
        )
        for space, tile in enumerate(tile_at)
    ]


@lru_cache(maxsize=20_000)
def tile_view(layout: int, space: int, tile: int, state: State, pawns: tuple[int, ...]) -> Tile:
    column, row = LAYOUTS[layout].spaces[space]
    return {
        "id": TILE_IDS[tile],
        "column": column + 1,
        "row": row + 1,
        "state": state,
        "pawns": list(pawns),
    }


@lru_cache(maxsize=20_000)
def seat_view(role: int, tile: int, hand: tuple[int, ...]) -> SeatView:
    return {"role": ROLE_IDS[role], "tile": TILE_IDS[tile], "hand": counts(hand)}


def counts(numbers: Sequence[int]) -> dict[str, int]:
    """Cards by id, without those of which there are none."""
    return {CARD_IDS[card]: number for card, number in enumerate(numbers) if number}


def actions_on(t: Island) -> Actions | None:
    """The actions of this turn, as long as they are not over: the last steps are the next ones."""
    for step in reversed(t.agenda):
        if isinstance(step, Actions):
            return step
    return None


def actions_left(t: Island) -> int:
    """FI-3.1: what the active player has left."""
    actions = actions_on(t)
    return actions.left if actions is not None else 0


def flights_left(t: Island) -> int:
    """FI-5.3: how often the Pilot may still fly this turn."""
    actions = actions_on(t)
    return actions.flights if actions is not None else 0
