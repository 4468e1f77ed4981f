"""The verbs of shells: how each is read and what it does. Their sentences are terms in text/."""

from __future__ import annotations

from typing import Any, Final

from pearls.events import CHARMS_FOUND, FOUND
from pearls.steps.giving import GivePearls
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Vocabulary


class FindPearls(Effect):
    """PEARL-5.2: the diver takes pearls."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> FindPearls:
        return cls(row.number("n"))

    def apply(self, t: Lagoon, run: Any) -> None:
        t.pearls[run.seat] += self.n
        t.emit(FOUND, run.seat, self.n)


class FindCharms(Effect):
    """PEARL-5.3: the diver takes charms."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> FindCharms:
        return cls(row.number("n"))

    def apply(self, t: Lagoon, run: Any) -> None:
        t.add_charms(run.seat, self.n)
        t.emit(CHARMS_FOUND, run.seat, self.n)


class GiveAway(Effect):
    """PEARL-5.4: the diver gives pearls to another one, as many as there are."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, reader: Any) -> GiveAway:
        return cls(row.number("n"))

    def apply(self, t: Lagoon, run: Any) -> None:
        n = min(self.n, t.pearls[run.seat])
        if n:
            t.first(GivePearls(run.seat, n))


VERBS: Final[dict[str, type[Effect]]] = {
    "pearls": FindPearls,
    "charms": FindCharms,
    "give": GiveAway,
}
VOCABULARY: Final = Vocabulary(VERBS)
