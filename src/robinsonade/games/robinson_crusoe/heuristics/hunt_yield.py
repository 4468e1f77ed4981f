"""What a hunt brings on average, by weapon level (RC-10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import BEASTS
from robinsonade.games.robinson_crusoe.box.components import WEAPON
from robinsonade.games.robinson_crusoe.table.table import Camp

MOST_WEAPONS: Final = 9


class Prey:
    """The mean of all beasts: which one comes nobody knows."""

    __slots__ = ("blunted", "food", "fur", "wounds")

    def __init__(self, level: int) -> None:
        number = len(BEASTS)
        self.wounds = 0.0
        self.blunted = 0.0
        self.food = 0.0
        self.fur = 0.0
        for beast in BEASTS:
            blunted = min(level, -beast.weapon)
            missing = max(0, beast.strength - level) - beast.weapon - blunted
            self.wounds += missing / number
            self.blunted += blunted / number
            self.food += beast.food / number
            self.fur += beast.fur / number


PREY: Final = [Prey(level) for level in range(MOST_WEAPONS + 1)]


def usual_prey(t: Camp) -> Prey:
    return PREY[min(MOST_WEAPONS, t.levels[WEAPON])]
