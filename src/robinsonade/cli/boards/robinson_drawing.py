"""Robinson Crusoe drawn: the island space by space, both threats, the actions of the camp."""

from __future__ import annotations

from typing import Final

from robinsonade.cli.boards.board import Room, View, name
from robinsonade.cli.boards.canvas import Canvas, Place, fitted, fitted_lines
from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.box.components import ACTION, BUILD, MARKER
from robinsonade.games.robinson_crusoe.box.island import CITY, SOURCE, SPACE, SPACE_IDS, TERRAIN
from robinsonade.games.robinson_crusoe.box.spots import (
    ARRANGING,
    HUNTING,
    LEFT,
    RESTING,
    RIGHT,
    SPOT,
    SPOTS,
)
from robinsonade.text import Texts

NARROWEST: Final = 46  # columns for the drawing
WIDEST: Final = 96
ACROSS: Final = 4  # spaces in the longest row
MAP_ROWS: Final = "nms"  # what the ids of spaces begin with, from north to south
LOWEST: Final = 4  # lines of a space
HIGHEST: Final = 6
FRAME: Final = 2
BELOW: Final = 4  # lines for threats and actions

CAMP: Final = "bold"
FAINT: Final = "dim"
PLANNED: Final = "bold reverse"
STYLES: Final = {
    "beach": "bright_yellow",
    "plains": "bright_green",
    "hills": "yellow",
    "river": "bright_cyan",
    "mountains": "magenta",
}
GROUNDS: Final = {
    "beach": "#4a4428",
    "plains": "#2f4428",
    "hills": "#46361f",
    "river": "#1c4450",
    "mountains": "#33333f",
}
UNKNOWN: Final = "?"
CLOSED: Final = "≈"
SPENT: Final = "-"


def place_of(spot: int) -> str:
    """Where in the drawing an action is: on a space, on a threat, or among the actions."""
    where = SPOTS[spot]
    if where.space >= 0:
        return f"space:{SPACE_IDS[where.space]}"
    if spot in (LEFT, RIGHT, HUNTING, ARRANGING, RESTING):
        return f"spot:{where.id}"
    return f"action:{ACTION.ids[BUILD]}" if where.action == BUILD else f"spot:{where.id}"


def drawn_map(view: View, texts: Texts, room: Room) -> Canvas | None:
    """As large as there is room for; None: there is no room."""
    width = min(room.width, WIDEST) // ACROSS // 2 * 2
    height = min(HIGHEST, (room.height - BELOW) // len(MAP_ROWS))
    if width * ACROSS < NARROWEST // 2 * 2 or height < LOWEST:
        return None
    canvas = Canvas(width * ACROSS, height * len(MAP_ROWS) + BELOW)
    planned: dict[str, list[int]] = {}
    for number, row in enumerate(view["plan"], start=1):
        planned.setdefault(place_of(SPOT.index[row["spot"]]), []).append(number)
    spaces = {space["id"]: space for space in view["spaces"]}
    for row, letter in enumerate(MAP_ROWS):
        ids = [
            thing for thing in SPACE_IDS if thing.startswith(letter) and thing != SPACE_IDS[CITY]
        ]
        start = (ACROSS - len(ids)) * width // 2
        for column, thing in enumerate(ids):
            corner = start + column * width, row * height
            where = Place(f"space:{thing}", *corner, width, height)
            draw_space(canvas, where, spaces[thing], view, texts, room.tinted)
    city = spaces[SPACE_IDS[CITY]]
    if not city["closed"]:
        where = Place(f"space:{SPACE_IDS[CITY]}", canvas.width - width // 2, 0, width // 2, height)
        draw_space(canvas, where, city, view, texts, room.tinted)
    draw_threats(canvas, height * len(MAP_ROWS), view, texts)
    draw_actions(canvas, canvas.height - 1, texts)
    mark_plan(canvas, planned)
    return canvas


def draw_space(
    canvas: Canvas, where: Place, space: View, view: View, texts: Texts, tinted: bool
) -> None:
    """A frame with the name of the space on its edge; terrain, sources and all that lies there."""
    camp = space["id"] == view["camp"]
    near = space["distance"] >= 0 and not space["closed"]
    if near or space["tile"]:
        canvas.mark(where)
    style = STYLES.get(space["terrain"] or "", "" if near else FAINT)
    canvas.frame(where, f"{style} {CAMP}" if camp else style)
    title = f" {name(SPACE, space['id'], texts)} "
    if camp:
        title = f"{title}{texts.say('cli-robinson-sign-camp')} "
    canvas.write(
        where.left + 1, where.top, fitted(title, where.width - FRAME), CAMP if camp else ""
    )
    inner, room = where.width - FRAME, where.height - FRAME
    lines: list[str] = []
    for part in parts_of(space, texts):
        lines += fitted_lines(part, inner, max(1, room - len(lines)))
    for number, line in enumerate(lines[:room], start=1):
        canvas.write(where.left + 1, where.top + number, line.center(inner), style)
    if tinted and space["terrain"]:
        canvas.tint(where, GROUNDS[space["terrain"]])


def parts_of(space: View, texts: Texts) -> list[str]:
    """What is written on a space."""
    if space["closed"]:
        return [CLOSED]
    if space["tile"] is None:
        return [UNKNOWN]
    terrain = texts.name(TERRAIN, TERRAIN.index[space["terrain"]])
    parts = [f"({terrain})" if space["terrain_covered"] else terrain]
    sources = [
        SPENT * (source in space["exhausted"]) + name(SOURCE, source, texts)
        for source in space["sources"]
    ]
    if sources:
        parts.append(" ".join(sources))
    marks = [name(MARKER, marker, texts) for marker in space["markers"]]
    marks += [name(MARKER, mark, texts) for mark in ("fog", "dust") if space[mark]]
    if space["totem"]:
        marks.append(texts.say("cli-robinson-totem", number=space["totem"]))
    if space["natural_shelter"]:
        marks.append(texts.say("cli-robinson-natural"))
    return [*parts, ", ".join(marks)] if marks else parts


def draw_threats(canvas: Canvas, top: int, view: View, texts: Texts) -> None:
    """Two boxes side by side; the card on the left strikes next."""
    half = canvas.width // 2
    for side, (spot, card) in enumerate(zip((LEFT, RIGHT), view["threats"], strict=True)):
        where = Place(f"spot:{SPOT.ids[spot]}", side * half, top, half, BELOW - 1)
        canvas.frame(where, "" if card else FAINT)
        title = f" {texts.say('cli-robinson-sign-threat', side=side)} "
        canvas.write(where.left + 1, top, fitted(title, half - FRAME), "" if card else FAINT)
        if card:
            canvas.mark(where)
            text = fitted(name(CARD, card, texts), half - FRAME)
            canvas.write(where.left + 1, top + 1, text.center(half - FRAME))


def draw_actions(canvas: Canvas, y: int, texts: Texts) -> None:
    """What is done in the camp."""
    named = [
        (f"spot:{SPOT.ids[HUNTING]}", texts.name(SPOT, HUNTING)),
        (f"action:{ACTION.ids[BUILD]}", texts.name(ACTION, BUILD)),
        (f"spot:{SPOT.ids[ARRANGING]}", texts.name(SPOT, ARRANGING)),
        (f"spot:{SPOT.ids[RESTING]}", texts.name(SPOT, RESTING)),
    ]
    width = canvas.width // len(named)
    for number, (thing, text) in enumerate(named):
        where = Place(thing, number * width, y, width - 1, 1)
        canvas.mark(where)
        text = text[:1].upper() + text[1:]
        canvas.write(where.left, y, "[" + fitted(text, width - 3) + "]")


def mark_plan(canvas: Canvas, planned: dict[str, list[int]]) -> None:
    """The numbers of planned actions on the lower edge of where they are."""
    for where in canvas.places:
        if numbers := planned.get(where.thing):
            text = f" {' '.join(map(str, numbers))} "
            at = where.left + where.width - 1 - len(text)
            canvas.write(at, where.top + where.height - 1, text, PLANNED)
