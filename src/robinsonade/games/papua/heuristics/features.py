"""What tells who will win, in numbers: what the value of a position is learned from."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import KINDS, MOST_ROUNDS
from robinsonade.games.papua.box.components import (
    FEWEST_SEATS,
    HUTS_THERE_ARE,
    MOST_SEATS,
    TOP_ENERGY,
)
from robinsonade.games.papua.heuristics.weights import Weights
from robinsonade.games.papua.heuristics.worth import Worth
from robinsonade.games.papua.rules.scoring import different, different_kinds, same_kind
from robinsonade.games.papua.steps.final_count import points
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.masks import has

# What counts as about 1.
MUCH_PRESTIGE: Final = 60
MANY_GOODS: Final = 15
MANY_CARDS: Final = 8
LEAD: Final = 20

OF_A_SEAT: Final = 15
FEATURES: Final = MOST_SEATS - FEWEST_SEATS + 1 + 3 + 2 + 3 * OF_A_SEAT


def features_of(t: Papua, seat: int, w: Weights) -> list[float]:
    """How far the game is, the lead, then the seat, its best rival and the mean of its rivals."""
    worths = [prospects(t, other, w) for other in range(t.seats)]
    totals = [sum(points(t, other)) for other in range(t.seats)]
    rivals = [other for other in range(t.seats) if other != seat]
    best = max(rivals, key=lambda other: worths[other])
    found = [1.0 if t.seats == FEWEST_SEATS + n else 0.0 for n in range(MOST_SEATS - 1)]
    left = 0 if t.last_round else MOST_ROUNDS - t.turn
    found += [left / MOST_ROUNDS, 1.0 if t.last_round else 0.0, min(t.energy) / TOP_ENERGY]
    found.append((worths[seat] - worths[best]) / LEAD)
    found.append((totals[seat] - max([totals[other] for other in rivals])) / LEAD)
    rows = [of_a_seat(t, other, totals[other], worths[other]) for other in range(t.seats)]
    found += rows[seat]
    found += rows[best]
    for at in range(OF_A_SEAT):
        found.append(sum([rows[other][at] for other in rivals]) / len(rivals))
    return found


def of_a_seat(t: Papua, seat: int, total: int, worth: float) -> list[float]:
    """What somebody has: points, goods, people, cards, and what is still to be used."""
    cards = sum(t.collected[seat * KINDS : (seat + 1) * KINDS])
    return [
        total / MUCH_PRESTIGE,
        worth / MUCH_PRESTIGE,
        t.prestige[seat] / MUCH_PRESTIGE,
        t.coins[seat] / MANY_GOODS,
        1.0 if t.coins[seat] == max(t.coins) else 0.0,
        t.food[seat] / MANY_GOODS,
        (t.pool[seat] + t.on_board(seat)) / MANY_GOODS,
        t.energy[seat] / TOP_ENERGY,
        t.hut[seat] / HUTS_THERE_ARE,
        cards / MANY_CARDS,
        different_kinds(t, seat) / KINDS,
        (different(t, seat) + same_kind(t, seat)) / MUCH_PRESTIGE,
        t.notes[seat].bit_count() / MANY_CARDS,
        0.0 if has(t.spent, seat) else 1.0,
        t.order.index(seat) / MOST_SEATS,
    ]


def prospects(t: Papua, seat: int, w: Weights) -> float:
    """What would be counted now, and what goods are good for in the rounds to come."""
    v = Worth(t, seat, w)
    total = float(sum(points(t, seat)))
    if v.last:
        return total
    goods = t.coins[seat] * v.coin + v.of_food(0, t.food[seat])
    people = (t.pool[seat] + t.on_board(seat)) * v.explorer
    huts = v.left * v.w.die * t.hut[seat]
    return total + goods + people + huts + t.energy[seat] * v.energy
