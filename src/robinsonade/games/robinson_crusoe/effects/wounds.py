"""Wounds, healing, spirit."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import MOST_MORALE
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import CHOSEN, Args, people
from robinsonade.games.robinson_crusoe.events import DISCOURAGED
from robinsonade.games.robinson_crusoe.rules.people import (
    determine,
    discourage,
    heal,
    move_morale,
    wound,
)
from robinsonade.games.robinson_crusoe.steps.pick_person import (
    PLAYERS_ONLY,
    SPLIT,
    CoverArrows,
    PickEncouraged,
    PickHealed,
    uncovered_arrows,
)
from robinsonade.games.robinson_crusoe.table.table import Camp


class Wound(Effect):
    """The target takes n wounds (RC-3.3)."""

    __slots__ = ("n", "who")

    def __init__(self, a: Args) -> None:
        self.who = a.who()
        self.n = a.number("n", 1)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            wound(t, who, self.n)


class Heal(Effect):
    """Heal n wounds, perhaps divided between two characters (RC-3.5)."""

    __slots__ = ("flags", "n", "who")

    def __init__(self, a: Args) -> None:
        self.who = a.who()
        self.n = a.number("n", 1)
        self.flags = (SPLIT if a.flag("split") else 0) | (
            PLAYERS_ONLY if a.flag("players_only") else 0
        )

    def apply(self, t: Camp, run: Run) -> None:
        if self.who >= CHOSEN:
            seat = t.seat_for(run.who)
            t.first(PickHealed(self.n, seat, self.flags))
            return
        for who in people(t, self.who, run):
            heal(t, who, self.n)

    def useful(self, t: Camp) -> bool:
        return any(t.wounds[who] > 0 for who in t.company())


class Determination(Effect):
    """Gain tokens, or discard them and suffer for each one short."""

    __slots__ = ("n", "who")

    def __init__(self, a: Args) -> None:
        self.who = a.who()
        self.n = a.number("n", 1)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            if self.n > 0:
                determine(t, who, self.n)
            else:
                discourage(t, who, -self.n)

    def possible(self, t: Camp, run: Run) -> bool:
        return all(t.determination[who] + self.n >= 0 for who in people(t, self.who, run))


class DeterminationAll(Effect):
    """Discard every token; having none is fine."""

    __slots__ = ("who",)

    def __init__(self, a: Args) -> None:
        self.who = a.who()

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            if t.determination[who]:
                t.emit(DISCOURAGED, who, t.determination[who])
                t.determination[who] = 0


class DeterminationSplit(Effect):
    """n tokens handed out freely among the players."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickEncouraged(self.n, t.active))


class Morale(Effect):
    """Move the morale marker (RC-13.5)."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        move_morale(t, self.n)

    def useful(self, t: Camp) -> bool:
        return t.morale < MOST_MORALE


class CoverMoraleArrows(Effect):
    """Morale arrows on character sheets have no effect any more."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(CoverArrows(self.n))

    def useful(self, t: Camp) -> bool:
        return bool(uncovered_arrows(t))


VERBS: Final[dict[str, Any]] = {
    "wound": Wound,
    "heal": Heal,
    "determination": Determination,
    "determination_all": DeterminationAll,
    "determination_split": DeterminationSplit,
    "morale": Morale,
    "cover_morale_arrows": CoverMoraleArrows,
}
