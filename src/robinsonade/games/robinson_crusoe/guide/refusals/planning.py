"""Planning: why no pawn can open an action (RC-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.box.characters import FRIDAY
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION,
    BUILD,
    EXPLORE,
    GATHER,
    HUNT,
    THREAT,
)
from robinsonade.games.robinson_crusoe.box.inventions import (
    CROSS,
    INVENTION,
    MULTIPLE,
    NEEDS_ITEMS,
    NEEDS_TERRAIN,
    OWNER_OF,
    PRECONDITION,
    TRAP,
)
from robinsonade.games.robinson_crusoe.box.island import SOURCES, SPACE
from robinsonade.games.robinson_crusoe.box.spots import (
    BUILD_OF,
    CROSS_AT,
    EXPLORE_AT,
    HUNTING,
    LEFT,
    ON_BEAST,
    ON_INVENTION,
    ON_PALISADE,
    ON_ROOF,
    ON_SHELTER,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
    RIGHT,
    SHELTER_AT,
    SOURCE_AT,
    SPOT,
    SPOTS,
    TRAP_AT,
    Spot,
)
from robinsonade.games.robinson_crusoe.choices import PLANNING, SENDING, Plan
from robinsonade.games.robinson_crusoe.guide.refusals.reasons import (
    CAMP_TILE,
    CANNOT_PAY,
    CONDITION,
    EXPLORED,
    HAS_SHELTER,
    IS_BUILT,
    ITEMS_LOCKED,
    ITEMS_MISSING,
    NO_BEASTS,
    NO_SHELTER,
    NO_SOURCE,
    NO_THREAT,
    NO_TILES,
    NOT_EXPLORED,
    NOT_FRIDAY,
    NOT_HERE,
    ONLY_OWNER,
    ONLY_SOME,
    OUT_OF_REACH,
    PLAN_LATER,
    PLANNED_ALREADY,
    TERRAIN_MISSING,
    THREAT_NEEDS,
    TOO_FEW_PAWNS,
)
from robinsonade.games.robinson_crusoe.rules.planning.costs import payments_for
from robinsonade.games.robinson_crusoe.rules.planning.draft import Draft
from robinsonade.games.robinson_crusoe.rules.planning.open_spots import (
    condition_met,
    gatherable,
    open_spots,
    threat_met,
)
from robinsonade.games.robinson_crusoe.steps.planning import Planning
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.why import Refusal, Refuser

# Of the spots of these sorts everything that they need is known here.
UNDERSTOOD: Final = (
    ON_BEAST,
    ON_INVENTION,
    ON_PALISADE,
    ON_ROOF,
    ON_SHELTER,
    ON_SOURCE,
    ON_SPACE,
    ON_THREAT,
)


class PlanRefuser(Refuser):
    """RC-7.1 to RC-7.13: of an action, or of the space, invention or threat that it is about."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        name = noun.name
        if name in (SPACE.name, CARD.name, ACTION.name, INVENTION.name):
            return True
        return name == SPOT.name and super().is_about(noun, thing)

    def touches(self, t: Camp, choice: Choice, noun: Noun, thing: int) -> bool:
        assert isinstance(choice, Plan)
        spot = SPOTS[choice.spot]
        if noun.name == SPACE.name:
            return spot.space == thing
        if noun.name == INVENTION.name:
            return spot.invention == thing
        if noun.name == ACTION.name:
            return spot.action == thing
        if noun.name == CARD.name:
            return choice.spot == threat_spot(t, thing)
        return choice.spot == thing

    def because(self, t: Camp, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1]
        if noun.name == CARD.name and threat_spot(t, thing) < 0:
            return Refusal(NO_THREAT)
        if not isinstance(step, Planning):
            return Refusal(PLAN_LATER)
        planner = step.planner(t)
        if (self.kind is SENDING) != (planner < 0):
            return Refusal(NOT_FRIDAY) if self.kind is SENDING else None
        if seat != (planner if planner >= 0 else t.active):
            return None
        who = t.cast[planner] if planner >= 0 else FRIDAY
        if noun.name == ACTION.name:
            return none_of_kind(t, who, thing)
        return not_open(t, who, spot_for(t, noun, thing))


def threat_spot(t: Camp, card: int) -> int:
    """RC-8.2: the spot of a card that lies there as a threat; -1: it does not."""
    if card == t.left:
        return LEFT
    return RIGHT if card == t.right else -1


def spot_for(t: Camp, noun: Noun, thing: int) -> int:
    """The spot that somebody has in mind who points at a thing."""
    if noun.name == CARD.name:
        return threat_spot(t, thing)
    if noun.name == INVENTION.name:
        if thing in (CROSS, TRAP):
            return (CROSS_AT if thing == CROSS else TRAP_AT)[t.camp]
        return BUILD_OF[thing]
    if noun.name == SPACE.name:
        if t.tile_at[thing] < 0:
            return EXPLORE_AT[thing]
        open_ = [source for source in range(SOURCES) if gatherable(t, thing, source)]
        return SOURCE_AT[thing][open_[0] if open_ else 0]
    return thing


def none_of_kind(t: Camp, who: int, action: int) -> Refusal:
    """RC-7.2: why there is no action of a kind at all."""
    if t.only[who] and not has(t.only[who], action):
        return Refusal(ONLY_SOME, action)
    if action == THREAT:
        return Refusal(NO_THREAT if t.left < 0 and t.right < 0 else THREAT_NEEDS)
    if action == BUILD:
        return Refusal(CANNOT_PAY)
    if action == HUNT:
        return not_open(t, who, HUNTING) or Refusal(TOO_FEW_PAWNS)
    if action == GATHER and not any(
        gatherable(t, space, source)
        for space in members(t.known() & ~(1 << t.camp))
        for source in range(SOURCES)
    ):
        return Refusal(NO_SOURCE)
    if action == EXPLORE and not t.tiles.cards:
        return Refusal(NO_TILES)
    return Refusal(TOO_FEW_PAWNS)


def not_open(t: Camp, who: int, number: int) -> Refusal | None:
    """RC-7.2, RC-7.8 to RC-7.13: why this actor cannot open a spot now."""
    spot = SPOTS[number]
    if t.only[who] and not has(t.only[who], spot.action):
        return Refusal(ONLY_SOME, spot.action)
    if number in open_spots(t, who):
        return None if payments_for(t, number, who) else Refusal(CANNOT_PAY)
    draft = Draft(t)
    found = not_there(t, draft, spot, number) or not_met(t, spot, number, who)
    if found is not None:
        return found
    if draft.has(number):
        return Refusal(PLANNED_ALREADY)
    return Refusal(TOO_FEW_PAWNS) if spot.sort in UNDERSTOOD else None


def not_there(t: Camp, draft: Draft, spot: Spot, number: int) -> Refusal | None:
    """RC-7.5, RC-7.11, RC-7.13, RC-8.14: why there is nothing to do in that place."""
    if spot.sort == ON_BEAST:
        return Refusal(NO_BEASTS) if draft.hunts >= len(t.hunt.cards) else None
    if spot.sort == ON_SPACE:
        if t.tile_at[spot.space] >= 0:
            return Refusal(EXPLORED)
        if has(t.closed, spot.space) or t.distance(spot.space) <= 0:
            return Refusal(OUT_OF_REACH)
        full = draft.tiles >= len(t.tiles.cards) and not draft.has(number)
        return Refusal(NO_TILES) if full else None
    if spot.sort == ON_SOURCE or spot.sort == ON_SHELTER:
        if t.tile_at[spot.space] < 0:
            return Refusal(NOT_EXPLORED)
        if has(t.closed, spot.space) or t.distance(spot.space) < 0:
            return Refusal(OUT_OF_REACH)
    if spot.sort == ON_SOURCE:
        if spot.space == t.camp:
            return Refusal(CAMP_TILE)
        return None if gatherable(t, spot.space, spot.source) else Refusal(NO_SOURCE)
    if spot.sort == ON_SHELTER:
        if t.shelter:
            return Refusal(HAS_SHELTER)
        return Refusal(PLANNED_ALREADY) if any(draft.has(one) for one in SHELTER_AT) else None
    if spot.sort == ON_ROOF or spot.sort == ON_PALISADE:
        return None if t.sheltered() else Refusal(NO_SHELTER)
    return None


def not_met(t: Camp, spot: Spot, number: int, who: int) -> Refusal | None:
    """RC-7.8, RC-3.10, RC-8.2: what is missing for an invention or against a threat."""
    if spot.sort == ON_THREAT:
        if (t.right if spot.side else t.left) < 0:
            return Refusal(NO_THREAT)
        return None if threat_met(t, spot, who) else Refusal(THREAT_NEEDS)
    own = spot.invention
    if own < 0:
        return None
    if has(t.items, own) and not MULTIPLE[own]:
        return Refusal(IS_BUILT)
    if not has(t.on_board | t.on_sheet, own) and own not in t.sheet().inventions:
        return Refusal(NOT_HERE)
    if not t.has_all(NEEDS_ITEMS[own]):
        missing = NEEDS_ITEMS[own] & ~t.items
        return Refusal(ITEMS_MISSING, missing) if missing else Refusal(ITEMS_LOCKED)
    if not t.terrain_known(NEEDS_TERRAIN[own]):
        return Refusal(TERRAIN_MISSING, NEEDS_TERRAIN[own] & ~t.terrains)
    owner = OWNER_OF[own]
    if owner >= 0 and owner != who and t.seat_of[owner] >= 0:
        return Refusal(ONLY_OWNER, owner)
    if PRECONDITION[own] and not condition_met(t, PRECONDITION[own]):
        return Refusal(CONDITION)
    return None


REFUSERS: Final[list[Refuser]] = [PlanRefuser(PLANNING), PlanRefuser(SENDING)]
