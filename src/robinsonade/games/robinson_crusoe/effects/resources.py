"""Resources."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import FOOD, RESOURCE_IDS
from robinsonade.games.robinson_crusoe.box.island import YIELD_OF
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.events import LOST
from robinsonade.games.robinson_crusoe.rules.people import unmet
from robinsonade.games.robinson_crusoe.rules.resources import at_hand, gain, have, spend
from robinsonade.games.robinson_crusoe.steps.demand import MeetDemand
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp


class Gain(Effect):
    """Gain n of a resource (RC-6.7)."""

    __slots__ = ("available", "each", "n", "resource")

    def __init__(self, a: Args) -> None:
        self.resource = a.index("res", RESOURCE_IDS)
        self.n = a.number("n", 1)
        self.each = a.has("per") and a.index("per", ("player",)) == 0
        self.available = a.has("to") and a.index("to", ("available",)) == 0

    def apply(self, t: Camp, run: Run) -> None:
        gain(t, self.resource, self.n * (t.seats if self.each else 1), self.available)


class GainGathered(Effect):
    """n of what the current gather action aims at, even if it failed."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")
        a.flag("even_if_failed")

    def apply(self, t: Camp, run: Run) -> None:
        if t.act_source >= 0:
            gain(t, YIELD_OF[t.act_source], self.n)


class Lose(Effect):
    """Discard n of a resource: a demand unless it is forgiving (RC-13.2)."""

    __slots__ = ("forgiving", "n", "resource")

    def __init__(self, a: Args) -> None:
        self.resource = a.index("res", RESOURCE_IDS)
        self.n = a.number("n", 1)
        self.forgiving = a.flag("if_possible")

    def apply(self, t: Camp, run: Run) -> None:
        if self.resource == FOOD:
            short = pay_food(t, self.n)
        else:
            short = spend(t, self.resource, self.n)
        if short and not self.forgiving:
            if t.phase == ACTION_PHASE and t.actor >= 0:
                t.first(MeetDemand(self.resource, short))
            else:
                unmet(t, short)

    def possible(self, t: Camp, run: Run) -> bool:
        return self.forgiving or have(t, self.resource) + at_hand(t, self.resource) >= self.n


class LoseAll(Effect):
    """Discard everything of these kinds in available resources."""

    __slots__ = ("kinds",)

    def __init__(self, a: Args) -> None:
        self.kinds = [RESOURCE_IDS.index(kind) for kind in a.take("kinds")]

    def apply(self, t: Camp, run: Run) -> None:
        for resource in self.kinds:
            if t.stock[resource]:
                t.emit(LOST, resource, t.stock[resource])
                t.stock[resource] = 0


class Pay(Effect):
    """A cost: without it the effect cannot be used."""

    __slots__ = ("food",)

    def __init__(self, a: Args) -> None:
        self.food = a.number("food")

    def apply(self, t: Camp, run: Run) -> None:
        pay_food(t, self.food)

    def possible(self, t: Camp, run: Run) -> bool:
        return have(t, FOOD) >= self.food

    def useful(self, t: Camp) -> bool:
        return False


VERBS: Final[dict[str, Any]] = {
    "gain": Gain,
    "gain_gathered": GainGathered,
    "lose": Lose,
    "lose_all": LoseAll,
    "pay": Pay,
}
