"""Playing: see, choose, take back, ask for advice, and be told what happens."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.sse import EventSourceResponse
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.refusal import Refused
from robinsonade.server.answers import HintAnswer, State, Step, StepsAnswer, WhyAnswer
from robinsonade.server.bodies import (
    AnswerBody,
    AskingBody,
    ChoiceBody,
    GoOnBody,
    HintBody,
    RestartBody,
    UndoBody,
    WhyBody,
)
from robinsonade.server.charges import PAST, charge_more
from robinsonade.server.guards import STRAIGHT
from robinsonade.server.visitor import Visiting, Visitor, choose_viewer
from robinsonade.tables import taking_back
from robinsonade.tables.services import NoAnswer, OutOfTime
from robinsonade.tables.stream import Stream
from robinsonade.tables.timeline import Done

router = APIRouter(prefix="/api/games/{game_id}", tags=["play"])
JSON = "application/json"
# A proxy shall pass on each message at once.
UNBUFFERED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
MOST_AT_ONCE = 50  # steps of the past
MOST_MISSED = 300  # steps that are told one by one to who comes back
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
    projection = visitor.room.projection
    if at is None:
        return as_json(projection.state_json(visitor.viewer, visitor.mine))
    charge_more(request.scope, PAST)
    await walk_to(visitor, at)
    return as_json(to_json(projection.state_at(at, visitor.viewer, visitor.mine)))


async def walk_to(visitor: Visitor, position: int) -> None:
    """Look back to a position, if there is one; the answer itself says if not."""
    sight = visitor.room.sight(visitor.mine)
    if position < sight.seq:
        await visitor.room.walk_to(sight.number(position))


@router.get("/steps", response_model=StepsAnswer)
async def steps(
    visitor: Visiting,
    after: Annotated[int, Query(ge=0, le=1_000_000, description="from this position on")],
    until: Annotated[int, Query(ge=0, le=1_000_000, description="at most 50 choices later")],
) -> Response:
    """What happened from one position to another, event by event, as the viewer was told it."""
    until = min(until, after + MOST_AT_ONCE)
    await walk_to(visitor, after)
    told = visitor.room.projection.steps.between(after, until, visitor.viewer, visitor.mine)
    return as_json(to_json({"steps": told}))


@router.post("/choices", response_model=State)
async def choose(visitor: Visiting, body: ChoiceBody) -> Response:
    """Make a choice of a seat that this browser holds."""
    check_seated(visitor)
    room = visitor.room
    done = await finish(room.choose(set(visitor.mine), body.expected, body.choice))
    await visitor.check_still()
    seen = room.sight(visitor.mine).find(done)
    after = -1 if seen is None else seen.version - 1
    return as_json(room.projection.state_json(done.command.seat, visitor.mine, after))


@router.post("/undo", response_model=State)
async def undo(visitor: Visiting, body: UndoBody) -> Response:
    """Take back the last choice; with `rewind` also past something revealed, if all agree."""
    check_seated(visitor)
    return await answer(
        visitor,
        taking_back.undo(
            visitor.room,
            set(visitor.mine),
            body.expected,
            rewind=body.rewind,
            back_to=body.to,
        ),
    )


@router.post("/restart-turn", response_model=State)
async def restart_turn(visitor: Visiting, body: RestartBody) -> Response:
    """Take back everything that may be taken back alone."""
    check_seated(visitor)
    return await answer(
        visitor, taking_back.restart_turn(visitor.room, set(visitor.mine), body.expected)
    )


@router.post("/answer", response_model=State)
async def answer_request(visitor: Visiting, body: AnswerBody) -> Response:
    """Agree or decline when somebody asks to go back."""
    check_seated(visitor)
    return await answer(
        visitor,
        taking_back.answer_request(
            visitor.room, set(visitor.mine), body.expected, agree=body.agree
        ),
    )


@router.post("/go-on", response_model=State)
async def go_on(visitor: Visiting, body: GoOnBody) -> Response:
    """Go on without a seat that has been asked for long and could let the moment go by."""
    check_seated(visitor)
    going_on = visitor.room.going_on
    return await answer(visitor, going_on.go_on(set(visitor.mine), body.expected, body.seat))


@router.post("/asking", response_model=State)
async def ask_how_often(visitor: Visiting, body: AskingBody) -> Response:
    """Settle how often an own seat is asked about what it could use at any time."""
    check_seated(visitor)
    room = visitor.room
    if body.seat not in visitor.mine:
        raise Refused("not-your-seat", seat=str(body.seat + 1))
    async with room.lock:
        await visitor.check_still()
        await room.asking.settle(body.seat, asking=body.asking, hold=body.hold)
        await room.asking.pass_on()
    return as_json(room.projection.state_json(visitor.viewer, visitor.mine))


def check_seated(visitor: Visitor) -> None:
    if not visitor.mine:
        raise Refused("no-seat")


async def answer(visitor: Visitor, command: Coroutine[Any, Any, Done]) -> Response:
    """The whole state after a command that took something back."""
    await finish(command)
    await visitor.check_still()
    viewer = choose_viewer(visitor.room, visitor.mine, None)
    return as_json(visitor.room.projection.state_json(viewer, visitor.mine))


async def finish(command: Coroutine[Any, Any, Done]) -> Done:
    """Carry out a command to its end even if whoever sent it has hung up."""
    return await asyncio.shield(asyncio.ensure_future(command))


@router.post("/hint", response_model=HintAnswer)
async def hint(visitor: Visiting, body: HintBody) -> Any:
    """What the greedy player would do in the place of a seat, with its scores."""
    seat = own_seat(visitor, body.viewer)
    line = visitor.room.timeline
    is_asked = not line.held  # a question that goes by: others must not notice by how soon this is
    try:
        ranked = await visitor.room.services.bots.ask(
            "advise", line.game.slug, line.seats, dump_table(line.table), seat
        )
    except (OutOfTime, NoAnswer) as error:
        raise Refused("no-thought") from error
    advice = [{"choice": choice, "score": score} for choice, score in ranked if is_asked]
    best = advice[0] if advice else {"choice": None, "score": None}
    return {**best, "alternatives": advice[1:]}


@router.post("/why", response_model=list[WhyAnswer])
async def why(visitor: Visiting, body: WhyBody) -> Response:
    """Why an own seat cannot do what it cannot do with a thing, the nearest choices first."""
    seat = own_seat(visitor, body.viewer)
    return as_json(to_json(visitor.room.projection.why(seat, body.target)))


def own_seat(visitor: Visitor, asked: int | None) -> int:
    """The seat that is asked about: only its own person asks."""
    check_seated(visitor)
    seat = visitor.viewer if asked is None else asked
    if seat is None or seat not in visitor.mine:
        raise Refused("not-your-seat", seat=str((seat or 0) + 1))
    return seat


async def limited_stream(request: Request, visitor: Visiting) -> Visitor:
    """Nobody keeps more streams open than allowed."""
    if visitor.room.closed:
        raise Refused("closing")
    address = request.client.host if request.client else ""
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
        self.address = request.client.host if request.client else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        room, count = self.visitor.room, scope["app"].state.stream_count
        settings = room.services.settings
        stream = Stream(
            self.visitor.viewer,
            self.visitor.mine,
            settings.stream_backlog,
            most_bytes=settings.stream_bytes,
            browser=self.visitor.browser,
            opened=room.services.clock(),
        )
        count[self.address] += 1
        room.services.metrics.streams.inc()
        listening = asyncio.ensure_future(close_when_left(stream, receive))
        try:
            await look_back(scope, self.visitor, self.last)
            room.audience.join(stream)
            await self.visitor.check_still()
            if room.closed:
                stream.close()
            await send(
                {
                    "type": "http.response.start",
                    "status": self.status_code,
                    "headers": self.raw_headers,
                }
            )
            first = b"".join(first_messages(self.visitor, self.last))
            await send({"type": "http.response.body", "body": first, "more_body": True})
            straight: Send = scope.get(STRAIGHT, send)
            while part := await stream.read():
                await straight({"type": "http.response.body", "body": part, "more_body": True})
            await straight({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            listening.cancel()
            room.audience.leave(stream)
            room.services.metrics.streams.dec()
            count[self.address] -= 1
            if not count[self.address]:
                del count[self.address]


async def close_when_left(stream: Stream, receive: Receive) -> None:
    """Whoever hangs up is gone; so is who goes on sending instead of reading."""
    with contextlib.suppress(HTTPException):
        while (await receive())["type"] != "http.disconnect":
            pass
    stream.close()


def missed_since(visitor: Visitor, last: str | None) -> int | None:
    """The version after which a reader has missed something, if that can be told step by step."""
    if last is None or not (last.isascii() and last.isdecimal() and len(last) < 10):
        return None
    missed = visitor.room.sight(visitor.mine).version - int(last)
    return int(last) if 0 <= missed <= MOST_MISSED else None


async def look_back(scope: Scope, visitor: Visitor, last: str | None) -> None:
    """Find in small parts what was missed, before it is told at once."""
    after = missed_since(visitor, last)
    if after is not None:
        sight = visitor.room.sight(visitor.mine)
        charge_more(scope, sight.version - after)
        await walk_to(visitor, sight.steps[after].seq)


def first_messages(visitor: Visitor, last: str | None) -> list[bytes]:
    """Something at once: the steps missed since `last`, or the whole state."""
    projection, after = visitor.room.projection, missed_since(visitor, last)
    if after is None:
        return [projection.state_message(visitor.viewer, visitor.mine)]
    if after == visitor.room.sight(visitor.mine).version:
        return [projection.seats_message]
    return projection.steps.missed(after, visitor.viewer, visitor.mine)
