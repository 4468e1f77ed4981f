"""Special cards and the moments in which they can be played (FI-7, FI-11)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import CARD, LIFT, MOST_SEATS, SANDBAGS
from robinsonade.games.forbidden_island.choices import (
    BOARD,
    LAND,
    Board,
    Escape,
    LandAt,
    Lift,
    Sandbags,
    offer,
)
from robinsonade.games.forbidden_island.events import LIFTED, SANDBAGGED
from robinsonade.games.forbidden_island.prompts import BOARDING_PROMPT
from robinsonade.games.forbidden_island.rules.ending import escape
from robinsonade.games.forbidden_island.rules.special_cards import add_special_cards
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice, Interrupt
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.window import Window


class Open(Step):
    """FI-7.6: a step that Special cards can interrupt; FI-7.7: all others they cannot."""

    __slots__ = ()

    def interrupt(self, t: Island, choice: Interrupt) -> None:
        play_special(t, choice)


class PatientDraw(Window):
    """FI-7.6 W2 and W3, FI-7.10: draws that wait, each until every holder of a card has passed.

    FI-7.8, FI-14.5: several cards may be played; FI-16.3: no hand is too full, no pawn wet.
    """

    __slots__ = ("left",)

    def __init__(self, passed: int, left: int) -> None:
        super().__init__(passed)
        self.left = left

    def add_interrupts(self, t: Island, seat: int, found: list[Choice]) -> None:
        add_special_cards(t, seat, found)

    def interrupt(self, t: Island, choice: Interrupt) -> None:
        play_special(t, choice)


def play_special(t: Island, choice: Interrupt) -> None:
    """FI-7.1: carry out a Special card; it costs no action."""
    if isinstance(choice, Sandbags):
        play_sandbags(t, choice.seat, choice.tile)
    elif isinstance(choice, Lift):
        t.first(Boarding(choice.seat, 1 << choice.who))
    elif isinstance(choice, Escape):
        escape(t, choice.seat)


def play_sandbags(t: Island, seat: int, tile: int) -> None:
    """FI-7.2: any one flooded tile becomes dry."""
    t.discard(seat, SANDBAGS)
    t.flooded &= ~(1 << tile)
    t.emit(SANDBAGGED, seat, tile)


class Boarding(Step):
    """FI-7.3: which pawns of one tile (or one place in the water) fly, and where to."""

    __slots__ = ("seat", "group")

    def __init__(self, seat: int, group: int) -> None:
        self.seat = seat
        self.group = group  # bit mask of seats

    def choices(self, t: Island) -> list[Choice]:
        found: list[Choice] = []
        tile = self.start(t)
        offer(LAND[self.seat], self.landings(t), found)
        boards = BOARD[self.seat]
        for who in range(t.seats):
            if t.pawn[who] == tile and not has(self.group, who):
                found.append(boards[who])
        return found

    def start(self, t: Island) -> int:
        """Where the group stands."""
        return t.pawn[self.group.bit_length() - 1]

    def landings(self, t: Island) -> int:
        """The tiles (a mask) where it can be set down: any other."""
        return t.land() & ~(1 << self.start(t))

    def take(self, t: Island, choice: Choice) -> None:
        if isinstance(choice, Board):
            t.then(Boarding(self.seat, self.group | 1 << choice.who))
        elif isinstance(choice, LandAt):
            self.fly(t, choice.to)
            t.done()

    def fly(self, t: Island, to: int) -> None:
        start = self.start(t)
        for who in range(t.seats):
            if has(self.group, who):
                t.pawn[who] = to
        t.discard(self.seat, LIFT)
        t.emit(LIFTED, self.seat, self.group, start, to)

    def prompt(self, t: Island) -> Prompt:
        return ASKED[self.group]

    def about_card(self, t: Island) -> CardAsked | None:
        """FI-7.1: it is played when the flight is settled."""
        return CardAsked(CARD, LIFT, self.seat, ("discard",))


# Made once, for each group.
ASKED: Final = [Prompt(BOARDING_PROMPT, group) for group in range(1 << MOST_SEATS)]


STEPS: Final = (Boarding,)
