"""A moment between two cards."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.step import Step


class Window(Step):
    """Waits only if somebody could use the moment, and until all of those have passed."""

    __slots__ = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed = passed  # bit mask of seats

    def advance(self, t: Any) -> bool:
        if t.interrupters() & ~self.passed:
            return False
        t.done()
        return True

    def choices(self, t: Any) -> list[Choice]:
        found: list[Choice] = []
        thinking: int = t.interrupters() & ~self.passed
        for seat in t.polling_order():
            if thinking >> seat & 1:
                found.append(PASS[seat])
                t.add_interrupts(seat, found)
        return found

    def take(self, t: Any, choice: Choice) -> None:
        t.then(self.without(choice.seat))

    def without(self, seat: int) -> Step:
        """This window after `seat` has passed."""
        return Window(self.passed | 1 << seat)

    def reopened(self) -> Step:
        return Window(0)
