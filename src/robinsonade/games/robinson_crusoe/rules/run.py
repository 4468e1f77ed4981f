"""Carrying out lists of effects, and asking what they could do (RC-12.6)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, NOBODY, SCRIPTS
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel import effects
from robinsonade.kernel.step import Step


class Run(effects.Run):
    """A list of effects, one after the other; `who` acts, `card` is what they are printed on."""

    __slots__ = ("card", "who")

    def __init__(self, script: int, at: int, card: int, who: int) -> None:
        super().__init__(script, at)
        self.card = card
        self.who = who

    def effects(self, t: Any) -> list[effects.Effect]:
        return SCRIPTS[self.script]

    def rest(self) -> Step:
        return Run(self.script, self.at + 1, self.card, self.who)


def script_possible(t: Camp, script: int, run: Run) -> bool:
    """RC-12.6: can every effect of a list be met in full?"""
    return all(effect.possible(t, run) for effect in SCRIPTS[script])


def script_useful(t: Camp, script: int) -> bool:
    """Would any effect of a list change anything now, and can all its costs be paid?"""
    run = Run(script, 0, NO_CARD, NOBODY)
    return script_possible(t, script, run) and any(
        effect.useful(t, NOBODY) for effect in SCRIPTS[script]
    )


STEPS: Final[tuple[type[Step], ...]] = (Run,)
