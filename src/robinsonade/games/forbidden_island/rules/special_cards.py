"""Special cards: what those in a hand can do now (FI-7)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import (
    HELD,
    LIFT,
    MOST_SEATS,
    SANDBAGS,
    TILES,
)
from robinsonade.games.forbidden_island.choices import ESCAPE, LIFT_OFF, SANDBAG, offer
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import Choice

MOST_PLAYS: Final = TILES + 1 + MOST_SEATS  # at once: Sandbags, the last flight, other flights


def add_special_cards(t: Island, seat: int, found: list[Choice]) -> None:
    """FI-7.1 to FI-7.3, FI-7.5, FI-14.8: the Special cards of one hand, if they can do anything.

    FI-11.3: anyone's lift takes all home, at any moment when one may be played.
    """
    at = seat * HELD
    if t.hands[at + SANDBAGS]:
        offer(SANDBAG[seat], t.flooded, found)
    if t.hands[at + LIFT]:
        if t.can_escape():
            found.append(ESCAPE[seat])
        lifts = LIFT_OFF[seat]
        for who in range(t.seats):
            if t.can_lift(who):
                found.append(lifts[who])
