"""Picking people: who is healed, who goes hungry, who gets what is shared out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.games.robinson_crusoe.box.causes import HUNGER
from robinsonade.games.robinson_crusoe.box.characters import ARROWS, CHARACTER, DIES_ON, JENNY
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
from robinsonade.games.robinson_crusoe.rules.on_stage import open_card
from robinsonade.games.robinson_crusoe.rules.people import in_reach
from robinsonade.games.robinson_crusoe.rules.wounds import determine, heal, wound
from robinsonade.games.robinson_crusoe.table.records import NightEffect
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked, SheetAsked, SheetLine
from robinsonade.kernel.step import Prompt, Step

SPLIT = 1  # healing may be divided
PLAYERS_ONLY = 2  # RC-14.6: Grandma's Recipe
NIGHT_WOUND = 0  # kinds of deferred night effects
NIGHT_FOOD = 1
HUNGER_WOUNDS = 2  # RC-13.4: a missing meal


class PickPerson(Step):
    """RC-18.1: one character after the other for one reason, `n` times; each reason is a class."""

    __slots__ = ("reason", "n", "flags", "seat")

    SAVED_AS: ClassVar[str] = "PickPerson"
    REASON: ClassVar[int] = -1

    def __init__(self, n: int, seat: int, flags: int = 0) -> None:
        self.reason = self.REASON
        self.n = n
        self.flags = flags
        self.seat = seat

    # -- what a reason says ----------------------------------------------------------------------

    def candidates(self, t: Camp) -> list[int]:
        """Who can be picked."""
        return t.everybody()

    def carry_out(self, t: Camp, who: int) -> None:
        """What happens to the one picked."""

    def after(self, who: int) -> PickPerson:
        """The step that is left after somebody has been picked."""
        again: type[PickPerson] = type(self)
        return again(self.n - 1, self.seat, self.flags)

    # -- what all reasons share ------------------------------------------------------------------

    def advance(self, t: Camp) -> bool:
        people = self.candidates(t) if self.n > 0 else []
        if not people:
            t.done()
            return True
        if len(people) == 1:
            self.pick(t, people[0])
            return True
        return False

    def choices(self, t: Camp) -> list[Choice]:
        picks = TO_CHARACTER[self.seat]
        return [picks[who] for who in self.candidates(t)]

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        self.pick(t, choice.value)

    def pick(self, t: Camp, who: int) -> None:
        self.carry_out(t, who)
        t.then(self.after(who))

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(PICK_PROMPT, self.seat, self.reason)

    def about_card(self, t: Camp) -> CardAsked | None:
        return open_card(t, self.seat)


def curable(t: Camp, flags: int) -> list[int]:
    """Who could be healed: by things of the camp those in reach, by an ability any player."""
    if flags & PLAYERS_ONLY:
        people = [who for who in t.everybody() if who != JENNY]
    else:
        people = in_reach(t, t.company())
    return [who for who in people if t.wounds[who] > 0]


class PickHealed(PickPerson):
    """RC-3.6: wounds heal, all points on one or, if they may be split, one after the other."""

    __slots__ = ()

    REASON: ClassVar[int] = HEALING

    def candidates(self, t: Camp) -> list[int]:
        return curable(t, self.flags)

    def points(self) -> int:
        return 1 if self.flags & SPLIT else self.n

    def carry_out(self, t: Camp, who: int) -> None:
        heal(t, who, self.points())

    def after(self, who: int) -> PickPerson:
        return PickHealed(self.n - self.points(), self.seat, self.flags)


class PickStarving(PickPerson):
    """RC-11.5 (1): the team decides who goes hungry; those outside (a mask) are not asked."""

    __slots__ = ()

    REASON: ClassVar[int] = STARVING

    @property
    def spared(self) -> int:
        """Who is outside or has starved already, as a mask."""
        return self.flags

    def candidates(self, t: Camp) -> list[int]:
        return [who for who in t.everybody() if not has(self.spared, who)]

    def carry_out(self, t: Camp, who: int) -> None:
        t.emit(STARVED, who)
        wound(t, who, HUNGER_WOUNDS, HUNGER)

    def after(self, who: int) -> PickPerson:
        return PickStarving(self.n - 1, self.seat, self.spared | 1 << who)

    def about_sheet(self, t: Camp) -> SheetAsked | None:
        people = self.candidates(t)
        hungry = min(self.n, len(people))
        lines = [hunger_line(t, who) for who in people]
        return SheetAsked(
            lines, [("hunger", hungry)], [self.seat] * min(self.n, len(people) - 1), whole=True
        )


def hunger_line(t: Camp, who: int) -> SheetLine:
    """The life left with a meal and without."""
    life = DIES_ON[who] - t.wounds[who]
    return SheetLine(CHARACTER, who, life, [life, max(0, life - HUNGER_WOUNDS)], [0, HUNGER_WOUNDS])


class PickHurtTonight(PickPerson):
    """RC-R31: the team divides wounds of this night."""

    __slots__ = ()

    REASON: ClassVar[int] = SHARING_WOUNDS

    def carry_out(self, t: Camp, who: int) -> None:
        t.nights.append(NightEffect(NIGHT_WOUND, who, 1, 0))


class PickEncouraged(PickPerson):
    """RC-3.8: the team divides determination among the players."""

    __slots__ = ()

    REASON: ClassVar[int] = SHARING_DETERMINATION

    def candidates(self, t: Camp) -> list[int]:
        return [who for who in in_reach(t, t.everybody()) if who != JENNY]

    def carry_out(self, t: Camp, who: int) -> None:
        determine(t, who, 1)


BY_REASON: Final[dict[int, type[PickPerson]]] = {
    kind.REASON: kind for kind in (PickHealed, PickStarving, PickHurtTonight, PickEncouraged)
}


class AnyPerson(PickPerson):
    """Whichever of them was saved: they are saved under one name, told apart by their reason."""

    __slots__ = ()

    @classmethod
    def restored(cls, fields: list[Any]) -> Step:
        reason, n, flags, seat = fields
        return BY_REASON[reason](n, seat, flags)


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
        if not has(t.arrows[who], arrow)
    ]


STEPS: Final[tuple[type[Step], ...]] = (
    AnyPerson,
    CoverArrows,
)
