"""Forbidden Island in a terminal: the tiles row by row or as a grid, and what lies around them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType

from robinsonade.cli.boards.board import Board, Manner, Room, View, name
from robinsonade.cli.boards.canvas import Canvas
from robinsonade.cli.boards.island_drawing import (
    LOW,
    column_widths,
    drawn_island,
    place,
    treasure_on,
)
from robinsonade.cli.screen import Screen
from robinsonade.games.forbidden_island.box.components import (
    CARD,
    LANDING,
    ROLE,
    STEPS_DIAGONALLY,
    TILE,
    TILE_IDS,
    TREASURE,
)
from robinsonade.games.forbidden_island.choices import SANDBAGGING, SHORING, SHORING_TOO
from robinsonade.games.forbidden_island.guide.forecast import KINDS
from robinsonade.kernel.choice import Choice
from robinsonade.text import Texts

FORETOLD: Final = {kind.name: kind for kind in KINDS}
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
        texts, height = screen.texts, LOW if manner.short else screen.room_for_drawings
        drawn = manner.drawn and self.can_draw(screen, view)
        island = self.sketch(view, texts, Room(screen.width, height), manner.you) if drawn else None
        if island is not None:
            yield island
        else:
            yield from island_rows(view, texts, manner.you)
        if manner.short:
            yield from in_short(view, texts, manner.you)
        else:
            yield from surroundings(view, texts, explained=manner.explained)

    def sketch(self, view: View, texts: Texts, room: Room, you: int | None) -> Canvas | None:
        return drawn_island(view, texts, room, you)

    def cards(self, view: View, texts: Texts, you: int | None) -> Iterable[str]:
        """The hands, what everybody can do, and what the own cards are for."""
        for seat in range(len(view["seats"])):
            yield seat_line(seat, view, texts, explained=True)
        for card in view["seats"][you]["hand"] if you is not None else ():
            yield "  " + " ".join(texts.card_lines(CARD, CARD.index[card]))
        yield treasure_deck(view, texts)
        yield flood_deck(view, texts)

    def standing(self, seat: int, view: View, texts: Texts) -> str:
        return texts.say("cli-island-standing", level=view["level"], cards=view["flood_cards"])

    def foretell(self, forecast: View, texts: Texts, *, whole: bool) -> Iterable[str]:
        for line in forecast["lines"]:
            yield texts.forecast(FORETOLD[line["said"]["kind"]], line["said"]["words"])

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


def in_short(view: View, texts: Texts, you: int | None) -> list[str]:
    """What matters most: water, dangers, treasures, the own cards."""
    everything = surroundings(view, texts, explained=False)
    seats, decks = len(view["seats"]), 2
    of_table = everything[: -seats - decks]
    mine = [] if you is None else [everything[you - seats - decks]]
    return of_table + (mine or everything[-seats - decks : -decks])


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
