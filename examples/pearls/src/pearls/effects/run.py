"""Carrying out what a shell says."""

from __future__ import annotations

from typing import Final

from pearls.effects.shells import EFFECTS
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.effects import Effect, Run
from robinsonade.kernel.step import Step


class OpenShell(Run):
    """PEARL-5.1: one effect after the other, for the diver."""

    __slots__ = ("seat",)

    def __init__(self, script: int, at: int, seat: int) -> None:
        super().__init__(script, at)
        self.seat = seat

    def effects(self, t: Lagoon) -> list[Effect]:
        return EFFECTS[self.script]

    def rest(self) -> Step:
        return OpenShell(self.script, self.at + 1, self.seat)


STEPS: Final = (OpenShell,)
