"""Tracks: roof, palisade, weapon."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import TRACK_IDS, WEAPON
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.rules.people import unmet
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level, raise_level, set_level
from robinsonade.games.robinson_crusoe.table.table import Camp


class Track(Effect):
    """Up (roof and palisade need a shelter, RC-8.9) or down (a demand, RC-13.2)."""

    __slots__ = ("forgiving", "n", "track")

    def __init__(self, a: Args) -> None:
        self.track = a.index("track", TRACK_IDS)
        self.n = a.number("n")
        self.forgiving = a.flag("if_possible")
        a.flag("needs_shelter")

    def apply(self, t: Camp, run: Run) -> None:
        if self.n > 0:
            raise_level(t, self.track, self.n)
            return
        short = lower_level(t, self.track, -self.n)
        if not self.forgiving:
            unmet(t, short)

    def possible(self, t: Camp, run: Run) -> bool:
        return self.n > 0 or self.forgiving or t.levels[self.track] + self.n >= 0

    def useful(self, t: Camp) -> bool:
        return self.track == WEAPON or t.sheltered()


class TrackSet(Effect):
    """Set a track; never a demand."""

    __slots__ = ("track", "value")

    def __init__(self, a: Args) -> None:
        self.track = a.index("track", TRACK_IDS)
        self.value = a.number("value")

    def apply(self, t: Camp, run: Run) -> None:
        set_level(t, self.track, self.value)


class Halve(Effect):
    """RC-12.12: half, rounded down."""

    __slots__ = ("track",)

    def __init__(self, a: Args) -> None:
        self.track = a.index("track", TRACK_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        set_level(t, self.track, t.levels[self.track] // 2)


VERBS: Final[dict[str, Any]] = {"track": Track, "track_set": TrackSet, "halve": Halve}
