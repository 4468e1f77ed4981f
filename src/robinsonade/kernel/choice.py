"""What a seat may do now. Choices are made once and compared by identity."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import Kind, OpenKind
from robinsonade.kernel.refusal import Refused


class IllegalChoice(Refused):
    """Not among the choices the table offers right now."""


class Choice:
    """One thing one seat may do. Games subclass it with named fields, one for each argument."""

    __slots__ = ("args", "id", "interrupts", "kind", "number", "packed", "seat")

    def __init__(self, kind: Kind, seat: int, args: tuple[int, ...]) -> None:
        # First what is asked of every choice offered: compiled, it then lies close together.
        self.seat = seat
        self.interrupts = isinstance(self, Interrupt)  # a flag is quick
        self.packed = b""  # the number as it lies in an array of many
        self.number = 0  # of the action, for those who learn (kernel/episode.py)
        self.kind = kind
        self.args = args
        words = [noun.id_of(arg) for noun, arg in zip(kind.nouns, args, strict=True)]
        self.id = ".".join([str(seat), kind.name, *words])

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Interrupt(Choice):
    """A choice besides those of the waiting step ("at any time" cards); the step waits on."""

    __slots__ = ()


MOST_SEATS: Final = 8
PASSING: Final = OpenKind("pass")


class Pass(Choice):
    """Let a moment go by without using it."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(PASSING, seat, ())


PASS: Final[list[Choice]] = [Pass(seat) for seat in range(MOST_SEATS)]


class Catalogue:
    """All choices of a game by their text id."""

    __slots__ = ("by_id",)

    def __init__(self) -> None:
        self.by_id: dict[str, Choice] = {choice.id: choice for choice in PASS}

    def add(self, choice: Choice) -> Choice:
        assert choice.id not in self.by_id, f"two choices with the id {choice.id}"
        self.by_id[choice.id] = choice
        return choice

    def kinds(self) -> list[Kind]:
        """The kinds of choices, each once."""
        return list({choice.kind.name: choice.kind for choice in self.by_id.values()}.values())

    def find(self, choice_id: str) -> Choice:
        """The choice with this text id."""
        choice = self.by_id.get(choice_id)
        if choice is None:
            raise IllegalChoice("unknown-choice", given=choice_id)
        return choice
