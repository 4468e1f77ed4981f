"""Phase 1: up to three actions (FI-3, FI-4, FI-5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ACTIONS_PER_TURN,
    CARDS_TO_CAPTURE,
    FLIGHTS,
    GIVES_ANYWHERE,
    HELD,
    MOST_SEATS,
    NAVIGATES,
    SHORES,
    SHORES_DIAGONALLY,
    TREASURE_AT,
    TREASURES,
)
from robinsonade.games.forbidden_island.choices import (
    CAPTURE,
    FLY,
    GIVE,
    LEAVE_IT,
    MOVE,
    NAVIGATE,
    SHORE,
    SHORE_TOO,
    STOP,
    Capture,
    Fly,
    Give,
    Move,
    Navigate,
    ShoreUp,
    ShoreUpToo,
    Stop,
    offer,
)
from robinsonade.games.forbidden_island.events import (
    CAPTURED,
    FLOWN,
    GIVEN,
    MOVED,
    NAVIGATED,
    SHORED,
    STOPPED,
)
from robinsonade.games.forbidden_island.prompts import ACTIONS_PROMPT, SECOND_TILE_PROMPT
from robinsonade.games.forbidden_island.rules.movement import (
    fly_targets,
    move_targets,
    navigate_targets,
)
from robinsonade.games.forbidden_island.rules.special_cards import add_special_cards
from robinsonade.games.forbidden_island.steps.hand_limit import check_hand
from robinsonade.games.forbidden_island.steps.special_cards import Open
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.step import Prompt, Step


class Actions(Open):
    """FI-3.1, FI-3.4: the active player's actions, any mix; others may play Special cards (W1).

    FI-3.5, FI-3.6, FI-14.2: others may advise, but only the active player acts.
    FI-5.10: powers are offered to their owner only, and never forced.
    """

    __slots__ = ("left", "flights")

    def __init__(self, left: int, flights: int) -> None:
        self.left = left
        self.flights = flights  # FI-5.3: how often the Pilot may still fly this turn

    def advance(self, t: Island) -> bool:
        if self.left:
            return False
        t.done()
        return True

    def choices(self, t: Island) -> list[Choice]:
        seat = t.active
        found: list[Choice] = [STOP[seat]]
        offer(MOVE[seat], move_targets(t, seat), found)
        offer(SHORE[seat], shore_targets(t, seat), found)
        add_captures(t, seat, found)
        add_gifts(t, seat, found)
        if self.flights:
            offer(FLY[seat], fly_targets(t, seat), found)
        if NAVIGATES[t.roles[seat]]:
            add_navigations(t, seat, found)
        interrupters = t.interrupters()
        if interrupters:
            for other in range(t.seats):
                if has(interrupters, other):
                    add_special_cards(t, other, found)
        return found

    def take(self, t: Island, choice: Choice) -> None:
        seat = t.active
        if isinstance(choice, Move):
            start = t.pawn[seat]
            t.pawn[seat] = choice.to
            t.then(ACTIONS[self.left - 1][self.flights])
            t.emit(MOVED, seat, start, choice.to)
        elif isinstance(choice, ShoreUp):
            t.then(ACTIONS[self.left - 1][self.flights])
            shore(t, seat, choice.tile)
            if SHORES[t.roles[seat]] > 1:
                t.first(ShoreMore(SHORES[t.roles[seat]] - 1))
        elif isinstance(choice, Stop):  # FI-3.3
            t.done()
            t.emit(STOPPED, seat, self.left)
        elif isinstance(choice, Fly):
            start = t.pawn[seat]
            t.pawn[seat] = choice.to
            t.then(ACTIONS[self.left - 1][self.flights - 1])
            t.emit(FLOWN, seat, start, choice.to)
        elif isinstance(choice, Navigate):
            start = t.pawn[choice.who]
            t.pawn[choice.who] = choice.to
            t.then(ACTIONS[self.left - 1][self.flights])
            t.emit(NAVIGATED, seat, choice.who, start, choice.to)
        elif isinstance(choice, Give):
            t.then(ACTIONS[self.left - 1][self.flights])
            give(t, seat, choice.card, choice.who)
        elif isinstance(choice, Capture):
            t.then(ACTIONS[self.left - 1][self.flights])
            capture(t, seat, choice.treasure)

    def is_free(self, t: Island, choice: Choice) -> bool:
        """FI-3.1: as long as actions are left afterwards, no card is drawn."""
        return choice.interrupts or (self.left > 1 and not isinstance(choice, Stop))

    def prompt(self, t: Island) -> Prompt:
        return ASKED[t.active][self.left]


# Made once: what a player with so many actions is asked.
ASKED: Final = [
    [Prompt(ACTIONS_PROMPT, seat, left) for left in range(ACTIONS_PER_TURN + 1)]
    for seat in range(MOST_SEATS)
]

# The same, by what is left: actions, flights of the Pilot.
ACTIONS: Final = [
    [Actions(left, flights) for flights in range(max(FLIGHTS) + 1)]
    for left in range(ACTIONS_PER_TURN + 1)
]


class ShoreMore(Step):
    """FI-5.2, FI-14.3: the Engineer may turn another tile within the same action."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def advance(self, t: Island) -> bool:
        if self.left and shore_targets(t, t.active):
            return False
        t.done()
        return True

    def choices(self, t: Island) -> list[Choice]:
        seat = t.active
        found: list[Choice] = [LEAVE_IT[seat]]
        offer(SHORE_TOO[seat], shore_targets(t, seat), found)
        return found

    def take(self, t: Island, choice: Choice) -> None:
        if isinstance(choice, ShoreUpToo):
            shore(t, t.active, choice.tile)
            t.then(ShoreMore(self.left - 1))
        else:
            t.done()

    def prompt(self, t: Island) -> Prompt:
        return Prompt(SECOND_TILE_PROMPT, t.active)


def shore_targets(t: Island, seat: int) -> int:
    """FI-4.3, FI-5.1: flooded tiles under and beside the pawn."""
    here = t.pawn[seat]
    beside = t.around if SHORES_DIAGONALLY[t.roles[seat]] else t.near
    return (beside[here] | 1 << here) & t.flooded


def shore(t: Island, seat: int, tile: int) -> None:
    """FI-4.3, FI-4.4: the tile is dry again; its Flood card stays where it is."""
    t.flooded &= ~(1 << tile)
    t.emit(SHORED, seat, tile)


def add_gifts(t: Island, seat: int, found: list[Choice]) -> None:
    """FI-4.5 to FI-4.7: Treasure cards for others. FI-4.9: also of a treasure already captured."""
    others = receivers(t, seat)
    if not others:
        return
    for card in range(TREASURES):
        if t.holds(seat, card):
            gifts = GIVE[seat][card]
            for who in members(others):
                found.append(gifts[who])


def receivers(t: Island, seat: int) -> int:
    """FI-4.5, FI-5.9: who (a mask of seats) could be given a card: others on this tile (Messenger:
    anywhere)."""
    here = t.pawn[seat]
    anywhere = GIVES_ANYWHERE[t.roles[seat]]
    found = 0
    for who in range(t.seats):
        if who != seat and (anywhere or t.pawn[who] == here):
            found |= 1 << who
    return found


def give(t: Island, seat: int, card: int, who: int) -> None:
    """FI-4.5, FI-4.8: the card changes hands; the receiver's hand limit counts at once."""
    t.hands[seat * HELD + card] -= 1
    t.add_card(who, card)
    t.emit(GIVEN, seat, card, who)
    check_hand(t, who, card)


def add_captures(t: Island, seat: int, found: list[Choice]) -> None:
    """FI-4.10: the treasure of this tile."""
    treasure = capturable(t, seat)
    if treasure >= 0:
        found.append(CAPTURE[seat][treasure])


def capturable(t: Island, seat: int) -> int:
    """FI-4.10, FI-4.11: the uncaptured treasure of this tile, with four of its cards; -1: none."""
    treasure = TREASURE_AT[t.pawn[seat]]
    if treasure < 0 or has(t.captured, treasure):
        return -1
    return treasure if t.holds(seat, treasure) >= CARDS_TO_CAPTURE else -1


def capture(t: Island, seat: int, treasure: int) -> None:
    """FI-4.10: four cards for the figure."""
    for _ in range(CARDS_TO_CAPTURE):
        t.discard(seat, treasure)
    t.captured |= 1 << treasure
    t.emit(CAPTURED, seat, treasure)


def add_navigations(t: Island, seat: int, found: list[Choice]) -> None:
    """FI-5.6, FI-5.8: every other pawn and where it can be moved."""
    for who in range(t.seats):
        if who != seat:
            targets = navigate_targets(t, who, NAVIGATES[t.roles[seat]])
            offer(NAVIGATE[seat][who], targets, found)


STEPS: Final = (Actions, ShoreMore)
