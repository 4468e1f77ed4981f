"""A game as everything that was ever done in it, and where it stands after that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from robinsonade.kernel.choice import Choice, IllegalChoice
from robinsonade.kernel.codec import dump_table, load_table
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table

# The kinds of commands.
START: Final = "start"
CHOICE: Final = "choice"
UNDO: Final = "undo"
WITHDRAW: Final = "withdraw"  # one sealed choice; what others have sealed after it stays
ASK: Final = "ask"  # may we all go back past something revealed?
AGREE: Final = "agree"
DECLINE: Final = "decline"

CHECKPOINT_EVERY: Final = 25  # choices between two tables kept for looking back


class Command(NamedTuple):
    """One row of the log: what was done, as it is stored."""

    version: int
    kind: str
    seat: int
    choice: str | None = None  # of requests: the seats that speak
    back_to: int | None = None


@dataclass(slots=True)
class Done:
    """One command and what came of it."""

    command: Command
    seq: int  # choices of the game after it
    events: list[Event] = field(default_factory=list)
    reversible: bool = False
    sealed: bool = False  # the others learn only that something was chosen
    struck: bool = False  # taken back later
    taken: list[int] = field(default_factory=list)  # versions of the choices it took back

    @property
    def version(self) -> int:
        return self.command.version


@dataclass(slots=True)
class Request:
    """Somebody asks to go back further than one may alone."""

    seat: int
    back_to: int
    agreed: set[int]


class Next(NamedTuple):
    """A choice carried out on a copy of the table, ready to become real once it is stored."""

    choice: Choice
    table: Table
    events: list[Event]
    reversible: bool
    sealed: bool

    def done(self, command: Command, seq: int) -> Done:
        return Done(command, seq, self.events, self.reversible, self.sealed)


class Timeline:
    """Follows the commands of one game. It only ever changes by `follow`."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.table = game.new_table(seats, seed, options)
        self.done = [Done(Command(0, START, -1), 0, self.table.log or [])]
        self.line: list[Done] = []  # the choices that count
        self.checkpoints = {0: self.table.clone()}
        self.request: Request | None = None
        self.rewound = False

    @property
    def version(self) -> int:
        return self.done[-1].version

    @property
    def seq(self) -> int:
        return len(self.line)

    @property
    def over(self) -> bool:
        return self.table.result != ""

    # -- what could be done ----------------------------------------------------------------------

    def find_offered(self, choice_id: str) -> Choice:
        """The choice with this id, if the table offers it."""
        choice = self.game.catalogue.find(choice_id)
        if choice not in self.table.choices():
            raise IllegalChoice("choice-not-offered", given=choice_id)
        return choice

    def carry_out(self, choice: Choice) -> Next:
        """What a choice would lead to; nothing changes here."""
        before = self.table
        after = before.clone()
        events: list[Event] = []
        after.log = events
        after.follow(choice)
        reversible = before.chance.states == after.chance.states and before.reveals == after.reveals
        return Next(choice, after, events, reversible, self.is_sealed(before))

    def undo_target(self, mine: set[int]) -> int:
        """The position before the last choice of these seats."""
        for number in range(len(self.line) - 1, -1, -1):
            if self.line[number].command.seat in mine:
                return number
        raise Refused("nothing-to-undo")

    def restart_target(self, mine: set[int], bots: set[int]) -> int:
        """The earliest position to which these seats may return on their own."""
        target = None
        for number in range(len(self.line) - 1, -1, -1):
            done = self.line[number]
            if not done.reversible or done.command.seat not in mine | bots:
                break
            if done.command.seat in mine:
                target = number
        if target is None:
            raise Refused("nothing-to-restart")
        return target

    def may_return(self, target: int, mine: set[int], bots: set[int]) -> bool:
        """Nothing since then needed chance, revealed anything, or was another person's decision."""
        own = mine | bots
        return all(done.reversible and done.command.seat in own for done in self.line[target:])

    def may_withdraw(self, target: int) -> bool:
        """Have all choices since then been sealed, so that none depended on another?"""
        is_sealed = self.is_sealed(self.table)
        return is_sealed and all(
            self.is_sealed(self.table_at(number)) for number in range(target, self.seq)
        )

    def is_sealed(self, table: Table) -> bool:
        return bool(table.agenda) and table.agenda[-1].sealed()

    def table_at(self, number: int) -> Table:
        """The table before a choice (or now); for looking only."""
        if not 0 <= number <= len(self.line):
            raise Refused("bad-position", given=str(number), allowed=f"0-{len(self.line)}")
        if number == len(self.line):
            return self.table
        start = max(place for place in self.checkpoints if place <= number)
        table = self.checkpoints[start].clone()
        for place in range(start, number):
            if place % CHECKPOINT_EVERY == 0:
                self.checkpoints.setdefault(place, table.clone())
            table.follow(self.choice_at(place))
        return table

    def choice_at(self, number: int) -> Choice:
        return self.game.catalogue.find(str(self.line[number].command.choice))

    # -- what is done ----------------------------------------------------------------------------

    def follow(self, command: Command, prepared: Next | None = None) -> Done:
        """Do what a stored command says."""
        assert command.version == self.version + 1, "commands come in order"
        if command.kind == CHOICE:
            done = self.follow_choice(command, prepared)
        elif command.kind == UNDO:
            done = self.follow_undo(command)
        elif command.kind == WITHDRAW:
            done = self.follow_withdraw(command)
        else:
            self.follow_request(command)
            done = Done(command, self.seq)
        self.done.append(done)
        return done

    def follow_choice(self, command: Command, prepared: Next | None) -> Done:
        if prepared is None:
            prepared = self.carry_out(self.find_offered(str(command.choice)))
        if len(self.line) % CHECKPOINT_EVERY == 0:
            self.checkpoints[len(self.line)] = self.table
        self.table = prepared.table
        self.table.log = None
        done = prepared.done(command, self.seq + 1)
        self.line.append(done)
        return done

    def follow_undo(self, command: Command) -> Done:
        target = command.back_to or 0
        taken = self.line[target:]
        if not all(done.reversible for done in taken):
            self.rewound = True
        self.go_back(target)
        for done in taken:
            done.struck = True
        if self.request is not None and target <= self.request.back_to:
            self.request = None
        return Done(command, target, taken=[done.version for done in taken])

    def follow_withdraw(self, command: Command) -> Done:
        """Take one choice out from among others that were made without knowing of it."""
        first, *others = self.line[command.back_to or 0 :]
        self.go_back(command.back_to or 0)
        first.struck = True
        for done in others:
            self.table = self.carry_out(self.find_offered(str(done.command.choice))).table
            self.table.log = None
            done.seq -= 1
            self.line.append(done)
        return Done(command, self.seq, taken=[first.version])

    def go_back(self, target: int) -> None:
        self.table = self.table_at(target)
        del self.line[target:]
        self.checkpoints = {n: kept for n, kept in self.checkpoints.items() if n <= target}

    def follow_request(self, command: Command) -> None:
        seats = {int(seat) for seat in str(command.choice).split(",")}
        if command.kind == ASK:
            self.request = Request(command.seat, command.back_to or 0, seats)
        elif command.kind == AGREE and self.request is not None:
            self.request.agreed |= seats
        elif command.kind == DECLINE:
            self.request = None

    # -- snapshots -------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Where the game stands, as plain data."""
        request = self.request
        return {
            "table": dump_table(self.table),
            "rewound": self.rewound,
            "request": request and [request.seat, request.back_to, sorted(request.agreed)],
            "done": [dump_done(done) for done in self.done],
        }

    def dump_after(self, command: Command, prepared: Next) -> dict[str, Any]:
        """Where the game will stand when this choice has been followed."""
        done = prepared.done(command, self.seq + 1)
        data = self.dump()
        return {
            **data,
            "table": dump_table(prepared.table),
            "done": [*data["done"], dump_done(done)],
        }

    def load(self, data: dict[str, Any]) -> None:
        """Stand where a snapshot was taken."""
        kinds = {kind.name: kind for kind in self.game.events}
        self.table = load_table(self.game, self.seats, data["table"])
        self.rewound = data["rewound"]
        if data["request"]:
            seat, back_to, agreed = data["request"]
            self.request = Request(seat, back_to, set(agreed))
        self.done = [
            Done(
                Command(*command),
                seq,
                [Event(kinds[kind], tuple(facts), only_for) for kind, facts, only_for in events],
                *rest,
            )
            for command, seq, events, *rest in data["done"]
        ]
        self.line = [d for d in self.done if d.command.kind == CHOICE and not d.struck]
        self.checkpoints[len(self.line)] = self.table.clone()


def dump_done(done: Done) -> list[Any]:
    return [
        [*done.command],
        done.seq,
        [[event.kind.name, event.facts, event.only_for] for event in done.events],
        done.reversible,
        done.sealed,
        done.struck,
        done.taken,
    ]
