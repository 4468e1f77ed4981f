"""Weather phase (RC-11.1 to RC-11.4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.acts import lower_level, move_morale, spend, wound
from robinsonade.games.robinson_crusoe.choices import TO_CHARACTER, Pick
from robinsonade.games.robinson_crusoe.components import (
    ANIMALS,
    ANIMALS_DIE,
    ANIMALS_STRENGTH,
    ATTACK,
    CALM,
    EATEN,
    FACES,
    PALISADE,
    RAIN,
    RAIN_DIE,
    ROOF,
    STORM,
    TORN,
    WEATHER_DIE_IDS,
    WINTER,
    WINTER_DIE,
    WOOD,
)
from robinsonade.games.robinson_crusoe.events import ANIMALS_ROLLED, CLOUDS
from robinsonade.games.robinson_crusoe.passives import IGNORE_WINTER
from robinsonade.games.robinson_crusoe.phases import DICE_STREAM, WEATHER_PHASE
from robinsonade.games.robinson_crusoe.plans import LOST_ITEM
from robinsonade.games.robinson_crusoe.reasons import PICK_PROMPT, WEARING_HELMET
from robinsonade.games.robinson_crusoe.scenarios import KONG
from robinsonade.games.robinson_crusoe.steps.crew import DOUBLE, crew_dies, lowest_alive
from robinsonade.games.robinson_crusoe.steps.fight import end_of_fight, missing, shield
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.steps.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.uses import (
    ANIMALS_ABOUT,
    FIGHTING,
    SKY,
    clothes_help,
    wear_clothes,
)
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.things import (
    CARD_INVENTIONS,
    INVENTION_PASSIVES,
    PASSIVE_ITEMS,
)
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

RAIN_ROLL: Final = WEATHER_DIE_IDS.index("rain")
ANIMALS_ROLL: Final = WEATHER_DIE_IDS.index("animals")


class WeatherPhase(Step):
    """RC-11.1: the dice of this round and the tokens make the sky."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.phase = WEATHER_PHASE
        t.used_once = 0
        t.declined = [0] * t.seats
        roll_due(t)
        rain = t.weather >> RAIN & 1
        winter = t.weather >> WINTER & 1
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
        t.sky = [rain, winter, CALM]
        if rain or winter:
            t.emit(CLOUDS, rain, winter)
        t.then(Sky(0, len(animals)), Pay(), *[Animals(face) for face in animals], Storm())
        return True


def roll_due(t: Camp) -> None:
    """RC-12.15, RC-16.7.2: roll every die of this round that has not been rolled yet."""
    due = [0, 0, 0]
    mask = t.sheet().weather[t.turn]
    for die in range(len(due)):
        due[die] = mask >> die & 1
    token = t.weather >> ANIMALS & 1
    if t.sheet().weather_per_totem:
        due[ANIMALS_ROLL] = t.totems or token
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
    for invention in range(CARD_INVENTIONS):
        if furnace >> invention & 1:
            for passive in INVENTION_PASSIVES[invention]:
                winter = max(0, winter - passive.number("n"))
    return winter


class Sky(Waiting):
    """RC-11.1: clouds are ignored or converted while something bad is up."""

    __slots__ = ("animals",)

    def __init__(self, passed: int, animals: int) -> None:
        super().__init__(passed)
        self.animals = animals

    def moment_of(self) -> int:
        return SKY

    def matters(self, t: Camp) -> bool:
        return bool(t.sky[0] or t.sky[1] or self.animals or t.weather >> STORM & 1)

    def with_passed(self, passed: int) -> Step:
        return Sky(passed, self.animals)

    def close(self, t: Camp) -> None:
        """Old Clothes not put on yet work in the end."""
        t.done()
        for row in t.kept:
            if clothes_help(t, row):
                wear_clothes(t, row[0])


class Pay(Step):
    """RC-11.2, RC-11.3: wood for winter clouds, food and wood for all clouds above the roof."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        rain, winter = t.sky[0], t.sky[1]
        short = spend(t, WOOD, winter)
        above = max(0, rain + winter - t.levels[ROOF])
        short += pay_food(t, above) + spend(t, WOOD, above)
        wound_at_camp(t, short)
        t.sky = [0, 0, CALM]
        return True


def at_camp(t: Camp) -> list[int]:
    """RC-12.3: everybody who does not spend the night outside."""
    away = [row[0] for row in t.outside]
    return [who for who in t.everybody() if who not in away]


def wound_at_camp(t: Camp, n: int) -> None:
    """RC-12.3: the weather does not touch those outside."""
    if n > 0:
        for who in at_camp(t):
            wound(t, who, n)


class Animals(Step):
    """RC-11.4, RC-16.7.2: one roll of the hungry-animals die, resolved separately."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def advance(self, t: Camp) -> bool:
        see_animals(t, self.face)
        if lowest_alive(t) == DOUBLE:  # each roll is a new occasion for the Lucky Charm
            t.declined[t.active] &= ~(1 << LOST_ITEM)
        t.then(Prowl(0))
        return True


def see_animals(t: Camp, face: int) -> None:
    t.sky[2] = ANIMALS_DIE[face]
    t.emit(ANIMALS_ROLLED, t.sky[2])


def reroll_animals(t: Camp) -> None:
    """Powder and Lucky Charm: the new result stands."""
    t.reveals += 1
    see_animals(t, t.chance.below(FACES, DICE_STREAM))


class Prowl(Waiting):
    """RC-11.1: the animals are in sight; they may be driven off or rolled again."""

    __slots__ = ()

    def moment_of(self) -> int:
        return ANIMALS_ABOUT

    def matters(self, t: Camp) -> bool:
        return t.sky[2] != CALM

    def with_passed(self, passed: int) -> Step:
        return Prowl(passed)

    def close(self, t: Camp) -> None:
        effect = t.sky[2]
        t.sky[2] = CALM
        t.done()
        strike_camp(t, effect)


def strike_camp(t: Camp, effect: int) -> None:
    """RC-11.4, RC-16.7.3: what hungry animals do."""
    if effect == EATEN:
        wound_at_camp(t, pay_food(t, 1))
    elif effect == TORN:
        short = lower_level(t, PALISADE, 1)
        wound_at_camp(t, short)
        if short and t.scenario == KONG:
            move_morale(t, -1)
            crew_dies(t)
    elif effect == ATTACK:
        t.first(CampFight(0))


class CampFight(Waiting):
    """RC-11.4, RC-R70: all players against strength 3; one temporary weapon counts for all."""

    __slots__ = ()

    def moment_of(self) -> int:
        return FIGHTING

    def matters(self, t: Camp) -> bool:
        return missing(t, ANIMALS_STRENGTH) > 0

    def with_passed(self, passed: int) -> Step:
        return CampFight(passed)

    def close(self, t: Camp) -> None:
        t.done()
        wounds = missing(t, ANIMALS_STRENGTH)
        end_of_fight(t)
        if not wounds:
            return
        t.first(Bites(wounds))


class Bites(Step):
    """RC-11.4, RC-R70: wounds for everybody; the team says who wears the Helmet."""

    __slots__ = ("wounds",)

    def __init__(self, wounds: int) -> None:
        self.wounds = wounds

    def advance(self, t: Camp) -> bool:
        people = at_camp(t)
        if shield(t) and len(people) > 1:
            return False
        self.bite(t, people[0] if people else -1)
        return True

    def bite(self, t: Camp, shielded: int) -> None:
        t.done()
        for who in at_camp(t):
            wound(t, who, self.wounds - (shield(t) if who == shielded else 0))

    def choices(self, t: Camp) -> list[Choice]:
        return [TO_CHARACTER[t.active][who] for who in at_camp(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.bite(t, choice.value)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.active, WEARING_HELMET)


class Storm(Step):
    """RC-11.4: the storm token; then all tokens leave the Weather space."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        if t.weather >> STORM & 1:
            wound_at_camp(t, lower_level(t, PALISADE, 1))
        t.weather = 0
        t.sky = []
        t.early = []
        return True
