"""The end of an action, and of the Action phase: what was gained comes home (RC-6.7, RC-8.17)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import CHARACTERS
from robinsonade.games.robinson_crusoe.box.components import (
    RESOURCE_IDS,
)
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_USES
from robinsonade.games.robinson_crusoe.rules.decks import own
from robinsonade.games.robinson_crusoe.rules.people import sleepers_outside
from robinsonade.games.robinson_crusoe.rules.scenario.jenny import rest_ashore
from robinsonade.games.robinson_crusoe.steps.fight import put_down_weapons
from robinsonade.games.robinson_crusoe.table.records import FutureToken
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.step import Step

# -- the end of an action and of the phase -------------------------------------------------------


class ActionEnd(Step):
    """RC-6.7: what it has gained goes to future, with the name of the actor on it (RC-R80)."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        who = t.actor
        kinds = len(RESOURCE_IDS)
        for resource in range(kinds):
            t.future[who * kinds + resource] += t.gained[resource]
            t.gained[resource] = 0
        for token in t.found:
            t.future_tokens.append(FutureToken(who, token))
        t.found = []
        t.actor = -1
        t.serial = -1
        t.act_tile = -1
        t.act_source = -1
        put_down_weapons(t)
        return True


class EndOfActions(Step):
    """RC-8.17: pawns return, future things become available, built items take effect."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.plan = []
        rest_ashore(t)
        away = sleepers_outside(t)
        steps: list[Step] = []
        for who in range(CHARACTERS):
            if who not in away:
                steps += come_home(t, who)
        t.then_all([*steps, Unlock()])
        return True


def come_home(t: Camp, who: int) -> list[Step]:
    """What a character has gained becomes available."""
    kinds = len(RESOURCE_IDS)
    for resource in range(kinds):
        t.stock[resource] += t.future[who * kinds + resource]
        t.future[who * kinds + resource] = 0
    for found in t.future_tokens:
        if found.who == who:
            t.tokens[found.token] += 1
    t.future_tokens = [found for found in t.future_tokens if found.who != who]
    for gained in t.future_items:
        if gained.who == who:
            t.uses[gained.item] = ITEM_USES[gained.item] - gained.used
    t.future_items = [gained for gained in t.future_items if gained.who != who]
    t.kept = [kept.brought_home() if kept.actor == who else kept for kept in t.kept]
    return [
        PlaceItem(built.invention, who, built.space) for built in t.future_built if built.who == who
    ]


class PlaceItem(Step):
    """RC-8.10: a built invention lies item side up and takes effect."""

    __slots__ = ("invention", "who", "space")

    def __init__(self, invention: int, who: int, space: int) -> None:
        self.invention = invention
        self.who = who
        self.space = space

    def advance(self, t: Camp) -> bool:
        t.done()
        for i, built in enumerate(t.future_built):
            if (
                built.who == self.who
                and built.invention == self.invention
                and built.space == self.space
            ):
                del t.future_built[i]
                break
        t.act_tile = self.space
        own(t, self.invention, self.who)
        return True


class Unlock(Step):
    """RC-R34: locked items can be used again."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        t.done()
        t.locked = 0
        t.act_tile = -1
        return True


STEPS: Final[tuple[type[Step], ...]] = (
    ActionEnd,
    EndOfActions,
    PlaceItem,
    Unlock,
)
