"""What a seat may know in numbers (FI-13): everything but the order of the two decks."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARD_IDS,
    HAND_LIMIT,
    HELD,
    ROLE_IDS,
    SKULL,
    TILE_IDS,
    TILES,
    TREASURE_IDS,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUTS
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.games.forbidden_island.view import actions_left, flights_left
from robinsonade.kernel.observation import (
    Bits,
    Field,
    Height,
    Number,
    Numbers,
    OfSeats,
    OneOfEachSeat,
    bits_of,
)

MOST_ACTIONS = 3
WIDEST = max([max(space) for layout in LAYOUTS for space in layout.spaces]) + 1


class Places(Field):
    """Where the tiles lie."""

    __slots__ = ("kept",)

    MOST_KEPT = 4096

    def __init__(self) -> None:
        columns = [f"column.{tile}" for tile in TILE_IDS]
        rows = [f"row.{tile}" for tile in TILE_IDS]
        meaning = "the column of each tile, then the row of each, both from 1"
        super().__init__("places", meaning, of=columns + rows, high=WIDEST)
        # They lie there for a whole game, and all copies of a table share the list of them.
        self.kept: dict[int, tuple[list[int], bytes]] = {}

    def told(self, t: Island, seat: int) -> bytes:
        found = self.kept.get(id(t.tile_at))
        if found is not None and found[0] is t.tile_at:
            return found[1]
        numbers = bytes(self.read(t))
        if len(self.kept) >= self.MOST_KEPT:
            self.kept.clear()
        self.kept[id(t.tile_at)] = (t.tile_at, numbers)
        return numbers

    def read(self, t: Island) -> list[int]:
        columns = [0] * TILES
        rows = [0] * TILES
        spaces = LAYOUTS[t.layout].spaces
        for space, tile in enumerate(t.tile_at):
            column, row = spaces[space]
            columns[tile] = column + 1
            rows[tile] = row + 1
        return columns + rows


class FloodDiscard(Field):
    """There is one Flood card of each tile."""

    __slots__ = ()

    def told(self, t: Island, seat: int) -> bytes:
        mask = 0
        for tile in t.flood_discard:
            mask |= 1 << tile
        return bits_of(mask, TILES)


class Layers(Field):
    """FI-13.4: how deep in the Flood deck each tile is, as far as everybody knows."""

    __slots__ = ()

    def write(self, t: Island, seat: int, out: list[int]) -> None:
        depth = [0] * TILES
        deck = t.flood_deck
        at = len(deck.cards)
        number = 0
        for size in reversed(deck.layers):
            number = min(number + 1, self.high)
            for place in range(at - size, at):
                depth[deck.cards[place]] = number
            at -= size
        out += depth


class ActionsLeft(Field):
    __slots__ = ()

    def write(self, t: Island, seat: int, out: list[int]) -> None:
        self.append(actions_left(t), out)


class FlightsLeft(Field):
    __slots__ = ()

    def write(self, t: Island, seat: int, out: list[int]) -> None:
        self.append(flights_left(t), out)


def fields() -> list[Field]:
    """The table of what is observed."""
    held = CARD_IDS[:HELD]
    return [
        Number("level", "the water level", high=SKULL),
        ActionsLeft("actions_left", "actions that the active player has left", high=MOST_ACTIONS),
        FlightsLeft("flights_left", "flights that the Pilot has left this turn"),
        Bits("captured", "treasures captured", of=TREASURE_IDS),
        Bits("flooded", "tiles that are flooded", of=TILE_IDS),
        Bits("sunk", "tiles that have sunk", of=TILE_IDS),
        Places(),
        OneOfEachSeat("roles", "the adventurer of each seat", of=ROLE_IDS),
        OneOfEachSeat("pawn", "the tile of each pawn", of=TILE_IDS),
        OfSeats("hands", "cards in each hand", of=held, high=HAND_LIMIT),
        Height("treasure_deck", "cards in the Treasure deck", high=sum(CARD_COUNT)),
        Numbers("treasure_discard", "Treasure cards discarded", of=CARD_IDS, high=max(CARD_COUNT)),
        Height("flood_deck", "cards in the Flood deck", high=TILES),
        FloodDiscard("flood_discard", "Flood cards discarded", of=TILE_IDS),
        Layers(
            "flood_layers",
            "where in the Flood deck each card is: 1 in the part on top, 2 below it; 0: not there",
            of=TILE_IDS,
            high=6,
        ),
    ]
