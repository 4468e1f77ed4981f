"""What visitors ask keeps no game waiting."""

import asyncio
from typing import Any

import pytest

from robinsonade.server.bot_processes import BotProcesses
from robinsonade.tables.services import OutOfTime


class Stubborn(BotProcesses):
    """Its processes think as long as a test wants."""

    def __init__(self, processes: int, seconds: float) -> None:
        super().__init__(processes, seconds)
        self.asked: list[str] = []
        self.thought = asyncio.Event()

    async def start(self, *arguments: str) -> Any:
        return object()

    def end(self, process: Any) -> None:
        pass

    async def answer(self, process: Any, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question["ask"])
        if question["ask"] != "choose":
            await self.thought.wait()
        return {"answer": question["ask"]}


def test_a_bot_chooses_while_visitors_keep_theirs_busy() -> None:
    """Imports that take long, sent one after the other, would stop all bots."""

    async def story() -> None:
        bots = Stubborn(1, 60.0)
        busy = [asyncio.create_task(bots.ask("try_position", number)) for number in range(5)]
        await asyncio.sleep(0)
        assert [await bots.ask("choose"), await bots.ask("choose")] == ["choose", "choose"]
        assert bots.asked.count("try_position") == 1
        bots.thought.set()
        assert await asyncio.gather(*busy) == ["try_position"] * 5

    asyncio.run(story())


def test_visitors_do_not_wait_for_ever() -> None:
    async def story() -> None:
        bots = Stubborn(1, 0.0)
        bots.of_visitors.get_nowait()  # somebody else has it
        with pytest.raises(OutOfTime):
            await bots.ask("advise")
        assert await bots_answer(bots) == "choose"

    async def bots_answer(bots: Stubborn) -> Any:
        bots.seconds = 60.0
        return await bots.ask("choose")

    asyncio.run(story())
