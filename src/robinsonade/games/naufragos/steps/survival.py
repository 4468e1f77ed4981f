"""The survival phase: feeding (NAU-11); the night: night.py (NAU-11.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import ON_FEEDING, WHEN_FEEDING
from robinsonade.games.naufragos.box.components import (
    FISH_VALUES,
    FOOD_ENERGY,
    FORAGE_VALUES,
    HUNGER_ENERGY,
    HUNGER_INJURIES,
    NOBODY,
)
from robinsonade.games.naufragos.choices import (
    EAT_FOOD,
    EAT_FRESH,
    EAT_GIFT,
    EAT_OWN,
    EATING_FOOD,
    EATING_FRESH,
    EATING_GIFT,
    EATING_OWN,
    GIVE_FOOD,
    GIVE_FRESH,
    GIVE_OWN,
    GIVING_FOOD,
    GIVING_FRESH,
    KEEP_GIFT,
    LEAVE_FOOD,
    LEAVE_FRESH,
    LEAVING_FRESH,
    Act,
)
from robinsonade.games.naufragos.events import (
    ATE,
    FED,
    FOOD_GIVEN,
    HUNGRY,
    LEFT_FOOD,
    SURVIVAL_BEGAN,
)
from robinsonade.games.naufragos.prompts import (
    CARRY_PROMPT,
    FEED_PROMPT,
    GIFT_FOOD_PROMPT,
    REST_BEGINS,
    SURVIVAL_BEGINS,
)
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.people import recover, usable
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES, Attentive
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.camp.ongoing import Ongoing
from robinsonade.games.naufragos.steps.ending import AFTER_SURVIVAL
from robinsonade.games.naufragos.steps.night import NIGHT
from robinsonade.games.naufragos.steps.people.injuries import (
    injure_times,
    lose_energy,
)
from robinsonade.games.naufragos.table.fields import SURVIVAL_PHASE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.noun import SEAT
from robinsonade.kernel.staged import SheetAsked, SheetLine
from robinsonade.kernel.step import Prompt, Step


class Survival(Step):
    """NAU-11: feeding, then the rest step."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.phase = SURVIVAL_PHASE
        t.eaten = 0
        t.emit(SURVIVAL_BEGAN)
        t.then(
            RESPITES[SURVIVAL_BEGINS],
            Ongoing(ON_FEEDING, 0, NOBODY),
            LAY_OUT,
            CARRIED,
            HUNGER,
            RESPITES[REST_BEGINS],
            NIGHT,
            AFTER_SURVIVAL,
        )
        return True


def at_table(t: Castaways) -> int:
    """NAU-11.1: lost castaways skip the whole phase."""
    return t.alive & ~t.lost


def eat(t: Castaways, seat: int) -> None:
    """NAU-11.5, NAU-11.7: each food recovers energy, as far as there is room."""
    t.eaten |= 1 << seat
    t.emit(ATE, seat)
    recover(t, seat, FOOD_ENERGY)


class LayOut(Step):
    """NAU-11.2, NAU-12.3: food tiles become white cubes; then all food is handed out."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        for tile in range(len(FORAGE_VALUES)):
            t.fresh += t.forage_caught[tile] * FORAGE_VALUES[tile]
            t.forage_discard[tile] += t.forage_caught[tile]
            t.forage_caught[tile] = 0
        for tile in range(len(FISH_VALUES)):
            t.fresh += t.fish_caught[tile] * FISH_VALUES[tile]
            t.fish_discard[tile] += t.fish_caught[tile]
            t.fish_caught[tile] = 0
        t.then(HandOut(t.active, t.fresh, t.food))
        return True


class HandOut(Attentive):
    """NAU-11.2, NAU-11.3: one piece at a time: eaten, left in the storage or given away."""

    __slots__ = ("seat", "fresh", "food")

    def __init__(self, seat: int, fresh: int, food: int) -> None:
        self.seat = seat
        self.fresh = fresh  # pieces not handed out yet
        self.food = food

    def advance(self, t: Castaways) -> bool:
        fresh, food = min(self.fresh, t.fresh), min(self.food, t.food)
        if fresh + food < self.fresh + self.food:  # a power has used some
            t.then(HandOut(self.seat, fresh, food))
            return True
        if not at_table(t) or self.fresh + self.food == 0:
            t.done()
            return True
        if not has(at_table(t), self.seat):
            t.then(HandOut((self.seat + 1) % t.seats, self.fresh, self.food))
            return True
        return False

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.seat
        others = members(at_table(t) & ~(1 << seat))
        found: list[Choice] = []
        if self.fresh:
            found += [EAT_FRESH[seat], LEAVE_FRESH[seat]]
            for who in others:
                found.append(GIVE_FRESH[seat][who])
        if self.food:
            found += [EAT_FOOD[seat], LEAVE_FOOD[seat]]
            for who in others:
                found.append(GIVE_FOOD[seat][who])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        kind = choice.kind
        is_fresh = kind is EATING_FRESH or kind is LEAVING_FRESH or kind is GIVING_FRESH
        fresh = self.fresh - is_fresh
        food = self.food - (not is_fresh)
        t.then(HandOut((self.seat + 1) % t.seats, fresh, food))
        eater = NOBODY
        if kind is EATING_FRESH or kind is EATING_FOOD:
            eater = self.seat
        elif kind is GIVING_FRESH or kind is GIVING_FOOD:
            eater = choice.what
            t.emit(FED, self.seat, eater)
        if eater == NOBODY:
            t.emit(LEFT_FOOD, self.seat)
            return
        if is_fresh:
            t.fresh -= 1
        else:
            t.food -= 1
        eat(t, eater)

    def letting_go(self, t: Castaways, seat: int) -> Choice | None:
        """NAU-11.3: when all have eaten and nobody has room for more, the rest stays there."""
        for who in members(at_table(t)):
            if not has(t.eaten, who) or t.energy[who] < usable(t, who):
                return None
        return LEAVE_FRESH[seat] if self.fresh else LEAVE_FOOD[seat]

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(FEED_PROMPT, self.seat, self.fresh, self.food)

    def about_sheet(self, t: Castaways) -> SheetAsked | None:
        pieces = self.fresh + self.food
        table = in_order(t, at_table(t))
        first = table.index(self.seat)
        order = [table[(first + n) % len(table)] for n in range(pieces)]
        lines = [meal_line(t, seat, pieces) for seat in table]
        return SheetAsked(lines, [("fresh", self.fresh), ("food", self.food)], order)


def meal_line(t: Castaways, seat: int, pieces: int) -> SheetLine:
    """NAU-11.5, NAU-11.6: the energy after so many meals; without one, hunger and its injuries."""
    now = t.energy[seat]
    then = [min(now + n * FOOD_ENERGY, max(now, usable(t, seat))) for n in range(pieces + 1)]
    hurts = [0] * (pieces + 1)
    if not has(t.eaten, seat) and not t.carried[seat]:
        after = t.clone()
        after.log = None
        starve(after, seat)
        then[0] = after.energy[seat]
        hurts[0] = after.injuries[seat] + after.sequelae[seat]
        hurts[0] -= t.injuries[seat] + t.sequelae[seat]
    return SheetLine(SEAT, seat, now, then, hurts)


class Carried(Step):
    """NAU-11.4: one round from the starting player for food that is carried."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.then_all([EatCarried(seat) for seat in in_order(t, at_table(t))])
        occasion(t, WHEN_FEEDING, at_table(t))
        return True


class EatCarried(Attentive):
    """NAU-11.4: eat it, give it away or keep it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        if t.carried[self.seat]:
            return False
        t.done()
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = [PASS[seat], EAT_OWN[seat]]
        for who in members(at_table(t) & ~(1 << seat)):
            found.append(GIVE_OWN[seat][who])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        if not isinstance(choice, Act):
            t.done()
            return
        t.carried[self.seat] -= 1
        if choice.kind is EATING_OWN:
            eat(t, self.seat)
        else:
            t.carried[choice.what] += 1
            t.emit(FOOD_GIVEN, self.seat, choice.what)
            t.first(GiftOfFood(choice.what))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(CARRY_PROMPT, self.seat, t.carried[self.seat])


class GiftOfFood(Attentive):
    """NAU-11.4: the receiver keeps or eats it, at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answers(self, t: Castaways) -> list[Choice]:
        return [EAT_GIFT[self.seat], KEEP_GIFT[self.seat]]

    def take(self, t: Castaways, choice: Choice) -> None:
        t.done()
        if choice.kind is EATING_GIFT:
            t.carried[self.seat] -= 1
            eat(t, self.seat)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(GIFT_FOOD_PROMPT, self.seat)


class Hunger(Step):
    """NAU-11.6: whoever ate nothing loses energy and is injured."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.then_all([Hungry(seat) for seat in in_order(t, at_table(t) & ~t.eaten)])
        return True


class Hungry(Step):
    """NAU-11.6, NAU-R09: the loss comes first, then the injuries."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        t.done()
        if has(t.alive, self.seat):
            t.emit(HUNGRY, self.seat)
            starve(t, self.seat)
        return True


def starve(t: Castaways, seat: int) -> None:
    lose_energy(t, seat, -HUNGER_ENERGY)
    injure_times(t, seat, HUNGER_INJURIES)


SURVIVAL: Final = Survival()
LAY_OUT: Final = LayOut()
CARRIED: Final = Carried()
HUNGER: Final = Hunger()


STEPS: Final = (
    Survival,
    LayOut,
    HandOut,
    Carried,
    EatCarried,
    GiftOfFood,
    Hunger,
    Hungry,
)
