"""Logistics: counters by rank, Engineering, the counter of the neutral (PAP-6.3, 8.8, 12.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import ENGINEERING
from robinsonade.games.papua.box.components import LOGISTICS
from robinsonade.games.papua.choices import (
    DISCARD_COUNTER,
    TAKE_COUNTER,
    USE_LEFTOVER,
    DiscardCounter,
    TakeCounter,
    UseLeftover,
)
from robinsonade.games.papua.effects.cards import COUNTER_SCRIPT
from robinsonade.games.papua.effects.run import Run
from robinsonade.games.papua.events import COUNTER_DISCARDED, COUNTER_TAKEN, LEFTOVER_USED
from robinsonade.games.papua.prompts import COUNTER_PROMPT, DISCARD_PROMPT, LEFTOVER_PROMPT
from robinsonade.games.papua.rules.neutral import NEUTRAL, order_with_neutral
from robinsonade.games.papua.rules.science_cards import owner_of
from robinsonade.games.papua.table.fields import NOBODY
from robinsonade.games.papua.table.table import NEUTRAL_LOGISTICS, Papua
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.step import Prompt, Step


def resolve_logistics(t: Papua, present: list[int], number: int) -> None:
    """PAP-6.3.1, PAP-6.3.2: who takes part, in an order fixed before the first choice."""
    t.first(Leftovers(number))
    if not present:
        return
    if t.seats == 2 and t.neutral[NEUTRAL_LOGISTICS]:
        ranks = ranking(t, order_with_neutral(t))
        humans = [seat for seat in ranks if seat != NEUTRAL]
        if ranks.index(NEUTRAL) < 2:  # PAP-12.6
            t.first(DiscardForNeutral(1 - humans[0]), TakeCounters(humans[:1], number))
        else:
            t.first(TakeCounters(humans, number))
    else:
        t.first(TakeCounters(ranking(t, present), number))


def ranking(t: Papua, order: list[int]) -> list[int]:
    """PAP-6.3.2, PAP-12.9: most explorers here first, equals in the order given."""
    ranked: list[int] = []
    people: list[int] = []
    for seat in order:
        here = t.neutral[NEUTRAL_LOGISTICS] if seat >= t.seats else t.here(seat, LOGISTICS)
        if here:
            at = 0
            while at < len(people) and people[at] >= here:
                at += 1
            ranked.insert(at, seat)
            people.insert(at, here)
    return ranked


class TakeCounters(Step):
    """PAP-6.3.3, PAP-6.3.4: in rank order, each must take one of the counters still there."""

    __slots__ = ("ranks", "number")

    def __init__(self, ranks: list[int], number: int) -> None:
        self.ranks = ranks  # the seats still to come
        self.number = number  # of the marker on the zone

    def advance(self, t: Papua) -> bool:
        if not self.ranks or not t.counters:
            t.done()
            return True
        if len(t.counters) == 1:
            self.give(t, t.counters[0])
            return True
        return False

    def choices(self, t: Papua) -> list[Choice]:
        offer = TAKE_COUNTER[self.ranks[0]]
        return [offer[counter] for counter in t.counters]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, TakeCounter):
            self.give(t, choice.counter)

    def give(self, t: Papua, counter: int) -> None:
        """PAP-6.3.5, PAP-6.3.6: applied at once, then face up to the discard pile."""
        seat = self.ranks[0]
        discard(t, counter)
        t.emit(COUNTER_TAKEN, seat, counter)
        t.then(TakeCounters(self.ranks[1:], self.number))
        t.first(Run(COUNTER_SCRIPT[counter], 0, seat, self.number))

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(COUNTER_PROMPT, self.ranks[0])


def discard(t: Papua, counter: int) -> None:
    t.counters.remove(counter)
    t.counter_discard.append(counter)


class DiscardForNeutral(Step):
    """PAP-12.6: the player who gets no counter discards one; the other takes what is left."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, t: Papua) -> list[Choice]:
        offer = DISCARD_COUNTER[self.seat]
        return [offer[counter] for counter in t.counters]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, DiscardCounter):
            discard(t, choice.counter)
            t.emit(COUNTER_DISCARDED, self.seat, choice.counter)
        t.done()

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(DISCARD_PROMPT, self.seat, 1 - self.seat)


class Leftovers(Step):
    """PAP-8.8: Engineering, after the zone has been resolved and if a counter is left over."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def advance(self, t: Papua) -> bool:
        if t.counters and owner_of(t, ENGINEERING) != NOBODY:
            return False
        t.done()
        return True

    def choices(self, t: Papua) -> list[Choice]:
        seat = owner_of(t, ENGINEERING)
        offer = USE_LEFTOVER[seat]
        return [PASS[seat], *[offer[counter] for counter in t.counters]]

    def take(self, t: Papua, choice: Choice) -> None:
        t.done()
        if isinstance(choice, UseLeftover):
            t.spent |= 1 << choice.seat
            discard(t, choice.counter)
            t.emit(LEFTOVER_USED, choice.seat, choice.counter)
            t.first(Run(COUNTER_SCRIPT[choice.counter], 0, choice.seat, self.number))

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(LEFTOVER_PROMPT, owner_of(t, ENGINEERING))


STEPS: Final = (TakeCounters, DiscardForNeutral, Leftovers)
