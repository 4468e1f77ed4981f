"""The processes in which bots think, each decision within a budget of time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final

from robinsonade.tables.services import (
    LOOK_BACK,
    NICE,
    OF_GAMES,
    TRY_CHOICE,
    TRY_POSITION,
    Busy,
    NoAnswer,
    OutOfTime,
)
from robinsonade.tables.turns import Free

LONGEST_LINE: Final = 16 * 1024 * 1024
LOOK_BACK_SECONDS: Final = 60.0  # for one answer: others come first
Lane = Free[Process | None]


class BotProcesses:
    """A few processes; each works on one question at a time.

    What visitors ask has a process of its own: games never wait for it. So have positions that
    somebody made up and choices there, which might never end, and what is asked about finished
    games, at the lowest priority: nobody notices it.
    """

    def __init__(self, processes: int, seconds: float, past_nice: int) -> None:
        self.seconds = seconds
        self.past = (f"{NICE}{past_nice}",)
        # Each process is started when it is first needed.
        self.of_games: Lane = Free([None] * processes)
        self.of_visitors: Lane = Free([None])
        # Games that have begun wait for no positions from which some might begin.
        self.of_trials: dict[str, Lane] = {
            sort: Free([None]) for sort in (TRY_POSITION, TRY_CHOICE)
        }
        self.of_the_past: Lane = Free([None])
        self.running: set[Process] = set()

    async def ask(self, question: str, *facts: Any, who: str = "") -> Any:
        """The answer of `bot_worker.<question>(*facts)` from one of them: nothing waits here. They
        work for all who ask in turn, however many questions one of them has."""
        if question == LOOK_BACK:
            process = await self.of_the_past.get()
            return await self.ask_one(
                self.of_the_past, process, question, facts, LOOK_BACK_SECONDS, self.past
            )
        if question in OF_GAMES:
            process = await self.of_games.get(who)
            return await self.ask_one(self.of_games, process, question, facts)
        lane = self.of_trials.get(question, self.of_visitors)
        try:
            async with asyncio.timeout(self.seconds):
                process = await lane.get(who)
        except TimeoutError as error:
            raise Busy from error
        return await self.ask_one(lane, process, question, facts)

    async def ask_one(
        self,
        free: Lane,
        process: Process | None,
        question: str,
        facts: tuple[Any, ...],
        seconds: float | None = None,
        arguments: tuple[str, ...] = (),
    ) -> Any:
        kept = None
        try:
            if process is None:
                process = await self.start(*arguments)
            async with asyncio.timeout(seconds or self.seconds):
                answer = await self.answer(process, {"ask": question, "facts": facts})
            kept = process
        except TimeoutError as error:
            raise OutOfTime from error
        except OSError as error:
            raise NoAnswer from error
        finally:
            if kept is None and process is not None:
                self.end(process)  # it may still be thinking
            free.put(kept)
        if "answer" not in answer:
            raise NoAnswer(answer.get("failed"))
        return answer["answer"]

    async def start(self, *arguments: str) -> Process:
        # A session of its own: Ctrl-C in the terminal is for the server.
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "robinsonade.tables.bot_worker",
            *arguments,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        self.running.add(process)
        return process

    async def answer(self, process: Process, question: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BrokenPipeError
        return dict(json.loads(line))

    def end(self, process: Process) -> None:
        self.running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        ended = list(self.running)
        for process in ended:
            self.end(process)
        for process in ended:
            await process.wait()
