"""The camp, the island and everybody on it: copies, hands, what a seat may imagine."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import book_of
from robinsonade.games.naufragos.table.fields import Fields
from robinsonade.games.naufragos.table.imagination import imagine
from robinsonade.games.naufragos.table.inventory import inventory
from robinsonade.kernel.chance import Chance


class Castaways(Fields):
    """A game of Náufragos."""

    __slots__ = ()

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> Castaways:
        other = Castaways(self.seats, self.chance.clone())
        self.copy_to(other)
        self.lay_out(other)
        return other

    def imagined(self, seat: int, chance: Chance) -> Castaways:
        """NAU-6.3: what this seat has not seen is made up anew."""
        other = self.clone()
        other.chance = chance
        other.offer = None
        imagine(other, seat, chance)
        return other

    def restore(self) -> None:
        self.book = book_of(self.own)

    # -- hands -----------------------------------------------------------------------------------

    def hold(self, seat: int, code: int) -> None:
        """One item more in a hand; hands are kept sorted."""
        self.items[seat] = sorted([*self.items[seat], code])

    def let_go(self, seat: int, code: int) -> None:
        """One item less."""
        held = self.items[seat].copy()
        held.remove(code)
        self.items[seat] = held

    # -- checks ----------------------------------------------------------------------------------

    def components(self) -> dict[str, int]:
        """NAU-2: everything in the box, wherever it lies."""
        return inventory(self)
