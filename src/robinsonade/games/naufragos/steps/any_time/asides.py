"""What castaways may do at their own decision points besides what is asked (NAU-6.6, NAU-9.7)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.box.book import ANY_TIME
from robinsonade.games.naufragos.box.components import FIRE_HOLDS
from robinsonade.games.naufragos.choices import (
    FEED_FIRE,
    FEEDING_FIRE,
    OFFER,
    OFFERING,
    USE,
    USING,
    Aside,
)
from robinsonade.games.naufragos.events import FIRE_FED
from robinsonade.games.naufragos.prompts import (
    ACTIONS_END,
    BEFORE_RESCUE,
    EXPLORATION_BEGINS,
    MOMENT_IDS,
    RESOLUTION_BEGINS,
    RESPITE_PROMPT,
    SURVIVAL_BEGINS,
)
from robinsonade.games.naufragos.rules.items import any_time_users, powers_at
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.places import at_camp
from robinsonade.games.naufragos.steps.any_time.powers import use_power
from robinsonade.games.naufragos.steps.talks.trading import Terms, partners
from robinsonade.games.naufragos.table.fields import ACTION_PHASE, CARD_PART
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice, Interrupt
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.window import Window

TRADE_MOMENTS: Final = (RESOLUTION_BEGINS, SURVIVAL_BEGINS, BEFORE_RESCUE)
FIRE_MOMENTS: Final = (EXPLORATION_BEGINS, ACTIONS_END)
FRESH: Final = -1


def fire_hungry(t: Castaways) -> bool:
    """NAU-9.7: could wood be put on the fire now?"""
    return t.fire and t.wood > 0 and t.fire_wood < FIRE_HOLDS and t.phase == ACTION_PHASE


def add_asides(t: Castaways, seat: int, found: list[Choice]) -> None:
    """Fire, items with a power for any time, offers."""
    if t.fire and fire_hungry(t) and has(at_camp(t), seat):
        found.append(FEED_FIRE[seat])
    if t.items[seat]:
        add_powers(t, seat, found)
        add_offers(t, seat, found)


def add_powers(t: Castaways, seat: int, found: list[Choice]) -> None:
    for card in powers_at(t, seat, ANY_TIME):
        found.append(USE[seat][card])


def add_offers(t: Castaways, seat: int, found: list[Choice]) -> None:
    others = partners(t, seat)
    if others:
        cards = {code & CARD_PART: True for code in t.items[seat]}
        for who in members(others):
            offers = OFFER[seat][who]
            for card in cards:
                found.append(offers[card])


class Attentive(Step):
    """A step at which the castaway who is asked may also do other things."""

    __slots__ = ()

    def answers(self, t: Any) -> list[Choice]:
        """What is asked; all answers are those of one seat."""
        return []

    def choices(self, t: Any) -> list[Choice]:
        found = self.answers(t)
        add_asides(t, found[0].seat, found)
        return found

    def interrupt(self, t: Castaways, choice: Interrupt) -> None:
        do_aside(t, choice)


def do_aside(t: Castaways, choice: Interrupt) -> None:
    """Carry it out, or put the steps for it first."""
    if isinstance(choice, Aside):
        if choice.kind is FEEDING_FIRE:
            t.wood -= 1
            t.fire_wood += 1
            t.emit(FIRE_FED, choice.seat)
        elif choice.kind is USING:
            use_power(t, choice.seat, choice.what, ANY_TIME)
        elif choice.kind is OFFERING:
            t.first(Terms(choice.seat, choice.what, choice.who))


class Respite(Window):
    """NAU-6.6, NAU-9.7: a moment for everybody; waits only if somebody could use it."""

    __slots__ = ("moment",)

    def __init__(self, passed: int, moment: int) -> None:
        super().__init__(passed)  # bit mask; FRESH: the moment begins
        self.moment = moment

    def thinking(self, t: Castaways) -> int:
        found = any_time_users(t)
        if self.moment in TRADE_MOMENTS:
            for seat in range(t.seats):
                if t.items[seat] and partners(t, seat):
                    found |= 1 << seat
        if self.moment in FIRE_MOMENTS and fire_hungry(t):
            found |= at_camp(t)
        return found & ~self.passed

    def advance(self, t: Any) -> bool:
        if self.passed == FRESH:
            t.refused = 0
            t.then(Respite(0, self.moment))
            return True
        if self.thinking(t):
            return False
        t.done()
        return True

    def choices(self, t: Any) -> list[Choice]:
        found: list[Choice] = []
        for seat in in_order(t, self.thinking(t)):
            found.append(PASS[seat])
            if fire_hungry(t) and has(at_camp(t), seat):
                found.append(FEED_FIRE[seat])
            if t.items[seat]:
                add_powers(t, seat, found)
                if self.moment in TRADE_MOMENTS:
                    add_offers(t, seat, found)
        return found

    def interrupt(self, t: Castaways, choice: Interrupt) -> None:
        do_aside(t, choice)

    def with_passed(self, passed: int) -> Step:
        return Respite(passed, self.moment)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(RESPITE_PROMPT, self.moment)


RESPITES: Final = [Respite(FRESH, moment) for moment in range(len(MOMENT_IDS))]


STEPS: Final = (Respite,)
