"""The games of a browser, in few words each, and what is said of a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import PLAYERS
from robinsonade.tables.damage import Damaged, damaged_after
from robinsonade.tables.records import BOT, MANAGER
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Outdated, Rooms
from robinsonade.tables.stored import standing
from robinsonade.tables.teaching import lesson_of

MOST_LISTED: Final = 50
Data = dict[str, Any]


def bot_of(kind: str, player: str | None) -> str | None:
    """The player of a bot's seat."""
    if kind != BOT:
        return None
    if player not in PLAYERS:
        raise Refused("unknown-player", given=player or "", allowed=", ".join(PLAYERS))
    return player


def created(room: Room, tokens: dict[int, str]) -> Data:
    return {
        "id": room.id,
        "links": {seat: link(room.id, token) for seat, token in tokens.items()},
        "spectate": f"/g/{room.id}",
        "commitment": room.record.commitment,
    }


def link(game_id: str, token: str) -> str:
    """A token travels behind the #: browsers send that part to nobody."""
    return f"/g/{game_id}#{token}"


async def games_of(rooms: Rooms, browser: str, loading: Callable[[], None]) -> list[Data]:
    """The games of a browser, those that wait for it first; `loading` is told of each to read."""
    found = []
    for game_id in await rooms.services.store.games_of(browser, MOST_LISTED):
        if game_id not in rooms.live:
            loading()
        try:
            found.append(await summary(await rooms.get(game_id), browser))
        except Damaged as damaged:
            found.append(await damaged_summary(rooms, game_id, browser, damaged))
        except Outdated:
            found.append(await outdated_summary(rooms, game_id, browser))
        except Exception as error:
            if rooms.services.is_trouble(error) or isinstance(error, Refused):
                raise
            rooms.services.log.error("game-not-listed", game=game_id, exc_info=error)
            found.append(await damaged_summary(rooms, game_id, browser, damaged_after(None)))
    found.sort(key=lambda game: (not game["your_turn"], game["over"], -game["updated"]))
    return found


async def summary(room: Room, browser: str) -> Data:
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
        "lesson": lesson_of(room, mine),
    }


async def bare_summary(rooms: Rooms, game_id: str, browser: str) -> Data:
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


async def damaged_summary(rooms: Rooms, game_id: str, browser: str, damaged: Damaged) -> Data:
    held = await rooms.services.store.held_by(browser, game_id)
    return {
        **await bare_summary(rooms, game_id, browser),
        "seq": damaged.point[1] if damaged.point else 0,
        "damaged": True,
        "can_mend": damaged.point is not None and MANAGER in held,
    }


async def outdated_summary(rooms: Rooms, game_id: str, browser: str) -> Data:
    commands = await rooms.services.store.commands_of(game_id, 0)
    return {
        **await bare_summary(rooms, game_id, browser),
        "seq": len(standing(commands)),
        "over": True,
        "outdated": True,
    }


async def mend(rooms: Rooms, game_id: str, browser: str | None) -> Data:
    """Let a damaged game go on from its last good point; for who made it."""
    held = await rooms.services.store.held_by(browser, game_id) if browser else set()
    if MANAGER not in held:
        raise Refused("not-manager")
    room = await rooms.mend(game_id)
    return {"seq": room.sight(frozenset(held - {MANAGER})).seq}
