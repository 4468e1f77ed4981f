"""What a question is about: a card, dice that have fallen, or a sheet of shares."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.event import EVERYBODY
from robinsonade.kernel.noun import Noun

# Where a card may lie afterwards; the web texts have a word for each.
GOES_TO: Final = (
    "discard",  # its discard pile
    "events",  # shuffled into the Event deck
    "threats",  # the threat spaces
    "deck",  # back on top of its deck
    "bottom",  # under its deck
    "camp",  # the camp board
    "pending",  # beside the way
    "keep",  # its owner has it
    "give",  # somebody else has it
)
NO_TARGET: Final = -1


class CardAsked:
    """The card that a question is about: whose it is, who may see it, where it goes afterwards."""

    __slots__ = ("card", "goes_to", "noun", "only_for", "seat")

    def __init__(
        self,
        noun: Noun,
        card: int,
        seat: int,
        goes_to: tuple[str, ...],
        only_for: int = EVERYBODY,
    ) -> None:
        self.noun = noun
        self.card = card
        self.seat = seat  # negative: everybody's
        self.goes_to = goes_to
        self.only_for = only_for  # bit mask of the seats that may see it

    def known_to(self, seat: int | None) -> bool:
        """May this seat (or a spectator: None) see the card?"""
        if self.only_for == EVERYBODY:
            return True
        return seat is not None and bool(self.only_for >> seat & 1)


class DiceAsked:
    """Dice that everybody sees, each with its sort and face, and what they have to reach."""

    __slots__ = ("against", "at_most", "bonus", "dice")

    def __init__(
        self,
        dice: list[tuple[str, str]],
        bonus: int = 0,
        against: int = NO_TARGET,
        at_most: bool = False,
    ) -> None:
        self.dice = dice  # (sort, face)
        self.bonus = bonus  # what is added to them
        self.against = against
        self.at_most = at_most  # they must not be higher; otherwise: not lower


class SheetLine:
    """Somebody or something on a sheet: what there is now, and what after each number of pieces."""

    __slots__ = ("chances", "hurts", "now", "noun", "then", "who")

    def __init__(
        self,
        noun: Noun,
        who: int,
        now: int,
        then: list[int],
        hurts: list[int] | None = None,
        chances: list[int] | None = None,
    ) -> None:
        self.noun = noun
        self.who = who
        self.now = now  # energy, life, stock
        self.then = then  # the same after 0, 1, 2 ... pieces; there is no room for more
        self.hurts = hurts or []  # injuries with so many pieces
        self.chances = chances or []  # that it succeeds with so many pieces, in per cent


class SheetAsked:
    """A question in several parts that people answer at once: who gets or gives how much.

    Each part is asked of one seat. As long as the same people are asked, all of it is one sheet.
    """

    __slots__ = ("lines", "order", "pieces", "whole")

    def __init__(
        self,
        lines: list[SheetLine],
        pieces: list[tuple[str, int]],
        order: list[int],
        whole: bool = False,
    ) -> None:
        self.lines = lines
        self.pieces = pieces  # what is handed out, and how much of it there is
        self.order = order  # who is asked for the next part, and for those after it
        self.whole = whole  # must all of it be handed out?
