"""Forbidden Island in a terminal: the tiles row by row or as a grid, and what lies around them."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.box import ROUNDED, Box
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from robinsonade.cli.boards.board import Board
from robinsonade.cli.screen import Screen
from robinsonade.games.forbidden_island.components import (
    CARD,
    ELEMENTS,
    ROLE,
    TILE,
    TREASURE,
    TREASURE_AT,
    TREASURE_IDS,
)
from robinsonade.kernel.noun import Noun
from robinsonade.text import Texts

View = dict[str, Any]


class IslandBoard(Board):
    """The island, drawn or row by row, then everything else."""

    legend = "cli-island-legend"

    def can_draw(self, screen: Screen, view: View) -> bool:
        return column_widths(view, screen.texts, screen.width) is not None

    def show(self, screen: Screen, view: View, *, drawn: bool) -> None:
        widths = column_widths(view, screen.texts, screen.width) if drawn else None
        if widths is not None:
            screen.draw(drawn_island(view, screen.texts, widths))
        else:
            for line in island_rows(view, screen.texts):
                screen.line(line)
        for line in surroundings(view, screen.texts):
            screen.line(line)


BOARD: Final = IslandBoard()


def name(noun: Noun, thing: str, texts: Texts) -> str:
    return texts.name(noun, noun.index[thing])


def treasure_on(tile: View, view: View) -> int:
    """The treasure that can still be captured on a tile, or -1."""
    treasure = TREASURE_AT[TILE.index[tile["id"]]]
    gone = treasure >= 0 and view["treasures"][TREASURE_IDS[treasure]]
    return -1 if gone or tile["state"] == "sunk" else treasure


# -- the island in words -------------------------------------------------------------------------


def island_rows(view: View, texts: Texts) -> list[str]:
    """One line for each row, from its first space to its last."""
    lines = []
    sea = texts.say("cli-island-open-sea")
    for row in range(1, view["layout"]["height"] + 1):
        tiles = {tile["column"]: tile for tile in view["tiles"] if tile["row"] == row}
        first, last = min(tiles), max(tiles)
        parts = [
            tile_in_words(tiles[column], view, texts) if column in tiles else sea
            for column in range(first, last + 1)
        ]
        lines.append(
            texts.say("cli-island-row", row=row, first=first, last=last, tiles="; ".join(parts))
        )
    return lines


def tile_in_words(tile: View, view: View, texts: Texts) -> str:
    """A tile with its state, its treasure and the pawns on it."""
    words = texts.say(f"cli-island-{tile['state']}", **tile_facts(tile["id"], texts))
    treasure = treasure_on(tile, view)
    if treasure >= 0:
        named = texts.name(TREASURE, treasure)
        words = texts.say("cli-island-with-treasure", tile=words, treasure=named)
    if tile["pawns"]:
        pawns = texts.listed([texts.seat(seat) for seat in tile["pawns"]])
        count = len(tile["pawns"])
        words = texts.say("cli-island-with-pawns", tile=words, pawns=pawns, count=count)
    return words


def tile_facts(tile: str, texts: Texts) -> dict[str, object]:
    """The name of a tile in all its forms."""
    return texts.facts((("tile", TILE),), (TILE.index[tile],))


# -- the island drawn ----------------------------------------------------------------------------

NARROWEST: Final = 13  # columns of the terminal for a tile
WIDEST: Final = 18
FRAME: Final = 2  # on both sides of a tile, and above and below it
LINES: Final = 2  # for the name of a tile, more if it does not fit

WAVES: Final = Box("≈≈≈≈\n≈ ≈≈\n≈≈≈≈\n≈ ≈≈\n≈≈≈≈\n≈≈≈≈\n≈ ≈≈\n≈≈≈≈\n")
SEA: Final = Box("    \n    \n    \n    \n    \n    \n    \n    \n")
BOXES: Final = {"dry": ROUNDED, "flooded": WAVES, "sunk": SEA}
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


def drawn_island(view: View, texts: Texts, widths: list[int]) -> Grid:
    """A frame for each tile: solid when dry, waves when flooded; a single wave when sunk."""
    grid = Grid.grid()
    for width in widths:
        grid.add_column(width=width)
    for row in range(1, view["layout"]["height"] + 1):
        tiles = {tile["column"]: tile for tile in view["tiles"] if tile["row"] == row}
        lines = max([LINES, *[lines_for(tile, widths, texts) for tile in tiles.values()]])
        cells = [tiles.get(column) for column in range(1, len(widths) + 1)]
        grid.add_row(*[drawn_tile(tile, view, texts, lines) if tile else "" for tile in cells])
    return grid


def lines_for(tile: View, widths: list[int], texts: Texts) -> int:
    """How many lines the name of a tile takes."""
    return len(wrap(name(TILE, tile["id"], texts), widths[tile["column"] - 1] - FRAME))


def drawn_tile(tile: View, view: View, texts: Texts, lines: int) -> Panel:
    """The element of a treasure is on the upper edge, pawns are on the lower one."""
    state = tile["state"]
    treasure = treasure_on(tile, view)
    element = texts.say(f"cli-island-sign-{ELEMENTS[treasure]}") if treasure >= 0 else ""
    pawns = [Text(str(seat + 1), PAWN) for seat in tile["pawns"]]
    called = GONE if state == "sunk" and not pawns else name(TILE, tile["id"], texts)
    return Panel(
        Text(called, STYLES[state], justify="center"),
        BOXES[state],
        title=element or None,
        subtitle=Text(" ").join(pawns) if pawns else None,
        border_style=STYLES[state],
        height=lines + FRAME,
        padding=0,
    )


# -- around the island ---------------------------------------------------------------------------


def surroundings(view: View, texts: Texts) -> list[str]:
    """Water, treasures, people and decks."""
    return [
        texts.say(
            "cli-island-water", level=view["level"], skull=view["skull"], cards=view["flood_cards"]
        ),
        treasures(view, texts),
        *[seat_line(seat, view, texts) for seat in range(len(view["seats"]))],
        treasure_deck(view, texts),
        flood_deck(view, texts),
    ]


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


def seat_line(seat: int, view: View, texts: Texts) -> str:
    """Where somebody is, what they can do and what they hold."""
    of_seat = view["seats"][seat]
    hand = of_seat["hand"]
    return texts.say(
        "cli-island-seat",
        seat=texts.seat(seat),
        power=texts.about(ROLE, ROLE.index[of_seat["role"]]),
        hand=cards_in_words(hand, texts),
        number=sum(hand.values()),
        **tile_facts(of_seat["tile"], texts),
    )


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
