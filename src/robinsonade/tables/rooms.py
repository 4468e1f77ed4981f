"""All games in memory, and how they get there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.tables.damage import Damaged, Gone, damaged_after
from robinsonade.tables.fairness import commitment, new_salt
from robinsonade.tables.names import own_name
from robinsonade.tables.news import News
from robinsonade.tables.reading_on import PATIENCE, catch_up, seats_anew
from robinsonade.tables.records import (
    BOT,
    HERE,
    LINK,
    MANAGER,
    GameRecord,
    SeatRecord,
    check_sound,
)
from robinsonade.tables.room import Room
from robinsonade.tables.services import Services
from robinsonade.tables.store import Sign
from robinsonade.tables.timeline import CHOICE, Command, Timeline
from robinsonade.tables.tokens import hash_of, new_token
from robinsonade.tables.trial import show

ID_BYTES: Final = 12
PING_SECONDS: Final = 15.0
SIGN_SECONDS: Final = 10.0
PATIENCE_SECONDS: Final = 5.0
RECENT: Final = 20  # games that are kept in memory, if nobody watches them and others fill it
MANY_COMMANDS: Final = 100  # more than between two snapshots


class Outdated(Refused):
    """A game under rules that this version does not have: an update has ended it."""


def game_under(title: str, rules: str) -> Game:
    """The game, if its rules are still those that a stored game was played under."""
    if title not in GAMES or GAMES[title].version != rules:
        raise Outdated("other-rules", given=rules, game=title)
    return GAMES[title]


class Rooms:
    """The live games: loaded when needed, forgotten when nobody has looked for long."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: OrderedDict[str, Room] = OrderedDict()  # least recently used first
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.outrun: set[str] = set()  # games of which something was told while they were read
        self.due: dict[tuple[str, int], float] = {}  # when the patience of a game may run out
        self.damaged: OrderedDict[str, Damaged] = OrderedDict()  # games that cannot be loaded
        self.news = News(self.catch_up)
        self.is_closed = False

    # -- life ------------------------------------------------------------------------------------

    def open(self) -> None:
        background = self.services.background
        background.start("resume", self.resume_bots)
        background.start("ping", self.ping_streams)
        background.start("signs", self.keep_signs)
        background.start("patience", self.keep_patience)
        if self.services.store.is_shared:
            background.start("listen", self.listen)

    def close_streams(self) -> None:
        """The server is about to stop: readers shall look for another one."""
        self.is_closed = True
        for room in self.live.values():
            room.close()

    async def close(self) -> None:
        self.close_streams()
        self.news.close()
        driving = [room.autoplay.task for room in self.live.values() if room.autoplay.task]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await asyncio.gather(*driving, return_exceptions=True)

    async def resume_bots(self) -> None:
        """After a start: where it is a bot's turn, the game goes on."""
        while True:
            try:
                for game_id in await self.services.store.running_games_with_bots():
                    with contextlib.suppress(Refused):
                        await self.get(game_id)  # a damaged one stays for itself
                return
            except Exception as error:
                if not self.services.is_trouble(error):
                    raise
                await asyncio.sleep(2)

    async def ping_streams(self) -> None:
        """A word now and then; who does not read is let go."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            self.beat()

    def beat(self) -> None:
        for room in list(self.live.values()):
            with self.apart(room):
                room.audience.beat()
                if self.services.is_shared and room.presence.runs_out():
                    self.news.hear(room, None)

    @contextlib.contextmanager
    def apart(self, room: Room) -> Iterator[None]:
        """What goes wrong with one game in work for all of them is its own trouble."""
        try:
            yield
        except Exception as error:
            if self.services.is_trouble(error):
                raise
            if not isinstance(error, Refused):
                room.break_off(error)

    async def keep_signs(self) -> None:
        """Remember who is there, for after a crash and for other processes."""
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            await self.store_signs()

    async def store_signs(self) -> None:
        signs: list[Sign] = []
        for room in list(self.live.values()):
            with self.apart(room):
                signs += room.presence.signs()
        if signs:
            await self.services.store.sign(signs)

    async def keep_patience(self) -> None:
        """Where somebody is away for too long, a bot decides."""
        while True:
            await asyncio.sleep(PATIENCE_SECONDS)
            await self.run_out_of_patience()

    async def run_out_of_patience(self) -> None:
        now = self.services.clock()
        waiting = await self.services.store.games_with_patience(now)
        self.due = {game: self.due.get(game, now) for game in waiting}
        for game in [game for game in waiting if self.due[game] <= now]:
            with contextlib.suppress(Refused):
                room = await self.get(game[0])
                if room.lock.locked():
                    continue  # something is being done there
                with self.apart(room):
                    if self.services.is_shared:  # is somebody there, at another process?
                        await seats_anew(room)
                    room.autoplay.start()
                    self.due[game] = room.autoplay.due(now)

    async def listen(self) -> None:
        """Follow what other processes write."""
        async for notice in self.services.store.notices():
            game_id, _, version = notice.partition(" ")
            rooms = [self.live[game_id]] if game_id in self.live else []
            if version.startswith("{"):  # somebody has said something there
                for room in rooms:
                    room.words.hear(version)
                continue
            if not game_id:
                rooms = list(self.live.values())
                self.damaged.clear()
            self.outrun.update([one for one in self.loading if not game_id or one == game_id])
            self.damaged.pop(game_id, None)  # it may have been mended
            for room in rooms:
                self.news.hear(room, int(version) if version else None)

    async def catch_up(self, room: Room, version: int | None = None) -> None:
        """Read what is new of one game; its troubles are its own."""
        try:
            await catch_up(room, version)
        except Gone:
            self.live.pop(room.id, None)
        except Exception as error:
            if self.services.is_trouble(error):
                room.in_doubt = True
            elif not room.damaged:
                room.break_off(error)

    # -- finding ---------------------------------------------------------------------------------

    async def get(self, game_id: str) -> Room:
        """The room of a game; one load, however many ask at the same time."""
        room = self.live.get(game_id)
        if room is not None and not room.damaged:
            self.live.move_to_end(game_id)
            return room
        if game_id in self.damaged:
            raise damaged_after(self.damaged[game_id].point)
        if game_id not in self.loading:
            task = asyncio.create_task(self.load(game_id))
            self.loading[game_id] = task
            task.add_done_callback(lambda _: self.loaded(game_id))
        return await asyncio.shield(self.loading[game_id])

    def loaded(self, game_id: str) -> None:
        """What was told of a game while it was read may not have been read."""
        self.loading.pop(game_id, None)
        if game_id in self.outrun:
            self.outrun.remove(game_id)
            self.damaged.pop(game_id, None)
            if game_id in self.live:
                self.live[game_id].in_doubt = True  # whoever does something there reads first
                self.news.hear(self.live[game_id], None)

    async def load(self, game_id: str) -> Room:
        try:
            room = self.keep(await self.read(game_id))
            # With several processes on one database another one may be at it already.
            self.start(room, PATIENCE if self.services.is_shared else 0)
        except Damaged as damaged:
            self.live.pop(game_id, None)
            self.damaged[game_id] = damaged
            if len(self.damaged) > self.services.settings.live_rooms:
                self.damaged.popitem(last=False)
            raise
        return room

    def start(self, room: Room, patience: float = 0) -> None:
        """Let go on what goes on by itself."""
        with self.apart(room):
            room.asking.leave_to_others(patience)
            room.asking.draw_veil()
            room.asking.wait()
            room.autoplay.start(patience)
        if room.damaged:
            raise damaged_after(room.last_but_one)

    async def read(self, game_id: str) -> Room:
        """The room of a game as it is stored; what is wrong with it is said by `Damaged`."""
        store = self.services.store
        try:
            record = await store.find_game(game_id)
            if record is None:
                raise Refused("no-such-game", given=game_id)
            game_under(record.title, record.rules_version)
            seats = await store.seats_of(game_id)
            if not seats and await store.find_game(game_id) is None:
                raise Refused("no-such-game", given=game_id)  # it was deleted meanwhile
            check_sound(record, seats)
            room = Room(record, seats, await self.follow_all(record), self.services)
            if not room.can_be_shown():
                self.services.log.error(
                    "game-not-shown", game=game_id, version=room.timeline.version
                )
                raise damaged_after(room.last_but_one)
            await room.autoplay.recall()
            return room
        except Refused:
            raise
        except Exception as error:
            if self.services.is_trouble(error):
                raise
            self.services.log.error("game-damaged", game=game_id, exc_info=error)
            raise damaged_after(None) from error

    async def follow_all(self, record: GameRecord) -> Timeline:
        """Where a game stands: from a snapshot if that leads there, otherwise from its start."""
        store = self.services.store
        for snapshot in [*await store.snapshots_of(record.id), None]:
            line = new_line(record)
            try:
                if snapshot is not None:
                    line.load(json.loads(snapshot))
                commands = await store.commands_of(record.id, line.version)
                if len(commands) > MANY_COMMANDS:  # of an imported game
                    await self.services.beside(follow_commands, line, commands)
                else:
                    follow_commands(line, commands)
                if record.finished is not None:
                    line.let_go()
                if snapshot is not None:
                    show(line.game, line.table)  # what is wrong with it may not show before
                return line
            except Exception as error:
                if self.services.is_trouble(error):
                    raise
                self.services.log.error(
                    "game-damaged", game=record.id, version=line.version, exc_info=error
                )
        raise damaged_after((line.version, line.seq))

    async def mend(self, game_id: str) -> Room:
        """Go on from the last point up to which a damaged game can be followed."""
        try:
            return await self.get(game_id)
        except Damaged as damaged:
            if damaged.point is None:
                raise
            for command in await self.services.store.cut(game_id, damaged.point[0]):
                self.services.log.warning("command-forgotten", game=game_id, command=command)
        self.damaged.pop(game_id, None)
        return await self.get(game_id)

    def keep(self, room: Room) -> Room:
        """Those asked for last stay, however many are watched: somebody is on the way to them.

        A game that is read while it is made stays in the room that was there first.
        """
        there = self.live.get(room.id)
        if there is not None and not there.damaged:
            return there
        self.live[room.id] = room
        for game_id in list(self.live)[:-RECENT]:
            if len(self.live) <= self.services.settings.live_rooms:
                break
            if self.live[game_id].is_idle:
                self.live.pop(game_id).close()
        self.services.metrics.rooms.set(len(self.live))
        if self.is_closed:
            room.close()
        return room

    # -- making ----------------------------------------------------------------------------------

    async def create(
        self,
        slug: str,
        seats: list[SeatRecord],
        options: dict[str, str],
        seed: int,
        *,
        open_seed: bool,
        holder: str,
        salt: str | None = None,
        rewound: bool = False,
        choices: list[str] | None = None,
        position: dict[str, Any] | None = None,
        patience: int | None = None,
        by: dict[int, str] | None = None,
        origin: str | None = None,
        lesson: str | None = None,
        inherits: bool | None = None,
    ) -> Room:
        """A new game, stored and live; nothing is stored if it cannot be set up.

        The last room on the disk is for the games that there are.
        """
        self.services.store.check_space(self.services.settings.least_free)
        game = find_game(slug)
        game.check_seats(len(seats))
        settled = game.settle_options(len(seats), options)
        line = Timeline(game, len(seats), seed, settled, position)
        snapshot = None
        if choices:
            snapshot = await self.services.beside(follow_choices, line, choices, by or {})
        salt = salt or new_salt()
        now = self.services.clock()
        record = GameRecord(
            id=secrets.token_urlsafe(ID_BYTES),
            title=slug,
            rules_version=game.version,
            seats=len(seats),
            options=settled,
            seed=seed,
            salt=salt,
            commitment=commitment(salt, seed),
            open_seed=open_seed,
            rewound=rewound,
            created=now,
            finished=now if line.over else None,
            result=line.table.result,
            position=position,
            patience=patience,
            origin=origin,
            lesson=lesson,
            inherits=inherits,
        )
        held = [MANAGER, *[seat.seat for seat in seats if seat.kind == HERE]]
        commands = [done.command for done in line.done[1:]]
        await self.services.store.add_game(record, seats, holder, held, commands, snapshot)
        room = self.keep(Room(record, seats, line, self.services))
        self.start(room)
        return room


def new_line(record: GameRecord) -> Timeline:
    """A game at its start."""
    game = game_under(record.title, record.rules_version)
    return Timeline(game, record.seats, record.seed, record.options, record.position)


def follow_commands(line: Timeline, commands: list[Command]) -> None:
    """Do what was stored."""
    for command in commands:
        line.follow(command)


def follow_choices(line: Timeline, choices: list[str], by: dict[int, str]) -> str:
    """Do what was chosen elsewhere; where that has led, for who reads the game later."""
    for number, choice_id in enumerate(choices):
        choice = line.find_offered(choice_id)
        line.follow(Command(number + 1, CHOICE, choice.seat, choice_id, by=by.get(number)))
        line.let_go()
    return json.dumps(line.dump(), separators=(",", ":"))


def seat_records(
    kinds: list[tuple[str, str | None, str]],
) -> tuple[list[SeatRecord], dict[int, str]]:
    """Seats of a new game from their kind, player and name; and the tokens of their links."""
    seats: list[SeatRecord] = []
    tokens: dict[int, str] = {}
    for seat, (kind, player, name) in enumerate(kinds):
        token_hash = None
        if kind == LINK:
            tokens[seat] = new_token()
            token_hash = hash_of(tokens[seat])
        bot = player if kind == BOT else None
        own = own_name(name, [one.name for one in seats])
        seats.append(SeatRecord(seat, kind, bot, own, token_hash, kind != LINK))
    return seats, tokens
