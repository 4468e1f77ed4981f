"""Getting lost (NAU-9.15) and finding the way home (NAU-8.10 to NAU-8.12)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import EASIEST, NOBODY
from robinsonade.games.naufragos.events import BACK_SAFE, GOT_LOST, RETURN_TOTAL, STILL_LOST
from robinsonade.games.naufragos.prompts import FOR_RETURN
from robinsonade.games.naufragos.rules.on_stage import dice_asked
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.places import company
from robinsonade.games.naufragos.rules.return_rolls import return_bonus
from robinsonade.games.naufragos.steps.dice import rolls
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.table.fields import replaced
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import members
from robinsonade.kernel.staged import NO_TARGET, DiceAsked
from robinsonade.kernel.step import Step


def get_lost(t: Castaways, mask: int) -> None:
    """NAU-8.12, NAU-9.15: they are lost together, at the difficulty of this moment."""
    if not mask:
        return
    first = members(mask)[0]
    for seat in members(mask):
        t.group[seat] = first
        t.lost_at = replaced(t.lost_at, seat, t.difficulty)
    t.lost |= mask
    t.party &= ~mask
    t.emit(GOT_LOST, mask, t.difficulty)


def come_home(t: Castaways, mask: int) -> None:
    """Safe in camp."""
    for seat in members(mask):
        t.group[seat] = NOBODY
    t.lost &= ~mask
    t.party &= ~mask
    t.emit(BACK_SAFE, mask)


class LostGroups(Step):
    """NAU-8.10: one lost group after another tries to come home."""

    __slots__ = ("tried",)

    def __init__(self, tried: int) -> None:
        self.tried = tried  # bit mask of seats

    def advance(self, t: Castaways) -> bool:
        waiting = in_order(t, t.lost & t.alive & ~self.tried)
        if not waiting:
            t.done()
            return True
        group = company(t, waiting[0])
        t.then(LostGroups(self.tried | group))
        attempt(t, group, 1)
        return True


def attempt(t: Castaways, group: int, pawn: int) -> None:
    """NAU-8.10: each uses a pawn, the markers go back a space, two dice are rolled."""
    for seat in members(group):
        t.lost_at = replaced(t.lost_at, seat, max(EASIEST, t.lost_at[seat] - 1))
        t.prepared &= ~(1 << seat)  # NAU-R07
    t.first(LostRolled(group, pawn))
    rolls.roll(t, 2, group, rolls.RETURN_ROLL)


class LostRolled(rolls.Judged):
    """NAU-8.10 (b) to (d): home with a pawn left, one more try, or still lost."""

    __slots__ = ("group", "pawn")

    def __init__(self, group: int, pawn: int) -> None:
        self.group = group
        self.pawn = pawn

    def advance(self, t: Castaways) -> bool:
        t.done()
        group = self.group & t.lost
        if not group:
            return True
        need = t.lost_at[members(group)[0]]
        result = rolls.total(t) + return_bonus(t, group)
        t.emit(RETURN_TOTAL, group, result, need)
        if self.succeeds(t, rolls.total(t)):
            come_home(t, group)
            if self.pawn == 1:
                t.first(*[Place(seat) for seat in in_order(t, group)])
        elif self.pawn == 1:
            attempt(t, group, 2)
        else:
            t.emit(STILL_LOST, group, need)
        return True

    def rolled_for(self) -> int:
        return FOR_RETURN

    def succeeds(self, t: Castaways, rolled: int) -> bool:
        group = self.group & t.lost
        return bool(group) and rolled + return_bonus(t, group) >= t.lost_at[members(group)[0]]

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        group = self.group & t.lost
        need = t.lost_at[members(group)[0]] if group else NO_TARGET
        return dice_asked(t, return_bonus(t, group), need)


LOST_GROUPS: Final = LostGroups(0)


STEPS: Final = (
    LostGroups,
    LostRolled,
)
