"""A game and its seats as they are stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

# The kinds of seats: at the browser that made the table, by link, and of bots.
HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"

MANAGER: Final = -1  # in place of a seat: the right to manage a game


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
    there_until: float | None = None  # in the future while somebody is there
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
