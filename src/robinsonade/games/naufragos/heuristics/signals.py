"""Which signals to build, and when to let the ship come (for the greedy player)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    BUILD_ENERGY,
    BUILD_WOOD,
    GREAT_BONFIRE,
    RAFT,
    SAND_SIGNAL,
    UNIT_WOOD,
)
from robinsonade.games.naufragos.heuristics.outlook import turns_left, way_left
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.imagination import STAGE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has, mask_of, members

SIGNALS: Final = mask_of((SAND_SIGNAL, GREAT_BONFIRE, RAFT))


class SignalPlan:
    """The signals worth building, and the chance of a rescue with them."""

    __slots__ = ("left", "mask", "odds", "wood", "work")

    def __init__(self, mask: int, odds: float, work: int, wood: int, left: float) -> None:
        self.mask = mask  # signals that are still to be built
        self.odds = odds
        self.work = work  # energy missing
        self.wood = wood  # wood missing, the storage not counted
        self.left = left  # both, in energy


def strength_of_hands(t: Castaways, w: Weights) -> float:
    """Energy that the group can put into work in a turn."""
    return w.hands + w.hands_each * (t.alive & ~t.lost).bit_count()


def work_on(t: Castaways, mask: int) -> tuple[int, int]:
    """Energy and wood missing for these signals."""
    work = wood = 0
    for signal in members(mask & SIGNALS):
        units = BUILD_ENERGY[signal] - t.progress[signal]
        work += units
        wood += BUILD_WOOD[signal] + units * UNIT_WOOD[signal]
    return work, wood


def held_by_anybody(t: Castaways) -> set[int]:
    """The items that the living have, and those that they count as."""
    cards = t.book.cards
    found: set[int] = set()
    for seat in members(t.alive):
        for code in t.items[seat]:
            card = code & CARD_PART
            found.add(card)
            found.add(cards[card].counts_as)
    return found


def rescue_odds(t: Castaways, built: int, turn: int, luck: float) -> float:
    """The chance that the ship of `turn` sees us with these constructions.

    An item that nobody has counts as much as the `luck` of finding it.
    """
    cards = t.book.cards
    deck, box = t.events.cards, t.box_events
    hidden = len(deck) + len(box)
    ahead = turn - t.turn
    there = max(0, len(deck) - max(0, ahead - 1)) / hidden if hidden else 0.0
    missed = 1.0
    held = held_by_anybody(t)
    for number in range(hidden + 1):
        if number == hidden:
            card, share = t.current, 0.0 if ahead else 1.0
        elif number < len(deck):
            card, share = deck[number], there
        else:
            card, share = box[number - len(deck)] % STAGE, there
        if card < 0 or not share:
            continue
        printed = cards[card]
        if not printed.rescues or printed.rescue_buildings & ~built:
            continue
        for item in printed.rescue_items:
            if item not in held:
                share *= luck
        missed *= 1.0 - share
    return 1.0 - missed


def signal_plan(t: Castaways, w: Weights) -> SignalPlan:
    """The signals that most likely bring a ship in time."""
    cards = t.book.cards
    needs = {0: True}
    for card in [*t.events.cards, *[entry % STAGE for entry in t.box_events]]:
        printed = cards[card]
        if printed.rescues and (t.raft_known or not has(printed.rescue_buildings, RAFT)):
            needs[printed.rescue_buildings & ~t.built] = True
    last = t.turn + turns_left(t) - 1
    way = way_left(t) / w.way_pace
    hands = strength_of_hands(t, w)
    luck = w.windfall * (1 + t.seats) if t.wreck or t.salvage else w.windfall_late
    best = SignalPlan(0, w.never, 0, 0, 0.0)
    for mask in needs:
        work, wood = work_on(t, mask)
        effort = work + w.wood_price * max(0, wood - t.wood)
        turn = t.turn + int(max(way, effort / hands) + 1 / 2)  # the nearest
        odds = rescue_odds(t, t.built | mask, min(turn, last), luck)
        if turn > last:
            odds *= w.too_late ** (turn - last)
        odds -= w.toil * effort
        if odds > best.odds:
            best = SignalPlan(mask, odds, work, wood, work + w.wood_price * wood)
    return best
