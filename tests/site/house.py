"""The door of the page without a browser around it: a shelf in memory, bots at once."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from robinsonade.site.door import Answer, Door, Settings
from robinsonade.site.requests import find
from robinsonade.site.shelf import MemoryShelf, Shelf
from robinsonade.tables.bot_worker import QUESTIONS

AT_ONCE = Settings(sealed_seconds=0, pause_seconds=0, veil_least=0, veil_most=0, asking="always")
MESSAGE = re.compile(r"event: (\w+)\ndata: (.*)\n")


class Thinkers:
    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        return QUESTIONS[question](*json.loads(json.dumps(facts)))


class Page:
    """What the page would ask, and what it hears."""

    def __init__(self, shelf: Shelf, settings: Settings = AT_ONCE) -> None:
        self.heard: list[tuple[str, Any]] = []
        self.theirs: set[str] = set()
        self.door = Door(
            find,
            shelf,
            Thinkers(),
            self.hear,
            settings=settings,
            holds=lambda game_id: game_id not in self.theirs,
        )

    def hear(self, number: int, text: str) -> None:
        self.heard += [(name, json.loads(data)) for name, data in MESSAGE.findall(text)]

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        content = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        return await self.door.ask(method, f"/api/games{path}", content)

    async def get(self, path: str) -> Any:
        return told(await self.ask("GET", path))

    async def post(self, path: str, body: Any) -> Any:
        return told(await self.ask("POST", path, body))

    async def create(self, game: str, *kinds: str, **more: Any) -> str:
        seats = [
            {"kind": "here"} if kind == "here" else {"kind": "bot", "player": kind}
            for kind in kinds
        ]
        return str((await self.post("", {"game": game, "seats": seats, **more}))["id"])

    async def choose(self, game: str, state: Any, choice: str) -> Any:
        return await self.post(f"/{game}/choices", {**expected(state), "choice": choice})

    async def play(self, game: str, most: int = 100_000) -> Any:
        """Take what is offered first, until the game is over or so many choices are made."""
        state = await self.get(f"/{game}/state")
        for _ in range(most):
            while not state["outcome"] and not state["decision"]["choices"]:
                await asyncio.sleep(0)
                state = await self.get(f"/{game}/state")
            if state["outcome"]:
                return state
            offered = state["decision"]["choices"]
            state = await self.choose(game, state, offered[state["seq"] % len(offered)]["id"])
        return state


def expected(state: Any) -> dict[str, int]:
    return {"expected_seq": state["seq"], "expected_version": state["version"]}


def told(answer: Answer) -> Any:
    assert answer.status < 300, answer
    return json.loads(answer.content or b"null")


__all__ = ["AT_ONCE", "MemoryShelf", "Page", "expected", "told"]
