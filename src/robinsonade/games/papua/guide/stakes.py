"""What is at stake when somebody keeps a tribe card (PAP-4.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.components import CARDS_PER_ROUND
from robinsonade.games.papua.choices import PLAYING_TRIBE
from robinsonade.games.papua.steps.tribe_window import TribeWindow
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.masks import mask_of
from robinsonade.kernel.noun import NUMBER, SEATS, Kind
from robinsonade.kernel.stake import CHANCE, Stake

LAST_CARDS: Final = Kind("last-cards", ("cards", NUMBER), rules=("PAP-4.2", "PAP-9.1"))
LAST_ENERGY: Final = Kind(
    "last-energy", ("seats", SEATS), ("energy", NUMBER), rules=("PAP-4.2", "PAP-9.2")
)

KINDS: Final = (LAST_CARDS, LAST_ENERGY)


def stakes(t: Papua, seat: int) -> list[Stake]:
    """PAP-9.1, PAP-9.2: it may be the last occasion, for want of cards or of energy."""
    if not t.agenda or not isinstance(t.agenda[-1], TribeWindow):
        return []
    plays = [choice for choice in t.choices_of(seat) if choice.kind is PLAYING_TRIBE]
    if not plays:
        return []
    cards = len(t.expedition_deck)
    if cards < 2 * CARDS_PER_ROUND:
        return [Stake(CHANCE, LAST_CARDS, (cards,), plays, (t.turn,))]
    if t.second_deck:  # PAP-4.8: somebody's energy has been low
        least = min(t.energy)
        lowest = mask_of([other for other in range(t.seats) if t.energy[other] == least])
        return [Stake(CHANCE, LAST_ENERGY, (lowest, least), plays, (t.turn,))]
    return []
