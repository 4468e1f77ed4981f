"""Constructions and explorations (NAU-9.17, NAU-9.25, NAU-10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import RAFT, SHELTERS
from robinsonade.games.naufragos.choices import EXPLORING, PROPOSING, VISITING
from robinsonade.games.naufragos.guide.refusals.reasons import (
    BUILD_LATER,
    DECK_EMPTY,
    EXPLORE_LATER,
    IS_BUILT,
    NOT_PENDING,
    PILE_LOCKED,
    RAFT_UNKNOWN,
    SECTOR_FAR,
    SHELTER_ORDER,
    WOOD_MISSING,
)
from robinsonade.games.naufragos.rules.decks import deck_of
from robinsonade.games.naufragos.steps.camp.building import Propose, wood_needed
from robinsonade.games.naufragos.steps.exploration.exploring import Round
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.why import Refusal, Refuser


class ProposeRefuser(Refuser):
    """NAU-10.1 to NAU-10.5: why something cannot be built now."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        if has(t.built, thing):
            return Refusal(IS_BUILT, thing)
        if 0 < thing < SHELTERS and not has(t.built, thing - 1):
            return Refusal(SHELTER_ORDER, thing - 1)
        if thing == RAFT and not t.raft_known:
            return Refusal(RAFT_UNKNOWN)
        if t.wood < wood_needed(thing):
            return Refusal(WOOD_MISSING, wood_needed(thing), t.wood)
        return None if isinstance(t.agenda[-1], Propose) else Refusal(BUILD_LATER)


class ExploreRefuser(Refuser):
    """NAU-9.17, NAU-9.26: why a deck cannot be explored."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1]
        if not isinstance(step, Round):
            return Refusal(EXPLORE_LATER)
        if seat != t.explorer:
            return None
        if step.is_locked(t):
            return Refusal(PILE_LOCKED)
        return Refusal(DECK_EMPTY if not deck_of(t, thing).cards else SECTOR_FAR)


class VisitRefuser(Refuser):
    """NAU-9.25, NAU-9.26: why a pending exploration cannot be chosen."""

    __slots__ = ()

    def because(self, t: Castaways, seat: int, noun: Noun, thing: int) -> Refusal | None:
        step = t.agenda[-1]
        if thing not in t.pending:
            return Refusal(NOT_PENDING)
        if not isinstance(step, Round):
            return Refusal(EXPLORE_LATER)
        locked = seat == t.explorer and step.is_locked(t)
        return Refusal(PILE_LOCKED) if locked else None


REFUSERS: Final[list[Refuser]] = [
    ProposeRefuser(PROPOSING),
    ExploreRefuser(EXPLORING),
    VisitRefuser(VISITING),
]
