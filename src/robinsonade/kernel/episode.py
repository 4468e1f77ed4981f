"""A game as those who learn see it: one seat after the other is asked for a number.

Whoever only could interrupt is asked first and may decline (action 0); then whoever has to choose,
in polling order: just as a Driver asks players. Every other number stands for a choice, the same
for every seat: `ActionTable` says which.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.choice import MOST_SEATS, Catalogue, Choice
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table

DECLINE: Final = 0
DECLINING: Final = "decline"
NOBODY: Final = -1
BYTES: Final = 8  # of a number in an array
ALONE: Final = [[seat] for seat in range(MOST_SEATS)]


def without_seat(choice: Choice) -> str:
    """What is chosen, whoever chooses it: the id without the seat."""
    return choice.id.partition(".")[2]


class ActionTable:
    """The choices of a game in numbers. The order of `names` is kept: new ones come last."""

    __slots__ = ("by_seat", "names", "packed")

    def __init__(self, names: list[str], catalogue: Catalogue, seats: int) -> None:
        found = dict.fromkeys([DECLINING, *names])
        for choice in catalogue.by_id.values():
            found[without_seat(choice)] = None
        self.names = list(found)
        # Each number as it lies in an array of many.
        self.packed = [number.to_bytes(BYTES, "little") for number in range(len(found))]
        places = {name: number for number, name in enumerate(self.names)}
        self.by_seat: list[list[Choice | None]] = [[None] * len(self.names) for _ in range(seats)]
        for choice in catalogue.by_id.values():
            number = places[without_seat(choice)]
            assert choice.number in (0, number), f"{choice.id} has two numbers"
            choice.number = number
            choice.packed = self.packed[number]
            if choice.seat < seats:
                self.by_seat[choice.seat][number] = choice


class Episode:
    """One table, who is asked there and what they may answer."""

    __slots__ = ("actions", "asked", "at", "free", "offered", "seat", "steps", "table")

    def __init__(self, table: Table, actions: ActionTable) -> None:
        self.actions = actions
        self.begin(table)

    def begin(self, table: Table) -> None:
        """Go on at this table."""
        self.table = table
        self.steps = 0
        self.look()

    def look(self) -> None:
        """Who is asked now?"""
        if self.look_at_one():
            return
        table = self.table
        could = 0
        bound = 0
        alone = NOBODY
        offer = table.choices()
        for choice in offer:
            if choice.interrupts:
                could |= 1 << choice.seat
            elif choice.seat != alone:  # most choices are of one seat
                alone = choice.seat
                could |= 1 << alone
                bound |= 1 << alone
        asked: list[int] = []
        self.free = 0  # so many of them may decline
        self.at = 0
        if could != bound:
            for seat in table.polling_order():
                if could >> seat & 1 and not bound >> seat & 1:
                    asked.append(seat)
            self.free = len(asked)
        if bound:
            for seat in table.polling_order():
                if bound >> seat & 1:
                    asked.append(seat)
        self.asked = asked
        self.ask()

    def look_at_one(self) -> bool:
        """The usual case: one seat has to choose, nobody else could."""
        offer = self.table.choices()
        if not offer:
            return False
        seat = offer[0].seat
        bound = False
        for choice in offer:
            if choice.seat != seat:
                return False
            if not choice.interrupts:
                bound = True
        if not bound:
            return False
        self.seat = seat
        self.asked = ALONE[seat]
        self.free = 0
        self.at = 0
        self.offered = offer
        return True

    def ask(self) -> None:
        """Turn to the next one."""
        if self.at >= len(self.asked):
            self.seat = NOBODY
            self.offered = []
            return
        self.seat = self.asked[self.at]
        self.offered = self.table.choices_of(self.seat)

    def may_decline(self) -> bool:
        """Need the seat that is asked not do anything?"""
        return self.at < self.free

    @property
    def legal(self) -> list[int]:
        """The numbers that the seat may answer with, in the order of the choices."""
        found = [DECLINE] if self.may_decline() else []
        for choice in self.offered:
            found.append(choice.number)
        return found

    def act(self, action: int) -> None:
        """The seat that is asked answers with a number."""
        choice = self.meant(action)
        if choice is None:
            self.decline()
        else:
            self.follow(choice)

    def meant(self, action: int) -> Choice | None:
        """The choice that a number stands for now; None: to decline."""
        if action == DECLINE and self.may_decline():
            return None
        choices = self.actions.by_seat[self.seat]
        choice = choices[action] if 0 < action < len(choices) else None
        if choice is None or not self.offers(choice):
            raise Refused("action-not-offered", given=str(action), allowed=str(self.legal))
        return choice

    def offers(self, choice: Choice) -> bool:
        """Is it among the choices offered? By identity, whatever they are: `in` would compare."""
        offered: list[Any] = self.offered
        return any(one is choice for one in offered)

    def decline(self) -> None:
        """The seat that is asked does nothing."""
        self.steps += 1
        self.at += 1
        self.ask()

    def follow(self, choice: Choice) -> None:
        """The seat that is asked takes one of the choices offered to it."""
        self.carry_out(choice)
        self.look()

    def carry_out(self, choice: Choice) -> None:
        """`follow` without a look at who is asked then."""
        self.steps += 1
        self.table.follow(choice)

    def clone(self) -> Episode:
        """An independent copy."""
        other = Episode(self.table.clone(), self.actions)
        other.at = self.at
        other.ask()
        other.steps = self.steps
        return other
