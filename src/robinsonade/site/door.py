"""Requests of the page, answered in its own worker as the web server would answer them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from robinsonade.kernel.refusal import Refused
from robinsonade.site.body import Body
from robinsonade.site.shelf import Shelf, Trouble
from robinsonade.site.store import ShelfStore
from robinsonade.tables import telling
from robinsonade.tables.damage import damaged_after
from robinsonade.tables.expected import Stale
from robinsonade.tables.looking_back import LookingBack
from robinsonade.tables.problems import MEDIA_TYPE, document, status_of
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Rooms
from robinsonade.tables.services import Bots, Services, to_json
from robinsonade.tables.stream import Stream
from robinsonade.tables.visitor import Visitor, visitor_of

BROWSER: Final = "this browser"  # who holds all seats and all games here
JSON: Final = "application/json"
LOOK_BACK_SECONDS: Final = 40.0  # that the chances of a game may cost


@dataclass(frozen=True)
class Settings:
    """As a server has them, where they mean something for one browser."""

    snapshot_every: int = 50
    most_commands: int = 20_000
    live_rooms: int = 20
    stream_backlog: int = 500
    stream_bytes: int = 1024 * 1024
    stream_seconds: float = float("inf")
    away_seconds: float = 0.0
    least_free: int = 0
    sealed_seconds: float = 0.5
    asking: str = "smart"
    pause_seconds: float = 0.7
    going_on_seconds: float = 25.0
    veil_least: float = 0.7
    veil_most: float = 1.5
    veil_thought: float = 0.0  # nobody else looks on


class Figure:
    """Counts nothing: nobody would read it."""

    def inc(self) -> None: ...
    def dec(self) -> None: ...
    def set(self, value: float) -> None: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *error: object) -> None: ...


class Figures:
    stale = out_of_time = rooms = streams = Figure()

    def stored(self, kind: str) -> None: ...

    def thinks(self) -> Figure:
        return Figure()


class Tasks:
    """Work beside the requests; nothing of a server's own is needed here."""

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None: ...


class Answer(NamedTuple):
    """What goes back to the page."""

    status: int
    content: bytes
    media_type: str = JSON


class Asked(NamedTuple):
    """A request of the page."""

    door: Door
    parts: list[str]  # of its path
    query: dict[str, str]
    body: str

    @property
    def rooms(self) -> Rooms:
        return self.door.rooms

    async def visitor(self) -> Visitor:
        room = await self.door.room(self.parts[1])
        return await visitor_of(room, BROWSER, self.query.get("viewer"))

    @property
    def read(self) -> Body:
        return Body(self.body)


class Door:
    """All that the page may ask for, and the streams that it listens to."""

    def __init__(
        self,
        find: Callable[[str, list[str]], Callable[[Asked], Awaitable[Any]]],
        shelf: Shelf,
        bots: Bots,
        tell: Callable[[int, str], None],
        *,
        settings: Settings | None = None,
        holds: Callable[[str], bool] = lambda game_id: True,
    ) -> None:
        self.find = find
        self.tell = tell
        self.store = ShelfStore(shelf)
        self.services = Services(
            self.store,
            bots,
            settings or Settings(),
            Figures(),
            Tasks(),
            is_trouble=lambda error: isinstance(error, OSError),
            is_theirs=lambda game_id: not holds(game_id),
        )
        self.rooms = Rooms(self.services)
        self.looking_back = LookingBack(self.services, LOOK_BACK_SECONDS)
        self.streams: dict[int, tuple[Room, Stream, asyncio.Task[None]]] = {}

    async def room(self, game_id: str) -> Room:
        return await self.rooms.get(game_id)

    # -- requests --------------------------------------------------------------------------------

    def asked(self, address: str, body: str) -> Asked:
        where = urlsplit(address)
        _, *parts = [unquote(part) for part in where.path.split("/") if part]
        query = {name: values[-1] for name, values in parse_qs(where.query).items()}
        return Asked(self, parts, query, body)

    async def ask(self, method: str, address: str, body: str) -> Answer:
        """The answer to one request; what goes wrong is answered, too."""
        asked = self.asked(address, body)
        try:
            found = await self.find(method, asked.parts)(asked)
        except Exception as error:
            return await self.trouble(asked, error)
        if isinstance(found, Answer):
            return found
        return Answer(200, found if isinstance(found, bytes) else to_json(found))

    async def trouble(self, asked: Asked, error: Exception) -> Answer:
        extra: dict[str, Any] = {}
        if isinstance(error, Stale):
            visitor = await asked.visitor()
            extra["state"] = error.room.projection.state(visitor.viewer, visitor.mine)
        if isinstance(error, Trouble):
            error = error.refused
        if not isinstance(error, Refused):
            error = self.broken(asked, error)
        # The page has the sentences: it says them itself.
        told = document(error, "", **extra)
        return Answer(status_of(error), to_json(told), MEDIA_TYPE)

    def broken(self, asked: Asked, error: Exception) -> Refused:
        """If it is the game that cannot be shown any more, that is damaged, and nothing else."""
        room = self.rooms.live.get(asked.parts[1]) if len(asked.parts) > 1 else None
        if room is not None and not room.damaged and not room.can_be_shown():
            room.break_off(error)
            return damaged_after(room.last_but_one)
        self.services.log.error("internal", exc_info=error)
        return Refused("page-broken", kind=type(error).__name__)

    # -- streams ---------------------------------------------------------------------------------

    async def listen(self, number: int, address: str) -> None:
        """Open a stream: its messages are told under this number, as a server sends them."""
        asked = self.asked(address, "")
        visitor = await asked.visitor()
        stream = telling.new_stream(visitor)
        last = asked.query.get("after")
        await telling.look_back(visitor, telling.missed_since(visitor, last))
        await telling.join(visitor, stream)
        self.tell(number, b"".join(telling.first_messages(visitor, last)).decode())
        reading = asyncio.create_task(self.read_on(number, stream))
        self.streams[number] = visitor.room, stream, reading

    async def read_on(self, number: int, stream: Stream) -> None:
        while part := await stream.read():
            self.tell(number, part.decode())
        self.leave(number)
        self.tell(number, "")

    def leave(self, number: int) -> None:
        """The page does not listen any more."""
        if number in self.streams:
            room, stream, _ = self.streams.pop(number)
            stream.close()
            room.audience.leave(stream)

    # -- other tabs ------------------------------------------------------------------------------

    async def heard(self, game_id: str) -> None:
        """Another tab has written something of a game."""
        self.rooms.damaged.pop(game_id, None)
        if game_id in self.rooms.live:
            await self.rooms.catch_up(self.rooms.live[game_id])

    async def taken(self, game_id: str) -> None:
        """This tab plays a game from now on: what waited for that goes on."""
        if game_id in self.rooms.live:
            room = self.rooms.live[game_id]
            await self.rooms.catch_up(room)
            room.asking.wait()
            room.autoplay.start()
