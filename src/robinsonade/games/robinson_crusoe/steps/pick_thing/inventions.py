"""Picking inventions: to discard, to build for nothing, to lay on the board."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.inventions import CARDS_ONLY
from robinsonade.games.robinson_crusoe.prompts import (
    BUILDING_FREE,
    DISCARDING_INVENTION,
    TAKING_INVENTION,
)
from robinsonade.games.robinson_crusoe.rules.decks import (
    draw_invention,
    lay_on_deck,
    own,
    pull,
    put_on_board,
    show_invention,
    take_invention,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import PickThing
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import FutureBuilt
from robinsonade.games.robinson_crusoe.table.streams import INVENTION_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import members


class PickInventionsToDiscard(PickThing):
    """RC-12.8: unbuilt inventions go on top of the Invention deck."""

    __slots__ = ()

    REASON: ClassVar[int] = DISCARDING_INVENTION

    def candidates(self, t: Camp) -> list[int]:
        return list(members((t.on_board | t.on_sheet) & CARDS_ONLY))

    def carry_out(self, t: Camp, thing: int) -> None:
        lay_on_deck(t, thing)

    def finish(self, t: Camp) -> None:
        self.fall_short(t)


class PickFreeBuild(PickThing):
    """RC-6.7, RC-6.8: one of some inventions is built without action or cost."""

    __slots__ = ()

    REASON: ClassVar[int] = BUILDING_FREE

    @property
    def allowed(self) -> int:
        """The inventions (a mask) that the card names."""
        return self.looked

    def candidates(self, t: Camp) -> list[int]:
        return list(members(self.allowed & (t.on_board | t.on_sheet)))

    def carry_out(self, t: Camp, thing: int) -> None:
        """In an action it goes to future like a built item, otherwise at once."""
        take_invention(t, thing)
        if t.phase == ACTION_PHASE and t.actor >= 0:
            t.future_built.append(FutureBuilt(t.actor, thing, -1, t.serial))
        else:
            own(t, thing, t.leader())


class PickInventions(PickThing):
    """RC-3.7: some top cards of the Invention deck go on the board, the others are discarded."""

    __slots__ = ()

    REASON: ClassVar[int] = TAKING_INVENTION

    def candidates(self, t: Camp) -> list[int]:
        return sorted(set(self.top(t.inventions)))

    def left_to_look(self) -> int:
        return self.looked - 1

    def carry_out(self, t: Camp, thing: int) -> None:
        pull(t, t.inventions, thing)
        show_invention(t)
        put_on_board(t, thing)

    def finish(self, t: Camp) -> None:
        for _ in range(self.looked):
            t.inventions_out.append(draw_invention(t))


class PickInventionsFromDeck(PickInventions):
    """RC-2.4: any card of the Invention deck goes on the board; then the deck is shuffled."""

    __slots__ = ()

    def candidates(self, t: Camp) -> list[int]:
        return sorted(set(t.inventions.cards))

    def left_to_look(self) -> int:
        return self.looked

    def finish(self, t: Camp) -> None:
        t.inventions = Deck.shuffled(t.inventions.cards, t.chance, INVENTION_STREAM)
        show_invention(t)
