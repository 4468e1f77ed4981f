"""What is left of a server that is killed again and again: nothing acknowledged may be lost.

    python tools/kill_server.py                       20 kills, a new SQLite file
    python tools/kill_server.py --kills 5 --json
    python tools/kill_server.py --database postgresql://... --processes 2

It starts `robinsonade serve` in a process of its own, lets people play and take back as fast as
they are answered while others watch, and ends one of the servers by signal 9 at a drawn moment;
then it starts it again and all go on. In the end it reads the log of every game and compares it
with what was acknowledged: each command must be there once, at its version; of what was not
answered any more each may be there or not, at most once. Streams come back with the last version
they have and must get the next one. Only servers of this machine are killed, and only those
started here.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.bench_client import Connection
from tools.bench_server import GAME, Server, pick, start_server

LOOPBACK = (None, "", "localhost", "127.0.0.1", "::1")
SOONEST, LATEST = 0.05, 1.0  # seconds from one life to its end
LONGEST = 280  # commands of a game: whoever comes back is told up to 300 one by one
UNDO_SHARE = 0.15
BROKEN = (OSError, EOFError, asyncio.IncompleteReadError, ValueError, IndexError)

Sent = tuple[str, str | None]  # the kind of a command, and the choice


@dataclass
class Game:
    """One game, what was promised to who plays it, and what those who watch were told."""

    id: str
    cookie: str
    place: int  # of its server
    version: int = 0
    seq: int = 0
    offers: list[str] = field(default_factory=list)
    can_undo: bool = False
    promised: dict[int, Sent] = field(default_factory=dict)  # by version
    unanswered: dict[int, list[Sent]] = field(default_factory=dict)
    told: list[int] = field(default_factory=lambda: [0])  # the last version of each stream

    def remember(self, state: dict[str, Any]) -> None:
        self.version, self.seq = state["version"], state["seq"]
        self.offers = [choice["id"] for choice in state["decision"]["choices"]]
        self.can_undo = state["can_undo"]

    @property
    def is_over(self) -> bool:
        return not self.offers or self.version >= LONGEST


@dataclass
class Figures:
    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    unanswered_kept: int = 0
    lost: int = 0
    doubled: int = 0  # in a log, and sent by nobody or more than once
    streams: int = 0  # that came back
    gaps: int = 0


class Siege:
    """Servers that are killed, and people who go on all the same."""

    def __init__(self, database: str, processes: int, games: int, seed: int) -> None:
        self.database = database
        self.processes = processes
        self.most = games
        self.dice = random.Random(seed)
        self.games: list[Game] = []
        self.over: list[Game] = []
        self.figures = Figures()

    async def run(self, kills: int) -> Figures:
        servers = [await start_server(self.database) for _ in range(self.processes)]
        try:
            for _ in range(kills):
                victim = self.dice.randrange(self.processes)
                await self.live(servers, victim)
                servers[victim] = await start_server(self.database)
            for game in [*self.games, *self.over]:
                await self.check(game, servers[game.place])
        finally:
            for server in servers:
                await kill(server)
        return self.figures

    async def live(self, servers: list[Server], victim: int) -> None:
        """Play and watch until one of the servers is killed; the others go on to the end of it."""
        while len(self.games) < self.most:
            self.games.append(await self.new_game(servers, len(self.games) % len(servers)))
        stopping = asyncio.Event()
        work = [self.play(game, servers[game.place], stopping) for game in self.games]
        watching = [
            asyncio.create_task(self.watch(game, servers[game.place], reader))
            for game in self.games
            for reader in range(len(game.told))
        ]
        playing = [asyncio.create_task(one) for one in work]
        await asyncio.sleep(self.dice.uniform(SOONEST, LATEST))
        await kill(servers[victim])
        self.figures.kills += 1
        stopping.set()
        await asyncio.gather(*playing)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        self.over += [game for game in self.games if game.is_over]
        self.games = [game for game in self.games if not game.is_over]

    async def new_game(self, servers: list[Server], place: int) -> Game:
        connection = await Connection(*servers[place].address).open()
        body = {"game": GAME, "seats": [{"kind": "here"}] * 2}
        _, created = await connection.ask("POST", "/api/games", body)
        connection.writer.close()
        return Game(created["id"], connection.cookie, place)

    async def play(self, game: Game, server: Server, stopping: asyncio.Event) -> None:
        """Choose and take back, as fast as it is answered."""
        with contextlib.suppress(*BROKEN):
            async with connected(game, server) as connection:
                _, state = await connection.ask("GET", f"/api/games/{game.id}/state")
                game.remember(state)
                while not stopping.is_set() and not game.is_over:
                    await self.command(game, connection)

    async def command(self, game: Game, connection: Connection) -> None:
        body: dict[str, Any] = {"expected_seq": game.seq, "expected_version": game.version}
        sent: Sent = ("undo", None)
        path = "undo"
        if not game.can_undo or self.dice.random() > UNDO_SHARE:
            sent, path = ("choice", pick(game.offers, self.dice)), "choices"
            body["choice"] = sent[1]
        version = game.version + 1
        attempts = game.unanswered.setdefault(version, [])
        attempts.append(sent)
        status, state = await connection.ask("POST", f"/api/games/{game.id}/{path}", body)
        attempts.remove(sent)
        if status == 200:
            game.promised[version] = sent
            self.figures.acknowledged += 1
            game.remember(state)
        else:
            _, state = await connection.ask("GET", f"/api/games/{game.id}/state")
            game.remember(state)

    async def watch(self, game: Game, server: Server, reader: int) -> None:
        """A page that is open: it says how far it got, and must be told the next step."""
        with contextlib.suppress(*BROKEN):
            async with connected(game, server) as connection:
                self.figures.streams += 1
                path = f"/api/games/{game.id}/events?after={game.told[reader]}"
                async for name, version, _, _ in connection.events(path):
                    if name in ("state", "step"):
                        self.figures.gaps += version != game.told[reader] + 1
                        game.told[reader] = version

    async def check(self, game: Game, server: Server) -> None:
        """Compare the log with what was promised."""
        stored = await self.stored(game, server)
        figures = self.figures
        for version, sent in game.promised.items():
            figures.lost += stored.get(version) != sent
        for version, found in stored.items():
            tried = game.unanswered.get(version, [])
            if version in game.promised:
                continue
            figures.unanswered_kept += found in tried
            figures.doubled += found not in tried
        figures.unanswered += sum([len(tried) for tried in game.unanswered.values()])
        figures.doubled += sorted(stored) != list(range(1, len(stored) + 1))
        figures.lost += max(game.told) > len(stored)  # somebody was told more than there is

    async def stored(self, game: Game, server: Server) -> dict[int, Sent]:
        """Every command of a game, as it is told to who has missed all of them."""
        found: dict[int, Sent] = {}
        async with connected(game, server) as connection:
            path = f"/api/games/{game.id}/events?after=0"
            async for name, version, _, data in connection.events(path):
                if name != "step":
                    break
                step = json.loads(data)
                found[version] = step["kind"], step["choice"] and step["choice"]["id"]
                if step["state"] is not None:
                    break
        return found


async def kill(server: Server) -> None:
    process = server.process
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


@contextlib.asynccontextmanager
async def connected(game: Game, server: Server) -> AsyncIterator[Connection]:
    """As the browser that made this game."""
    connection = await Connection(*server.address).open()
    connection.cookie = game.cookie
    try:
        yield connection
    finally:
        connection.writer.close()


def is_here(database: str) -> bool:
    """Is this a file, or a database of this machine?

    >>> is_here("games.sqlite3"), is_here("postgresql://me@localhost/x")
    (True, True)
    >>> is_here("postgresql://me@db.example.org/x")
    False
    """
    return "://" not in database or urlsplit(database).hostname in LOOPBACK


@contextlib.contextmanager
def database_of(given: str | None) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield given or str(Path(folder) / "games.sqlite3")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the choices")
    parser.add_argument("--database", help="of this machine, instead of a new SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="servers; on PostgreSQL only")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not is_here(arguments.database or ""):
        parser.error("only a database of this machine")
    if arguments.processes > 1 and not arguments.database:
        parser.error("several processes need --database postgresql://...")
    with database_of(arguments.database) as database:
        siege = Siege(database, arguments.processes, arguments.games, arguments.seed)
        found = vars(asyncio.run(siege.run(arguments.kills)))
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):<24} {value}")
    return 1 if found["lost"] or found["doubled"] or found["gaps"] else 0


if __name__ == "__main__":
    sys.exit(main())
