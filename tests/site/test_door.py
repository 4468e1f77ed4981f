"""The page without a server: the same answers, kept on a shelf."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.match import replay
from robinsonade.site.requests import ROUTES
from robinsonade.site.shelf import FULL, MemoryShelf
from robinsonade.tables.fairness import commitment
from tests.site.house import Page, expected, told

ROOT = Path(__file__).resolve().parents[2]
SEED = 11


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_resumed_and_verified(game: str) -> None:
    """Half of it, then from the shelf alone; the file of it is like one of a server."""

    async def story() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        table = await page.create(game, "here", "greedy", seed=SEED)
        half = await page.play(table, most=20)
        again = Page(shelf)
        seen = await again.get(f"/{table}/state")
        assert (seen["version"], seen["view"]) == (half["version"], half["view"])
        over = await again.play(table)
        proof = told(await again.ask("POST", f"/{table}/verify", {}))
        assert proof["ok"]
        assert commitment(proof["salt"], SEED) == over["commitment"]
        file = json.loads((await again.ask("POST", f"/{table}/export", {})).content)
        match = replay(find_game(game), file)
        assert match.fingerprint() == proof["fingerprint"]
        assert match.table.result == over["outcome"]["reason"]

    run(story())


def test_a_file_comes_in_and_goes_on() -> None:
    async def story() -> None:
        page = Page(MemoryShelf())
        table = await page.create("forbidden-island", "here", "here", seed=SEED)
        await page.play(table, most=8)
        file = (await page.ask("POST", f"/{table}/export", {})).content.decode()
        other = Page(MemoryShelf())
        copy = told(await other.ask("POST", "/import", file))["id"]
        assert (await other.get(f"/{copy}/state"))["seq"] == 8
        listed = await other.get("")
        assert [(one["id"], one["seq"]) for one in listed] == [(copy, 8)]
        assert (await other.ask("POST", "/export", {})).content[:2] == b"PK"

    run(story())


def test_a_stream_tells_steps_and_what_was_missed() -> None:
    async def story() -> None:
        page = Page(MemoryShelf())
        table = await page.create("forbidden-island", "here", "here", seed=SEED)
        await page.door.listen(1, f"/api/games/{table}/events")
        state = page.heard[-1][1]
        await page.choose(table, state, state["decision"]["choices"][0]["id"])
        await asyncio.sleep(0)
        name, step = page.heard[-1]
        assert (name, step["version"]) == ("step", 1)
        page.door.leave(1)
        state = await page.play(table, most=2)
        page.heard.clear()
        await page.door.listen(2, f"/api/games/{table}/events?after=1")
        steps = [data["version"] for name, data in page.heard if name == "step"]
        assert steps == [2, 3]

    run(story())


def test_undo_rewind_why_and_hint() -> None:
    async def story() -> None:
        page = Page(MemoryShelf())
        table = await page.create("forbidden-island", "here", "here", seed=SEED)
        first = await page.get(f"/{table}/state")
        move = next(one["id"] for one in first["decision"]["choices"] if ".move." in one["id"])
        moved = await page.choose(table, first, move)
        back = await page.post(f"/{table}/undo", expected(moved))
        assert back["view"] == first["view"]
        far = await page.play(table, most=12)
        gone = await page.post(f"/{table}/undo", {**expected(far), "rewind": True, "to": 1})
        assert (gone["seq"], gone["rewound"]) == (1, True)
        assert (await page.get(f"/{table}/steps?after=0&until=1"))["steps"][0]["seq"] == 1
        asker = gone["decision"]["waiting"][0]
        hint = await page.post(f"/{table}/hint", {"viewer": asker})
        assert hint["choice"] in [one["id"] for one in gone["decision"]["choices"]]
        why = {"viewer": asker, "target": "treasure:earth_stone"}
        assert (await page.post(f"/{table}/why", why))[0]["rules"]

    run(story())


def test_a_lesson_without_a_server() -> None:
    """It is explained, played as meant, and left."""

    async def story() -> None:
        page = Page(MemoryShelf())
        table = (await page.post("/lesson", {"game": "forbidden-island"}))["id"]
        state = await page.get(f"/{table}/state")
        card = state["coach"]["cards"][-1]
        assert card["allow"] == ["0.move.cliffs_of_abandon"]
        state = await page.choose(table, state, card["allow"][0])
        assert [one["say"] for one in state["coach"]["cards"]] == ["lesson-first-shore"]
        assert (await page.ask("POST", f"/{table}/leave-lesson", {})).status == 204
        assert (await page.get(f"/{table}/state"))["coach"] is None

    run(story())


def test_what_needs_a_server_says_so() -> None:
    async def story() -> None:
        page = Page(MemoryShelf())
        seats = [{"kind": "here"}, {"kind": "link"}]
        answer = await page.ask("POST", "", {"game": "papua", "seats": seats})
        assert json.loads(answer.content)["key"] == "needs-server"
        table = await page.create("papua", "here", "here", seed=SEED)
        for path in ("claim", "patience", "seats/0/link", "seats/0/remove"):
            answer = await page.ask("POST", f"/{table}/{path}", {})
            assert json.loads(answer.content)["key"] == "needs-server"
        assert (await page.ask("GET", "/nowhere/state")).status == 404
        assert (await page.ask("POST", f"/{table}/choices", "[")).status == 422

    run(story())


def test_who_comes_too_late_gets_the_state() -> None:
    async def story() -> None:
        page = Page(MemoryShelf())
        table = await page.create("forbidden-island", "here", "here", seed=SEED)
        first = await page.get(f"/{table}/state")
        choice = first["decision"]["choices"][0]["id"]
        await page.choose(table, first, choice)
        answer = await page.ask("POST", f"/{table}/choices", {**expected(first), "choice": choice})
        problem = json.loads(answer.content)
        assert (answer.status, problem["key"], problem["state"]["version"]) == (409, "stale", 1)

    run(story())


def test_two_tabs_and_one_game() -> None:
    """The second only watches, hears of what the first has done, and takes over.

    With this seed the person begins.
    """

    async def story() -> None:
        shelf = MemoryShelf()
        first, second = Page(shelf), Page(shelf)
        table = await first.create("forbidden-island", "greedy", "here", seed=SEED)
        second.theirs.add(table)
        seen = await second.get(f"/{table}/state")
        played = await first.play(table, most=5)
        choice = {**expected(seen), "choice": seen["decision"]["choices"][0]["id"]}
        refused = await second.ask("POST", f"/{table}/choices", choice)
        assert json.loads(refused.content)["key"] == "open-elsewhere"
        await second.door.heard(table)
        assert (await second.get(f"/{table}/state"))["version"] >= played["version"]
        second.theirs.discard(table)
        await second.door.taken(table)
        first.theirs.add(table)
        assert (await second.play(table))["outcome"]

    run(story())


def test_two_writers_never_both_write() -> None:
    """Should two tabs ever play at the same time, a version is given once."""

    async def story() -> None:
        shelf = MemoryShelf()
        first, second = Page(shelf), Page(shelf)
        table = await first.create("forbidden-island", "here", "here", seed=SEED)
        seen = await second.get(f"/{table}/state")
        choice = seen["decision"]["choices"][0]["id"]
        await first.choose(table, seen, choice)
        late = await second.ask("POST", f"/{table}/choices", {**expected(seen), "choice": choice})
        assert json.loads(late.content)["key"] == "stale"

    run(story())


def test_a_full_shelf_is_told_and_loses_nothing() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        table = await page.create("forbidden-island", "here", "here", seed=SEED)
        first = await page.get(f"/{table}/state")
        write = shelf.write

        async def full(change: str) -> str:
            return FULL

        shelf.write = full  # type: ignore[method-assign]
        choice = {**expected(first), "choice": first["decision"]["choices"][0]["id"]}
        answer = await page.ask("POST", f"/{table}/choices", choice)
        assert (answer.status, json.loads(answer.content)["key"]) == (507, "storage-full")
        shelf.write = write  # type: ignore[method-assign]
        assert (await page.get(f"/{table}/state"))["version"] == 0
        assert (await page.ask("POST", f"/{table}/choices", choice)).status == 200

    run(story())


def test_every_path_is_one_of_the_servers() -> None:
    from robinsonade.server.app import create_app

    served = create_app().openapi()["paths"]
    known = {
        (method.upper(), "/".join(["{}" if "{" in part else part for part in path.split("/")[2:]]))
        for path, methods in served.items()
        for method in methods
    }
    ours = {
        (method, "/".join(["{}" if "{" in part else part for part in path.split("/")]))
        for method, path, _ in ROUTES
    }
    assert ours <= known
    here_or_static = {"titles", "texts", "rules"}
    missing = {
        path for method, path in known - ours if path.partition("/")[0] not in here_or_static
    }
    assert {path for path in missing if path.startswith("games")} == {
        "games/export",
        "games/{}/export",
        "games/{}/events",
    }


def test_what_the_page_imports_is_packed_with_it() -> None:
    """Rooms that are not in the archive of the page are not asked for by what is."""
    script = (ROOT / "web" / "scripts" / "python.mjs").read_text("utf-8")
    [packed] = re.findall(r"^const ROOMS = \[(.*)\];$", script, re.MULTILINE)
    rooms = set(re.findall(r"'(\w+)'", packed))
    code = "import sys, robinsonade.site.requests; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    asked = {name.split(".")[1] for name in done.stdout.split() if name.startswith("robinsonade.")}
    assert asked <= rooms | {"files"}, asked - rooms
