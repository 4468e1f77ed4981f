"""The exploration track, the difficulty scale and the promontory (NAU-9.16, 9.21, 13.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    EASIEST,
    FIRST_SPACE,
    HARDEST,
    LAST_SPACE,
    NOBODY,
    PROMONTORY,
    SECTOR_OF,
)
from robinsonade.games.naufragos.choices import END_NEXT, END_NOW, ENDING_NOW
from robinsonade.games.naufragos.events import (
    ADVANCED,
    DIFFICULTY_SET,
    LAST_TURN,
    PROMONTORY_REACHED,
    SECTOR_DONE,
)
from robinsonade.games.naufragos.prompts import PROMONTORY_PROMPT
from robinsonade.games.naufragos.rules.decks import deck_of
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.table.fields import END_PHASE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.step import Prompt, Step


class TrackCheck(Step):
    """NAU-9.21: an effect that may have moved cubes or emptied a deck is over.

    In the middle of an exploration card the check waits until that card is resolved.
    """

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.done()
        if not t.open:
            check_track(t)
        return True


TRACK_CHECK: Final = TrackCheck()


def move_difficulty(t: Castaways, n: int) -> None:
    """NAU-9.16: never beyond either end of the scale."""
    before = t.difficulty
    t.difficulty = max(EASIEST, min(HARDEST, before + n))
    if t.difficulty != before:
        t.emit(DIFFICULTY_SET, t.difficulty)


def advance(t: Castaways, seat: int, n: int) -> None:
    """NAU-R26: forward as far as the promontory, back as far as the first space of the sector."""
    before = t.track[seat]
    first = FIRST_SPACE[SECTOR_OF[before]]
    t.track[seat] = min(LAST_SPACE, max(first, before + n))
    if t.track[seat] != before:
        t.emit(ADVANCED, seat, t.track[seat], SECTOR_OF[t.track[seat]])


def check_track(t: Castaways) -> None:
    """NAU-9.21, NAU-R28: whoever stands in a sector without cards goes on to the next one."""
    for sector in range(PROMONTORY):
        if deck_of(t, sector).cards:
            continue
        for seat in members(t.alive):
            if SECTOR_OF[t.track[seat]] == sector:
                t.track[seat] = FIRST_SPACE[sector + 1]
                t.emit(SECTOR_DONE, seat, sector)
                t.emit(ADVANCED, seat, t.track[seat], sector + 1)
    if t.finder == NOBODY:
        there = [seat for seat in first_ones(t) if t.track[seat] == LAST_SPACE]
        if there:
            t.finder = there[0]
            t.emit(PROMONTORY_REACHED, there[0])
            t.first(Promontory(there[0]))


def first_ones(t: Castaways) -> list[int]:
    """NAU-R26: the drawer, then marching order, then clockwise from the starting player."""
    drawer = [t.explorer] if t.explorer >= 0 else []
    order = [*drawer, *t.march, *in_order(t, t.alive)]
    return [seat for seat in order if has(t.alive, seat)]


class Promontory(Step):
    """NAU-13.1: the first castaway there decides whether the game ends this turn or the next."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        if t.phase == END_PHASE:  # the ships of this turn have passed
            self.settle(t, t.turn + 1)
            return True
        if t.events.cards and has(t.alive, self.seat):
            return False
        self.settle(t, t.turn)
        return True

    def choices(self, t: Castaways) -> list[Choice]:
        return [END_NOW[self.seat], END_NEXT[self.seat]]

    def take(self, t: Castaways, choice: Choice) -> None:
        self.settle(t, t.turn if choice.kind is ENDING_NOW else t.turn + 1)

    def settle(self, t: Castaways, turn: int) -> None:
        t.last_turn = turn
        t.emit(LAST_TURN, turn)
        t.done()

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(PROMONTORY_PROMPT, self.seat)


STEPS: Final = (
    TrackCheck,
    Promontory,
)
