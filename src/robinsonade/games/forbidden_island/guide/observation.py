"""What a seat may know in numbers (FI-13): everything but the order of the two decks."""

from __future__ import annotations

from itertools import product
from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ACTIONS_PER_TURN,
    CARD_COUNT,
    CARD_IDS,
    FLIGHTS,
    HAND_LIMIT,
    HELD,
    ROLE_IDS,
    SKULL,
    TILE_IDS,
    TILES,
    TREASURE_IDS,
    TREASURES,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUTS
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.games.forbidden_island.view import actions_left, actions_on, flights_left
from robinsonade.kernel.observation import (
    MARKED,
    NEVER,
    Field,
    OfSeats,
    bits_of,
    one_of_each,
    single,
)

# When fields change, besides: with what is flooded, with Flood cards, with Treasure cards.
WATER: Final = MARKED
FLOODS: Final = MARKED + 1
HANDLED: Final = MARKED + 2

AT_TILE: Final = one_of_each(TILES)
AS_ROLE: Final = one_of_each(len(ROLE_IDS))
CAPTURED: Final = [bits_of(mask, TREASURES) for mask in range(1 << TREASURES)]
# Actions and flights left.
LEFT: Final = [
    [bytes([actions, flights]) for flights in range(max(FLIGHTS) + 1)]
    for actions in range(ACTIONS_PER_TURN + 1)
]
NONE_LEFT: Final = LEFT[0][0]
# How many there are of three kinds of cards, made once.
TRIPLE: Final = 3
COUNTS: Final = max(CARD_COUNT) + 1
THREE_COUNTS: Final = [bytes(three) for three in product(range(COUNTS), repeat=TRIPLE)]
# How deep tiles are in the Flood deck: three bits for each tile, of four tiles at a time.
DEEPEST: Final = 6
DEPTH_BITS: Final = 3
FOUR: Final = 4
FOUR_BITS: Final = (1 << FOUR * DEPTH_BITS) - 1
HALF: Final = TILES // 2
DEPTHS: Final = [
    [depth << DEPTH_BITS * (tile % HALF) for tile in range(TILES)] for depth in range(DEEPEST + 1)
]
FOUR_DEPTHS: Final = [bytes(four[::-1]) for four in product(range(1 << DEPTH_BITS), repeat=FOUR)]
# Of each layout the column and the row of each space, from 1.
COLUMNS: Final = [bytes([column + 1 for column, _ in layout.spaces]) for layout in LAYOUTS]
ROWS: Final = [bytes([row + 1 for _, row in layout.spaces]) for layout in LAYOUTS]
WIDEST: Final = max([max(space) for layout in LAYOUTS for space in layout.spaces]) + 1


def triple(counts: list[int], first: int) -> bytes:
    """The numbers of three kinds of cards.

    >>> list(triple([0, 2, 0, 1], 1))
    [2, 0, 1]
    """
    number = counts[first] * COUNTS + counts[first + 1]
    return THREE_COUNTS[number * COUNTS + counts[first + 2]]


# Eight tiles each.
EIGHT: Final = 8
EIGHT_BITS: Final = (1 << EIGHT) - 1
EIGHT_TILES: Final = [bits_of(mask, EIGHT) for mask in range(1 << EIGHT)]


def of_tiles(mask: int) -> bytes:
    """A byte for each tile.

    >>> of_tiles(0b101)[:4], len(of_tiles(0))
    (b'\\x01\\x00\\x01\\x00', 24)
    """
    return b"%b%b%b" % (
        EIGHT_TILES[mask & EIGHT_BITS],
        EIGHT_TILES[mask >> EIGHT & EIGHT_BITS],
        EIGHT_TILES[mask >> 2 * EIGHT],
    )


class Places(Field):
    """Where the tiles lie."""

    __slots__ = ("kept",)

    CHANGES = NEVER
    MOST_KEPT = 256  # of tables that are looked at again and again

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
        numbers = self.read(t)
        if len(self.kept) >= self.MOST_KEPT:
            self.kept.clear()
        self.kept[id(t.tile_at)] = (t.tile_at, numbers)
        return numbers

    def read(self, t: Island) -> bytes:
        tiles = bytes(t.tile_at)  # in the order of the spaces; told in that of the tiles
        columns = bytes.maketrans(tiles, COLUMNS[t.layout])
        return columns[:TILES] + bytes.maketrans(tiles, ROWS[t.layout])[:TILES]


# Forbidden Island is what many tables are measured with: its fields are read by their types, not by
# their names as in other games, which is several times as fast.


class Level(Field):
    """The water level."""

    __slots__ = ()

    CHANGES = FLOODS

    def mark(self, t: Island, seat: int) -> int:
        return t.floods + t.level  # both only grow

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = single(t.level)


class Captured(Field):
    """Treasures captured: for cards."""

    __slots__ = ()

    CHANGES = HANDLED

    def mark(self, t: Island, seat: int) -> int:
        return t.handled + t.level  # Waters Rise! comes to no hand; both only grow

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = CAPTURED[t.captured]


class Flooded(Field):
    """Tiles under water."""

    __slots__ = ()

    CHANGES = WATER

    def mark(self, t: Island, seat: int) -> int:
        return t.flooded

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = of_tiles(t.flooded)


class Sunk(Field):
    """Tiles that are gone."""

    __slots__ = ()

    CHANGES = FLOODS

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = of_tiles(t.sunk)


class OfPlayers(OfSeats):
    """A piece for each seat."""

    __slots__ = ()

    def pieces(self, seats: int) -> int:
        return seats


class Pawns(OfPlayers):
    """Where each pawn stands."""

    __slots__ = ()

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        for other in range(t.seats):
            parts[at + other] = AT_TILE[t.pawn[other]]


class Roles(OfPlayers):
    """Who everybody is."""

    __slots__ = ()

    CHANGES = NEVER

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        for other in range(t.seats):
            parts[at + other] = AS_ROLE[t.roles[other]]


class Hands(OfSeats):
    """Cards in hands: there are no more of a kind than may be held."""

    __slots__ = ()

    CHANGES = HANDLED

    def pieces(self, seats: int) -> int:
        return seats * (HELD // TRIPLE)

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        hands = t.hands
        for first in range(0, len(hands), TRIPLE):
            parts[at] = triple(hands, first)
            at += 1


class Discarded(Field):
    """Treasure cards discarded."""

    __slots__ = ()

    CHANGES = HANDLED

    def pieces(self, seats: int) -> int:
        return HELD // TRIPLE + 1

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        out = t.treasure_discard
        for first in range(0, HELD, TRIPLE):
            parts[at] = triple(out, first)
            at += 1
        parts[at] = single(out[WATERS_RISE])


class TreasureDeck(Field):
    """How many cards it has."""

    __slots__ = ()

    CHANGES = HANDLED

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = single(len(t.treasure_deck.cards))


class FloodDeck(Field):
    """How many cards it has."""

    __slots__ = ()

    CHANGES = FLOODS

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        parts[at] = single(len(t.flood_deck.cards))


class FloodDiscard(Field):
    """There is one Flood card of each tile."""

    __slots__ = ()

    CHANGES = FLOODS

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        mask = 0
        for tile in t.flood_discard:
            mask |= 1 << tile
        parts[at] = of_tiles(mask)


class Layers(Field):
    """FI-13.4: how deep in the Flood deck each tile is, as far as everybody knows."""

    __slots__ = ()

    CHANGES = FLOODS

    def pieces(self, seats: int) -> int:
        return TILES // FOUR

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        layers = t.flood_deck.layers
        low = high = 0  # the depths of all tiles
        layer = -1
        left = 0  # cards of this layer
        depths = DEPTHS[0]
        for tile in t.flood_deck.cards:
            if not left:
                layer += 1
                left = layers[layer]
                depths = DEPTHS[min(len(layers) - layer, DEEPEST)]
            left -= 1
            if tile < HALF:
                low += depths[tile]
            else:
                high += depths[tile]
        for _ in range(HALF // FOUR):
            parts[at] = FOUR_DEPTHS[low & FOUR_BITS]
            parts[at + HALF // FOUR] = FOUR_DEPTHS[high & FOUR_BITS]
            low >>= FOUR * DEPTH_BITS
            high >>= FOUR * DEPTH_BITS
            at += 1


class ActionsLeft(Field):
    """FI-3.1: of this turn; and in the same piece the flights left, which stand beside them."""

    __slots__ = ()

    def numbers(self, t: Island, seat: int) -> bytes:
        return single(actions_left(t))

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        actions = actions_on(t)
        parts[at] = LEFT[actions.left][actions.flights] if actions is not None else NONE_LEFT


class FlightsLeft(Field):
    """FI-5.3: flights of the Pilot, laid with the actions."""

    __slots__ = ()

    def numbers(self, t: Island, seat: int) -> bytes:
        return single(flights_left(t))

    def pieces(self, seats: int) -> int:
        return 0

    def lay(self, t: Island, seat: int, parts: list[bytes], at: int) -> None:
        pass


def fields() -> list[Field]:
    """The table of what is observed."""
    held = CARD_IDS[:HELD]
    return [
        Level("level", "the water level", high=SKULL),
        ActionsLeft("actions_left", "actions left to the active player", high=ACTIONS_PER_TURN),
        FlightsLeft("flights_left", "flights that the Pilot has left this turn"),
        Captured("captured", "treasures captured", of=TREASURE_IDS),
        Flooded("flooded", "tiles that are flooded", of=TILE_IDS),
        Sunk("sunk", "tiles that have sunk", of=TILE_IDS),
        Places(),
        Roles("roles", "the adventurer of each seat", of=ROLE_IDS),
        Pawns("pawn", "the tile of each pawn", of=TILE_IDS),
        Hands("hands", "cards in each hand", of=held, high=HAND_LIMIT),
        TreasureDeck("treasure_deck", "cards in the Treasure deck", high=sum(CARD_COUNT)),
        Discarded("treasure_discard", "Treasure cards out", of=CARD_IDS, high=max(CARD_COUNT)),
        FloodDeck("flood_deck", "cards in the Flood deck", high=TILES),
        FloodDiscard("flood_discard", "Flood cards discarded", of=TILE_IDS),
        Layers(
            "flood_layers",
            "where in the Flood deck each card is: 1 in the part on top, 2 below it; 0: not there",
            of=TILE_IDS,
            high=DEEPEST,
        ),
    ]
