"""Whoever sends heads without end, or opens connections without end, is let go."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from robinsonade.server.connection import (
    LONGEST_ADDRESS,
    LONGEST_HEAD,
    LONGEST_WAIT,
    MOST_HEADERS,
    Connection,
    connection_with,
)
from robinsonade.server.serving import (
    BESIDE_STREAMS,
    OTHER_FILES,
    all_connections,
    most_connections,
    open_files,
)
from robinsonade.server.settings import Settings
from tests.server.test_hanging_up import Line

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
PART = 8 * 1024
MANY = 40  # parts: far more than a head may have


async def app(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def connection(
    kind: type[Connection], state: ServerState | None = None, host: str = "127.0.0.1"
) -> tuple[Connection, Line]:
    config = Config(app=app, log_config=None)
    config.load()
    made = kind(config, state or ServerState(), {}, asyncio.get_running_loop())
    line = Line()
    line.peer = (host, 1)
    made.connection_made(line)
    return made, line


def parts(begin: bytes, part: bytes) -> Iterator[bytes]:
    yield begin
    for _ in range(MANY):
        yield part


@pytest.mark.parametrize(
    ("begin", "part"),
    [
        (b"GET /", b"a" * PART),
        (GET + b"X-A: ", b"a" * PART),
        (GET, b"X-A: " + b"a" * (PART - 7) + b"\r\n"),
        (POST + b"0\r\nX-A: ", b"a" * PART),
        (POST + b"0\r\n", b"X-A: " + b"a" * (PART - 7) + b"\r\n"),
        (POST + b"1;", b"a" * PART),
        (b"", b"\r\n" * (PART // 2)),
    ],
    ids=["path", "value", "headers", "trailer", "trailers", "extension", "nothing"],
)
def test_a_head_without_end(begin: bytes, part: bytes) -> None:
    async def story() -> None:
        made, line = connection(connection_with(20, 60))
        taken = 0
        for sent in parts(begin, part):
            made.data_received(sent)
            await asyncio.sleep(0)
            if line.aborted:
                break
            taken += len(sent)
        assert line.aborted
        assert taken <= LONGEST_WAIT + PART
        made.connection_lost(None)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("head", "is_taken"),
    [
        (GET + b"X-A: 1\r\n" * (MOST_HEADERS - 1), True),
        (GET + b"X-A: 1\r\n" * MOST_HEADERS, False),
        (GET + b"X-A: " + b"a" * (LONGEST_HEAD - 100) + b"\r\n", True),
        (GET + b"Cookie: a=b; c=" + b"a" * LONGEST_HEAD + b"\r\n", False),
        (b"GET /?" + b"a=1&" * (LONGEST_ADDRESS // 4 - 1) + GET[5:], True),
        (b"GET /?" + b"a=1&" * (LONGEST_ADDRESS // 4) + GET[5:], False),
    ],
    ids=["headers", "more", "long", "longer", "address", "beyond"],
)
def test_a_head_that_takes_long_to_read(head: bytes, is_taken: bool) -> None:
    """It is one request, whatever stands in it; and it could all come at once."""

    async def story() -> None:
        made, line = connection(connection_with(20, 60))
        made.data_received(head + b"\r\n")
        await asyncio.sleep(0)
        [status, *_] = b"".join(line.written).split(b"\r\n")
        assert status.split()[1] == (b"204" if is_taken else b"400")
        made.connection_lost(None)

    asyncio.run(story())


def test_what_is_no_head_may_be_long() -> None:
    """A large body, and many requests on one line."""

    async def story() -> None:
        made, line = connection(connection_with(20, 60))
        made.data_received(GET + b"Content-Length: %d\r\n\r\n" % (MANY * PART))
        for _ in range(MANY):
            made.data_received(b"a" * PART)
            await asyncio.sleep(0)
        head = GET + b"X-A: " + b"a" * PART + b"\r\n\r\n"
        for _ in range(MANY):
            made.data_received(head[:-100])
            made.data_received(head[-100:])
            await asyncio.sleep(0)
        assert not line.aborted
        made.connection_lost(None)

    asyncio.run(story())


def test_connections_of_one_address() -> None:
    async def story() -> None:
        kind = connection_with(20, 60, most=3)
        lines = [connection(kind) for _ in range(4)]
        assert [line.aborted for _, line in lines] == [False, False, False, True]
        for made, _ in lines[2:]:
            made.connection_lost(None)
        assert not connection(kind)[1].aborted  # there is room again

    asyncio.run(story())


def test_nobody_has_more_connections_than_are_left_for_others() -> None:
    """Two addresses could have as many as there can be: nobody else came in, no game could be
    made, and what was answered to those who were in broke."""

    async def story() -> None:
        kind, state = connection_with(20, 60, most=600, in_all=32), ServerState()
        let_in = []
        for host in range(5):
            tries = [connection(kind, state, f"10.0.0.{host}") for _ in range(600)]
            for made, line in tries:
                if line.aborted:
                    made.connection_lost(None)
            let_in.append(len([made for made, line in tries if not line.aborted]))
        assert let_in == [16, 8, 4, 2, 1]

    asyncio.run(story())


def test_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 256
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
        allowed = open_files()
        assert allowed > few
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == allowed
        assert all_connections(allowed) == allowed - OTHER_FILES
        assert 0 < all_connections(few) < few
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_proxy_speaks_for_many() -> None:
    assert most_connections(Settings(streams_of_address=5)) == 5 + BESIDE_STREAMS
    assert most_connections(Settings(proxies="127.0.0.1")) is None
