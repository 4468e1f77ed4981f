"""Pawns on actions and camp cards (NAU-8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    ACTION,
    CAMP,
    EXPLORATION,
    NOBODY,
    REST,
    SALVAGE,
    SLOT_AT,
)
from robinsonade.games.naufragos.choices import CAMPING, PLACING, RESTING
from robinsonade.games.naufragos.guide.refusals.reasons import (
    BLOCKED,
    CONDITION,
    COST_MISSING,
    DONE_ALREADY,
    ENERGY_MISSING,
    NO_CAMP_CARD,
    NO_SPACE,
    NOT_IN_CAMP,
    OCCUPIED,
    PAWNS_LATER,
    STORMY,
    WHITE_PAWN_ONLY,
    WRECK_EMPTY,
)
from robinsonade.games.naufragos.rules.camp_board import FISHING, slot_of
from robinsonade.games.naufragos.rules.people import purse
from robinsonade.games.naufragos.steps.actions import WhitePawn
from robinsonade.games.naufragos.steps.camp.camp_cards import condition_holds
from robinsonade.games.naufragos.steps.camp.fishing import may_fish
from robinsonade.games.naufragos.steps.placement import Place, free_space, space_cost
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.why import Refusal, Refuser


class PlaceRefuser(Refuser):
    """NAU-8.2 to NAU-8.6: why no pawn goes onto an action with spaces in line."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1]
        if isinstance(step, WhitePawn) and (t.seats > 1 or thing == EXPLORATION):
            return Refusal(WHITE_PAWN_ONLY)
        too_late = no_pawn_for(t, seat, thing)
        if too_late is not None or seat not in t.waiting():
            return too_late
        if thing == SALVAGE and not t.salvage:
            return Refusal(WRECK_EMPTY)
        space = free_space(t, thing)
        if space < 0:
            return Refusal(NO_SPACE, thing)
        return Refusal(ENERGY_MISSING, space_cost(t, seat, thing, space), purse(t, seat))


class RestRefuser(Refuser):
    """NAU-8.4, NAU-8.5: why nobody rests now."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return noun.name == ACTION.name and thing == REST

    def touches(self, t: Castaways, choice: Choice, noun: Noun, thing: int) -> bool:
        return True

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if isinstance(t.agenda[-1], WhitePawn) and t.seats > 1:
            return Refusal(WHITE_PAWN_ONLY)
        too_late = no_pawn_for(t, seat, REST)
        if too_late is not None or seat not in t.waiting():
            return too_late
        return Refusal(NO_SPACE, REST)


class CampRefuser(Refuser):
    """NAU-8.1, NAU-8.7, NAU-8.13, NAU-9.10: why no pawn goes onto a camp card."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        if noun.name == ACTION.name:
            return thing == CAMP
        return super().is_about(noun, thing)

    def touches(self, t: Castaways, choice: Choice, noun: Noun, thing: int) -> bool:
        return noun.name == ACTION.name or super().touches(t, choice, noun, thing)

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        on_card = noun.name != ACTION.name
        if on_card and slot_of(t, thing) < 0:
            return Refusal(NOT_IN_CAMP)
        too_late = no_pawn_for(t, seat, CAMP)
        if too_late is not None or seat not in t.waiting():
            return too_late
        if not on_card:
            return Refusal(NO_CAMP_CARD)
        if t.pawns[SLOT_AT + slot_of(t, thing)] != NOBODY:
            return Refusal(OCCUPIED)
        if thing == FISHING and not may_fish(t):
            return Refusal(STORMY)
        return Refusal(COST_MISSING if condition_holds(t, seat, thing) else CONDITION)


def no_pawn_for(t: Castaways, seat: int, action: int) -> Refusal | None:
    """NAU-8.2, NAU-8.5: why this seat has no pawn for an action at all."""
    step = t.agenda[-1]
    if not isinstance(step, (Place, WhitePawn)):
        return Refusal(PAWNS_LATER)
    if isinstance(step, Place) and step.seat == seat and has(t.did[seat], action):
        return Refusal(DONE_ALREADY, action)
    return Refusal(BLOCKED, action) if t.blocked[action] >= t.turn else None


REFUSERS: Final[list[Refuser]] = [
    PlaceRefuser(PLACING),
    RestRefuser(RESTING),
    CampRefuser(CAMPING),
]
