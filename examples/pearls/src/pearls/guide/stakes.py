"""What is at stake when somebody lets the moment for charms go by (PEARL-4.1)."""

from __future__ import annotations

from typing import Final

from pearls.box.components import CHARM_PEARLS
from pearls.choices import CHARM
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.noun import NUMBER, Kind
from robinsonade.kernel.stake import LOSS, Stake

PEARLS_MISSED: Final = Kind("pearls", ("n", NUMBER), rules=("PEARL-4.1",))

KINDS: Final = (PEARLS_MISSED,)


def stakes(t: Lagoon, seat: int) -> list[Stake]:
    """A charm in the hand is worth nothing: asked once in each round."""
    if CHARM[seat] not in t.choices():
        return []
    return [Stake(LOSS, PEARLS_MISSED, (CHARM_PEARLS,), [CHARM[seat]], (t.turn,))]
