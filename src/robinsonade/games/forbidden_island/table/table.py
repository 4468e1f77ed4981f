"""The island and everything that lies around it, with the questions the rules ask of it."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.forbidden_island.box.components import (
    ALL_TILES,
    ALL_TREASURES,
    HELD,
    LANDING,
    LIFT,
    SANDBAGS,
    TILES,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUTS
from robinsonade.games.forbidden_island.table.fields import Fields
from robinsonade.games.forbidden_island.table.inventory import count_components
from robinsonade.kernel.chance import Chance

# The streams of chance.
STREAMS: Final = ("setup", "flood", "treasure")
SETUP_STREAM: Final = 0
FLOOD_STREAM: Final = 1
TREASURE_STREAM: Final = 2


TILE_BITS: Final = [1 << tile for tile in range(TILES)]
BAGS: Final = SANDBAGS - LIFT  # in a hand


class Island(Fields):
    """A game of Forbidden Island."""

    __slots__ = ()

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> Island:
        other = Island(self.seats, self.chance.clone())
        self.copy_to(other)
        other.layout = self.layout
        other.tile_at = self.tile_at
        other.roles = self.roles
        other.near = self.near
        other.around = self.around
        other.flooded = self.flooded
        other.sunk = self.sunk
        other.pawn = self.pawn.copy()
        other.hands = self.hands.copy()
        other.captured = self.captured
        other.level = self.level
        other.flood_deck = self.flood_deck.clone()
        other.flood_discard = self.flood_discard.copy()
        other.treasure_deck = self.treasure_deck.clone()
        other.treasure_discard = self.treasure_discard.copy()
        return other

    def imagined(self, seat: int, chance: Chance) -> Island:
        """FI-13.3, FI-13.4: only the order of the two decks is hidden, layer by layer."""
        other = self.clone()
        other.chance = chance
        other.flood_deck = self.flood_deck.imagined(seat, chance, FLOOD_STREAM)
        other.treasure_deck = self.treasure_deck.imagined(seat, chance, TREASURE_STREAM)
        return other

    def restore(self) -> None:
        """FI-1.6: which tiles lie beside and around each tile."""
        layout = LAYOUTS[self.layout]
        bits: list[Any] = TILE_BITS  # compiled, what is only moved is not looked into
        bit_at: list[int] = [bits[tile] for tile in self.tile_at]
        self.near = [0] * TILES
        self.around = [0] * TILES
        for space, tile in enumerate(self.tile_at):
            beside = 0
            for other in layout.orthogonal[space]:
                beside |= bit_at[other]
            corners = 0
            for other in layout.diagonal[space]:
                corners |= bit_at[other]
            self.near[tile] = beside
            self.around[tile] = beside | corners

    # -- questions -------------------------------------------------------------------------------

    def land(self) -> int:
        """FI-1.5: the tiles still on the island, dry or flooded."""
        return ALL_TILES & ~self.sunk

    def holds(self, seat: int, card: int) -> int:
        """How many such cards a hand has."""
        return self.hands[seat * HELD + card]

    def hand_size(self, seat: int) -> int:
        hands = self.hands
        size = 0
        for place in range(seat * HELD, seat * HELD + HELD):
            size += hands[place]
        return size

    def pawns_on(self, tile: int) -> list[int]:
        """The seats whose pawns are there, in polling order (FI-9.13)."""
        return [seat for seat in self.polling_order() if self.pawn[seat] == tile]

    def can_escape(self) -> bool:
        """FI-11.1: all treasures captured and all pawns on Fools' Landing."""
        return self.captured == ALL_TREASURES and self.pawn.count(LANDING) == self.seats

    def can_lift(self, who: int) -> bool:
        """FI-7.5: is there another tile to fly this pawn to?"""
        return self.land() & ~(1 << self.pawn[who]) != 0

    def lift_holders(self) -> int:
        """The seats (a bit mask) that hold a Helicopter Lift."""
        hands = self.hands
        holders = 0
        for seat in range(self.seats):
            if hands[seat * HELD + LIFT]:
                holders |= 1 << seat
        return holders

    # -- special cards (FI-7) --------------------------------------------------------------------

    def interrupters(self) -> int:
        """FI-7.9: the seats with a Special card they could play."""
        hands = self.hands
        found = 0
        at = LIFT
        for seat in range(self.seats):
            if (hands[at] and self.lift_useful()) or (hands[at + BAGS] and self.flooded):
                found |= 1 << seat
            at += HELD
        return found

    def lift_useful(self) -> bool:
        """FI-7.5: a Helicopter Lift would have a legal effect."""
        land = self.land()
        return land & (land - 1) != 0 or self.can_escape()

    # -- changes ---------------------------------------------------------------------------------

    def add_card(self, seat: int, card: int) -> None:
        """A card comes to a hand."""
        self.handled += 1
        self.hands[seat * HELD + card] += 1

    def discard(self, seat: int, card: int) -> None:
        """A card goes from a hand to the Treasure discard pile."""
        self.handled += 1
        self.hands[seat * HELD + card] -= 1
        self.treasure_discard[card] += 1

    def components(self) -> dict[str, int]:
        return count_components(self)
