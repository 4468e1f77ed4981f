"""Picking people: who is healed, who goes hungry, who gets what is shared out."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import ARROWS, FRIDAY, JENNY
from robinsonade.games.robinson_crusoe.choices import TO_ARROW, TO_CHARACTER, Pick
from robinsonade.games.robinson_crusoe.events import ARROW_COVERED, STARVED
from robinsonade.games.robinson_crusoe.prompts import (
    COVERING_ARROWS,
    HEALING,
    PICK_PROMPT,
    SHARING_DETERMINATION,
    SHARING_WOUNDS,
    STARVING,
)
from robinsonade.games.robinson_crusoe.rules.people import determine, heal, wound
from robinsonade.games.robinson_crusoe.table.records import NightEffect
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

SPLIT = 1  # healing may be divided
PLAYERS_ONLY = 2
NIGHT_WOUND = 0  # kinds of deferred night effects
NIGHT_FOOD = 1
HUNGER_WOUNDS = 2  # RC-13.4: a missing meal


class PickPerson(Step):
    """One character after the other for one reason, `n` times."""

    __slots__ = ("reason", "n", "flags", "seat")

    def __init__(self, reason: int, n: int, flags: int, seat: int) -> None:
        self.reason = reason
        self.n = n
        self.flags = flags
        self.seat = seat

    def advance(self, t: Camp) -> bool:
        people = self.candidates(t) if self.n > 0 else []
        if not people:
            t.done()
            return True
        if len(people) == 1:
            self.give(t, people[0])
            return True
        return False

    def candidates(self, t: Camp) -> list[int]:
        """Who can be picked."""
        if self.reason == HEALING:
            people = t.company()
            if self.flags & PLAYERS_ONLY:
                people = [who for who in people if who not in (FRIDAY, JENNY)]
            return [who for who in people if t.wounds[who] > 0]
        if self.reason == STARVING:
            return [who for who in t.everybody() if not self.flags >> who & 1]
        if self.reason == SHARING_WOUNDS:
            return t.everybody()
        return [who for who in t.everybody() if who != JENNY]

    def choices(self, t: Camp) -> list[Choice]:
        picks = TO_CHARACTER[self.seat]
        return [picks[who] for who in self.candidates(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.give(t, choice.value)

    def give(self, t: Camp, who: int) -> None:
        """What the reason means for the one picked."""
        left = self.n - 1
        flags = self.flags
        if self.reason == HEALING:
            points = 1 if flags & SPLIT else self.n
            left = self.n - points
            heal(t, who, points)
        elif self.reason == STARVING:
            flags |= 1 << who
            t.emit(STARVED, who)
            wound(t, who, HUNGER_WOUNDS)
        elif self.reason == SHARING_WOUNDS:
            t.nights.append(NightEffect(NIGHT_WOUND, who, 1, 0))
        elif self.reason == SHARING_DETERMINATION:
            determine(t, who, 1)
        t.then(PickPerson(self.reason, left, flags, self.seat))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, self.seat, self.reason)


class CoverArrows(Step):
    """Amulet with a Portrait: the team covers so many arrows, one after the other."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def advance(self, t: Camp) -> bool:
        if self.n > 0 and uncovered_arrows(t):
            return False
        t.done()
        return True

    def choices(self, t: Camp) -> list[Choice]:
        picks = TO_ARROW[t.decider()]
        return [picks[who][arrow] for who, arrow in uncovered_arrows(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        t.arrows[choice.value] |= 1 << choice.more
        t.emit(ARROW_COVERED, choice.value)
        t.then(CoverArrows(self.n - 1))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, t.decider(), COVERING_ARROWS)


def uncovered_arrows(t: Camp) -> list[tuple[int, int]]:
    """RC-3.3: the arrows of the players' sheets that still count: (who, the wound before it)."""
    return [
        (who, arrow)
        for who in t.everybody()
        for arrow in ARROWS[who]
        if not t.arrows[who] >> arrow & 1
    ]


STEPS: Final[tuple[type[Step], ...]] = (
    PickPerson,
    CoverArrows,
)
