"""Playing: see, choose, take back, ask for advice, and be told what happens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.sse import EventSourceResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from robinsonade.kernel.refusal import Refused
from robinsonade.server.addresses import address_of
from robinsonade.server.answers import HintAnswer, State, Step, StepsAnswer, WhyAnswer
from robinsonade.server.bodies import (
    AnswerBody,
    AskingBody,
    ChoiceBody,
    GoOnBody,
    HintBody,
    LendingBody,
    ManageBody,
    NameBody,
    RestartBody,
    SayBody,
    UndoBody,
    WhyBody,
)
from robinsonade.server.charges import PAST, WHY, charge_more
from robinsonade.server.guards import STRAIGHT
from robinsonade.server.visitor import Seat, Visiting
from robinsonade.tables import management, playing, telling
from robinsonade.tables.stream import Stream
from robinsonade.tables.visitor import Visitor

router = APIRouter(prefix="/api/games/{game_id}", tags=["play"])
JSON = "application/json"
# A proxy shall pass on each message at once.
UNBUFFERED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
# Said here and not by the class of the response: FastAPI would then wrap each message anew for
# each reader, with two queues and two tasks more for every stream.
STREAMED: dict[int | str, dict[str, Any]] = {
    200: {"content": {EventSourceResponse.media_type: {}}, "model": Step}
}


def as_json(content: bytes) -> Response:
    return Response(content, media_type=JSON, headers={"Cache-Control": "no-store"})


@router.get("/state", response_model=State)
async def state(
    request: Request,
    visitor: Visiting,
    at: Annotated[
        int | None, Query(ge=0, le=1_000_000, description="after so many choices")
    ] = None,
) -> Response:
    """The game as the viewer may know it, now or as it stood."""
    if at is not None:
        charge_more(request.scope, PAST)
    return as_json(await playing.state(visitor, at))


@router.get("/steps", response_model=StepsAnswer)
async def steps(
    visitor: Visiting,
    after: Annotated[int, Query(ge=0, le=1_000_000, description="from this position on")],
    until: Annotated[int, Query(ge=0, le=1_000_000, description="at most 50 choices later")],
) -> Response:
    """What happened from one position to another, event by event, as the viewer was told it."""
    return as_json(await playing.steps(visitor, after, until))


@router.post("/choices", response_model=State)
async def choose(visitor: Visiting, body: ChoiceBody) -> Response:
    """Make a choice of a seat that this browser holds."""
    return as_json(await playing.choose(visitor, body.expected, body.choice))


@router.post("/undo", response_model=State)
async def undo(visitor: Visiting, body: UndoBody) -> Response:
    """Take back the last choice; with `rewind` also past something revealed, if all agree."""
    told = await playing.undo(visitor, body.expected, rewind=body.rewind, back_to=body.to)
    return as_json(told)


@router.post("/restart-turn", response_model=State)
async def restart_turn(visitor: Visiting, body: RestartBody) -> Response:
    """Take back everything that may be taken back alone."""
    return as_json(await playing.restart_turn(visitor, body.expected))


@router.post("/answer", response_model=State)
async def answer_request(visitor: Visiting, body: AnswerBody) -> Response:
    """Agree or decline when somebody asks to go back."""
    return as_json(await playing.answer_request(visitor, body.expected, agree=body.agree))


@router.post("/go-on", response_model=State)
async def go_on(visitor: Visiting, body: GoOnBody) -> Response:
    """Go on without a seat that has been asked for long and could let the moment go by."""
    return as_json(await playing.go_on(visitor, body.expected, body.seat))


@router.post("/asking", response_model=State)
async def ask_how_often(visitor: Visiting, body: AskingBody) -> Response:
    """Settle how often an own seat is asked about what it could use at any time."""
    return as_json(await playing.settle_asking(visitor, body.seat, body.asking, body.hold))


@router.post("/hint", response_model=HintAnswer)
async def hint(request: Request, visitor: Visiting, body: HintBody) -> Any:
    """What the greedy player would do in the place of a seat, with its scores."""
    return await playing.hint(visitor, body.viewer, address_of(request.scope))


@router.post("/why", response_model=list[WhyAnswer])
async def why(request: Request, visitor: Visiting, body: WhyBody) -> Response:
    """Why an own seat cannot do what it cannot do with a thing, the nearest choices first."""
    charge_more(request.scope, WHY)
    return as_json(playing.why(visitor, body.viewer, body.target))


@router.post("/say", status_code=204)
async def say(visitor: Visiting, body: SayBody) -> Response:
    """A quick word of an own seat, or a thing to look at, for everybody at the table: one of a
    list, so many in a while, kept nowhere."""
    await playing.say(visitor, body.seat, body.word, body.target)
    return Response(status_code=204)


@router.post("/seats/{seat}/bot-turn", status_code=204)
async def bot_turn(visitor: Visiting, seat: Seat, body: ManageBody) -> Response:
    """Let a bot play this turn for somebody whom all have waited for, for two minutes at least; if
    they or who made the table allow it. Who made it may."""
    await playing.bot_turn(visitor, seat)
    return Response(status_code=204)


@router.post("/seats/{seat}/bot-turns", status_code=204)
async def bot_turns(visitor: Visiting, seat: Seat, body: LendingBody) -> Response:
    """May others let a bot play a turn of this own seat, if it takes long?"""
    visitor.own_seat(seat)
    await management.set_lends(visitor, seat, allowed=body.allowed)
    return Response(status_code=204)


@router.post("/seats/{seat}/name", status_code=204)
async def rename(visitor: Visiting, seat: Seat, body: NameBody) -> Response:
    """Who sits on an own seat; a name that somebody else has at this table is refused."""
    visitor.own_seat(seat)
    await management.rename(visitor, seat, body.name)
    return Response(status_code=204)


async def limited_stream(request: Request, visitor: Visiting) -> Visitor:
    """Nobody keeps more streams open than allowed."""
    if visitor.room.closed:
        raise Refused("closing")
    address = address_of(request.scope)
    if request.app.state.stream_count[address] >= request.app.state.settings.streams_of_address:
        raise Refused("too-many-streams")
    return visitor


@router.get("/events", response_class=Response, responses=STREAMED)
async def events(
    request: Request,
    visitor: Annotated[Visitor, Depends(limited_stream)],
    last_event_id: Annotated[str | None, Header()] = None,
    after: Annotated[
        str | None, Query(max_length=100, description="in place of Last-Event-ID")
    ] = None,
) -> Response:
    """All that happens from now on, beginning with the state or with what was missed."""
    return Telling(request, visitor, last_event_id or after)


class Telling(Response):
    """The answer that goes on until the reader hangs up, or is cut off."""

    media_type = EventSourceResponse.media_type

    def __init__(self, request: Request, visitor: Visitor, last: str | None) -> None:
        super().__init__(headers=UNBUFFERED)
        del self.headers["content-length"]
        self.visitor = visitor
        self.last = last
        self.address = address_of(request.scope)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        room, count = self.visitor.room, scope["app"].state.stream_count
        stream = telling.new_stream(self.visitor, self.address)
        count[self.address] += 1
        room.services.metrics.streams.inc()
        listening = asyncio.ensure_future(close_when_left(stream, receive))
        try:
            await look_back(scope, self.visitor, self.last)
            await telling.join(self.visitor, stream)
            # At once, before anybody waits for the reader: the seat may be lost meanwhile.
            first = b"".join(telling.first_messages(self.visitor, self.last))
            await send(
                {
                    "type": "http.response.start",
                    "status": self.status_code,
                    "headers": self.raw_headers,
                }
            )
            await send({"type": "http.response.body", "body": first, "more_body": True})
            # In a task of its own, which is woken without all that lies around this response.
            reading = asyncio.ensure_future(pass_on(stream, scope.get(STRAIGHT, send)))
            try:
                await reading
            finally:
                reading.cancel()
        finally:
            listening.cancel()
            room.audience.leave(stream)
            room.services.metrics.streams.dec()
            count[self.address] -= 1
            if not count[self.address]:
                del count[self.address]


async def pass_on(stream: Stream, send: Send) -> None:
    """Send what comes until the stream is over."""
    while part := await stream.read():
        await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def close_when_left(stream: Stream, receive: Receive) -> None:
    """Whoever hangs up is gone; so is who goes on sending instead of reading."""
    with contextlib.suppress(HTTPException):
        while (await receive())["type"] != "http.disconnect":
            pass
    stream.close()


async def look_back(scope: Scope, visitor: Visitor, last: str | None) -> None:
    """Find what was missed; that costs more than what is new."""
    after = telling.missed_since(visitor, last)
    if after is not None:
        charge_more(scope, visitor.room.sight(visitor.mine).version - after)
        await telling.look_back(visitor, after)
