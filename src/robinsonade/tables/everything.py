"""All games of one browser in one file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from robinsonade.kernel.refusal import Refused
from robinsonade.tables.records import MANAGER
from robinsonade.tables.rooms import Rooms
from robinsonade.tables.transfer import Visit, as_file, export

NAME: Final = "robinsonade.zip"
INDEX: Final = "index.json"


class Sink:
    """What a zip file is written into: it goes on its way game by game."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Nothing is kept back."""

    def take(self) -> bytes:
        found = b"".join(self.parts)
        self.parts.clear()
        return found


async def everything(
    rooms: Rooms,
    games: list[str],
    browser: str | None,
    visit: Visit,
    said: Callable[[Refused], str],
    *,
    may_open: bool,
) -> AsyncIterator[bytes]:
    """A zip file with each of these games, and an index of them.

    A game that cannot be saved stands in the index with the reason, as it is `said`.
    """
    store = rooms.services.store
    index: list[dict[str, Any]] = []
    sink: Any = Sink()
    with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
        for game_id in games:
            held = await store.held_by(browser or "", game_id)
            title, created = await store.title_of(game_id)
            entry: dict[str, Any] = {
                "id": game_id,
                "game": title,
                "created": created,
                "seats": sorted(held - {MANAGER}),
                "manager": MANAGER in held,
            }
            try:
                file = await export(rooms, game_id, browser, visit, may_open=may_open)
            except Refused as refused:
                entry["problem"] = said(refused)
            else:
                entry["file"] = file.name
                archive.writestr(packed(file.name), file.content)
                yield sink.take()
            index.append(entry)
        archive.writestr(packed(INDEX), as_file(index))
    yield sink.take()


def packed(name: str) -> ZipInfo:
    """Without the time of day: the same games make the same file."""
    info = ZipInfo(name)
    info.compress_type = ZIP_DEFLATED
    return info
