"""A player's turn: the X marker, dice, explorers on zones (PAP-4.6, PAP-5)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import CATASTROPHE, FACE
from robinsonade.games.papua.choices import (
    FORBIDDING,
    LOWERING,
    PLACING,
    RAISING,
    REROLLING,
    TAKING_FROM,
)
from robinsonade.games.papua.guide.refusals.reasons import (
    ALL_MARKED,
    CATASTROPHE_STAYS,
    DICE_LATER,
    FORBID_LATER,
    FORBIDDEN_BEFORE,
    LAST_FORBIDS,
    NO_SUCH_DIE,
    NONE_THERE,
    NOT_ROLLED,
    NOTHING_LOST,
    PLACE_LATER,
    TURN_OF,
    ZONE_FORBIDDEN,
)
from robinsonade.games.papua.steps.coins_for_dice import CoinsForDice
from robinsonade.games.papua.steps.lost_explorers import LoseFromBoard
from robinsonade.games.papua.steps.placing import PlaceExplorers
from robinsonade.games.papua.steps.start_phase import ForbidZone, seat_with_x
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.why import Refusal, Refuser


class PlaceRefuser(Refuser):
    """PAP-5.5, PAP-5.6: to which zone no die of this roll leads, and which die there is not."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return noun.name == FACE.name or super().is_about(noun, thing)

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        on_die = noun.name == FACE.name
        if on_die and thing == CATASTROPHE:
            return Refusal(CATASTROPHE_STAYS)
        if not on_die and thing == t.forbidden and not isinstance(t.agenda[-1], ForbidZone):
            return Refusal(ZONE_FORBIDDEN)
        if not isinstance(t.agenda[-1], PlaceExplorers):
            return Refusal(PLACE_LATER)
        if seat != t.active:
            return Refusal(TURN_OF, t.active)
        if on_die:
            return Refusal(ALL_MARKED if t.dice[thing] else NOT_ROLLED)
        if thing in t.zone_of:
            return Refusal(NO_SUCH_DIE, t.zone_of.index(thing))
        return Refusal(ALL_MARKED)


class ForbidRefuser(Refuser):
    """PAP-4.6: who puts the X marker, and where it cannot lie again."""

    __slots__ = ()

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if not isinstance(t.agenda[-1], ForbidZone):
            return Refusal(FORBID_LATER)
        if seat != seat_with_x(t):
            return Refusal(LAST_FORBIDS, seat_with_x(t))
        return Refusal(FORBIDDEN_BEFORE)


class TakeFromRefuser(Refuser):
    """PAP-3.9: explorers that are lost come from where there are some."""

    __slots__ = ()

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1]
        mine = isinstance(step, LoseFromBoard) and step.seat == seat
        return Refusal(NONE_THERE if mine else NOTHING_LOST)


class DieRefuser(Refuser):
    """PAP-5.4: why a die cannot be rerolled or changed."""

    __slots__ = ()

    def is_about(self, noun: Noun, thing: int) -> bool:
        return noun.name == FACE.name

    def because(self, t: Papua, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if thing == CATASTROPHE:
            return Refusal(CATASTROPHE_STAYS)
        if not isinstance(t.agenda[-1], CoinsForDice):
            return Refusal(DICE_LATER)
        if seat != t.active:
            return Refusal(TURN_OF, t.active)
        return None if t.dice[thing] else Refusal(NOT_ROLLED)


REFUSERS: Final[list[Refuser]] = [
    PlaceRefuser(PLACING),
    ForbidRefuser(FORBIDDING),
    TakeFromRefuser(TAKING_FROM),
    DieRefuser(REROLLING),
    DieRefuser(RAISING),
    DieRefuser(LOWERING),
]
