"""What is told of a finished game (PEARL-6.1)."""

from __future__ import annotations

from typing import Final

from pearls.table.lagoon import Lagoon
from robinsonade.kernel.chronicle import Chronicle, Line, Sentence, ranked
from robinsonade.kernel.event import Event
from robinsonade.kernel.masks import members
from robinsonade.kernel.noun import NUMBER, SEATS, Kind

MOST_PEARLS: Final = Kind("most-pearls", ("seats", SEATS), ("n", NUMBER))

KINDS: Final = (MOST_PEARLS,)


def chronicle(t: Lagoon, log: list[Event]) -> Chronicle:
    """Who has the most pearls; a pearl is a point."""
    won = list(members(t.winners))
    notes: list[Sentence | None] = [None] * t.seats
    ranking = ranked(t.pearls, notes, t.winners, list(range(t.seats)))
    lines = [Line("pearls", t.pearls.copy(), ("PEARL-6.1",))]
    headline = Sentence(MOST_PEARLS, t.winners, max(t.pearls))
    return Chronicle(headline, won, None, [], ranking, lines)
