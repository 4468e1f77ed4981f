"""After the end: how the chances went, and what if it had gone otherwise."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from robinsonade.server.answers import ChancesAnswer, CreatedAnswer
from robinsonade.server.bodies import CloneBody
from robinsonade.server.visitor import RoomsOf, Visiting, recognise
from robinsonade.tables import what_if
from robinsonade.tables.listing import created
from robinsonade.tables.looking_back import LookingBack

router = APIRouter(prefix="/api/games/{game_id}", tags=["chronicle"])


async def looking_back_of(request: Request) -> LookingBack:
    looking_back: LookingBack = request.app.state.looking_back
    return looking_back


@router.get("/chances", response_model=ChancesAnswer)
async def chances(
    visitor: Visiting, looking_back: Annotated[LookingBack, Depends(looking_back_of)]
) -> Any:
    """How the chance to win went through a finished game. It grows: ask again until it is done."""
    return await looking_back.chances(visitor.room, visitor.mine)


@router.post("/clone", status_code=201, response_model=CreatedAnswer)
async def clone(
    request: Request, response: Response, visitor: Visiting, body: CloneBody, rooms: RoomsOf
) -> Any:
    """What if? A new game from a moment of a finished one, alone, with bots in the other seats."""
    room, mine = visitor.room, visitor.mine
    number = await what_if.check_moment(room, mine, body.at)
    seat = what_if.chosen_seat(room, mine, number, body.seat)
    holder = await recognise(request, response, rooms.services.store)
    return created(await what_if.clone(rooms, room, number, seat, holder), {})
