"""Nobody blocks a table: who made it can act, and a settable patience runs out."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.match import replay
from robinsonade.tables.audience import PACE
from robinsonade.tables.presence import LEASE
from robinsonade.tables.stream import Stream
from tests.patience import Patience
from tests.server.house import TITLE
from tests.server.inside import NOON, Browser, Inside

Story = Callable[[Inside], Awaitable[None]]
FIRST = {"first": "2"}  # the guest begins


def tell(story: Story, folder: Path, **settings: Any) -> None:
    async def whole() -> None:
        async with Inside(folder, **settings) as inside:
            await story(inside)

    asyncio.run(whole())


async def at_table(inside: Inside, **more: Any) -> tuple[Browser, Browser, str]:
    """Who made a table, a guest by link who has the first turn, and the table."""
    host, guest = inside.browser(), inside.browser()
    created = await host.create("here", "link", seed=1, options=FIRST, **more)
    assert (await guest.claim(created["links"]["1"])).status_code == 200
    return host, guest, str(created["id"])


def check_refused(answer: httpx.Response, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
    assert answer.json()["detail"]


def test_only_who_made_the_table_manages_it(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        assert (await host.get(f"/{game}/rights")).json() == {"manager": True}
        assert (await guest.get(f"/{game}/rights")).json() == {"manager": False}
        for path, body in (
            ("seats/0/hand-over", {}),
            ("seats/0/give-back", {}),
            ("seats/1/remove", {}),
            ("patience", {"seconds": 60}),
            ("close", {}),
        ):
            for one in (guest, inside.browser()):
                check_refused(await one.post(f"/{game}/{path}", **body), 403, "not-manager")
        check_refused(await host.post(f"/{game}/seats/7/hand-over"), 404, "no-such-seat")
        check_refused(await host.post(f"/{game}/seats/0/remove"), 409, "seat-of-other-kind")
        wrong = await host.post(f"/{game}/seats/1/hand-over", player="wizard")
        check_refused(wrong, 422, "unknown-player")
        for seconds in (0, 29, True, "60", 10**9):
            wrong = await host.post(f"/{game}/patience", seconds=seconds)
            check_refused(wrong, 422, "bad-request")

    tell(story, tmp_path)


def test_an_absent_seat_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        assert (await host.state(game))["decision"]["waiting"] == [1]
        assert (await host.post(f"/{game}/seats/1/hand-over")).status_code == 204
        await inside.bots(game)
        state = await host.state(game)
        assert state["seats"][1]["stand_in"] == "greedy"
        assert state["decision"]["waiting"] == [0]
        assert state["seq"] > 0
        marked = {entry["by"] for entry in state["log"] if entry["seq"] > 0}
        assert marked == {"greedy"}
        # The person comes back and takes the seat without asking anybody.
        assert (await guest.post(f"/{game}/seats/1/give-back")).status_code == 204
        seat = (await guest.state(game))["seats"][1]
        assert (seat["stand_in"], seat["kind"], seat["claimed"]) == (None, "link", True)
        room = await inside.room(game)
        while (await host.state(game))["decision"]["waiting"] == [0]:
            await host.choose_first(game)
            await inside.bots(game)
        before = room.timeline.version
        assert (await guest.choose_first(game)).status_code == 200
        assert room.timeline.done[before + 1].command.by is None

    tell(story, tmp_path)


def test_a_new_link_and_the_old_one_is_worth_nothing(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, friend, stranger = inside.browser(), inside.browser(), inside.browser()
        created = await host.create("here", "link", seed=2)
        game, old = created["id"], created["links"]["1"]
        fresh = (await host.post(f"/{game}/seats/1/link")).json()["link"]
        check_refused(await stranger.claim(old), 403, "bad-token")
        assert (await friend.claim(fresh)).json()["seat"] == 1
        # Who has the seat keeps it, and a new link for another device is for them alone: whoever
        # made the table could look into their cards with it.
        check_refused(await host.post(f"/{game}/seats/1/link"), 409, "seat-taken")
        check_refused(await stranger.post(f"/{game}/seats/1/link"), 403, "not-manager")
        again = (await friend.post(f"/{game}/seats/1/link")).json()["link"]
        assert (await friend.state(game))["mine"] == [1]
        assert (await inside.browser().claim(again)).json()["seat"] == 1

    tell(story, tmp_path)


def test_a_person_is_removed_on_all_devices(tmp_path: Path) -> None:
    """Also the page that is open there gets nothing more of that seat."""

    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        own, open_page = await host.listen(game), await guest.listen(game)
        link = (await host.post(f"/{game}/seats/1/remove")).json()["link"]
        assert not open_page.is_open
        assert own.is_open
        assert (await guest.state(game))["mine"] == []
        check_refused(await guest_choice(guest, game), 403, "no-seat")
        seat = (await host.state(game))["seats"][1]
        assert (seat["claimed"], seat["online"], seat["name"]) == (False, False, "")
        assert (await inside.browser().claim(link)).json()["seat"] == 1

    tell(story, tmp_path)


async def guest_choice(guest: Browser, game: str) -> httpx.Response:
    state = await guest.state(game)
    return await guest.post(f"/{game}/choices", expected_seq=state["seq"], choice="1.stop")


def test_a_closed_table_decides_nothing_and_keeps_its_record(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        await guest.choose_first(game)
        assert (await guest.get(f"/{game}/export")).json()["format"] == "robinsonade-log"
        assert (await host.post(f"/{game}/close")).status_code == 204
        state = await guest.state(game)
        assert (state["closed"], state["outcome"]) == (True, None)
        assert state["decision"]["choices"] == state["decision"]["waiting"] == []
        assert state["revealed"]["seed"]
        check_refused(await guest_choice(guest, game), 409, "table-closed")
        undo = await guest.post(f"/{game}/undo", expected_seq=1)
        check_refused(undo, 409, "table-closed")
        check_refused(await host.post(f"/{game}/seats/1/hand-over"), 409, "table-closed")
        file = (await guest.get(f"/{game}/export")).json()
        assert replay(GAMES[TITLE], file).choices_made
        assert file["proof"]["commitment"] == state["commitment"]
        listed = (await guest.get("")).json()[0]
        assert (listed["closed"], listed["over"], listed["your_turn"]) == (True, True, False)

    tell(story, tmp_path)


def test_seats_show_since_when_nobody_is_there(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        told = await host.listen(game)
        stream = await guest.listen(game)
        seat = (await host.state(game))["seats"][1]
        assert (seat["online"], seat["away_since"]) == (True, None)
        inside.clock.now += 40
        room = await inside.room(game)
        room.audience.leave(stream)
        inside.clock.now += 500
        seat = (await host.state(game))["seats"][1]
        assert (seat["online"], seat["away_since"]) == (False, NOON + 40)
        assert b'"away_since":1000040.0' in told.take()[-1]
        # It is still known after a crash.
        await inside.rooms.store_signs()
        del inside.rooms.live[game]
        seat = (await host.state(game))["seats"][1]
        assert (seat["online"], seat["away_since"]) == (False, NOON + 40)

    tell(story, tmp_path)


def test_signs_of_life_are_stored_as_long_as_somebody_is_there(tmp_path: Path) -> None:
    """By them another process knows; who was there when this one died was there until then."""

    async def story(inside: Inside) -> None:
        _, guest, game = await at_table(inside)
        room = await inside.room(game)
        await guest.listen(game)
        assert [sign[1:] for sign in room.presence.signs()] == [(1, NOON + LEASE, True)]
        inside.clock.now += 20
        assert room.presence.signs() == []
        inside.clock.now += 20
        assert [sign[1:] for sign in room.presence.signs()] == [(1, NOON + 40 + LEASE, False)]
        room.seats[1].there_until = inside.clock.now  # they closed a page at another process
        assert [sign.is_news for sign in room.presence.signs()] == [True]

    tell(story, tmp_path)


def test_who_is_at_another_process_is_there_while_the_sign_holds(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, _, game = await at_table(inside)
        told = await host.listen(game)
        room = await inside.room(game)
        shared: Any = SimpleNamespace(is_shared=True)
        room.services = replace(room.services, store=shared)
        room.seats[1].there_until = NOON + LEASE  # as the other process has stored it
        inside.clock.now += PACE
        room.audience.beat()
        assert told.take()[-1].count(b'"online":true') == 2
        assert room.presence.online() == {0, 1}
        inside.clock.now += LEASE
        room.audience.beat()  # the other one has died
        assert room.presence.online() == {0}
        assert room.projection.seats[1]["away_since"] == NOON + LEASE
        assert b'"away_since":%.1f' % (NOON + LEASE) in told.take()[-1]

    tell(story, tmp_path)


@pytest.mark.parametrize("seat_is_claimed", [True, False])
def test_patience_runs_out_and_a_bot_decides(tmp_path: Path, seat_is_claimed: bool) -> None:
    async def story(inside: Inside) -> None:
        host = inside.browser()
        created = await host.create("here", "link", seed=1, options=FIRST)
        game = created["id"]
        if seat_is_claimed:
            await inside.browser().claim(created["links"]["1"])
        inside.clock.now += 10_000
        await inside.rooms.run_out_of_patience()
        assert (await inside.bots(game)).timeline.seq == 0  # off by default
        assert (await host.post(f"/{game}/patience", seconds=600)).status_code == 204
        assert (await inside.bots(game)).timeline.seq > 0
        state = await host.state(game)
        assert state["patience"] == 600
        assert state["decision"]["waiting"] == [0]
        assert {entry["by"] for entry in state["log"] if entry["seq"] > 0} == {"greedy"}

    tell(story, tmp_path)


def test_a_game_of_which_nothing_comes_is_not_read_again_and_again(tmp_path: Path) -> None:
    """Whoever had lessons and settled a patience there had each of them read from the database
    every five seconds, also after a new start: nobody decides for who learns."""

    async def story() -> None:
        async with Inside(tmp_path, most_commands=1) as inside:
            host = inside.browser()
            full = (await host.create("here", "link", seed=1, patience=600))["id"]
            assert (await host.choose_first(full)).status_code == 200
            answer = await host.post("/lesson", game=TITLE)
            lesson = answer.json()["id"]
            assert (await host.post(f"/{lesson}/patience", seconds=600)).status_code == 204
            inside.clock.now += 601
            read: list[list[str]] = []
            for _ in range(4):
                inside.rooms.live.clear()
                await inside.rooms.run_out_of_patience()
                read.append(list(inside.rooms.live))
                inside.clock.now += 250
            assert read == [[full], [], [], [full]]

    asyncio.run(story())


def test_patience_counts_from_the_last_deed_and_only_for_who_is_away(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside, patience=600)
        stream = await guest.listen(game)
        room = await inside.room(game)

        async def pass_time(seconds: float) -> int:
            inside.clock.now += seconds
            await inside.rooms.run_out_of_patience()
            return (await inside.bots(game)).timeline.seq

        assert await pass_time(5_000) == 0  # thinking, with the page open
        room.audience.leave(stream)
        assert await pass_time(599) == 0
        await guest.choose_first(game)
        assert await pass_time(599) == 1  # has just decided something
        decided = await pass_time(1)
        assert decided > 1
        assert (await host.state(game))["decision"]["waiting"] == [0]
        # Now the other one is away as well, since the beginning, but was asked only now.
        assert await pass_time(599) == decided
        del inside.rooms.live[game]  # it is not even in memory
        assert await pass_time(1) > decided

    tell(story, tmp_path)


def test_who_asks_to_go_back_puts_off_nobody_s_patience(tmp_path: Path) -> None:
    """Again and again, each time it began anew: a table whose host was away waited for hours."""

    async def story(inside: Inside) -> None:
        _, guest, game = await at_table(inside, patience=100)
        assert (await guest_choice(guest, game)).status_code == 200
        decided = (await inside.room(game)).timeline.seq
        for waited in (40, 80, 120):
            seq = (await guest.state(game))["seq"]
            back = await guest.post(f"/{game}/undo", expected_seq=seq, rewind=True, to=0)
            assert back.json()["request"]
            if waited == 80:
                inside.rooms.live.clear()  # who reads it anew knows it, too
            inside.clock.now += 40
            await inside.rooms.run_out_of_patience()
            seq = (await inside.bots(game)).timeline.seq
            assert (seq > decided) == (waited > 100)

    tell(story, tmp_path, asking="never")


def test_who_asks_to_go_back_does_not_keep_bots_from_playing(tmp_path: Path) -> None:
    """What they had thought was thrown away each time, and they thought anew."""

    async def story(inside: Inside) -> None:
        host, guest = inside.browser(), inside.browser()
        created = await host.create("here", "link", "greedy", seed=1, options=FIRST)
        game, thinkers, wanted = created["id"], inside.rooms.services.bots, 0
        assert (await guest.claim(created["links"]["1"])).status_code == 200

        async def ask(question: str, *facts: Any, who: str = "") -> Any:
            nonlocal wanted
            if wanted < 5:
                seq = (await guest.state(game))["seq"]
                back = await guest.post(f"/{game}/undo", expected_seq=seq, rewind=True, to=0)
                assert back.json()["request"]
            answer = await thinkers.ask(question, *facts, who=who)
            wanted += bool(answer)
            return answer

        bots: Any = SimpleNamespace(ask=ask)
        inside.rooms.services.bots = bots
        assert (await guest_choice(guest, game)).status_code == 200
        line = (await inside.bots(game)).timeline.line
        assert wanted == len([done for done in line if done.command.seat == 2]) > 0

    tell(story, tmp_path, asking="never")


def test_who_decided_stands_in_the_record_and_replays_the_same(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        await guest.choose_first(game)
        await host.post(f"/{game}/seats/1/hand-over", player="random")
        seq = (await inside.bots(game)).timeline.seq
        await host.choose_first(game)
        await host.post(f"/{game}/close")
        file = (await host.get(f"/{game}/export")).json()
        assert file["by"] == {str(number): "random" for number in range(1, seq)}
        assert len(file["choices"]) > seq
        plain = {key: value for key, value in file.items() if key != "by"}
        again = replay(GAMES[TITLE], file).fingerprint()
        assert again == replay(GAMES[TITLE], plain).fingerprint()
        # It stays in the record when that is brought back, also from a snapshot.
        copy = (await host.client.post("/api/games/import", json=file)).json()["id"]
        assert (await host.get(f"/{copy}/export")).json()["by"] == file["by"]
        line = (await inside.room(copy)).timeline
        data = line.dump()
        line.load(data)
        assert line.dump() == data
        assert [done.command.by for done in line.line[:2]] == [None, "random"]
        wrong: Any
        for wrong in ({"x": "random"}, {"0": 3}, {"9999": "random"}, {"0": "wizard"}, [], True):
            refused = await host.client.post("/api/games/import", json={**file, "by": wrong})
            check_refused(refused, 422, "match-field")

    tell(story, tmp_path)


def test_who_was_removed_does_nothing_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they had sent before was still carried out: a choice that waited, for it must not tell
    by when it comes why it does, came up to eight seconds after they had lost their seat."""

    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        room = await inside.room(game)
        sent, removed = asyncio.Event(), asyncio.Event()

        async def wait(_: int) -> None:
            sent.set()
            await removed.wait()

        monkeypatch.setattr(room.asking, "keep_pace", wait)
        choosing = asyncio.create_task(guest.choose_first(game))
        await sent.wait()
        assert (await host.post(f"/{game}/seats/1/remove")).status_code == 200
        removed.set()
        check_refused(await choosing, 403, "no-seat")
        assert (await host.state(game))["seq"] == 0

    tell(story, tmp_path)


def test_who_was_removed_leaves_no_name(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        room = await inside.room(game)
        async with room.lock:
            naming = asyncio.create_task(guest.post(f"/{game}/seats/1/name", name="Friday"))
            patience = Patience()
            while not room.lock.free.waiting:
                patience.spend(0)
                await asyncio.sleep(0)
            await inside.store.vacate(game, 1, "new", None)
        check_refused(await naming, 403, "no-seat")
        assert (await host.state(game))["seats"][1]["name"] == ""

    tell(story, tmp_path)


def test_however_many_watch_a_new_link_is_one_question_to_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was one for each who watched, with the table waiting: a guest with three hundred pages and
    a new link every moment stopped it."""

    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        room = await inside.room(game)
        watching = [Stream(None, frozenset(), 9, browser=f"nobody {n}") for n in range(40)]
        for stream in watching:
            room.audience.join(stream)
        own, lost = await host.listen(game), await guest.listen(game)
        asked: list[str] = []
        for name in ("held_by", "holders_of"):
            read = getattr(inside.store, name)
            monkeypatch.setattr(inside.store, name, counting(read, asked))
        assert (await guest.post(f"/{game}/seats/1/link")).status_code == 200
        assert asked.count("holders_of") == 1
        assert asked.count("held_by") <= 1
        assert all(stream.is_open for stream in (*watching, own, lost))
        assert (await host.post(f"/{game}/seats/1/remove")).status_code == 200
        assert not lost.is_open
        assert all(stream.is_open for stream in (*watching, own))

    tell(story, tmp_path)


def counting(read: Callable[..., Awaitable[Any]], asked: list[str]) -> Callable[..., Any]:
    async def counted(*arguments: Any) -> Any:
        asked.append(read.__name__)
        return await read(*arguments)

    return counted


def test_who_was_removed_sees_nothing_more_while_the_table_is_busy(tmp_path: Path) -> None:
    """Whatever they had sent ahead was done first: so long they went on seeing all."""

    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        room, stream = await inside.room(game), await guest.listen(game)
        async with room.lock:
            removing = asyncio.create_task(host.post(f"/{game}/seats/1/remove"))
            patience = Patience()
            while stream.is_open:
                patience.spend(0)
                await asyncio.sleep(0)
            answer = await guest.get(f"/{game}/state?viewer=1")
            check_refused(answer, 403, "not-your-seat")
        assert (await removing).status_code == 200

    tell(story, tmp_path)
