"""What an effect is worth to a castaway, verb by verb, chance averaged."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import Cost, Decision, Op
from robinsonade.games.naufragos.box.components import FACES, HARDEST, SECTOR_OF, STRENGTH
from robinsonade.games.naufragos.effects import board, castaways, control, goods
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import STORAGE, resolve
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.rules.costs import is_legal
from robinsonade.games.naufragos.rules.decks import in_box, slot_of
from robinsonade.games.naufragos.rules.people import stat_of_group, usable
from robinsonade.games.naufragos.table.table import Castaways

PLENTY = 5  # wood that is enough for a while
DEEP = 6  # nested effects that are looked at


class Worth:
    """Values effects from one seat's point of view."""

    __slots__ = ("t", "w")

    def __init__(self, t: Castaways, weights: Weights) -> None:
        self.t = t
        self.w = weights

    def block(self, block: int, ctx: Run, depth: int = 0) -> float:
        if block < 0 or depth > DEEP:
            return 0.0
        return sum([self.op(op, ctx, depth) for op in self.t.book.blocks[block]])

    def cost(self, cost: Cost | None) -> float:
        if cost is None:
            return 0.0
        w = self.w
        value = cost.energy * w.energy * (0.6 if cost.shared else 1.0)
        value += cost.wood * w.wood + (cost.food + cost.carried) * w.food
        value += cost.story * w.story + (w.item if cost.item >= 0 else 0.0)
        return value

    def shared(self, ctx: Run, who: int, each: float) -> float:
        """The same for everybody who is meant; others count less."""
        value = 0.0
        for seat in resolve(self.t, ctx, who):
            value += each if seat == ctx.me else each * self.w.others
        return value

    def op(self, op: Op, ctx: Run, depth: int) -> float:
        if isinstance(op, castaways.Personal):
            return self.personal(op, ctx)
        if isinstance(op, goods.Number | goods.GainFood | goods.LoseFood):
            return self.goods(op)
        if isinstance(op, castaways.Difficulty):
            return self.difficulty(op.n)
        if isinstance(op, castaways.Advance):
            able = [
                seat
                for seat in resolve(self.t, ctx, op.who)
                if op.sector < 0 or SECTOR_OF[self.t.track[seat]] <= op.sector
            ]
            return op.n * self.w.advance * (0.4 + 0.6 * (ctx.me in able) if able else 0.0)
        if isinstance(op, Decision):
            return self.decision(op, ctx, depth)
        if isinstance(op, control.RollOp):
            return self.roll(op, ctx, depth)
        if isinstance(op, control.StrengthCheck):
            return self.strength(op, ctx, depth)
        if isinstance(op, control.Contest):
            win, lose = self.block(op.win, ctx, depth + 1), self.block(op.lose, ctx, depth + 1)
            return 0.4 * win + 0.6 * lose
        if isinstance(op, control.If):
            yes = op.cond.holds(self.t, ctx.me)
            return self.block(op.yes if yes else op.no, ctx, depth + 1)
        if isinstance(op, control.Each):
            return self.block(op.block, ctx, depth + 1) * self.w.others * 2
        if isinstance(op, control.Choosing):
            return self.op(op.inner, ctx, depth + 1)
        return self.on_board(op)

    def difficulty(self, n: int) -> float:
        if not self.t.party:
            return 0.0
        steep = 1.0 + max(0, self.t.difficulty + n - 8) * 0.4
        return n * self.w.difficulty * steep * (2.0 if self.t.difficulty + n >= HARDEST else 1.0)

    def personal(self, op: castaways.Personal, ctx: Run) -> float:
        w = self.w
        if isinstance(op, castaways.Story):
            return self.shared(ctx, op.who, op.n * w.story)
        if isinstance(op, castaways.LoseStory):
            return self.shared(ctx, op.who, -op.n * w.story)
        if isinstance(op, castaways.Injury | castaways.Sequela):
            return self.shared(ctx, op.who, -op.n * w.injury)
        if isinstance(op, castaways.ExtraEnergy):
            return op.n * w.energy * 0.5
        value = 0.0
        for seat in resolve(self.t, ctx, op.who):
            if isinstance(op, castaways.Heal):
                each = min(op.n, self.t.injuries[seat]) * w.injury
            elif op.n > 0:
                each = min(op.n, usable(self.t, seat) - self.t.energy[seat]) * w.energy
            else:
                each = op.n * w.energy
                each -= w.injury if self.t.energy[seat] < -op.n else 0.0
            value += each if seat == ctx.me else each * w.others
        return value

    def goods(self, op: goods.Number | goods.GainFood | goods.LoseFood) -> float:
        w = self.w
        if isinstance(op, goods.GainFood):
            return op.n * w.food * (1.0 if op.to == STORAGE else 0.9)
        if isinstance(op, goods.LoseFood):
            return -min(op.n, self.t.food) * w.food
        if isinstance(op, goods.GainFresh):
            return op.n * w.fresh
        if isinstance(op, goods.GainWood):
            return op.n * w.wood * (1.0 if self.t.wood < PLENTY else 0.3)
        if isinstance(op, goods.LoseWood):
            return -min(op.n, self.t.wood) * w.wood
        if isinstance(op, goods.AddForage):
            return op.n * w.forage
        if isinstance(op, goods.RemoveForage):
            return -min(op.n, self.t.supply) * w.forage
        return op.n * w.food

    def decision(self, op: Decision, ctx: Run, depth: int) -> float:
        best = [
            self.block(option.block, ctx, depth + 1) - self.cost(option.cost)
            for option in op.options
            if is_legal(self.t, option, ctx.me)
        ]
        return max(best, default=0.0)

    def roll(self, op: control.RollOp, ctx: Run, depth: int) -> float:
        """Two dice are taken as one here: no card needs more."""
        value = 0.0
        for low, high, block in op.rows:
            value += (high - low + 1) / FACES * self.block(block, ctx, depth + 1)
        return value / op.dice

    def strength(self, op: control.StrengthCheck, ctx: Run, depth: int) -> float:
        side = 0
        for seat in resolve(self.t, ctx, op.who):
            side |= 1 << seat
        if not side:
            return 0.0
        bonus = stat_of_group(self.t, side, STRENGTH)
        won = min(FACES, max(0, FACES + 1 - (op.need - bonus))) / FACES
        win, lose = self.block(op.win, ctx, depth + 1), self.block(op.lose, ctx, depth + 1)
        return won * win + (1 - won) * lose

    def on_board(self, op: Op) -> float:
        t, w = self.t, self.w
        if isinstance(op, board.GainItem):
            return w.item if in_box(t, op.card) else 0.0
        if isinstance(op, board.Keep):
            return w.item
        if isinstance(op, board.Remains):
            return w.item * 0.8
        if isinstance(op, board.PlaceCamp):
            if slot_of(t, op.card) >= 0:
                return 0.0
            return w.red_card if t.book.cards[op.card].red else w.camp_card
        if isinstance(op, board.RemoveCamp):
            if slot_of(t, op.card) < 0:
                return 0.0
            return -w.red_card if t.book.cards[op.card].red else -w.camp_card
        if isinstance(op, board.AddCards | board.PendingUp | board.PendingPile):
            return w.plot
        if isinstance(op, board.Progress):
            return 0.0 if t.built >> op.building & 1 else op.n * w.progress
        if isinstance(op, board.Construction):
            return 0.0 if t.raft_known else w.camp_card
        if isinstance(op, castaways.ReturnToCamp):
            return max(0.0, t.difficulty - 6) * 0.8
        if isinstance(op, goods.FireLit):
            return 0.0 if t.fire else w.night * t.seats
        if isinstance(op, goods.FireOut):
            return -w.night * t.seats if t.fire else 0.0
        return 0.0
