"""Games as wholes: make one, take a seat, carry them in and out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import PLAYERS
from robinsonade.server import transfer
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
    MendBody,
    SeatBody,
    VerifyBody,
)
from robinsonade.server.charges import charge_load
from robinsonade.server.everything import MEDIA_TYPE as ZIP
from robinsonade.server.everything import NAME as EVERYTHING
from robinsonade.server.everything import Packed, everything
from robinsonade.server.visitor import (
    GameId,
    RoomsOf,
    Visiting,
    browser_of,
    recognise,
)
from robinsonade.tables.damage import Damaged
from robinsonade.tables.fairness import seed_source
from robinsonade.tables.reading_on import seats_anew
from robinsonade.tables.records import BOT, MANAGER
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Outdated, Rooms, seat_records
from robinsonade.tables.stored import standing
from robinsonade.tables.tokens import hash_of, new_token

router = APIRouter(prefix="/api/games", tags=["games"])
MOST_LISTED = 50
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
    seats, tokens = seat_records([(seat.kind, bot_of(seat), seat.name) for seat in body.seats])
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


def bot_of(seat: SeatBody) -> str | None:
    """The player of a bot's seat."""
    if seat.kind != BOT:
        return None
    if seat.player not in PLAYERS:
        raise Refused("unknown-player", given=seat.player or "", allowed=", ".join(PLAYERS))
    return seat.player


def created(room: Room, tokens: dict[int, str]) -> dict[str, Any]:
    return {
        "id": room.id,
        "links": {seat: link(room.id, token) for seat, token in tokens.items()},
        "spectate": f"/g/{room.id}",
        "commitment": room.record.commitment,
    }


def link(game_id: str, token: str) -> str:
    """A token travels behind the #: browsers send that part to nobody."""
    return f"/g/{game_id}#{token}"


@router.get("", response_model=list[GameAnswer])
async def games(request: Request, rooms: RoomsOf) -> Any:
    """The games of this browser, those that wait for it first."""
    browser = browser_of(request)
    if browser is None:
        return []
    found = []
    for game_id in await rooms.services.store.games_of(browser, MOST_LISTED):
        if game_id not in rooms.live:
            charge_load(request.scope)
        try:
            found.append(await summary(await rooms.get(game_id), browser))
        except Damaged as damaged:
            found.append(await damaged_summary(rooms, game_id, browser, damaged))
        except Outdated:
            found.append(await outdated_summary(rooms, game_id, browser))
    found.sort(key=lambda game: (not game["your_turn"], game["over"], -game["updated"]))
    return found


async def summary(room: Room, browser: str) -> dict[str, Any]:
    mine = {seat for seat in await room.held_by(browser) if seat >= 0}
    sight = room.sight(frozenset(mine))
    moment = await room.services.store.moment_of(room.id, sight.steps[-1].done.version)
    return {
        "id": room.id,
        "game": room.record.title,
        "seats": room.projection.seats,
        "mine": sorted(mine),
        "your_turn": bool(mine.intersection(room.projection.decision(frozenset())["waiting"])),
        "over": room.is_over,
        "closed": room.record.closed is not None,
        "outcome": room.projection.outcome,
        "updated": moment or room.record.created,
        "seq": sight.seq,
        "options": room.record.options,
        "origin": room.record.origin,
        "turn": room.timeline.table.turn,
    }


async def bare_summary(rooms: Rooms, game_id: str, browser: str) -> dict[str, Any]:
    """What can be said of a game that cannot be loaded."""
    store = rooms.services.store
    title, created = await store.title_of(game_id)
    return {
        "id": game_id,
        "game": title,
        "seats": [],
        "mine": sorted(await store.held_by(browser, game_id) - {MANAGER}),
        "your_turn": False,
        "over": False,
        "outcome": None,
        "updated": created,
        "seq": 0,
        "options": {},
    }


async def damaged_summary(
    rooms: Rooms, game_id: str, browser: str, damaged: Damaged
) -> dict[str, Any]:
    held = await rooms.services.store.held_by(browser, game_id)
    return {
        **await bare_summary(rooms, game_id, browser),
        "seq": damaged.point[1] if damaged.point else 0,
        "damaged": True,
        "can_mend": damaged.point is not None and MANAGER in held,
    }


async def outdated_summary(rooms: Rooms, game_id: str, browser: str) -> dict[str, Any]:
    commands = await rooms.services.store.commands_of(game_id, 0)
    return {
        **await bare_summary(rooms, game_id, browser),
        "seq": len(standing(commands)),
        "over": True,
        "outdated": True,
    }


@router.post("/{game_id}/mend", response_model=MendedAnswer)
async def mend(request: Request, game_id: GameId, body: MendBody, rooms: RoomsOf) -> Any:
    """Let a damaged game go on from its last good point; for who made it."""
    browser = browser_of(request)
    held = await rooms.services.store.held_by(browser, game_id) if browser else set()
    if MANAGER not in held:
        raise Refused("not-manager")
    room = await rooms.mend(game_id)
    return {"seq": room.sight(frozenset(held - {MANAGER})).seq}


@router.post("/import", status_code=201, response_model=CreatedAnswer)
async def import_match(
    request: Request, response: Response, body: MatchFile, rooms: RoomsOf
) -> Any:
    """A new game from a match file, after every choice and fingerprint has been checked."""
    room = await transfer.import_match(
        rooms, body.model_dump(), lambda: recognise(request, response, rooms.services.store)
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
    claimed = await rooms.services.store.claim(
        game_id, token_hash, hash_of(fresh), holder, body.name, alone=room.has_secrets
    )
    if claimed is None:
        raise Refused("bad-token")  # somebody was faster
    await seats_anew(room)
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
    return await packed(everything(request, rooms, may_open=False))


@router.post("/export", response_class=Response, responses=PACKED)
async def open_and_export_all(request: Request, rooms: RoomsOf, body: ExportBody) -> Response:
    """The same, each as `POST export` gives it: what one plays alone is saved whole."""
    return await packed(everything(request, rooms, may_open=True))


async def packed(content: AsyncIterator[bytes]) -> Response:
    """What cannot be begun is refused as usual: nothing has been sent yet."""
    first = await anext(content)

    async def parts() -> AsyncIterator[bytes]:
        yield first
        async for part in content:
            yield part

    return Packed(parts(), media_type=ZIP, headers=transfer.saved_as(EVERYTHING))


Viewer = Annotated[str | None, Query(max_length=8, description="a seat held, or none")]


@router.get("/{game_id}/export", response_model=MatchFile)
async def export(
    request: Request, rooms: RoomsOf, game_id: GameId, viewer: Viewer = None
) -> Response:
    """The match file of a finished game, or of one whose seed is open to its only holder;
    otherwise the viewer's own log. Nothing changes by that."""
    return transfer.attachment(await transfer.export(request, rooms, game_id, may_open=False))


@router.post("/{game_id}/export", response_model=MatchFile)
async def open_and_export(
    request: Request, rooms: RoomsOf, game_id: GameId, body: ExportBody, viewer: Viewer = None
) -> Response:
    """The same, and the match file also of a running game that this browser alone plays, or that
    an update has ended: its seed is then open. Of a running game among several people only the
    viewer's own log."""
    return transfer.attachment(await transfer.export(request, rooms, game_id, may_open=True))


@router.post("/{game_id}/verify", response_model=VerifiedAnswer)
async def verify(visitor: Visiting, body: VerifyBody) -> Any:
    """Was the seed fixed before the game began, and does it lead to what happened?"""
    return await transfer.verify(visitor.room)
