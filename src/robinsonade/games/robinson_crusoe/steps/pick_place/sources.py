"""Picking sources and terrains to cover."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.island import CITY, NEAR, TILE_TERRAIN, spaces_of
from robinsonade.games.robinson_crusoe.choices import TO_SOURCE
from robinsonade.games.robinson_crusoe.prompts import (
    CORRAL,
    COVERING_ALL,
    COVERING_SOURCE,
    COVERING_TERRAIN,
)
from robinsonade.games.robinson_crusoe.rules.island import cover_source, cover_terrain
from robinsonade.games.robinson_crusoe.rules.sources import cover_all, open_sources
from robinsonade.games.robinson_crusoe.steps.pick_place.base import PickPlace
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice


class PickSourcesToCover(PickPlace):
    """RC-12.9: a source of some kinds, in some place, is covered."""

    __slots__ = ()

    REASON: ClassVar[int] = COVERING_SOURCE

    @property
    def wanted(self) -> int:
        """The kinds of source, as a mask."""
        return self.a

    @property
    def where(self) -> int:
        return self.b

    def candidates(self, t: Camp) -> list[tuple[int, int]]:
        return open_sources(t, self.wanted, self.where)

    def offer(self, seat: int, space: int, more: int) -> Choice:
        return TO_SOURCE[seat][space][more]

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        cover_source(t, space, more, self.card)


class PickCorral(PickSourcesToCover):
    """RC-12.9: the team may cover a source for what the Corral gives."""

    __slots__ = ()

    REASON: ClassVar[int] = CORRAL
    OPTIONAL: ClassVar[bool] = True


class PickTileToExhaust(PickPlace):
    """RC-8.12: every source of one tile beside the camp is covered."""

    __slots__ = ()

    REASON: ClassVar[int] = COVERING_ALL

    def spaces(self, t: Camp) -> list[int]:
        return [space for space in spaces_of(NEAR[t.camp] & t.known()) if t.sources(space)]

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        cover_all(t, space, self.card)


class PickTerrainToCover(PickPlace):
    """RC-12.11: the terrain icon of one tile is covered."""

    __slots__ = ()

    REASON: ClassVar[int] = COVERING_TERRAIN

    @property
    def terrain(self) -> int:
        return self.a

    def spaces(self, t: Camp) -> list[int]:
        return [
            space
            for space in spaces_of(t.known() & ~t.covered)
            if TILE_TERRAIN[t.tile_at[space]] == self.terrain and space != CITY
        ]

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        cover_terrain(t, space, self.card)
