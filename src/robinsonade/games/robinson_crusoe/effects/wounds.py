"""Wounds, also special ones (RC-12.5), healing, spirit."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import BY_CARD
from robinsonade.games.robinson_crusoe.box.components import COLOUR_IDS, MOST_MORALE, PART_IDS
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import CHOSEN, HOLDER, people, who_in
from robinsonade.games.robinson_crusoe.effects.teller import ANYBODY, Teller
from robinsonade.games.robinson_crusoe.events import DISCOURAGED, SPECIAL_HEALED, SPECIAL_WOUND
from robinsonade.games.robinson_crusoe.rules.island import unlink
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.tracks import move_morale
from robinsonade.games.robinson_crusoe.rules.wounds import determine, discourage, heal, wound
from robinsonade.games.robinson_crusoe.steps.pick_person import (
    PLAYERS_ONLY,
    SPLIT,
    CoverArrows,
    PickEncouraged,
    PickHealed,
    curable,
    uncovered_arrows,
)
from robinsonade.games.robinson_crusoe.table.links import WOUND_LINK
from robinsonade.games.robinson_crusoe.table.records import Link
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call, signed


class Wound(CardEffect):
    """RC-3.3, RC-13.1: the target takes n wounds, one if there is no number."""

    __slots__ = ("n", "who")

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        self.n = row.number("n", 1)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            wound(t, who, self.n, BY_CARD)


class Heal(CardEffect):
    """Heal n wounds, perhaps divided between two characters (RC-3.5)."""

    __slots__ = ("flags", "n", "who")

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        self.n = row.number("n", 1)
        self.flags = (SPLIT if row.flag("split", False) else 0) | (
            PLAYERS_ONLY if row.flag("players_only", False) else 0
        )

    def apply(self, t: Camp, run: Run) -> None:
        if self.who >= CHOSEN:
            seat = t.seat_for(run.who)
            t.first(PickHealed(self.n, seat, self.flags))
            return
        for who in people(t, self.who, run):
            heal(t, who, self.n)

    def useful(self, t: Camp, who: int) -> bool:
        return len(curable(t, self.flags)) > 0

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        chosen = "chosen" if said["who"] in ANYBODY else "no"
        return call("does-heal", n=said["n"], split="yes" if said.get("split") else chosen)


class SpecialWound(CardEffect):
    """RC-12.5, RC-13.7: a special wound on a part of the acting character."""

    __slots__ = ("colour", "part")

    PERSONAL = True
    FACTS = ("part",)

    def __init__(self, row: Row) -> None:
        self.part = row.index("part", PART_IDS)
        self.colour = row.index("colour", COLOUR_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        mark_here = self.part * len(COLOUR_IDS) + self.colour
        t.links.append(Link(run.card, WOUND_LINK, run.who, mark_here))
        t.emit(SPECIAL_WOUND, run.who, self.part)


class ClearSpecialWound(CardEffect):
    """RC-12.5: it leaves when the event half has been resolved."""

    __slots__ = ("part",)

    FACTS = ("part",)

    def __init__(self, row: Row) -> None:
        self.part = row.index("part", PART_IDS)
        row.index("colour", COLOUR_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, HOLDER, run):
            t.emit(SPECIAL_HEALED, who, self.part)
        unlink(t, run.card, WOUND_LINK)


class Determination(CardEffect):
    """Gain tokens, or discard them and suffer for each one short."""

    __slots__ = ("n", "who")

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        self.n = row.number("n", 1)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            if self.n > 0:
                determine(t, who, self.n)
            else:
                discourage(t, who, -self.n, BY_CARD)

    def possible(self, t: Camp, run: Run) -> bool:
        return all(t.determination[who] + self.n >= 0 for who in people(t, self.who, run))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return call("does-determination", **signed(said["n"]))


class DeterminationAll(CardEffect):
    """Discard every token; having none is fine."""

    __slots__ = ("who",)

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            if t.determination[who]:
                n = t.determination[who]
                t.determination[who] = 0
                t.emit(DISCOURAGED, who, n)


class DeterminationSplit(CardEffect):
    """n tokens handed out freely among the players."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickEncouraged(self.n, t.active))


class Morale(CardEffect):
    """Move the morale marker (RC-13.5)."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        move_morale(t, self.n)

    def useful(self, t: Camp, who: int) -> bool:
        return t.morale < MOST_MORALE

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return call("does-morale", **signed(said["n"]))


class CoverMoraleArrows(CardEffect):
    """Morale arrows on character sheets have no effect any more."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(CoverArrows(self.n))

    def useful(self, t: Camp, who: int) -> bool:
        return bool(uncovered_arrows(t))


VERBS: Final[dict[str, type[Effect]]] = {
    "wound": Wound,
    "heal": Heal,
    "special_wound": SpecialWound,
    "clear_special_wound": ClearSpecialWound,
    "determination": Determination,
    "determination_all": DeterminationAll,
    "determination_split": DeterminationSplit,
    "morale": Morale,
    "cover_morale_arrows": CoverMoraleArrows,
}
