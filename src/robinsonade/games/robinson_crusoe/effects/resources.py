"""Resources."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.acts import gain, have, spend, unmet
from robinsonade.games.robinson_crusoe.args import Args
from robinsonade.games.robinson_crusoe.choices import (
    ANSWERING_NO,
    NO,
    PICKING_TOKEN,
    TO_TOKEN,
    YES,
    Pick,
)
from robinsonade.games.robinson_crusoe.components import FOOD, RESOURCE_IDS, STORED, YIELD_OF
from robinsonade.games.robinson_crusoe.events import LOST, TOKEN_USED
from robinsonade.games.robinson_crusoe.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.reasons import ASK_PROMPT, USING_GAINED
from robinsonade.games.robinson_crusoe.scripts import SCRIPTS, Effect, Run
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.things import TOKEN_SCRIPT
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step


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


def at_hand(t: Camp, resource: int) -> int:
    """RC-6.8: what the action being resolved has gained of a resource."""
    if t.actor < 0:
        return 0
    return t.gained[resource] + (t.gained[STORED] if resource == FOOD else 0)


class MeetDemand(Step):
    """RC-6.8, RC-13.3: the actor may, but need not, use what this action has just gained."""

    __slots__ = ("resource", "n")

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def advance(self, t: Camp) -> bool:
        if self.n <= 0:
            t.done()
            return True
        if at_hand(t, self.resource) or self.tokens(t):
            return False
        t.done()
        unmet(t, self.n)
        return True

    def tokens(self, t: Camp) -> list[int]:
        """Tokens found in this action that give the resource."""
        return [token for token in sorted(set(t.found)) if yields(token, self.resource)]

    def choices(self, t: Camp) -> list[Choice]:
        seat = t.seat_for(t.actor)
        found: list[Choice] = [NO[seat]]
        if at_hand(t, self.resource):
            found.append(YES[seat])
        return found + [TO_TOKEN[seat][token] for token in self.tokens(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        if choice.kind is ANSWERING_NO:
            t.done()
            unmet(t, self.n)
        elif choice.kind is PICKING_TOKEN:
            assert isinstance(choice, Pick)
            cash_in(t, choice.value)
        else:
            resource = self.resource
            if resource == FOOD and not t.gained[FOOD]:
                resource = STORED
            t.gained[resource] -= 1
            t.emit(LOST, resource, 1)
            t.then(MeetDemand(self.resource, self.n - 1))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(ASK_PROMPT, t.seat_for(t.actor), USING_GAINED)


def yields(token: int, resource: int) -> bool:
    """Is a token worth this resource and nothing but resources?"""
    return any(kind == resource for kind, _ in goods_of(token))


def goods_of(token: int) -> list[tuple[int, int]]:
    """What a token is worth, as (resource, number), if it is worth nothing but resources."""
    effects = SCRIPTS[TOKEN_SCRIPT[token]]
    found = [(effect.resource, effect.n) for effect in effects if isinstance(effect, Gain)]
    return found if len(found) == len(effects) else []


def cash_in(t: Camp, token: int) -> None:
    """RC-12.14: a token found in the current action gives goods of that action."""
    t.found.remove(token)
    t.tokens_out.append(token)
    t.emit(TOKEN_USED, token)
    for resource, n in goods_of(token):
        gain(t, resource, n)


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
