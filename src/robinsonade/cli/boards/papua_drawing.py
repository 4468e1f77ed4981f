"""Papúa drawn: a box for each zone with its explorers, and the energy track."""

from __future__ import annotations

from typing import Final

from robinsonade.cli.boards.board import Room, View, name
from robinsonade.cli.boards.canvas import Canvas, Place, fitted, fitted_lines
from robinsonade.games.papua.box.cards import CARD, COUNTER, NOTE
from robinsonade.games.papua.box.components import DESTINATION, ZONE
from robinsonade.text import Texts

NARROWEST: Final = 46  # columns for the drawing
WIDEST: Final = 96
COLUMNS: Final = 2
LOWEST: Final = 4  # lines of a zone
HIGHEST: Final = 6
FRAME: Final = 2

STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow")
FAINT: Final = "dim"
NEUTRAL: Final = "○"
FORBIDDEN: Final = "X"
FULL: Final = 50  # where the energy track begins
RULER_STEP: Final = 10


def drawn_board(view: View, texts: Texts, room: Room) -> Canvas | None:
    """Zones in two columns, the energy track below; None: there is no room."""
    zones: list[View] = view["zones"]
    rows, track = -(-len(zones) // COLUMNS), 2
    height = min(HIGHEST, (room.height - track) // rows)
    width = min(room.width, WIDEST) // COLUMNS
    if width * COLUMNS < NARROWEST or height < LOWEST:
        return None
    canvas = Canvas(width * COLUMNS, rows * height + track)
    for number, zone in enumerate(zones):
        row, column = divmod(number, COLUMNS)
        where = Place(f"zone:{zone['id']}", column * width, row * height, width, height)
        canvas.mark(where)
        draw_zone(canvas, where, zone, view, texts)
    draw_track(canvas, rows * height, view)
    return canvas


def draw_zone(canvas: Canvas, where: Place, zone: View, view: View, texts: Texts) -> None:
    """On the edge its marker and its name, then who stands there and what lies open."""
    style = FAINT if zone["forbidden"] else ""
    marker = FORBIDDEN if zone["forbidden"] else str(zone["marker"] or "")
    canvas.frame(where, style)
    inner = where.width - FRAME - 2
    title = f" {marker} {name(ZONE, zone['id'], texts)} ".replace("  ", " ")
    canvas.write(where.left + 2, where.top, fitted(title, inner), style or "bold")
    x, y = where.left + 2, where.top + 1
    for seat, number in enumerate(zone["explorers"]):
        if number:
            x = canvas.write(x, y, str(seat + 1) * number, STYLES[seat]) + 1
    canvas.write(x, y, NEUTRAL * zone["neutral"], FAINT)
    room = where.height - FRAME - 1
    for number, (thing, text) in enumerate(lying_open(zone["id"], view, texts, inner, room)):
        line = Place(thing, where.left + 2, y + 1 + number, inner, 1)
        canvas.write(line.left, line.top, text)
        if thing:
            canvas.mark(line)


def lying_open(zone: str, view: View, texts: Texts, width: int, room: int) -> list[tuple[str, str]]:
    """What is to be had in a zone, in so many lines: things and their texts."""
    found: list[tuple[str, str]] = []
    if zone == "expeditions":
        found = [
            (f"destination:{there['id']}", f"{name(DESTINATION, there['id'], texts)}: {card}")
            for there in view["destinations"]
            if there["card"]
            for card in [name(CARD, there["card"], texts)]
        ]
    elif zone == "logistics":
        found = [(f"counter:{each}", name(COUNTER, each, texts)) for each in view["counters"]]
    elif zone == "notebook" and view["note"]:
        told = f"{name(NOTE, view['note'], texts)} ({view['symbol']})"
        lines = fitted_lines(told, width, room)
        return [(f"note:{view['note']}" * (not n), line) for n, line in enumerate(lines)]
    if len(found) > room:  # side by side
        each = max(1, (width - len(found) + 1) // len(found))
        short = [text.rpartition(": ")[2] for _, text in found]
        return [("", " ".join([fitted(text, each).ljust(each) for text in short]))]
    return [(thing, fitted(text, width)) for thing, text in found]


def draw_track(canvas: Canvas, top: int, view: View) -> None:
    """Energy from 50 down: above the ruler the players, those with the same one beside another."""
    lowest: int = min([0, *[seat["energy"] for seat in view["seats"]]])
    last = canvas.width - 3

    def column(energy: int) -> int:
        return (FULL - energy) * last // (FULL - lowest)

    taken = -1
    for seat in sorted(view["energy_order"], key=lambda seat: -view["seats"][seat]["energy"]):
        x = max(column(view["seats"][seat]["energy"]), taken + 1)
        taken = canvas.write(x, top, str(seat + 1), f"{STYLES[seat]} reverse") - 1
    canvas.write(0, top + 1, "·" * canvas.width, FAINT)
    for energy in range(FULL, lowest - 1, -RULER_STEP):
        canvas.write(column(energy), top + 1, str(energy))
