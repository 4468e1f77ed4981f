"""One bad visitor: what a request may not do to the server or to others."""

import asyncio
import socket
from pathlib import Path

import pytest
from limits import parse
from sqlalchemy import event
from starlette.requests import Request

from robinsonade.server.database import PROBE_SECONDS
from robinsonade.server.limiter import MOST_WINDOWS, Limiter
from robinsonade.server.routers.operators import may_read
from robinsonade.server.settings import Settings, allowed_hosts
from robinsonade.server.visitor import browser_of, remembered_browser
from tests.patience import PATIENCE
from tests.server.house import TITLE, Guest, House
from tests.server.inside import Inside
from tests.server.test_bad_input import SEATS, check_problem


def connect(house: House) -> socket.socket:
    host, _, port = house.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def send_on(line: socket.socket) -> None:
    """As long as the other end listens."""
    while True:
        line.sendall(b"\r\n" * 512)


def test_only_short_cookies_are_remembered() -> None:
    """Nor very many, each without anything in it: thousands fit in one head."""
    remembered_browser.cache_clear()
    for sent in ([b"robinsonade=a"], [b"robinsonade=" + b"a" * 600], [b"", b"robinsonade=a"]):
        headers = [(b"cookie", one) for one in sent]
        browser_of(Request({"type": "http", "headers": headers}))
    assert remembered_browser.cache_info().currsize == 1


def test_nobody_learns_which_files_there_are(tmp_path: Path) -> None:
    """Outside its folder the client's files are all the same: not there; nor has a long name."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (tmp_path / "secret.txt").write_text("secret")
    with (
        House(tmp_path / "g.sqlite3", ROBINSONADE_STATIC=str(static)) as house,
        house.guest() as guest,
    ):
        for name in ("..%2f..%2fsecret.txt", "..%2f..%2fnothing.txt", "x" * 3000, "a%00b"):
            check_problem(guest.get(f"/assets/{name}"), 404, "no-such-page")
        assert guest.get("/" + "x" * 3000).status_code == 200  # the page itself says so


def test_slow_requests_and_readers_are_let_go(tmp_path: Path) -> None:
    hasty = {
        "ROBINSONADE_HEAD_SECONDS": "0.2",
        "ROBINSONADE_BODY_SECONDS": "0.2",
        "ROBINSONADE_WRITE_SECONDS": "0.2",
    }
    head = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with House(tmp_path / "g.sqlite3", **hasty) as house, house.guest() as guest:
        for sent, answer in (
            ("", b""),
            ("GET / HTTP/1.1\r\nHost: loc", b""),
            (head + "Content-Length: 100\r\n\r\n{", b"HTTP/1.1 408"),
        ):
            with connect(house) as line:
                line.sendall(sent.encode())
                assert line.recv(12) == answer
        game = guest.create("here", "here", seed=1)["id"]
        with connect(house) as line:  # asks for much and reads nothing
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            asked = b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\n\r\n"
            line.sendall(asked * 40)
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                send_on(line)
        assert guest.state(game)["seq"] == 0


AMBIGUOUS = [
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Content-Length: 0\r\nContent-Length: 40",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "Transfer-Encoding : chunked",
    "Transfer-Encoding: xchunked",
    "Content-Length: -1",
    "Content-Length: 99999999999999999999",
]


@pytest.mark.parametrize("length", AMBIGUOUS)
def test_where_a_request_ends_is_never_a_matter_of_opinion(house: House, length: str) -> None:
    """Otherwise a proxy and this server could take the end of one for the beginning of another."""
    head = f"POST /api/games HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n"
    hidden = "0\r\n\r\nGET /api/titles HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = b""
    with connect(house) as line:
        line.sendall((head + hidden).encode())
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1") == 1


def test_dear_reading_is_counted_by_itself(tmp_path: Path) -> None:
    with (
        House(tmp_path / "g.sqlite3", ROBINSONADE_RATE_DEAR="3/hour") as house,
        house.guest() as guest,
    ):
        for _ in range(3):
            assert guest.get("/api/games").status_code == 200
        dear = ("games", "docs", "openapi.json", "games/x/export", "games/export")
        for path in [f"/api/{name}" for name in dear]:
            check_problem(guest.get(path), 429, "too-fast")
        # An address that somebody only claims to have is not believed.
        check_problem(
            guest.get("/api/docs", headers={"X-Forwarded-For": "9.9.9.9"}), 429, "too-fast"
        )
        assert guest.get("/api/titles").status_code == 200


def test_a_proxy_is_believed_if_it_is_named(tmp_path: Path) -> None:
    settings = {"ROBINSONADE_RATE_DEAR": "1/hour", "ROBINSONADE_PROXIES": "127.0.0.1"}
    with House(tmp_path / "g.sqlite3", **settings) as house, house.guest() as guest:
        for address in ("9.9.9.1", "9.9.9.2"):
            headers = {"X-Forwarded-For": address}
            assert guest.get("/api/docs", headers=headers).status_code == 200
            check_problem(guest.get("/api/docs", headers=headers), 429, "too-fast")


def test_only_by_its_own_names(guest: Guest) -> None:
    """A page elsewhere whose name suddenly leads here gets nothing."""
    check_problem(guest.get("/api/titles", headers={"Host": "evil.example"}), 421, "wrong-host")
    for odd in ("", "[", "[::1", "a" * 5_000, "localhost@evil.example"):
        check_problem(guest.get("/api/titles", headers={"Host": odd}), 421, "wrong-host")
    for odd in ("http://[", "null", "http://", "x"):
        answer = guest.post("/api/games", headers={"Origin": odd})
        check_problem(answer, 403, "foreign-origin")
    for host in ("localhost:8000", "127.0.0.1", "[::1]:1"):
        assert guest.get("/healthz", headers={"Host": host}).status_code == 200
    assert allowed_hosts(Settings(hosts="Games.example, x")) == {"games.example", "x"}


@pytest.mark.parametrize(
    "name",
    [
        "a\u202eb",
        "\u2066x",
        "a\u200bb",
        "x\u2028y",
        "\ufeffa",
        "a\x85b",
        "\u3164",
        "\u00ad",
        "\U000e0041",
        "\u200d",
        "\u200c\ufe0f",
    ],
)
def test_names_turn_no_text_around(guest: Guest, name: str) -> None:
    seats = [{"kind": "here", "name": name}, *SEATS[1:]]
    answer = guest.post("/api/games", {"game": TITLE, "seats": seats, "seed": 1})
    check_problem(answer, 422, "bad-request")


def test_names_of_all_languages(guest: Guest) -> None:
    for name in ("Zoë Ñandú", "李雷", "محمد", "👩‍🚀"):
        seats = [{"kind": "here", "name": name}, *SEATS[1:]]
        answer = guest.post("/api/games", {"game": TITLE, "seats": seats, "seed": 1})
        assert answer.status_code == 201, name


def test_the_limiter_follows_its_own_clock() -> None:
    now = 0.0
    limiter = Limiter(lambda: now)
    rate = parse("2/minute")
    assert [limiter.hit(rate, "reading", "a") for _ in range(3)] == [True, True, False]
    assert limiter.hit(rate, "reading", "b")
    now = 59.9
    assert not limiter.hit(rate, "reading", "a")
    now = 60.0
    assert limiter.hit(rate, "reading", "a")


def test_very_many_addresses_are_not_looked_through_with_each_new_one() -> None:
    """From 20,000 windows on each new one took 1.5 ms and more, for which all waited."""
    now = 0.0
    looked = 0

    class Watched(Limiter):
        def sweep(self, now: float) -> None:
            nonlocal looked
            looked += len(self.windows)
            super().sweep(now)

    limiter = Watched(lambda: now)
    rate = parse("2/minute")
    for address in range(3 * MOST_WINDOWS):
        assert limiter.hit(rate, "reading", str(address))
    assert looked <= 3 * MOST_WINDOWS
    now = 60.0
    for address in range(2 * MOST_WINDOWS):
        assert limiter.hit(rate, "playing", str(address))
    assert len(limiter.windows) <= 2 * MOST_WINDOWS, "those that are over have gone"
    assert limiter.most < 8 * MOST_WINDOWS, "and it is looked for them again in time"


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    with (
        House(tmp_path / "g.sqlite3", ROBINSONADE_LEAST_FREE=str(1 << 60)) as house,
        house.guest() as guest,
    ):
        check_problem(guest.get("/readyz"), 503, "no-space")
        assert guest.get("/healthz").status_code == 200


def test_asking_whether_all_is_well_keeps_no_choice_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time the database was locked to see whether it can be: a stranger who asked forty times
    a second made others wait a second for a choice. Now it is tried once for all who ask."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            tries: list[str] = []
            engine = inside.store.engine.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *facts: tries.append(facts[2]))
            client = inside.browser().client

            async def ask(times: int) -> set[int]:
                answers = await asyncio.gather(*[client.get("/readyz") for _ in range(times)])
                return {answer.status_code for answer in answers}

            assert await ask(5) | await ask(5) == {200}
            assert tries.count("BEGIN IMMEDIATE") == 1
            inside.store.tried -= PROBE_SECONDS
            assert await ask(5) == {200}
            assert tries.count("BEGIN IMMEDIATE") == 2

            async def fail() -> None:
                raise OSError

            monkeypatch.setattr(inside.store, "try_writing", fail)
            assert await ask(5) == {200}
            inside.store.tried -= PROBE_SECONDS
            assert await ask(5) == {503}
            monkeypatch.setattr(inside.store, "try_writing", asyncio.Event().wait)  # it hangs
            monkeypatch.setattr(inside.store, "seconds", 0.01)
            inside.store.tried -= PROBE_SECONDS
            assert await ask(5) == {503}
            monkeypatch.undo()
            inside.store.tried -= 2 * inside.store.seconds
            assert await ask(5) == {200}

            # Whoever gives up a try that hangs does not break off those who wait for it.
            monkeypatch.setattr(inside.store, "try_writing", asyncio.Event().wait)
            inside.store.tried -= PROBE_SECONDS
            waiting = asyncio.create_task(ask(1))
            while inside.store.probe is None or inside.store.probe.done():
                await asyncio.sleep(0)
            monkeypatch.undo()
            inside.store.tried -= 2 * inside.store.seconds
            assert await ask(5) == {200}
            assert await waiting == {503}

    asyncio.run(story())


def test_a_made_up_cookie_is_replaced(stranger: Guest, friend: Guest) -> None:
    """Who plants a cookie in another's browser would hold whatever that browser makes."""
    planted = "x" * 32
    stranger.client.cookies.set("robinsonade", planted)
    answer = stranger.post("/api/games", {"game": TITLE, "seats": SEATS, "seed": 1})
    assert answer.status_code == 201
    friend.client.cookies.set("robinsonade", planted)
    assert friend.state(answer.json()["id"])["mine"] == []
    assert "robinsonade=" in answer.headers["set-cookie"]
    fresh = answer.cookies["robinsonade"]
    stranger.client.cookies.clear()
    stranger.client.cookies.set("robinsonade", fresh)
    assert stranger.state(answer.json()["id"])["mine"] == [0, 1]
    again = stranger.post("/api/games", {"game": TITLE, "seats": SEATS, "seed": 1})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(
    ("host", "header", "token", "allowed"),
    [
        ("127.0.0.1", "", "", True),
        ("::1", "", "secret", True),
        ("203.0.113.5", "", "", False),
        ("203.0.113.5", "Bearer ", "", False),
        ("203.0.113.5", "Bearer guess", "secret", False),
        ("203.0.113.5", "Bearer sécret", "secret", False),
        ("203.0.113.5", "Bearer secret", "secret", True),
        ("", "", "secret", False),
    ],
)
def test_figures_are_for_operators(host: str, header: str, token: str, allowed: bool) -> None:
    """They count commands: on a quiet server also the parts of a sealed bid, one by one."""
    assert may_read(host, header, token) is allowed


def test_figures_on_the_same_machine(guest: Guest) -> None:
    assert "robinsonade_commands_total" in guest.get("/metrics").text
    for header in ("X-Forwarded-For", "Forwarded", "Via"):  # a proxy here that nobody has named
        answer = guest.get("/metrics", headers={header: "192.0.2.7"})
        check_problem(answer, 404, "no-such-page")
