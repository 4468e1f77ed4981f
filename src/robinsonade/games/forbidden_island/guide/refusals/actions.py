"""The actions of phase 1 (FI-4, FI-5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    CARD,
    CARDS_TO_CAPTURE,
    DIVES,
    FLIGHTS,
    NAVIGATES,
    SHORES,
    SHORES_DIAGONALLY,
    STEPS_DIAGONALLY,
    TILE,
    TREASURE_AT,
    TREASURE_TILES,
    TREASURES,
    WATERS_RISE,
)
from robinsonade.games.forbidden_island.choices import (
    CAPTURING,
    FLYING,
    GIVING,
    MOVING,
    NAVIGATING,
    SHORING,
    SHORING_TOO,
    Capture,
)
from robinsonade.games.forbidden_island.guide.refusals.moments import no_time_to_act, under_way
from robinsonade.games.forbidden_island.guide.refusals.reasons import (
    ALONE,
    CARDS_MISSING,
    DRY,
    ELSEWHERE,
    FLOWN_ALREADY,
    GUIDE_FAR,
    HERE,
    IS_CAPTURED,
    NO_DIVE,
    NO_TREASURE_CARDS,
    NOT_GIVEN,
    NOT_HELD,
    NOT_THERE,
    OWN_PAWN,
    POWER_OF,
    REACH_FAR,
    REACH_FAR_DIAGONALLY,
    SECOND_ONLY,
    STUCK,
    SUNKEN,
    TURN_OF,
    WALK_FAR,
    WALK_FAR_DIAGONALLY,
    YOURSELF,
)
from robinsonade.games.forbidden_island.rules.movement import (
    fly_targets,
    move_targets,
    navigate_targets,
)
from robinsonade.games.forbidden_island.steps.actions import (
    Actions,
    ShoreMore,
    capturable,
    receivers,
    shore_targets,
)
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import SEAT, Noun
from robinsonade.kernel.why import OVER, Refusal, Refuser


class MoveRefuser(Refuser):
    """FI-4.1, FI-4.2, FI-5.1, FI-5.4: where the own pawn cannot walk."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        too_late = no_time_to_act(t, seat)
        if too_late is not None:
            return too_late
        if has(move_targets(t, seat), thing):
            return None
        if has(t.sunk, thing):
            return Refusal(SUNKEN, thing)
        if t.pawn[seat] == thing:
            return Refusal(HERE)
        role = t.roles[seat]
        if DIVES[role]:
            return Refusal(NO_DIVE)
        return Refusal(WALK_FAR_DIAGONALLY if STEPS_DIAGONALLY[role] else WALK_FAR)


class FlyRefuser(Refuser):
    """FI-5.3: the Pilot's flight."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not FLIGHTS[t.roles[seat]]:
            return Refusal(POWER_OF, owner_of(FLIGHTS))
        too_late = no_time_to_act(t, seat)
        if too_late is not None:
            return too_late
        step = t.agenda[-1]
        if isinstance(step, Actions) and not step.flights:
            return Refusal(FLOWN_ALREADY)
        if has(fly_targets(t, seat), thing):
            return None
        return Refusal(SUNKEN, thing) if has(t.sunk, thing) else Refusal(HERE)


class NavigateRefuser(Refuser):
    """FI-5.6 to FI-5.8: which pawn the Navigator cannot move, and where to none."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        steps = NAVIGATES[t.roles[seat]]
        if not steps:
            return Refusal(POWER_OF, owner_of(NAVIGATES))
        too_late = no_time_to_act(t, seat)
        if too_late is not None:
            return too_late
        if noun.name == SEAT.name:
            if thing == seat:
                return Refusal(OWN_PAWN)
            return None if navigate_targets(t, thing, steps) else Refusal(STUCK, thing)
        for who in range(t.seats):
            if who != seat and has(navigate_targets(t, who, steps), thing):
                return None
        return Refusal(SUNKEN, thing) if has(t.sunk, thing) else Refusal(GUIDE_FAR, steps)


class ShoreRefuser(Refuser):
    """FI-4.3, FI-5.1: which tile cannot be shored up from here."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        too_late = no_time_to_act(t, seat)
        return too_late if too_late is not None else out_of_reach(t, seat, thing)


class ShoreTooRefuser(Refuser):
    """FI-5.2: the Engineer's second tile, within the same action."""

    __slots__ = ()

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if SHORES[t.roles[seat]] == 1:
            return Refusal(POWER_OF, owner_of(SHORES))
        if not t.agenda:
            return Refusal(OVER)
        if isinstance(t.agenda[-1], ShoreMore):
            return out_of_reach(t, seat, thing)
        if seat != t.active:
            return Refusal(TURN_OF, t.active)
        return under_way(t) or Refusal(SECOND_ONLY)


class GiveRefuser(Refuser):
    """FI-4.5 to FI-4.7, FI-5.9: which card cannot be given, and who can be given none."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return noun.name == CARD.name or super().is_about(noun, thing)

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        too_late = no_time_to_act(t, seat)
        if too_late is not None:
            return too_late
        if noun.name == CARD.name:
            if thing == WATERS_RISE or not t.holds(seat, thing):
                return Refusal(NOT_HELD, thing)
            if thing >= TREASURES:
                return Refusal(NOT_GIVEN)
            return None if receivers(t, seat) else Refusal(ALONE)
        if thing == seat:
            return Refusal(YOURSELF)
        if not has(receivers(t, seat), thing):
            return Refusal(ELSEWHERE, thing)
        given = any(t.holds(seat, card) > 0 for card in range(TREASURES))
        return None if given else Refusal(NO_TREASURE_CARDS)


class CaptureRefuser(Refuser):
    """FI-4.10, FI-4.11: why a treasure, its tile or its cards do not capture it."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        if noun.name == TILE.name:
            return TREASURE_AT[thing] >= 0
        if noun.name == CARD.name:
            return thing < TREASURES
        return super().is_about(noun, thing)

    def touches(self, t: Island, choice: Choice, noun: Noun, thing: int) -> bool:
        assert isinstance(choice, Capture)
        if noun.name == TILE.name:
            return t.pawn[choice.seat] == thing
        return choice.treasure == thing

    def refusal(self, t: Island, seat: int, noun: Noun, thing: int) -> Refusal | None:
        on_tile = noun.name == TILE.name
        treasure = TREASURE_AT[thing] if on_tile else thing
        if has(t.captured, treasure):
            return Refusal(IS_CAPTURED, treasure)
        too_late = no_time_to_act(t, seat)
        if too_late is not None:
            return too_late
        here = t.pawn[seat]
        if here != thing if on_tile else not has(TREASURE_TILES[treasure], here):
            return Refusal(NOT_THERE, treasure)
        if capturable(t, seat) == treasure:
            return None
        return Refusal(CARDS_MISSING, t.holds(seat, treasure), CARDS_TO_CAPTURE)


def out_of_reach(t: Island, seat: int, tile: int) -> Refusal | None:
    """FI-4.3, FI-5.1: why a tile cannot be shored up from where the pawn stands."""
    if seat != t.active:
        return Refusal(TURN_OF, t.active)
    if has(shore_targets(t, seat), tile):
        return None
    if has(t.sunk, tile):
        return Refusal(SUNKEN, tile)
    if not has(t.flooded, tile):
        return Refusal(DRY, tile)
    diagonally = SHORES_DIAGONALLY[t.roles[seat]]
    return Refusal(REACH_FAR_DIAGONALLY if diagonally else REACH_FAR)


def owner_of(power: list[int]) -> int:
    """FI-5.10: the role that has most of a power."""
    return power.index(max(power))


REFUSERS: Final[list[Refuser]] = [
    MoveRefuser(MOVING),
    FlyRefuser(FLYING),
    NavigateRefuser(NAVIGATING),
    ShoreRefuser(SHORING),
    ShoreTooRefuser(SHORING_TOO),
    GiveRefuser(GIVING),
    CaptureRefuser(CAPTURING),
]
