"""Moments between two steps in which things can be used (RC-18: any time)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from robinsonade.games.robinson_crusoe.prompts import MOMENT_PROMPT
from robinsonade.games.robinson_crusoe.rules.on_stage import open_card
from robinsonade.games.robinson_crusoe.steps.any_time.timings import COUNCIL, DAY, NIGHT
from robinsonade.games.robinson_crusoe.steps.any_time.uses import add_uses
from robinsonade.games.robinson_crusoe.steps.any_time.using import use
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import PASS, Choice, Interrupt
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step

NO_SEAT: Final = -1


class Waiting(Step):
    """Waits while somebody could use something.

    RC-R82: what is let pass here is offered again at the next moment.
    """

    __slots__ = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed = passed  # bit mask of seats

    @abstractmethod
    def moment_of(self, t: Camp) -> int:
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
                if not has(self.passed, seat) and wants(t, seat, self.moment_of(t)):
                    return False
        self.close(t)
        return True

    def matters(self, t: Camp) -> bool:
        """Could anything used now make a difference?"""
        return True

    def choices(self, t: Camp) -> list[Choice]:
        found: list[Choice] = []
        moment = self.moment_of(t)
        for seat in t.polling_order():
            if not has(self.passed, seat) and wants(t, seat, moment):
                found.append(PASS[seat])
                add_uses(t, seat, moment, found)
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        t.then(self.with_passed(self.passed | 1 << choice.seat))

    def interrupt(self, t: Camp, choice: Interrupt) -> None:
        use(t, choice)

    def letting_go(self, t: Camp, seat: int) -> Choice | None:
        return PASS[seat] if PASS[seat] in t.choices() else None

    def phase(self, t: Camp) -> int:
        """Things for this moment only are a new question each time."""
        return t.phase if self.moment_of(t) == DAY else Step.UNIQUE

    def reopened(self) -> Step:
        return self.with_passed(0)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(MOMENT_PROMPT, self.moment_of(t))

    def about_card(self, t: Camp) -> CardAsked | None:
        return open_card(t, t.seat_for(t.actor) if t.actor >= 0 else NO_SEAT)


class Moment(Waiting):
    """RC-18: a moment between two steps."""

    __slots__ = ("moment",)

    def __init__(self, passed: int, moment: int) -> None:
        super().__init__(passed)
        self.moment = moment

    def moment_of(self, t: Camp) -> int:
        return self.moment

    def with_passed(self, passed: int) -> Step:
        return Moment(passed, self.moment)


def wants(t: Camp, seat: int, moment: int) -> bool:
    """Is there anything that would change something now?"""
    found: list[Choice] = []
    add_uses(t, seat, moment, found)
    return len(found) > 0


ANY_MOMENT: Final = Moment(0, DAY)
CARD_MOMENT: Final = ANY_MOMENT  # RC-R84: between drawing a card and its effect
COUNCIL_MOMENT: Final = Moment(0, COUNCIL)
NIGHT_MOMENT: Final = Moment(0, NIGHT)


STEPS: Final[tuple[type[Step], ...]] = (Moment,)
