"""A game as everything that was ever done in it, and where it stands after that."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from robinsonade.kernel.choice import Choice, IllegalChoice
from robinsonade.kernel.codec import dump_table, load_table
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import (
    NOWHERE,
    UNKNOWN_TURN,
    History,
    Moment,
    Next,
    carry_out,
    is_reversible,
    is_sealed,
)
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.start import begin
from robinsonade.kernel.table import Table
from robinsonade.tables.held import Film, Held, parts_of

# The kinds of commands.
START: Final = "start"
CHOICE: Final = "choice"
UNASKED: Final = "unasked"  # a question that went by, as others may not notice: see held.py
UNDO: Final = "undo"
WITHDRAW: Final = "withdraw"  # sealed choices; what others have sealed after them stays
ASK: Final = "ask"  # may we all go back past something revealed?
AGREE: Final = "agree"
DECLINE: Final = "decline"
ONLY_SAID: Final = (ASK, AGREE, DECLINE)  # nothing lies otherwise after them

OLDEST_FIELDS: Final = 5  # of a command that has always been in snapshots
DIGEST: Final = "digest"  # of a snapshot
CHECKPOINT_EVERY: Final = 25  # choices of which one table is kept for looking back
SECRET_BYTES: Final = 8


class Command(NamedTuple):
    """One row of the log: what was done, as it is stored."""

    version: int
    kind: str
    seat: int
    choice: str | None = None  # of requests: the seats that speak
    back_to: int | None = None
    by: str | None = None  # the bot that decided in the place of a person
    auto: bool | None = None  # let go by without asking the person


@dataclass(slots=True)
class Done:
    """One command and what came of it."""

    command: Command
    seq: int  # choices of the game after it
    events: list[Event] = field(default_factory=list)
    moment: Moment | None = None  # of a choice
    struck: bool = False  # taken back later
    taken: list[int] = field(default_factory=list)  # versions of the choices it took back
    let_go: bool = False  # a choice that let the moment go by: no decision

    @property
    def version(self) -> int:
        return self.command.version

    @property
    def is_choice(self) -> bool:
        """A choice, or what nobody else can tell from one."""
        return self.command.kind in (CHOICE, UNASKED)

    @property
    def reversible(self) -> bool:
        return self.moment is not None and self.moment.reversible

    @property
    def sealed(self) -> bool:
        """Do the others learn only that something was chosen?"""
        return self.moment is not None and self.moment.sealed

    @property
    def part(self) -> bool:
        """Do the others not even learn that something was chosen?"""
        return self.moment is not None and self.moment.part


@dataclass(slots=True)
class Request:
    """Somebody asks to go back further than one may alone."""

    seat: int
    back_to: int
    agreed: set[int]


class Timeline:
    """Follows the commands of one game. It only ever changes by `follow`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, str],
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position  # where it began, if not with the set-up
        table = begin(game, seats, seed, options, position)
        self.done = [Done(Command(0, START, -1), 0, table.log or [])]
        table.log = None  # each command keeps its own events
        # Where tables are kept is nobody's business: from one to the next one could count parts.
        secret = int.from_bytes(secrets.token_bytes(SECRET_BYTES), "big")
        self.history = History(table, CHECKPOINT_EVERY, secret)
        self.line: list[Done] = []  # the choices that count: those of the history
        self.held: list[Held] = []  # what came of the last choice and is not told yet
        self.went_by: list[Done] = []  # the questions that nobody was asked
        self.request: Request | None = None
        self.rewound = False
        # The last command that all noticed, if it was a choice, and what was hidden since then.
        self.newest: list[tuple[Done, Film]] = []
        self.walked: tuple[int, Table] | None = None  # where the last look at the past ended

    @property
    def table(self) -> Table:
        """The table as it lies now for all: at a question that goes by it stops for a moment."""
        return self.held[0].film.before if self.held else self.history.table

    @property
    def version(self) -> int:
        return self.done[-1].version

    @property
    def seq(self) -> int:
        return len(self.line)

    @property
    def over(self) -> bool:
        return self.table.result != ""

    def log(self) -> list[Event]:
        """Everything that has happened and was not taken back."""
        return [event for done in (self.done[0], *self.line) for event in done.events]

    # -- what could be done ----------------------------------------------------------------------

    def find_offered(self, choice_id: str) -> Choice:
        """The choice with this id, if the table offers it."""
        choice = self.game.catalogue.find(choice_id)
        if self.held or choice not in self.table.choices():
            raise IllegalChoice("choice-not-offered", given=choice_id)
        return choice

    def carry_out(self, choice: Choice) -> Next:
        """What a choice would lead to, with the table at each event; nothing changes here."""
        return self.history.carry_out(choice, watched=True)

    def lets_go(self, choice: Choice) -> bool:
        """Does this choice only let the moment go by?"""
        return self.table.agenda[-1].letting_go(self.table, choice.seat) is choice

    def last_asked(self, mine: set[int]) -> int:
        """The position before the last choice that these seats were asked for; NOWHERE if none."""
        for number in range(self.seq - 1, -1, -1):
            command = self.line[number].command
            if command.seat in mine and not command.auto:
                return number
        return NOWHERE

    def undo_target(self, mine: set[int]) -> int:
        """The same, if there is one."""
        target = self.last_asked(mine)
        if target == NOWHERE:
            raise Refused("nothing-to-undo")
        return target

    def restart_target(self, mine: set[int], bots: set[int]) -> int:
        """The earliest position in this turn to which these seats may return on their own."""
        target = self.find_restart(mine, bots)
        if target == NOWHERE:
            raise Refused("nothing-to-restart")
        return target

    def find_restart(self, mine: set[int], bots: set[int]) -> int:
        """The same; NOWHERE if there is none. Bots seal again what they have sealed."""
        since = self.after_others(mine | bots)
        return self.history.restart_of(mine, bots, keep_sealed=False, since=since, now=self.table)

    def may_return(self, target: int, mine: set[int], bots: set[int]) -> bool:
        """Nothing since then needed chance, revealed anything, or was another person's decision."""
        own = mine | bots
        is_own = self.history.is_own(target, own, self.table)
        return is_own and target >= self.after_others(own) and self.history.is_free(target)

    def after_others(self, own: set[int]) -> int:
        """The position after the last question to somebody else that went by: it counts like an
        answer, as nobody may notice that there was none."""
        for done in reversed(self.went_by):
            if not done.struck and done.command.seat not in own:
                return done.seq
        return 0

    def may_withdraw(self, target: int) -> bool:
        """Have all choices since then been sealed, and are still?"""
        history = self.history
        return is_sealed(self.table) and history.was_sealed(target) and history.is_free(target)

    def table_at(self, number: int) -> Table:
        """The table before a choice (or now); for looking only."""
        return self.history.at(number)

    def stop_at(self, done: Done) -> Table:
        """The table at a question that went by; for looking only. It is followed to there as to any
        other question: how long that takes tells nobody that there was no answer."""
        number = done.seq - 1
        table = self.table_at(number)
        table.log, table.unasked = [], []
        table.follow(self.history.choices[number])
        return table.unasked[self.stops_after(number).index(done.version)].table

    def film_of(self, done: Done) -> Film | None:
        """What could be seen while a choice was carried out, if it still counts."""
        if done.struck or not done.is_choice:
            return None
        for known, film in self.newest:
            if known is done:
                return film
        number = done.seq - 1
        walked = self.walked
        before = walked[1] if walked and walked[0] == number else self.table_at(number)
        shown = carry_out(before, self.history.choices[number], watched=True)
        self.walked = done.seq, shown.table
        told = [self.line[number].version, *self.stops_after(number)]
        waiting = len(self.held) if done.seq == self.seq else 0
        parts = parts_of(before, shown, len(told) - 1 + waiting)
        return parts[told.index(done.version)].film

    # -- what is done ----------------------------------------------------------------------------

    def follow(self, command: Command, prepared: Next | None = None) -> Done:
        """Do what a stored command says."""
        assert command.version == self.version + 1, "commands come in order"
        newest, self.newest = self.newest, []
        walked, self.walked = self.walked, None
        if command.kind == CHOICE:
            self.let_go()
            done = self.follow_choice(command, prepared)
        elif command.kind == UNASKED:
            done = self.follow_unasked(command)
        elif command.kind == UNDO:
            done = self.follow_undo(command)
        elif command.kind == WITHDRAW:
            done = self.follow_withdraw(command)
        else:
            self.follow_request(command)
            done = Done(command, self.seq)
        self.done.append(done)
        if self.is_hidden(done):
            # Or else a look back would last longer, and tell others that there was something.
            self.newest = [one for one in newest if not one[0].struck] + self.newest
            if walked and (not done.taken or walked[0] <= (command.back_to or 0)):
                self.walked = walked
        return done

    def is_hidden(self, done: Done) -> bool:
        """Does nobody notice this but who did it?"""
        if done.is_choice:
            return done.part
        is_back = done.command.kind in (UNDO, WITHDRAW)
        return is_back and all(self.done[version].part for version in done.taken)

    def follow_choice(self, command: Command, prepared: Next | None) -> Done:
        if prepared is None:
            prepared = self.history.carry_out(self.find_offered(str(command.choice)))
        first, *self.held = parts_of(self.table, prepared, len(prepared.unasked))
        let_go = self.lets_go(prepared.choice)
        moment = self.history.accept(prepared)
        if self.held:
            moment.reversible = is_free(first.film)  # as far as it is told
        done = Done(command, self.seq + 1, first.events, moment)
        done.let_go = let_go
        self.line.append(done)
        if prepared.frames is not None:
            self.newest = [(done, first.film)]
        return done

    def follow_unasked(self, command: Command) -> Done:
        """A question went by: what came after it is told now."""
        if not self.held or self.held[0].choice.id != command.choice:
            raise IllegalChoice("choice-not-offered", given=str(command.choice))
        part = self.held.pop(0)
        self.tell(part)
        done = Done(command, self.seq, part.events, let_go=True)
        self.went_by.append(done)
        if len(part.film.frames) == len(part.events):
            self.newest = [(done, part.film)]
        return done

    def let_go(self) -> None:
        """Nobody waits at questions that went by unnoticed: so it was in older games."""
        told = next((done for done in reversed(self.done) if done.is_choice), None)
        for part in self.held:
            assert told is not None
            told.events += part.events
            self.tell(part)
        self.held = []

    def tell(self, part: Held) -> None:
        """One part more of what came of the last choice is known now."""
        moment = self.history.moments[-1]
        moment.reversible = moment.reversible and is_free(part.film)

    def stops_after(self, number: int) -> list[int]:
        """The versions with which the table went on after a choice from where it had stopped."""
        found: list[int] = []
        for done in self.done[self.line[number].version + 1 :]:
            if done.command.kind == CHOICE:
                break
            if done.command.kind == UNASKED:
                found.append(done.version)
        return found

    def follow_undo(self, command: Command) -> Done:
        target = command.back_to or 0
        first = self.line[target].version if target < self.seq else len(self.done)
        taken = [done for done in self.done[first:] if done.is_choice and not done.struck]
        if not self.history.is_free(target):
            self.rewound = True
        self.history.back_to(target)
        del self.line[target:]
        self.held = []
        for done in taken:
            done.struck = True
        if self.request is not None and target <= self.request.back_to:
            self.request = None
        return Done(command, target, taken=[done.version for done in taken])

    def follow_withdraw(self, command: Command) -> Done:
        """Take choices out from among those that others made without knowing of them."""
        target = command.back_to or 0
        speakers = seats_of(command)
        since = self.line[target:]
        self.history.withdraw(target, speakers)
        taken = [done for done in since if done.command.seat in speakers]
        if self.request is not None:
            before = {done.version for done in self.line[: self.request.back_to]}
            self.request.back_to -= len([done for done in taken if done.version in before])
        self.line[target:] = [done for done in since if done.command.seat not in speakers]
        for done in taken:
            done.struck = True
        for number in range(target, self.seq):
            self.line[number].seq = number + 1
            self.line[number].moment = self.history.moments[number]
        return Done(command, self.seq, taken=[done.version for done in taken])

    def follow_request(self, command: Command) -> None:
        seats = seats_of(command)
        if command.kind == ASK:
            self.request = Request(command.seat, command.back_to or 0, seats)
        elif command.kind == AGREE and self.request is not None:
            self.request.agreed |= seats
        elif command.kind == DECLINE:
            self.request = None

    # -- snapshots -------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Where the game stands, as plain data that would show if it was damaged."""
        return with_digest(self.dump_plainly())

    def dump_plainly(self) -> dict[str, Any]:
        request = self.request
        return {
            "table": dump_table(self.table),
            "rewound": self.rewound,
            "request": request and [request.seat, request.back_to, sorted(request.agreed)],
            "done": [dump_done(done) for done in self.done],
        }

    def dump_after(self, command: Command, prepared: Next) -> dict[str, Any]:
        """Where the game will stand when this choice has been followed, with nothing held back."""
        done = Done(command, self.seq + 1, prepared.events, prepared.moment)
        done.let_go = self.lets_go(prepared.choice)
        return self.dump_with(done, prepared.table)

    def dump_when_told(self, command: Command) -> dict[str, Any]:
        """The same, when the last of what is held back has been told."""
        [last] = self.held
        return self.dump_with(Done(command, self.seq, last.events, let_go=True), last.film.after)

    def dump_with(self, done: Done, table: Table) -> dict[str, Any]:
        data = self.dump_plainly()
        done_by_then = [*data["done"], dump_done(done)]
        return with_digest({**data, "table": dump_table(table), "done": done_by_then})

    def load(self, data: dict[str, Any]) -> None:
        """Stand where a snapshot was taken; one that is not as it was written is refused."""
        check_digest(data)
        kinds = {kind.name: kind for kind in self.game.events}
        self.rewound = data["rewound"]
        if data["request"]:
            seat, back_to, agreed = data["request"]
            self.request = Request(seat, back_to, set(agreed))
        self.done = [load_done(done, kinds) for done in data["done"]]
        self.line = [d for d in self.done if d.command.kind == CHOICE and not d.struck]
        self.went_by = [done for done in self.done if done.command.kind == UNASKED]
        self.history.resume(
            load_table(self.game, self.seats, data["table"]),
            [self.game.catalogue.find(str(done.command.choice)) for done in self.line],
            [done.moment for done in self.line if done.moment is not None],
        )


def is_free(film: Film) -> bool:
    """Did nothing of this need chance or reveal anything?"""
    return is_reversible(film.before, film.after)


def seats_of(command: Command) -> set[int]:
    """The seats that speak by a command that is no choice."""
    return {int(seat) for seat in str(command.choice).split(",")}


def movers_of(command: Command) -> set[int]:
    """The seats that did something by a command."""
    return {command.seat} if command.kind in (CHOICE, UNASKED) else seats_of(command)


def with_digest(data: dict[str, Any]) -> dict[str, Any]:
    """The data with a mark that fits no other.

    >>> sorted(with_digest({"a": [1, 2]}))
    ['a', 'digest']
    """
    return {**data, DIGEST: digest_of(data)}


def check_digest(data: dict[str, Any]) -> None:
    """Raises if data is not as it was marked; older snapshots have no mark."""
    rest = {name: value for name, value in data.items() if name != DIGEST}
    if DIGEST in data and data[DIGEST] != digest_of(rest):
        raise ValueError("a snapshot is not as it was written")


def digest_of(data: dict[str, Any]) -> str:
    content = json.dumps(data, separators=(",", ":")).encode()
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def load_done(data: list[Any], kinds: dict[str, Kind]) -> Done:
    told, seq, events, reversible, sealed, struck, taken, *more = data
    said = [*more, *[False, False, UNKNOWN_TURN][len(more) :]]  # older snapshots do not say it
    part, let_go, turn = said[:3]
    command = Command(*told)
    return Done(
        command,
        seq,
        [load_event(kinds[kind], facts, only_for) for kind, facts, only_for in events],
        Moment(reversible, sealed, part, turn) if command.kind == CHOICE else None,
        struck,
        taken,
        let_go,
    )


def load_event(kind: Kind, facts: list[int], only_for: int) -> Event:
    """An event as it was stored; older snapshots do not know its newest facts."""
    missing = len(kind.facts) - len(facts)
    return Event(kind, (*facts, *[0] * missing), only_for)


def dump_done(done: Done) -> list[Any]:
    command = [*done.command]
    while command[-1] is None and len(command) > OLDEST_FIELDS:
        command.pop()  # as older snapshots have it
    return [
        command,
        done.seq,
        [[event.kind.name, event.facts, event.only_for] for event in done.events],
        done.reversible,
        done.sealed,
        done.struck,
        done.taken,
        done.part,
        done.let_go,
        UNKNOWN_TURN if done.moment is None else done.moment.turn,
    ]
