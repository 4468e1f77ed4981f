"""Pearls that a diver must give away."""

from __future__ import annotations

from typing import Final

from pearls.choices import GIVE, Give
from pearls.events import GIVEN
from pearls.prompts import GIVE_PROMPT
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


class GivePearls(Step):
    """PEARL-5.4: the diver chooses who gets them; with two divers there is nothing to choose."""

    __slots__ = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def advance(self, t: Lagoon) -> bool:
        if t.seats > 2:
            return False
        self.give(t, 1 - self.seat)
        return True

    def choices(self, t: Lagoon) -> list[Choice]:
        return [GIVE[self.seat][to] for to in range(t.seats) if to != self.seat]

    def take(self, t: Lagoon, choice: Choice) -> None:
        assert isinstance(choice, Give)
        self.give(t, choice.to)

    def give(self, t: Lagoon, to: int) -> None:
        t.pearls[self.seat] -= self.n
        t.pearls[to] += self.n
        t.emit(GIVEN, self.seat, to, self.n)
        t.done()

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(GIVE_PROMPT, self.seat, self.n)


STEPS: Final = (GivePearls,)
