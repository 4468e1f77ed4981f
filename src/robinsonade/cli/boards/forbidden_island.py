"""Forbidden Island in a terminal: the tiles row by row or as a grid, and what lies around them."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from robinsonade.cli.boards.board import Board, Manner, View, name
from robinsonade.cli.screen import Screen
from robinsonade.games.forbidden_island.box.components import (
    CARD,
    ELEMENTS,
    LANDING,
    ROLE,
    STEPS_DIAGONALLY,
    TILE,
    TILE_IDS,
    TREASURE,
    TREASURE_AT,
    TREASURE_IDS,
)
from robinsonade.games.forbidden_island.choices import SANDBAGGING, SHORING, SHORING_TOO
from robinsonade.kernel.choice import Choice
from robinsonade.text import Texts

DIRECTIONS: Final = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
    "northeast": (1, -1),
    "southeast": (1, 1),
    "southwest": (-1, 1),
    "northwest": (-1, -1),
}


class ForbiddenIslandBoard(Board):
    """The island, drawn or row by row, then everything else."""

    legend = "cli-island-legend"

    def can_draw(self, screen: Screen, view: View) -> bool:
        return column_widths(view, screen.texts, screen.width) is not None

    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        widths = column_widths(view, screen.texts, screen.width) if manner.drawn else None
        if widths is None:
            yield from island_rows(view, screen.texts, manner.you)
        elif screen.height < TALL and screen.console.is_terminal:
            yield compact_island(view, screen.texts, widths, manner.you)
        else:
            yield drawn_island(view, screen.texts, widths, manner.you)
        yield from surroundings(view, screen.texts, explained=manner.explained)

    def order(self, choice: Choice, view: View) -> tuple[int, ...]:
        """Row by row; what is not on the board keeps its order."""
        found = tile_of(choice, view)
        others = [a for n, a in zip(choice.kind.nouns, choice.args, strict=True) if n is not TILE]
        return (*others, found["row"], found["column"]) if found else ()

    def remark(self, choice: Choice, view: View, texts: Texts) -> str:
        """The state of a tile where that is not clear from the choice, and where it is."""
        tile = tile_of(choice, view)
        if tile is None:
            return ""
        if choice.kind in (SHORING, SHORING_TOO, SANDBAGGING):
            return place(tile)
        return f"{state_of(tile, texts)}, {place(tile)}"

    def around(self, seat: int, view: View, texts: Texts) -> list[str]:
        """The spaces next to a pawn; diagonally, too, if its role can use that."""
        at = {(tile["column"], tile["row"]): tile for tile in view["tiles"]}
        role = ROLE.index[view["seats"][seat]["role"]]
        here = next(tile for tile in view["tiles"] if seat in tile["pawns"])
        lines = [texts.say("cli-island-here", tile=tile_in_words(here, view, texts, seat))]
        for direction, (right, down) in DIRECTIONS.items():
            if right and down and not STEPS_DIAGONALLY[role]:
                continue
            tile = at.get((here["column"] + right, here["row"] + down))
            words = tile_in_words(tile, view, texts, seat) if tile else ""
            lines.append(
                texts.say(
                    "cli-island-towards",
                    direction=texts.say(f"cli-island-{direction}"),
                    tile=words or texts.say("cli-island-open-sea"),
                )
            )
        return lines


BOARD: Final = ForbiddenIslandBoard()


def treasure_on(tile: View, view: View) -> int:
    """The treasure that can still be captured on a tile, or -1."""
    treasure = TREASURE_AT[TILE.index[tile["id"]]]
    gone = treasure >= 0 and view["treasures"][TREASURE_IDS[treasure]]
    return -1 if gone or tile["state"] == "sunk" else treasure


def place(tile: View) -> str:
    """Column and row, as on a map: C4."""
    return f"{chr(ord('A') + tile['column'] - 1)}{tile['row']}"


def tile_of(choice: Choice, view: View) -> View | None:
    """The tile that a choice is about."""
    for noun, value in zip(choice.kind.nouns, choice.args, strict=True):
        if noun is TILE:
            tiles: list[View] = view["tiles"]
            return next(tile for tile in tiles if tile["id"] == TILE_IDS[value])
    return None


def state_of(tile: View, texts: Texts) -> str:
    """Dry, flooded or sunk, in the form that the tile's name asks for."""
    return texts.say(f"cli-island-{tile['state']}", **tile_facts(tile["id"], texts))


# -- the island in words -------------------------------------------------------------------------


def island_rows(view: View, texts: Texts, you: int | None) -> list[str]:
    """One line for each row, from its first space to its last."""
    lines = []
    sea = texts.say("cli-island-open-sea")
    for row in range(1, view["layout"]["height"] + 1):
        tiles = {tile["column"]: tile for tile in view["tiles"] if tile["row"] == row}
        parts = [
            tile_in_words(tiles[column], view, texts, you) if column in tiles else sea
            for column in range(min(tiles), max(tiles) + 1)
        ]
        lines.append(texts.say("cli-island-row", row=row, tiles="; ".join(parts)))
    return lines


def tile_in_words(tile: View, view: View, texts: Texts, you: int | None) -> str:
    """A tile with its place, its state, what it is good for and the pawns on it."""
    named = name(TILE, tile["id"], texts)
    words = texts.say("cli-island-tile", place=place(tile), name=named, state=state_of(tile, texts))
    treasure = treasure_on(tile, view)
    if treasure >= 0:
        named = texts.name(TREASURE, treasure)
        words = texts.say("cli-island-with-treasure", tile=words, treasure=named)
    if TILE.index[tile["id"]] == LANDING:
        words = texts.say("cli-island-with-landing", tile=words)
    if you in tile["pawns"]:
        words = texts.say("cli-island-with-you", tile=words)
    others = [seat for seat in tile["pawns"] if seat != you]
    if others:
        pawns = texts.seats(others, "the")
        words = texts.say("cli-island-with-pawns", tile=words, pawns=pawns, count=len(others))
    return words


def tile_facts(tile: str, texts: Texts) -> dict[str, object]:
    """The name of a tile in all its forms."""
    return texts.facts((("tile", TILE),), (TILE.index[tile],))


# -- the island drawn ----------------------------------------------------------------------------

NARROWEST: Final = 13  # columns of the terminal for a tile
WIDEST: Final = 18
FRAME: Final = 2  # on both sides of a tile
LINES: Final = 2  # for the name of a tile, more if it does not fit

TALL: Final = 40  # lines of a terminal in which the frames leave room for the rest

WAVE: Final = "≈"
# For each state: two upper corners, two lower corners, the edge and the side. In terminals without
# these signs `encoding` puts +, -, | and ~ for them.
FRAMES: Final = {"dry": tuple("╭╮╰╯─│"), "flooded": (WAVE,) * 6, "sunk": (" ",) * 6}
STYLES: Final = {"dry": "", "flooded": "bright_blue", "sunk": "dim"}
GONE: Final = "~"  # a space whose tile has sunk; the open sea is empty
PAWN: Final = "bold reverse"


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


def drawn_island(view: View, texts: Texts, widths: list[int], you: int | None) -> Grid:
    """A frame for each tile: solid when dry, waves when flooded; a single wave when sunk."""
    grid = Grid.grid()
    for width in widths:
        grid.add_column(width=width)
    for row in range(1, view["layout"]["height"] + 1):
        tiles = {tile["column"]: tile for tile in view["tiles"] if tile["row"] == row}
        lines = max([LINES, *[lines_for(tile, widths, texts) for tile in tiles.values()]])
        cells = [tiles.get(column) for column in range(1, len(widths) + 1)]
        grid.add_row(
            *[
                drawn_tile(tile, view, texts, width, lines, you) if tile else ""
                for tile, width in zip(cells, widths, strict=True)
            ]
        )
    return grid


def lines_for(tile: View, widths: list[int], texts: Texts) -> int:
    """How many lines the name of a tile takes."""
    return len(wrap(name(TILE, tile["id"], texts), widths[tile["column"] - 1] - FRAME))


def drawn_tile(
    tile: View, view: View, texts: Texts, width: int, lines: int, you: int | None
) -> Text:
    """Its place and what it is good for are on the upper edge, pawns are on the lower one."""
    state, pawns = tile["state"], pawns_on(tile, you)
    left, right, low_left, low_right, edge, side = FRAMES[state]
    inner = width - FRAME
    title = f" {place(tile)} {sign_on(tile, view, texts)}".rstrip() + " "
    title = edge * (len(title) < inner) + title
    called = GONE if state == "sunk" and not pawns else name(TILE, tile["id"], texts)
    named = wrap(called, inner)
    rows = [line.center(inner) for line in named + [""] * (lines - len(named))]
    style = STYLES[state]
    drawing = Text(f"{left}{title.ljust(inner, edge)}{right}\n", style)
    drawing.append("".join([f"{side}{row}{side}\n" for row in rows]), style)
    below = f" {pawns} " if pawns else ""
    before = (inner - len(below)) // 2
    drawing.append(low_left + edge * before, style)
    drawing.append(below, PAWN)
    drawing.append(edge * (inner - before - len(below)) + low_right, style)
    return drawing


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


def compact_island(view: View, texts: Texts, widths: list[int], you: int | None) -> Grid:
    """Without frames, for low terminals: waves around the place of a flooded tile."""
    grid = Grid.grid()
    for width in widths:
        grid.add_column(width=width)
    for row in range(1, view["layout"]["height"] + 1):
        tiles = {tile["column"]: tile for tile in view["tiles"] if tile["row"] == row}
        cells = [tiles.get(column) for column in range(1, len(widths) + 1)]
        grid.add_row(
            *[
                compact_tile(tile, view, texts, width, you) if tile else ""
                for tile, width in zip(cells, widths, strict=True)
            ]
        )
    return grid


def compact_tile(tile: View, view: View, texts: Texts, width: int, you: int | None) -> Text:
    state, pawns = tile["state"], pawns_on(tile, you)
    wave = WAVE if state == "flooded" else ""
    head = Text(f"{wave}{place(tile)}{wave} {sign_on(tile, view, texts)}".strip(), STYLES[state])
    if pawns:
        head.append(" ").append(pawns, PAWN)
    called = GONE if state == "sunk" and not pawns else name(TILE, tile["id"], texts)
    return head.append("\n").append("\n".join(wrap(called, width - 1)), STYLES[state])


# -- around the island ---------------------------------------------------------------------------


def surroundings(view: View, texts: Texts, *, explained: bool) -> list[str]:
    """Water, dangers, treasures, people and decks."""
    dangers = dangers_in(view, texts)
    return [
        texts.say(
            "cli-island-water", level=view["level"], skull=view["skull"], cards=view["flood_cards"]
        ),
        *([texts.say("cli-island-dangers", dangers="; ".join(dangers))] if dangers else []),
        treasures(view, texts),
        *[seat_line(seat, view, texts, explained=explained) for seat in range(len(view["seats"]))],
        treasure_deck(view, texts),
        flood_deck(view, texts),
    ]


def dangers_in(view: View, texts: Texts) -> list[str]:
    """What one or two more Flood cards could lose the game with."""
    found = []
    left: dict[int, list[View]] = {}
    for tile in view["tiles"]:
        treasure = treasure_on(tile, view)
        if treasure >= 0:
            left.setdefault(treasure, []).append(tile)
        if TILE.index[tile["id"]] == LANDING and tile["state"] == "flooded":
            facts = tile_facts(tile["id"], texts)
            found.append(texts.say("cli-island-danger-landing", **facts))
    for treasure, tiles in left.items():
        if len(tiles) == 1:
            facts = texts.facts((("tile", TILE), ("treasure", TREASURE)), (0, treasure))
            facts |= tile_facts(tiles[0]["id"], texts)
            found.append(
                texts.say("cli-island-danger-treasure", state=state_of(tiles[0], texts), **facts)
            )
    return found


def treasures(view: View, texts: Texts) -> str:
    captured = [
        name(TREASURE, treasure, texts) for treasure, got in view["treasures"].items() if got
    ]
    missing = [
        name(TREASURE, treasure, texts) for treasure, got in view["treasures"].items() if not got
    ]
    return texts.say(
        "cli-island-treasures",
        captured=texts.listed(captured),
        number=len(captured),
        missing=texts.listed(missing),
        open=len(missing),
    )


def seat_line(seat: int, view: View, texts: Texts, *, explained: bool) -> str:
    """Where somebody is, what they hold and, to explain, what they can do."""
    of_seat = view["seats"][seat]
    hand = of_seat["hand"]
    line = texts.say(
        "cli-island-seat",
        seat=texts.seat(seat),
        hand=cards_in_words(hand, texts),
        number=sum(hand.values()),
        **tile_facts(of_seat["tile"], texts),
    )
    if not explained:
        return line
    role = ROLE.index[of_seat["role"]]
    return f"{line} {texts.about(ROLE, role)} {texts.flavour(ROLE, role)}"


def cards_in_words(cards: dict[str, int], texts: Texts) -> str:
    """Cards with their numbers: "Sandbags, Earth Stone ×3"."""
    return ", ".join(
        [
            name(CARD, card, texts) + (f" ×{number}" if number > 1 else "")
            for card, number in cards.items()
        ]
    )


def treasure_deck(view: View, texts: Texts) -> str:
    discard = view["treasure_discard"]
    return texts.say(
        "cli-island-treasure-deck",
        cards=view["treasure_deck"],
        number=sum(discard.values()),
        discard=cards_in_words(discard, texts),
    )


def flood_deck(view: View, texts: Texts) -> str:
    """The deck; what was put back on top of it is known, but for its order."""
    discard = [name(TILE, tile, texts) for tile in view["flood_discard"]]
    line = texts.say(
        "cli-island-flood-deck",
        cards=view["flood_deck"],
        number=len(discard),
        discard=", ".join(discard),
    )
    on_top = view["flood_layers"][:-1]  # all layers but the one at the bottom
    known = [", ".join([name(TILE, tile, texts) for tile in layer]) for layer in on_top]
    if not known:
        return line
    return line + " " + texts.say("cli-island-flood-top", cards="; ".join(known))
