"""Forbidden Island drawn: a frame for each tile, or in low rooms its place and its name."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from robinsonade.cli.boards.board import Room, View, name
from robinsonade.cli.boards.canvas import SOLID, Canvas, Place, fitted, fitted_lines
from robinsonade.games.forbidden_island.box.components import (
    ELEMENTS,
    LANDING,
    TILE,
    TREASURE_AT,
    TREASURE_IDS,
)
from robinsonade.text import Texts

NARROWEST: Final = 13  # columns of the terminal for a tile with whole words
WIDEST: Final = 18
CRAMPED: Final = 7  # columns for a tile whose name may be cut
FRAME: Final = 2  # on both sides of a tile, and above and below it
LINES: Final = 2  # for the name of a tile, more if it does not fit
LOW: Final = 12  # lines for the whole island: a place and a cut name each

WAVE: Final = "≈"
# In terminals without these signs `encoding` puts +, -, | and ~ for them.
FRAMES: Final = {"dry": SOLID, "flooded": WAVE * 6, "sunk": " " * 6}
STYLES: Final = {"dry": "", "flooded": "bright_cyan", "sunk": "dim"}
GROUNDS: Final = {"dry": "#3a4636", "flooded": "#1c4a63"}
GONE: Final = "~"  # a space whose tile has sunk; the open sea is empty
PAWN: Final = "bold reverse"


def treasure_on(tile: View, view: View) -> int:
    """The treasure that can still be captured on a tile, or -1."""
    treasure = TREASURE_AT[TILE.index[tile["id"]]]
    gone = treasure >= 0 and view["treasures"][TREASURE_IDS[treasure]]
    return -1 if gone or tile["state"] == "sunk" else treasure


def place(tile: View) -> str:
    """Column and row, as on a map: C4."""
    return f"{chr(ord('A') + tile['column'] - 1)}{tile['row']}"


def sign_on(tile: View, view: View, texts: Texts) -> str:
    """What a tile is good for: a treasure to capture, or leaving the island."""
    treasure = treasure_on(tile, view)
    if treasure >= 0:
        return texts.say(f"cli-island-sign-{ELEMENTS[treasure]}")
    landing = TILE.index[tile["id"]] == LANDING and tile["state"] != "sunk"
    return texts.say("cli-island-sign-landing") if landing else ""


def pawns_on(tile: View, you: int | None) -> str:
    """The pawns by their seats, a star before your own."""
    return " ".join(["*" * (seat == you) + str(seat + 1) for seat in tile["pawns"]])


def called(tile: View, texts: Texts) -> str:
    """The name of a tile while there is something of it."""
    gone = tile["state"] == "sunk" and not tile["pawns"]
    return GONE if gone else name(TILE, tile["id"], texts)


# -- how much room there is ----------------------------------------------------------------------


def column_widths(view: View, texts: Texts, room: int) -> list[int] | None:
    """As wide as there is room for, and wide enough for every word; None: there is no room."""
    needed = [NARROWEST] * view["layout"]["width"]
    for tile in view["tiles"]:
        column = tile["column"] - 1
        longest = max([len(word) for word in name(TILE, tile["id"], texts).split()])
        needed[column] = max(needed[column], longest + FRAME)
    for width in range(WIDEST, NARROWEST - 1, -1):
        widths = [max(width, need) for need in needed]
        if sum(widths) <= room:
            return widths
    return None


def drawn_island(view: View, texts: Texts, room: Room, you: int | None) -> Canvas | None:
    """With frames if they fit, else without; None: not even cut names fit."""
    columns, rows = view["layout"]["width"], view["layout"]["height"]
    whole = column_widths(view, texts, room.width)
    widths = whole or [room.width // columns] * columns
    if min(widths) < CRAMPED or rows * 2 > room.height:
        return None
    names = [name_lines(row, view, texts, widths) for row in range(1, rows + 1)]
    framed = whole is not None and sum([lines + FRAME for lines in names]) <= room.height
    if framed:
        heights = [lines + FRAME for lines in names]
    else:
        heights = [min(room.height // rows, lines + 1) for lines in names]
    canvas = Canvas(sum(widths), sum(heights))
    for tile in view["tiles"]:
        column, row = tile["column"] - 1, tile["row"] - 1
        corner = sum(widths[:column]), sum(heights[:row])
        where = Place(f"tile:{tile['id']}", *corner, widths[column], heights[row])
        canvas.mark(where)
        (draw_tile if framed else write_tile)(canvas, where, tile, view, texts, you)
        if room.tinted and tile["state"] in GROUNDS:
            gap = 0 if framed else 1
            canvas.tint(where._replace(width=where.width - gap), GROUNDS[tile["state"]])
    return canvas


def name_lines(row: int, view: View, texts: Texts, widths: list[int]) -> int:
    """How many lines the names of a row take."""
    return max(
        [
            LINES,
            *[
                len(wrap(name(TILE, tile["id"], texts), widths[tile["column"] - 1] - FRAME))
                for tile in view["tiles"]
                if tile["row"] == row
            ],
        ]
    )


# -- tiles ---------------------------------------------------------------------------------------


def draw_tile(
    canvas: Canvas, where: Place, tile: View, view: View, texts: Texts, you: int | None
) -> None:
    """Its place and what it is good for are on the upper edge, pawns are on the lower one.

    A solid frame: dry; waves: flooded.
    """
    state, pawns = tile["state"], pawns_on(tile, you)
    style, inner = STYLES[state], where.width - FRAME
    canvas.frame(where, style, FRAMES[state])
    title = f" {place(tile)} {sign_on(tile, view, texts)}".rstrip() + " "
    canvas.write(where.left + 1 + (len(title) < inner), where.top, title[:inner], style)
    for number, line in enumerate(wrap(called(tile, texts), inner), start=1):
        canvas.write(where.left + 1, where.top + number, line.center(inner), style)
    if pawns:
        below = f" {pawns} "
        start = where.left + 1 + (inner - len(below)) // 2
        canvas.write(start, where.top + where.height - 1, below, PAWN)


def write_tile(
    canvas: Canvas, where: Place, tile: View, view: View, texts: Texts, you: int | None
) -> None:
    """Without a frame: waves around the place of a flooded tile, pawns beside it."""
    state, pawns = tile["state"], pawns_on(tile, you)
    style, inner = STYLES[state], where.width - 1
    wave = WAVE if state == "flooded" else ""
    room = inner - (len(pawns) + 1 if pawns else 0)
    head = f"{wave}{place(tile)}{wave} {sign_on(tile, view, texts)}".strip()
    after = canvas.write(where.left, where.top, fitted(head, room), style)
    if pawns:
        canvas.write(after + 1, where.top, pawns, PAWN)
    for number, line in enumerate(
        fitted_lines(called(tile, texts), inner, where.height - 1), start=1
    ):
        canvas.write(where.left, where.top + number, line, style)
