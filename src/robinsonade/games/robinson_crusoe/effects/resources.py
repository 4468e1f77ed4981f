"""Resources."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import FOOD, RESOURCE_IDS
from robinsonade.games.robinson_crusoe.box.island import YIELD_OF
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import if_possible
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.events import LOST
from robinsonade.games.robinson_crusoe.rules.resources import at_hand, gain, have, spend
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.wounds import unmet
from robinsonade.games.robinson_crusoe.steps.demand import MeetDemand
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call


class Gain(CardEffect):
    """Gain n of a resource (RC-6.7)."""

    __slots__ = ("available", "each", "n", "resource")

    def __init__(self, row: Row) -> None:
        self.resource = row.index("res", RESOURCE_IDS)
        self.n = row.number("n", 1)
        self.each = row.has("per") and row.index("per", ("player",)) == 0
        self.available = row.has("to") and row.index("to", ("available",)) == 0

    def apply(self, t: Camp, run: Run) -> None:
        gain(t, self.resource, self.n * (t.seats if self.each else 1), self.available)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        text = f"{call('does-gain', n=said['n'])} {{ resource-{said['res']} }}"
        return f"{text} {call('per-player')}" if said.get("per") == "player" else text


class GainGathered(CardEffect):
    """n of what the current gather action aims at, even if it failed."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")
        row.flag("even_if_failed", False)

    def apply(self, t: Camp, run: Run) -> None:
        if t.act_source >= 0:
            gain(t, YIELD_OF[t.act_source], self.n)


class Lose(CardEffect):
    """RC-12.2, RC-13.2: discard n of a resource: a demand unless it is forgiving."""

    __slots__ = ("forgiving", "n", "resource")

    def __init__(self, row: Row) -> None:
        self.resource = row.index("res", RESOURCE_IDS)
        self.n = row.number("n", 1)
        self.forgiving = if_possible(row)

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

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{call('does-lose', n=said['n'])} {{ resource-{said['res']} }}"


class LoseAll(CardEffect):
    """Discard everything of these kinds in available resources."""

    __slots__ = ("kinds",)

    def __init__(self, row: Row) -> None:
        self.kinds = [RESOURCE_IDS.index(kind) for kind in row.take("kinds")]

    def apply(self, t: Camp, run: Run) -> None:
        for resource in self.kinds:
            if t.stock[resource]:
                n = t.stock[resource]
                t.stock[resource] = 0
                t.emit(LOST, resource, n)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        kinds = ", ".join([f"{{ resource-{kind} }}" for kind in said["kinds"]])
        return f"{call('does-lose_all')} {kinds}"


class Pay(CardEffect):
    """A cost: without it the effect cannot be used."""

    __slots__ = ("food",)

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        self.food = row.number("food")

    def apply(self, t: Camp, run: Run) -> None:
        pay_food(t, self.food)

    def possible(self, t: Camp, run: Run) -> bool:
        return have(t, FOOD) >= self.food

    def useful(self, t: Camp, who: int) -> bool:
        return False


VERBS: Final[dict[str, type[Effect]]] = {
    "gain": Gain,
    "gain_gathered": GainGathered,
    "lose": Lose,
    "lose_all": LoseAll,
    "pay": Pay,
}
