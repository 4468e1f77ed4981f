"""Quick words and pings, names, turns that bots play, addresses; the clock is a toy."""

import asyncio
import json
from pathlib import Path

import pytest

from robinsonade.server.addresses import COMMAND
from robinsonade.tables.lending import LENDING_SECONDS
from robinsonade.tables.stream import Stream
from robinsonade.tables.words import MOST, PAUSE, WHILE, WORDS
from tests.server.house import TITLE
from tests.server.inside import Inside
from tests.server.test_nobody_blocks import at_table, check_refused, tell


def heard(stream: Stream) -> list[dict[str, object]]:
    """What was said since the last time."""
    said = [one for one in stream.take() if one.startswith(b"event: word")]
    return [json.loads(one.partition(b"data: ")[2]) for one in said]


def test_a_quick_word_is_heard_by_all_and_kept_nowhere(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        listening = await host.listen(game)
        before = await guest.state(game)
        assert (await guest.post(f"/{game}/say", seat=1, word="hello")).status_code == 204
        inside.clock.now += PAUSE
        target = "tile:fools_landing"
        look = await guest.post(f"/{game}/say", seat=1, word="look", target=target)
        assert look.status_code == 204
        assert heard(listening) == [
            {"seat": 1, "word": "hello", "target": None},
            {"seat": 1, "word": "look", "target": target},
        ]
        assert await guest.state(game) == before

    tell(story, tmp_path)


def test_only_listed_words_of_own_seats_and_things_of_the_game(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        listening = await host.listen(game)
        for body, status, key in (
            ({"seat": 0, "word": "hello"}, 403, "not-your-seat"),
            ({"seat": 1, "word": "you fool"}, 422, "unknown-word"),
            ({"seat": 1, "word": "hello", "target": "tile:fools_landing"}, 422, "only-to-look-at"),
            ({"seat": 1, "word": "look"}, 422, "nothing-to-look-at"),
            ({"seat": 1, "word": "look", "target": "tile:you fool"}, 422, "unknown-target"),
            ({"seat": 1, "word": "look", "target": "you fool"}, 422, "unknown-target"),
            ({"seat": "1", "word": "hello"}, 422, "bad-request"),
            ({"seat": 1, "word": "hello", "text": "you fool"}, 422, "bad-request"),
        ):
            check_refused(await guest.post(f"/{game}/say", **body), status, key)
        check_refused(
            await inside.browser().post(f"/{game}/say", seat=0, word="hello"), 403, "no-seat"
        )
        assert heard(listening) == []

    tell(story, tmp_path)


def test_nobody_talks_all_the_time(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        listening = await host.listen(game)
        say = f"/{game}/say"
        for number in range(MOST):
            word = WORDS[number % len(WORDS)]
            assert (await guest.post(say, seat=1, word=word)).status_code == 204
            early = await guest.post(say, seat=1, word=word)
            check_refused(early, 429, "too-many-words")
            inside.clock.now += PAUSE
        check_refused(await guest.post(say, seat=1, word="hello"), 429, "too-many-words")
        assert (await host.post(say, seat=0, word="hello")).status_code == 204
        inside.clock.now += WHILE
        assert (await guest.post(say, seat=1, word="hello")).status_code == 204
        assert len(heard(listening)) == MOST + 2

    tell(story, tmp_path)


def test_what_is_said_to_another_process_counts_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or else each process has so many words for a seat."""

    async def story(inside: Inside) -> None:
        _, guest, game = await at_table(inside)
        words, said = (await inside.room(game)).words, []

        async def say(_: str, word: str) -> None:
            said.append(word)

        monkeypatch.setattr(inside.store, "is_postgres", True)
        monkeypatch.setattr(inside.store, "say", say)
        for number in range(MOST):
            if number % 2:
                words.hear(json.dumps({"seat": 1, "word": "bravo", "target": None}))
            else:
                answer = await guest.post(f"/{game}/say", seat=1, word="hello")
                assert answer.status_code == 204
                words.hear(said.pop())  # its own comes back and is not counted again
            assert len(words.spoken[1]) == number + 1
            early = await guest.post(f"/{game}/say", seat=1, word="hello")
            check_refused(early, 429, "too-many-words")
            inside.clock.now += PAUSE
        check_refused(await guest.post(f"/{game}/say", seat=1, word="hello"), 429, "too-many-words")
        monkeypatch.undo()

    tell(story, tmp_path)


def test_two_people_never_have_the_same_name(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        host, guest = inside.browser(), inside.browser()
        kinds = [("here", "Ana"), ("bot", "Ana"), ("link", "")]
        seats = [{"kind": kind, "name": name} for kind, name in kinds]
        seats[1]["player"] = "random"
        made = (await host.post("", game=TITLE, seats=seats, seed=1)).json()
        game, token = made["id"], made["links"]["2"].partition("#")[2]
        assert (await guest.post(f"/{game}/claim", token=token, name="ana")).status_code == 200
        names = [seat["name"] for seat in (await host.state(game))["seats"]]
        assert names == ["Ana", "Ana 2", "ana 3"]
        rename = f"/{game}/seats/2/name"
        check_refused(await guest.post(rename, name=" ANA "), 409, "name-taken")
        check_refused(await guest.post(rename, name=""), 422, "bad-request")
        check_refused(await host.post(rename, name="Eva"), 403, "not-your-seat")
        assert (await guest.post(rename, name="Eva")).status_code == 204
        assert (await host.state(game))["seats"][2]["name"] == "Eva"

    tell(story, tmp_path)


def test_nor_have_two_who_say_it_at_the_same_moment(tmp_path: Path) -> None:
    """Whoever was quick enough could pass for somebody else at the table."""

    async def story(inside: Inside) -> None:
        ana, luis = inside.browser(), inside.browser()
        made = await inside.browser().create("link", "link", seed=1)
        game = made["id"]
        tokens = [link.partition("#")[2] for link in made["links"].values()]
        claims = [
            browser.post(f"/{game}/claim", token=token, name="Ana")
            for browser, token in zip((ana, luis), tokens, strict=True)
        ]
        assert {answer.status_code for answer in await asyncio.gather(*claims)} == {200}
        names = [seat["name"] for seat in (await ana.state(game))["seats"]]
        assert sorted(names) == ["Ana", "Ana 2"]
        names = [
            browser.post(f"/{game}/seats/{seat}/name", name="Eva")
            for seat, browser in enumerate((ana, luis))
        ]
        assert sorted([answer.status_code for answer in await asyncio.gather(*names)]) == [204, 409]

    tell(story, tmp_path)


@pytest.mark.parametrize("by", ["who made the table", "all", "the person"])
def test_a_bot_plays_one_turn_for_who_takes_long(tmp_path: Path, by: str) -> None:
    async def story(inside: Inside) -> None:
        host, guest, game = await at_table(inside)
        third = inside.browser()
        if by == "who made the table":
            third = host
        else:
            created = await host.create("here", "link", "link", seed=1, options={"first": "2"})
            game = str(created["id"])
            await guest.claim(created["links"]["1"])
            await third.claim(created["links"]["2"])
        state = await host.state(game)
        assert [seat["asked_since"] for seat in state["seats"]][1] == inside.clock.now
        assert state["seats"][0]["asked_since"] is None
        path = f"/{game}/seats/1/bot-turn"
        if by == "all":
            check_refused(await third.post(path), 409, "not-lent")
            check_refused(await guest.post(f"/{game}/bot-turns", allowed=True), 403, "not-manager")
            assert (await host.post(f"/{game}/bot-turns", allowed=True)).status_code == 204
            assert (await third.state(game))["lending"]
        if by == "the person":
            check_refused(await third.post(path), 409, "not-lent")
            own = f"/{game}/seats/1/bot-turns"
            check_refused(await third.post(own, allowed=True), 403, "not-your-seat")
            assert (await guest.post(own, allowed=True)).status_code == 204
            assert (await third.state(game))["seats"][1]["lends"]
        check_refused(await third.post(path), 409, "lending-later")
        check_refused(await third.post(f"/{game}/seats/0/bot-turn"), 409, "not-waited-for")
        check_refused(await guest.post(path), 409, "not-waited-for")
        inside.clock.now += LENDING_SECONDS
        assert (await third.post(path)).status_code == 204
        room = await inside.bots(game)
        state = await host.state(game)
        assert room.timeline.seq > 0
        assert 1 not in state["decision"]["waiting"] or room.timeline.table.turn > 1
        assert state["seats"][1]["stand_in"] is None
        assert not room.lending.is_lent(1) or 1 not in room.timeline.table.waiting()
        assert {done.command.by for done in room.timeline.done[1:]} == {"greedy"}

    tell(story, tmp_path)


def test_addresses_are_told_to_this_machine_alone(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        asked = inside.browser().client
        assert (await asked.get("/api/addresses")).json() == {"addresses": [], "command": COMMAND}
        proxied = await asked.get("/api/addresses", headers={"X-Forwarded-For": "203.0.113.9"})
        assert proxied.json() == {"addresses": [], "command": ""}

    tell(story, tmp_path)
