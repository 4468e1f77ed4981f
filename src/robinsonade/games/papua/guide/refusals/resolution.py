"""Counters, bids and science cards (PAP-6.3, PAP-6.4, PAP-8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import ENGINEERING
from robinsonade.games.papua.box.components import EXPEDITIONS, LOGISTICS
from robinsonade.games.papua.choices import (
    BIDDING,
    BIDDING_COINS,
    TAKING_COUNTER,
    USING_LEFTOVER,
    USING_SCIENCE,
)
from robinsonade.games.papua.guide.refusals.reasons import (
    BID_DECIDED,
    BID_IN_ORDER,
    BID_LATER,
    BID_SEALED_ALREADY,
    COUNTER_LATER,
    LEFTOVER_LATER,
    NO_ENGINEERING,
    NONE_IN_EXPEDITIONS,
    NONE_IN_LOGISTICS,
    NOT_REVEALED,
    NOT_YOUR_SCIENCE,
    SCIENCE_LATER,
    SCIENCE_SPENT,
)
from robinsonade.games.papua.rules.science_cards import can_use
from robinsonade.games.papua.steps.zones.expeditions import COMPLETE, SealedBids
from robinsonade.games.papua.steps.zones.logistics import TakeCounters
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.why import Refusal, Refuser


class CounterRefuser(Refuser):
    """PAP-6.3.1 to PAP-6.3.3: why a counter cannot be taken."""

    __slots__ = ()

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if thing not in t.counters:
            return Refusal(NOT_REVEALED)
        if not isinstance(t.agenda[-1], TakeCounters):
            return Refusal(COUNTER_LATER)
        return None if t.here(seat, LOGISTICS) else Refusal(NONE_IN_LOGISTICS)


class LeftoverRefuser(Refuser):
    """PAP-8.8: what is left over is for Engineering, once."""

    __slots__ = ()

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if t.science[seat] != ENGINEERING:
            return Refusal(NO_ENGINEERING)
        if thing not in t.counters:
            return Refusal(NOT_REVEALED)
        return Refusal(LEFTOVER_LATER if can_use(t, seat, ENGINEERING) else SCIENCE_SPENT)


class BidRefuser(Refuser):
    """PAP-6.4.1 to PAP-6.4.4: why nothing can be bid for a destination now."""

    __slots__ = ()

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1]
        if not isinstance(step, SealedBids):
            return Refusal(BID_LATER)
        if not t.here(seat, EXPEDITIONS):
            return Refusal(NONE_IN_EXPEDITIONS)
        part = len(step.bids[seat])
        if part == COMPLETE:
            return Refusal(BID_SEALED_ALREADY)
        asked = 2 * thing + (self.kind is BIDDING_COINS)
        return Refusal(BID_DECIDED if asked < part else BID_IN_ORDER)


class ScienceRefuser(Refuser):
    """PAP-8.1, PAP-8.1a: whose a science card is, and when it is of use."""

    __slots__ = ()

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if t.science[seat] != thing:
            return Refusal(NOT_YOUR_SCIENCE)
        return Refusal(SCIENCE_LATER if can_use(t, seat, thing) else SCIENCE_SPENT)


REFUSERS: Final[list[Refuser]] = [
    CounterRefuser(TAKING_COUNTER),
    LeftoverRefuser(USING_LEFTOVER),
    BidRefuser(BIDDING),
    BidRefuser(BIDDING_COINS),
    ScienceRefuser(USING_SCIENCE),
]
