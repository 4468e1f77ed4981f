"""Conditions of options, cards and `if` (effects 5)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import Condition
from robinsonade.games.naufragos.box.components import SECTOR_OF
from robinsonade.games.naufragos.rules.decks import slot_of
from robinsonade.games.naufragos.rules.people import holders, holds, purse
from robinsonade.games.naufragos.table.table import Castaways


class All(Condition):
    """Every part holds."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, t: Castaways, me: int) -> bool:
        return all(part.holds(t, me) for part in self.parts)


class Not(Condition):
    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, t: Castaways, me: int) -> bool:
        return not self.part.holds(t, me)


class Least(Condition):
    """A condition with a number."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class EnergyMin(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and purse(t, me) >= self.n


class WoodMin(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.wood >= self.n


class FoodMin(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.food >= self.n


class ExplorersMin(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.party.bit_count() >= self.n


class ExplorersMax(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.party.bit_count() <= self.n


class StoryMin(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and len(t.tokens[me]) >= self.n


class PlayersMin(Least):
    """The players of this game, living or not (NAU-14)."""

    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.seats >= self.n


class HasItem(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and holds(t, me, self.n)


class GroupHasItem(Least):
    """In an exploration its members, otherwise anybody not lost."""

    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return holders(t, self.n, t.party or t.alive & ~t.lost) != 0


class Built(Least):
    """A shelter stays built under a higher one."""

    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return bool(t.built >> self.n & 1)


class Fire(Condition):
    __slots__ = ("lit",)

    def __init__(self, lit: bool) -> None:
        self.lit = lit

    def holds(self, t: Castaways, me: int) -> bool:
        return t.fire == self.lit


class WeatherIs(Condition):
    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def holds(self, t: Castaways, me: int) -> bool:
        return bool(self.mask >> t.weather & 1)


class CampCard(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return slot_of(t, self.n) >= 0


class InSector(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and SECTOR_OF[t.track[me]] == self.n


class Flag(Least):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return bool(t.flags >> self.n & 1)
