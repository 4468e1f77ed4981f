"""Special cards, the hand limit, and pawns in the water (FI-7, FI-8, FI-9, FI-11)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    ALL_TREASURES,
    CARD,
    HELD,
    LANDING,
    LIFT,
    SANDBAGS,
    SWIMS_DIAGONALLY,
    SWIMS_FAR,
    TILE,
)
from robinsonade.games.forbidden_island.choices import (
    BOARDING,
    DISCARDING,
    ESCAPING,
    LANDING_AT,
    LIFTING,
    SANDBAGGING,
    SWIMMING,
)
from robinsonade.games.forbidden_island.guide.refusals.moments import no_time_for_card
from robinsonade.games.forbidden_island.guide.refusals.reasons import (
    ABOARD,
    DRY,
    FLIGHT_FIRST,
    FLIGHT_STARTS,
    HAND_FIRST,
    LIFTS_FIRST,
    NO_FLIGHT,
    NO_OTHER_TILE,
    NONE_FLOODED,
    NOT_AT_START,
    NOT_HELD,
    NOT_IN_WATER,
    NOT_LANDED,
    NOT_WET,
    PASSED,
    SUNKEN,
    SWIM_FAR,
    SWIM_FAR_DIAGONALLY,
    SWIM_NEAREST,
    TREASURES_MISSING,
    WITHIN_LIMIT,
)
from robinsonade.games.forbidden_island.rules.movement import swim_targets
from robinsonade.games.forbidden_island.steps.hand_limit import HandLimit
from robinsonade.games.forbidden_island.steps.special_cards import Boarding
from robinsonade.games.forbidden_island.steps.swimming import LeaveWater
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.step import Step
from robinsonade.kernel.why import OVER, Refusal, Refuser


class SandbagsRefuser(Refuser):
    """FI-7.2, FI-7.5: which tile cannot be saved, and why the card cannot be played."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return noun.name == TILE.name or is_card(noun, thing, SANDBAGS)

    def touches(self, t: Island, choice: Choice, noun: Noun, thing: int) -> bool:
        return noun.name == CARD.name or super().touches(t, choice, noun, thing)

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not t.holds(seat, SANDBAGS):
            return Refusal(NOT_HELD, SANDBAGS)
        too_late = no_time_for_card(t, seat)
        if too_late is not None:
            return too_late
        if noun.name == CARD.name:
            return None if t.flooded else Refusal(NONE_FLOODED)
        if has(t.flooded, thing):
            return None
        return Refusal(SUNKEN if has(t.sunk, thing) else DRY, thing)


class LiftRefuser(Refuser):
    """FI-7.3, FI-7.5, FI-9.10: who cannot be picked up."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return is_card(noun, thing, LIFT) or super().is_about(noun, thing)

    def touches(self, t: Island, choice: Choice, noun: Noun, thing: int) -> bool:
        return noun.name == CARD.name or super().touches(t, choice, noun, thing)

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not t.holds(seat, LIFT):
            return Refusal(NOT_HELD, LIFT)
        on_card = noun.name == CARD.name
        step = t.agenda[-1] if t.agenda else None
        if isinstance(step, LeaveWater):
            if has(step.passed, seat):
                return Refusal(PASSED)
            wet = on_card or t.pawn[thing] == step.space
            return None if wet else Refusal(NOT_WET, thing)
        too_late = no_time_for_card(t, seat)
        if too_late is not None:
            return too_late
        whom = range(t.seats) if on_card else range(thing, thing + 1)
        return None if any(t.can_lift(who) for who in whom) else Refusal(NO_OTHER_TILE)


class EscapeRefuser(Refuser):
    """FI-11.1, FI-11.3: why nobody can fly off yet."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return is_card(noun, thing, LIFT) or (noun.name == TILE.name and thing == LANDING)

    def touches(self, t: Island, choice: Choice, noun: Noun, thing: int) -> bool:
        return True

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not t.holds(seat, LIFT):
            return Refusal(NOT_HELD, LIFT)
        too_late = no_time_for_card(t, seat)
        if too_late is not None:
            return too_late
        if t.can_escape():
            return None
        left = (ALL_TREASURES & ~t.captured).bit_count()
        if left:
            return Refusal(TREASURES_MISSING, left)
        away = [who for who in range(t.seats) if t.pawn[who] != LANDING]
        return Refusal(NOT_LANDED, mask_of(away))


def no_flight(step: Step | None) -> Refusal:
    """FI-7.3: nobody is flying, or somebody else decides about the flight."""
    return Refusal(FLIGHT_FIRST, step.seat) if isinstance(step, Boarding) else Refusal(NO_FLIGHT)


class BoardRefuser(Refuser):
    """FI-7.3, FI-7.4: who cannot join the flight."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1] if t.agenda else None
        if not isinstance(step, Boarding) or step.seat != seat:
            return no_flight(step)
        if has(step.group, thing):
            return Refusal(ABOARD, thing)
        return None if t.pawn[thing] == step.start(t) else Refusal(NOT_AT_START, thing)


class LandRefuser(Refuser):
    """FI-7.3: where the helicopter cannot land."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1] if t.agenda else None
        if not isinstance(step, Boarding) or step.seat != seat:
            return no_flight(step)
        if has(step.landings(t), thing):
            return None
        return Refusal(SUNKEN if has(t.sunk, thing) else FLIGHT_STARTS, thing)


class DiscardRefuser(Refuser):
    """FI-7.5, FI-8.2: cards are discarded over the limit only."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1] if t.agenda else None
        if not isinstance(step, HandLimit):
            return Refusal(WITHIN_LIMIT)
        if step.seat != seat:
            return Refusal(HAND_FIRST, step.seat)
        held = thing < HELD and t.holds(seat, thing) > 0
        return None if held else Refusal(NOT_HELD, thing)


class SwimRefuser(Refuser):
    """FI-9.7 to FI-9.11, FI-9.15: where a pawn in the water cannot go."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not t.agenda:
            return Refusal(OVER)
        step = t.agenda[-1]
        if not isinstance(step, LeaveWater) or t.pawn[seat] != step.space:
            return Refusal(NOT_IN_WATER)
        if step.holders(t):
            return Refusal(LIFTS_FIRST, step.holders(t))
        if has(swim_targets(t, seat), thing):
            return None
        if has(t.sunk, thing):
            return Refusal(SUNKEN, thing)
        role = t.roles[seat]
        if SWIMS_FAR[role]:
            return Refusal(SWIM_NEAREST)
        return Refusal(SWIM_FAR_DIAGONALLY if SWIMS_DIAGONALLY[role] else SWIM_FAR)


def is_card(noun: Noun, thing: int, card: int) -> bool:
    return noun.name == CARD.name and thing == card


REFUSERS: Final[list[Refuser]] = [
    SandbagsRefuser(SANDBAGGING),
    LiftRefuser(LIFTING),
    EscapeRefuser(ESCAPING),
    BoardRefuser(BOARDING),
    LandRefuser(LANDING_AT),
    DiscardRefuser(DISCARDING),
    SwimRefuser(SWIMMING),
]
