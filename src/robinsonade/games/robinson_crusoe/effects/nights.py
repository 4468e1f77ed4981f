"""Effects deferred to the night, and weather."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.dice import CALM
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args, people
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.steps.hungry_animals import reroll_animals
from robinsonade.games.robinson_crusoe.steps.pick_person import (
    NIGHT_FOOD,
    NIGHT_WOUND,
    PickHurtTonight,
)
from robinsonade.games.robinson_crusoe.steps.weather import roll_due
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE, WEATHER_PHASE
from robinsonade.games.robinson_crusoe.table.records import EveryNight, NightEffect, Outside
from robinsonade.games.robinson_crusoe.table.table import Camp

_KINDS: Final = ("extra_food", "wound", "outside", "divided_wounds")
_OUTSIDE: Final = news("night_outside")
_SKY: Final = ("rain", "winter", "animals_die")


class Night(Effect):
    """RC-12.3, RC-R31, RC-R32: something waits for the night."""

    __slots__ = ("each", "every", "instead", "kind", "n", "next_round", "who")

    def __init__(self, a: Args) -> None:
        self.kind = _KINDS[a.index("kind", _KINDS)]
        self.who = a.who()
        self.n = a.number("n", 1)
        self.instead = a.number("else_wounds", 0)
        self.each = a.number("per_player", 0)
        self.every = a.flag("every_night")
        self.next_round = a.script("next_round")

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


def go_outside(t: Camp, who: int, script: int) -> None:
    """RC-12.3: the character spends the night outside the camp."""
    if t.phase != ACTION_PHASE or who not in t.company():
        return
    for i, before in enumerate(t.outside):
        if before.who == who:  # lost twice: one night, both bonuses cannot be had
            natural = before.natural | t.act_natural
            t.outside[i] = Outside(who, before.script or script, natural)
            return
    t.outside.append(Outside(who, script, t.act_natural))
    t.emit(TOLD, _OUTSIDE)


class Cloud(Effect):
    """Ignore or convert clouds, or ignore a roll of the hungry-animals die."""

    __slots__ = ("ignore", "kind", "n")

    def __init__(self, a: Args) -> None:
        self.kind = _SKY[a.index("kind", _SKY)]
        self.ignore = a.index("change", ("ignore", "to_rain")) == 0
        self.n = a.number("n")

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

    def useful(self, t: Camp) -> bool:
        if self.kind == "animals_die":
            return t.sky.animals != CALM
        return (t.sky.rain if self.kind == "rain" else t.sky.winter) > 0

    def possible(self, t: Camp, run: Run) -> bool:
        return self.useful(t)


class RollWeatherEarly(Effect):
    """RC-12.15: roll this round's weather dice now."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.number("uses", 1)

    def apply(self, t: Camp, run: Run) -> None:
        roll_due(t)

    def useful(self, t: Camp) -> bool:
        dice = t.sheet().weather[t.turn] or (t.sheet().weather_per_totem and t.totems)
        return bool(dice) and not t.early and t.phase < WEATHER_PHASE


class RerollWeatherDie(Effect):
    """Powder: the hungry-animals die is rolled again."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("die", ("animals",))
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        reroll_animals(t)

    def useful(self, t: Camp) -> bool:
        return t.sky.animals != CALM


class RerollAnyDie(Effect):
    """The Lucky Charm; for action dice it is asked for when they are rolled (steps/dice.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        reroll_animals(t)

    def useful(self, t: Camp) -> bool:
        return t.sky.animals != CALM


VERBS: Final[dict[str, Any]] = {
    "night": Night,
    "cloud": Cloud,
    "roll_weather_early": RollWeatherEarly,
    "reroll_weather_die": RerollWeatherDie,
    "reroll_any_die": RerollAnyDie,
}
