"""What an effect is worth to a castaway, verb by verb, chance averaged."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import Cost, Decision, RollTable
from robinsonade.games.naufragos.box.components import FACES, HARDEST, SECTOR_OF, STRENGTH
from robinsonade.games.naufragos.effects import (
    board,
    cards,
    castaways,
    contests,
    control,
    exploration,
    forms,
    goods,
    items,
)
from robinsonade.games.naufragos.effects.choosing import Choosing
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import STORAGE, resolve, side_of
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.rules.camp_board import slot_of
from robinsonade.games.naufragos.rules.costs import is_legal
from robinsonade.games.naufragos.rules.decks import in_box
from robinsonade.games.naufragos.rules.people import stat_of_group, usable
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.effects import Effect
from robinsonade.kernel.masks import has

DEEP: Final = 6  # nested effects that are looked at


class Worth:
    """Values effects from one seat's point of view."""

    __slots__ = ("t", "w")

    def __init__(self, t: Castaways, weights: Weights) -> None:
        self.t = t
        self.w = weights

    def script(self, script: int, run: Run, depth: int = 0) -> float:
        if script < 0 or depth > DEEP:
            return 0.0
        return sum([self.effect(effect, run, depth) for effect in self.t.book.scripts[script]])

    def cost(self, cost: Cost | None) -> float:
        if cost is None:
            return 0.0
        w = self.w
        value = cost.energy * w.energy * (w.shared if cost.shared else 1.0)
        value += cost.wood * w.wood + (cost.food + cost.carried) * w.food
        value += cost.story * w.story + (w.item if cost.item >= 0 else 0.0)
        return value

    def shared(self, run: Run, who: int, each: float) -> float:
        """The same for everybody who is meant; others count less."""
        value = 0.0
        for seat in resolve(self.t, run, who):
            value += each if seat == run.me else each * self.w.others
        return value

    def effect(self, effect: Effect, run: Run, depth: int) -> float:
        if isinstance(effect, forms.Personal):
            return self.personal(effect, run)
        if isinstance(effect, forms.Amount | goods.GainFood | goods.LoseFood):
            return self.goods(effect)
        if isinstance(effect, exploration.Difficulty):
            return self.difficulty(effect.n)
        if isinstance(effect, exploration.Advance):
            return self.advance(effect, run)
        if isinstance(effect, Decision):
            return self.decision(effect, run, depth)
        if isinstance(effect, RollTable):
            return self.roll(effect, run, depth)
        if isinstance(effect, contests.StrengthCheck):
            return self.strength(effect, run, depth)
        if isinstance(effect, contests.Contest):
            win = self.script(effect.win, run, depth + 1)
            lose = self.script(effect.lose, run, depth + 1)
            return self.w.contest_won * win + self.w.contest_lost * lose
        if isinstance(effect, control.If):
            yes = effect.cond.holds(self.t, run.me)
            return self.script(effect.yes if yes else effect.no, run, depth + 1)
        if isinstance(effect, control.Each):
            return self.script(effect.script, run, depth + 1) * self.w.others * 2
        if isinstance(effect, Choosing):
            return self.effect(effect.inner, run, depth + 1)
        return self.on_board(effect)

    def advance(self, effect: exploration.Advance, run: Run) -> float:
        t, w = self.t, self.w
        able = [
            seat
            for seat in resolve(t, run, effect.who)
            if effect.sector < 0 or SECTOR_OF[t.track[seat]] <= effect.sector
        ]
        if not able:
            return 0.0
        return effect.n * w.advance * (w.advance_other + w.advance_self * (run.me in able))

    def difficulty(self, n: int) -> float:
        w = self.w
        if not self.t.party:
            return 0.0
        reached = self.t.difficulty + n
        steep = 1.0 + max(0.0, reached - w.steep_from) * w.steep
        return n * w.difficulty * steep * (w.hardest if reached >= HARDEST else 1.0)

    def personal(self, effect: forms.Personal, run: Run) -> float:
        w = self.w
        if isinstance(effect, castaways.Story):
            return self.shared(run, effect.who, effect.n * w.story)
        if isinstance(effect, castaways.LoseStory):
            return self.shared(run, effect.who, -effect.n * w.story)
        if isinstance(effect, castaways.Injury | castaways.Sequela):
            return self.shared(run, effect.who, -effect.n * w.injury)
        if isinstance(effect, castaways.ExtraEnergy):
            return effect.n * w.energy * w.extra
        value = 0.0
        for seat in resolve(self.t, run, effect.who):
            if isinstance(effect, castaways.Heal):
                each = min(effect.n, self.t.injuries[seat]) * w.injury
            elif effect.n > 0:
                each = min(effect.n, usable(self.t, seat) - self.t.energy[seat]) * w.energy
            else:
                each = effect.n * w.energy
                each -= w.injury if self.t.energy[seat] < -effect.n else 0.0
            value += each if seat == run.me else each * w.others
        return value

    def goods(self, effect: forms.Amount | goods.GainFood | goods.LoseFood) -> float:
        w = self.w
        if isinstance(effect, goods.GainFood):
            return effect.n * w.food * (1.0 if effect.to == STORAGE else w.in_hand)
        if isinstance(effect, goods.LoseFood):
            return -min(effect.n, self.t.food) * w.food
        if isinstance(effect, goods.GainFresh):
            return effect.n * w.fresh
        if isinstance(effect, goods.GainWood):
            return effect.n * w.wood * (1.0 if self.t.wood < w.plenty else w.wood_more)
        if isinstance(effect, goods.LoseWood):
            return -min(effect.n, self.t.wood) * w.wood
        if isinstance(effect, goods.AddForage):
            return effect.n * w.forage
        if isinstance(effect, goods.RemoveForage):
            return -min(effect.n, self.t.supply) * w.forage
        return effect.n * w.food

    def decision(self, effect: Decision, run: Run, depth: int) -> float:
        best = [
            self.script(option.script, run, depth + 1) - self.cost(option.cost)
            for option in effect.options
            if is_legal(self.t, option, run.me)
        ]
        return max(best, default=0.0)

    def roll(self, effect: RollTable, run: Run, depth: int) -> float:
        """Two dice are taken as one here: no card needs more."""
        value = 0.0
        for low, high, script in effect.rows:
            value += (high - low + 1) / FACES * self.script(script, run, depth + 1)
        return value / effect.dice

    def strength(self, effect: contests.StrengthCheck, run: Run, depth: int) -> float:
        side = side_of(self.t, run, effect.who)
        if not side:
            return 0.0
        bonus = stat_of_group(self.t, side, STRENGTH)
        won = min(FACES, max(0, FACES + 1 - (effect.need - bonus))) / FACES
        win = self.script(effect.win, run, depth + 1)
        lose = self.script(effect.lose, run, depth + 1)
        return won * win + (1 - won) * lose

    def on_board(self, effect: Effect) -> float:
        t, w = self.t, self.w
        if isinstance(effect, items.GainItem):
            return w.item if in_box(t, effect.card) else 0.0
        if isinstance(effect, cards.Keep):
            return w.item
        if isinstance(effect, items.Remains):
            return w.item * w.shown
        if isinstance(effect, board.PlaceCamp):
            if slot_of(t, effect.card) >= 0:
                return 0.0
            return w.red_card if t.book.cards[effect.card].red else w.camp_card
        if isinstance(effect, board.RemoveCamp):
            if slot_of(t, effect.card) < 0:
                return 0.0
            return -w.red_card if t.book.cards[effect.card].red else -w.camp_card
        if isinstance(effect, cards.AddCards | cards.Pending):
            return w.plot
        if isinstance(effect, board.Progress):
            return 0.0 if has(t.built, effect.building) else effect.n * w.progress
        if isinstance(effect, board.Construction):
            return 0.0 if t.raft_known else w.camp_card
        if isinstance(effect, castaways.ReturnToCamp):
            return max(0.0, t.difficulty - w.far_from) * w.homeward
        if isinstance(effect, goods.FireLit):
            return 0.0 if t.fire else w.night * t.seats
        if isinstance(effect, goods.FireOut):
            return -w.night * t.seats if t.fire else 0.0
        return 0.0
