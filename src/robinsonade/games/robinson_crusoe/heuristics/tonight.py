"""What tonight will bring, if the plan goes as it may be expected to."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD_IDS
from robinsonade.games.robinson_crusoe.box.components import (
    ANIMALS,
    FIRST_WRECKAGE_ID,
    FOOD,
    PALISADE,
    ROOF,
    STORED,
    STORM,
    WEAPON,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.dice import ANIMALS_STRENGTH
from robinsonade.games.robinson_crusoe.box.helpers import BONUS, HELPS
from robinsonade.games.robinson_crusoe.box.inventions import PASSIVE_ITEMS
from robinsonade.games.robinson_crusoe.box.island import LUMBER
from robinsonade.games.robinson_crusoe.box.lasting import IGNORE_WINTER
from robinsonade.games.robinson_crusoe.box.scenarios import FAMILY
from robinsonade.games.robinson_crusoe.box.spots import (
    ON_BEAST,
    ON_PALISADE,
    ON_ROOF,
    ON_SHELTER,
    ON_SOURCE,
    ON_THREAT,
    ON_WEAPON,
)
from robinsonade.games.robinson_crusoe.heuristics.hunt_yield import usual_prey
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.rules.dice_odds import success
from robinsonade.games.robinson_crusoe.rules.planning.draft import pawns_in, spot_of
from robinsonade.games.robinson_crusoe.rules.weather_odds import (
    ATTACKING,
    DICE_MASK,
    EATING,
    SKIES,
    TEARING,
    skies_of,
)
from robinsonade.games.robinson_crusoe.steps.actions.resolution import Resolution
from robinsonade.games.robinson_crusoe.steps.night import Meal, Sleep
from robinsonade.games.robinson_crusoe.steps.pick_person import HUNGER_WOUNDS
from robinsonade.games.robinson_crusoe.steps.weather import Pay
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE, NIGHT_PHASE, WEATHER_PHASE
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Step

FOOD_CRATES: Final = CARD_IDS.index(FIRST_WRECKAGE_ID)  # RC-8.3: a meal for each pawn


class Outlook:
    """What the camp will have for tonight, and how many wounds that night will cost."""

    __slots__ = (
        "animals",
        "food",
        "hunger",
        "meals",
        "mouths",
        "palisade",
        "people",
        "roof",
        "roofed",
        "skies",
        "sleeping",
        "storm",
        "weapon",
        "wood",
    )

    def __init__(self, t: Camp, plan: list[Planned], w: Weights) -> None:
        self.hunger = HUNGER_WOUNDS * w.hunger
        self.people = len(t.everybody())
        kids = t.kids if t.scenario == FAMILY else 0
        self.mouths = self.people + kids
        self.wood = float(t.stock[WOOD] + t.gained[WOOD])
        self.food = float(t.stock[FOOD] + t.stock[STORED] + t.gained[FOOD] + t.gained[STORED])
        for i in range(0, len(t.future), 4):
            self.wood += t.future[i + WOOD]
            self.food += t.future[i + FOOD] + t.future[i + STORED]
        self.roof = float(t.levels[ROOF])
        self.palisade = float(t.levels[PALISADE])
        self.weapon = float(t.levels[WEAPON])
        self.roofed = 1.0 if t.sheltered() else 0.0
        self.look_at_the_sky(t)
        for planned in plan:
            self.expect(t, planned)

    def look_at_the_sky(self, t: Camp) -> None:
        """Which parts of the night are still to come."""
        self.animals = 0.0
        self.storm = 0
        self.meals = self.mouths
        self.sleeping = self.people
        if t.phase == NIGHT_PHASE:
            self.skies = SKIES[0][0]
            self.meals = self.mouths * due(t, Meal)
            self.sleeping = self.people * due(t, Sleep)
            return
        if t.phase == WEATHER_PHASE:
            self.skies = SKIES[0][0]
            if t.sky.rolled and due(t, Pay):
                self.skies = [(1.0, t.sky.rain, t.sky.winter)]
            return
        sheet = t.sheet()
        dice = sheet.weather[t.turn] if 0 < t.turn <= sheet.rounds else 0
        self.skies = skies_of(t, dice)
        if t.items & PASSIVE_ITEMS[IGNORE_WINTER]:
            self.skies = [(p, rain, max(0, winter - 1)) for p, rain, winter in self.skies]
        self.storm = int(has(t.weather, STORM))
        if sheet.weather_per_totem:
            self.animals = float(t.totems)
        elif dice & ~DICE_MASK or has(t.weather, ANIMALS):
            self.animals = 1.0

    def expect(self, t: Camp, planned: Planned) -> None:
        """What a planned action will add."""
        spot = spot_of(planned)
        sort = spot.sort
        chance = 1.0 if pawns_in(planned) >= planned.sure else success(t, spot.action)
        if sort == ON_SOURCE:
            amount = 1.0
            for help_ in planned.helps:
                amount += HELPS[help_].origin == BONUS
            if spot.source == LUMBER:
                self.wood += chance * amount
            else:
                self.food += chance * amount
        elif sort == ON_ROOF:
            self.roof += chance
        elif sort == ON_PALISADE:
            self.palisade += chance
        elif sort == ON_WEAPON:
            self.weapon += chance
        elif sort == ON_SHELTER:
            self.roofed = max(self.roofed, chance)
        elif sort == ON_BEAST:
            self.food += usual_prey(t).food
        elif sort == ON_THREAT and (t.right if spot.side else t.left) == FOOD_CRATES:
            self.food += pawns_in(planned)

    def wounds(self, wood: float, food: float, roof: float, palisade: float) -> float:
        """The wounds of all players together, if there were so much more of everything."""
        wood += self.wood
        food += self.food
        roof += self.roof
        palisade += self.palisade
        people = self.people
        total = 0.0
        for chance, rain, winter in self.skies:
            above = max(0.0, rain + winter - roof)
            short = max(0.0, winter + above - wood) + max(0.0, above - food)
            left = max(0.0, food - above)
            hungry = max(0.0, self.meals - left)
            total += chance * (people * short + self.hunger * hungry)
        total += self.sleeping * (1.0 - self.roofed)
        if self.animals:
            torn = max(0.0, 1.0 - palisade)
            weak = max(0.0, ANIMALS_STRENGTH - self.weapon)
            total += self.animals * people * (TEARING * torn + ATTACKING * weak)
            total += self.animals * EATING * self.hunger * (food < self.meals + 1)
        if self.storm:
            total += people * max(0.0, 1.0 - palisade)
        return total


def due(t: Camp, kind: type[Step]) -> bool:
    """Is a step of this kind still to come?"""
    return any(isinstance(step, kind) for step in t.agenda)


def still_to_come(t: Camp) -> list[Planned]:
    """The planned actions that are still to be resolved."""
    if t.phase != ACTION_PHASE:
        return t.plan
    for step in t.agenda:
        if isinstance(step, Resolution):
            return t.plan[step.index :]
    return []
