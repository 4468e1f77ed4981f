"""Picking items: to lose, to discard, to mark."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.inventions import CARDS_ONLY
from robinsonade.games.robinson_crusoe.events import ITEM_MARKED
from robinsonade.games.robinson_crusoe.prompts import DISCARDING_ITEM, LOSING_ITEM, MARKING_ITEM
from robinsonade.games.robinson_crusoe.rules.decks import lose_item
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import PickThing
from robinsonade.games.robinson_crusoe.table.links import ITEM_LINK
from robinsonade.games.robinson_crusoe.table.records import Link
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import members


class PickItemsToLose(PickThing):
    """RC-12.7: items go back to their invention side."""

    __slots__ = ()

    REASON: ClassVar[int] = LOSING_ITEM

    def candidates(self, t: Camp) -> list[int]:
        return list(members(t.items & CARDS_ONLY))

    def carry_out(self, t: Camp, thing: int) -> None:
        lose_item(t, thing, False)

    def finish(self, t: Camp) -> None:
        self.fall_short(t)


class PickItemsToDiscard(PickItemsToLose):
    """RC-12.7: items are lost, and their cards go to the Invention discard pile."""

    __slots__ = ()

    REASON: ClassVar[int] = DISCARDING_ITEM

    def carry_out(self, t: Camp, thing: int) -> None:
        lose_item(t, thing, True)


class PickItemsToMark(PickThing):
    """RC-R39: the card remembers items that its event half will take."""

    __slots__ = ()

    REASON: ClassVar[int] = MARKING_ITEM

    def candidates(self, t: Camp) -> list[int]:
        marked = [link.invention for link in t.links if link.sort == ITEM_LINK]
        return [item for item in members(t.items & CARDS_ONLY) if item not in marked]

    def carry_out(self, t: Camp, thing: int) -> None:
        t.links.append(Link(self.card, ITEM_LINK, thing))
        t.emit(ITEM_MARKED, thing)
