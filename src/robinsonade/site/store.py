"""The games of one browser on its shelf. All of them are its own."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import asdict, replace
from typing import Any, Final

from robinsonade.kernel.refusal import Refused
from robinsonade.site.shelf import DONE, FULL, LAST, THERE, Change, Key, Shelf, Trouble
from robinsonade.tables.names import plain
from robinsonade.tables.records import BOT, GameRecord, SeatRecord
from robinsonade.tables.store import Addition, Claimed, Sign
from robinsonade.tables.timeline import Command

GAME: Final = "game"
SEATS: Final = "seats"
HELD: Final = "held"
COMMAND: Final = "command"
SNAPSHOT: Final = "snapshot"
SORTS: Final = (GAME, SEATS, HELD, COMMAND, SNAPSHOT)


class ShelfStore:
    """What was acknowledged is on the shelf: a change is one transaction of the browser."""

    is_shared = False

    def __init__(self, shelf: Shelf, clock: Callable[[], float] = time.time) -> None:
        self.shelf = shelf
        self.clock = clock
        self.snapshots: dict[str, int] = {}  # the version of the last one of each game

    # -- the shelf -------------------------------------------------------------------------------

    async def read(self, *key: Any) -> Any:
        found = await self.shelf.read(json.dumps(key))
        return json.loads(found) if found else None

    async def range(self, low: Key, high: Key) -> list[str]:
        return list(json.loads(await self.shelf.range(json.dumps(low), json.dumps(high))))

    async def write(self, change: Change) -> bool:
        """False if a row to be added is already there."""
        came = await self.shelf.write(change.dump())
        if came == FULL:
            raise Trouble(Refused("storage-full"))
        if came not in (DONE, THERE):
            raise Trouble(Refused("storage-failed"))
        return came == DONE

    # -- games -----------------------------------------------------------------------------------

    def check_space(self, least_free: int) -> None:
        """The browser itself says when it is full."""

    async def add_game(
        self,
        game: GameRecord,
        seats: list[SeatRecord],
        holder: str,
        held: Iterable[int],
        commands: list[Command],
        snapshot: str | None = None,
    ) -> None:
        change = Change()
        change.add.append(([GAME, game.id], dump_game(game)))
        change.add.append(([SEATS, game.id], dump_seats(seats)))
        change.add.append(([HELD, game.id], json.dumps(list(held))))
        for command in commands:
            row = json.dumps([game.created, *command])
            change.add.append(([COMMAND, game.id, command.version], row))
        if snapshot is not None:
            change.add.append(([SNAPSHOT, game.id, len(commands)], snapshot))
        await self.write(change)

    async def find_game(self, game_id: str) -> GameRecord | None:
        found = await self.read(GAME, game_id)
        return None if found is None else load_game(found)

    async def game(self, game_id: str) -> GameRecord:
        found = await self.find_game(game_id)
        if found is None:
            raise Refused("no-such-game", given=game_id)
        return found

    async def title_of(self, game_id: str) -> tuple[str, float]:
        found = await self.read(GAME, game_id)
        return str(found["title"]), float(found["created"])

    async def seats_of(self, game_id: str) -> list[SeatRecord]:
        return [SeatRecord(**seat) for seat in await self.read(SEATS, game_id) or []]

    async def commands_of(self, game_id: str, after: int) -> list[Command]:
        rows = await self.range([COMMAND, game_id, after + 1], [COMMAND, game_id, LAST])
        return [Command(*json.loads(row)[1:]) for row in rows]

    async def snapshots_of(self, game_id: str) -> list[str]:
        return (await self.range([SNAPSHOT, game_id], [SNAPSHOT, game_id, LAST]))[::-1]

    async def moment_of(self, game_id: str, version: int) -> float | None:
        found = await self.read(COMMAND, game_id, version)
        return None if found is None else float(found[0])

    async def moments_of(self, game_id: str) -> list[float]:
        rows = await self.range([COMMAND, game_id], [COMMAND, game_id, LAST])
        return [float(json.loads(row)[0]) for row in rows]

    async def all_games(self) -> list[GameRecord]:
        """Running and new ones first."""
        rows = await self.range([GAME], [GAME, LAST])
        games = [load_game(json.loads(row)) for row in rows]
        return sorted(games, key=lambda game: (game.finished is not None, -game.created))

    async def running_games_with_bots(self) -> list[str]:
        running = [game for game in await self.all_games() if game.finished is game.closed is None]
        return [
            game.id
            for game in running
            if any(seat.kind == BOT or seat.stand_in for seat in await self.seats_of(game.id))
        ]

    async def games_with_patience(self, now: float) -> list[tuple[str, int]]:
        """Nobody is away: all sit at one device."""
        return []

    async def cut(self, game_id: str, good: int) -> list[Command]:
        late = await self.commands_of(game_id, good)
        game = await self.game(game_id)
        known = game.open_seed or game.finished is not None
        game = replace(game, open_seed=known, finished=None, result="")
        change = Change(put=[([GAME, game_id], dump_game(game))])
        change.remove.append(([COMMAND, game_id, good + 1], [COMMAND, game_id, LAST]))
        change.remove.append(([SNAPSHOT, game_id], [SNAPSHOT, game_id, LAST]))
        await self.write(change)
        return late

    async def open_seed(self, game_id: str) -> None:
        await self.change_game(game_id, open_seed=True)

    async def add(self, addition: Addition) -> bool:
        """Append a command; False if that version exists already: another tab was faster."""
        addition.made = self.clock()
        game_id, command = addition.game_id, addition.command
        row = json.dumps([addition.made, *command])
        change = Change(add=[([COMMAND, game_id, command.version], row)])
        if addition.snapshot is not None:
            content = json.dumps(addition.snapshot, separators=(",", ":"))
            change.put.append(([SNAPSHOT, game_id, command.version], content))
            # The one before stays: it may be that the newest is damaged.
            oldest = self.snapshots.get(game_id, 0)
            change.remove.append(([SNAPSHOT, game_id], [SNAPSHOT, game_id, oldest - 1]))
            self.snapshots[game_id] = command.version
        if addition.result:
            game = await self.game(game_id)
            game = replace(game, finished=addition.made, result=addition.result)
            change.put.append(([GAME, game_id], dump_game(game)))
        return await self.write(change)

    async def notices(self) -> AsyncIterator[str]:
        """Other tabs are heard at the door."""
        heard: list[str] = []
        for game_id in heard:
            yield game_id

    async def forget(self, game_id: str) -> None:
        """Delete a game with all that belongs to it."""
        change = Change()
        for sort in SORTS:
            change.remove.append(([sort, game_id], [sort, game_id, LAST]))
        await self.write(change)

    # -- people ----------------------------------------------------------------------------------

    async def held_by(self, browser_hash: str, game_id: str) -> set[int]:
        return set(await self.read(HELD, game_id) or [])

    async def holders_of(self, game_id: str) -> dict[str, set[int]]:
        raise Refused("needs-server")  # who holds what never changes here

    async def games_of(self, browser_hash: str, most: int | None) -> list[str]:
        return [game.id for game in await self.all_games()][:most]

    async def claim(
        self,
        game_id: str,
        token_hash: str,
        new_hash: str,
        browser_hash: str,
        name: str,
        *,
        alone: bool,
    ) -> Claimed | None:
        raise Refused("needs-server")

    async def renew_link(
        self, game_id: str, seat: int, token_hash: str, holder: str | None
    ) -> bool:
        raise Refused("needs-server")

    async def vacate(self, game_id: str, seat: int, token_hash: str, heir: str | None) -> bool:
        raise Refused("needs-server")

    async def change_game(self, game_id: str, **values: Any) -> None:
        game = replace(await self.game(game_id), **values)
        await self.write(Change(put=[([GAME, game_id], dump_game(game))]))

    async def change_seat(self, game_id: str, seat: int, **values: Any) -> None:
        seats = await self.seats_of(game_id)
        seats[seat] = replace(seats[seat], **values)
        await self.write(Change(put=[([SEATS, game_id], dump_seats(seats))]))

    async def change_own_seat(
        self, game_id: str, seat: int, holder: str | None, **values: Any
    ) -> None:
        await self.change_seat(game_id, seat, **values)  # all seats are this browser's

    async def give_back(self, game_id: str, seat: int) -> bool:
        await self.change_seat(game_id, seat, stand_in=None)
        return True

    async def name_seat(self, game_id: str, seat: int, name: str, holder: str | None) -> bool:
        seats = await self.seats_of(game_id)
        if plain(name) in [plain(one.name) for one in seats if one.seat != seat]:
            return False
        await self.change_seat(game_id, seat, name=name)
        return True

    async def sign(self, signs: list[Sign]) -> None:
        """Who is there is nobody else's business."""

    async def say(self, game_id: str, said: str) -> None:
        """Nobody else hears it."""


def dump_game(game: GameRecord) -> str:
    return json.dumps({**asdict(game), "seed": str(game.seed)})  # longer than JavaScript counts


def load_game(data: dict[str, Any]) -> GameRecord:
    return GameRecord(**{**data, "seed": int(data["seed"])})


def dump_seats(seats: list[SeatRecord]) -> str:
    return json.dumps([asdict(seat) for seat in seats])
