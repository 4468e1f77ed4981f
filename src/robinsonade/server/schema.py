"""The tables of the database. How they came to be is in migrations/."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

GAME: Final = Table(
    "game",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(80), nullable=False),  # up to 256 bits, which fit no integer column
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("open_seed", Boolean, nullable=False),
    Column("rewound", Boolean, nullable=False),  # before it came here, in an imported file
    Column("created", Float, nullable=False),
    Column("finished", Float),
    Column("result", String(64), nullable=False, default=""),
    Column("position", Text),  # JSON: where it began, if not with the set-up
    Column("patience", Integer),  # seconds until a bot decides for who is away; none: never
    Column("closed", Float),  # by who made it: nothing is decided any more
    Column("origin", String(64)),  # a moment of another game, a puzzle; none: it was begun anew
    Column("going_on", Boolean),  # may others go on without who takes long? none: as usual
    Column("lesson", String(32)),  # that is given here; none: a game like any other
    Column("lending", Boolean),  # may a bot play a turn of who takes long? none: no
    Column("inherits", Boolean),  # a clone: did somebody make up where its original began?
    Index("game_unfinished", "finished"),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("game_id", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # here, link or bot
    Column("player", String(32)),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64)),
    Column("claimed", Boolean, nullable=False),
    Column("stand_in", String(32)),  # the bot that plays for the person
    Column("there_until", Float),  # in the future while somebody is there
    Column("lends", Boolean),  # may a bot play a turn when they take long? none: no
    Column("asking", String(8)),  # how often the person wants to be asked; none: as usual
    Column("hold", String(8)),  # whether they want to be asked at the next moment; none: no
)

# Which browser may play which seat. Seat -1 is the right to manage the game.
HOLDING: Final = Table(
    "holding",
    METADATA,
    Column("browser_hash", String(64), primary_key=True),
    Column("game_id", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holding_game", "game_id"),
)

# All that was ever done in a game, never changed. Whoever adds the next version first, wins.
COMMAND: Final = Table(
    "command",
    METADATA,
    Column("game_id", ForeignKey("game.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text),
    Column("back_to", Integer),
    Column("made", Float, nullable=False),
    Column("by", String(32), quote=True),  # the bot that decided in a person's place
    Column("auto", Boolean),  # let go by without asking, as the person prefers
)

# Where a game stood after a version: only to begin there instead of at the set-up.
SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("game_id", ForeignKey("game.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("content", Text, nullable=False),  # JSON
)
