"""A resource that a card demands and that is not there (RC-6.8, RC-13.3).

RC-12.2, RC-13.4: an IF POSSIBLE effect (effects/arguments.py) demands nothing; for meals see
steps/night.py.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import FOOD, STORED
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_GOODS
from robinsonade.games.robinson_crusoe.choices import (
    ANSWERING_NO,
    NO,
    PICKING_TOKEN,
    TO_TOKEN,
    YES,
    Pick,
)
from robinsonade.games.robinson_crusoe.events import LOST, TOKEN_USED
from robinsonade.games.robinson_crusoe.prompts import ASK_PROMPT, USING_GAINED
from robinsonade.games.robinson_crusoe.rules.on_stage import open_card
from robinsonade.games.robinson_crusoe.rules.resources import at_hand, gain
from robinsonade.games.robinson_crusoe.rules.wounds import unmet
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step


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

    def about_card(self, t: Camp) -> CardAsked | None:
        return open_card(t, t.seat_for(t.actor))


def yields(token: int, resource: int) -> bool:
    """Is a token worth this resource and nothing but resources?"""
    return any(kind == resource for kind, _ in TOKEN_GOODS[token])


def cash_in(t: Camp, token: int) -> None:
    """RC-12.14: a token found in the current action gives goods of that action."""
    t.found.remove(token)
    t.tokens_out.append(token)
    t.emit(TOKEN_USED, token)
    for resource, n in TOKEN_GOODS[token]:
        gain(t, resource, n)


STEPS: Final[tuple[type[Step], ...]] = (MeetDemand,)
