"""What all steps share in which the team picks places one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from robinsonade.games.robinson_crusoe.box.causes import BY_CARD
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, TO_SPACE, Pick
from robinsonade.games.robinson_crusoe.prompts import PICK_PROMPT
from robinsonade.games.robinson_crusoe.rules.on_stage import card_asked
from robinsonade.games.robinson_crusoe.rules.wounds import unmet, wound_all
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step

# What a shortfall costs: nothing, an unmet demand each, or (from 1) wounds for everybody.
NO_PENALTY: Final = 0
DEMAND: Final = -1


class PickPlace(Step):
    """RC-18.1: one place after the other for one reason, `n` times; each reason is a class."""

    __slots__ = ("reason", "n", "card", "a", "b", "penalty")

    SAVED_AS: ClassVar[str] = "PickPlace"
    REASON: ClassVar[int] = -1
    OPTIONAL: ClassVar[bool] = False  # the team may stop

    def __init__(
        self, n: int, card: int, a: int = 0, b: int = 0, penalty: int = NO_PENALTY
    ) -> None:
        self.reason = self.REASON
        self.n = n
        self.card = card
        self.a = a  # what these two mean, the reason says
        self.b = b
        self.penalty = penalty

    # -- what a reason says ----------------------------------------------------------------------

    def spaces(self, t: Camp) -> list[int]:
        """The spaces that can be picked."""
        return []

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        """What happens at the place picked."""

    # -- what all reasons share ------------------------------------------------------------------

    def candidates(self, t: Camp) -> list[tuple[int, int]]:
        """Places as (space, which source or marker there)."""
        return [(space, 0) for space in self.spaces(t)]

    def advance(self, t: Camp) -> bool:
        if self.n <= 0:
            t.done()
            return True
        places = self.candidates(t)
        if not places:
            t.done()
            self.fall_short(t)
            return True
        if len(places) == 1 and not self.OPTIONAL:
            self.pick(t, places[0][0], places[0][1])
            return True
        return False

    def fall_short(self, t: Camp) -> None:
        """RC-13.2, RC-16.2.1: what could not be done."""
        if self.penalty == DEMAND:
            unmet(t, self.n)
        elif self.penalty > 0:
            wound_all(t, self.n * self.penalty, BY_CARD)

    def pick(self, t: Camp, space: int, more: int) -> None:
        again: type[PickPlace] = type(self)
        t.then(again(self.n - 1, self.card, self.a, self.b, self.penalty))
        self.carry_out(t, space, more)

    def offer(self, seat: int, space: int, more: int) -> Choice:
        """The choice of a place."""
        return TO_SPACE[seat][space]

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.decider()
        found: list[Choice] = [NO[seat]] if self.OPTIONAL else []
        for space, more in self.candidates(t):
            found.append(self.offer(seat, space, more))
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        if choice.kind is ANSWERING_NO:
            t.done()
        else:
            self.pick(t, choice.value, self.more_of(choice))

    def more_of(self, choice: Pick) -> int:
        """Which source or marker a choice means."""
        return choice.more

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.decider(), self.reason)

    def about_card(self, t: Camp) -> CardAsked | None:
        return card_asked(t, self.card, t.decider())
