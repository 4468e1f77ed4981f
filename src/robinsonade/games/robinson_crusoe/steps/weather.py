"""Weather phase: the sky, rain and snow, the storm (RC-11.1 to RC-11.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import CLOUDS_ABOVE, STORMY
from robinsonade.games.robinson_crusoe.box.components import (
    ANIMALS,
    PALISADE,
    RAIN,
    ROOF,
    STORM,
    WINTER,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.dice import (
    ANIMALS_ROLL,
    CALM,
    FACES,
    RAIN_DIE,
    RAIN_ROLL,
    WINTER_DIE,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARDS_ONLY,
    INVENTION_PASSIVES,
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.lasting import IGNORE_WINTER
from robinsonade.games.robinson_crusoe.choices import ANSWERING_NO, NO, YES
from robinsonade.games.robinson_crusoe.events import CLOUDS, SOAKED, STORM_CAME
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, REROLLING
from robinsonade.games.robinson_crusoe.rules.resources import spend
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import (
    LOST_ITEM,
    animal_rolls,
    charmed,
)
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level
from robinsonade.games.robinson_crusoe.rules.wounds import wound_at_camp
from robinsonade.games.robinson_crusoe.steps.any_time.kept_cards import put_on_clothes
from robinsonade.games.robinson_crusoe.steps.any_time.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.any_time.timings import SKY
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.steps.hungry_animals import Animals
from robinsonade.games.robinson_crusoe.steps.mystery import spend_token
from robinsonade.games.robinson_crusoe.table.phases import WEATHER_PHASE
from robinsonade.games.robinson_crusoe.table.records import NO_CLOUDS, Clouds
from robinsonade.games.robinson_crusoe.table.streams import DICE_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.step import Prompt, Step


class WeatherPhase(Step):
    """RC-11.1: the dice of this round are rolled."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.phase = WEATHER_PHASE
        t.used_once = 0
        roll_due(t)
        t.then(CharmSky(0), Forecast())
        return True


class CharmSky(Step):
    """RC-R89: the Lucky Charm may reroll a rain or winter die, whatever it shows."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place  # of the die among those rolled

    def advance(self, t: Camp) -> bool:
        place = self.place
        while place < len(t.early) and t.early[place] == ANIMALS_ROLL:
            place += 2
        if place >= len(t.early) or not charmed(t):
            t.done()
            return True
        if place != self.place:
            t.then(CharmSky(place))
            return True
        return False

    def choices(self, t: Camp) -> list[Choice]:
        return [YES[t.active], NO[t.active]]

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is not ANSWERING_NO:
            spend_token(t, LOST_ITEM)
            t.reveals += 1
            t.early[self.place + 1] = t.chance.below(FACES, DICE_STREAM)
        t.then(CharmSky(self.place + 2))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, t.active, REROLLING)


class Forecast(Step):
    """RC-11.1: dice and tokens make the sky."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        rain = int(has(t.weather, RAIN))
        winter = int(has(t.weather, WINTER))
        animals: list[int] = []
        for place in range(0, len(t.early), 2):
            die, face = t.early[place], t.early[place + 1]
            if die == ANIMALS_ROLL:
                animals.append(face)
            else:
                clouds = RAIN_DIE[face] if die == RAIN_ROLL else WINTER_DIE[face]
                rain += clouds[0]
                winter += clouds[1]
        winter = with_furnace(t, winter)
        t.sky = Clouds(rain, winter, CALM)
        if rain or winter:
            t.emit(CLOUDS, rain, winter)
        t.then(Sky(0, len(animals)), Pay(), *[Animals(face) for face in animals], Storm())
        return True


def roll_due(t: Camp) -> None:
    """RC-12.15, RC-16.7.2: roll every die of this round that has not been rolled yet."""
    due = [0, 0, 0]
    mask = t.sheet().weather[t.turn]
    for die in range(len(due)):
        due[die] = int(has(mask, die))
    token = int(has(t.weather, ANIMALS))
    if t.sheet().weather_per_totem:
        due[ANIMALS_ROLL] = animal_rolls(t, token)
    else:
        due[ANIMALS_ROLL] = due[ANIMALS_ROLL] | token
    rolled = t.early[0::2]
    for die in range(len(due)):
        for _ in range(due[die] - rolled.count(die)):
            t.early += [die, t.chance.below(FACES, DICE_STREAM)]
            t.reveals += 1


def with_furnace(t: Camp, winter: int) -> int:
    """The Furnace works by itself: nothing could be done better with that cloud."""
    furnace = t.items & PASSIVE_ITEMS[IGNORE_WINTER]
    for invention in members(furnace & CARDS_ONLY):
        for passive in INVENTION_PASSIVES[invention]:
            winter = max(0, winter - passive.number("n"))
    return winter


class Sky(Waiting):
    """RC-11.1: clouds are ignored or converted while something bad is up."""

    __slots__ = ("animals",)

    def __init__(self, passed: int, animals: int) -> None:
        super().__init__(passed)
        self.animals = animals

    def moment_of(self, t: Camp) -> int:
        return SKY

    def matters(self, t: Camp) -> bool:
        clouds = t.sky.rain + t.sky.winter
        return bool(clouds or self.animals or has(t.weather, STORM))

    def with_passed(self, passed: int) -> Step:
        return Sky(passed, self.animals)

    def close(self, t: Camp) -> None:
        t.done()
        put_on_clothes(t)


class Pay(Step):
    """RC-11.2, RC-11.3: wood for winter clouds, food and wood for all clouds above the roof."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        sky = t.sky
        short = spend(t, WOOD, sky.winter)
        above = max(0, sky.rain + sky.winter - t.levels[ROOF])
        short += pay_food(t, above) + spend(t, WOOD, above)
        if short:
            t.emit(SOAKED, above, short)
        wound_at_camp(t, short, CLOUDS_ABOVE)
        t.sky = Clouds(0, 0, CALM)
        return True


class Storm(Step):
    """RC-11.4: the storm token; then all tokens leave the Weather space."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        if has(t.weather, STORM):
            t.emit(STORM_CAME)
            wound_at_camp(t, lower_level(t, PALISADE, 1), STORMY)
        t.weather = 0
        t.sky = NO_CLOUDS
        t.early = []
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    WeatherPhase,
    CharmSky,
    Forecast,
    Sky,
    Pay,
    Storm,
)
