"""Island layouts: where the 24 spaces lie and which of them are neighbours (FI-1.6, FI-15.3)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import PACKAGE, TILES
from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.slips import BadData

_ORTHOGONAL: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_DIAGONAL: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))


class Layout:
    """The spaces of one island shape, listed row by row."""

    __slots__ = ("diagonal", "height", "id", "orthogonal", "spaces", "width")

    def __init__(self, name: str, rows: list[str]) -> None:
        self.id = name
        self.width = len(rows[0])
        self.height = len(rows)
        self.spaces = [
            (column, row)
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if sign == "#"
        ]
        self.orthogonal = [self.neighbours(space, _ORTHOGONAL) for space in self.spaces]
        self.diagonal = [self.neighbours(space, _DIAGONAL) for space in self.spaces]

    def neighbours(
        self, space: tuple[int, int], directions: tuple[tuple[int, int], ...]
    ) -> list[int]:
        """FI-1.7: only spaces of the layout count; the open sea is no space."""
        column, row = space
        beside = [(column + right, row + down) for right, down in directions]
        return [self.spaces.index(other) for other in beside if other in self.spaces]

    def connected(self) -> bool:
        """Can every space be reached from the first?"""
        reached, frontier = {0}, [0]
        while frontier:
            frontier = [n for s in frontier for n in self.orthogonal[s] if n not in reached]
            reached.update(frontier)
        return len(reached) == len(self.spaces)


def _read(row: Row) -> Layout:
    layout = Layout(row.text("id"), row.texts("rows"))
    edges = sum([len(near) for near in layout.orthogonal]) // 2
    corners = sum([len(near) for near in layout.diagonal]) // 2
    for key, found in (
        ("width", layout.width),
        ("height", layout.height),
        ("spaces", len(layout.spaces)),
        ("orthogonal_edges", edges),
        ("diagonal_edges", corners),
    ):
        row.count(key, found)
    if len(layout.spaces) != TILES or not layout.connected():
        raise BadData(row.where, "an island has {tiles} connected spaces", tiles=TILES)
    row.text("name_es_origin")
    row.close()
    return layout


_ROWS = DataFile.read(PACKAGE, "layouts.toml").rows("layouts")
LAYOUT_IDS: Final = unique_ids(_ROWS)
LAYOUTS: Final = [_read(row) for row in _ROWS]
