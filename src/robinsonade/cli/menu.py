"""A decision as a person is asked it: who may choose, what, under which headings."""

from __future__ import annotations

from typing import NamedTuple

from robinsonade.kernel.choice import PASSING, Choice
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.table import Table
from robinsonade.text import Texts


class Entry(NamedTuple):
    """One numbered line; without a choice it lets the others go on."""

    label: str
    choice: Choice | None


class Group(NamedTuple):
    """Entries under a heading, which is empty where the only entry says enough."""

    heading: str
    entries: list[Entry]


class Menu(NamedTuple):
    """Everything that the people at this keyboard may choose now."""

    seats: list[int]  # the people who may choose, in the order in which they are asked
    bound: list[int]  # those of them who have to, without whom nothing goes on
    own: list[Group]  # of the person asked
    others: list[Group]  # of the other people

    @property
    def entries(self) -> list[Entry]:
        """All entries; an entry's number is its place, from 1."""
        return [entry for group in [*self.own, *self.others] for entry in group.entries]

    def entry_for(self, choice: Choice | None) -> Entry | None:
        return next((entry for entry in self.entries if entry.choice is choice), None)


def make_menu(table: Table, people: list[int], texts: Texts) -> Menu:
    """The menu for the people among the seats.

    Asked is the first in polling order who has to choose. Where only bots have to, the people may
    interrupt them or let them go on.
    """
    waiting = table.waiting()
    bound = [seat for seat in waiting if seat in people]
    free = [seat for seat in table.polling_order() if seat in people and seat not in bound]
    seats = bound + [seat for seat in free if table.choices_of(seat)]
    asked = seats[0] if bound or len(seats) == 1 else None
    own = [] if bound else [go_on(waiting, texts)]
    if asked is not None:
        own += group_choices(table.choices_of(asked), texts)
    others = [
        Group(in_name_of(seat, heading, texts), entries)
        for seat in seats
        if seat != asked
        for heading, entries in group_choices(table.choices_of(seat), texts)
    ]
    return Menu(seats, bound, own, others)


def in_name_of(seat: int, heading: str, texts: Texts) -> str:
    """A heading over choices of somebody who is not the first to be asked."""
    name = texts.seat(seat)
    return texts.say("cli-heading-of", seat=name, heading=heading) if heading else name


def go_on(waiting: list[int], texts: Texts) -> Group:
    """Let the bots that have to choose do so."""
    names = texts.listed([texts.seat(seat) for seat in waiting])
    return Group("", [Entry(texts.say("cli-go-on", seat=names), None)])


def group_choices(choices: list[Choice], texts: Texts) -> list[Group]:
    """Choices by kind: passing first, then in the table's order, what ends it all last."""
    kinds = sorted(dict.fromkeys([choice.kind for choice in choices]), key=place_of)
    return [
        Group(
            heading_of(kind, texts),
            [Entry(texts.choice(choice), choice) for choice in choices if choice.kind is kind],
        )
        for kind in kinds
    ]


def heading_of(kind: Kind, texts: Texts) -> str:
    """What the choices of a kind are about, and what they cost."""
    if kind is PASSING:
        return ""
    heading, cost = texts.group(kind), texts.cost(kind)
    return texts.say("cli-heading-cost", heading=heading, cost=cost) if cost else heading


def place_of(kind: Kind) -> int:
    """Stopping should not be number 1: kinds without facts and cost come last, but for passing."""
    if kind is PASSING:
        return 0
    return 1 if kind.facts or kind.cost else 2
