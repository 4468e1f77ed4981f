"""Carrying out what a counter, card or benefit says (PAP-15.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel import effects
from robinsonade.kernel.effects import Effect
from robinsonade.kernel.step import Step

SCRIPTS: Final[list[list[Effect]]] = []


def add_script(script: list[Effect]) -> int:
    """Keep a list of effects; returns its number."""
    SCRIPTS.append(script)
    return len(SCRIPTS) - 1


class Run(effects.Run):
    """PAP-15.1: entry by entry, each as far as possible."""

    __slots__ = ("seat", "number")

    def __init__(self, script: int, at: int, seat: int, number: int) -> None:
        super().__init__(script, at)
        self.seat = seat
        self.number = number  # of the marker on logistics; 0 elsewhere

    def effects(self, t: Papua) -> list[Effect]:
        return SCRIPTS[self.script]

    def rest(self) -> Step:
        return Run(self.script, self.at + 1, self.seat, self.number)


STEPS: Final = (Run,)
