"""Cards and decks: mystery cards, discovery tokens, looking at cards."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import MYSTERY_KINDS
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import if_possible, people, who_in
from robinsonade.games.robinson_crusoe.effects.control import is_treasure
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.rules.decks import kept_gone
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.actions.explore import DrawTokens
from robinsonade.games.robinson_crusoe.steps.beast_bottom import BeastBottom
from robinsonade.games.robinson_crusoe.steps.mystery import (
    ALL_KINDS,
    FORCED,
    start_mystery,
    stop_mystery,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import look_at_tiles, look_at_top
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

NO_LIMIT: Final = 99


class MysteryDraw(CardEffect):
    """RC-12.4: draw mystery cards."""

    __slots__ = ("both", "flags", "monsters", "n", "traps", "treasures", "who")

    def __init__(self, row: Row) -> None:
        self.n = row.number("draw")
        self.treasures = row.number("treasure")
        self.traps = row.number("trap")
        self.monsters = row.number("monster")
        self.both = row.number("max_trap_plus_monster", NO_LIMIT)
        self.who = who_in(row, "actor")
        self.flags = (FORCED if row.flag("forced", False) else 0) | (
            ALL_KINDS if row.flag("all_types", False) else 0
        )

    def apply(self, t: Camp, run: Run) -> None:
        who = people(t, self.who, run)[0]
        start_mystery(
            t, who, self.n, self.treasures, self.traps, self.monsters, self.both, self.flags
        )

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        who = f"{call('who', name=teller.person(said))} " if teller.person(said) else ""
        kinds = [kind for kind in MYSTERY_KINDS if said[kind]]
        if said.get("all_types"):
            return who + call("does-mystery", of="all", n=said["draw"])
        if len(kinds) == 1:
            return who + call("does-mystery", of=kinds[0], n=said["draw"])
        limits = [call("mystery-limit", of=kind, n=said[kind]) for kind in kinds]
        if "max_trap_plus_monster" in said:
            limits[1:] = [call("mystery-limit", of="either", n=said["max_trap_plus_monster"])]
        return f"{who}{call('does-mystery', of='limited', n=said['draw'])} ({', '.join(limits)})"


class StopMystery(CardEffect):
    """The current mystery drawing ends at once."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        stop_mystery(t)


class DiscardActionTreasures(CardEffect):
    """RC-R47: every kept treasure gained in the current action."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        for kept in list(t.kept):
            if is_treasure(kept.card) and kept.actor == t.actor >= 0 and kept.serial == t.serial:
                kept_gone(t, kept)


class IgnoreMystery(CardEffect):
    """Skip a drawn card of that kind: asked for when such a card is drawn (steps/mystery.py)."""

    __slots__ = ("kind",)

    FACTS = ("n", "kind")

    def __init__(self, row: Row) -> None:
        self.kind = row.index("kind", MYSTERY_KINDS)
        row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class Discovery(CardEffect):
    """Draw discovery tokens and keep some."""

    __slots__ = ("available", "keep", "n")

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")
        self.keep = row.number("keep")
        self.available = row.has("to") and row.index("to", ("available",)) == 0

    def apply(self, t: Camp, run: Run) -> None:
        t.first(DrawTokens(self.n, self.keep, int(self.available), t.seat_for(run.who)))

    def useful(self, t: Camp, who: int) -> bool:
        return bool(t.discovery.cards)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        some = "all" if said["n"] == said["keep"] else "some"
        return call("does-discovery", n=said["n"], keep=said["keep"], some=some)


class Peek(CardEffect):
    """RC-19.3: look at top cards or tiles, which everybody may see."""

    __slots__ = ("bottom", "deck", "n")

    def __init__(self, row: Row) -> None:
        self.deck = row.index("deck", ("hunt", "events", "island_tiles"))
        self.n = row.number("n")
        row.flag("reorder", False)
        self.bottom = row.flag("may_bottom", False)
        row.flag("leave_face_up", False)
        if_possible(row)

    def apply(self, t: Camp, run: Run) -> None:
        if self.deck == 2:
            look_at_tiles(t, self.n)
        elif self.deck == 1:
            look_at_top(t, t.events)
        elif t.hunt.cards:
            look_at_top(t, t.hunt)
            if self.bottom:
                t.first(BeastBottom(t.seat_for(run.who)))

    def useful(self, t: Camp, who: int) -> bool:
        if self.deck == 2:
            return bool(t.tiles.cards)
        return bool(t.events.cards if self.deck == 1 else t.hunt.cards)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        text = call("does-peek", deck=said["deck"], n=said["n"])
        notes = [key for key in ("reorder", "may_bottom", "leave_face_up") if said.get(key)]
        return ", ".join([text, *[call("peek-note", which=note) for note in notes]])


VERBS: Final[dict[str, type[Effect]]] = {
    "mystery": MysteryDraw,
    "stop_mystery": StopMystery,
    "discard_action_treasures": DiscardActionTreasures,
    "ignore_mystery": IgnoreMystery,
    "discovery": Discovery,
    "peek": Peek,
}
