"""What every request has to pass before anybody looks at it."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from limits import parse
from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    XContentTypeOptions,
    XFrameOptions,
)
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from robinsonade.kernel.refusal import Refused
from robinsonade.server.addresses import address_of
from robinsonade.server.charges import CHARGED, Account, weigh_body
from robinsonade.server.limiter import Limiter
from robinsonade.server.logs import REQUEST
from robinsonade.server.metrics import Metrics
from robinsonade.server.pace import Pace
from robinsonade.server.problems import TOLD, problem, trouble
from robinsonade.server.settings import Settings, allowed_hosts
from robinsonade.tables.turns import WHO

# In the scope of a request: how to send what comes after the head, with nobody in between.
STRAIGHT: Final = "robinsonade.straight"
LONGEST_HOST: Final = 300
UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
FREE: Final = ("/healthz", "/metrics")  # paths that no rate is for
IMPORT: Final = "/api/games/import"  # larger than all others, and may take a while
LONG: Final = ("dear", "thinking")  # so may these
MOST_LONG: Final = 8  # of one address at once
NOTHING: Final = "'none'"
SELF: Final = "'self'"

SECURE: Final = Secure(
    csp=ContentSecurityPolicy()
    .default_src(SELF)
    .img_src(SELF, "data:")
    .object_src(NOTHING)
    .base_uri(NOTHING)
    .form_action(SELF)
    .frame_ancestors(NOTHING),
    coop=CrossOriginOpenerPolicy().same_origin(),
    corp=CrossOriginResourcePolicy().same_origin(),
    referrer=ReferrerPolicy().no_referrer(),
    permissions=PermissionsPolicy().camera().microphone().geolocation(),
    xcto=XContentTypeOptions().nosniff(),
    xfo=XFrameOptions().deny(),
)

# Made once: they are the same for every answer.
HEADERS: Final = [
    (name.lower().encode("ascii"), value.encode("latin-1"))
    for name, value in SECURE.headers.items()
]


class Guards:
    """Host, origin, content type, size and rate of requests; and how long they take."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.hosts = allowed_hosts(settings)
        self.limiter = Limiter()
        self.pace = Pace()
        self.rates = {
            "reading": parse(settings.rate_reading),
            "playing": parse(settings.rate_playing),
            "creating": parse(settings.rate_creating),
            "thinking": parse(settings.rate_thinking),
            "dear": parse(settings.rate_dear),
        }
        self.busy: Counter[str] = Counter()  # by address: what takes a while and is under way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        number = os.urandom(16).hex()
        REQUEST.set(number)
        headers = [(b"x-request-id", number.encode()), *HEADERS]
        answered = False

        async def watch(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                message["headers"] = [*message.get("headers", ()), *headers]
                self.record(scope, message["status"], time.perf_counter() - started)
            await send(message)

        scope[STRAIGHT] = send
        address = address_of(scope)
        try:
            await self.pace.begin(address)
            self.check(scope)
            sort = self.check_rate(scope, address)
            WHO.set(address)
            seconds = self.settings.body_seconds
            limited = Bounded(receive, scope, self.largest(scope["path"]), seconds)
            if sort in LONG or scope["path"] == IMPORT:
                await self.take_a_while(address, scope, limited, watch)
            else:
                await self.app(scope, limited, watch)
        except Refused as refused:
            await problem(Request(scope, receive), refused)(scope, receive, watch)
        except Exception as error:
            if scope.get(TOLD) is error:
                return
            answer = trouble(Request(scope, receive), error)
            if not answered:
                await answer(scope, receive, watch)
        finally:
            del scope[STRAIGHT]  # or else the connection and this would keep each other for ever

    async def take_a_while(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Nobody keeps all that thinks and packs busy for themselves."""
        if self.busy[address] >= MOST_LONG:
            raise Refused("too-fast")
        self.busy[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.busy[address] -= 1
            if not self.busy[address]:
                del self.busy[address]

    def record(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("route")
        path = getattr(route, "path", "other")
        self.metrics.answered(scope["method"], path, status, seconds)

    def largest(self, path: str) -> int:
        return self.settings.largest_import if path == IMPORT else self.settings.largest_body

    def check(self, scope: Scope) -> None:
        """Only our own pages may change anything, and only by JSON of a sensible size."""
        # Looked through once; of several with one name the first counts.
        sent: dict[bytes, bytes] = dict(reversed(scope["headers"]))
        host = sent.get(b"host", b"")[:LONGEST_HOST].decode("latin-1")
        if "*" not in self.hosts and name_of(host) not in self.hosts:
            raise Refused("wrong-host")
        if scope["method"] not in UNSAFE:
            return
        if not is_same_origin(sent):
            raise Refused("foreign-origin")
        length = sent.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self.largest(scope["path"]):
            raise Refused("too-large")
        kind = sent.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if kind != b"application/json":
            raise Refused("not-json")

    def check_rate(self, scope: Scope, address: str) -> str:
        """For which rate a request of this address counts, if that is not too much."""
        if scope["path"] in FREE:
            return ""
        sort = rate_sort(scope["method"], scope["path"])
        account = scope[CHARGED] = Account(self.limiter, self.rates[sort], sort, address)
        if not self.limiter.hit(account.rate, sort, address):
            raise Refused("too-fast")
        return sort


def rate_sort(method: str, path: str) -> str:
    """Which of the rates a request counts for.

    >>> rate_sort("POST", "/api/games/abc/choices"), rate_sort("POST", "/api/games")
    ('playing', 'creating')
    >>> rate_sort("GET", "/api/games"), rate_sort("GET", "/api/games/abc/state")
    ('dear', 'reading')
    >>> rate_sort("POST", "/api/games/abc/why"), rate_sort("POST", "/api/games/lesson")
    ('reading', 'creating')
    """
    last = path.rstrip("/").rpartition("/")[2] if path.startswith("/api/") else ""
    if last in ("export", "steps", "docs", "openapi.json") or (
        method not in UNSAFE and last == "games"
    ):
        return "dear"
    if method not in UNSAFE or last == "why":
        return "reading"
    if last in ("games", "import", "claim", "clone", "puzzles", "lesson"):
        return "creating"
    return "thinking" if last in ("hint", "verify") else "playing"


@lru_cache(maxsize=1_000)
def name_of(host: str) -> str:
    """The name by which this server was called, without the port.

    >>> name_of("Localhost:8000")
    'localhost'
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_same_origin(sent: dict[bytes, bytes]) -> bool:
    """Does the request come from a page of ours, or from no page at all?"""
    site = sent.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    origin = sent.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == sent.get(b"host")


class Bounded:
    """Receives a body up to a number of bytes and within a time."""

    def __init__(self, receive: Receive, scope: Scope, most: int, seconds: float) -> None:
        self.receive = receive
        self.scope = scope
        self.most = self.left = most
        self.end: float | None = asyncio.get_running_loop().time() + seconds

    async def __call__(self) -> Message:
        try:
            async with asyncio.timeout_at(self.end):
                message = await self.receive()
        except TimeoutError as error:
            raise HTTPException(408) from error
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                raise HTTPException(413)
            if self.end is not None and not message.get("more_body", False):
                self.end = None  # whoever asks on waits for the end of the connection
                if self.scope["path"] != IMPORT:
                    weigh_body(self.scope, self.most - self.left)
        return message
