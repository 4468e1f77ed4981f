"""Verbs of control: choices, votes, rolls, conditions (effects 4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import Condition, Decision, Op, Option
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import (
    CHOSEN_EXPLORER,
    HOLDER,
    candidates,
    group,
    resolve,
)
from robinsonade.games.naufragos.events import ROLL_TOTAL
from robinsonade.games.naufragos.rules.costs import is_legal
from robinsonade.games.naufragos.rules.people import holders, stat
from robinsonade.games.naufragos.rules.places import everybody_lost
from robinsonade.games.naufragos.steps.dice.contests import ContestRolled, StrengthRolled
from robinsonade.games.naufragos.steps.dice.rolls import ANY_ROLL, STRENGTH_ROLL, roll, total
from robinsonade.games.naufragos.steps.talks.deciding import Choose, ChooseWho
from robinsonade.games.naufragos.steps.talks.voting import ABSENT, OPEN, Ballot
from robinsonade.games.naufragos.table.fields import EVENT_PHASE
from robinsonade.games.naufragos.table.table import Castaways


class ChoiceOp(Decision):
    """`choice`: exactly one legal option; skipped if nobody is there to choose."""

    __slots__ = ("by",)

    def __init__(self, by: int, options: list[Option]) -> None:
        super().__init__(options)
        self.by = by

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.by):
            t.first(Choose(ctx.block, ctx.at, seat, ctx.me, ctx.card, ctx.chosen, ctx.won, 0))


class VoteOp(Decision):
    """`vote`: NAU-6.2. A single voter decides alone; without voters it is skipped."""

    __slots__ = ("among",)

    def __init__(self, among: int, options: list[Option]) -> None:
        super().__init__(options)
        self.among = among

    def run(self, t: Castaways, ctx: Run) -> None:
        voters = group(t, self.among) & t.alive
        if not voters or (t.phase == EVENT_PHASE and everybody_lost(t)):
            return
        legal = [option for option in self.options if is_legal(t, option, ctx.me)]
        if not legal:
            return
        votes = [OPEN if voters >> seat & 1 else ABSENT for seat in range(t.seats)]
        t.first(Ballot(ctx.block, ctx.at, ctx.me, ctx.card, ctx.chosen, ctx.won, votes))


class RollOp(Op):
    """`roll`: the first row of the table that fits; NAU-5.7: nobody there, no roll."""

    __slots__ = ("dice", "mod", "rows", "stats")

    def __init__(self, dice: int, mod: int, stats: list[int], rows: list[list[int]]) -> None:
        self.dice = dice
        self.mod = mod
        self.stats = stats  # of the one who rolls
        self.rows = rows  # lowest total, highest total, block

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.me < 0 or not t.alive >> ctx.me & 1:
            return
        t.first(TableRolled(ctx.block, ctx.at, ctx.me, ctx.card, ctx.chosen, ctx.won))
        roll(t, self.dice, 1 << ctx.me, ANY_ROLL)

    def result(self, t: Castaways, me: int) -> int:
        found = total(t) + self.mod
        for which in self.stats:
            found += stat(t, me, which)
        return found

    def block_for(self, result: int) -> int:
        for low, high, block in self.rows:
            if low <= result <= high:
                return block
        return self.rows[0][2] if result < self.rows[0][0] else self.rows[-1][2]


class TableRolled(Run):
    """The dice have fallen: read the table."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        op = t.book.blocks[self.block][self.at]
        assert isinstance(op, RollOp)
        result = op.result(t, self.me)
        if op.mod or op.stats:
            t.emit(ROLL_TOTAL, result)
        t.done()
        self.branch(t, op.block_for(result))
        return True


class StrengthCheck(Op):
    """`strength_check`: NAU-5.1 to NAU-5.3; an empty side skips the whole op."""

    __slots__ = ("lose", "need", "who", "win")

    def __init__(self, who: int, need: int, win: int, lose: int) -> None:
        self.who = who
        self.need = need  # the value against an attacking island, one more against a defending one
        self.win = win
        self.lose = lose

    def run(self, t: Castaways, ctx: Run) -> None:
        side = 0
        for seat in resolve(t, ctx, self.who):
            side |= 1 << seat
        if side:
            t.first(
                StrengthRolled(side, self.need, self.win, self.lose, ctx.me, ctx.card, ctx.chosen)
            )
            roll(t, 1, side, STRENGTH_ROLL)


class Contest(Op):
    """`contest`: `a` acts against the castaway that was chosen before."""

    __slots__ = ("a", "lose", "win")

    def __init__(self, a: int, win: int, lose: int) -> None:
        self.a = a
        self.win = win
        self.lose = lose

    def run(self, t: Castaways, ctx: Run) -> None:
        actors = resolve(t, ctx, self.a)
        if not actors or ctx.chosen < 0 or not t.alive >> ctx.chosen & 1:
            return
        actor = actors[0]
        t.first(ContestRolled(actor, ctx.chosen, -1, self.win, self.lose, ctx.card))
        roll(t, 1, 1 << actor, STRENGTH_ROLL)


class Choosing(Op):
    """A verb with a target that `self` chooses: first the choice, then the verb."""

    __slots__ = ("block", "contest", "inner", "item", "who")

    def __init__(self, who: int, item: int, contest: bool, block: int, inner: Op) -> None:
        self.who = who
        self.item = item  # for `holder:`, else -1
        self.contest = contest
        self.block = block
        self.inner = inner

    def run(self, t: Castaways, ctx: Run) -> None:
        me = ctx.me
        if me < 0 or not t.alive >> me & 1:
            return
        if self.who == HOLDER:
            among = holders(t, self.item, t.alive & ~t.lost)
            if self.contest or among & (among - 1):
                among &= ~(1 << me)
        else:
            among = candidates(t, me, self.who)
            if self.contest and self.who == CHOSEN_EXPLORER:
                among &= ~(1 << me)
        if among:
            t.first(ChooseWho(self.block, me, ctx.card, ctx.won, among))

    def useful(self, t: Castaways, me: int) -> bool:
        if self.who == HOLDER:
            return True
        return candidates(t, me, self.who) != 0 and self.inner.useful(t, me)


class If(Op):
    __slots__ = ("cond", "no", "yes")

    def __init__(self, cond: Condition, yes: int, no: int) -> None:
        self.cond = cond
        self.yes = yes
        self.no = no

    def run(self, t: Castaways, ctx: Run) -> None:
        ctx.branch(t, self.yes if self.cond.holds(t, ctx.me) else self.no)


class Each(Op):
    """`each`: once per castaway, in the order of NAU-4.14, with `self` = that castaway."""

    __slots__ = ("block", "who")

    def __init__(self, who: int, block: int) -> None:
        self.who = who
        self.block = block

    def run(self, t: Castaways, ctx: Run) -> None:
        if self.block >= 0:
            seats = resolve(t, ctx, self.who)
            t.first(*[Run(self.block, 0, seat, ctx.card, ctx.chosen, ctx.won) for seat in seats])


class Reroll(Op):
    """`reroll`: only in `after_roll` powers, see steps/rolls.py."""

    __slots__ = ()


STEPS: Final = (TableRolled,)
