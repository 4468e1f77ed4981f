"""The short way of a choice: the request for whose answer everybody at a table waits.

The routes of the application describe and check every request; that costs more than the choice
itself. A choice in its usual form is handed to the same function directly. Any other form goes the
long way, where it is answered or refused as it always was.
"""

from __future__ import annotations

import re
from typing import Final

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from robinsonade.kernel.refusal import Refused
from robinsonade.server.bodies import ChoiceBody
from robinsonade.server.charges import weigh
from robinsonade.server.problems import http_problem, refusal
from robinsonade.server.routers import play
from robinsonade.server.visitor import visit
from robinsonade.tables import playing

PATH: Final = re.compile(r"/api/games/([A-Za-z0-9_-]{1,32})/choices")
CACHE, _, KIND = play.as_json(b"").raw_headers
[ROUTE] = [route for route in play.router.routes if getattr(route, "endpoint", 0) is play.choose]


class ShortWay:
    """Takes choices out of the stream of requests."""

    def __init__(self, app: FastAPI, long_way: ASGIApp) -> None:
        self.app = app
        self.long_way = long_way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and not scope["query_string"]:
            place = PATH.fullmatch(scope["path"])
            if place is not None:
                await self.choose(place[1], scope, receive, send)
                return
        await self.long_way(scope, receive, send)

    async def choose(self, game_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        scope["route"] = ROUTE  # for the figures
        request = Request(scope, receive)
        content = b""
        try:
            content = await whole_body(receive)
            body = ChoiceBody.model_validate_json(content)
            visitor = await visit(request, self.app.state.rooms, game_id, None)
            state = await playing.choose(visitor, body.expected, body.choice)
        except ValidationError:
            await self.long_way(scope, Again(content, receive), send)
        except ClientDisconnect:
            pass
        except HTTPException as error:
            await http_problem(request, error)(scope, receive, send)
        except Refused as refused:
            answer = refusal(request, refused)
            weigh(scope, len(answer.body))
            await answer(scope, receive, send)
        else:
            weigh(scope, len(state))
            await send_state(send, state)


async def whole_body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


async def send_state(send: Send, state: bytes) -> None:
    """`play.as_json` without an object for every answer."""
    headers = [CACHE, (b"content-length", b"%d" % len(state)), KIND]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": state})


class Again:
    """Receives a body that was received already."""

    def __init__(self, content: bytes, receive: Receive) -> None:
        self.content: bytes | None = content
        self.receive = receive

    async def __call__(self) -> Message:
        if self.content is None:
            return await self.receive()
        content, self.content = self.content, None
        return {"type": "http.request", "body": content, "more_body": False}
