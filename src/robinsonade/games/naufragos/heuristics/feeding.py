"""Feeding, for the greedy player."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import FISH_VALUES
from robinsonade.games.naufragos.choices import (
    EATING_FOOD,
    EATING_FRESH,
    EATING_OWN,
    GIVING_FOOD,
    GIVING_FRESH,
    GIVING_OWN,
    LEAVING_FOOD,
    Act,
)
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.rules.people import usable
from robinsonade.games.naufragos.steps.survival import HandOut, at_table
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members


def score_feeding(
    t: Castaways, w: Weights, step: HandOut, seat: int, choices: list[Choice]
) -> list[float]:
    """Everybody eats once; what would spoil is eaten, counters are kept."""
    hungry = members(at_table(t) & ~t.eaten)
    pieces = step.fresh + step.food
    scarce = pieces <= len(hungry)
    tired = usable(t, seat) - t.energy[seat]
    found: list[float] = []
    for choice in choices:
        kind = choice.kind
        what = choice.what if isinstance(choice, Act) else -1
        value = 0.0
        if kind is EATING_FRESH or kind is EATING_FOOD:
            if seat in hungry:
                value = w.eat_hungry
            elif kind is EATING_FRESH:
                value = w.eat_fresh if tired and not scarce else 1.0 if tired else w.eat_fresh_full
            else:
                plenty = not scarce and t.food > 2 * t.seats
                value = w.eat_counter if tired >= 2 and plenty else 0.0
            value += w.spoils if kind is EATING_FRESH else 0.0
        elif kind is GIVING_FRESH or kind is GIVING_FOOD:
            value = w.feed if what in hungry and seat not in hungry and scarce else w.never
            value += w.spoils if kind is GIVING_FRESH else 0.0
        elif kind is LEAVING_FOOD:
            value = w.leave_food if not hungry or seat not in hungry else w.starve
            if hungry and scarce:
                value = w.starve
        found.append(value)
    return found


def score_carried(t: Castaways, w: Weights, seat: int, choices: list[Choice]) -> list[float]:
    """Eat it when hungry, help out when one can."""
    hungry = not has(t.eaten, seat)
    spare = t.carried[seat] > 1 or not hungry
    found: list[float] = []
    for choice in choices:
        if choice.kind is EATING_OWN:
            found.append(w.eat_own if hungry else w.never)
        elif choice.kind is GIVING_OWN and isinstance(choice, Act):
            starving = not has(t.eaten, choice.what)
            found.append(w.feed_own if starving and spare else w.never)
        else:
            found.append(0.0)
    return found


def score_fish(tile: int) -> float:
    return float(FISH_VALUES[tile])
