"""Moments between two steps in which things can be used (RC-18: any time)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from robinsonade.games.robinson_crusoe.prompts import MOMENT_PROMPT
from robinsonade.games.robinson_crusoe.steps.any_time.timings import COUNCIL, DAY, NIGHT
from robinsonade.games.robinson_crusoe.steps.any_time.uses import add_uses
from robinsonade.games.robinson_crusoe.steps.any_time.using import use
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import PASS, Choice, Interrupt
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


class Waiting(Step):
    """Waits while somebody could use something that they have not let pass in this phase."""

    __slots__ = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed = passed  # bit mask of seats

    @abstractmethod
    def moment_of(self) -> int:
        """Which moment this is."""

    def close(self, t: Camp) -> None:
        """Nobody wants the moment any more: go on."""
        t.done()

    @abstractmethod
    def with_passed(self, passed: int) -> Step:
        """This step when these seats (a bit mask) have passed."""

    def advance(self, t: Camp) -> bool:
        if self.matters(t):
            for seat in range(t.seats):
                if not has(self.passed, seat) and wants(t, seat, self.moment_of()):
                    return False
        self.close(t)
        return True

    def matters(self, t: Camp) -> bool:
        """Could anything used now make a difference?"""
        return True

    def choices(self, t: Camp) -> list[Choice]:
        found: list[Choice] = []
        moment = self.moment_of()
        for seat in t.polling_order():
            if not has(self.passed, seat) and wants(t, seat, moment):
                found.append(PASS[seat])
                add_uses(t, seat, moment, found)
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        """RC-3.7: what works at any time is offered again in the next phase, or when it is new."""
        t.declined[choice.seat] |= add_uses(t, choice.seat, self.moment_of(), [])
        t.then(self.with_passed(self.passed | 1 << choice.seat))

    def interrupt(self, t: Camp, choice: Interrupt) -> None:
        use(t, choice)

    def reopened(self) -> Step:
        return self.with_passed(0)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(MOMENT_PROMPT, self.moment_of())


class Moment(Waiting):
    """RC-18: a moment between two steps."""

    __slots__ = ("moment",)

    def __init__(self, passed: int, moment: int) -> None:
        super().__init__(passed)
        self.moment = moment

    def moment_of(self) -> int:
        return self.moment

    def with_passed(self, passed: int) -> Step:
        return Moment(passed, self.moment)


def wants(t: Camp, seat: int, moment: int) -> bool:
    """Is there something for this moment only, or something new since the seat last passed?"""
    found: list[Choice] = []
    later = add_uses(t, seat, moment, found)
    if not found:
        return False
    return bool(later & ~t.declined[seat]) or len(found) > later.bit_count()


ANY_MOMENT: Final = Moment(0, DAY)
COUNCIL_MOMENT: Final = Moment(0, COUNCIL)
NIGHT_MOMENT: Final = Moment(0, NIGHT)


STEPS: Final[tuple[type[Step], ...]] = (Moment,)
