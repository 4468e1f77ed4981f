"""Who asks for much comes to the end of what one address may ask for: others do not wait for it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from limits import parse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from robinsonade.games import GAMES
from robinsonade.server import charges
from robinsonade.server.charges import (
    BIT,
    CHARGED,
    FREE,
    LARGE,
    MOST_LOADS,
    PAST,
    PIECE,
    POSITION,
    WHY,
    Account,
    Weighed,
)
from robinsonade.server.guards import IMPORT, MOST_LONG, Guards
from robinsonade.server.limiter import Limiter
from robinsonade.server.metrics import Metrics
from robinsonade.server.routers.play import look_back
from robinsonade.server.settings import Settings
from robinsonade.tables.projection import Projection
from robinsonade.tables.timeline import CHECKPOINT_EVERY, Timeline
from robinsonade.tables.visitor import Visitor
from tests.server.front import application
from tests.server.inside import Inside
from tests.server.salon import Eyes, Salon, lines

HERE, ELSEWHERE = "127.0.0.1", "10.0.0.9"


def sends(size: int) -> ASGIApp:
    """An application that answers so many bytes."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"a" * size})

    return app


def guarded(app: ASGIApp) -> Guards:
    rates: dict[str, Any] = {"rate_reading": "10/hour", "rate_dear": "1000/hour"}
    rates["rate_playing"] = "10/hour"
    return Guards(Weighed(app), Settings(host="localhost", **rates), Metrics())


async def ask(guards: Guards, path: str, address: str = HERE, body: bytes = b"") -> int:
    scope: Scope = {
        "type": "http",
        "method": "POST" if body else "GET",
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
        "client": (address, 1),
        "state": {},
    }
    found = 0

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal found
        found = message.get("status", found)

    await guards(scope, receive, send)
    return found


def let_in(size: int, path: str = "/api/games/x/state") -> int:
    """How many requests are let in that are answered with so many bytes."""

    async def story() -> int:
        guards = guarded(sends(size))
        return [await ask(guards, path) for _ in range(12)].index(429)

    return asyncio.run(story())


def test_all_addresses_of_one_network_count_as_one() -> None:
    """With IPv6 one visitor has more of them than there are requests."""

    async def story() -> None:
        guards = guarded(sends(100))
        path = "/api/games/x/state"
        found = [await ask(guards, path, f"2001:db8:1:2::{number}") for number in range(12)]
        assert found == [200] * 10 + [429] * 2
        assert await ask(guards, path, "2001:db8:1:3::1") == 200

    asyncio.run(story())


def test_a_large_answer_counts_for_more() -> None:
    assert let_in(100) == let_in(LARGE) == 10
    assert let_in(LARGE + 4 * PIECE) == 2
    assert let_in(LARGE + 40 * PIECE) == 1


@pytest.mark.parametrize(("size", "let_in"), [(FREE, 10), (FREE + 4 * BIT, 2), (64 * 1024, 1)])
def test_a_large_body_counts_for_more(size: int, let_in: int) -> None:
    """Thousands of fields that nobody asked for take forty times as long to refuse as one."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await sends(100)(scope, receive, send)

    async def story() -> None:
        guards, path = guarded(app), "/api/games/x/choices"
        found = [await ask(guards, path, body=b" " * size) for _ in range(12)]
        assert found == [200] * let_in + [429] * (12 - let_in)
        found = [await ask(guards, IMPORT, body=b" " * 64 * 1024) for _ in range(4)]
        assert found == [200] * 4, "files are large"

    asyncio.run(story())


def test_pages_and_readiness_count_as_well() -> None:
    assert let_in(100, "/readyz") == let_in(100, "/") == let_in(100, "/g/x") == 10
    with pytest.raises(ValueError, match="429"):
        let_in(100, "/healthz")


def test_what_is_charged_is_forgotten_with_the_window() -> None:
    now = [0.0]
    limiter, rate = Limiter(lambda: now[0]), parse("5/minute")
    assert limiter.hit(rate, "reading", HERE)
    limiter.charge("reading", HERE, 4)
    assert not limiter.hit(rate, "reading", HERE)
    assert limiter.hit(rate, "reading", ELSEWHERE)
    now[0] = 61
    assert limiter.hit(rate, "reading", HERE)


def test_who_sends_much_in_one_breath_waits_for_it_alone() -> None:
    """A choice takes several rounds of all that happens here. In each of them all that another
    address had sent began at once: half a second of questions came first."""

    async def story() -> None:
        begun: list[str] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            begun.append(scope["client"][0])
            for _ in range(8 if scope["client"][0] == ELSEWHERE else 0):
                await asyncio.sleep(0)
            await sends(1)(scope, receive, send)

        guards = guarded(app)
        flood = [asyncio.ensure_future(ask(guards, "/healthz")) for _ in range(100)]
        assert await ask(guards, "/healthz", ELSEWHERE) == 200
        assert begun.count(HERE) < 20
        flood[50].cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert begun.count(HERE) == 99
        assert not guards.pace.waiting or not any(guards.pace.waiting.values())

    asyncio.run(story())


def test_what_takes_a_while_is_not_all_for_one_address() -> None:
    async def story() -> None:
        is_done = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await is_done.wait()
            await sends(1)(scope, receive, send)

        guards = guarded(app)
        paths = ["/api/games/export", "/api/games/import"] * MOST_LONG
        busy = [asyncio.ensure_future(ask(guards, path)) for path in paths[:MOST_LONG]]
        await asyncio.sleep(0)
        assert await ask(guards, "/api/games") == await ask(guards, "/api/games/import") == 429
        other = asyncio.ensure_future(ask(guards, "/api/games", ELSEWHERE))
        is_done.set()
        assert {await one for one in (*busy, other)} == {200}
        assert await ask(guards, "/api/games") == 200
        assert not guards.busy

    asyncio.run(story())


def stop_clock(app: Any) -> None:
    """What is counted stays, however long a test takes."""
    app.door.limiter.clock = lambda: 0.0


def hits(app: Any, sort: str) -> int:
    return int(app.door.limiter.windows.get((sort, HERE), (0, 0))[1])


def test_a_choice_that_comes_too_late_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer has the whole log, and goes the short way."""
    monkeypatch.setattr(charges, "LARGE", 0)
    monkeypatch.setattr(charges, "PIECE", 1)

    async def story() -> None:
        from robinsonade.games.papua.game import GAME

        salon = Salon(next(lines(GAME, 1)))
        monkeypatch.setattr(application().door.limiter, "clock", lambda: 0.0)  # type: ignore[attr-defined]
        before = hits(application(), "playing")
        answer = await salon.command(Eyes(0), "choices", choice="0.x", expected_seq=7)
        assert answer.status == 409
        assert hits(application(), "playing") >= before + len(answer.body)

    asyncio.run(story())


def test_reading_a_game_from_the_database_counts_for_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            stop_clock(inside.app)
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            allowed = inside.app.door.rates["reading"].amount  # type: ignore[attr-defined]
            await browser.state(game)
            cheap = hits(inside.app, "reading")
            assert cheap < allowed // MOST_LOADS
            del inside.rooms.live[game]
            await browser.state(game)
            assert hits(inside.app, "reading") == cheap + 1 + allowed // MOST_LOADS
            del inside.rooms.live[game]
            dear = hits(inside.app, "dear")
            await browser.get("")
            assert hits(inside.app, "dear") == dear + 1 + allowed // MOST_LOADS

    asyncio.run(story())


def test_the_past_and_all_games_at_once_count_for_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            stop_clock(inside.app)
            browser = inside.browser()
            for seed in range(3):
                game = (await browser.create("here", "here", seed=seed))["id"]
            assert (await browser.choose_first(game)).status_code == 200
            before = hits(inside.app, "reading")
            assert (await browser.get(f"/{game}/state?at=0")).status_code == 200
            assert hits(inside.app, "reading") == before + 1 + PAST
            before = hits(inside.app, "reading")
            asked = await browser.post(f"/{game}/why", target="seat:1")
            assert asked.status_code == 200
            assert hits(inside.app, "reading") == before + 1 + WHY
            assert (await browser.get("/export")).status_code == 200
            assert hits(inside.app, "dear") == 1 + 3

    asyncio.run(story())


def test_what_was_missed_counts_step_by_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            for _ in range(4):
                assert (await browser.choose_first(game)).status_code == 200
            room = await inside.room(game)
            seats = await room.held_by(browser.secret_hash)
            visitor = Visitor(room, seats, 0, browser.secret_hash)
            limiter = Limiter()
            scope = {CHARGED: Account(limiter, parse("9/minute"), "reading", HERE)}
            for last, more in (("0", 4), ("3", 1), ("4", 0), ("5", 0), (None, 0), ("x", 0)):
                limiter.windows.clear()
                await look_back(scope, visitor, last)
                assert limiter.windows.get(("reading", HERE), (0, 0))[1] == more

    asyncio.run(story())


def test_the_past_is_looked_at_in_small_parts(tmp_path: Path) -> None:
    """From a snapshot nothing is known of how a game got there: it is played again, and others get
    their turn in between."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            game = (await browser.create(*["here"] * 4, game="papua", seed=1))["id"]
            room = await inside.room(game)
            dice, mine = random.Random(1), {0, 1, 2, 3}
            while room.timeline.seq < 130:
                choice = dice.choice(room.timeline.table.choices())
                await room.choose(mine, room.expected(mine), choice.id)
                while room.timeline.held:
                    await asyncio.sleep(0)
            shown = await browser.state(game)
            past = (await browser.get(f"/{game}/state?at=90")).json()
            inside.rooms.live.clear()
            assert await browser.state(game) == shown
            room = await inside.room(game)
            kept = room.timeline.history.kept
            assert not [place for place in kept if 0 < place < 50], "nobody has looked back"
            before = len(kept)
            walk = asyncio.ensure_future(room.walk_to(90))
            turns = 0
            while not walk.done():
                await asyncio.sleep(0)
                turns += 1
            assert turns >= len(kept) - before >= 2
            assert {1, 2} <= {place // CHECKPOINT_EVERY for place in kept}
            assert (await browser.get(f"/{game}/state?at=90")).json() == past

    asyncio.run(story())


def test_what_follows_many_choices_is_done_beside_and_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            for _ in range(3):
                assert (await browser.choose_first(game)).status_code == 200
            file = (await browser.post(f"/{game}/export")).json()
            async with inside.rooms.services.following:
                waiting = [
                    asyncio.ensure_future(browser.post("/import", **file)),
                    asyncio.ensure_future(browser.post(f"/{game}/export")),
                ]
                assert (await browser.choose_first(game)).status_code == 200
                assert not any(one.done() for one in waiting)
            assert [(await one).status_code for one in waiting] == [201, 200]

    asyncio.run(story())


def test_an_imported_game_is_not_followed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read anew, it begins where it was left, however many choices led there."""

    async def story() -> None:
        async with Inside(tmp_path) as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            for _ in range(5):
                assert (await browser.choose_first(game)).status_code == 200
            file = (await browser.post(f"/{game}/export")).json()
            copy = (await browser.post("/import", **file)).json()["id"]
            shown = await browser.state(copy)
            inside.rooms.live.clear()
            followed: list[Any] = []
            monkeypatch.setattr(Timeline, "follow", lambda line, command: followed.append(command))
            assert await browser.state(copy) == shown
            assert not followed

    asyncio.run(story())


def test_a_position_that_is_tried_out_counts_for_several(tmp_path: Path) -> None:
    """Whoever sends one after the other keeps a process busy that others ask for advice."""

    async def story() -> None:
        async with Inside(tmp_path, rate_creating=f"{POSITION + 2}/hour") as inside:
            browser = inside.browser()
            body = {"format": "robinsonade-match", "game": "papua", "position": {}}
            statuses = [(await browser.post("/import", **body)).status_code for _ in range(3)]
            assert statuses == [422, 422, 429]

    asyncio.run(story())


def test_who_asks_again_costs_no_more_than_sending_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bytes as long as nothing has happened. After a choice what several are told is
    joined once for each audience, and once for the answer."""
    around = Projection.around
    joined: list[Any] = []

    def counted(projection: Projection, *key: Any) -> tuple[bytes, bytes]:
        joined.append(key)
        return around(projection, *key)

    async def look() -> None:
        salon = Salon(next(lines(GAMES["forbidden-island"], 1)))
        [seat] = salon.line.table.waiting()
        await salon.choose(salon.line.table.choices_of(seat)[0].id)
        joined.clear()
        states = [await salon.get(Eyes(seat), "/api/games/x/state") for _ in range(5)]
        assert len(set(states)) == len(joined) == 1
        joined.clear()
        choice = salon.line.table.choices()[0]
        await salon.command(Eyes(choice.seat), "choices", choice=choice.id)
        assert len(set(joined)) == len(salon.everybody) == len(joined) - 1

    monkeypatch.setattr(Projection, "around", counted)
    asyncio.run(look())
