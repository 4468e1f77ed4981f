"""A choice is answered the same on the short way as through the routes of the application."""

import asyncio
import json
from typing import Any

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.server.short_way import PATH
from tests.server.front import Answer, ask
from tests.server.salon import GAME, Eyes, Salon, new_line

SHORT = f"{GAME}/choices"
LONG = f"{GAME}/choices?long=1"
ME, OTHER, NOBODY = "the-browser-of-seat-0", "the-browser-of-seat-1", ""
GOOD = {"expected_seq": 0, "choice": "0.look"}
BODIES: list[Any] = [
    GOOD,
    {**GOOD, "expected_version": 0},
    {**GOOD, "expected_version": 1},
    {**GOOD, "expected_seq": 1},
    {**GOOD, "expected_seq": True},
    {**GOOD, "expected_seq": 0.0},
    {**GOOD, "expected_seq": "0"},
    {**GOOD, "expected_seq": -1},
    {**GOOD, "expected_seq": 1 << 80},
    {**GOOD, "expected_version": None},
    {**GOOD, "choice": "0.seal.3"},
    {**GOOD, "choice": "1.look"},
    {**GOOD, "choice": "nonsense"},
    {**GOOD, "choice": "\ud800"},
    {**GOOD, "choice": "a\nb"},
    {**GOOD, "choice": "x" * 300},
    {**GOOD, "choice": None},
    {**GOOD, "more": 1},
    {"choice": "0.look"},
    {},
    [],
    None,
]
RAW = [
    b"",
    b"{",
    b"\xff\xfe",
    b"null",
    b"[" * 3000,
    b'{"expected_seq": NaN, "choice": "0.look"}',
    b'{"expected_seq": 1, "expected_seq": 0, "choice": "0.look"}',
    json.dumps(GOOD).encode("utf-16"),
    b"\xef\xbb\xbf" + json.dumps(GOOD).encode(),
]


def answers(path: str, secret: str) -> list[Answer]:
    """Each at a table of its own."""

    async def send(content: bytes) -> Answer:
        salon = Salon(new_line(PEARLS, 2, 1, first="1"))
        return await ask(salon.room, "POST", path, secret, content)

    contents = [json.dumps(body).encode() for body in BODIES] + RAW
    return [asyncio.run(send(content)) for content in contents]


@pytest.mark.parametrize("secret", [ME, OTHER, NOBODY])
def test_both_ways_answer_the_same(secret: str) -> None:
    assert Eyes(0).secret == ME
    found = answers(SHORT, secret)
    assert found == answers(LONG, secret)
    statuses = {answer.status for answer in found}
    assert statuses >= ({200, 409, 422} if secret == ME else {403, 422})


@pytest.mark.parametrize(
    "path", ["/api/games/x/choices/", "/api/games//choices", "/api/games/a/b/choices", "/choices"]
)
def test_nothing_else_goes_the_short_way(path: str) -> None:
    assert PATH.fullmatch(path) is None
