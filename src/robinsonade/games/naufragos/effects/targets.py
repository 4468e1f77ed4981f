"""Whom an effect means (NAU-9.19): `who`, `by`, `to`, `among` of the vocabulary."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.rules.order import in_order, marching
from robinsonade.games.naufragos.rules.places import at_camp, company, everybody_lost
from robinsonade.games.naufragos.table.fields import EVENT_PHASE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has, mask_of

WHO: Final = (
    "self",
    "explorers",
    "other_explorers",
    "at_camp",
    "players",
    "lost",
    "starting_player",
    "all_not_lost",
    "loser",
    "winner",
    "chosen_explorer",
    "chosen_player",
    "chosen_other",
)
SELF: Final = 0
EXPLORERS: Final = 1
OTHER_EXPLORERS: Final = 2
AT_CAMP: Final = 3
PLAYERS: Final = 4
LOST: Final = 5
STARTING_PLAYER: Final = 6
ALL_NOT_LOST: Final = 7
LOSER: Final = 8
WINNER: Final = 9
CHOSEN_EXPLORER: Final = 10
CHOSEN_PLAYER: Final = 11
CHOSEN_OTHER: Final = 12
CHOSEN: Final = 13  # whoever was chosen before
HOLDER: Final = 14  # of an item
STORAGE: Final = 15


def resolve(t: Castaways, run: Run, who: int) -> tuple[int, ...]:
    """The living castaways that are meant, in the order of NAU-4.14."""
    if who == SELF:
        return living(t, run.me)
    if who == EXPLORERS:
        return marching(t, t.party)
    if who == OTHER_EXPLORERS:
        return tuple([seat for seat in marching(t, t.party) if seat != run.me])
    if who == STARTING_PLAYER:
        return () if has(t.lost, t.active) else living(t, t.active)
    if who == CHOSEN:
        return living(t, run.chosen)
    if who == WINNER:
        return living(t, run.me if run.won == 1 else run.chosen)
    if who == LOSER:
        return living(t, run.chosen if run.won == 1 else run.me)
    if t.phase == EVENT_PHASE and everybody_lost(t):
        return ()  # NAU-7.8
    return in_order(t, group(t, who))


def side_of(t: Castaways, run: Run, who: int) -> int:
    """The living castaways that are meant, as a bit mask."""
    return mask_of(resolve(t, run, who))


def living(t: Castaways, seat: int) -> tuple[int, ...]:
    return (seat,) if seat >= 0 and has(t.alive, seat) else ()


def group(t: Castaways, who: int) -> int:
    """A group that does not depend on the card, as a bit mask."""
    if who == EXPLORERS:
        return t.party
    if who == AT_CAMP:
        return at_camp(t)
    if who == LOST:
        return t.lost
    if who == ALL_NOT_LOST:
        return t.alive & ~t.lost
    return t.alive


def candidates(t: Castaways, me: int, who: int) -> int:
    """Whom `self` may choose from, as a bit mask."""
    if me < 0 or not has(t.alive, me):
        return 0
    if who == CHOSEN_EXPLORER:
        return t.party
    if who == CHOSEN_PLAYER:
        return company(t, me)
    return t.alive & ~t.lost & ~(1 << me)
