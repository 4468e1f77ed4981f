"""Games as files: out, in, and checked."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from robinsonade.games import find_game
from robinsonade.kernel.codec import fingerprint, load_table
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.match_file import BadMatch, check_plain
from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import PLAYERS
from robinsonade.tables.damage import Untried
from robinsonade.tables.fairness import commitment
from robinsonade.tables.reading_on import seats_anew
from robinsonade.tables.records import BOT, HERE
from robinsonade.tables.room import Room
from robinsonade.tables.rooms import Outdated, Rooms, seat_records
from robinsonade.tables.services import TRY_POSITION, Busy, NoAnswer, OutOfTime
from robinsonade.tables.stored import PERSON, stored_file
from robinsonade.tables.timeline import Done
from robinsonade.tables.visitor import Visitor

Visit = Callable[[str], Awaitable[Visitor]]  # who asks, at the game of this id
LOG_FORMAT: Final = "robinsonade-log"


class Exported(NamedTuple):
    """A game as a file."""

    name: str
    data: dict[str, Any]

    @property
    def content(self) -> bytes:
        return as_file(self.data)


def as_file(data: Any) -> bytes:
    """JSON to be read, a line for each value."""
    return json.dumps(data, indent=1, ensure_ascii=False).encode() + b"\n"


async def export(
    rooms: Rooms, game_id: str, browser: str | None, visit: Visit, *, may_open: bool
) -> Exported:
    """The game as a file; of one that an update has ended, what is stored of it."""
    try:
        visitor = await visit(game_id)
    except Outdated as outdated:
        return await export_stored(rooms, game_id, browser, outdated, may_open=may_open)
    data = await file_of(visitor, may_open=may_open)
    return Exported(f"{visitor.room.record.title}-{game_id}.json", data)


async def export_stored(
    rooms: Rooms, game_id: str, browser: str | None, outdated: Outdated, *, may_open: bool
) -> Exported:
    """The record of a game that cannot be played here any more, for those who had a part in it."""
    store = rooms.services.store
    record = await store.find_game(game_id)
    assert record is not None
    is_over = record.finished is not None or record.closed is not None
    if not is_over:
        if browser is None or not await store.held_by(browser, game_id):
            raise Refused("no-seat")
        if not record.open_seed:
            # With those rules it could go on: then all shall know that somebody has looked.
            if not may_open:
                raise outdated
            await store.open_seed(game_id)
            record = replace(record, open_seed=True)
    snapshots = await store.snapshots_of(game_id)
    record = replace(record, rewound=record.rewound or was_rewound(snapshots))
    seats, commands = await store.seats_of(game_id), await store.commands_of(game_id, 0)
    return Exported(f"{record.title}-{game_id}.json", stored_file(record, seats, commands))


def was_rewound(snapshots: list[str]) -> bool:
    """Does the newest snapshot say so, if it can be read?"""
    try:
        return bool(json.loads(snapshots[0])["rewound"])
    except (IndexError, KeyError, TypeError, ValueError):
        return False


async def file_of(visitor: Visitor, *, may_open: bool) -> dict[str, Any]:
    """The whole match where nobody can profit from it; otherwise what the viewer has seen.

    Whoever has a running game for themselves may open its seed for that, which is remembered.
    """
    room = visitor.room
    alone = bool(visitor.held) and not room.is_online
    if alone and may_open and not room.is_over:
        await reveal(room)
    if room.is_over or (alone and room.record.open_seed):
        return await room.services.beside(match_file, room)
    return log_file(visitor)


async def reveal(room: Room) -> None:
    """A file of a running game tells its seed: from now on that is no secret."""
    if not room.record.open_seed:
        await room.services.store.open_seed(room.id)
        await seats_anew(room)


def match_file(room: Room) -> dict[str, Any]:
    """The match as a file, with the proof of its seed once it is over."""
    line = list(room.timeline.line)
    match = played_again(room, line)
    match.players = [seat.player or PERSON for seat in room.seats]
    match.rewound = room.rewound
    match.by = {number: done.command.by for number, done in enumerate(line) if done.command.by}
    data = match.to_dict()
    if room.is_over:
        data["proof"] = {"salt": room.record.salt, "commitment": room.record.commitment}
    return data


def played_again(room: Room, line: list[Done]) -> Match:
    record = room.record
    game = find_game(record.title)
    match = Match(game, record.seats, record.seed, record.options, record.position)
    for done in line:
        match.play(str(done.command.choice))
    return match


def log_file(visitor: Visitor) -> dict[str, Any]:
    """A running game as one viewer knows it."""
    room = visitor.room
    return {
        "format": LOG_FORMAT,
        "format_version": 1,
        "game": room.record.title,
        "rules_version": room.record.rules_version,
        "options": room.record.options,
        "viewer": visitor.viewer,
        "commitment": room.record.commitment,
        "seq": room.sight(visitor.mine).seq,
        "view": room.projection.view(visitor.viewer),
        "log": room.projection.log(visitor.viewer, visitor.mine, -1),
    }


async def import_match(
    rooms: Rooms, data: dict[str, Any], holder: Callable[[], Awaitable[str]], who: str = ""
) -> Room:
    """A new game from a file. The file is followed first; nothing of a bad one is stored. All who
    bring positions (`who`: from where) have their turn."""
    check_plain(data)
    if not isinstance(data.get("game"), str):
        raise BadMatch("match-field", field="game")
    game = find_game(data["game"])
    if "position" in data:
        await try_position(rooms, game.slug, data, who)
    match = await rooms.services.beside(replay, game, data)
    salt = proven_salt(data, match.seed)
    kinds = [seat_of(name) for name in seat_names(match)]
    seats, _ = seat_records(kinds)
    return await rooms.create(
        game.slug,
        seats,
        match.options,
        match.seed,
        open_seed=True,
        holder=await holder(),
        salt=salt,
        rewound=match.rewound,
        choices=[choice.id for choice in match.choices_made],
        position=match.position,
        by=deciders(match),
    )


async def try_position(rooms: Rooms, slug: str, data: dict[str, Any], who: str) -> None:
    """Try in a process of its own what nobody has played before: it might never end."""
    try:
        refusal = await rooms.services.bots.ask(TRY_POSITION, slug, data, who=who)
    except Busy as error:
        raise Untried("too-busy") from error
    except (OutOfTime, NoAnswer) as error:
        raise BadMatch("position-unplayable", game=slug) from error
    if refusal is not None:
        key, facts = refusal
        raise BadMatch(key, **facts)


def proven_salt(data: dict[str, Any], seed: int) -> str | None:
    """The salt of the original game, if the file has one that fits."""
    proof = data.get("proof")
    if proof is None:
        return None
    if type(proof) is dict and set(proof) == {"salt", "commitment"}:
        salt = proof["salt"]
        if is_salt(salt) and commitment(salt, seed) == proof["commitment"]:
            return str(salt)
    raise BadMatch("match-field", field="proof")


def deciders(match: Match) -> dict[int, str]:
    """Which choices, by their number from 0, a bot made in the place of a person."""
    if not set(match.by.values()) <= set(PLAYERS):
        raise BadMatch("match-field", field="by")
    return match.by


def is_salt(value: Any) -> bool:
    """As `new_salt` makes it."""
    return type(value) is str and len(value) == 64 and set(value) <= set("0123456789abcdef")


def seat_names(match: Match) -> list[str]:
    """Who sat where; where the file does not say, a person."""
    seats = match.table.seats
    names = [str(name) for name in match.players[:seats]]
    return names + [PERSON] * (seats - len(names))


def seat_of(name: str) -> tuple[str, str | None, str]:
    return (BOT, name, "") if name in PLAYERS else (HERE, None, "")


async def verify(room: Room) -> dict[str, Any]:
    """Check a finished game against what was published when it began."""
    if not room.timeline.over:
        raise Refused("not-over")
    snapshots = await room.services.store.snapshots_of(room.id)
    return await room.services.beside(check, room, snapshots[0] if snapshots else None)


def kept_fingerprint(room: Room, snapshot: str | None) -> str:
    """Of the table that was stored at the end; of none if that cannot be read."""
    if snapshot is None:
        return fingerprint(room.timeline.table)
    try:
        table = load_table(room.timeline.game, room.record.seats, json.loads(snapshot)["table"])
        return fingerprint(table)
    except Exception as error:  # whatever a damaged snapshot leads to
        room.services.log.error("snapshot-damaged", game=room.id, exc_info=error)
        return ""


def check(room: Room, snapshot: str | None) -> dict[str, Any]:
    record = room.record
    committed = commitment(record.salt, record.seed) == record.commitment
    try:
        again = played_again(room, list(room.timeline.line)).fingerprint()
    except Refused:
        again = ""
    replayed = again == kept_fingerprint(room, snapshot)
    return {
        "ok": committed and replayed,
        "commitment": committed,
        "replay": replayed,
        "seed": str(record.seed),
        "salt": record.salt,
        "fingerprint": again,
    }
