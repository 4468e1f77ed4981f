"""A game and its seats as they are stored."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

# The kinds of seats: at the browser that made the table, by link, and of bots.
HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"
KINDS: Final = (HERE, LINK, BOT)

MANAGER: Final = -1  # in place of a seat: the right to manage a game
Fields = dict[str, tuple[type, ...]]  # of a record: what each may be


@dataclass(frozen=True)
class GameRecord:
    """A game as it was created."""

    id: str
    title: str
    rules_version: str
    seats: int
    options: dict[str, str]
    seed: int
    salt: str
    commitment: str
    open_seed: bool
    rewound: bool
    created: float
    finished: float | None = None
    result: str = ""
    position: dict[str, Any] | None = None
    patience: int | None = None  # seconds until a bot decides for who is away
    closed: float | None = None
    origin: str | None = None  # a clone, puzzle or lesson: "clone:<game>", "lesson:<title>/<name>"
    going_on: bool | None = None  # without who takes long; none: as usual
    lesson: str | None = None  # that is given here
    lending: bool | None = None  # may a bot play a turn of who takes long? none: no
    inherits: bool | None = None  # a clone: did somebody make up where its original began?

    @property
    def is_made_up(self) -> bool:
        """Could it have begun where no game leads? Then whatever is done there is tried first."""
        return self.position is not None and (self.origin is None or bool(self.inherits))


@dataclass
class SeatRecord:
    """Who sits where."""

    seat: int
    kind: str
    player: str | None
    name: str
    token_hash: str | None
    claimed: bool
    stand_in: str | None = None  # the bot that plays for the person
    # In the future while somebody is there. Seats do not differ by it: who is shown to be there is
    # told when that changes (`Presence`), not when a sign of it is stored.
    there_until: float | None = field(default=None, compare=False)
    lends: bool | None = None  # may a bot play a turn when they take long? none: no
    # Private: that they change is nobody else's business, so they do not make seats differ.
    asking: str | None = field(default=None, compare=False)
    hold: str | None = field(default=None, compare=False)

    @property
    def is_given_up(self) -> bool:
        """Was somebody's seat, who was removed, and is nobody's any more?"""
        return self.kind == LINK and not self.claimed and self.token_hash is None

    @property
    def rights(self) -> tuple[object, ...]:
        """What decides who may play here."""
        return (self.kind, self.token_hash, self.claimed)

    @property
    def preference(self) -> tuple[str | None, str | None]:
        """How the person wants to be asked."""
        return (self.asking, self.hold)


def check_sound(record: GameRecord, seats: list[SeatRecord]) -> None:
    """Raises what is wrong with what was stored: a database may hold anything in any column."""
    check_fields(record, GAME_FIELDS)
    for seat in seats:
        check_fields(seat, SEAT_FIELDS)
    if [seat.seat for seat in seats] != list(range(record.seats)):
        raise ValueError(f"{record.seats} seats, but {len(seats)} rows of them")
    if not {seat.kind for seat in seats} <= set(KINDS):
        raise ValueError("seats of no kind that there is")


def check_fields(record: object, fields: Fields) -> None:
    for name, sorts in fields.items():
        value = getattr(record, name)
        if not isinstance(value, sorts) or not is_finite(value):
            raise ValueError(f"{name} of {type(record).__name__} is a {type(value).__name__}")


def is_finite(value: object) -> bool:
    return not isinstance(value, float) or math.isfinite(value)


def fields_of(record: type) -> Fields:
    """What each field may be; a whole number will do for any."""
    found: Fields = {}
    for name, hint in get_type_hints(record).items():
        options = get_args(hint) if get_origin(hint) is UnionType else (hint,)
        sorts = [get_origin(one) or one for one in options]
        found[name] = (*sorts, int) if float in sorts else tuple(sorts)
    return found


GAME_FIELDS: Final = fields_of(GameRecord)
SEAT_FIELDS: Final = fields_of(SeatRecord)
