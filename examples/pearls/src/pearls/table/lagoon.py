"""What lies on the table, and the questions that rules ask of it."""

from __future__ import annotations

from typing import ClassVar, Final

from pearls.box.components import AIR, HIGHEST_BID, ROUNDS, SHELL
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table

# Chance has a stream for each purpose, so that one more roll never reshuffles the deck.
STREAMS: Final = ("deck", "dice", "setup")
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
SETUP_STREAM: Final = 2


class Sealed(Step):
    """A step in which others have sealed something that a seat cannot see."""

    __slots__ = ()

    def imagined(self, chance: Chance) -> Step:
        """This step, as `seen_by` leaves it, with something in the place of what is hidden."""
        return self


class Lagoon(Table):
    """The table: a deck of shells, and what each diver has."""

    __slots__ = ("air", "charms", "colours", "deck", "holders", "pearls", "pile")

    DERIVED: ClassVar[tuple[str, ...]] = (*Table.DERIVED, "holders")
    PILES: ClassVar[tuple[str, ...]] = ("pile",)

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck = Deck([], [], {})
        self.pile: list[int] = []  # shells that have been opened
        self.colours = list(range(seats))
        self.pearls = [0] * seats
        self.air = [AIR] * seats
        self.charms = [0] * seats
        self.holders = 0  # derived: bit mask of the divers with a charm

    def clone(self) -> Lagoon:
        other = type(self)(self.seats, self.chance.clone())
        self.copy_to(other)
        other.deck = self.deck.clone()
        other.pile = self.pile.copy()
        other.colours = self.colours  # never changes
        other.pearls = self.pearls.copy()
        other.air = self.air.copy()
        other.charms = self.charms.copy()
        other.holders = self.holders
        return other

    def imagined(self, seat: int, chance: Chance) -> Lagoon:
        """PEARL-1.3: only the order of the deck and what others have sealed are not known."""
        other = self.clone()
        other.chance = chance
        other.deck = self.deck.imagined(seat, chance, DECK_STREAM)
        other.agenda = [step.seen_by(seat) for step in self.agenda]
        step = other.agenda[-1] if other.agenda else None
        if isinstance(step, Sealed):
            other.agenda[-1] = step.imagined(chance)
        return other

    def restore(self) -> None:
        self.holders = sum([1 << seat for seat in range(self.seats) if self.charms[seat]])

    def components(self) -> dict[str, int]:
        cards = self.deck.cards + self.pile
        return {name: cards.count(shell) for shell, name in enumerate(SHELL.ids)}

    # -- questions -------------------------------------------------------------------------------

    def interrupters(self) -> int:
        """PEARL-4.1: who has a charm can play it."""
        return self.holders

    def most_bid(self, seat: int) -> int:
        """PEARL-3.5: one breath of air must be left for each round to come."""
        return min(HIGHEST_BID, self.air[seat] - (ROUNDS - self.turn))

    # -- changes ---------------------------------------------------------------------------------

    def add_charms(self, seat: int, n: int) -> None:
        self.charms[seat] += n
        self.restore()
