"""After the end: how the chances went, what if; and puzzles, which come from such looks."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from robinsonade.games import find_game
from robinsonade.hindsight.puzzle import find_puzzle
from robinsonade.server.addresses import address_of
from robinsonade.server.answers import (
    ChancesAnswer,
    CreatedAnswer,
    PuzzleAnswer,
    VerdictAnswer,
)
from robinsonade.server.bodies import CloneBody, PuzzleBody, TriesBody
from robinsonade.server.routers.games import SeedSource
from robinsonade.server.visitor import RoomsOf, Visiting, recognise
from robinsonade.tables import puzzles, what_if
from robinsonade.tables.listing import created
from robinsonade.tables.looking_back import LookingBack

router = APIRouter(prefix="/api", tags=["chronicle"])


async def looking_back_of(request: Request) -> LookingBack:
    looking_back: LookingBack = request.app.state.looking_back
    return looking_back


@router.get("/games/{game_id}/chances", response_model=ChancesAnswer)
async def chances(
    request: Request,
    visitor: Visiting,
    looking_back: Annotated[LookingBack, Depends(looking_back_of)],
) -> Any:
    """How the chance to win went through a finished game. It grows: ask again until it is done."""
    return await looking_back.chances(visitor.room, visitor.mine, address_of(request.scope))


@router.post("/games/{game_id}/clone", status_code=201, response_model=CreatedAnswer)
async def clone(
    request: Request, response: Response, visitor: Visiting, body: CloneBody, rooms: RoomsOf
) -> Any:
    """What if? A new game from a moment of a finished one, alone, with bots in the other seats."""
    room, mine = visitor.room, visitor.mine
    number = await what_if.check_moment(room, mine, body.at)
    seat = what_if.chosen_seat(room, mine, number, body.seat)
    holder = await recognise(request, response, rooms.services.store)
    return created(await what_if.clone(rooms, room, number, seat, holder), {})


@router.get("/puzzles", response_model=list[PuzzleAnswer])
async def all_puzzles() -> Any:
    """Positions in which one line is clearly the best."""
    return puzzles.show_all()


@router.post("/puzzles", status_code=201, response_model=CreatedAnswer)
async def begin_puzzle(
    request: Request, response: Response, body: PuzzleBody, rooms: RoomsOf, new_seed: SeedSource
) -> Any:
    """A table at which a puzzle can be solved; what is hidden there is imagined anew."""
    game = find_game(body.game)
    found = find_puzzle(game, body.id)
    holder = await recognise(request, response, rooms.services.store)
    return created(await puzzles.begin(rooms, game, found, new_seed(), holder), {})


@router.post("/puzzles/verdict", response_model=VerdictAnswer)
async def verdict(body: TriesBody) -> Any:
    """What these tries are worth, and what is to be said of the last answer."""
    found = find_puzzle(find_game(body.game), body.id)
    return puzzles.show_verdict(found, body.tries, reveal=body.reveal)
