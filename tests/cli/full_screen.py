"""The full screen as tests use it: with seeds, bots that think little, and keys."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.message import Message
from textual.pilot import Pilot

from robinsonade.cli.faces import FULL, make_session
from robinsonade.cli.full.app import SHORT, FullScreen
from robinsonade.cli.full.board import BoardPane
from robinsonade.cli.full.reports import Asked, Ended, Wanted
from robinsonade.cli.full.scene import Scene
from robinsonade.cli.full.session import FullSession
from robinsonade.cli.keeping import Keeper
from robinsonade.cli.screen import Screen
from robinsonade.cli.seating import make_bots, seat_players
from robinsonade.games import find_game
from robinsonade.kernel.match import Match
from robinsonade.text import Texts
from tests.patience import PATIENCE, Patience

SMALL = (80, 24)
LARGE = (120, 40)


class Table:
    """A full screen, the hands of its player, and what the game has reported."""

    def __init__(
        self, app: FullScreen, pilot: Pilot[None], reports: asyncio.Queue[Message]
    ) -> None:
        self.app = app
        self.pilot = pilot
        self.reports = reports

    async def report(self) -> Message:
        """The next question, or the end, when it is on the screen."""
        report = await asyncio.wait_for(self.reports.get(), PATIENCE)
        await self.pilot.pause()
        patience = Patience()
        while not self.shows(report):
            patience.spend(report)
            await self.pilot.pause()
        return report

    def shows(self, report: Message) -> bool:
        """Has the app done with this report all that it does?"""
        dialogs = len(self.app.screen_stack) - 1
        if isinstance(report, Asked):
            long = len(report.answer) > SHORT
            return self.app.moment is report.moment and (dialogs > 0 or not long)
        return dialogs > 0 or not isinstance(report, Wanted)

    async def press(self, *keys: str) -> Message:
        """Keys that lead to a report."""
        await self.pilot.press(*keys)
        return await self.report()

    async def look(self, *keys: str) -> str:
        """Keys that change only what is shown; returns all of that."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.shown()

    def shown(self) -> str:
        """All signs on the screen."""
        return "\n".join([strip.text for strip in self.app.screen._compositor.render_strips()])

    @property
    def match(self) -> Match:
        """The game that is played here."""
        assert isinstance(self.app.scene, FullSession)
        return self.app.scene.match

    def place_of(self, thing: str) -> tuple[int, int]:
        """Where on the drawing a thing lies."""
        canvas = self.app.query_one(BoardPane).canvas
        assert canvas is not None
        place = next(place for place in canvas.places if place.thing == thing)
        return place.left + 1, place.top


@asynccontextmanager
async def at_table(
    match: Match,
    *,
    bots: str = "random",
    language: str = "en",
    size: tuple[int, int] = SMALL,
    keeper: Keeper | None = None,
) -> AsyncIterator[Table]:
    """The full screen on this match; its welcome has been read."""
    names = seat_players(bots, match.table.seats)
    match.players = names
    texts = Texts(language, match.game)
    texts.introduce(match.table)
    players = make_bots(names, match.game, match.seed)
    session = make_session(FULL, match, players, Screen(texts), keeper=keeper)
    assert isinstance(session, FullSession)
    async with at_scene(session, size) as table:
        yield table


@asynccontextmanager
async def at_scene(scene: Scene, size: tuple[int, int] = SMALL) -> AsyncIterator[Table]:
    """The full screen on this scene; what it says first has been read."""
    app, reports = FullScreen(scene), asyncio.Queue[Message]()

    def note(message: Message) -> None:
        if isinstance(message, (Asked, Wanted, Ended)):
            reports.put_nowait(message)

    async with app.run_test(size=size, message_hook=note) as pilot:
        table = Table(app, pilot, reports)
        await table.report()
        await pilot.press("escape")  # the welcome
        await pilot.pause()
        yield table
        scene.screen.typed.put(None)  # the game leaves


def play(
    story: Callable[[Table], Awaitable[Any]], slug: str, seats: int = 2, **given: Any
) -> FullScreen:
    """Play a story at a new table; the app as it was at the end."""
    options = given.pop("options", {})
    match = given.pop("match", None) or Match(find_game(slug), seats, 1, options)

    async def whole() -> FullScreen:
        async with at_table(match, **given) as table:
            await story(table)
            return table.app

    return asyncio.run(whole())
