"""What a sensible player of Papúa values (weights in data/weights.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.papua.box.cards import (
    NOTE_SYMBOL,
    PLUS,
    REPOSITION_COUNTER,
)
from robinsonade.games.papua.box.components import (
    CATASTROPHE,
    DESTINATIONS,
    EXPEDITIONS,
    FACES,
    FUNDING,
    LOGISTICS,
    ZONES,
)
from robinsonade.games.papua.choices import (
    Bid,
    BidCoins,
    DiscardCounter,
    Eat,
    Forbid,
    KeepTribe,
    Lower,
    PayCoin,
    Place,
    PlayTribe,
    Raise,
    Reroll,
    SetDie,
    TakeCounter,
    TakeFrom,
    TurnDie,
    UseLeftover,
    UseScience,
)
from robinsonade.games.papua.effects.cards import BENEFIT_SCRIPT, COUNTER_SCRIPT
from robinsonade.games.papua.heuristics.placing import MIDDLE_MARKER, Placing
from robinsonade.games.papua.heuristics.weights import Weights
from robinsonade.games.papua.heuristics.worth import Worth
from robinsonade.games.papua.steps.catastrophes import Catastrophes, Landslide, TurnDice, Weather
from robinsonade.games.papua.steps.coins_for_dice import CoinsForDice
from robinsonade.games.papua.steps.eating import EatFood
from robinsonade.games.papua.steps.placing import PlaceExplorers
from robinsonade.games.papua.steps.player_turn import SetDice
from robinsonade.games.papua.steps.start_phase import ForbidZone
from robinsonade.games.papua.steps.tribe_window import TribeWindow
from robinsonade.games.papua.steps.zones.expeditions import PayBids, SealedBids
from robinsonade.games.papua.steps.zones.funding import Funding, reading
from robinsonade.games.papua.steps.zones.logistics import DiscardForNeutral, Leftovers, TakeCounters
from robinsonade.games.papua.table.table import NEUTRAL_JUNGLE, Papua
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.policy import NEVER, Policy

FEW: Final = 3  # explorers that one would send to a zone


class PapuaPolicy(Policy):
    """Scores a choice by what it brings in prestige, after what it costs."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = Weights(weights)

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        t: Papua = table
        step = t.agenda[-1]
        v = Worth(t, seat, self.weights)
        if isinstance(step, PlaceExplorers):
            return score_placing(v, choices)
        if isinstance(step, CoinsForDice):
            return score_coins(v, choices)
        if isinstance(step, SetDice):
            return score_faces(v, choices, min(step.left, step.dice))
        if isinstance(step, TurnDice):
            return score_faces(v, choices, t.dice[CATASTROPHE])
        if isinstance(step, Catastrophes | Landslide):
            return [v.explorer - v.coin if isinstance(c, PayCoin) else 0.0 for c in choices]
        if isinstance(step, EatFood):
            return [-v.of_payment(t.on_board(seat), eaten(c)) for c in choices]
        if isinstance(step, SealedBids):
            return score_bids(v, choices)
        if isinstance(step, PayBids):
            return score_bid_payment(v, step, choices)
        if isinstance(step, TakeCounters):
            return [v.of_script(counter_script(c), step.number) for c in choices]
        if isinstance(step, DiscardForNeutral):
            return score_discards(v, choices)
        if isinstance(step, Leftovers):
            return score_leftovers(v, step, choices)
        if isinstance(step, Funding):
            return score_finance(v, step, choices)
        if isinstance(step, Weather):
            return score_weather(v, choices)
        if isinstance(step, TribeWindow):
            return score_tribe(v, choices)
        if isinstance(step, ForbidZone):
            return score_forbidding(v, choices)
        return score_losses(v, choices)


def eaten(choice: Choice) -> int:
    return choice.amount if isinstance(choice, Eat) else 0


def worth_a_science_card(v: Worth, gain: float) -> float:
    """A science card waits for a good moment, less so as rounds pass."""
    least = v.w.use_science - v.w.use_science_round * (v.t.turn - 1)
    return gain - (0.0 if v.last else max(0.0, least))


# -- beginning of a round ------------------------------------------------------------------------


def score_tribe(v: Worth, choices: list[Choice]) -> list[float]:
    """A benefit against what the card would count in the sets, and against a later round."""
    lost = v.of_tribe_in_sets()
    wait = 0.0 if v.left == 0 else v.w.tribe_wait
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, PlayTribe):
            found.append(v.of_script(BENEFIT_SCRIPT[choice.benefit], 0) - lost - wait)
        elif isinstance(choice, KeepTribe):
            found.append(v.of_script(BENEFIT_SCRIPT[choice.benefit], 0) - v.w.tie)
        else:
            found.append(0.0)
    return found


def score_forbidding(v: Worth, choices: list[Choice]) -> list[float]:
    """The zone that the others would miss most, compared with oneself."""
    t = v.t
    others = [Worth(t, seat, v.w, own=False) for seat in range(t.seats) if seat != v.seat]
    found: list[float] = []
    for choice in choices:
        zone = choice.zone if isinstance(choice, Forbid) else 0
        theirs = sum([first_worth(other, zone) for other in others]) / len(others)
        found.append(theirs - first_worth(v, zone))
    return found


def first_worth(v: Worth, zone: int) -> float:
    """What going to a zone would be worth: the best of one to a few explorers."""
    return max([v.of_zone(zone, n, MIDDLE_MARKER) - n * v.energy for n in range(1, FEW + 1)])


# -- player turn ---------------------------------------------------------------------------------


def score_placing(v: Worth, choices: list[Choice]) -> list[float]:
    """The gain for each explorer; stopping is worth nothing."""
    placing = Placing(v, 0)
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Place):
            gain, people = placing.gain(choice.zone, v.t.dice[choice.face], 0, placing.pool)
            # Of equal gains the one that takes all its explorers with one number.
            found.append(gain + v.w.tie * (people + marker_bonus(v, choice)))
        else:
            found.append(0.0)
    return found


def marker_bonus(v: Worth, choice: Place) -> float:
    """A high number for logistics, a low one for what should come early."""
    if choice.zone == LOGISTICS:
        return choice.face * v.w.tie_marker
    return -choice.face if choice.zone in (FUNDING, EXPEDITIONS) else 0.0


def score_coins(v: Worth, choices: list[Choice]) -> list[float]:
    """How much better the dice become for a coin."""
    placing = Placing(v, 0)
    dice = v.t.dice.copy()
    now = placing.total(dice)
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Raise):
            found.append(moved(placing, dice, choice.face, choice.face + 1) - now - v.coin)
        elif isinstance(choice, Lower):
            found.append(moved(placing, dice, choice.face, choice.face - 1) - now - v.coin)
        elif isinstance(choice, Reroll):
            found.append(rerolled(v, placing, dice, choice.face) - now - v.coin)
        else:
            found.append(0.0)
    return found


def moved(placing: Placing, dice: list[int], old: int, new: int) -> float:
    dice[old] -= 1
    dice[new] += 1
    total = placing.total(dice)
    dice[old] += 1
    dice[new] -= 1
    return total


def rerolled(v: Worth, placing: Placing, dice: list[int], old: int) -> float:
    """The mean over all faces; a catastrophe costs a coin once more."""
    total = 0.0
    for new in range(FACES):
        total += moved(placing, dice, old, new)
    if v.t.turn > 1:
        total -= v.coin
    return total / FACES


def score_faces(v: Worth, choices: list[Choice], left: int) -> list[float]:
    """A die that can be put on any number: the best one, alone or with all that are left."""
    placing = Placing(v, left)
    dice = v.t.dice.copy()
    now = placing.total(dice)
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, SetDie | TurnDie):
            dice[choice.face] += 1
            alone = placing.total(dice) - now
            dice[choice.face] += left - 1
            together = (placing.total(dice) - now) / left
            dice[choice.face] -= left
            found.append(max(alone, together))
        else:
            found.append(NEVER)
    return found


def score_weather(v: Worth, choices: list[Choice]) -> list[float]:
    """PAP-8.5: explorers saved and dice won."""
    number = v.t.dice[CATASTROPHE]
    saved = 0.0 if v.t.turn == 1 else min(v.coin, v.explorer)
    gain = worth_a_science_card(v, number * (saved + v.w.die_now))
    return [gain if isinstance(c, UseScience) else 0.0 for c in choices]


# -- resolution ----------------------------------------------------------------------------------


def counter_script(choice: Choice) -> int:
    if isinstance(choice, TakeCounter | DiscardCounter | UseLeftover):
        return COUNTER_SCRIPT[choice.counter]
    return COUNTER_SCRIPT[REPOSITION_COUNTER]  # which is worth nothing


def score_discards(v: Worth, choices: list[Choice]) -> list[float]:
    """PAP-12.6: the counter that the other player would like best."""
    other = Worth(v.t, 1 - v.seat, v.w, own=False)
    return [other.of_script(counter_script(c), MIDDLE_MARKER) for c in choices]


def score_leftovers(v: Worth, step: Leftovers, choices: list[Choice]) -> list[float]:
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, UseLeftover):
            gain = v.of_script(counter_script(choice), step.number)
            found.append(worth_a_science_card(v, gain))
        else:
            found.append(0.0)
    return found


def score_finance(v: Worth, step: Funding, choices: list[Choice]) -> list[float]:
    more = reading(step.dice, PLUS) - reading(step.dice, NOTE_SYMBOL[v.t.note])
    gain = worth_a_science_card(v, more * v.coin)
    return [gain if isinstance(c, UseScience) else 0.0 for c in choices]


def score_bid_payment(v: Worth, step: PayBids, choices: list[Choice]) -> list[float]:
    """Cartography, or (PAP-16.2) food instead of energy."""
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, UseScience):
            found.append(worth_a_science_card(v, v.of_energy_lost(step.spared[0])))
        elif isinstance(choice, Eat):
            found.append(-v.of_payment(step.costs[0], choice.amount))
        else:
            found.append(0.0)
    return found


def score_bids(v: Worth, choices: list[Choice]) -> list[float]:
    """The whole bid is planned; each part of it is what the plan says."""
    bid = planned_bid(v)
    found: list[float] = []
    for choice in choices:
        wanted = 0
        amount = 0
        if isinstance(choice, Bid):
            wanted, amount = bid[2 * choice.destination], choice.amount
        elif isinstance(choice, BidCoins):
            wanted, amount = bid[2 * choice.destination + 1], choice.amount
        found.append(-float(abs(wanted - amount)))
    return found


def planned_bid(v: Worth) -> list[int]:
    """PAP-6.4.2, PAP-6.4.3: the best destinations, as many as allowed and as the pool can send."""
    t = v.t
    seat = v.seat
    rivals = v.bidders()
    offers = [(*v.best_bid(place, rivals), place) for place in range(DESTINATIONS)]
    offers.sort(reverse=True)
    bid = [0] * (2 * DESTINATIONS)
    pool, coins = t.pool[seat], t.coins[seat]
    for gain, people, place in offers[: t.here(seat, EXPEDITIONS)]:
        if gain <= 0 or people > pool:
            continue
        bid[2 * place] = people
        pool -= people
        stake = 0
        if rivals > 0:
            stake = min(coins, nearest(coins * v.w.bid_coins))
        if t.seats == 2 and t.neutral[NEUTRAL_JUNGLE + place] == people:
            stake = min(coins, max(1, stake))
        bid[2 * place + 1] = stake
        coins -= stake
    return bid


def nearest(x: float) -> int:
    """The whole number next to it; a half goes up.

    >>> nearest(2.4), nearest(2.5)
    (2, 3)
    """
    return (int(2 * x) + 1) // 2


def score_losses(v: Worth, choices: list[Choice]) -> list[float]:
    """PAP-3.9: the zone in which an explorer is missed least."""
    t = v.t
    found: list[float] = []
    for choice in choices:
        lost = 0.0
        if isinstance(choice, TakeFrom):
            zone = choice.zone
            here = t.zones[v.seat * ZONES + zone]
            number = t.zone_of.index(zone) if zone in t.zone_of else MIDDLE_MARKER
            lost = v.of_zone(zone, here, number) - v.of_zone(zone, here - 1, number)
        found.append(-lost)
    return found
