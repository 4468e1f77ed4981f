"""Picking where markers go, and which ones leave."""

from __future__ import annotations

from typing import ClassVar

from robinsonade.games.robinson_crusoe.box.components import TERRAIN_MARK
from robinsonade.games.robinson_crusoe.box.island import spaces_of
from robinsonade.games.robinson_crusoe.choices import PICKING_SOURCE, TO_MARKER, TO_SOURCE, Pick
from robinsonade.games.robinson_crusoe.prompts import (
    AMULET,
    CLEARING_BLACK,
    CLEARING_FOG,
    PLACING_DUST,
    PLACING_FOG,
)
from robinsonade.games.robinson_crusoe.rules.island import clear_fog, set_dust, set_fog
from robinsonade.games.robinson_crusoe.rules.markers import markers, open_board, remove_marker
from robinsonade.games.robinson_crusoe.steps.pick_place.base import PickPlace
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has


class PickFog(PickPlace):
    """RC-16.2.1: fog on a tile or space without fog."""

    __slots__ = ()

    REASON: ClassVar[int] = PLACING_FOG

    def spaces(self, t: Camp) -> list[int]:
        return [space for space in open_board(t) if not has(t.fog, space)]

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        set_fog(t, space)


class PickDust(PickPlace):
    """RC-16.4.4: dust on a tile or space without dust."""

    __slots__ = ()

    REASON: ClassVar[int] = PLACING_DUST

    def spaces(self, t: Camp) -> list[int]:
        return [space for space in open_board(t) if not has(t.dust, space)]

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        set_dust(t, space)


class PickFogToClear(PickPlace):
    """RC-16.2.4: fog may be taken away."""

    __slots__ = ()

    REASON: ClassVar[int] = CLEARING_FOG
    OPTIONAL: ClassVar[bool] = True

    def spaces(self, t: Camp) -> list[int]:
        return spaces_of(t.fog)

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        clear_fog(t, space)


class PickMarkersToRemove(PickPlace):
    """RC-12.4: the Protective Amulet may take any token or marker away.

    A black marker goes by -1 less its source.
    """

    __slots__ = ()

    REASON: ClassVar[int] = AMULET
    OPTIONAL: ClassVar[bool] = True

    def candidates(self, t: Camp) -> list[tuple[int, int]]:
        return markers(t)

    def offer(self, seat: int, space: int, more: int) -> Choice:
        if more < 0:
            return TO_SOURCE[seat][space][-1 - more]
        return TO_MARKER[seat][space][more]

    def more_of(self, choice: Pick) -> int:
        return -1 - choice.more if choice.kind is PICKING_SOURCE else choice.more

    def carry_out(self, t: Camp, space: int, more: int) -> None:
        remove_marker(t, space, more)


class PickBlackToClear(PickMarkersToRemove):
    """RC-16.6.4: Plow and Reclamation may take black markers away."""

    __slots__ = ()

    REASON: ClassVar[int] = CLEARING_BLACK

    def candidates(self, t: Camp) -> list[tuple[int, int]]:
        return [place for place in markers(t) if place[1] < 0 or place[1] == TERRAIN_MARK]
