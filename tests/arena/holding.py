"""A player that waits in the middle of some games until somebody says go on."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.players.random_player import RandomPlayer

WAITING_ROOM: Final = "ROBINSONADE_WAITING_ROOM"  # a folder: whoever waits leaves a file there
OPEN: Final = "open"  # the file that lets everybody go on
ONE_OF: Final = 4  # so many games waits


class Holding(RandomPlayer):
    """Random otherwise."""

    name = "holding"

    def __init__(self, game: Any, seed: int, seat: int) -> None:
        super().__init__(game, seed, seat)
        self.waits = seed % ONE_OF == 0 and WAITING_ROOM in os.environ

    def pick(self, choices: list[Choice], may_decline: bool) -> Choice | None:
        if self.waits:
            self.waits = False
            wait(Path(os.environ[WAITING_ROOM]))
        return super().pick(choices, may_decline)


def wait(room: Path) -> None:
    (room / str(os.getpid())).touch()
    while not (room / OPEN).exists():
        time.sleep(0.02)
