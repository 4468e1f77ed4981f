"""Just enough HTTP for measuring: a client library would cost more than the server it measures."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any


class Connection:
    """One keep-alive connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""

    async def open(self) -> Connection:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = b"" if body is None else json.dumps(body).encode()
        if self.reader.at_eof():
            await self.open()  # the server has closed what was idle
        self.send(method, path, content)
        status, headers = await self.head()
        raw = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return status, json.loads(raw) if raw else None

    def send(self, method: str, path: str, content: bytes) -> None:
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}"]
        if content:
            lines += ["content-type: application/json", f"content-length: {len(content)}"]
        if self.cookie:
            lines.append(f"cookie: {self.cookie}")
        self.writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)

    async def head(self) -> tuple[int, dict[str, str]]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.partition(": ") for line in head[1:] if line]
        return int(head[0].split()[1]), {name.lower(): value for name, _, value in pairs}

    async def events(self, path: str) -> Any:
        """The events of a stream: name, id, when it was complete, data."""
        self.send("GET", path, b"")
        await self.head()
        name, number, data = b"", b"", b""
        async for line in Chunks(self.reader).lines():
            if line.startswith(b"event: "):
                name = line[7:]
            elif line.startswith(b"id: "):
                number = line[4:]
            elif line.startswith(b"data: "):
                data = line[6:]
            elif not line and name:
                yield name.decode(), int(number or -1), time.perf_counter(), data
                name, number, data = b"", b"", b""


class Chunks:
    """Lines of a body in chunked transfer encoding."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self.reader = reader

    async def lines(self) -> Any:
        rest = b""
        while size := int(await self.reader.readline(), 16):
            rest += (await self.reader.readexactly(size + 2))[:-2]
            *whole, rest = rest.split(b"\n")
            for line in whole:
                yield line
