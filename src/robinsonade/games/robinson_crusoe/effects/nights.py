"""Effects deferred to the night, and weather."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.dice import CALM
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import people, script_in, who_in
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.events import SLEEPS_OUTSIDE
from robinsonade.games.robinson_crusoe.rules.people import sleepers_outside
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.hungry_animals import animals_in_sight, reroll_animals
from robinsonade.games.robinson_crusoe.steps.pick_person import (
    NIGHT_FOOD,
    NIGHT_WOUND,
    PickHurtTonight,
)
from robinsonade.games.robinson_crusoe.steps.weather import roll_due
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE, WEATHER_PHASE
from robinsonade.games.robinson_crusoe.table.records import EveryNight, NightEffect, Outside
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

_KINDS: Final = ("extra_food", "wound", "outside", "divided_wounds")
_SKY: Final = ("rain", "winter", "animals_die")


class Night(CardEffect):
    """RC-12.3, RC-R31, RC-R32: something waits for the night."""

    __slots__ = ("each", "every", "instead", "kind", "n", "next_round", "who")

    def __init__(self, row: Row) -> None:
        self.kind = _KINDS[row.index("kind", _KINDS)]
        self.who = who_in(row)
        self.n = row.number("n", 1)
        self.instead = row.number("else_wounds", 0)
        self.each = row.number("per_player", 0)
        self.every = row.flag("every_night", False)
        self.next_round = script_in(row, "next_round")

    def apply(self, t: Camp, run: Run) -> None:
        if self.kind == "divided_wounds":
            t.first(PickHurtTonight(self.each * t.seats, t.active))
            return
        for who in people(t, self.who, run):
            if self.kind == "extra_food":
                t.nights.append(NightEffect(NIGHT_FOOD, who, self.n, self.instead))
            elif self.kind == "outside":
                go_outside(t, who, self.next_round)
            elif self.every:
                t.nightly.append(EveryNight(run.card, who, self.n))
            else:
                t.nights.append(NightEffect(NIGHT_WOUND, who, self.n, 0))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        kind = str(said["kind"])
        who = call("who", name=teller.person(said)) + " " if teller.person(said) else ""
        if kind == "divided_wounds":
            return call("does-night", kind=kind, n=said["per_player"])
        if kind == "outside":
            text = who + call("does-night", kind=kind, n=1)
            if "next_round" in said:
                text = f"{text}, {call('next-round')}: {teller.nested(said['next_round'])}"
            return text
        facts: dict[str, int | str] = {"n": said["n"]}
        if "else_wounds" in said:
            facts["wounds"] = said["else_wounds"]
        if said.get("every_night"):
            kind = "every_wound"
        return who + call("does-night", kind=kind, **facts)


def go_outside(t: Camp, who: int, script: int) -> None:
    """RC-12.3, RC-R86: a night outside the camp; each card that says so has its own bonus."""
    if t.phase != ACTION_PHASE or who not in t.company():
        return
    if who not in sleepers_outside(t):
        t.emit(SLEEPS_OUTSIDE, who)
    t.outside.append(Outside(who, script, t.act_natural))


class Cloud(CardEffect):
    """Ignore or convert clouds, or ignore a roll of the hungry-animals die."""

    __slots__ = ("ignore", "kind", "n")

    FACTS = ("n", "kind", "change")

    def __init__(self, row: Row) -> None:
        self.kind = _SKY[row.index("kind", _SKY)]
        self.ignore = row.index("change", ("ignore", "to_rain")) == 0
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        sky = t.sky
        if self.kind == "animals_die":
            t.sky = sky.with_animals(CALM)
        elif self.kind == "rain":
            t.sky = sky.without_rain(min(self.n, sky.rain)) if self.ignore else sky
        elif self.ignore:
            t.sky = sky.without_winter(min(self.n, sky.winter))
        else:
            t.sky = sky.turned_to_rain(min(self.n, sky.winter))

    def useful(self, t: Camp, who: int) -> bool:
        if self.kind == "animals_die":
            return t.sky.animals != CALM
        return (t.sky.rain if self.kind == "rain" else t.sky.winter) > 0

    def possible(self, t: Camp, run: Run) -> bool:
        return self.useful(t, run.who)


class RollWeatherEarly(CardEffect):
    """RC-12.15: roll this round's weather dice now."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.number("uses", 1)

    def apply(self, t: Camp, run: Run) -> None:
        roll_due(t)

    def useful(self, t: Camp, who: int) -> bool:
        dice = t.sheet().weather[t.turn] or (t.sheet().weather_per_totem and t.totems)
        return bool(dice) and not t.early and t.phase < WEATHER_PHASE


class RerollWeatherDie(CardEffect):
    """Powder: the hungry-animals die is rolled again."""

    __slots__ = ()

    FACTS = ("n", "die")

    def __init__(self, row: Row) -> None:
        row.index("die", ("animals",))
        row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        reroll_animals(t)

    def useful(self, t: Camp, who: int) -> bool:
        return animals_in_sight(t)


class RerollAnyDie(CardEffect):
    """RC-R89: the Lucky Charm on the animals die.

    For action dice and clouds they are asked when rolled (steps/actions/dice.py, steps/weather.py).
    """

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        reroll_animals(t)

    def useful(self, t: Camp, who: int) -> bool:
        return animals_in_sight(t)


VERBS: Final[dict[str, type[Effect]]] = {
    "night": Night,
    "cloud": Cloud,
    "roll_weather_early": RollWeatherEarly,
    "reroll_weather_die": RerollWeatherDie,
    "reroll_any_die": RerollAnyDie,
}
