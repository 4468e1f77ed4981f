"""`robinsonade` as tests start it: who makes a game with a secret seed says which, in a header.

A game without a seed is refused, so that no test depends on luck.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final
from unittest import mock

from fastapi import FastAPI, Request

from robinsonade.cli import main as robinsonade
from robinsonade.kernel.chance import SEED_BITS, long_seed
from robinsonade.kernel.refusal import Refused
from robinsonade.server import serving
from robinsonade.server.app import create_app
from robinsonade.server.settings import Settings
from robinsonade.tables.fairness import seed_source

SEED_HEADER: Final = "Test-Seed"


async def known_seed(request: Request) -> Callable[[], int]:
    """A seed as long as a real one, from the number in the header."""

    def seed() -> int:
        number = request.headers.get(SEED_HEADER)
        if number is None:
            raise Refused("bad-request", field=SEED_HEADER, why="a game in a test has a seed")
        return long_seed(random.Random(number).getrandbits(SEED_BITS))

    return seed


def create_known_app(settings: Settings, clock: Callable[[], float] = time.time) -> FastAPI:
    app = create_app(settings, clock)
    app.dependency_overrides[seed_source] = known_seed
    return app


def main() -> None:
    with mock.patch.object(serving, "create_app", create_known_app):
        robinsonade()


if __name__ == "__main__":
    main()
