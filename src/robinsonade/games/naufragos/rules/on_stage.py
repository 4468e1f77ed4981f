"""The card and the dice that somebody is asked about."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.staged import NO_TARGET, CardAsked, DiceAsked


def card_asked(t: Castaways, card: int, seat: int) -> CardAsked | None:
    """A card that lies open, and where it will lie; None: it is no card."""
    if card < 0:
        return None
    return CardAsked(CARD, card, seat, ("keep" if t.book.cards[card].is_item else "discard",))


def dice_asked(
    t: Castaways, bonus: int = 0, against: int = NO_TARGET, *, at_most: bool = False
) -> DiceAsked:
    """The dice of the last roll, what is added to them and what they have to reach."""
    return DiceAsked([("die", str(face)) for face in t.rolled], bonus, against, at_most)
