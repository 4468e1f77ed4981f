"""Whoever changes their mind for ever fills nobody's game and starves nobody."""

import asyncio
from pathlib import Path

from robinsonade.tables.sight import cost
from robinsonade.text import LANGUAGES
from tests.server.inside import Browser, Inside
from tests.server.test_nobody_blocks import FIRST, at_table, check_refused

SHARE = 20  # of each of two seats


async def change_mind(browser: Browser, game: str) -> int:
    """How often a choice can be made and taken back, until it is refused."""
    times = 0
    while True:
        state = await browser.state(game)
        choice = next(one for one in state["decision"]["choices"] if one["reversible"])["id"]
        seq = state["seq"]
        made = await browser.post(f"/{game}/choices", expected_seq=seq, choice=choice)
        assert made.status_code == 200
        back = await browser.post(f"/{game}/undo", expected_seq=seq + 1)
        if back.status_code != 200:
            check_refused(back, 409, "too-many-changes")
            return times
        times += 1


def test_a_seat_that_changes_its_mind_for_ever_starves_nobody(tmp_path: Path) -> None:
    """It comes to the end of its own share; what is chosen then stands, and all others
    play on and may still take back."""

    async def story() -> None:
        async with Inside(tmp_path, most_commands=4 * SHARE) as inside:
            host, guest, game = await at_table(inside)
            assert await change_mind(guest, game) == SHARE // cost(1)
            state = await guest.state(game)
            assert (state["seq"], state["can_undo"], state["can_rewind"]) == (1, False, False)
            sentences = set()
            for language in LANGUAGES:
                again = await guest.post(f"/{game}/undo?lang={language}", expected_seq=1)
                check_refused(again, 409, "too-many-changes")
                sentences.add(again.json()["detail"])
            assert len(sentences) == len(LANGUAGES)
            restart = await guest.post(f"/{game}/restart-turn", expected_seq=1)
            check_refused(restart, 409, "too-many-changes")
            rewind = await guest.post(f"/{game}/undo", expected_seq=1, rewind=True, to=0)
            check_refused(rewind, 409, "too-many-changes")
            while (await guest.state(game))["decision"]["waiting"] == [1]:
                assert (await guest.choose_first(game)).status_code == 200
            assert await change_mind(host, game) == SHARE // cost(1)

    asyncio.run(story())


def test_asking_and_agreeing_for_ever_fills_nothing_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with Inside(tmp_path, most_commands=6 * SHARE) as inside:
            host = inside.browser()
            created = await host.create("here", "link", "link", seed=1, options=FIRST)
            game = created["id"]
            one, two = inside.browser(), inside.browser()
            for browser, name in ((one, "1"), (two, "2")):
                await browser.claim(created["links"][name])
            room = await inside.room(game)
            while room.timeline.history.is_free(0):
                seat = room.timeline.table.waiting()[0]
                await (host, one, two)[seat].choose_first(game)
            asked = 0
            while True:
                seq = (await one.state(game))["seq"]
                answer = await one.post(f"/{game}/undo", expected_seq=seq, rewind=True, to=0)
                if answer.status_code != 200:
                    check_refused(answer, 409, "too-many-changes")
                    break
                asked += 1
                agreed = await two.post(f"/{game}/answer", expected_seq=seq, agree=True)
                assert agreed.json()["request"]["waiting"] == [0]
                again = await two.post(f"/{game}/answer", expected_seq=seq, agree=True)
                check_refused(again, 409, "already-agreed")
                assert (
                    await host.post(f"/{game}/answer", expected_seq=seq, agree=False)
                ).status_code == 200
            assert asked == SHARE // cost(3)
            assert room.changes_left(frozenset([2])) == SHARE  # answers cost nothing

    asyncio.run(story())


def test_the_share_says_nothing_of_what_others_seal(tmp_path: Path) -> None:
    """It is counted by what the seat itself notices."""

    async def story() -> None:
        async with Inside(tmp_path, most_commands=8 * SHARE) as inside:
            host, guest, game = await at_table(inside)
            room = await inside.room(game)
            before = room.changes_left(frozenset([0]))
            await guest.choose_first(game)
            await guest.post(f"/{game}/undo", expected_seq=1)
            assert room.changes_left(frozenset([0])) == before == 2 * SHARE
            assert room.changes_left(frozenset([1])) == before - cost(1)
            assert room.changes_left(frozenset([0, 1])) == 2 * before - cost(1)
            assert (await host.state(game))["seq"] == 0

    asyncio.run(story())
