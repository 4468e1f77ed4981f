"""What Helicopter Lifts are good for (FI-7.3)."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import tiles_of
from robinsonade.games.forbidden_island.heuristics.plan import TurnPlan
from robinsonade.games.forbidden_island.heuristics.situation import Situation
from robinsonade.games.forbidden_island.steps.actions import Actions
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.policy import NEVER, WORST


class Flights:
    """What Helicopter Lifts could do now (FI-7.3)."""

    __slots__ = ("flights", "left", "plan", "s")

    def __init__(self, s: Situation, left: int, flights: int) -> None:
        self.s = s
        self.left = left  # actions of the active player
        self.flights = flights  # FI-5.3: of the Pilot in this turn
        self.plan: TurnPlan | None = None

    def planned(self) -> TurnPlan:
        """The active player's plan, made when first needed."""
        plan = self.plan
        if plan is None:
            plan = TurnPlan(self.s, self.s.t.active)
            self.plan = plan
        return plan

    def place(self, who: int, tile: int) -> float:
        """What it is worth that a pawn is on a tile now."""
        if self.left and who == self.s.t.active:
            return self.planned().best(tile, self.left, self.s.t.flooded, 0, False, self.flights)
        return self.s.place(who, tile)

    def most(self, first: int) -> float:
        """More than a flight from this pawn's tile can ever gain: a quick first look."""
        s = self.s
        t = s.t
        here = t.pawn[first]
        total = 0.0
        for who in range(t.seats):
            if t.pawn[who] == here:
                standing = s.stand(who)
                total += max(standing) - standing[here]
                if who == t.active and self.left:
                    if s.sets.complete(who):
                        total += s.w.capture
                    if t.flooded & s.critical():
                        s.look_ahead()
                        for tile in s.hot:
                            total += s.gain[tile]
        return total

    def gain(self, who: int, to: int) -> float:
        """What a pawn gains by being set down on a tile."""
        return self.place(who, to) - self.place(who, self.s.t.pawn[who])

    def best(self, first: int) -> float:
        """The gain of the best flight of a pawn, with those of its tile who profit too."""
        s = self.s
        t = s.t
        here = t.pawn[first]
        targets = 0
        for who in range(t.seats):
            if t.pawn[who] == here:
                s.stand(who)
                targets |= s.goals[who]
                if who == t.active and self.left:
                    targets |= mask_of(s.hot)
        best = NEVER
        for to in tiles_of(targets & t.land() & ~(1 << here)):
            total = self.gain(first, to)
            for who in range(t.seats):
                if who != first and t.pawn[who] == here:
                    total += max(0.0, self.gain(who, to))
            best = max(best, total)
        return best

    def worth(self, first: int) -> float:
        """What a lift of this pawn, and those who join it, is worth more than to keep the card."""
        s = self.s
        cost = s.sets.lift_worth()
        if s.home_run:  # FI-11.1: the last one is for the escape, unless somebody is stranded
            if s.sets.lifts <= 1 and not s.cut_off(first):
                return NEVER
            cost = 0.0
        elif s.sets.lifts <= 1 and first != s.t.active:
            return NEVER  # nobody but the active player can make use of it at once
        if self.most(first) <= cost:
            return NEVER
        return self.best(first) - cost

    def joined(self, group: int, who: int) -> float:
        """What the flight is worth when one more pawn joins, if that is where it should go too."""
        t = self.s.t
        best = WORST
        best_gain = 0.0
        for to in tiles_of(t.land() & ~(1 << t.pawn[who])):
            total = 0.0
            for other in range(t.seats):
                if has(group, other):
                    total += self.gain(other, to)
            gain = self.gain(who, to)
            total += max(0.0, gain)
            if total > best:
                best = total
                best_gain = gain
        return best if best_gain > 0.0 else WORST


def flights_now(s: Situation) -> Flights:
    """What lifts could do in the middle of something else."""
    for step in s.t.agenda:
        if isinstance(step, Actions):
            return Flights(s, step.left, step.flights)
    return Flights(s, 0, 0)
