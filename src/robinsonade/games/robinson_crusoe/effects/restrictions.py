"""Round restrictions, and the extra action of Fast Work."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARDS
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import ACTION_IDS
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import if_possible, people, who_in
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.events import (
    FEWER_PAWNS,
    RESTRICTED,
)
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.actions.extra_build import ExtraBuild, extra_builds
from robinsonade.games.robinson_crusoe.steps.event import strike
from robinsonade.games.robinson_crusoe.steps.production import (
    FOOD_LESS,
    HALF,
    NO_FOOD,
    NO_WOOD,
    SKIP,
    WOOD_MORE,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

_MODS: Final = {
    "no_food": NO_FOOD,
    "no_wood": NO_WOOD,
    "half": HALF,
    "skip": SKIP,
    "wood_plus_1": WOOD_MORE,
    "food_minus_1": FOOD_LESS,
}
_WHEN: Final = ("this_round", "next_round")


class Production(CardEffect):
    """RC-6.6: this round's Production phase."""

    __slots__ = ("mod",)

    FACTS = ("mod",)

    def __init__(self, row: Row) -> None:
        self.mod = _MODS[tuple(_MODS)[row.index("mod", tuple(_MODS))]]
        if_possible(row)

    def apply(self, t: Camp, run: Run) -> None:
        t.production |= self.mod


class Pawns(CardEffect):
    """RC-R26: only so many own pawns this or next round."""

    __slots__ = ("later", "n", "not_friday", "who")

    PERSONAL = True
    FACTS = ("available", "when")

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        self.n = row.number("available")
        self.later = row.index("when", _WHEN) == 1
        self.not_friday = row.flag("not_friday", False)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            if who == FRIDAY and self.not_friday:
                continue
            limits = t.pawns_next if self.later else t.pawns
            limits[who] = max(1, min(limits[who], self.n))
            if 0 <= run.card < CARDS and not self.later:
                t.emit(FEWER_PAWNS, who, limits[who], run.card)
            else:
                t.emit(RESTRICTED, who, 0, limits[who], int(self.later))


class OnlyActions(CardEffect):
    """RC-R35: own pawns only on these actions."""

    __slots__ = ("mask", "who")

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        self.mask = 0
        for name in row.take("actions"):
            self.mask |= 1 << ACTION_IDS.index(name)
        row.index("when", ("this_round",))

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            t.only[who] = t.only[who] & self.mask if t.only[who] else self.mask
            t.emit(RESTRICTED, who, t.only[who], 0, 0)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        names = ", ".join([f"{{ action-{name} }}" for name in said["actions"]])
        return f"{call('does-only_actions', when=said['when'])} {names}"


class NoAbilities(CardEffect):
    """The target cannot use abilities."""

    __slots__ = ("who",)

    PERSONAL = True
    FACTS = ("when",)

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        row.index("when", ("this_round",))

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            t.muted |= 1 << who
            t.emit(RESTRICTED, who, 0, 0, 0)


class NoJointActions(CardEffect):
    """RC-R36: pawns of two players may not meet, except on this card."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.index("except", ("this_threat_action",))

    def apply(self, t: Camp, run: Run) -> None:
        t.joint = 0


class BlockArrangeCamp(CardEffect):
    """The next arrange camp action gives nothing."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.number("uses")

    def apply(self, t: Camp, run: Run) -> None:
        t.blocked = 1


class PassFirstPlayer(CardEffect):
    """The first player token moves clockwise now."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        t.active = (t.active + 1) % t.seats


class ResolveThreats(CardEffect):
    """RC-R38: both threat cards leave, the left one first."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        left, right = t.left, t.right
        t.left = t.right = -1
        for card in (right, left):  # the last one put on the agenda comes first
            if card >= 0:
                strike(t, card)


class ExtraAction(CardEffect):
    """RC-R37: one more build at once, without pawns; all dice must be rolled."""

    __slots__ = ()

    FACTS = ("action",)

    def __init__(self, row: Row) -> None:
        row.index("action", ("build",))
        row.flag("forced_roll")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(ExtraBuild(t.serial, t.act_tile))

    def possible(self, t: Camp, run: Run) -> bool:
        return t.actor >= 0 and bool(extra_builds(t, t.actor))

    def must_be_possible(self) -> bool:
        return True


VERBS: Final[dict[str, type[Effect]]] = {
    "production": Production,
    "pawns": Pawns,
    "only_actions": OnlyActions,
    "no_abilities": NoAbilities,
    "no_joint_actions": NoJointActions,
    "block_arrange_camp": BlockArrangeCamp,
    "pass_first_player": PassFirstPlayer,
    "resolve_threats": ResolveThreats,
    "extra_action": ExtraAction,
}
