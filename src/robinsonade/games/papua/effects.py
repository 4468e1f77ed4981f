"""Carrying out what counters, cards and benefits say: one verb, one function (PAP-15)."""

from __future__ import annotations

from robinsonade.games.papua.energy import recover
from robinsonade.games.papua.events import (
    DICE_GAINED,
    DICE_PROMISED,
    GAINED_COINS,
    GAINED_EXPLORERS,
    GAINED_FOOD,
    GAINED_PRESTIGE,
)
from robinsonade.games.papua.steps.catastrophes import Landslide
from robinsonade.games.papua.table import Papua
from robinsonade.games.papua.vocabulary import (
    COINS,
    DICE_THIS_ROUND,
    EXPLORERS,
    EXTRA_DICE,
    FOOD,
    GAIN,
    GAIN_ZONE_NUMBER,
    LANDSLIDE,
    PRESTIGE,
    Effect,
)


def carry_out(t: Papua, seat: int, effects: list[Effect], number: int) -> None:
    """PAP-15.1: entry by entry, each as far as possible; `number` is the marker on logistics.

    Call it when the current step is over: what must be decided about it comes first.
    """
    for effect in effects:
        verb = effect.verb
        if verb == GAIN:
            gain(t, seat, effect.what, effect.n)
        elif verb == GAIN_ZONE_NUMBER:
            gain(t, seat, effect.what, number)
        elif verb == DICE_THIS_ROUND:
            promise_dice_now(t, seat, effect.n)
        elif verb == EXTRA_DICE:
            promise_dice_next(t, seat, effect.n)
        elif verb == LANDSLIDE:
            landslide(t, seat, effect.n)


def gain(t: Papua, seat: int, what: int, n: int) -> None:
    """PAP-15.1: coins and food from the supply, explorers from the reserve, prestige, energy."""
    if what == COINS:
        gain_coins(t, seat, n)
    elif what == FOOD:
        gain_food(t, seat, n)
    elif what == PRESTIGE:
        t.prestige[seat] += n
        t.emit(GAINED_PRESTIGE, seat, n)
    elif what == EXPLORERS:
        gain_explorers(t, seat, n)
    else:
        recover(t, seat, n)


def gain_coins(t: Papua, seat: int, n: int) -> None:
    """PAP-1.5: as many as there are."""
    if t.limited:
        n = min(n, t.bank_coins)
    t.bank_coins -= n
    t.coins[seat] += n
    t.emit(GAINED_COINS, seat, n)


def gain_food(t: Papua, seat: int, n: int) -> None:
    """PAP-1.5: as much as there is."""
    if t.limited:
        n = min(n, t.bank_food)
    t.bank_food -= n
    t.food[seat] += n
    t.emit(GAINED_FOOD, seat, n)


def gain_explorers(t: Papua, seat: int, n: int) -> int:
    """PAP-3.15: from the reserve to the pool, as many as there are; returns how many."""
    n = min(n, t.reserve[seat])
    t.reserve[seat] -= n
    t.pool[seat] += n
    t.emit(GAINED_EXPLORERS, seat, n)
    return n


def promise_dice_now(t: Papua, seat: int, n: int) -> None:
    """PAP-4.2: this round's number of dice."""
    t.dice_now[seat] = n
    t.emit(DICE_GAINED, seat, n)


def promise_dice_next(t: Papua, seat: int, n: int) -> None:
    """PAP-6.7.3: more dice on the owner's next turn."""
    t.dice_next[seat] += n
    t.emit(DICE_PROMISED, seat, n)


def landslide(t: Papua, seat: int, n: int) -> None:
    """PAP-6.7.3: a catastrophe, n times, for each other player in energy order."""
    others = [other for other in t.order if other != seat]
    for other in others[::-1]:
        t.first(Landslide(other, n))
