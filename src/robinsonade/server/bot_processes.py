"""The processes in which bots think, each decision within a budget of time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final

LONGEST_LINE: Final = 16 * 1024 * 1024


class OutOfTime(Exception):
    """The budget is spent."""


class NoAnswer(Exception):
    """The process failed at the question, or is gone."""


class BotProcesses:
    """A few processes; each works on one question at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self.free.put_nowait(None)  # started when first needed
        self.running: set[Process] = set()

    async def ask(self, question: str, *facts: Any) -> Any:
        """The answer of `bot_worker.<question>(*facts)` from one of them: nothing waits here."""
        process = await self.free.get()
        kept = None
        try:
            if process is None:
                process = await self.start()
            async with asyncio.timeout(self.seconds):
                answer = await self.answer(process, {"ask": question, "facts": facts})
            kept = process
        except TimeoutError as error:
            raise OutOfTime from error
        except OSError as error:
            raise NoAnswer from error
        finally:
            if kept is None and process is not None:
                self.end(process)  # it may still be thinking
            self.free.put_nowait(kept)
        if "answer" not in answer:
            raise NoAnswer(answer.get("failed"))
        return answer["answer"]

    async def start(self) -> Process:
        # A session of its own: Ctrl-C in the terminal is for the server.
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "robinsonade.server.bot_worker",
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
