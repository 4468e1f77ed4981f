"""The wounds that everybody has to expect by the morning (RC-3.3, RC-3.4)."""

from __future__ import annotations

from typing import Literal

from robinsonade.games.robinson_crusoe.box.characters import CHARACTER_IDS, DIES_ON, FRIDAY, JENNY
from robinsonade.games.robinson_crusoe.guide.forecast import words
from robinsonade.games.robinson_crusoe.guide.forecast.actions_count import Actions, Person
from robinsonade.games.robinson_crusoe.guide.forecast.night_count import (
    Night,
    Tally,
    jenny_waits,
    wounds_outside,
)
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Health, Said
from robinsonade.games.robinson_crusoe.guide.forecast.words import addend, said
from robinsonade.games.robinson_crusoe.steps.pick_person import HUNGER_WOUNDS
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.stake import percent

TINY = 1e-9


def show_people(t: Camp, actions: Actions, night: Night) -> list[Health]:
    for who, person in actions.people.items():
        if who == FRIDAY:
            continue  # RC-14.7: the night does not touch him
        person.suffer(night.wounds_of(who))
        if who in night.people:
            note_night(person, night)
        else:
            person.suffer([0.0] * wounds_outside(t, who) + [1.0])
        cards = night.by_cards(who)
        if cards.mean:
            person.sum.append(addend(words.BY_NIGHT, (), cards.mean, cards.chance))
    found = [show_health(t, person) for person in actions.people.values()]
    if jenny_waits(t):
        found.append(show_health(t, waiting_jenny(t, night)))
    return found


def note_night(person: Person, night: Night) -> None:
    """Where the wounds of the night come from."""
    parts: list[tuple[Kind, Tally]] = [
        (words.BY_WEATHER, night.rain_wounds),
        (words.BY_ANIMALS, night.attacked),
        (words.BY_STORM, night.storm_wounds),
        (words.BY_OPEN_AIR, night.roofless),
    ]
    for kind, tally in parts:
        if tally.mean > TINY:
            person.sum.append(addend(kind, (), tally.mean, tally.chance))
    if night.hungry.mean > TINY:
        mean = HUNGER_WOUNDS * night.starving
        line = addend(words.BY_HUNGER, (), mean, night.hungry.chance)
        person.sum.append(line)


def waiting_jenny(t: Camp, night: Night) -> Person:
    """RC-16.3.1: unless she is rescued today."""
    person = Person(t, JENNY)
    n = t.sheet().params["jenny_wounds_per_night_until_rescued"]
    waits = 1.0 - night.guest
    ashore = night.wounds_of_guest()
    before = person.mean()
    ashore[n] += waits
    person.suffer(ashore)
    if waits > TINY:
        person.sum.append(addend(words.BY_WAITING, (), n * waits, waits))
    rest = person.mean() - before - n * waits
    if rest > TINY:  # RC-16.3.3: whoever is here spends the night like all others
        person.sum.append(addend(words.BY_COMPANY, (), rest, night.guest))
    return person


def show_health(t: Camp, person: Person) -> Health:
    who, chances = person.who, person.chances
    now = t.wounds[who]
    death = chances[-1]
    worst = max([wounds for wounds, chance in enumerate(chances) if chance > TINY])
    likely = chances.index(max(chances))
    tone: Literal["good", "fair", "bad"] = "good"
    if death > TINY:
        tone = "bad"
    elif worst > now:
        tone = "fair"
    return {
        "character": CHARACTER_IDS[who],
        "said": tell(who, likely - now, worst - now, death),
        "tone": tone,
        "mean": round(person.mean() - now, 3),
        "worst": worst - now,
        "odds": [round(chance, 4) for chance in chances],
        "wounds": now,
        "dies_on": DIES_ON[who],
        "death": round(death, 4),
        "sum": person.sum,
    }


def tell(who: int, likely: int, worst: int, death: float) -> Said:
    if death > TINY:
        return said(words.MAY_DIE, who, percent(death))
    if worst <= 0:
        return said(words.UNHURT, who)
    return said(words.HURT, who, max(0, likely), worst)
