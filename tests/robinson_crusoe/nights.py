"""The rest of a round, played out by the engine: what a forecast has to agree with."""

from __future__ import annotations

from random import Random
from typing import Final

from robinsonade.games.robinson_crusoe.events import (
    ADVENTURE_DRAWN,
    ATE,
    HEALED,
    ROUND_BEGAN,
    WOUNDED,
)
from robinsonade.games.robinson_crusoe.steps.planning import Agreement
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event

# How the people of a forecast answer: they use nothing, stay where they are, eat what is there.
ANSWERS: Final = {"RollDie": ".no", "PickNightMove": ".no", "NightEffects": ".yes"}
BY_LOT: Final = ("PickStarving",)  # who goes hungry may be anybody


class Morning:
    """What a night has brought: wounds by character, meals."""

    def __init__(self, events: list[Event]) -> None:
        self.wounds: dict[int, int] = {}
        self.meals = 0
        for event in events:
            if event.kind is WOUNDED:
                self.wounds[event.facts[0]] = self.wounds.get(event.facts[0], 0) + event.facts[1]
            elif event.kind is HEALED:
                self.wounds[event.facts[0]] = self.wounds.get(event.facts[0], 0) - event.facts[1]
            elif event.kind is ATE:
                self.meals += event.facts[0]


def all_ready(t: Camp) -> Camp:
    """Pawns that are left rest, Friday stays idle: the plan stands."""
    while not isinstance(t.agenda[-1], Agreement):
        wanted = [c for c in t.choices() if c.id.endswith((".plan.rest.free", ".idle", ".enough"))]
        t.follow(wanted[-1])
    return t


def nights(t: Camp, number: int, seed: int) -> list[Morning]:
    """So many nights in which nobody draws an adventure card.

    What its die shows has nothing to do with the other dice, so nothing is changed by leaving
    the others out.
    """
    lot = Random(seed)
    found: list[Morning] = []
    tries = 0
    while len(found) < number:
        tries += 1
        assert tries < 40 * number, "hardly a night without adventures"
        night = one_night(t, f"{seed}/{tries}", lot)
        if night is not None:
            found.append(night)
    return found


def one_night(t: Camp, name: str, lot: Random) -> Morning | None:
    after = t.imagined(0, t.chance.fork(name))
    events: list[Event] = []
    after.log = events
    while not after.result and not any(event.kind is ROUND_BEGAN for event in events):
        after.follow(answer(after, lot))
        if any(event.kind is ADVENTURE_DRAWN for event in events):
            return None
    ends = [i for i, event in enumerate(events) if event.kind is ROUND_BEGAN]
    return Morning(events[: ends[0]] if ends else events)


def answer(t: Camp, lot: Random) -> Choice:
    step, seat = t.agenda[-1], t.waiting()[0]
    passing = step.letting_go(t, seat)
    if passing is not None:
        return passing
    name, choices = type(step).__name__, t.choices_of(seat)
    if name in ANSWERS:
        return next(choice for choice in choices if choice.id.endswith(ANSWERS[name]))
    return lot.choice(choices) if name in BY_LOT else choices[0]
