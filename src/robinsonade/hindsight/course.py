"""A finished game as the line of tables it went through: where turns begin, what was told where."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.history import carry_out
from robinsonade.kernel.match import Match
from robinsonade.kernel.noun import NORMAL
from robinsonade.kernel.table import Table

KEPT: Final = 8  # choices between two tables that are kept


class Course:
    """The tables of a game by the number of choices before them."""

    def __init__(self, start: Table, choices: list[Choice]) -> None:
        self.choices = choices
        self.last = len(choices)
        self.kept: dict[int, Table] = {}
        self.turns: list[int] = []  # how many choices there were before each turn
        table = start.clone()
        turn = None
        for number in range(self.last + 1):
            if number % KEPT == 0:
                self.kept[number] = table.clone()
            if number < self.last:
                if table.turn != turn:
                    turn = table.turn
                    self.turns.append(number)
                table.follow(choices[number])
        self.end = table

    def at(self, number: int) -> Table:
        """A copy of the table before a choice, or at the end."""
        start = number - number % KEPT
        table = self.kept[start].clone()
        for place in range(start, number):
            table.follow(self.choices[place])
        return table

    def turn_of(self, number: int) -> int:
        return self.at(min(number, self.last)).turn

    def told(self, number: int) -> list[Event]:
        """What everybody learned when a choice was carried out."""
        return [
            event
            for event in carry_out(self.at(number), self.choices[number]).events
            if event.known_to(None)
        ]

    def weightiest(self, number: int) -> Event | None:
        """What came of a choice and weighs most; the last one of equals."""
        found = [event for event in self.told(number) if event.kind.weight >= NORMAL]
        return max(reversed(found), key=lambda event: event.kind.weight, default=None)


def course_of(match: Match) -> Course:
    """Of a match, whose history keeps what is needed."""
    return Course(match.at(0), match.choices_made)
