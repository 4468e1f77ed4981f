"""Castaways, their items and what they exchange (NAU-3.3, NAU-6.5, NAU-6.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import MOST_SEATS
from robinsonade.games.naufragos.choices import CASTING, OFFERING, USING
from robinsonade.games.naufragos.guide.refusals.reasons import (
    CAST_ALREADY,
    IS_DEAD,
    IS_LOST,
    NO_ITEMS,
    NO_POWER_NOW,
    NO_TRADE_EXPLORING,
    NO_TRADE_NOW,
    NOBODY_TRADES,
    NOT_HELD,
    REFUSED_BEFORE,
    TAKEN,
    YOURSELF,
)
from robinsonade.games.naufragos.steps.casting import Casting
from robinsonade.games.naufragos.steps.talks.trading import partners
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import SEAT, Noun
from robinsonade.kernel.why import Refusal, Refuser


class CastRefuser(Refuser):
    """NAU-3.3: no ability twice."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not isinstance(t.agenda[-1], Casting):
            return Refusal(CAST_ALREADY)
        taken = [person >> 1 for person in t.persons if person >= 0]
        return Refusal(TAKEN) if thing >> 1 in taken else None


class OfferRefuser(Refuser):
    """NAU-6.5, NAU-6.6, NAU-9.27: what cannot be offered, and to whom nothing can."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if noun.name == SEAT.name:
            if not t.items[seat]:
                return Refusal(NO_ITEMS)
            if thing == seat:
                return Refusal(YOURSELF)
        elif not holds_card(t, seat, thing):
            return Refusal(NOT_HELD)
        if t.party:
            return Refusal(NO_TRADE_EXPLORING)
        if noun.name != SEAT.name:
            return Refusal(NO_TRADE_NOW if partners(t, seat) else NOBODY_TRADES)
        if not has(t.alive, thing):
            return Refusal(IS_DEAD, thing)
        if has(t.refused >> MOST_SEATS * seat, thing):
            return Refusal(REFUSED_BEFORE, thing)
        return Refusal(NO_TRADE_NOW) if has(partners(t, seat), thing) else Refusal(IS_LOST, thing)


class UseRefuser(Refuser):
    """NAU-6.6: why an item is of no use at this moment."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        return Refusal(NO_POWER_NOW if holds_card(t, seat, thing) else NOT_HELD)


def holds_card(t: Castaways, seat: int, card: int) -> bool:
    return any(code & CARD_PART == card for code in t.items[seat])


REFUSERS: Final[list[Refuser]] = [
    CastRefuser(CASTING),
    OfferRefuser(OFFERING),
    UseRefuser(USING),
]
