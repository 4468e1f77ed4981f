"""Tracks: roof, palisade, weapon."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import TRACK_IDS, WEAPON
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import if_possible
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level, raise_level, set_level
from robinsonade.games.robinson_crusoe.rules.wounds import unmet
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call, signed


class Track(CardEffect):
    """Up (roof and palisade need a shelter, RC-8.9) or down (a demand, RC-13.2)."""

    __slots__ = ("forgiving", "n", "track")

    def __init__(self, row: Row) -> None:
        self.track = row.index("track", TRACK_IDS)
        self.n = row.number("n")
        self.forgiving = if_possible(row)
        row.flag("needs_shelter", False)

    def apply(self, t: Camp, run: Run) -> None:
        if self.n > 0:
            raise_level(t, self.track, self.n)
            return
        short = lower_level(t, self.track, -self.n)
        if not self.forgiving:
            unmet(t, short)

    def possible(self, t: Camp, run: Run) -> bool:
        return self.n > 0 or self.forgiving or t.levels[self.track] + self.n >= 0

    def useful(self, t: Camp, who: int) -> bool:
        return self.track == WEAPON or t.sheltered()

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        text = f"{{ track-{said['track']}.the }} {call('does-track', **signed(said['n']))}"
        return f"{text} ({call('with-shelter')})" if said.get("needs_shelter") else text


class TrackSet(CardEffect):
    """Set a track; never a demand."""

    __slots__ = ("track", "value")

    def __init__(self, row: Row) -> None:
        self.track = row.index("track", TRACK_IDS)
        self.value = row.number("value")

    def apply(self, t: Camp, run: Run) -> None:
        set_level(t, self.track, self.value)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{{ track-{said['track']}.the }} {call('does-track_set', n=said['value'])}"


class Halve(CardEffect):
    """RC-12.12: half, rounded down."""

    __slots__ = ("track",)

    def __init__(self, row: Row) -> None:
        self.track = row.index("track", TRACK_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        set_level(t, self.track, t.levels[self.track] // 2)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        return f"{{ track-{said['track']}.the }} {call('does-halve')}"


VERBS: Final[dict[str, type[Effect]]] = {"track": Track, "track_set": TrackSet, "halve": Halve}
