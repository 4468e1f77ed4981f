"""Pending explorations (NAU-9.25); a locked pile: exploring.py (NAU-9.26)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.choices import DROP, Act
from robinsonade.games.naufragos.events import PENDING_DROPPED, PENDING_PILE, PENDING_PLACED
from robinsonade.games.naufragos.prompts import PENDING_PROMPT
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.table.fields import FREE, PILE, PILE_STREAM
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt


def put_pending(t: Castaways, card: int, chooser: int) -> None:
    """A card face up on a free space; if there is none another one gives way."""
    if FREE in t.pending:
        t.pending[t.pending.index(FREE)] = card
        t.emit(PENDING_PLACED, card)
    else:
        t.open.append(card)  # in hand until there is room
        t.first(MakeRoom(card, card, chooser))


def put_pile(t: Castaways, cards: list[int], source: int, chooser: int) -> None:
    """Several cards face down: a shuffled pile. There is one pile: more cards are mixed in."""
    t.pile.mix_in(cards, t.chance, PILE_STREAM)
    if PILE not in t.pending and FREE in t.pending:
        t.pending[t.pending.index(FREE)] = PILE
    t.emit(PENDING_PILE, len(cards))
    if PILE not in t.pending:
        t.first(MakeRoom(PILE, source, chooser))


def clear_pile(t: Castaways) -> None:
    """The pile is empty or closed: its space is free again."""
    if PILE in t.pending:
        t.pending[t.pending.index(PILE)] = FREE
    t.locked = False


class MakeRoom(Attentive):
    """D23: all spaces are taken: a face-up card is discarded."""

    __slots__ = ("card", "source", "seat")

    def __init__(self, card: int, source: int, seat: int) -> None:
        self.card = card  # what needs the space: a card, or PILE
        self.source = source  # the card that is told of in the question
        self.seat = seat

    def chooser(self, t: Castaways) -> int:
        return self.seat if self.seat >= 0 and has(t.alive, self.seat) else t.active

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.chooser(t)
        return [DROP[seat][card] for card in t.pending if card >= 0]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.done()
        space = t.pending.index(choice.what)
        t.discard.append(choice.what)
        t.pending[space] = self.card
        t.emit(PENDING_DROPPED, choice.what)
        if self.card != PILE:
            t.open.remove(self.card)
            t.emit(PENDING_PLACED, self.card)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(PENDING_PROMPT, self.chooser(t), self.source)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return CardAsked(CARD, self.source, self.chooser(t), ("pending",))


STEPS: Final = (MakeRoom,)
