"""A match being played: its record, undo, restart of a turn, save file, replay, verification."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, overload

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice, IllegalChoice
from robinsonade.kernel.chronicle import Chronicle
from robinsonade.kernel.codec import dump_table, fingerprint
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game, check_seed
from robinsonade.kernel.given import Number, Truth, number_in, whole, yes_or_no
from robinsonade.kernel.history import NOWHERE, History
from robinsonade.kernel.match_file import (
    FORMAT,
    FORMAT_VERSION,
    BadMatch,
    check_header,
    dump_seed,
    load_seed,
)
from robinsonade.kernel.refusal import Refused, as_given
from robinsonade.kernel.start import BadStart, begin
from robinsonade.kernel.table import Table
from robinsonade.kernel.variant import active_variant
from robinsonade.kernel.view import copied

MARK_EVERY: Final = 16  # choices between two fingerprints in a file


class Outcome:
    """How a match ended."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.reason = reason
        self.winners = winners  # seats
        self.scores = scores  # of all seats; empty in games without scores

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, winners={self.winners})"


class Match:
    """One live table and how it came to be: options, seed and the choices so far.

    `Match(game, seats, seed, options)` begins with the set-up of the game,
    `Match.from_table(game, table, options)` at any table: see kernel/start.py.
    """

    __slots__ = (
        "by",
        "game",
        "history",
        "open_seed",
        "options",
        "players",
        "position",
        "rewound",
        "seed",
        "unproved",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, str] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        game.check_seats(seats)
        self.options = game.settle_options(seats, options or {})
        self.seed = check_seed(seed)
        self.position = position  # where it began, if not with the set-up
        self.history = History(begin(game, seats, seed, self.options, position))
        self.players: list[str] = []  # who sits where, for the record only
        self.by: dict[int, str] = {}  # choices, from 0, that a bot made in the place of a person
        self.open_seed = position is not None  # somebody knows the decks
        self.rewound = False  # something already revealed was taken back
        self.unproved = False  # read from a record without fingerprints

    @staticmethod
    def from_table(
        game: Game, table: Table, options: dict[str, str] | None = None, seed: int | None = None
    ) -> Match:
        """A match that begins at a table, with all that is still to be done there.

        The table stays as it is. Chance goes on where it stands, or with a new seed if there is
        one. The options have to be those of the table, its components those of the box.
        """
        start = table.clone()
        if seed is not None:
            streams = tuple([str(number) for number in range(len(start.chance.states))])
            start.chance = Chance.seeded(check_seed(seed), streams)
        return Match(game, table.seats, seed or 0, options, dump_table(start))

    def __repr__(self) -> str:
        state = self.table.result or f"turn {self.table.turn}"
        return f"<Match of {self.game.slug}: {self.table.seats} seats, {state}>"

    # -- playing ---------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.history.table

    @property
    def choices_made(self) -> list[Choice]:
        return self.history.choices

    @property
    def over(self) -> bool:
        return self.table.result != ""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while the game runs."""
        table = self.table
        if not table.result:
            return None
        winners = tuple([seat for seat in range(table.seats) if table.winners >> seat & 1])
        return Outcome(table.result, winners, tuple(self.game.scores(table)))

    def chronicle(self) -> Chronicle:
        """What is to be told of it: who won or died, of what, and how all came out."""
        return self.game.chronicle(self.table, self.log)

    @property
    def log(self) -> list[Event]:
        """Everything that has happened."""
        return self.table.log or []

    @property
    def marks(self) -> list[int]:
        """How long the log was before each choice."""
        return [moment.mark for moment in self.history.moments]

    def choices(self, seat: Number | None = None) -> list[Choice]:
        """What may be done now, by one seat or by anybody."""
        if seat is None:
            return self.table.choices()
        return self.table.choices_of(self.check_seat(seat))

    def waiting(self) -> list[int]:
        """The seats that have to choose now, in the order in which they are asked.

        There may be several: where decisions are secret or all talk at once. Others have choices as
        well if they could interrupt.
        """
        return self.table.waiting()

    @overload
    def play(self, choice: Choice) -> None: ...

    @overload
    def play(self, choice: str) -> None: ...

    def play(self, choice: object) -> None:
        """Carry out one of the choices offered, named by itself or by its text id."""
        if isinstance(choice, str):
            self.history.play(self.game.catalogue.find(choice))
        elif isinstance(choice, Choice):
            self.history.play(choice)
        else:
            raise IllegalChoice("unknown-choice", given=repr(choice))

    def check_seat(self, seat: object) -> int:
        number = number_in(seat)
        if number is None or not 0 <= number < self.table.seats:
            raise Refused("not-a-seat", given=as_given(seat), allowed=f"0-{self.table.seats - 1}")
        return number

    def check_people(self, people: object) -> list[int]:
        """Seats, whatever they are collected in."""
        if not isinstance(people, (list, tuple, set, frozenset, range)):
            raise Refused("not-seats", given=repr(people))
        return [self.check_seat(seat) for seat in people]

    def view(self, seat: Number | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may see: a copy, to do with as one likes."""
        viewer = None if seat is None else self.check_seat(seat)
        shown: dict[str, Any] = copied(self.game.view(self.table, viewer))
        return shown

    def log_of(self, seat: Number | None, since: Number = 0) -> list[Event]:
        """What a seat, or a spectator, may know of what has happened."""
        viewer = None if seat is None else self.check_seat(seat)
        first = whole(since)
        return [event for event in self.log[first:] if event.known_to(viewer)]

    # -- taking back -----------------------------------------------------------------------------

    def is_reversible(self, number: Number) -> bool:
        """Could this choice be taken back: did it need no chance and reveal nothing?"""
        place = whole(number)
        if not 0 <= place < len(self.history.moments):
            last = max(0, len(self.history.moments) - 1)
            raise Refused("bad-position", given=str(number), allowed=f"0-{last}")
        return self.history.moments[place].reversible

    def undo(self, people: Collection[Number], *, rewind: Truth = False) -> int:
        """Take back the last choice of one of these seats and all that came after it.

        Across something revealed only with `rewind`; the match is then marked as rewound.
        What others have sealed meanwhile stays sealed. Returns how many choices were taken back.
        """
        seats, anyway = self.check_people(people), yes_or_no(rewind)
        number = self.history.last_of(set(seats))
        if number == NOWHERE:
            raise Refused("nothing-to-undo")
        self.allow(number, anyway)
        return self.withdraw(number, seats)

    def restart_turn(self, people: Collection[Number]) -> int:
        """Take back this turn as far as nothing was revealed, from a choice of these seats on.

        What others have sealed meanwhile stays sealed. Returns how many choices were taken back.
        """
        others = set(range(self.table.seats))
        seats = self.check_people(people)
        number = self.history.restart_of(set(seats), others, keep_sealed=True)
        if number == NOWHERE:
            raise Refused("nothing-to-restart")
        return self.withdraw(number, seats)

    def withdraw(self, number: int, people: list[int]) -> int:
        before = self.choices_made.copy()
        taken = self.history.withdraw(number, set(people))
        kept = [place for place in range(number, len(before)) if before[place].seat not in people]
        again = dict(enumerate(kept[: len(self.choices_made) - number], number))
        self.by = {
            **{place: name for place, name in self.by.items() if place < number},
            **{place: self.by[old] for place, old in again.items() if old in self.by},
        }
        return taken

    def back_to(self, number: Number, *, rewind: Truth = False) -> int:
        """Return to the table before a choice; returns how many choices were taken back."""
        to, anyway = whole(number), yes_or_no(rewind)
        self.history.check_position(to)
        self.allow(to, anyway)
        self.by = {place: name for place, name in self.by.items() if place < to}
        return self.history.back_to(to)

    def allow(self, number: int, rewind: bool) -> None:
        """Refuse to go back past something revealed, but for a rewind, which is remembered."""
        if self.history.is_free(number):
            return
        if not rewind:
            raise Refused("cannot-undo")
        self.rewound = True

    def at(self, number: Number) -> Table:
        """The table before a choice (or now), with the log up to there; for looking only."""
        return self.history.at(whole(number))

    # -- files -----------------------------------------------------------------------------------

    def fingerprint(self) -> str:
        """A short text that only equal tables share."""
        return fingerprint(self.table)

    def to_dict(self) -> dict[str, Any]:
        """The match as plain data: it replays to the same fingerprints on any machine."""
        last = len(self.choices_made)
        marks = {str(i): fingerprint(self.at(i)) for i in range(0, last, MARK_EVERY)}
        marks[str(last)] = self.fingerprint()
        data: dict[str, Any] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game.slug,
            "rules_version": self.game.version,
            "seats": self.table.seats,
            "options": self.options,
            **dump_seed(self.seed),
            "players": self.players,
            "open_seed": self.open_seed,
            "rewound": self.rewound,
            "choices": [choice.id for choice in self.choices_made],
            "fingerprints": marks,
            "result": self.table.result,
        }
        if self.by:
            data["by"] = {str(number): name for number, name in sorted(self.by.items())}
        if self.position is not None:
            data["position"] = self.position
        variant = active_variant(self.game.package)
        if variant is not None:
            data["variant"] = {"name": variant.name, "text": variant.text}
        return data


def replay(game: Game, data: Mapping[str, Any]) -> Match:
    """The match that a file describes, with every choice and every fingerprint checked."""
    if not isinstance(data, dict):
        raise BadMatch("match-format", allowed=f"{FORMAT} {FORMAT_VERSION}")
    check_header(game, data)
    try:
        seed = load_seed(data)
        match = Match(game, data["seats"], seed, data["options"], data.get("position"))
    except BadStart as error:
        raise BadMatch(error.key, **error.facts) from error
    except Refused as error:
        raise BadMatch("match-setup", why=str(error)) from error
    match.players = data["players"]
    match.by = {int(number): name for number, name in data.get("by", {}).items()}
    match.open_seed = match.open_seed or data["open_seed"]
    match.rewound = data["rewound"]
    marks: dict[str, str] = data["fingerprints"]
    checked = 0
    for number, choice_id in enumerate(data["choices"]):
        checked = check_mark(match, marks, number, checked)
        try:
            match.play(choice_id)
        except Refused as error:
            raise BadMatch("match-choice", number=str(number + 1), given=choice_id) from error
        except Exception as error:  # whatever a table does that cannot be
            if match.position is None:
                raise
            raise BadMatch("position-unplayable", game=game.slug) from error
    match.unproved = data.get("unproved", False)
    proved = check_mark(match, marks, len(match.choices_made), checked)
    if proved != len(match.choices_made) and not match.unproved:
        raise BadMatch("match-cut", given=str(len(match.choices_made)))
    if match.table.result != data["result"]:
        raise BadMatch("match-result", given=str(data["result"]), found=match.table.result)
    return match


def check_mark(match: Match, marks: dict[str, str], number: int, checked: int) -> int:
    """Compare the table with the fingerprint that the file gives for this moment, if any."""
    expected = marks.get(str(number))
    if expected is None:
        return checked
    if expected != match.fingerprint():
        if number == 0:
            raise BadMatch("match-start")
        raise BadMatch("match-altered", start=str(checked + 1), end=str(number))
    return number
