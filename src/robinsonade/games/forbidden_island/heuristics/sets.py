"""Sets of Treasure cards: who collects what, what a gift or a discard is worth (FI-4.5, FI-8)."""

from __future__ import annotations

from robinsonade.games.forbidden_island.box.components import (
    CARD_COUNT,
    CARDS_TO_CAPTURE,
    HAND_LIMIT,
    HELD,
    LIFT,
    SANDBAGS,
    TREASURE_TILES,
    TREASURES,
    TREASURES_TO_WIN,
    tiles_of,
)
from robinsonade.games.forbidden_island.heuristics.distances import FAR, WAY_OF, Distances
from robinsonade.games.forbidden_island.heuristics.weights import Weights
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.masks import has


class Sets:
    """The worth of all hands together, and how it changes when a card moves.

    A gift is worth what the hands gain by it, so that its return would lose the same: no card
    goes to and fro.
    """

    __slots__ = ("collector", "deck_left", "distances", "lifts", "size", "t", "w")

    def __init__(self, t: Island, w: Weights, distances: Distances) -> None:
        self.t = t
        self.w = w
        self.distances = distances
        self.size = [t.hand_size(seat) for seat in range(t.seats)]
        self.collector = [self.choose_collector(treasure) for treasure in range(TREASURES)]
        self.deck_left = len(t.treasure_deck.cards) / sum(CARD_COUNT)
        self.lifts = 0
        for seat in range(t.seats):
            self.lifts += t.hands[seat * HELD + LIFT]

    def choose_collector(self, treasure: int) -> int:
        """The seat with most cards of an uncaptured treasure, -1 if nobody has any."""
        t = self.t
        if has(t.captured, treasure):
            return -1
        best = -1
        most = 0
        for seat in range(t.seats):
            count = t.hands[seat * HELD + treasure]
            if count > most or (count == most and count and self.size[seat] < self.size[best]):
                best = seat
                most = count
        return best

    def complete(self, seat: int) -> bool:
        """FI-4.10: can this hand capture something?"""
        t = self.t
        for treasure in range(TREASURES):
            enough = t.hands[seat * HELD + treasure] >= CARDS_TO_CAPTURE
            if enough and not has(t.captured, treasure):
                return True
        return False

    def worth(self, treasure: int, giver: int, taker: int, cards: int) -> float:
        """What the cards of a treasure are worth after `giver` has handed some to `taker`.

        -1 stands for the discard pile.
        """
        t = self.t
        if has(t.captured, treasure):
            return 0.0
        most = 0
        total = 0
        for seat in range(t.seats):
            count = t.hands[seat * HELD + treasure]
            if seat == giver:
                count -= cards
            elif seat == taker:
                count += cards
            total += count
            if count > most:
                most = count
        enough = min(most, CARDS_TO_CAPTURE)
        rest = min(total, CARDS_TO_CAPTURE) - enough
        return self.w.set_of[enough] + self.w.spare_card * rest * enough

    def crowding(self, size: int) -> float:
        """FI-8.1: the fuller a hand, the sooner it loses a card."""
        if size >= HAND_LIMIT:
            return self.w.crowded
        return self.w.crowded * self.w.crowded_less if size == HAND_LIMIT - 1 else 0.0

    def gift(self, treasure: int, giver: int, taker: int, cards: int) -> float:
        """What it is worth that some cards change hands (FI-4.5, FI-4.8)."""
        gain = self.worth(treasure, giver, taker, cards) - self.worth(treasure, -1, -1, 0)
        mine = self.size[giver]
        theirs = self.size[taker]
        gain += self.crowding(mine) - self.crowding(mine - cards)
        gain += self.crowding(theirs) - self.crowding(theirs + cards)
        if theirs + cards > HAND_LIMIT:
            gain -= self.least_loss(taker, treasure)
        nearer = self.nearness(taker, treasure) - self.nearness(giver, treasure)
        return gain + self.w.closer * nearer

    def nearness(self, seat: int, treasure: int) -> float:
        """How near a pawn is to the tiles of a treasure, from 0 to 1."""
        t = self.t
        way = WAY_OF[t.roles[seat]]
        best = FAR
        for tile in tiles_of(TREASURE_TILES[treasure] & t.land()):
            best = min(best, self.distances.to(t, way, tile)[t.pawn[seat]])
        return self.w.step_left[best]

    def least_loss(self, seat: int, but: int) -> float:
        """What the cheapest discard costs a hand, when cards of the treasure `but` stay."""
        least = self.w.lift_last
        for card in range(HELD):
            if card != but and self.t.hands[seat * HELD + card]:
                least = min(least, self.loss(seat, card))
        return least

    def loss(self, seat: int, card: int) -> float:
        """What a discard costs (FI-8.2)."""
        if card == LIFT:
            return self.lift_worth()
        if card == SANDBAGS:
            return self.w.sandbags
        t = self.t
        if has(t.captured, card):
            return 0.0
        loss = self.worth(card, -1, -1, 0) - self.worth(card, seat, -1, 1)
        if t.hands[seat * HELD + card] > CARDS_TO_CAPTURE:
            return loss
        alive = CARD_COUNT[card] - t.treasure_discard[card]
        if alive == CARDS_TO_CAPTURE:
            loss += self.w.scarce * self.deck_left
        return loss

    def lift_worth(self) -> float:
        """FI-11.1: one Helicopter Lift is needed in the end."""
        w = self.w
        if self.lifts > 1:
            return w.lift_spare
        captured = self.t.captured.bit_count()
        worth = w.lift_last + w.lift_later * captured
        return worth + w.lift_final if captured >= TREASURES_TO_WIN - 1 else worth
