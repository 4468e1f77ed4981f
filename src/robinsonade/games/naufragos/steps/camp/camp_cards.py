"""Camp cards: using them (NAU-9.10), and those that come to the board (NAU-16.1 to 16.3, 16.8)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import WHEN_FISH
from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.box.components import ALL_SLOTS, NOBODY, SLOT_AT, SLOTS, WHITE
from robinsonade.games.naufragos.choices import COVER, FREE_SLOT, SLOTTING, Act
from robinsonade.games.naufragos.effects.run import carry_out
from robinsonade.games.naufragos.events import CAMP_COVERED, CAMP_PLACED, NO_EFFECT
from robinsonade.games.naufragos.prompts import SLOT_PROMPT
from robinsonade.games.naufragos.rules.camp_board import FISHING, slot_of
from robinsonade.games.naufragos.rules.costs import can_pay, pay_cost
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.camp.fishing import may_fish
from robinsonade.games.naufragos.steps.exploration.track import TRACK_CHECK
from robinsonade.games.naufragos.table.fields import FREE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt

RESOLVED: Final = (NOBODY, WHITE)  # no pawn, or the white one


def has_effect(t: Castaways, seat: int, card: int) -> bool:
    """NAU-8.7, NAU-8.13: could this castaway carry out the text of a camp card now?"""
    if not condition_holds(t, seat, card):
        return False
    cost = t.book.cards[card].cost
    return cost is None or can_pay(t, cost, seat)


def condition_holds(t: Castaways, seat: int, card: int) -> bool:
    """NAU-8.7, NAU-8.13: does everything hold that a camp card needs, but for its cost?"""
    if card == FISHING and not may_fish(t):
        return False
    requires = t.book.cards[card].requires
    return requires is None or requires.holds(t, seat)


def use_camp_card(t: Castaways, seat: int, card: int) -> None:
    """NAU-9.10, NAU-8.13: pay now, then do what the card says; unpaid, nothing happens."""
    if card == FREE or not has_effect(t, seat, card):
        t.emit(NO_EFFECT, seat)
        return
    printed = t.book.cards[card]
    if printed.cost is not None:
        pay_cost(t, printed.cost, seat)
    t.freed = NOBODY
    t.first(TRACK_CHECK)
    carry_out(t, printed.effect, seat, card, NOBODY, 0)
    if card == FISHING:
        occasion(t, WHEN_FISH, 1 << seat)


def place_camp(t: Castaways, card: int, chooser: int) -> None:
    """NAU-16.8: onto the board, never one that was covered or is out of the game (NAU-R38).

    One that replaces another of the same effect takes its slot.
    """
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
        """NAU-16.8, NAU-R38: one with an unresolved pawn on it only if there is no other choice."""
        cards = t.book.cards
        harmless = [slot for slot in range(SLOTS) if not cards[t.camp[slot]].red]
        return [slot for slot in harmless if t.pawns[SLOT_AT + slot] in RESOLVED] or harmless

    def chooser(self, t: Castaways) -> int:
        """NAU-16.8: for an event the starting player, even if lost."""
        return self.seat if self.seat >= 0 and has(t.alive, self.seat) else t.active

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
        t.covered = [*t.covered, self.card]  # out of the game, as if covered (NAU-R38)
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

    def letting_go(self, t: Castaways, seat: int) -> Choice | None:
        """NAU-16.1: one free slot is as good as another, to most people."""
        free = self.free(t)
        return FREE_SLOT[seat][free[0] + 1] if free and seat == self.chooser(t) else None

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(SLOT_PROMPT, self.chooser(t), self.card)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return CardAsked(CARD, self.card, self.chooser(t), ("camp",))


STEPS: Final = (ChooseSlot,)
