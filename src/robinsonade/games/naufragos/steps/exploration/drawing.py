"""An exploration card from icon to discard (NAU-9.18)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import NOBODY, SECTOR_OF
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import CARD_DRAWN
from robinsonade.games.naufragos.rules.decks import deck_of, discard_card
from robinsonade.games.naufragos.rules.order import marching
from robinsonade.games.naufragos.rules.story_tokens import gain_story
from robinsonade.games.naufragos.steps.exploration.track import advance, move_difficulty
from robinsonade.games.naufragos.table.fields import FROM_ICONS
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.step import Step


def draw_explore(t: Castaways, seat: int, number: int) -> None:
    """Turn up the top card of a deck and resolve it."""
    deck = deck_of(t, number)
    if deck.cards:
        open_card(t, seat, deck.draw())


def open_card(t: Castaways, seat: int, card: int) -> None:
    """NAU-9.18: icons first, then the effect; then the card is discarded."""
    printed = t.book.cards[card]
    t.reveals += 1
    t.open.append(card)
    if printed.storyline >= 0:
        t.met |= 1 << printed.storyline
    t.emit(CARD_DRAWN, seat, card)
    if printed.advance:
        for other in marching(t, t.party):
            if SECTOR_OF[t.track[other]] <= printed.deck:
                advance(t, other, 1)
    if printed.difficulty:
        move_difficulty(t, printed.difficulty)
    if printed.story:
        gain_story(t, seat, printed.story, FROM_ICONS)
    t.freed = NOBODY
    t.first(Finish(card))
    carry_out(t, printed.effect, seat, card, NOBODY, 0)


class Finish(Step):
    """NAU-9.18 (6): discard the card unless it went elsewhere."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def advance(self, t: Castaways) -> bool:
        t.done()
        if self.card in t.open:
            t.open.remove(self.card)
            discard_card(t, self.card)
        return True


STEPS: Final = (Finish,)
