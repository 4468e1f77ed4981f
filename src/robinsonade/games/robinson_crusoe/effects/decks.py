"""Cards and decks: mystery cards, discovery tokens, looking at cards."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.cards import MYSTERY_KINDS
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args, people
from robinsonade.games.robinson_crusoe.effects.control import is_treasure
from robinsonade.games.robinson_crusoe.rules.decks import kept_gone
from robinsonade.games.robinson_crusoe.steps.beast_bottom import BeastBottom
from robinsonade.games.robinson_crusoe.steps.explore import DrawTokens
from robinsonade.games.robinson_crusoe.steps.mystery import (
    ALL_KINDS,
    FORCED,
    start_mystery,
    stop_mystery,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import look_at_tiles, look_at_top
from robinsonade.games.robinson_crusoe.table.table import Camp

NO_LIMIT: Final = 99


class MysteryDraw(Effect):
    """RC-12.4: draw mystery cards."""

    __slots__ = ("both", "flags", "monsters", "n", "traps", "treasures", "who")

    def __init__(self, a: Args) -> None:
        self.n = a.number("draw")
        self.treasures = a.number("treasure")
        self.traps = a.number("trap")
        self.monsters = a.number("monster")
        self.both = a.number("max_trap_plus_monster", NO_LIMIT)
        self.who = a.who("actor")
        self.flags = (FORCED if a.flag("forced") else 0) | (ALL_KINDS if a.flag("all_types") else 0)

    def apply(self, t: Camp, run: Run) -> None:
        who = people(t, self.who, run)[0]
        start_mystery(
            t, who, self.n, self.treasures, self.traps, self.monsters, self.both, self.flags
        )


class StopMystery(Effect):
    """The current mystery drawing ends at once."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        stop_mystery(t)


class DiscardActionTreasures(Effect):
    """RC-R47: every kept treasure gained in the current action."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        for kept in list(t.kept):
            if is_treasure(kept.card) and kept.actor == t.actor >= 0 and kept.serial == t.serial:
                kept_gone(t, kept)


class IgnoreMystery(Effect):
    """Skip a drawn card of that kind: asked for when such a card is drawn (steps/mystery.py)."""

    __slots__ = ("kind",)

    def __init__(self, a: Args) -> None:
        self.kind = a.index("kind", MYSTERY_KINDS)
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class Discovery(Effect):
    """Draw discovery tokens and keep some."""

    __slots__ = ("available", "keep", "n")

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")
        self.keep = a.number("keep")
        self.available = a.has("to") and a.index("to", ("available",)) == 0

    def apply(self, t: Camp, run: Run) -> None:
        t.first(DrawTokens(self.n, self.keep, int(self.available), t.seat_for(run.who)))

    def useful(self, t: Camp) -> bool:
        return bool(t.discovery.cards)


class Peek(Effect):
    """RC-19.3: look at top cards or tiles, which everybody may see."""

    __slots__ = ("bottom", "deck", "n")

    def __init__(self, a: Args) -> None:
        self.deck = a.index("deck", ("hunt", "events", "island_tiles"))
        self.n = a.number("n")
        a.flag("reorder")
        self.bottom = a.flag("may_bottom")
        a.flag("leave_face_up")
        a.flag("if_possible")

    def apply(self, t: Camp, run: Run) -> None:
        if self.deck == 2:
            look_at_tiles(t, self.n)
        elif self.deck == 1:
            look_at_top(t, t.events)
        elif t.hunt.cards:
            look_at_top(t, t.hunt)
            if self.bottom:
                t.first(BeastBottom(t.seat_for(run.who)))

    def useful(self, t: Camp) -> bool:
        if self.deck == 2:
            return bool(t.tiles.cards)
        return bool(t.events.cards if self.deck == 1 else t.hunt.cards)


VERBS: Final[dict[str, Any]] = {
    "mystery": MysteryDraw,
    "stop_mystery": StopMystery,
    "discard_action_treasures": DiscardActionTreasures,
    "ignore_mystery": IgnoreMystery,
    "discovery": Discovery,
    "peek": Peek,
}
