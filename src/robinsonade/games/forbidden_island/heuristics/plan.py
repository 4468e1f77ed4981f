"""The best use of the actions left in a turn: moves, shoring up, gifts, captures (FI-3, FI-4)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ACTIONS_PER_TURN,
    CARDS_TO_CAPTURE,
    DIVES,
    GIVES_ANYWHERE,
    HAND_LIMIT,
    HELD,
    SHORES,
    SHORES_DIAGONALLY,
    STEPS_DIAGONALLY,
    TILES,
    TREASURE_TILES,
    TREASURES,
    tiles_of,
)
from robinsonade.games.forbidden_island.heuristics.distances import WAY_OF
from robinsonade.games.forbidden_island.heuristics.situation import Situation
from robinsonade.games.forbidden_island.rules.movement import dive_targets
from robinsonade.kernel.masks import has, mask_of

NOTHING: Final = -1
TILE_BITS: Final = TILES.bit_length()
ACTION_BITS: Final = ACTIONS_PER_TURN.bit_length()


class Gift:
    """One Treasure card that should go to another seat."""

    __slots__ = ("card", "gain", "who")

    def __init__(self, card: int, who: int, gain: float) -> None:
        self.card = card
        self.who = who
        self.gain = gain


class TurnPlan:
    """Looks through what the active player can still do this turn; chance is left out."""

    __slots__ = (
        "anywhere",
        "captures",
        "flight_goals",
        "gain",
        "gifts",
        "hot",
        "known",
        "patience",
        "pawn",
        "pulls",
        "s",
        "seat",
        "shore_range",
        "shores",
        "standing",
        "steps",
        "t",
    )

    def __init__(self, s: Situation, seat: int) -> None:
        t = s.t
        role = t.roles[seat]
        self.s = s
        self.t = t
        self.seat = seat
        self.patience = s.w.patience
        self.pawn = s.pawn
        s.look_ahead()
        self.gain = s.gain
        # By whether something has been given (1) and captured (2); made when first needed.
        self.standing: list[list[float]] = [s.stand(seat), [], [], []]
        self.shores = SHORES[role]
        self.anywhere = GIVES_ANYWHERE[role]
        self.shore_range = t.around if SHORES_DIAGONALLY[role] else t.near
        self.steps: list[list[int]] = [[] for _ in range(TILES)]
        self.captures = 0  # mask of tiles on which something can be captured
        for treasure in range(TREASURES):
            enough = t.hands[seat * HELD + treasure] >= CARDS_TO_CAPTURE
            if enough and not has(t.captured, treasure):
                self.captures |= TREASURE_TILES[treasure]
        self.known: dict[int, float] = {}
        self.flight_goals = tiles_of((s.goals[seat] | mask_of(s.hot)) & t.land())
        self.gifts = self.find_gifts()
        self.hot = s.hot
        self.pulls: list[list[float]] = [[] for _ in range(TILES)]

    def find_gifts(self) -> list[Gift]:
        """FI-4.5: each card that another seat can use better, the best first."""
        t = self.t
        sets = self.s.sets
        found: list[Gift] = []
        for card in range(TREASURES):
            collector = sets.collector[card]
            if collector < 0 or collector == self.seat:
                continue
            before = 0.0
            for n in range(t.hands[self.seat * HELD + card]):
                after = sets.gift(card, self.seat, collector, n + 1)
                found.append(Gift(card, collector, after - before))
                before = after
        return found

    def moves_from(self, here: int) -> list[int]:
        """FI-4.1, FI-5.1, FI-5.4: where one Move leads."""
        steps = self.steps[here]
        if not steps:
            t = self.t
            role = t.roles[self.seat]
            if DIVES[role]:
                reach = dive_targets(t, here)
            else:
                beside = t.around if STEPS_DIAGONALLY[role] else t.near
                reach = beside[here] & t.land()
            steps = tiles_of(reach)
            self.steps[here] = steps
        return steps

    def end(self, here: int, wet: int, given: bool, captured: bool) -> float:
        """What it is worth to end the turn here, with these tiles still flooded."""
        done = given + 2 * captured
        standing = self.standing[done]
        if not standing:
            standing = self.s.stand_after(self.seat, given, captured)
            self.standing[done] = standing
        value = standing[here]
        if wet >> here & 1:  # asked for every plan: a call would be felt
            value -= self.s.danger(self.seat, here)
        hot = self.hot
        pulls = self.pulls[here]
        if not pulls:
            pulls = self.find_pulls(here)
            self.pulls[here] = pulls
        pull = 0.0
        for i in range(len(hot)):
            if wet >> hot[i] & 1:
                pull += pulls[i]
        return value + self.s.w.attract * pull

    def find_pulls(self, here: int) -> list[float]:
        """How much each hot tile draws a pawn that would end its turn here."""
        w = self.s.w
        way = WAY_OF[self.t.roles[self.seat]]
        pulls: list[float] = []
        for tile in self.hot:
            steps = self.s.distances.to(self.t, way, tile)[here]
            if steps:
                steps -= 1  # shoring up works from the next tile too
            pulls.append(self.gain[tile] * w.attract_left[steps])
        return pulls

    def best(
        self, here: int, left: int, wet: int, given: int, captured: bool, flights: int
    ) -> float:
        """The best that can come of the actions left."""
        if left == 0:  # then it only matters whether something was given
            flights = 0
            given = 1 if given else 0
        key = ((wet << HAND_LIMIT | given) << ACTION_BITS | left) << 1 | captured
        key = (key << 1 | flights) << TILE_BITS | here
        known = self.known.get(key)
        if known is None:
            known = self.work_out(here, left, wet, given, captured, flights)
            self.known[key] = known
        return known

    def best_after_moving(self, who: int, to: int, here: int, left: int) -> float:
        """FI-5.6: the best that can come of it when the Navigator has moved another pawn."""
        receives = False
        for gift in self.gifts:
            receives = receives or gift.who == who
        if not receives:
            return self.best(here, left, self.t.flooded, 0, False, 0)
        start = self.pawn[who]
        known = self.known
        self.known = {}
        self.pawn[who] = to
        value = self.best(here, left, self.t.flooded, 0, False, 0)
        self.pawn[who] = start
        self.known = known
        return value

    def work_out(
        self, here: int, left: int, wet: int, given: int, captured: bool, flights: int
    ) -> float:
        """End the turn here, or do one more thing and then the best of what is left."""
        value = self.end(here, wet, given != 0, captured)
        if left == 0:
            return value
        left -= 1
        patience = self.patience
        if not captured and self.captures >> here & 1:
            return self.s.w.capture + patience * self.best(here, left, wet, given, True, flights)
        shored = self.shore_best(here, wet, self.shores)
        if shored:
            rest = self.best(here, left, wet & ~shored, given, captured, flights)
            value = max(value, self.shore_worth(shored) + patience * rest)
        gift = self.best_gift(here, given)
        if gift != NOTHING:
            rest = self.best(here, left, wet, given | 1 << gift, captured, flights)
            value = max(value, self.gifts[gift].gain + patience * rest)
        for to in self.moves_from(here):
            value = max(value, patience * self.best(to, left, wet, given, captured, flights))
        if flights:  # FI-5.3
            for to in self.flight_goals:
                rest = self.best(to, left, wet, given, captured, flights - 1)
                value = max(value, patience * rest)
        return value

    def shore_best(self, here: int, wet: int, most: int) -> int:
        """The best one or two tiles to shore up from here, as a mask (FI-4.3, FI-5.2)."""
        targets = (self.shore_range[here] | 1 << here) & wet
        if not targets:
            return 0
        gain = self.gain
        first = NOTHING
        second = NOTHING
        for tile in tiles_of(targets):
            if first < 0 or gain[tile] > gain[first]:
                second = first
                first = tile
            elif second < 0 or gain[tile] > gain[second]:
                second = tile
        if most > 1 and second >= 0:
            return 1 << first | 1 << second
        return 1 << first

    def shore_worth(self, mask: int) -> float:
        worth = 0.0
        for tile in tiles_of(mask):
            worth += self.gain[tile]
        return worth

    def best_gift(self, here: int, given: int) -> int:
        """The number of the best card to give from here (FI-4.5, FI-5.9)."""
        best = NOTHING
        most = 0.0
        for i in range(len(self.gifts)):
            gift = self.gifts[i]
            near = self.anywhere or self.pawn[gift.who] == here
            if near and gift.gain > most and not has(given, i):
                best = i
                most = gift.gain
        return best
