"""How fast the web server tells one player's choice to the others, under load.

    python tools/bench_server.py                 an evening: 50 games, 200 streams, 50 choices/s
    python tools/bench_server.py --goal rush     the same with 300 choices/s
    python tools/bench_server.py --seconds 10 --json

It starts `robinsonade serve` on a new database in a process of its own, opens the streams, sends
choices at a steady rate whether or not the server keeps up, and measures from the moment a choice
is sent to the moment each other viewer has received the step. Clients and server share the
machine: the figures include what the clients cost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GAME = "forbidden-island"
GOALS = {
    "evening": {"games": 50, "viewers": 4, "rate": 50.0, "median_ms": 150.0, "p99_ms": 500.0},
    "rush": {"games": 50, "viewers": 4, "rate": 300.0, "median_ms": 25.0, "p99_ms": 25.0},
}
UNLIMITED = {
    f"ROBINSONADE_RATE_{name}": "1000000/second"
    for name in ("READING", "PLAYING", "CREATING", "THINKING")
} | {"ROBINSONADE_STREAMS_OF_ADDRESS": "100000"}
GRACE = 30  # finished games whose streams stay open a little longer
SETTLING = 3.0  # seconds for the last steps to arrive


class Connection:
    """One keep-alive connection that speaks just enough HTTP: a client library would cost more
    than the server it measures."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""

    async def open(self) -> Connection:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = b"" if body is None else json.dumps(body).encode()
        if self.reader.at_eof():
            await self.open()  # the server has closed what was idle
        self.send(method, path, content)
        status, headers = await self.head()
        raw = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return status, json.loads(raw) if raw else None

    def send(self, method: str, path: str, content: bytes) -> None:
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}"]
        if content:
            lines += ["content-type: application/json", f"content-length: {len(content)}"]
        if self.cookie:
            lines.append(f"cookie: {self.cookie}")
        self.writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)

    async def head(self) -> tuple[int, dict[str, str]]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.partition(": ") for line in head[1:] if line]
        return int(head[0].split()[1]), {name.lower(): value for name, _, value in pairs}

    async def events(self, path: str) -> Any:
        """The events of a stream: name, id, when it was complete."""
        self.send("GET", path, b"")
        await self.head()
        name, number = b"", b""
        async for line in Chunks(self.reader).lines():
            if line.startswith(b"event: "):
                name = line[7:]
            elif line.startswith(b"id: "):
                number = line[4:]
            elif not line and name:
                yield name.decode(), int(number or -1), time.perf_counter()
                name, number = b"", b""


class Chunks:
    """Lines of a body in chunked transfer encoding."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self.reader = reader

    async def lines(self) -> Any:
        rest = b""
        while size := int(await self.reader.readline(), 16):
            rest += (await self.reader.readexactly(size + 2))[:-2]
            *whole, rest = rest.split(b"\n")
            for line in whole:
                yield line


@dataclass
class Table:
    """One game with its players."""

    id: str
    player: Connection  # holds all seats, so that it can choose for whoever has to
    seq: int = 0
    version: int = 0
    offers: list[str] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)  # version -> when its choice was sent
    busy: bool = False
    streams: list[asyncio.Task[None]] = field(default_factory=list)

    def remember(self, state: dict[str, Any]) -> None:
        self.seq, self.version = state["seq"], state["version"]
        self.offers = [choice["id"] for choice in state["decision"]["choices"]]

    def close(self) -> None:
        for stream in self.streams:
            stream.cancel()


@dataclass
class Figures:
    """What was measured, in seconds."""

    latencies: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    skipped: int = 0  # choices that found every table still busy
    refused: int = 0
    doubled: int = 0


class Load:
    """Games, their streams, and choices at a steady rate."""

    def __init__(self, address: tuple[str, int], games: int, viewers: int, rate: float) -> None:
        self.address = address
        self.games = games
        self.viewers = viewers
        self.rate = rate
        self.figures = Figures()
        self.dice = random.Random(1)
        self.tables: list[Table] = []
        self.over: list[Table] = []

    async def new_table(self) -> Table:
        player = await Connection(*self.address).open()
        seats = [{"kind": "here"}] * self.viewers
        _, created = await player.ask("POST", "/api/games", {"game": GAME, "seats": seats})
        table = Table(created["id"], player)
        _, state = await player.ask("GET", f"/api/games/{table.id}/state")
        table.remember(state)
        ready = [asyncio.Event() for _ in range(self.viewers)]
        table.streams = [
            asyncio.create_task(self.watch(table, viewer, ready[viewer]))
            for viewer in range(self.viewers)
        ]
        await asyncio.gather(*[event.wait() for event in ready])
        return table

    async def watch(self, table: Table, viewer: int, ready: asyncio.Event) -> None:
        """One stream: measures each step and sees whether one comes twice."""
        connection = await Connection(*self.address).open()
        connection.cookie = table.player.cookie
        last = -1
        try:
            path = f"/api/games/{table.id}/events?viewer={viewer}"
            async for name, version, now in connection.events(path):
                if name == "state":
                    last = version
                    ready.set()
                elif name == "step":
                    self.figures.doubled += version <= last
                    last = max(last, version)
                    self.figures.latencies.append(now - table.sent[version])
        finally:
            connection.writer.close()

    async def play(self, table: Table) -> None:
        started = time.perf_counter()
        table.sent[table.version + 1] = started
        status, state = await table.player.ask(
            "POST",
            f"/api/games/{table.id}/choices",
            {"expected_seq": table.seq, "choice": pick(table.offers, self.dice)},
        )
        self.figures.answers.append(time.perf_counter() - started)
        if status != 200:
            self.figures.refused += 1
            _, state = await table.player.ask("GET", f"/api/games/{table.id}/state")
        table.remember(state)
        table.busy = False

    async def replace(self, place: int) -> None:
        """A game that is over makes room for a new one, with streams of its own."""
        self.over.append(self.tables[place])
        self.tables[place] = await self.new_table()
        if len(self.over) > GRACE:
            self.over[-GRACE].close()

    async def set_up(self) -> None:
        self.tables = [await self.new_table() for _ in range(self.games)]

    async def run(self, seconds: float) -> dict[str, Any]:
        running: set[asyncio.Task[None]] = set()
        started = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - started) < seconds:
            while sent < int(now * self.rate):
                sent += 1
                free = [i for i, table in enumerate(self.tables) if not table.busy]
                if not free:
                    self.figures.skipped += 1
                    continue
                place = self.dice.choice(free)
                table = self.tables[place]
                table.busy = True
                work = self.play(table) if table.offers else self.replace(place)
                task = asyncio.create_task(work)
                running.add(task)
                task.add_done_callback(running.discard)
            await asyncio.sleep(0.001)
        await asyncio.gather(*running)
        await asyncio.sleep(SETTLING)
        for table in self.tables + self.over:
            table.close()
        return report(self.figures, self.games, self.viewers, self.rate, seconds)


def pick(offers: list[str], dice: random.Random) -> str:
    """Anything that does not end the game too soon."""
    shoring = [offer for offer in offers if ".shore." in offer]
    lasting = [offer for offer in offers if not offer.endswith((".stop", ".pass"))]
    return dice.choice(shoring or lasting or offers)


def report(
    figures: Figures, games: int, viewers: int, rate: float, seconds: float
) -> dict[str, Any]:
    promised = len(figures.answers) - figures.refused
    return {
        "games": games,
        "streams": games * viewers,
        "seconds": seconds,
        "rate_wanted": rate,
        "rate_reached": round(promised / seconds, 1),
        "choices": promised,
        "refused": figures.refused,
        "skipped": figures.skipped,
        "deliveries": len(figures.latencies),
        "lost": promised * viewers - len(figures.latencies) + figures.doubled,
        "duplicated": figures.doubled,
        "latency_median_ms": quantile(figures.latencies, 0.5),
        "latency_p90_ms": quantile(figures.latencies, 0.9),
        "latency_p99_ms": quantile(figures.latencies, 0.99),
        "latency_worst_ms": quantile(figures.latencies, 1.0),
        "answer_median_ms": quantile(figures.answers, 0.5),
        "answer_p99_ms": quantile(figures.answers, 0.99),
    }


def cpu_seconds(process_id: int) -> float:
    """What a process has cost so far, where /proc tells; otherwise 0."""
    try:
        fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], share: float) -> float:
    """A quantile in milliseconds.

    >>> quantile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    if not values:
        return 0.0
    if share == 0.5:
        return round(statistics.median(values) * 1000, 2)
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)


async def serve_and_measure(arguments: argparse.Namespace, goal: dict[str, float]) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder) / "games.sqlite3")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "robinsonade", "serve", "--port", "0"),
            *("--database", database, "--log-level", "warning"),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **UNLIMITED},
        )
        try:
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            host, _, port = line.partition("http://")[2].partition("/")[0].rpartition(":")
            load = Load(
                (host, int(port)),
                arguments.games or int(goal["games"]),
                arguments.viewers or int(goal["viewers"]),
                arguments.rate or goal["rate"],
            )
            await load.set_up()
            before = cpu_seconds(process.pid)
            found = await load.run(arguments.seconds)
            spent = cpu_seconds(process.pid) - before
            found["server_cpu_ms_per_choice"] = round(spent / max(1, found["choices"]) * 1000, 2)
            return found
        finally:
            process.terminate()
            await process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--goal", choices=list(GOALS), default="evening")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int)
    parser.add_argument("--viewers", type=int, help="streams of each game")
    parser.add_argument("--rate", type=float, help="choices per second, all games together")
    parser.add_argument("--database", help="instead of a new SQLite file")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    goal = GOALS[arguments.goal]
    found = asyncio.run(serve_and_measure(arguments, goal))
    reached = (
        found["latency_median_ms"] <= goal["median_ms"]
        and found["latency_p99_ms"] <= goal["p99_ms"]
        and found["lost"] == found["duplicated"] == 0
    )
    found["goal"], found["reached"] = arguments.goal, reached
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):<20} {value}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
