"""Items and inventions."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.inventions import CARDS_ONLY
from robinsonade.games.robinson_crusoe.box.lasting import PAWN_COLOURS
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import if_possible, items_in
from robinsonade.games.robinson_crusoe.effects.teller import USER, Teller
from robinsonade.games.robinson_crusoe.rules.decks import (
    draw_invention,
    gain_item,
    lose_item,
    put_on_board,
)
from robinsonade.games.robinson_crusoe.rules.island import links
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import FORGIVING, WHOLE_DECK
from robinsonade.games.robinson_crusoe.steps.pick_thing.inventions import (
    PickFreeBuild,
    PickInventionsFromDeck,
    PickInventionsToDiscard,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.items import (
    PickItemsToDiscard,
    PickItemsToLose,
    PickItemsToMark,
)
from robinsonade.games.robinson_crusoe.table.links import ITEM_LINK
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.telling import call


class FlipItems(CardEffect):
    """RC-12.7, RC-R79: lose n items, if possible; the team chooses which, not how many."""

    __slots__ = ("flags", "n")

    def __init__(self, row: Row) -> None:
        self.n = row.number("n", 1)
        self.flags = FORGIVING if if_possible(row) else 0

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickItemsToLose(self.n, run.card, flags=self.flags))

    def possible(self, t: Camp, run: Run) -> bool:
        return bool(self.flags) or (t.items & CARDS_ONLY).bit_count() >= self.n


class DiscardItems(CardEffect):
    """Lose n items and put the cards on the Invention discard pile."""

    __slots__ = ("flags", "n")

    def __init__(self, row: Row) -> None:
        self.n = row.number("n", 1)
        self.flags = FORGIVING if if_possible(row) else 0

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickItemsToDiscard(self.n, run.card, flags=self.flags))


class LockItems(CardEffect):
    """RC-R34: no item can be used or required until the end of the Action phase."""

    __slots__ = ()

    FACTS = ("until",)

    def __init__(self, row: Row) -> None:
        row.index("until", ("end_of_action_phase",))

    def apply(self, t: Camp, run: Run) -> None:
        t.locked = 1


class MarkItems(CardEffect):
    """RC-R39: mark items for the event half."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")
        if_possible(row)

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickItemsToMark(self.n, run.card, flags=FORGIVING))


class FlipMarkedItems(CardEffect):
    """RC-R39: lose every marked item that is still owned."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        for link in links(t, run.card, ITEM_LINK):
            if has(t.items, link.invention):
                lose_item(t, link.invention, False)


class DiscardInventions(CardEffect):
    """RC-12.8: n unbuilt inventions go on top of the Invention deck."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickInventionsToDiscard(self.n, run.card))

    def possible(self, t: Camp, run: Run) -> bool:
        return ((t.on_board | t.on_sheet) & CARDS_ONLY).bit_count() >= self.n


class TakeInvention(CardEffect):
    """Put cards of the Invention deck on the board: the top one, or any one."""

    __slots__ = ("n", "whole")

    FACTS = ("n", "source")

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")
        self.whole = row.index("source", ("deck_top", "deck_choice")) == 1

    def apply(self, t: Camp, run: Run) -> None:
        if self.whole:
            t.first(PickInventionsFromDeck(self.n, run.card, flags=WHOLE_DECK))
            return
        for _ in range(self.n):
            card = draw_invention(t)
            if card >= 0:
                put_on_board(t, card)


class BuildFree(CardEffect):
    """Turn one of these inventions to its item side without action or cost."""

    __slots__ = ("mask", "n")

    def __init__(self, row: Row) -> None:
        self.mask = items_in(row, "items")
        self.n = row.number("choose")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickFreeBuild(self.n, run.card, self.mask, FORGIVING))

    def useful(self, t: Camp, who: int) -> bool:
        return bool(self.mask & (t.on_board | t.on_sheet))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        names = f" {call('or')} ".join([f"{{ invention-{item} }}" for item in said["items"]])
        return f"{call('does-build_free')} {names}"


class StartingItem(CardEffect):
    """Draw random starting items."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            gain_item(t)


class RemovePawn(CardEffect):
    """The pawn of a lost item is gone: it is counted by the item, so nothing is left to do."""

    __slots__ = ()

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        row.index("source", ("this_item",))
        row.index("from", ("next_round",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class ExtraPawn(CardEffect):
    """An additional pawn: offered at planning (box/helpers.py), so nothing happens by itself."""

    __slots__ = ("colour",)

    def __init__(self, row: Row) -> None:
        self.colour = row.index("colour", PAWN_COLOURS)
        row.number("n")
        row.number("uses")
        row.flag("owner_only", False)
        if row.has("only"):
            row.index("only", ("totem_explore_actions",))

    def apply(self, t: Camp, run: Run) -> None:
        pass

    def useful(self, t: Camp, who: int) -> bool:
        return False

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        often = "each" if said["uses"] < 0 else "once"
        text = f"{call('does-extra_pawn', n=said['n'], often=often)} "
        text += call("pawn-work", colour=said["colour"])
        if often == "once" and teller.actor != USER:  # what somebody uses is used up anyway
            text = f"{text} ({call('one-use', n=said['n'])})"
        return f"{text} ({call('only-totems')})" if "only" in said else text


VERBS: Final[dict[str, type[Effect]]] = {
    "flip_items": FlipItems,
    "discard_items": DiscardItems,
    "lock_items": LockItems,
    "mark_items": MarkItems,
    "flip_marked_items": FlipMarkedItems,
    "discard_inventions": DiscardInventions,
    "take_invention": TakeInvention,
    "build_free": BuildFree,
    "starting_item": StartingItem,
    "remove_pawn": RemovePawn,
    "extra_pawn": ExtraPawn,
}
