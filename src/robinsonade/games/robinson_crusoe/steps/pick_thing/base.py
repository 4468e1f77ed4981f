"""What all steps share in which the team picks things one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.robinson_crusoe.choices import TO_INVENTION, Pick
from robinsonade.games.robinson_crusoe.prompts import PICK_PROMPT
from robinsonade.games.robinson_crusoe.rules.on_stage import card_asked
from robinsonade.games.robinson_crusoe.rules.wounds import unmet
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step

WHOEVER_DECIDES: Final = -1
# Flags
FORGIVING: Final = 1  # a shortfall costs nothing
AVAILABLE: Final = 4  # tokens become available at once
WHOLE_DECK: Final = 8


class PickThing(Step):
    """RC-18.1: one thing after the other for one reason, `n` times; each reason is a class."""

    __slots__ = ("reason", "n", "card", "looked", "flags", "seat")

    SAVED_AS: ClassVar[str] = "PickThing"
    REASON: ClassVar[int] = -1

    def __init__(
        self, n: int, card: int, looked: int = 0, flags: int = 0, seat: int = WHOEVER_DECIDES
    ) -> None:
        self.reason = self.REASON
        self.n = n
        self.card = card
        self.looked = looked  # how many cards on top of a deck are at choice
        self.flags = flags
        self.seat = seat

    # -- what a reason says ----------------------------------------------------------------------

    def candidates(self, t: Camp) -> list[int]:
        """What can be picked, each thing once."""
        return []

    def offers(self, seat: int) -> list[Choice]:
        """The choices for all things of that kind."""
        return TO_INVENTION[seat]

    def carry_out(self, t: Camp, thing: int) -> None:
        """What becomes of the thing picked."""

    def left_to_look(self) -> int:
        """How many of the cards on top are still at choice after a pick."""
        return self.looked

    def finish(self, t: Camp) -> None:
        """What is left over when nothing more can, or need, be picked."""

    # -- what all reasons share ------------------------------------------------------------------

    def advance(self, t: Camp) -> bool:
        things = self.candidates(t) if self.n > 0 else []
        if not things:
            t.done()
            self.finish(t)
            return True
        if len(things) == 1:
            self.pick(t, things[0])
            return True
        return False

    def pick(self, t: Camp, thing: int) -> None:
        again: type[PickThing] = type(self)
        t.then(again(self.n - 1, self.card, self.left_to_look(), self.flags, self.seat))
        self.carry_out(t, thing)

    def top(self, deck: Deck) -> list[int]:
        return deck.cards[len(deck.cards) - self.looked :]

    def decides(self, t: Camp) -> int:
        return self.seat if self.seat >= 0 else t.decider()

    def choices(self, t: Camp) -> list[Choice]:
        picks = self.offers(self.decides(t))
        return [picks[thing] for thing in self.candidates(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.pick(t, choice.value)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, self.decides(t), self.reason)

    def about_card(self, t: Camp) -> CardAsked | None:
        return card_asked(t, self.card, self.decides(t))

    def fall_short(self, t: Camp) -> None:
        """RC-13.2: what could not be given, unless the card forgives it."""
        if self.n > 0 and not self.flags & FORGIVING:
            unmet(t, self.n)
