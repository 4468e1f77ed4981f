"""These tests are about the command line; one game is enough for them, however many there are."""

from __future__ import annotations

import pytest

from robinsonade.games import GAMES
from tests.cli.terminal import GAME


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "check" in request.node.name:  # that command is about all games
        return
    for slug in [slug for slug in GAMES if slug != GAME]:
        monkeypatch.delitem(GAMES, slug)
