"""For who made a table: nobody blocks it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from robinsonade.kernel.refusal import Refused
from robinsonade.server.answers import LinkAnswer, RemovedAnswer, RightsAnswer
from robinsonade.server.bodies import (
    GoingOnBody,
    LeaveLessonBody,
    LendingBody,
    ManageBody,
    PatienceBody,
    StandInBody,
)
from robinsonade.server.visitor import Seat, Visiting
from robinsonade.tables import management
from robinsonade.tables.listing import link
from robinsonade.tables.records import MANAGER
from robinsonade.tables.visitor import Visitor

router = APIRouter(prefix="/api/games/{game_id}", tags=["manage"])


async def manager(visitor: Visiting) -> Visitor:
    """Whoever made the game, and nobody else."""
    if not visitor.is_manager:
        raise Refused("not-manager")
    return visitor


Managing = Annotated[Visitor, Depends(manager)]


@router.get("/rights", response_model=RightsAnswer)
async def rights(visitor: Visiting) -> Any:
    """What this browser may do with the table as a whole."""
    return {"manager": visitor.is_manager}


@router.post("/seats/{seat}/hand-over", status_code=204)
async def hand_over(visitor: Managing, seat: Seat, body: StandInBody) -> Response:
    """Let a bot play a person's seat until it is given back."""
    await management.hand_over(visitor.room, seat, body.player)
    return Response(status_code=204)


@router.post("/seats/{seat}/give-back", status_code=204)
async def give_back(visitor: Visiting, seat: Seat, body: ManageBody) -> Response:
    """Let the person play again; whoever holds the seat may do that, too."""
    if not visitor.held & {MANAGER, seat}:
        raise Refused("not-manager")
    await management.give_back(visitor.room, seat)
    return Response(status_code=204)


@router.post("/seats/{seat}/link", response_model=LinkAnswer)
async def renew_link(visitor: Visiting, seat: Seat, body: ManageBody) -> Any:
    """A new link for a seat; the old one opens nothing any more. Once somebody has the seat, only
    they may have one: it would show their secrets."""
    if not visitor.held & {MANAGER, seat}:
        raise Refused("not-manager")
    holder = visitor.browser if seat in visitor.held else None
    token = await management.renew_link(visitor.room, seat, holder)
    return {"link": link(visitor.room.id, token)}


@router.post("/seats/{seat}/remove", response_model=RemovedAnswer)
async def remove(visitor: Managing, seat: Seat, body: ManageBody) -> Any:
    """Take a seat from whoever has it; the answer is its new link. Where seats have secrets there
    is none: a bot plays it to the end, so that nobody looks into another's cards."""
    token = await management.remove(visitor.room, seat)
    return {"link": None if token is None else link(visitor.room.id, token)}


@router.post("/patience", status_code=204)
async def patience(visitor: Managing, body: PatienceBody) -> Response:
    """How long the table waits for who is away before a bot decides."""
    await management.set_patience(visitor.room, body.seconds)
    return Response(status_code=204)


@router.post("/going-on", status_code=204)
async def going_on(visitor: Managing, body: GoingOnBody) -> Response:
    """May others go on without who takes long? Not at tables with secrets."""
    await management.set_going_on(visitor.room, allowed=body.allowed)
    return Response(status_code=204)


@router.post("/bot-turns", status_code=204)
async def bot_turns(visitor: Managing, body: LendingBody) -> Response:
    """May others let a bot play a turn of whoever takes long?"""
    await management.set_lending(visitor.room, allowed=body.allowed)
    return Response(status_code=204)


@router.post("/close", status_code=204)
async def close(visitor: Managing, body: ManageBody) -> Response:
    """End the game as it stands. Its record stays."""
    await management.close(visitor.room)
    return Response(status_code=204)


@router.post("/leave-lesson", status_code=204)
async def leave_lesson(visitor: Managing, body: LeaveLessonBody) -> Response:
    """Go on with a lesson as with any other game."""
    await management.leave_lesson(visitor.room)
    return Response(status_code=204)
