"""A game as those who learn see it: one seat after the other is asked for a number.

Whoever only could interrupt is asked first and may decline (action 0); then whoever has to choose,
in polling order: just as a Driver asks players. Every other number stands for a choice, the same
for every seat: `ActionTable` says which.
"""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.choice import Catalogue, Choice
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table

DECLINE: Final = 0
DECLINING: Final = "decline"
NOBODY: Final = -1


def without_seat(choice: Choice) -> str:
    """What is chosen, whoever chooses it: the id without the seat."""
    return choice.id.partition(".")[2]


class ActionTable:
    """The choices of a game in numbers. The order of `names` is kept: new ones come last."""

    __slots__ = ("by_seat", "names")

    def __init__(self, names: list[str], catalogue: Catalogue, seats: int) -> None:
        found = dict.fromkeys([DECLINING, *names])
        for choice in catalogue.by_id.values():
            found[without_seat(choice)] = None
        self.names = list(found)
        places = {name: number for number, name in enumerate(self.names)}
        self.by_seat: list[list[Choice | None]] = [[None] * len(self.names) for _ in range(seats)]
        for choice in catalogue.by_id.values():
            number = places[without_seat(choice)]
            assert choice.number in (0, number), f"{choice.id} has two numbers"
            choice.number = number
            if choice.seat < seats:
                self.by_seat[choice.seat][number] = choice


class Episode:
    """One table, who is asked there and what they may answer."""

    __slots__ = ("actions", "asked", "at", "free", "legal", "seat", "steps", "table")

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
        table = self.table
        if self.look_at_one():
            return
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
        """The usual case in one pass: one seat has to choose, nobody else could."""
        offer = self.table.choices()
        if not offer:
            return False
        seat = offer[0].seat
        bound = False
        legal: list[int] = []
        for choice in offer:
            if choice.seat != seat:
                return False
            if not choice.interrupts:
                bound = True
            legal.append(choice.number)
        if not bound:
            return False
        self.seat = seat
        self.asked = [seat]
        self.free = 0
        self.at = 0
        self.legal = legal
        return True

    def ask(self) -> None:
        """Turn to the next one."""
        at = self.at
        legal: list[int] = []
        self.legal = legal  # in the order of the choices
        if at >= len(self.asked):
            self.seat = NOBODY
            return
        seat = self.asked[at]
        self.seat = seat
        if at < self.free:
            legal.append(DECLINE)
        for choice in self.table.choices():
            if choice.seat == seat:
                legal.append(choice.number)

    def act(self, action: int) -> None:
        """The seat that is asked answers with a number."""
        if action not in self.legal:
            raise Refused("action-not-offered", given=str(action), allowed=str(self.legal))
        self.follow(action)

    def follow(self, action: int) -> None:
        """`act` for a number that is known to be legal."""
        self.steps += 1
        if action == DECLINE:
            self.at += 1
            self.ask()
            return
        choice = self.actions.by_seat[self.seat][action]
        assert choice is not None
        self.table.follow(choice)
        self.look()

    def clone(self) -> Episode:
        """An independent copy."""
        other = Episode(self.table.clone(), self.actions)
        other.at = self.at
        other.ask()
        other.steps = self.steps
        return other
