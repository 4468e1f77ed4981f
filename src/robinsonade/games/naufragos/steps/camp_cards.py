"""Camp cards that come to the board (NAU-16.1 to NAU-16.3, NAU-16.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.cards import CARD
from robinsonade.games.naufragos.choices import COVER, FREE_SLOT, SLOTTING, Act
from robinsonade.games.naufragos.components import ALL_SLOTS, NOBODY, SLOT_AT, SLOTS
from robinsonade.games.naufragos.decks import discard_card, slot_of
from robinsonade.games.naufragos.events import CAMP_COVERED, CAMP_PLACED
from robinsonade.games.naufragos.steps.asides import Attentive
from robinsonade.games.naufragos.table import FREE, Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import SEAT, Kind
from robinsonade.kernel.step import Prompt

SLOT_PROMPT: Final = Kind("slot", ("seat", SEAT), ("card", CARD), rules=("NAU-16.1", "NAU-16.2"))


def place_camp(t: Castaways, card: int, chooser: int) -> None:
    """Put a camp card on the board; one that replaces another of the same effect takes its slot."""
    if slot_of(t, card) >= 0 or card in t.covered:
        return
    if t.freed >= 0 and t.camp[t.freed] == FREE:
        lay(t, card, t.freed)
        return
    t.first(ChooseSlot(card, chooser))


def lay(t: Castaways, card: int, slot: int) -> None:
    t.camp[slot] = card
    t.freed = NOBODY
    t.emit(CAMP_PLACED, card, slot + 1)


class ChooseSlot(Attentive):
    """NAU-16.1, NAU-16.2: a free slot, otherwise a harmless card is covered."""

    __slots__ = ("card", "seat")

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def free(self, t: Castaways) -> list[int]:
        return [slot for slot in range(SLOTS) if t.camp[slot] == FREE]

    def coverable(self, t: Castaways) -> list[int]:
        """NAU-16.8: a card with a pawn on it only if there is no other choice."""
        cards = t.book.cards
        harmless = [slot for slot in range(SLOTS) if not cards[t.camp[slot]].red]
        return [slot for slot in harmless if t.pawns[SLOT_AT + slot] == NOBODY] or harmless

    def chooser(self, t: Castaways) -> int:
        """NAU-16.8: for an event the starting player, even if lost."""
        return self.seat if self.seat >= 0 and t.alive >> self.seat & 1 else t.active

    def advance(self, t: Castaways) -> bool:
        free = self.free(t)
        if len(free) > 1:
            return False
        if free:
            t.done()
            lay(t, self.card, free[0])
            return True
        if self.coverable(t):
            return False
        t.done()
        if t.book.cards[self.card].red:  # NAU-16.3
            beside = [slot for slot in range(SLOTS, ALL_SLOTS) if t.camp[slot] == FREE]
            if beside:
                lay(t, self.card, beside[0])
                return True
        discard_card(t, self.card)
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.chooser(t)
        free = self.free(t)
        if free:
            return [FREE_SLOT[seat][slot + 1] for slot in free]
        return [COVER[seat][t.camp[slot]] for slot in self.coverable(t)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        t.done()
        if choice.kind is SLOTTING:
            lay(t, self.card, choice.what - 1)
            return
        slot = slot_of(t, choice.what)
        t.covered = [*t.covered, choice.what]
        t.pawns[SLOT_AT + slot] = NOBODY
        t.emit(CAMP_COVERED, choice.what)
        lay(t, self.card, slot)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(SLOT_PROMPT, self.chooser(t), self.card)
