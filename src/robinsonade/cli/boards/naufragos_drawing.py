"""Náufragos drawn: actions with their spaces, camp cards, the way through the island, people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from robinsonade.cli.boards.board import Room, View, name
from robinsonade.cli.boards.canvas import Canvas, Place, fitted
from robinsonade.games.naufragos.box.cards import CARD
from robinsonade.games.naufragos.box.components import (
    ACTION,
    BUILDING,
    FIRST_SPACE,
    LAST_SPACE,
    SECTOR,
    SECTOR_IDS,
    SPACE_COST,
    WHITE,
)
from robinsonade.text import Texts

NARROWEST: Final = 46  # columns for the drawing
WIDEST: Final = 100
COLUMNS: Final = 2

STYLES: Final = ("bold red", "bold yellow", "bold cyan", "bold magenta")
FAINT: Final = "dim"
TITLE: Final = "bold"
WHITE_PAWN: Final = "○"
PATH: Final = "·"
FULL: Final = "■"
EMPTY: Final = "□"
HARMFUL: Final = "!"
AS_YOU_LIKE: Final = "?"  # a space whose cost is settled later

Section = tuple[str, int, Callable[[int], None]]  # its title, its lines, how to draw it from a line


def drawn_camp(view: View, texts: Texts, room: Room) -> Canvas | None:
    """Section by section; without titles if there is little room; None: not even so."""
    width = min(room.width, WIDEST) // COLUMNS * COLUMNS
    actions = [action for action in view["pawns"] if action in ACTION.index]
    people = [seat for seat, of_seat in enumerate(view["seats"]) if of_seat["person"]]
    lines = [rows(len(actions)), rows(len(view["camp"])), rows(len(view["buildings"])), 2]
    lines.append(len(people))
    titled = sum([1 + n for n in lines if n]) <= room.height
    if width < NARROWEST or sum(lines) > room.height:
        return None
    canvas = Canvas(width, sum([n + titled for n in lines if n]))
    half = width // COLUMNS

    def actions_from(top: int) -> None:
        for number, action in enumerate(actions):
            draw_action(canvas, spot_of(f"action:{action}", number, top, half), view, texts)

    def cards_from(top: int) -> None:
        for number, card in enumerate(view["camp"]):
            draw_card(canvas, spot_of(f"card:{card['id']}", number, top, half), card, texts)

    def buildings_from(top: int) -> None:
        for number, one in enumerate(view["buildings"]):
            draw_building(canvas, spot_of(f"building:{one['id']}", number, top, half), one, texts)

    def people_from(top: int) -> None:
        for number, seat in enumerate(people):
            where = Place(f"seat:{seat}", 0, top + number, width, 1)
            draw_person(canvas, where, seat, view["seats"][seat], texts)

    def path_from(top: int) -> None:
        draw_path(canvas, top, view, texts)

    sections: list[Section] = [
        ("cli-camp-title-actions", lines[0], actions_from),
        ("cli-camp-title-cards", lines[1], cards_from),
        ("cli-camp-title-buildings", lines[2], buildings_from),
        ("cli-camp-title-path", lines[3], path_from),
        ("cli-camp-title-people", lines[4], people_from),
    ]
    top = 0
    for title, many, draw in sections:
        if many:
            if titled:
                canvas.write(0, top, texts.say(title), TITLE)
            draw(top + titled)
            top += many + titled
    return canvas


def rows(things: int) -> int:
    return -(-things // COLUMNS)


def spot_of(thing: str, number: int, top: int, half: int) -> Place:
    row, column = divmod(number, COLUMNS)
    return Place(thing, column * half, top + row, half - 1, 1)


def pawn_sign(owner: int) -> tuple[str, str]:
    if owner == WHITE:
        return WHITE_PAWN, TITLE
    return str(owner + 1), f"{STYLES[owner]} reverse"


def draw_action(canvas: Canvas, where: Place, view: View, texts: Texts) -> None:
    """Its name, then its spaces: who stands there, or what the space costs."""
    canvas.mark(where)
    action = where.thing.partition(":")[2]
    costs, pawns = SPACE_COST[ACTION.index[action]], view["pawns"][action]
    style = FAINT if action in view["blocked"] else ""
    start = where.left + where.width - 2 * len(pawns)
    room = start - where.left - 1
    canvas.write(where.left, where.top, fitted(name(ACTION, action, texts), room), style)
    for number, (cost, owner) in enumerate(zip(costs, pawns, strict=True)):
        x = start + 2 * number
        if owner >= 0:
            canvas.write(x, where.top, *pawn_sign(owner))
        else:
            canvas.write(x, where.top, str(cost) if cost >= 0 else AS_YOU_LIKE, style or FAINT)


def draw_card(canvas: Canvas, where: Place, card: View, texts: Texts) -> None:
    """A camp card by its name, its pawn at the end."""
    canvas.mark(where)
    text = (HARMFUL + " ") * card["red"] + name(CARD, card["id"], texts)
    canvas.write(where.left, where.top, fitted(text, where.width - 2))
    if card["pawn"] >= 0:
        canvas.write(where.left + where.width - 2, where.top, *pawn_sign(card["pawn"]))


def draw_building(canvas: Canvas, where: Place, building: View, texts: Texts) -> None:
    """Its name, and how far it is."""
    canvas.mark(where)
    if building["built"]:
        state, style = FULL, TITLE
    elif building["development"]:
        state, style = f"{building['progress']}/{building['needed']}", ""
    else:
        state, style = EMPTY, FAINT
    start = where.left + where.width - len(state) - 1
    called = fitted(name(BUILDING, building["id"], texts), start - where.left - 1)
    canvas.write(where.left, where.top, called, style)
    canvas.write(start, where.top, state, style)


def draw_path(canvas: Canvas, top: int, view: View, texts: Texts) -> None:
    """The spaces from the coast to the promontory: how far everybody has come."""
    step = max(1, (canvas.width - 1) // (LAST_SPACE + 1))
    ends = [*FIRST_SPACE[1:], LAST_SPACE + 1]
    for sector, first, end in zip(SECTOR_IDS, FIRST_SPACE, ends, strict=True):
        last = end > LAST_SPACE
        wide = canvas.width - first * step if last else (end - first) * step
        where = Place(f"sector:{sector}", first * step, top, wide, 2)
        canvas.mark(where)
        canvas.write(where.left, top, fitted(name(SECTOR, sector, texts), wide - 1), FAINT)
        for space in range(first, end):
            canvas.write(space * step, top + 1, PATH, FAINT)
    for seat, of_seat in reversed(list(enumerate(view["seats"]))):
        if of_seat["person"] and of_seat["place"] != "dead":
            same = [s for s in range(seat) if view["seats"][s]["space"] == of_seat["space"]]
            canvas.write(of_seat["space"] * step + len(same), top + 1, *pawn_sign(seat))


def draw_person(canvas: Canvas, where: Place, seat: int, of_seat: View, texts: Texts) -> None:
    """Number, name, energy as a bar and in figures, injuries, where."""
    canvas.mark(where)
    x = canvas.write(0, where.top, str(seat + 1), f"{STYLES[seat]} reverse") + 1
    energy, most = of_seat["energy"], max(of_seat["usable"], of_seat["energy"])
    told = texts.say(
        "cli-camp-gauge",
        energy=energy + of_seat["extra"],
        usable=of_seat["usable"],
        injuries=of_seat["injuries"],
        place=of_seat["place"],
    )
    bar = FULL * energy + EMPTY * (most - energy)
    room = canvas.width - x - len(bar) - len(told) - 2
    canvas.write(x, where.top, fitted(texts.seat(seat), room))
    x = canvas.width - len(bar) - len(told) - 1
    x = canvas.write(x, where.top, bar, STYLES[seat]) + 1
    canvas.write(x, where.top, told)
