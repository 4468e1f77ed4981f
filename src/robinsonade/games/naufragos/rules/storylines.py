"""How far the storylines of the plot cards have come (NAU-3.1), for reports."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import STORYLINE_IDS
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has
from robinsonade.kernel.storyline import FINISHED, MET, UNSEEN


def stages(t: Castaways) -> dict[str, int]:
    """By storyline: not met, met, or finished: nothing that it has brought lies ahead any more."""
    ahead = waiting(t)
    found: dict[str, int] = {}
    for number, name in enumerate(STORYLINE_IDS):
        if not has(t.met, number):
            found[name] = UNSEEN
        else:
            found[name] = MET if has(ahead, number) else FINISHED
    return found


def waiting(t: Castaways) -> int:
    """The storylines of which a numbered card lies in a deck or waits to be visited, as a mask.

    The entry cards, number 0, are not counted: they were in the game from the start.
    """
    mask = 0
    places = (t.coast, t.interior, t.heart, t.events, t.pile)
    for card in [*t.pending, *[card for deck in places for card in deck.cards]]:
        if card >= 0 and t.book.cards[card].plot > 0:
            mask |= 1 << t.book.cards[card].storyline
    return mask
