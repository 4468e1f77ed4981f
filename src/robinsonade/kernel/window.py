"""A moment between two cards."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table


class Window(Step):
    """Waits only if somebody could use the moment, and until all of those have passed."""

    __slots__ = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed = passed  # bit mask of seats

    def advance(self, t: Table) -> bool:
        if t.interrupters() & ~self.passed:
            return False
        self.close(t)
        return True

    def close(self, t: Any) -> None:
        """Nobody wants the moment any more: go on."""
        t.done()

    def choices(self, t: Table) -> list[Choice]:
        found: list[Choice] = []
        thinking = t.interrupters() & ~self.passed
        for seat in t.polling_order():
            if thinking >> seat & 1:
                found.append(PASS[seat])
                self.add_interrupts(t, seat, found)
        return found

    def add_interrupts(self, t: Any, seat: int, found: list[Choice]) -> None:
        """Add to `found` what `seat` could play now."""

    def take(self, t: Table, choice: Choice) -> None:
        t.then(self.with_passed(self.passed | 1 << choice.seat))

    def letting_go(self, t: Table, seat: int) -> Choice | None:
        return PASS[seat] if PASS[seat] in t.choices() else None

    def reopened(self) -> Step:
        return self.with_passed(0)

    def with_passed(self, passed: int) -> Step:
        """This window when these seats (a bit mask) have passed."""
        return Window(passed)
