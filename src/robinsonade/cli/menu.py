"""A decision as a person is asked it: who may choose, what, under which headings."""

from __future__ import annotations

import unicodedata
from typing import Any, NamedTuple

from robinsonade.cli.boards.board import Board
from robinsonade.kernel.choice import PASSING, Choice
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.table import Table
from robinsonade.text import Texts


class Entry(NamedTuple):
    """One numbered line; without a choice it lets the others go on."""

    label: str
    choice: Choice | None
    names: tuple[str, ...] = ()  # other words by which it can be called: "Misty Marsh", "C4"

    def is_called(self, text: str) -> bool:
        """Does its label or one of its names begin like this, whatever the case and accents?

        >>> Entry("Move to Misty Marsh", None, ("Ciénaga Brumosa", "C4")).is_called("cienaga")
        True
        """
        return any(plain(name).startswith(plain(text)) for name in (self.label, *self.names))


def plain(text: str) -> str:
    """Without case and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join([sign for sign in parts if not unicodedata.combining(sign)])


class Group(NamedTuple):
    """Entries under a heading."""

    heading: str
    entries: list[Entry]


class Menu(NamedTuple):
    """Everything that the people at this keyboard may choose now."""

    seats: list[int]  # the people who may choose, in the order in which they are asked
    bound: list[int]  # those of them who have to, without whom nothing goes on
    own: list[Group]  # of the person asked
    others: list[Group]  # of the other people
    nothing: Entry | None = None  # pass, stop or let others go on: always number 0

    @property
    def entries(self) -> list[Entry]:
        """All entries but the one for doing nothing; an entry's number is its place, from 1."""
        return [entry for group in [*self.own, *self.others] for entry in group.entries]

    def entry_for(self, choice: Choice | None) -> Entry | None:
        return next((entry for entry in self.all() if entry.choice is choice), None)

    def all(self) -> list[Entry]:
        return ([self.nothing] if self.nothing else []) + self.entries

    def numbers(self) -> dict[str, Entry]:
        """The entries by what is typed for them."""
        numbered = {str(number): entry for number, entry in enumerate(self.entries, start=1)}
        return ({"0": self.nothing} if self.nothing else {}) | numbered

    def number_of(self, entry: Entry) -> str:
        return next(number for number, other in self.numbers().items() if other is entry)


class MenuMaker(NamedTuple):
    """What it takes to put choices into words: the texts, and how the board calls its places."""

    texts: Texts
    board: Board
    view: dict[str, Any]
    forecast: dict[str, Any] | None = None

    def menu(self, table: Table, people: list[int]) -> Menu:
        """The menu for the people among the seats.

        Asked is the first in polling order who has to choose. Where only bots have to, the people
        may interrupt them or let them go on.
        """
        waiting = table.waiting()
        bound = [seat for seat in waiting if seat in people]
        free = [seat for seat in table.polling_order() if seat in people and seat not in bound]
        seats = bound + [seat for seat in free if table.choices_of(seat)]
        asked = seats[0] if bound or len(seats) == 1 else None
        own = [] if asked is None else table.choices_of(asked)
        idle = idle_choice(own)
        others = [
            Group(self.in_name_of(seat, heading), entries)
            for seat in seats
            if seat != asked and not table.agenda[-1].sealed()  # not for all eyes
            for heading, entries in self.groups(table.choices_of(seat))
        ]
        nothing = self.entry(idle) if idle is not None else None
        return Menu(
            seats,
            bound,
            self.groups([choice for choice in own if choice is not idle]),
            others,
            nothing if bound else self.go_on(waiting),
        )

    def in_name_of(self, seat: int, heading: str) -> str:
        """A heading over choices of somebody who is not the first to be asked."""
        name = self.texts.seat(seat)
        return self.texts.say("cli-heading-of", seat=name, heading=heading) if heading else name

    def go_on(self, waiting: list[int]) -> Entry:
        """Let the bots that have to choose do so."""
        names = self.texts.seats(waiting, "to")
        return Entry(self.texts.say("cli-go-on", seat=names), None)

    def groups(self, choices: list[Choice]) -> list[Group]:
        """Choices by kind in the table's order, those of a kind by their place on the board."""
        kinds = dict.fromkeys([choice.kind for choice in choices])
        return [
            Group(
                heading_of(kind, self.texts),
                [self.entry(choice) for choice in self.sorted(choices) if choice.kind is kind],
            )
            for kind in kinds
        ]

    def sorted(self, choices: list[Choice]) -> list[Choice]:
        return sorted(choices, key=lambda choice: self.board.order(choice, self.view))

    def entry(self, choice: Choice) -> Entry:
        label, texts = self.texts.choice(choice), self.texts
        remark = self.board.remark(choice, self.view, texts)
        named = [
            texts.name(noun, value)
            for noun, value in zip(choice.kind.nouns, choice.args, strict=True)
            if noun.ids
        ]
        if remark:
            named.append(remark.rpartition(" ")[2])
            label = texts.say("cli-label", label=label, remark=remark)
        if detail := self.board.detail(choice, self.view, texts):
            label = texts.say("cli-label-odds", label=label, odds=detail)
        odds = "" if self.forecast is None else self.board.odds(choice, self.forecast, texts)
        if odds:
            label = texts.say("cli-label-odds", label=label, odds=odds)
        return Entry(label, choice, tuple(named))


def idle_choice(choices: list[Choice]) -> Choice | None:
    """The one way to do nothing: passing, or what has neither facts nor cost."""
    idle = [choice for choice in choices if choice.kind is PASSING] or [
        choice for choice in choices if not choice.kind.facts and not choice.kind.cost
    ]
    return idle[0] if len(idle) == 1 else None


def heading_of(kind: Kind, texts: Texts) -> str:
    """What the choices of a kind are about, and what they cost."""
    if kind is PASSING:
        return ""
    heading, cost = texts.group(kind), texts.cost(kind)
    return texts.say("cli-heading-cost", heading=heading, cost=cost) if cost else heading
