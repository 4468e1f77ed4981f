"""Weather and night, counted over all faces of the dice (RC-11)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import passive_of
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import ANIMALS, FOOD, RESOURCE_IDS, STORED
from robinsonade.games.robinson_crusoe.box.components import STORM as STORM_TOKEN
from robinsonade.games.robinson_crusoe.box.dice import (
    ANIMALS_DIE,
    ANIMALS_ROLL,
    ANIMALS_STRENGTH,
    ATTACK,
    EATEN,
    FACES,
    TORN,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CARDS_ONLY,
    INVENTION_PASSIVES,
    PASSIVE_ITEMS,
)
from robinsonade.games.robinson_crusoe.box.lasting import IGNORE_WINTER, TO_RAIN
from robinsonade.games.robinson_crusoe.box.scenarios import FAMILY, JENNY_HELP
from robinsonade.games.robinson_crusoe.guide.forecast.actions_count import Actions
from robinsonade.games.robinson_crusoe.rules.people import at_camp
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import animal_rolls
from robinsonade.games.robinson_crusoe.rules.weather_odds import skies_of
from robinsonade.games.robinson_crusoe.steps.pick_person import (
    HUNGER_WOUNDS,
    NIGHT_FOOD,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members

# After the rain: food, palisade, weapon, sheltered, guest, and the wounds of everybody so far.
Evening = tuple[int, int, int, int, int, int]
# By the morning: the wounds of everybody at the camp, how many are hungry, how many eat, and
# the wounds by cards of each of those who have nights to fear.
Morning = tuple[int, int, int, tuple[int, ...]]

MOST_WOUNDS: Final = 40


class Tally:
    """How much of something there is on average, how often there is any, and at most."""

    __slots__ = ("chance", "mean", "most")

    def __init__(self) -> None:
        self.mean = 0.0
        self.chance = 0.0
        self.most = 0

    def add(self, n: int, chance: float) -> None:
        if n > 0:
            self.mean += n * chance
            self.chance += chance
            self.most = max(self.most, n)


class Night:
    """Everything between the last action and the morning."""

    __slots__ = (
        "above",
        "attacked",
        "clouds",
        "eaten",
        "fearing",
        "food",
        "food_lost",
        "guest",
        "hungry",
        "kids",
        "kids_hungry",
        "mornings",
        "people",
        "rain_wounds",
        "rolls",
        "roofless",
        "skies",
        "starving",
        "storm",
        "storm_wounds",
        "t",
        "winter",
        "wood_needed",
    )

    def __init__(self, t: Camp, actions: Actions) -> None:
        self.t = t
        self.people = at_camp(t)
        self.kids = 0
        if t.scenario == FAMILY:
            self.kids = t.kids * t.sheet().params["kid_food_per_night"]
        sheet = t.sheet()
        dice = sheet.weather[t.turn] if 0 < t.turn <= sheet.rounds else 0
        self.skies = skies_of(t, dice)
        self.rolls = animals_tonight(t, dice)
        self.storm = has(t.weather, STORM_TOKEN)
        self.clouds = Tally()
        self.winter = Tally()
        self.above = Tally()  # clouds that the roof does not keep off
        self.food_lost = Tally()
        self.wood_needed = Tally()
        self.rain_wounds = Tally()
        self.eaten = Tally()
        self.attacked = Tally()
        self.storm_wounds = Tally()
        self.food = Tally()  # for the meal
        self.hungry = Tally()
        self.kids_hungry = Tally()
        self.roofless = Tally()
        self.guest = sum([share for state, share in actions.states.items() if state[7]])
        self.starving = 0.0  # that one of those at the camp, anybody, goes hungry
        self.fearing: list[int] = []
        evenings = self.rain(actions)
        for faces in self.rolls:
            evenings = self.prowl(evenings, faces)
        if self.storm:
            evenings = self.blow(evenings)
        self.mornings = self.sleep(evenings)

    # -- weather ---------------------------------------------------------------------------------

    def rain(self, actions: Actions) -> dict[Evening, float]:
        """RC-11.2, RC-11.3: wood for winter clouds, food and wood for all above the roof."""
        furnaces = winter_ignored(self.t, 0)
        built = [winter_ignored(self.t, 1 << i) - furnaces for i, _ in actions.inventions]
        worn = winter_turned(self.t)
        found: dict[Evening, float] = {}
        for (food, wood, roof, palisade, weapon, sheltered, items, guest), share in list(
            actions.states.items()
        ):
            less = furnaces + sum([built[i] for i in members(items)])
            for chance, rain, winter in self.skies:
                p = share * chance
                snow = max(0, winter - less)
                clouds = rain + snow
                snow -= min(snow, worn)
                above = max(0, clouds - roof)
                need = snow + above
                short = max(0, need - wood) + max(0, above - food)
                self.clouds.add(clouds, p)
                self.winter.add(snow, p)
                self.above.add(above, p)
                self.food_lost.add(min(above, food), p)
                self.wood_needed.add(need, p)
                self.rain_wounds.add(short, p)
                key = (max(0, food - above), palisade, weapon, sheltered, guest, short)
                found[key] = found.get(key, 0.0) + p
        return found

    def prowl(self, evenings: dict[Evening, float], faces: list[int]) -> dict[Evening, float]:
        """RC-11.4: one roll of the hungry-animals die."""
        effects: dict[int, float] = {}
        for face in faces:
            effect = ANIMALS_DIE[face]
            effects[effect] = effects.get(effect, 0.0) + 1.0 / len(faces)
        found: dict[Evening, float] = {}
        for (food, palisade, weapon, sheltered, guest, wounds), share in evenings.items():
            for effect, chance in effects.items():
                p = share * chance
                meal, fence, more = food, palisade, 0
                if effect == EATEN:
                    more = 0 if food else 1
                    meal = max(0, food - 1)
                    self.eaten.add(food - meal, p)
                elif effect == TORN:
                    more = 0 if palisade else 1
                    fence = max(0, palisade - 1)
                elif effect == ATTACK:
                    more = max(0, ANIMALS_STRENGTH - weapon)
                self.attacked.add(more, p)
                key = (meal, fence, weapon, sheltered, guest, wounds + more)
                found[key] = found.get(key, 0.0) + p
        return found

    def blow(self, evenings: dict[Evening, float]) -> dict[Evening, float]:
        """RC-11.4: the storm token."""
        found: dict[Evening, float] = {}
        for (food, palisade, weapon, sheltered, guest, wounds), share in evenings.items():
            more = 0 if palisade else 1
            self.storm_wounds.add(more, share)
            key = (food, max(0, palisade - 1), weapon, sheltered, guest, wounds + more)
            found[key] = found.get(key, 0.0) + share
        return found

    # -- the night -------------------------------------------------------------------------------

    def sleep(self, evenings: dict[Evening, float]) -> dict[Morning, float]:
        """RC-11.5: kids and players eat, nights of cards, a wound in the open air."""
        mouths = len(self.people)
        feared = [effect.who for effect in self.t.nights] + [one.who for one in self.t.nightly]
        self.fearing = sorted(set(feared))
        found: dict[Morning, float] = {}
        for (food, _, _, sheltered, guest, wounds), share in evenings.items():
            self.food.add(food, share)
            left = food - self.kids
            if left < 0:
                self.kids_hungry.add(-left, share)
                left = 0
            eating = mouths + guest
            hungry = max(0, eating - left)
            self.hungry.add(hungry, share)
            left = max(0, left - eating)
            self.starving += share * hungry / max(1, eating)
            more = 0 if sheltered else 1
            self.roofless.add(more, share)
            key = (wounds + more, hungry, eating, self.cards(left))
            found[key] = found.get(key, 0.0) + share
        return found

    def cards(self, food: int) -> tuple[int, ...]:
        """RC-R31, RC-R32: what nights of cards do to those who fear them, with so much food."""
        if not self.fearing:
            return ()
        found = [0] * len(self.fearing)
        for effect in self.t.nights:
            place = self.fearing.index(effect.who)
            if effect.kind == NIGHT_FOOD and food > 0:
                food = max(0, food - effect.n)
            else:
                found[place] += effect.instead if effect.kind == NIGHT_FOOD else effect.n
        for every in self.t.nightly:
            found[self.fearing.index(every.who)] += every.wounds
        return tuple(found)

    def wounds_of(self, who: int) -> list[float]:
        """The chance of each number of wounds; not all of it happens to who sleeps elsewhere.

        RC-11.5: who goes hungry the team decides; here it may be anybody.
        """
        here = who in self.people
        place = self.fearing.index(who) if who in self.fearing else -1
        found = [0.0] * MOST_WOUNDS
        for (wounds, hungry, eating, cards), share in self.mornings.items():
            n = (wounds if here else 0) + (cards[place] if place >= 0 else 0)
            unlucky = hungry / eating if eating and here else 0.0
            found[min(n, MOST_WOUNDS - 1)] += share * (1.0 - unlucky)
            found[min(n + HUNGER_WOUNDS, MOST_WOUNDS - 1)] += share * unlucky
        return found

    def wounds_of_guest(self) -> list[float]:
        """RC-16.3.3: of Jenny, where she has been rescued today."""
        found = [0.0] * MOST_WOUNDS
        for (wounds, hungry, eating, _), share in self.mornings.items():
            if eating > len(self.people):
                found[wounds] += share * (1.0 - hungry / eating)
                found[wounds + HUNGER_WOUNDS] += share * hungry / eating
        return found

    def by_cards(self, who: int) -> Tally:
        """The wounds that nights of cards cost somebody."""
        found = Tally()
        if who in self.fearing:
            place = self.fearing.index(who)
            for (_, _, _, cards), share in self.mornings.items():
                found.add(cards[place], share)
        return found


def animals_tonight(t: Camp, dice: int) -> list[list[int]]:
    """For each roll of the hungry-animals die the faces it may show; RC-12.15: or does show."""
    token = int(has(t.weather, ANIMALS))
    number = int(has(dice, ANIMALS_ROLL)) | token
    if t.sheet().weather_per_totem:
        number = animal_rolls(t, token)
    shown = [
        t.early[place + 1] for place in range(0, len(t.early), 2) if t.early[place] == ANIMALS_ROLL
    ]
    return [[face] for face in shown] + [list(range(FACES))] * (number - len(shown))


def winter_ignored(t: Camp, more: int) -> int:
    """RC-11.1: winter clouds that items keep off by themselves, with some items more."""
    found = 0
    for invention in members((t.items | more) & PASSIVE_ITEMS[IGNORE_WINTER] & CARDS_ONLY):
        for passive in INVENTION_PASSIVES[invention]:
            found += passive.number("n")
    return found


def winter_turned(t: Camp) -> int:
    """RC-11.1: winter clouds that Old Clothes turn to rain."""
    for kept in t.usable_cards():
        passive = passive_of(kept.card, TO_RAIN)
        if passive is not None:
            return passive.number("n")
    return 0


def wounds_outside(t: Camp, who: int) -> int:
    """RC-12.3: of somebody who sleeps outside."""
    if who == FRIDAY:
        return 0
    kinds = len(RESOURCE_IDS)
    fed = t.future[who * kinds + FOOD] or t.future[who * kinds + STORED]
    natural = any(outside.who == who and outside.natural for outside in t.outside)
    return (0 if fed else HUNGER_WOUNDS) + (0 if natural else 1)


def jenny_waits(t: Camp) -> bool:
    """RC-16.3.1: until she is rescued every night wounds her."""
    return t.scenario == JENNY_HELP and not t.rescued_in
