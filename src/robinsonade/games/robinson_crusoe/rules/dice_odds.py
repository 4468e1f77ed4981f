"""What rolling for an action means: success, wounds, adventures."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import BUILD, EXPLORE, GATHER, REROLL
from robinsonade.games.robinson_crusoe.box.dice import (
    ADVENTURE_DIE,
    DICE,
    FACES,
    SUCCESS_DIE,
    WOUND_DIE,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

_ROLLING: Final = (BUILD, GATHER, EXPLORE)


def _odds(die: int) -> list[float]:
    """For each kind of action how often a die shows what it is named after; no dice: never."""
    odds = [0.0] * (EXPLORE + 1)
    for action in _ROLLING:
        odds[action] = sum([float(hit) for hit in DICE[action][die]]) / FACES
    return odds


SUCCESS: Final = _odds(SUCCESS_DIE)
HURT: Final = _odds(WOUND_DIE)
SURPRISE: Final = _odds(ADVENTURE_DIE)


def rolls(action: int) -> bool:
    return action in _ROLLING


def success(t: Camp, action: int) -> float:
    """How likely one roll succeeds, with a reroll token on the action space (RC-9.5)."""
    chance = SUCCESS[action]
    return chance * chance if has(t.action_marks[action], REROLL) else chance
