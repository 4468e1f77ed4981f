"""The moment before the dive, in which charms can be played."""

from __future__ import annotations

from typing import Final

from pearls.box.components import CHARM_PEARLS
from pearls.choices import CHARM
from pearls.events import CHARMED
from pearls.prompts import CHARMS_PROMPT
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.choice import Choice, Interrupt
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.window import Window


class BeforeDive(Window):
    """PEARL-4.1, PEARL-4.2: waits until everybody who has a charm has passed."""

    __slots__ = ()

    def add_interrupts(self, t: Lagoon, seat: int, found: list[Choice]) -> None:
        if t.charms[seat]:
            found.append(CHARM[seat])

    def interrupt(self, t: Lagoon, choice: Interrupt) -> None:
        t.add_charms(choice.seat, -1)
        t.pearls[choice.seat] += CHARM_PEARLS
        t.emit(CHARMED, choice.seat)

    def with_passed(self, passed: int) -> Step:
        return BeforeDive(passed)

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(CHARMS_PROMPT)


STEPS: Final = (BeforeDive,)
