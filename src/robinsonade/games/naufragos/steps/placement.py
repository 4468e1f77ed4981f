"""Placing pawns (NAU-8.2 to NAU-8.9, NAU-8.13).

The white pawn comes before them: actions.py (NAU-8.1).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    CAMP,
    EXPLORATION,
    NOBODY,
    REST,
    SALVAGE,
    SLOT_AT,
    SPACE_AT,
    SPACE_COST,
    SPACES,
)
from robinsonade.games.naufragos.choices import CAMP_AT, CAMPING, PLACE, PLACING, REST_AT, Act
from robinsonade.games.naufragos.events import PAWN_CAMP, PAWN_KEPT, PAWN_PLACED, PAWN_REST
from robinsonade.games.naufragos.prompts import PLACE_PROMPT
from robinsonade.games.naufragos.rules.camp_board import PREPARING, slot_of
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.people import pay, purse
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.steps.camp.camp_cards import has_effect
from robinsonade.games.naufragos.table.fields import FREE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import everyone, has, members
from robinsonade.kernel.step import Prompt, Step

WITH_SPACES: Final = everyone(REST)  # the actions with spaces in line


def free_space(t: Castaways, action: int) -> int:
    """NAU-8.4: the leftmost free space of an action, or -1."""
    first = SPACE_AT[action]
    pawns = t.pawns
    for space in range(first, first + SPACES[action]):
        if pawns[space] == NOBODY:
            return space
    return -1


def space_cost(t: Castaways, seat: int, action: int, space: int) -> int:
    """NAU-8.3, NAU-8.9: what the space costs now; "?" is paid later."""
    if action == EXPLORATION and has(t.prepared, seat):
        return 0
    return max(0, SPACE_COST[action][space - SPACE_AT[action]])


def add_spaces(t: Castaways, seat: int, did: int, found: list[Choice]) -> None:
    """NAU-8.3 to NAU-8.6: actions with spaces in line that can be paid and were not done yet."""
    have = purse(t, seat)
    for action in members(WITH_SPACES & ~did):
        if t.blocked[action] >= t.turn:
            continue
        if action == SALVAGE and not t.salvage:
            continue
        space = free_space(t, action)
        if space >= 0 and space_cost(t, seat, action, space) <= have:
            found.append(PLACE[seat][action])


def add_rests(t: Castaways, seat: int, found: list[Choice]) -> None:
    """NAU-8.4: any free Rest space, that is the moment of resting."""
    if t.blocked[REST] >= t.turn:
        return
    for number in range(SPACES[REST]):
        if t.pawns[SPACE_AT[REST] + number] == NOBODY:
            found.append(REST_AT[seat][number + 1])


def add_camp_cards(t: Castaways, seat: int, found: list[Choice]) -> None:
    """NAU-8.7, NAU-8.13: camp cards without a pawn whose text could be carried out now."""
    if t.blocked[CAMP] >= t.turn:
        return
    for slot in range(len(t.camp)):
        card = t.camp[slot]
        if card == FREE or t.pawns[SLOT_AT + slot] != NOBODY:
            continue
        if has_effect(t, seat, card):
            found.append(CAMP_AT[seat][card])


def put_pawn(t: Castaways, seat: int, choice: Act, pawn: int) -> int:
    """Put a pawn down and pay for the space; returns the space."""
    if choice.kind is PLACING:
        action = choice.what
        space = free_space(t, action)
        pay(t, seat, space_cost(t, seat, action, space))
        if action == EXPLORATION and has(t.prepared, seat):
            t.ready |= 1 << seat
        t.prepared &= ~(1 << seat)
        t.emit(PAWN_PLACED, seat, action)
    elif choice.kind is CAMPING:
        action = CAMP
        space = SLOT_AT + slot_of(t, choice.what)
        t.prepared &= ~(1 << seat)
        t.emit(PAWN_CAMP, seat, choice.what)
    else:
        action = REST
        space = SPACE_AT[REST] + choice.what - 1
        t.prepared &= ~(1 << seat)
        t.emit(PAWN_REST, seat, choice.what)
    t.pawns[space] = pawn
    return space


class Place(Attentive):
    """NAU-8.2, NAU-8.5: one pawn of one castaway, on an action it has not done this turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        if has(t.alive & ~t.lost, self.seat):
            return False
        t.done()
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.seat
        did = t.did[seat]
        found: list[Choice] = [PASS[seat]]
        add_spaces(t, seat, did, found)
        if not has(did, REST):
            add_rests(t, seat, found)
        if not has(did, CAMP):
            add_camp_cards(t, seat, found)
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        t.done()
        seat = self.seat
        if not isinstance(choice, Act):
            t.emit(PAWN_KEPT, seat)
            return
        put_pawn(t, seat, choice, seat)
        if choice.kind is PLACING:
            t.did[seat] |= 1 << choice.what
        elif choice.kind is CAMPING:
            t.did[seat] |= 1 << CAMP
            if choice.what == PREPARING:  # NAU-8.9: it counts for the next pawn already
                t.prepared |= 1 << seat
                t.promised |= 1 << seat
        else:
            t.did[seat] |= 1 << REST

    def prompt(self, t: Castaways) -> Prompt:
        later = sum([isinstance(step, PlacementRound) for step in t.agenda])
        return Prompt(PLACE_PROMPT, self.seat, 1 + later)


class PlacementRound(Step):
    """NAU-8.2: from the starting player clockwise, one pawn each."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.then_all([Place(seat) for seat in in_order(t, t.alive & ~t.lost)])
        return True


PLACEMENT_ROUND: Final = PlacementRound()


STEPS: Final = (
    Place,
    PlacementRound,
)
