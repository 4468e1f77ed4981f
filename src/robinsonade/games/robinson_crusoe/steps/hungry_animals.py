"""Weather phase: the hungry-animals die (RC-11.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import HUNGRY_ANIMALS
from robinsonade.games.robinson_crusoe.box.components import PALISADE
from robinsonade.games.robinson_crusoe.box.dice import (
    ANIMALS_DIE,
    ANIMALS_STRENGTH,
    ATTACK,
    CALM,
    EATEN,
    FACES,
    TORN,
)
from robinsonade.games.robinson_crusoe.box.scenarios import KONG
from robinsonade.games.robinson_crusoe.choices import TO_CHARACTER, Pick
from robinsonade.games.robinson_crusoe.events import ANIMALS_ROLLED
from robinsonade.games.robinson_crusoe.prompts import PICK_PROMPT, WEARING_HELMET
from robinsonade.games.robinson_crusoe.rules.people import at_camp
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import (
    rage,
)
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level
from robinsonade.games.robinson_crusoe.rules.wounds import wound, wound_at_camp
from robinsonade.games.robinson_crusoe.steps.any_time.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.any_time.timings import ANIMALS_ABOUT, FIGHTING
from robinsonade.games.robinson_crusoe.steps.fight import end_of_fight, missing, shield
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.table.streams import DICE_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


class Animals(Step):
    """RC-11.4, RC-16.7.2: one roll of the hungry-animals die, resolved separately."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def advance(self, t: Camp) -> bool:
        see_animals(t, self.face)
        t.then(Prowl(0))
        return True


def see_animals(t: Camp, face: int) -> None:
    t.sky = t.sky.with_animals(ANIMALS_DIE[face])
    t.emit(ANIMALS_ROLLED, t.sky.animals)


def reroll_animals(t: Camp) -> None:
    """Powder and Lucky Charm: the new result stands."""
    t.reveals += 1
    see_animals(t, t.chance.below(FACES, DICE_STREAM))


class Prowl(Waiting):
    """RC-11.1, RC-R89: the die is in sight; it may be ignored or, whatever it shows, rerolled."""

    __slots__ = ()

    def moment_of(self, t: Camp) -> int:
        return ANIMALS_ABOUT

    def with_passed(self, passed: int) -> Step:
        return Prowl(passed)

    def close(self, t: Camp) -> None:
        effect = t.sky.animals
        t.sky = t.sky.with_animals(CALM)
        t.done()
        strike_camp(t, effect)


def animals_in_sight(t: Camp) -> bool:
    """Has the hungry-animals die just been rolled?"""
    return isinstance(t.agenda[-1], Prowl)


def strike_camp(t: Camp, effect: int) -> None:
    """RC-11.4, RC-16.7.3: what hungry animals do."""
    if effect == EATEN:
        wound_at_camp(t, pay_food(t, 1), HUNGRY_ANIMALS)
    elif effect == TORN:
        short = lower_level(t, PALISADE, 1)
        wound_at_camp(t, short, HUNGRY_ANIMALS)
        if short and t.scenario == KONG:
            rage(t)
    elif effect == ATTACK:
        t.first(CampFight(0))


class CampFight(Waiting):
    """RC-11.4, RC-R70: all players against strength 3; one temporary weapon counts for all."""

    __slots__ = ()

    def moment_of(self, t: Camp) -> int:
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
            less = shield(t) if who == shielded else 0
            wound(t, who, self.wounds - less, HUNGRY_ANIMALS)

    def choices(self, t: Camp) -> list[Choice]:
        return [TO_CHARACTER[t.active][who] for who in at_camp(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.bite(t, choice.value)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.active, WEARING_HELMET)


STEPS: Final[tuple[type[Step], ...]] = (
    Animals,
    Prowl,
    CampFight,
    Bites,
)
