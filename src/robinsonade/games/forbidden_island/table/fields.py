"""Everything that lies on the table of Forbidden Island, as typed fields."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.table import Table

# What a table holds until its set-up, its original or its file fills it: never changed.
_NO_NUMBERS: Final[list[int]] = []
_NO_DECK: Final = Deck([], [], {})


class Fields(Table):
    """The island, the hands, the decks.

    FI-1.4: a space is called by the tile that lies, or lay, on it: `pawn` and all masks hold tile
    numbers.
    """

    __slots__ = (
        "around",
        "captured",
        "flood_deck",
        "flood_discard",
        "flooded",
        "floods",
        "handled",
        "hands",
        "layout",
        "level",
        "near",
        "pawn",
        "roles",
        "sunk",
        "tile_at",
        "treasure_deck",
        "treasure_discard",
    )

    DERIVED: ClassVar[tuple[str, ...]] = (*Table.DERIVED, "near", "around", "handled", "floods")
    PILES: ClassVar[tuple[str, ...]] = ("flood_discard",)

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        # Settled at the start and shared by all clones.
        self.layout = 0
        self.tile_at = _NO_NUMBERS  # the tile dealt onto each space of the layout
        self.roles = _NO_NUMBERS
        self.near = _NO_NUMBERS  # for each tile the mask of its orthogonal neighbours
        self.around = _NO_NUMBERS  # the same with the diagonal ones
        # Changed by play.
        self.flooded = 0  # mask of tiles
        self.sunk = 0  # mask of tiles
        self.pawn = _NO_NUMBERS  # FI-1.8: any number may share a tile
        self.hands = _NO_NUMBERS  # HELD counts for each seat, one seat after the other
        self.handled = 0  # grows when a card comes to a hand or leaves it
        self.floods = 0  # grows with each Flood card drawn
        self.captured = 0  # mask of treasures
        self.level = 0
        self.flood_deck = _NO_DECK
        self.flood_discard = _NO_NUMBERS
        self.treasure_deck = _NO_DECK
        self.treasure_discard = _NO_NUMBERS  # counts of each card
