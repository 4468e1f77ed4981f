"""What tells whether a castaway will be rescued, in numbers: the value is learned from these."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    BUILD_ENERGY,
    BUILDING_IDS,
    EVENT_CARDS,
    GREAT_BONFIRE,
    LAST_SPACE,
    MOST_SEATS,
    RAFT,
    SAND_SIGNAL,
    SHELTERS,
    SPACE_TOKENS,
    TOKEN_VALUES,
    WRECK_CUBES,
)
from robinsonade.games.naufragos.heuristics.outlook import turns_left, way_left
from robinsonade.games.naufragos.heuristics.signals import rescue_odds, signal_plan
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.rules.people import usable
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has, members

MANY: Final = 10  # of goods: about 1
STRONG: Final = 8  # energy of a healthy castaway: about 1
TURNS: Final = max(EVENT_CARDS)
MEAN_TOKEN: Final = sum(TOKEN_VALUES) / len(TOKEN_VALUES)
OF_SIGNALS: Final = 10
OF_PEOPLE: Final = 9
OF_CAMP: Final = 8
OF_SEAT: Final = 5
FEATURES: Final = MOST_SEATS + 2 + OF_SIGNALS + OF_PEOPLE + OF_CAMP + OF_SEAT


def features_of(t: Castaways, seat: int, w: Weights) -> list[float]:
    """The time that is left, the signals, the people, the camp, and the one who asks."""
    left = max(0, turns_left(t))
    found = [1.0 if t.seats == seats + 1 else 0.0 for seats in range(MOST_SEATS)]
    found += [left / TURNS, 1.0 / (1.0 + left)]
    found += of_signals(t, w, left)
    found += of_people(t)
    found += of_camp(t)
    found += of_seat(t, seat)
    return found


def of_signals(t: Castaways, w: Weights, left: int) -> list[float]:
    """What is built, what is missing, and the ships that would see it."""
    plan = signal_plan(t, w)
    last = t.turn + left - 1
    found = [
        plan.odds,
        plan.work / MANY,
        max(0, plan.wood - t.wood) / MANY,
        rescue_odds(t, t.built, t.turn, 0.0),
        rescue_odds(t, t.built, min(last, t.turn + 1), 0.0),
        rescue_odds(t, t.built, last, 0.0),
        1.0 if t.raft_known else 0.0,
    ]
    for signal in (SAND_SIGNAL, GREAT_BONFIRE, RAFT):
        found.append(1.0 if has(t.built, signal) else t.progress[signal] / BUILD_ENERGY[signal] / 2)
    return found


def of_people(t: Castaways) -> list[float]:
    """Who lives, who is lost, how strong they are and how far they have come."""
    living = members(t.alive)
    number = max(1, len(living))
    energy = [t.energy[seat] for seat in living]
    health = [usable(t, seat) for seat in living]
    track = [t.track[seat] for seat in living]
    return [
        len(living) / t.seats,
        (t.alive & t.lost).bit_count() / t.seats,
        sum(energy) / (STRONG * number),
        min(energy, default=0) / STRONG,
        sum(health) / (STRONG * number),
        min(health, default=0) / STRONG,
        way_left(t) / LAST_SPACE,
        1.0 if way_left(t) == 0 else 0.0,
        sum(track) / (LAST_SPACE * number),
    ]


def of_camp(t: Castaways) -> list[float]:
    """Stores, fire, roof and what else has been built."""
    shelter = (t.built & ((1 << SHELTERS) - 1)).bit_count()
    things = 0
    for held in t.items:
        things += len(held)
    mouths = max(1, t.alive.bit_count())
    return [
        (t.food + t.fresh) / MANY,
        min(1.0, (t.food + t.fresh) / mouths),
        t.wood / MANY,
        1.0 if t.fire else 0.0,
        shelter / SHELTERS,
        t.built.bit_count() / len(BUILDING_IDS),
        things / MANY,
        t.wreck / WRECK_CUBES,
    ]


def of_seat(t: Castaways, seat: int) -> list[float]:
    """The one who asks: only who is alive and not lost is rescued."""
    return [
        1.0 if has(t.alive, seat) else 0.0,
        1.0 if has(t.lost, seat) else 0.0,
        t.energy[seat] / STRONG,
        usable(t, seat) / STRONG,
        t.track[seat] / LAST_SPACE,
    ]


def story(t: Castaways, seat: int) -> float:
    """NAU-13.6: what the story of a castaway would count by now."""
    mean = sum(TOKEN_VALUES) / len(TOKEN_VALUES)
    return (
        sum([TOKEN_VALUES[token] for token in t.tokens[seat]]) + mean * SPACE_TOKENS[t.track[seat]]
    )
