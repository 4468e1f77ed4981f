"""Everything that lies on the table, and the agenda of what is still to be done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import MOST_SEATS, Choice, IllegalChoice, Interrupt
from robinsonade.kernel.event import EVERYBODY, Event
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.record import Record
from robinsonade.kernel.step import Step

# For each number of seats and each seat the seats from there on, clockwise.
CLOCKWISE: Final = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


class Unasked:
    """A question that went by because of something that the others do not see."""

    __slots__ = ("choice", "mark", "table")

    def __init__(self, choice: Choice, mark: int, table: Table) -> None:
        self.choice = choice  # what was done as if it had been chosen
        self.mark = mark  # how many events came before it
        self.table = table  # as it would have asked


class Table(ABC):
    """A game in progress. Games subclass it with their components as typed fields."""

    __slots__ = (
        "active",
        "agenda",
        "chance",
        "frames",
        "log",
        "offer",
        "result",
        "reveals",
        "seats",
        "turn",
        "unasked",
        "winners",
    )

    # Lists that grow and shrink during a game; the others keep the length of the set-up.
    PILES: ClassVar[tuple[str, ...]] = ()

    # Fields that follow from the others; they are not saved but made anew by `restore`.
    DERIVED: ClassVar[tuple[str, ...]] = ("frames", "log", "offer", "unasked")
    # Fields that hold a record, or a list of them, and of which class.
    RECORDS: ClassVar[dict[str, type[Record]]] = {}

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Step] = []  # last one is next
        self.log: list[Event] | None = None  # None in searches: nothing is recorded
        self.frames: list[Table] | None = None  # a copy at each event, where somebody watches
        self.unasked: list[Unasked] | None = None  # where somebody watches
        self.offer: list[Choice] | None = None  # choices of the decision now waiting
        self.active = 0  # whose turn it is
        self.turn = 0  # how many turns (or rounds) have begun
        self.reveals = 0  # grows when something hidden becomes known
        self.result = ""  # reason of the end; empty while the game runs
        self.winners = 0  # bit mask of seats

    # -- the agenda ------------------------------------------------------------------------------

    def then(self, step: Step, *more: Step) -> None:
        """The current step is over; do these instead, in the order written."""
        agenda = self.agenda
        if more:
            agenda.pop()
            for i in range(len(more) - 1, -1, -1):
                agenda.append(more[i])
            agenda.append(step)
        else:
            agenda[-1] = step

    def then_all(self, steps: list[Step]) -> None:
        """`then` for a list, which may be empty."""
        self.agenda.pop()
        self.agenda.extend(steps[::-1])

    def first(self, *steps: Step) -> None:
        """Do `steps` now, in the order written, then come back to the current step."""
        self.agenda.extend(steps[::-1])

    def done(self) -> None:
        """The current step is over."""
        self.agenda.pop()

    def end(self, result: str, winners: int) -> None:
        """The game is over."""
        self.result = result
        self.winners = winners
        self.agenda.clear()

    def settle(self) -> None:
        """Do everything that needs nobody's decision."""
        agenda = self.agenda
        while agenda and agenda[-1].advance(self):
            pass

    def go_on(self) -> bool:
        """`settle` by one step only; False: nothing goes on without somebody's decision."""
        agenda = self.agenda
        return bool(agenda) and agenda[-1].advance(self)

    # -- events ----------------------------------------------------------------------------------

    # Facts are single arguments, not a tuple of them: without a log nothing is made of them.
    # An event comes right after the change that it tells: its frame shows it.

    def emit(self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Something has happened that everybody may know: a kind and its facts."""
        if self.log is not None:
            self.whisper(EVERYBODY, kind, a, b, c, d, e)

    def whisper(
        self, seats: int, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Something has happened that only these seats (a bit mask) may know."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d, e)[: len(kind.facts)], seats))
            if self.frames is not None:
                self.frames.append(self.clone())

    def not_asked(self, choice: Choice) -> None:
        """The step that is on would ask now, if not for something that the others do not see. It
        goes on as if this had been chosen (`Step.veiled`)."""
        if self.unasked is not None and self.log is not None:
            self.unasked.append(Unasked(choice, len(self.log), self.clone()))

    # -- decisions -------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """Everything that any seat may do now; empty when the game is over."""
        offer = self.offer
        if offer is None:
            offer = self.agenda[-1].choices(self) if self.agenda else []
            self.offer = offer
        return offer

    def choices_of(self, seat: int) -> list[Choice]:
        """What one seat may do now."""
        return [choice for choice in self.choices() if choice.seat == seat]

    def waiting(self) -> list[int]:
        """The seats that have to choose, in polling order; others may only interrupt."""
        asked = 0
        for choice in self.choices():
            if not choice.interrupts:
                asked |= 1 << choice.seat
        return [seat for seat in self.polling_order() if asked >> seat & 1]

    def polling_order(self) -> list[int]:
        """The seats in the order in which they are asked: the active one first, then clockwise."""
        return CLOCKWISE[self.seats][self.active]

    def apply(self, choice: Choice) -> None:
        """Carry out one of the choices offered, then all that follows by itself."""
        if choice not in self.choices():
            raise IllegalChoice("choice-not-offered", given=choice.id)
        self.follow(choice)

    def follow(self, choice: Choice) -> None:
        """`apply` for a choice that is known to be offered (taken from `choices`, or replayed)."""
        self.begin(choice)
        self.settle()

    def begin(self, choice: Choice) -> None:
        """`follow` without what then happens by itself."""
        self.offer = None
        step = self.agenda[-1]
        if choice.interrupts:
            assert isinstance(choice, Interrupt)
            self.agenda[-1] = step.reopened()
            step.interrupt(self, choice)
        else:
            step.take(self, choice)

    # -- what a game adds ------------------------------------------------------------------------

    def interrupters(self) -> int:
        """The seats (a bit mask) that could play something at any time."""
        return 0

    @abstractmethod
    def clone(self) -> Table:
        """An independent copy without a log."""

    @abstractmethod
    def imagined(self, seat: int, chance: Chance) -> Table:
        """A full table that `seat` could not tell from this one; its future is from `chance`."""

    def as_seen(self, seat: int, chance: Chance) -> Table:
        """`imagined`, without anything that others hide, even if one could have remembered it."""
        return self.imagined(seat, chance)

    def restore(self) -> None:
        """Make the derived fields anew after the others have been set."""

    def components(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: never changes."""
        return {}

    def copy_to(self, other: Table) -> None:
        """The part of `clone` that all games share. Steps never change: they are shared."""
        other.agenda = self.agenda.copy()
        other.offer = self.offer
        other.active = self.active
        other.turn = self.turn
        other.reveals = self.reveals
        other.result = self.result
        other.winners = self.winners
