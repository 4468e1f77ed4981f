"""The tables without the web around them: the same requests, answered by the same functions.

What the application adds (routes, headers, sentences) is the same for two tables whose answers are
the same here; at some decisions it is looked at, too (`front.py`). So all of them can be looked at.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

from msgspec.json import encode
from pydantic import ValidationError

from robinsonade.kernel.refusal import Refused
from robinsonade.server import bodies
from robinsonade.tables import listing, playing, telling, transfer, what_if
from robinsonade.tables.expected import Stale
from robinsonade.tables.looking_back import check_over
from robinsonade.tables.problems import document, status_of
from robinsonade.tables.room import Room
from robinsonade.tables.tokens import hash_of
from robinsonade.tables.visitor import Visitor, visitor_of
from tests.server.front import Answer, Front

MALFORMED = Answer(422, (), b"")


class Request:
    """One request at a room, and who asks."""

    def __init__(self, room: Room, query: str, secret: str, body: Any, last: str) -> None:
        self.room = room
        self.front: Any = Front(room)
        self.query = {name: values[-1] for name, values in parse_qs(query).items()}
        self.browser = hash_of(secret) if secret else None
        self.body = body
        self.last = last

    async def visitor(self, game_id: str = Front.ROOM) -> Visitor:
        return await visitor_of(self.room, self.browser, self.query.get("viewer"))

    # -- reading ---------------------------------------------------------------------------------

    async def games(self) -> Any:
        if self.browser is None:
            return []
        return await listing.games_of(self.front, self.browser, lambda: None)

    async def state(self) -> bytes:
        at = self.query.get("at")
        return await playing.state(await self.visitor(), None if at is None else int(at))

    async def steps(self) -> bytes:
        after, until = int(self.query["after"]), int(self.query["until"])
        return await playing.steps(await self.visitor(), after, until)

    async def export(self) -> Any:
        file = await transfer.export(
            self.front, Front.ROOM, self.browser, self.visitor, may_open=False
        )
        return file.data

    async def events(self) -> bytes:
        visitor, last = await self.visitor(), self.last or None
        await telling.look_back(visitor, telling.missed_since(visitor, last))
        return b"".join(telling.first_messages(visitor, last))

    async def chances(self) -> Any:
        check_over((await self.visitor()).room)

    # -- commands --------------------------------------------------------------------------------

    async def choices(self) -> bytes:
        body = bodies.ChoiceBody.model_validate(self.body)
        return await playing.choose(await self.visitor(), body.expected, body.choice)

    async def undo(self) -> bytes:
        body = bodies.UndoBody.model_validate(self.body)
        visitor = await self.visitor()
        return await playing.undo(visitor, body.expected, rewind=body.rewind, back_to=body.to)

    async def restart_turn(self) -> bytes:
        body = bodies.RestartBody.model_validate(self.body)
        return await playing.restart_turn(await self.visitor(), body.expected)

    async def answer(self) -> bytes:
        body = bodies.AnswerBody.model_validate(self.body)
        return await playing.answer_request(await self.visitor(), body.expected, agree=body.agree)

    async def go_on(self) -> bytes:
        body = bodies.GoOnBody.model_validate(self.body)
        return await playing.go_on(await self.visitor(), body.expected, body.seat)

    async def asking(self) -> bytes:
        body = bodies.AskingBody.model_validate(self.body)
        return await playing.settle_asking(await self.visitor(), body.seat, body.asking, body.hold)

    async def hint(self) -> Any:
        return await playing.hint(await self.visitor(), self.body["viewer"])

    async def why(self) -> bytes:
        return playing.why(await self.visitor(), self.body.get("viewer"), self.body["target"])

    async def verify(self) -> Any:
        return await transfer.verify((await self.visitor()).room)

    async def clone(self) -> Any:
        visitor = await self.visitor()
        return await what_if.check_moment(visitor.room, visitor.mine, self.body["at"])


async def ask(
    room: Room, method: str, path: str, secret: str = "", body: Any = None, last: str = ""
) -> Answer:
    """What one request is answered with. Of a stream only what is sent at once."""
    path, _, query = path.partition("?")
    request = Request(room, query, secret, body, last)
    name = path.rpartition("/")[2].replace("-", "_")
    try:
        found = await getattr(request, name)()
    except ValidationError:
        return MALFORMED
    except Refused as refused:
        return await problem(request, refused)
    return Answer(200, (), found if isinstance(found, bytes) else encode(found))


async def problem(request: Request, refused: Refused) -> Answer:
    extra: dict[str, Any] = {}
    if isinstance(refused, Stale):
        visitor = await request.visitor()
        extra["state"] = request.room.projection.state(visitor.viewer, visitor.mine)
    return Answer(status_of(refused), (), encode(document(refused, "", **extra)))
