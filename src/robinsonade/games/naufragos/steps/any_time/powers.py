"""Powers of items: used at any time, or at the moments they are for (effects: `power`)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.choices import APPLY, Act
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.prompts import OCCASION_PROMPT
from robinsonade.games.naufragos.rules.items import mark_use, power_of, powers_at
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.steps.exploration.track import TRACK_CHECK
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice, Pass
from robinsonade.kernel.masks import members
from robinsonade.kernel.step import Prompt, Step


def use_power(t: Castaways, seat: int, card: int, trigger: int) -> None:
    """Carry out a power, then come back to the step in progress."""
    power = power_of(t, seat, card, trigger)
    assert power is not None
    mark_use(t, seat, card, power)
    t.freed = NOBODY
    t.first(TRACK_CHECK)
    carry_out(t, power.script, seat, card, NOBODY, 0)


def occasion(t: Castaways, trigger: int, mask: int) -> None:
    """These castaways (a bit mask) may now use items with a power for this moment."""
    for seat in members(mask):
        if t.items[seat] and powers_at(t, seat, trigger):
            t.first(Occasion(trigger, mask))
            return


class Occasion(Step):
    """Waits until everybody concerned has used what they have, or passed."""

    __slots__ = ("trigger", "mask")

    def __init__(self, trigger: int, mask: int) -> None:
        self.trigger = trigger
        self.mask = mask

    def thinking(self, t: Castaways) -> list[int]:
        order = in_order(t, self.mask & t.alive)
        return [seat for seat in order if powers_at(t, seat, self.trigger)]

    def advance(self, t: Castaways) -> bool:
        if self.thinking(t):
            return False
        t.done()
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        found: list[Choice] = []
        for seat in self.thinking(t):
            found.append(PASS[seat])
            for card in powers_at(t, seat, self.trigger):
                found.append(APPLY[seat][card])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        if isinstance(choice, Pass):
            t.then(Occasion(self.trigger, self.mask & ~(1 << choice.seat)))
        elif isinstance(choice, Act):
            use_power(t, choice.seat, choice.what, self.trigger)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(OCCASION_PROMPT)


STEPS: Final = (Occasion,)
