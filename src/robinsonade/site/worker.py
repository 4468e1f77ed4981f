"""What the worker of the page calls: texts come in, texts go out."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from robinsonade.kernel.refusal import Refused
from robinsonade.site.door import JSON, Door
from robinsonade.site.requests import find
from robinsonade.site.shelf import Shelf, Trouble
from robinsonade.tables.problems import MEDIA_TYPE
from robinsonade.tables.services import NoAnswer, OutOfTime

Think = Callable[[str], Awaitable[str]]


class OtherWorker:
    """Bots think in a worker of their own; a question there is the same as in a process."""

    def __init__(self, think: Think) -> None:
        self.think = think

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        answer = json.loads(await self.think(json.dumps({"ask": question, "facts": facts})))
        if answer.get("failed") == OutOfTime.__name__:
            raise OutOfTime
        if "answer" not in answer:
            raise NoAnswer(answer.get("failed"))
        return answer["answer"]


class BrowserShelf:
    """A shelf of JavaScript: whatever it throws is trouble with what is stored."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def read(self, key: str) -> str:
        try:
            return await self.shelf.read(key)
        except Exception as error:
            raise Trouble(Refused("storage-failed")) from error

    async def range(self, low: str, high: str) -> str:
        try:
            return await self.shelf.range(low, high)
        except Exception as error:
            raise Trouble(Refused("storage-failed")) from error

    async def write(self, change: str) -> str:
        try:
            return await self.shelf.write(change)
        except Exception as error:
            raise Trouble(Refused("storage-failed")) from error


class Page:
    """The door as the worker sees it."""

    def __init__(
        self,
        shelf: Shelf,
        think: Think,
        tell: Callable[[int, str], None],
        holds: Callable[[str], bool],
        to_js: Callable[[bytes], Any],
    ) -> None:
        self.door = Door(find, BrowserShelf(shelf), OtherWorker(think), tell, holds=holds)
        self.to_js = to_js
        self.listen = self.door.listen
        self.leave = self.door.leave
        self.heard = self.door.heard
        self.taken = self.door.taken

    async def ask(self, method: str, address: str, body: str) -> Any:
        """Status, media type and content: text, or bytes as JavaScript has them."""
        answer = await self.door.ask(method, address, body)
        is_text = answer.media_type in (JSON, MEDIA_TYPE)
        content = answer.content.decode() if is_text else self.to_js(answer.content)
        return answer.status, answer.media_type, content


def open_page(
    shelf: Shelf, think: Think, tell: Callable[[int, str], None], holds: Callable[[str], bool]
) -> Page:
    """Called once Python is there."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found, unused-ignore]

    return Page(shelf, think, tell, holds, to_js)
