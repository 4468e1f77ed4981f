"""What an operator may settle: by the command line or by ROBINSONADE_... in the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from platformdirs import user_data_path
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from robinsonade.kernel.refusal import Refused


def default_database() -> str:
    """A file in the user's own data folder."""
    return str(user_data_path("robinsonade", appauthor=False) / "games.sqlite3")


class Settings(BaseSettings):
    """Everything that may differ between two servers."""

    model_config = SettingsConfigDict(env_prefix="ROBINSONADE_", extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = Field(default_factory=default_database)  # a file, or a URL
    database_seconds: float = Field(default=5.0, gt=0)  # to wait for a lock or a connection
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"

    largest_body: int = 64 * 1024  # bytes
    largest_import: int = 2 * 1024 * 1024

    # Requests of one address; the notation is that of the limits library.
    rate_reading: str = "6000/minute"
    rate_playing: str = "1200/minute"
    rate_creating: str = "60/minute"
    rate_thinking: str = "60/minute"
    rate_dear: str = "120/minute"  # exports, lists, descriptions

    # Who may ask: names of this server (a list with commas; * for any), and the proxies before it.
    hosts: str = ""
    proxies: str = ""

    head_seconds: float = Field(default=20.0, gt=0)  # to send the head of a request
    body_seconds: float = Field(default=30.0, gt=0)
    write_seconds: float = Field(default=60.0, gt=0)  # to read what was sent
    least_free: int = Field(default=32 * 1024 * 1024, ge=0)  # bytes of the disk under the database

    snapshot_every: int = Field(default=50, ge=1)  # commands
    most_commands: int = Field(default=20_000, ge=1)  # of one game
    live_rooms: int = Field(default=500, ge=1)  # kept in memory while nobody watches
    stream_backlog: int = Field(default=500, ge=1)  # messages a slow reader may be behind
    stream_bytes: int = Field(default=1024 * 1024, ge=1)  # that may wait for a slow reader
    stream_seconds: float = Field(default=300.0, gt=0)  # then a reader is asked to come again
    streams_of_address: int = Field(default=300, ge=1)
    away_seconds: float = Field(default=3.0, ge=0)  # who comes back within them was never away

    # After so many days `robinsonade tidy` may forget a game; none: never.
    keep_finished_days: float | None = Field(default=None, ge=0)
    keep_idle_days: float | None = Field(default=None, ge=0)

    metrics_token: str = ""  # opens /metrics to other machines

    bot_processes: int = Field(default=1, ge=1)
    bot_seconds: float = Field(default=10.0, gt=0)  # for one decision
    # Of one core, for how the chances of a finished game went, if somebody looks.
    look_back_seconds: float = Field(default=60.0, ge=0)
    look_back_nice: int = Field(default=19, ge=0, le=19)  # how much that gives way to all else
    sealed_seconds: float = Field(default=0.5, ge=0)  # the beat in which bots are done with bids
    asking: Literal["smart", "phase", "always", "never"] = "smart"  # who has not said otherwise
    # How long a moment lasts that goes by unasked while bots play: time to reach for a card.
    pause_seconds: float = Field(default=0.7, ge=0)
    # After so long others may go on without who could let a moment go by.
    going_on_seconds: float = Field(default=25, ge=0)

    # How long a question lasts that is not asked for a reason that others must not notice.
    veil_least: float = Field(default=0.7, ge=0)
    veil_most: float = Field(default=1.5, ge=0)
    # How much longer one to a person lasts on the average, until the table knows its people.
    veil_thought: float = Field(default=1.0, ge=0)

    static: Path | None = None  # the built client, if not the one in the package


LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


def allowed_hosts(settings: Settings) -> frozenset[str]:
    """The names by which this server may be called; none given: all, or only its own machine.

    >>> sorted(allowed_hosts(Settings(host="localhost")))
    ['127.0.0.1', '::1', 'localhost']
    >>> allowed_hosts(Settings(host="0.0.0.0"))
    frozenset({'*'})
    """
    named = [name.strip().lower() for name in settings.hosts.split(",") if name.strip()]
    if named:
        return frozenset(named)
    return frozenset(LOOPBACK if settings.host in LOOPBACK else ("*",))


def read_settings(given: dict[str, Any]) -> Settings:
    """Settings from the command line, the others from the environment."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join([str(part) for part in first["loc"]])
        raise Refused("bad-setting", field=field, given=str(first["input"])) from error


def database_url(database: str) -> str:
    """The address of a database as SQLAlchemy wants it; a plain path is a SQLite file.

    >>> database_url("games.sqlite3")
    'sqlite+aiosqlite:///games.sqlite3'
    >>> database_url("postgresql://db/games")
    'postgresql+psycopg://db/games'
    """
    scheme, separator, rest = database.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{database}"
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+psycopg"}
    drivers["postgresql"] = drivers["postgres"]
    return f"{drivers.get(scheme, scheme)}://{rest}"
