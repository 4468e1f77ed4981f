"""Items and inventions."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.lasting import PAWN_COLOURS
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.rules.decks import (
    draw_invention,
    gain_item,
    lose_item,
    put_on_board,
)
from robinsonade.games.robinson_crusoe.rules.island import links
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import (
    CARDS_ONLY,
    FORGIVING,
    WHOLE_DECK,
)
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


class FlipItems(Effect):
    """RC-12.7: lose n items."""

    __slots__ = ("flags", "n")

    def __init__(self, a: Args) -> None:
        self.n = a.number("n", 1)
        self.flags = FORGIVING if a.flag("if_possible") else 0
        a.flag("up_to")  # as many as there are, not more than n

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickItemsToLose(self.n, run.card, flags=self.flags))

    def possible(self, t: Camp, run: Run) -> bool:
        return bool(self.flags) or (t.items & CARDS_ONLY).bit_count() >= self.n


class DiscardItems(Effect):
    """Lose n items and put the cards on the Invention discard pile."""

    __slots__ = ("flags", "n")

    def __init__(self, a: Args) -> None:
        self.n = a.number("n", 1)
        self.flags = FORGIVING if a.flag("if_possible") else 0

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickItemsToDiscard(self.n, run.card, flags=self.flags))


class LockItems(Effect):
    """RC-R34: no item can be used or required until the end of the Action phase."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("until", ("end_of_action_phase",))

    def apply(self, t: Camp, run: Run) -> None:
        t.locked = 1


class MarkItems(Effect):
    """RC-R39: mark items for the event half."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")
        a.flag("if_possible")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickItemsToMark(self.n, run.card, flags=FORGIVING))


class FlipMarkedItems(Effect):
    """RC-R39: lose every marked item that is still owned."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        for link in links(t, run.card, ITEM_LINK):
            if t.items >> link.invention & 1:
                lose_item(t, link.invention, False)


class DiscardInventions(Effect):
    """RC-12.8: n unbuilt inventions go on top of the Invention deck."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickInventionsToDiscard(self.n, run.card))

    def possible(self, t: Camp, run: Run) -> bool:
        return ((t.on_board | t.on_sheet) & CARDS_ONLY).bit_count() >= self.n


class TakeInvention(Effect):
    """Put cards of the Invention deck on the board: the top one, or any one."""

    __slots__ = ("n", "whole")

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")
        self.whole = a.index("source", ("deck_top", "deck_choice")) == 1

    def apply(self, t: Camp, run: Run) -> None:
        if self.whole:
            t.first(PickInventionsFromDeck(self.n, run.card, flags=WHOLE_DECK))
            return
        for _ in range(self.n):
            card = draw_invention(t)
            if card >= 0:
                put_on_board(t, card)


class BuildFree(Effect):
    """Turn one of these inventions to its item side without action or cost."""

    __slots__ = ("mask", "n")

    def __init__(self, a: Args) -> None:
        self.mask = a.items("items")
        self.n = a.number("choose")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickFreeBuild(self.n, run.card, self.mask, FORGIVING))

    def useful(self, t: Camp) -> bool:
        return bool(self.mask & (t.on_board | t.on_sheet))


class StartingItem(Effect):
    """Draw random starting items."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            gain_item(t)


class RemovePawn(Effect):
    """The pawn of a lost item is gone: it is counted by the item, so nothing is left to do."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("source", ("this_item",))
        a.index("from", ("next_round",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class ExtraPawn(Effect):
    """An additional pawn: offered at planning (spots.py), so nothing happens by itself."""

    __slots__ = ("colour",)

    def __init__(self, a: Args) -> None:
        self.colour = a.index("colour", PAWN_COLOURS)
        a.number("n")
        a.number("uses")
        a.flag("owner_only")
        if a.has("only"):
            a.index("only", ("totem_explore_actions",))

    def apply(self, t: Camp, run: Run) -> None:
        pass

    def useful(self, t: Camp) -> bool:
        return False


VERBS: Final[dict[str, Any]] = {
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
