"""A real server in a process of its own, and the browsers that visit it."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.patience import PATIENCE, Patience
from tests.server.known_seeds import SEED_HEADER
from tests.server.nursery import Copy, nursery

ROOT = Path(__file__).resolve().parents[2]
TITLE = "forbidden-island"
UNHURRIED = {
    "ROBINSONADE_RATE_READING": "1000000/second",
    "ROBINSONADE_RATE_PLAYING": "1000000/second",
    "ROBINSONADE_RATE_CREATING": "1000000/second",
    "ROBINSONADE_RATE_THINKING": "1000000/second",
    "ROBINSONADE_RATE_DEAR": "1000000/second",
    "ROBINSONADE_STREAMS_OF_ADDRESS": "10000",
    "ROBINSONADE_BOT_SECONDS": str(PATIENCE),
    "ROBINSONADE_LOOK_BACK_SECONDS": "0.1",
    "ROBINSONADE_LOOK_BACK_NICE": "0",
    "ROBINSONADE_SEALED_SECONDS": "0",
    "ROBINSONADE_PAUSE_SECONDS": "0",
    "ROBINSONADE_AWAY_SECONDS": "0",
    "ROBINSONADE_VEIL_LEAST": "0",
    "ROBINSONADE_VEIL_MOST": "0",
    "ROBINSONADE_VEIL_THOUGHT": "0",
    "ROBINSONADE_ASKING": "always",
    "ROBINSONADE_DATABASE_SECONDS": str(PATIENCE),
}


class House:
    """`robinsonade serve` on a free port of this machine, with seeds that tests know."""

    port = "0"  # a free one

    def __init__(self, database: str | Path, **settings: str) -> None:
        self.database = str(database)
        self.settings = UNHURRIED | settings
        self.process: subprocess.Popen[bytes] | Copy | None = None
        self.url = ""
        self.log: list[str] = []

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def open(self) -> None:
        """Start it and wait until it says where it is."""
        said, out = os.pipe()
        complained, err = os.pipe()
        self.process = self.start(out, err)
        os.close(out)
        os.close(err)
        self.said = os.fdopen(said, encoding="utf-8")
        complaints = os.fdopen(complained, encoding="utf-8")
        threading.Thread(target=self.read_log, args=(complaints,), daemon=True).start()
        line = self.said.readline()
        assert "http://" in line, (line, self.log)
        self.url = line.partition("http://")[2].partition("/")[0]
        self.url = f"http://{self.url}"

    def start(self, out: int, err: int) -> subprocess.Popen[bytes] | Copy:
        """A copy of one that has loaded everything; one with modules of its own begins anew."""
        arguments = ["serve", "--lang", "en", "--port", self.port]
        arguments += ["--database", self.database, "--log-format", "json"]
        environment = {**os.environ, **self.settings, "PYTHONPATH": self.path()}
        if "PYTHONPATH" not in self.settings:
            return nursery().start(arguments, environment, out, err)
        return subprocess.Popen(
            [sys.executable, "-m", "tests.server.known_seeds", *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
        )

    def path(self) -> str:
        """Where modules are looked for: the tests, too, have parts that run there."""
        given = self.settings.get("PYTHONPATH") or os.environ.get("PYTHONPATH")
        return os.pathsep.join([str(ROOT), *filter(None, [given])])

    def read_log(self, lines: Any) -> None:
        for line in lines:
            self.log.append(line)
        lines.close()

    def end(self, how: Callable[[subprocess.Popen[bytes] | Copy], None]) -> int:
        assert self.process is not None
        process, self.process = self.process, None
        how(process)
        code = process.wait(PATIENCE)
        self.said.close()
        return code

    def close(self) -> int:
        """As Ctrl-C or a service manager would end it."""
        return self.end(lambda process: process.terminate()) if self.process else 0

    def kill(self) -> None:
        """Without any warning."""
        self.end(lambda process: process.kill())

    def guest(self) -> Guest:
        return Guest(self.url)


class Guest:
    """A browser: it keeps its cookie and every byte it was ever sent."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=PATIENCE)
        self.received: list[bytes] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.close()

    def ask(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        answer = self.client.request(method, path, **arguments)
        self.keep(answer)
        return answer

    def keep(self, answer: httpx.Response) -> None:
        headers = b"\n".join(
            name + b": " + value for name, value in answer.headers.raw if name != b"set-cookie"
        )
        self.received += [headers, answer.content]

    def get(self, path: str, **arguments: Any) -> httpx.Response:
        return self.ask("GET", path, **arguments)

    def post(self, path: str, body: Any = None, **arguments: Any) -> httpx.Response:
        return self.ask("POST", path, json={} if body is None else body, **arguments)

    # -- games -----------------------------------------------------------------------------------

    def create(self, *kinds: str, seed: int, is_open: bool = False, **more: Any) -> dict[str, Any]:
        """A game with seats such as "here", "link" or the name of a bot; its seed is secret."""
        seats = [
            {"kind": kind} if kind in ("here", "link") else {"kind": "bot", "player": kind}
            for kind in kinds
        ]
        body = {"game": TITLE, "seats": seats, **more}
        if is_open:
            body["seed"] = seed
        answer = self.post("/api/games", body, headers={SEED_HEADER: str(seed)})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def claim(self, link: str) -> httpx.Response:
        path, _, token = link.partition("#")
        return self.post(f"/api/games/{path.removeprefix('/g/')}/claim", {"token": token})

    def state(self, game: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/api/games/{game}/state", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def choose(self, game: str, choice: str, seq: int) -> httpx.Response:
        return self.post(f"/api/games/{game}/choices", {"expected_seq": seq, "choice": choice})

    def undo(self, game: str, seq: int, **more: Any) -> httpx.Response:
        return self.post(f"/api/games/{game}/undo", {"expected_seq": seq, **more})

    def play_one(self, game: str, dice: random.Random) -> dict[str, Any] | None:
        """One choice for a seat of this browser; None if there is nothing for it to decide."""
        state = self.state(game)
        offers = state["decision"]["choices"]
        if state["outcome"] or not set(state["mine"]) & set(state["decision"]["waiting"]):
            return None
        answer = self.choose(game, dice.choice(offers)["id"], state["seq"])
        assert answer.status_code in (200, 409), answer.text
        return dict(answer.json())

    def wait_for(self, game: str, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first state that is as wanted, as long as the game goes on."""
        patience = Patience()
        while not wanted(state := self.state(game)):
            patience.spend(state["version"])
            time.sleep(0.05)
        return state

    def wait_for_answer(self, path: str, status: int) -> httpx.Response:
        """The first answer of this status."""
        patience = Patience()
        while (answer := self.get(path)).status_code != status:
            patience.spend(answer.status_code)
            time.sleep(0.05)
        return answer

    def listen(self, game: str, last: int | None = None, **query: Any) -> Listener:
        return Listener(self, game, last, query)


class Listener:
    """An open stream, read in the background."""

    def __init__(self, guest: Guest, game: str, last: int | None, query: dict[str, Any]) -> None:
        self.guest = guest
        self.messages: queue.Queue[tuple[str, int | None, dict[str, Any]]] = queue.Queue()
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        request = guest.client.build_request(
            "GET", f"/api/games/{game}/events", params=query, headers=headers, timeout=PATIENCE
        )
        self.answer = guest.client.send(request, stream=True)
        assert self.answer.status_code == 200, self.answer.read()
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def read(self) -> None:
        fields: dict[str, str] = {}
        try:
            for line in self.answer.iter_lines():
                self.guest.received.append(line.encode())
                name, _, value = line.partition(": ")
                if line:
                    fields[name] = value
                    continue
                if "data" in fields:
                    version = int(fields["id"]) if "id" in fields else None
                    self.messages.put((fields["event"], version, json.loads(fields["data"])))
                fields = {}
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        finally:
            self.ended.set()

    def next(self, *kinds: str) -> tuple[str, int | None, dict[str, Any]]:
        """The next message, of these kinds if any are named."""
        while True:
            message = self.messages.get(timeout=PATIENCE)  # each one is progress
            if not kinds or message[0] in kinds:
                return message

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> Iterator[dict[str, Any]]:
        """The steps up to the one that is as wanted."""
        while True:
            _, _, step = self.next("step")
            yield step
            if wanted(step):
                return

    def close(self) -> None:
        """As if the network had gone: the thread that reads wakes up and ends."""
        stream = self.answer.extensions["network_stream"]
        with contextlib.suppress(OSError):
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        assert self.ended.wait(PATIENCE)
        self.answer.close()
