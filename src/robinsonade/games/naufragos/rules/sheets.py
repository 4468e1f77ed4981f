"""What castaways pay or hand out together, as one sheet for people."""

from __future__ import annotations

from robinsonade.games.naufragos.choices import MOST_ENERGY
from robinsonade.games.naufragos.rules.people import purse
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.noun import SEAT
from robinsonade.kernel.staged import SheetAsked, SheetLine


def payment(t: Castaways, order: list[int], missing: int) -> SheetAsked:
    """NAU-4.2: what each of those who are asked could pay, and what energy would be left."""
    return SheetAsked(
        [purse_line(t, seat, missing) for seat in order], [("energy", missing)], order
    )


def purse_line(
    t: Castaways, seat: int, missing: int, chances: list[int] | None = None
) -> SheetLine:
    has = purse(t, seat)
    most = min(has, missing, MOST_ENERGY)
    return SheetLine(SEAT, seat, has, [has - n for n in range(most + 1)], None, chances)
