"""Expeditions: sealed bids, who wins, what it costs (PAP-6.4, PAP-8.4, PAP-12.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import CARTOGRAPHY, KINDS, SCIENCE
from robinsonade.games.papua.box.components import (
    BY_COINS,
    BY_ENERGY,
    BY_EXPLORERS,
    DESTINATIONS,
    EXPEDITIONS,
)
from robinsonade.games.papua.choices import (
    BID,
    BID_COINS,
    EAT,
    USE_SCIENCE,
    Bid,
    BidCoins,
    Eat,
    UseScience,
)
from robinsonade.games.papua.events import (
    ATE,
    BID_COINS_PUT,
    BID_PUT,
    BID_REVEALED,
    BID_SEALED,
    BIDDING_BEGAN,
    CARD_WON,
    CARD_WON_BY_NEUTRAL,
    SCIENCE_USED,
)
from robinsonade.games.papua.prompts import BID_PROMPT, CARTOGRAPHY_PROMPT, EAT_FOR_BID_PROMPT
from robinsonade.games.papua.rules.neutral import NEUTRAL, order_with_neutral
from robinsonade.games.papua.rules.science_cards import can_use
from robinsonade.games.papua.steps.lost_explorers import food_sheet, pay_energy
from robinsonade.games.papua.table.fields import NOBODY, NOTHING
from robinsonade.games.papua.table.table import NEUTRAL_JUNGLE, Papua
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked, SheetAsked
from robinsonade.kernel.step import Prompt, Step

# A bid is a list of numbers as far as it has been decided: explorers and coins for the first
# destination, explorers and coins for the second, and so on.
COMPLETE: Final = 2 * DESTINATIONS


def resolve_expeditions(t: Papua, present: list[int]) -> None:
    """PAP-6.4.1, PAP-6.4.11: whoever stands here may bid, with explorers of the pool."""
    bids = [decided(t, seat, []) for seat in range(t.seats)]
    bidders = 0
    for seat in present:
        if len(bids[seat]) < COMPLETE:
            bidders |= 1 << seat
    if bidders:
        t.emit(BIDDING_BEGAN, bidders)
        t.first(SealedBids(bids, bidders, 0))


def decided(t: Papua, seat: int, bid: list[int]) -> list[int]:
    """A bid with all that follows by itself: nothing where there is nothing to decide."""
    bid = bid.copy()
    while len(bid) < COMPLETE:
        if len(bid) % 2 == 0:
            if destinations_left(t, seat, bid) and explorers_left(t, seat, bid):
                break
        elif bid[-1] and coins_left(t, seat, bid):
            break
        bid.append(0)
    return bid


def destinations_left(t: Papua, seat: int, bid: list[int]) -> int:
    """PAP-6.4.2: as many destinations as explorers in the zone."""
    named = 0
    for explorers in bid[::2]:
        if explorers:
            named += 1
    return t.here(seat, EXPEDITIONS) - named


def explorers_left(t: Papua, seat: int, bid: list[int]) -> int:
    """PAP-6.4.3, PAP-6.4.8: explorers of the pool that are not in the bid; they never leave it."""
    return t.pool[seat] - sum(bid[::2])


def coins_left(t: Papua, seat: int, bid: list[int]) -> int:
    """PAP-6.4.3: coins that are not in the bid."""
    return t.coins[seat] - sum(bid[1::2])


class SealedBids(Step):
    """PAP-6.4.4: all bid at the same time; nobody sees the bids of others before all are done."""

    __slots__ = ("bids", "bidders", "unknown")

    def __init__(self, bids: list[list[int]], bidders: int, unknown: int) -> None:
        self.bids = bids
        self.bidders = bidders  # mask of the seats that take part
        self.unknown = unknown  # mask of those who are done, but with what is not known here

    def advance(self, t: Papua) -> bool:
        for bid in self.bids:
            if len(bid) < COMPLETE:
                return False
        t.done()
        reveal(t, self.bids)
        return True

    def thinking(self, t: Papua) -> list[int]:
        """Who is not done yet; at last those who decide anew what is not known of them."""
        found = [seat for seat in range(t.seats) if len(self.bids[seat]) < COMPLETE]
        known = [seat for seat in found if not has(self.unknown, seat)]
        return known or found

    def choices(self, t: Papua) -> list[Choice]:
        found: list[Choice] = []
        for seat in self.thinking(t):
            bid = self.bids[seat]
            destination = len(bid) // 2
            if len(bid) % 2 == 0:
                found += BID[seat][destination][: explorers_left(t, seat, bid) + 1]
            else:
                found += BID_COINS[seat][destination][: coins_left(t, seat, bid) + 1]
        return found

    def take(self, t: Papua, choice: Choice) -> None:
        seat = choice.seat
        if isinstance(choice, Bid):
            t.whisper(1 << seat, BID_PUT, seat, choice.destination, choice.amount)
            self.put(t, seat, choice.amount)
        elif isinstance(choice, BidCoins):
            t.whisper(1 << seat, BID_COINS_PUT, seat, choice.destination, choice.amount)
            self.put(t, seat, choice.amount)

    def put(self, t: Papua, seat: int, amount: int) -> None:
        """The next part of a bid; the last part of the last bid reveals them all."""
        bids = self.bids.copy()
        bids[seat] = decided(t, seat, [*bids[seat], amount])
        t.then(SealedBids(bids, self.bidders, self.unknown))
        if len(bids[seat]) == COMPLETE:
            t.emit(BID_SEALED, seat)
            if self.thinking(t) == [seat]:
                t.reveals += 1

    def prompt(self, t: Papua) -> Prompt:
        return Prompt(BID_PROMPT, self.bidders)

    def sealed(self) -> bool:
        return True

    def seen_by(self, seat: int) -> Step:
        """PAP-11.1: the bids of others are open again; all that is known is who is done."""
        bids: list[list[int]] = []
        unknown = 0
        for other, bid in enumerate(self.bids):
            if other == seat or not has(self.bidders, other):
                bids.append(bid)
            else:
                bids.append([])
                if len(bid) == COMPLETE:
                    unknown |= 1 << other
        return SealedBids(bids, self.bidders, unknown | self.unknown & ~(1 << seat))


def reveal(t: Papua, bids: list[list[int]]) -> None:
    """PAP-6.4.5, PAP-6.4.6: the winner of each destination, by the energy of this moment.

    The screens are lifted together; they are told of destination by destination.
    """
    order = t.order.copy()
    best = [winner(t, bids, destination) for destination in range(DESTINATIONS)]
    won = [seat for seat, _ in best]
    for destination in range(DESTINATIONS):
        for seat in order:
            explorers, coins = bids[seat][2 * destination], bids[seat][2 * destination + 1]
            if explorers:
                t.emit(BID_REVEALED, seat, destination, explorers, coins)
        award(t, bids, destination, *best[destination])
    bidders = [seat for seat in order if sum(bids[seat][::2])]
    costs = [sum(bids[seat][::2]) for seat in bidders]
    spared = [spared_by_cartography(bids[seat], seat, won) for seat in bidders]
    if bidders:
        t.first(PayBids(bidders, costs, spared))


def winner(t: Papua, bids: list[list[int]], destination: int) -> tuple[int, int]:
    """PAP-6.4.5, PAP-12.8: most explorers, then most coins, then most energy; or NOBODY. And by
    which of these."""
    order = t.order
    neutral = 0
    if t.seats == 2:
        neutral = t.neutral[NEUTRAL_JUNGLE + destination]
        order = order_with_neutral(t)
    most = 0
    for seat in range(t.seats):
        most = max(most, bids[seat][2 * destination])
    if most == 0:
        return NOBODY, BY_EXPLORERS  # PAP-12.8: nor by the neutral
    most = max(most, neutral)
    compare_coins = t.neutral_coins_first or neutral < most  # PAP-16.6
    tied: list[int] = []
    paying: list[int] = []
    for seat in order:
        is_neutral = seat == NEUTRAL and t.seats == 2
        explorers = neutral if is_neutral else bids[seat][2 * destination]
        if explorers == most:
            tied.append(seat)
            is_poor = is_neutral or not compare_coins
            paying.append(0 if is_poor else bids[seat][2 * destination + 1])
    richest = [seat for seat, coins in zip(tied, paying, strict=True) if coins == max(paying)]
    by = BY_ENERGY if len(richest) > 1 else BY_COINS if len(tied) > 1 else BY_EXPLORERS
    return richest[0], by


def award(t: Papua, bids: list[list[int]], destination: int, seat: int, by: int) -> None:
    """PAP-6.4.6, PAP-6.4.9, PAP-12.8: the card to its winner, the winner's coins to the supply."""
    if seat == NOBODY:
        return
    card = t.open_cards[destination]
    if seat >= t.seats:
        t.emit(CARD_WON_BY_NEUTRAL, destination, card)
        return  # it is discarded at the end of the round
    coins = bids[seat][2 * destination + 1]
    t.open_cards[destination] = NOTHING
    t.collected[seat * KINDS + card] += 1
    t.pay_coins(seat, coins)
    t.emit(CARD_WON, seat, destination, card, coins, by)


def spared_by_cartography(bid: list[int], seat: int, won: list[int]) -> int:
    """PAP-8.4: the explorers on destinations not won."""
    lost = 0
    for destination in range(DESTINATIONS):
        if won[destination] != seat:
            lost += bid[2 * destination]
    return lost


class PayBids(Step):
    """PAP-6.4.7: in the energy order frozen at revealing, each bidder loses energy."""

    __slots__ = ("bidders", "costs", "spared")

    def __init__(self, bidders: list[int], costs: list[int], spared: list[int]) -> None:
        self.bidders = bidders  # those who have not paid yet
        self.costs = costs  # what each of them will lose
        self.spared = spared  # what Cartography would save each of them; 0: declined

    def advance(self, t: Papua) -> bool:
        if not self.bidders:
            t.done()
            return True
        if self.asks_cartography(t) or self.asks_food(t):
            return False
        if t.food_for_bids and self.costs[0] > 0:
            t.not_asked(EAT[self.bidders[0]][0])
        self.pay(t, 0)
        return True

    def asks_cartography(self, t: Papua) -> bool:
        """PAP-8.1a, PAP-8.4: only with an explorer on a destination not won."""
        return self.spared[0] > 0 and can_use(t, self.bidders[0], CARTOGRAPHY)

    def asks_food(self, t: Papua) -> bool:
        """PAP-16.2: with that switch food can take the place of energy."""
        return t.food_for_bids and self.costs[0] > 0 and t.food[self.bidders[0]] > 0

    def choices(self, t: Papua) -> list[Choice]:
        seat = self.bidders[0]
        if self.asks_cartography(t):
            return [PASS[seat], USE_SCIENCE[seat][CARTOGRAPHY]]
        return EAT[seat][: min(self.costs[0], t.food[seat]) + 1]

    def take(self, t: Papua, choice: Choice) -> None:
        if isinstance(choice, Eat):
            self.pay(t, choice.amount)
            return
        cost = self.costs[0]
        if isinstance(choice, UseScience):
            t.spent |= 1 << choice.seat
            t.emit(SCIENCE_USED, choice.seat, CARTOGRAPHY)
            cost -= self.spared[0]
        t.then(PayBids(self.bidders, [cost, *self.costs[1:]], [0, *self.spared[1:]]))

    def pay(self, t: Papua, food: int) -> None:
        """PAP-6.4.7, PAP-6.4.10: one move on the track, with its supply."""
        seat = self.bidders[0]
        t.then(PayBids(self.bidders[1:], self.costs[1:], self.spared[1:]))
        if food:
            t.pay_food(seat, food)
            t.emit(ATE, seat, food)
        pay_energy(t, seat, self.costs[0] - food)

    def prompt(self, t: Papua) -> Prompt:
        if self.asks_cartography(t):
            return Prompt(CARTOGRAPHY_PROMPT, self.bidders[0], self.spared[0])
        return Prompt(EAT_FOR_BID_PROMPT, self.bidders[0], self.costs[0])

    def veiled(self, t: Papua) -> bool:
        """PAP-11.1: nobody else sees whether there is food."""
        return not self.asks_cartography(t)

    def about_card(self, t: Papua) -> CardAsked | None:
        if not self.asks_cartography(t):
            return None
        return CardAsked(SCIENCE, CARTOGRAPHY, self.bidders[0], ("keep",))

    def about_sheet(self, t: Papua) -> SheetAsked | None:
        if self.asks_cartography(t):
            return None
        return food_sheet(t, self.bidders[0], self.costs[0])


STEPS: Final = (SealedBids, PayBids)
