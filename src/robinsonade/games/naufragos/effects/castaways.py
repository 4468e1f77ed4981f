"""Verbs on castaways: energy, injuries, story, the exploration track (effects 3)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import Op
from robinsonade.games.naufragos.box.components import SECTOR_OF
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import CHOSEN, SELF, resolve
from robinsonade.games.naufragos.events import BACK_SAFE, EXTRA_ENERGY, PREPARED
from robinsonade.games.naufragos.rules.people import gain_story, heal, lose_story, recover, usable
from robinsonade.games.naufragos.rules.places import company
from robinsonade.games.naufragos.steps.exploration.lost import get_lost
from robinsonade.games.naufragos.steps.exploration.track import advance, move_difficulty
from robinsonade.games.naufragos.steps.people.injuries import (
    ENERGY_LOSS,
    INJURY,
    SEQUELA,
    Harm,
    injure_times,
    lose_energy,
)
from robinsonade.games.naufragos.table.fields import FROM_EFFECTS
from robinsonade.games.naufragos.table.table import Castaways


class Personal(Op):
    """A verb with a target and a number."""

    __slots__ = ("n", "who")

    def __init__(self, who: int, n: int) -> None:
        self.who = who
        self.n = n


class Energy(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        seats = resolve(t, ctx, self.who)
        if self.n >= 0:
            for seat in seats:
                recover(t, seat, self.n)
        elif len(seats) == 1:
            lose_energy(t, seats[0], -self.n)
        else:
            t.first(*[Harm(ENERGY_LOSS, seat, -self.n) for seat in seats])

    def useful(self, t: Castaways, me: int) -> bool:
        return self.n < 0 or self.who != SELF or t.energy[me] < usable(t, me)


class ExtraEnergy(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            t.extra[seat] += self.n
            t.emit(EXTRA_ENERGY, seat, self.n)


class Injury(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        seats = resolve(t, ctx, self.who)
        if len(seats) == 1:
            injure_times(t, seats[0], self.n)
        else:
            t.first(*[Harm(INJURY, seat, self.n) for seat in seats])


class Heal(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            heal(t, seat, self.n)

    def useful(self, t: Castaways, me: int) -> bool:
        if self.who == SELF:
            return t.injuries[me] > 0
        if self.who != CHOSEN:
            return True
        here = company(t, me)
        return any(here >> seat & 1 and t.injuries[seat] for seat in range(t.seats))


class Sequela(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        t.first(*[Harm(SEQUELA, seat, self.n) for seat in resolve(t, ctx, self.who)])


class Story(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            gain_story(t, seat, self.n, FROM_EFFECTS)


class LoseStory(Personal):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            lose_story(t, seat, self.n)


class Advance(Op):
    __slots__ = ("n", "sector", "who")

    def __init__(self, who: int, n: int, sector: int) -> None:
        self.who = who
        self.n = n
        self.sector = sector  # only those in it or before it; -1: everybody

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            if self.sector < 0 or SECTOR_OF[t.track[seat]] <= self.sector:
                advance(t, seat, self.n)


class Difficulty(Op):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Castaways, ctx: Run) -> None:
        if t.party:
            move_difficulty(t, self.n)


class PrepareExploration(Op):
    """NAU-8.9: the next pawn of this castaway may explore for nothing."""

    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, SELF):
            if t.promised >> seat & 1:  # the bonus was there from the placing of the pawn on
                t.promised &= ~(1 << seat)
                continue
            t.prepared |= 1 << seat
            t.emit(PREPARED, seat)


class Lost(Op):
    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: Castaways, ctx: Run) -> None:
        mask = 0
        for seat in resolve(t, ctx, self.who):
            mask |= 1 << seat
        get_lost(t, mask & ~t.lost)


class ReturnToCamp(Op):
    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            if (t.party | t.lost) >> seat & 1:
                t.party &= ~(1 << seat)
                t.lost &= ~(1 << seat)
                t.group[seat] = -1
                t.emit(BACK_SAFE, 1 << seat)
