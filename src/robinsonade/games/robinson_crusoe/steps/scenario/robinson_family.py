"""Robinson Family: the kids eat first (RC-16.6.2)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.table.endings import KID_STARVED, OPEN
from robinsonade.games.robinson_crusoe.table.table import Camp


def feed_kids(t: Camp) -> None:
    """RC-16.6.2: food for each kid; if one cannot be fed the game is lost."""
    need = t.kids * t.sheet().params["kid_food_per_night"]
    if pay_food(t, need) and t.fate == OPEN:
        t.fate = KID_STARVED
