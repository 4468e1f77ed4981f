"""Games as wholes: make one, take a seat, carry them in and out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.server.addresses import address_of
from robinsonade.server.answers import (
    ClaimedAnswer,
    CreatedAnswer,
    GameAnswer,
    MatchFile,
    MendedAnswer,
    VerifiedAnswer,
)
from robinsonade.server.bodies import (
    ClaimBody,
    CreateBody,
    ExportBody,
    LessonBody,
    MendBody,
    VerifyBody,
)
from robinsonade.server.charges import POSITION, charge_load, charge_more
from robinsonade.server.saved import ZIP, all_games, one_game
from robinsonade.server.visitor import (
    GameId,
    RoomsOf,
    Visiting,
    browser_of,
    recognise,
)
from robinsonade.tables import listing, teaching, transfer
from robinsonade.tables.fairness import seed_source
from robinsonade.tables.listing import bot_of, created, link
from robinsonade.tables.reading_on import read_seats, seats_anew
from robinsonade.tables.records import MANAGER
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import seat_records
from robinsonade.tables.tokens import hash_of, new_token

router = APIRouter(prefix="/api/games", tags=["games"])
PACKED: dict[int | str, dict[str, Any]] = {
    200: {"content": {ZIP: {"schema": {"type": "string", "format": "binary"}}}}
}
SeedSource = Annotated[Callable[[], int], Depends(seed_source)]


@router.post("", status_code=201, response_model=CreatedAnswer)
async def create(
    request: Request, response: Response, body: CreateBody, rooms: RoomsOf, new_seed: SeedSource
) -> Any:
    """A new game. This browser holds all seats that are "here"."""
    game = find_game(body.game)
    game.check_seats(len(body.seats))
    seats, tokens = seat_records(
        [(seat.kind, bot_of(seat.kind, seat.player), seat.name) for seat in body.seats]
    )
    # The cookie only after all that could be refused.
    game.settle_options(len(seats), body.options)
    room = await rooms.create(
        body.game,
        seats,
        body.options,
        new_seed() if body.seed is None else body.seed,
        open_seed=body.seed is not None,
        holder=await recognise(request, response, rooms.services.store),
        patience=body.patience,
    )
    return created(room, tokens)


@router.post("/lesson", status_code=201, response_model=CreatedAnswer)
async def learn(request: Request, response: Response, body: LessonBody, rooms: RoomsOf) -> Any:
    """A guided first game: an ordinary table, at which the first seat is taught."""
    room = await teaching.learn(
        rooms,
        body.game,
        body.lesson,
        body.name,
        lambda: recognise(request, response, rooms.services.store),
    )
    return created(room, {})


@router.get("", response_model=list[GameAnswer])
async def games(request: Request, rooms: RoomsOf) -> Any:
    """The games of this browser, those that wait for it first."""
    browser = browser_of(request)
    if browser is None:
        return []
    return await listing.games_of(rooms, browser, lambda: charge_load(request.scope))


@router.post("/{game_id}/mend", response_model=MendedAnswer)
async def mend(request: Request, game_id: GameId, body: MendBody, rooms: RoomsOf) -> Any:
    """Let a damaged game go on from its last good point; for who made it."""
    return await listing.mend(rooms, game_id, browser_of(request))


@router.post("/import", status_code=201, response_model=CreatedAnswer)
async def import_match(
    request: Request, response: Response, body: MatchFile, rooms: RoomsOf
) -> Any:
    """A new game from a match file, after every choice and fingerprint has been checked."""
    file = body.model_dump()
    if "position" in file:
        charge_more(request.scope, POSITION)
    room = await transfer.import_match(
        rooms,
        file,
        lambda: recognise(request, response, rooms.services.store),
        address_of(request.scope),
    )
    return created(room, {})


@router.post("/{game_id}/claim", response_model=ClaimedAnswer)
async def claim(
    request: Request, response: Response, game_id: GameId, body: ClaimBody, rooms: RoomsOf
) -> Any:
    """Take the seat of a link. The link is then used up; the answer has one for another device.

    Where seats have secrets a seat is at one browser at a time: it moves with the link.
    """
    room = await rooms.get(game_id)
    token_hash = hash_of(body.token)
    if not room.knows(token_hash):
        await seats_anew(room)  # another process may know better
    if not room.knows(token_hash):
        return {"seat": await seat_of_used_link(request, room)}
    fresh = new_token()
    holder = await recognise(request, response, rooms.services.store)
    async with room.lock:
        claimed = await rooms.services.store.claim(
            game_id, token_hash, hash_of(fresh), holder, body.name, alone=room.has_secrets
        )
        if claimed is None:
            raise Refused("bad-token")  # somebody was faster
        await read_seats(room)
    return {"seat": claimed.seat, "link": link(game_id, fresh), "moved": claimed.moved}


async def seat_of_used_link(request: Request, room: Room) -> int:
    """A used link in a browser that holds a seat is welcome; elsewhere it is worth nothing."""
    mine = await room.held_by(browser_of(request)) - {MANAGER}
    if not mine:
        raise Refused("bad-token")
    return min(mine)


@router.get("/export", response_class=Response, responses=PACKED)
async def export_all(request: Request, rooms: RoomsOf) -> Response:
    """All games of this browser in one zip file, each as `GET export` gives it, and an index."""
    return await all_games(request, rooms, may_open=False)


@router.post("/export", response_class=Response, responses=PACKED)
async def open_and_export_all(request: Request, rooms: RoomsOf, body: ExportBody) -> Response:
    """The same, each as `POST export` gives it: what one plays alone is saved whole."""
    return await all_games(request, rooms, may_open=True)


Viewer = Annotated[str | None, Query(max_length=8, description="a seat held, or none")]


@router.get("/{game_id}/export", response_model=MatchFile)
async def export(
    request: Request, rooms: RoomsOf, game_id: GameId, viewer: Viewer = None
) -> Response:
    """The match file of a finished game, or of one whose seed is open to its only holder;
    otherwise the viewer's own log. Nothing changes by that."""
    return await one_game(request, rooms, game_id, may_open=False)


@router.post("/{game_id}/export", response_model=MatchFile)
async def open_and_export(
    request: Request, rooms: RoomsOf, game_id: GameId, body: ExportBody, viewer: Viewer = None
) -> Response:
    """The same, and the match file also of a running game that this browser alone plays, or that
    an update has ended: its seed is then open. Of a running game among several people only the
    viewer's own log."""
    return await one_game(request, rooms, game_id, may_open=True)


@router.post("/{game_id}/verify", response_model=VerifiedAnswer)
async def verify(visitor: Visiting, body: VerifyBody) -> Any:
    """Was the seed fixed before the game began, and does it lead to what happened?"""
    return await transfer.verify(visitor.room)
