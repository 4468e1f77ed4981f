"""Conditions of options, cards and `if`: how each is read, when it holds, how it is told."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.box.book import Condition
from robinsonade.games.naufragos.box.components import (
    BUILDING_IDS,
    SECTOR_IDS,
    SECTOR_OF,
    WEATHER_IDS,
)
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.teller import Teller, card_called
from robinsonade.games.naufragos.rules.camp_board import slot_of
from robinsonade.games.naufragos.rules.people import holders, holds, purse
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.data import Row
from robinsonade.kernel.masks import has
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.telling import call


class Not(Condition):
    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        return cls(reader.condition(row.take(key), row.where, key))

    def holds(self, t: Castaways, me: int) -> bool:
        return not self.part.holds(t, me)

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        return teller.fails(value)


# -- with a number -------------------------------------------------------------------------------


class Limit(Condition):
    """At least, or at most, so much of something."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        return cls(row.number(key))


class EnergyMin(Limit):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and purse(t, me) >= self.n


class WoodMin(Limit):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.wood >= self.n


class FoodMin(Limit):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.food >= self.n


class ExplorersMin(Limit):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.party.bit_count() >= self.n


class ExplorersMax(Limit):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.party.bit_count() <= self.n


class StoryMin(Limit):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and len(t.tokens[me]) >= self.n


class PlayersMin(Limit):
    """The players of this game, living or not (NAU-14)."""

    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return t.seats >= self.n


# -- with a card ---------------------------------------------------------------------------------


class OfCard(Condition):
    """A condition about a card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        return cls(reader.card_named(row, row.text(key)))

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        return f"{teller.holds(key)} {card_called(value)}"


class HasItem(OfCard):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and holds(t, me, self.card)


class GroupHasItem(OfCard):
    """In an exploration its members, otherwise anybody not lost."""

    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return holders(t, self.card, t.party or t.alive & ~t.lost) != 0


class OnCampBoard(OfCard):
    __slots__ = ()

    def holds(self, t: Castaways, me: int) -> bool:
        return slot_of(t, self.card) >= 0


# -- others --------------------------------------------------------------------------------------


class Built(Condition):
    """A shelter stays built under a higher one."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        return cls(row.index(key, BUILDING_IDS))

    def holds(self, t: Castaways, me: int) -> bool:
        return has(t.built, self.building)

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        return f"{teller.holds(key)} {{ building-{value} }}"


class InSector(Condition):
    __slots__ = ("sector",)

    def __init__(self, sector: int) -> None:
        self.sector = sector

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        return cls(row.index(key, SECTOR_IDS))

    def holds(self, t: Castaways, me: int) -> bool:
        return me >= 0 and SECTOR_OF[t.track[me]] == self.sector

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        return f"{teller.holds(key)} {{ sector-{value} }}"


class Fire(Condition):
    __slots__ = ("lit",)

    def __init__(self, lit: bool) -> None:
        self.lit = lit

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        return cls(row.flag(key))

    def holds(self, t: Castaways, me: int) -> bool:
        return t.fire == self.lit

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        return teller.holds("fire_lit" if value else "fire_out")


class WeatherIs(Condition):
    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        mask = 0
        for name in row.texts(key):
            if name not in WEATHER_IDS:
                raise BadData(row.where, "there is no weather {name}", name=name)
            mask |= 1 << WEATHER_IDS.index(name)
        return cls(mask)

    def holds(self, t: Castaways, me: int) -> bool:
        return has(self.mask, t.weather)

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        names = f" {call('or')} ".join([f"{{ weather-{name} }}" for name in value])
        return f"{teller.holds(key)} {names}"


class Flag(Condition):
    """Something has happened before (`set_flag`)."""

    __slots__ = ("flag",)

    def __init__(self, flag: int) -> None:
        self.flag = flag

    @classmethod
    def read(cls, row: Row, key: str, reader: Reader) -> Condition:
        name = row.text(key)
        reader.flags_tested[name] = row.where
        return cls(reader.flag(name))

    def holds(self, t: Castaways, me: int) -> bool:
        return has(t.flags, self.flag)

    @classmethod
    def tell(cls, teller: Teller, key: str, value: Any) -> str:
        return f"{teller.holds(key)}{call('flag', name=value)}"


CONDITIONS: Final[dict[str, type[Condition]]] = {
    "not": Not,
    "energy_min": EnergyMin,
    "wood_min": WoodMin,
    "food_min": FoodMin,
    "explorers_min": ExplorersMin,
    "explorers_max": ExplorersMax,
    "story_min": StoryMin,
    "players_min": PlayersMin,
    "has_item": HasItem,
    "group_has_item": GroupHasItem,
    "camp_card": OnCampBoard,
    "built": Built,
    "sector": InSector,
    "fire": Fire,
    "weather": WeatherIs,
    "flag": Flag,
}
