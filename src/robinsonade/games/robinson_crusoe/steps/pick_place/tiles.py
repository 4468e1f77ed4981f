"""Picking tiles: to close, for the Shortcut, for the camp."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.components import SHORTCUT
from robinsonade.games.robinson_crusoe.box.inventions import SHORTCUT_CARD
from robinsonade.games.robinson_crusoe.box.island import NEAR, spaces_of
from robinsonade.games.robinson_crusoe.prompts import (
    CLOSING_TILE,
    FORCED_MOVE,
    NIGHT_MOVE,
    SHORTCUT_TILE,
)
from robinsonade.games.robinson_crusoe.rules.island import camp_sites, close_tile, mark
from robinsonade.games.robinson_crusoe.steps.move_camp import relocate
from robinsonade.games.robinson_crusoe.steps.pick_place.base import PickPlace
from robinsonade.games.robinson_crusoe.table.table import Camp


class PickTileToClose(PickPlace):
    """RC-12.10: a tile beside the camp becomes inaccessible."""

    __slots__ = ()

    REASON: ClassVar[int] = CLOSING_TILE

    def spaces(self, t: Camp) -> list[int]:
        return spaces_of(NEAR[t.camp] & t.known())

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        close_tile(t, space, self.card)


class PickShortcut(PickPlace):
    """RC-6.4: the Shortcut leads to a tile beside the camp."""

    __slots__ = ()

    REASON: ClassVar[int] = SHORTCUT_TILE

    def spaces(self, t: Camp) -> list[int]:
        return spaces_of(NEAR[t.camp] & t.known())

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        mark(t, space, SHORTCUT)
        t.item_spot[SHORTCUT_CARD] = space


class PickForcedMove(PickPlace):
    """RC-11.6: the camp must move."""

    __slots__ = ()

    REASON: ClassVar[int] = FORCED_MOVE

    def spaces(self, t: Camp) -> list[int]:
        return spaces_of(camp_sites(t))

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        relocate(t, space, self.card)


class PickNightMove(PickForcedMove):
    """RC-11.5 (2): the camp may move."""

    __slots__ = ()

    REASON: ClassVar[int] = NIGHT_MOVE
    OPTIONAL: ClassVar[bool] = True
