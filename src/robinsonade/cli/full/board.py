"""The pane with the drawing: arrow keys and mouse go from thing to thing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from robinsonade.cli.boards.board import Board, Room
from robinsonade.cli.boards.canvas import Canvas, Place
from robinsonade.text import Texts

OFFERED: Final = "bold underline"  # something can be done with it now
POINTED: Final = "reverse"
BELOW: Final = "dim"  # the table in words, where there is room, or after scrolling
HIGH: Final = 40  # lines: more than a drawing needs, where it has to scroll
DIRECTIONS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ASIDE: Final = 2.0  # how much more a step aside weighs than a step ahead


class BoardPane(Static, can_focus=True):
    """Draws the last view into the room that there is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, f"point('{key}')", show=False) for key in DIRECTIONS],
        Binding("enter", "pick", show=False),
    ]

    class Pointed(Message):
        """Somebody looks at this thing; empty: at none."""

        def __init__(self, thing: str) -> None:
            self.thing = thing
            super().__init__()

    class Picked(Message):
        """Somebody wants to do something with one of these things, the nearest first."""

        def __init__(self, things: list[str]) -> None:
            self.things = things
            super().__init__()

    def __init__(self, board: Board, texts: Texts) -> None:
        super().__init__("", id="drawing")
        self.board = board
        self.texts = texts
        self.view: dict[str, Any] | None = None
        self.you: int | None = None
        self.offered: set[str] = set()
        self.words: list[str] = []  # the table, below the drawing or instead of it
        self.thing = ""  # what is pointed at
        self.canvas: Canvas | None = None

    def show_view(self, view: dict[str, Any], you: int | None) -> None:
        self.view, self.you = view, you
        self.redraw()

    def offer(self, things: set[str]) -> None:
        """Mark what something can be done with."""
        self.offered = things
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    def room(self) -> Room:
        parent = self.parent
        size = getattr(parent, "scrollable_content_region", None)
        return Room(size.width, size.height) if size is not None else Room(0, 0)

    def redraw(self) -> None:
        """As large as the pane; higher, and scrolled, if it must be."""
        room = self.room()
        if self.view is None or not room.width:
            return
        found = None
        for height in (room.height, HIGH):
            found = found or self.board.sketch(
                self.view, self.texts, Room(room.width, height, True), self.you
            )
        self.canvas = found
        if found is None:
            self.update(Text("\n".join(self.words)))
            return
        marked = [place for place in found.places if place.thing in self.offered]
        lines = found.rows(marked, OFFERED)
        if self.has_focus or self.thing:
            for place in [place for place in found.places if place.thing == self.thing]:
                for line in lines[place.top : place.top + place.height]:
                    line.stylize(POINTED, place.left, place.left + place.width)
        below = Text("\n".join(["", "", *self.words]), BELOW) if self.words else Text()
        self.update(Text("\n").join(lines) + below)

    # -- pointing --------------------------------------------------------------------------------

    def point_at(self, thing: str) -> None:
        if thing != self.thing:
            self.thing = thing
            self.redraw()
            self.post_message(self.Pointed(thing))

    def on_blur(self) -> None:
        self.point_at("")

    def on_focus(self) -> None:
        places = self.canvas.places if self.canvas is not None else []
        first = [place.thing for place in places if place.thing in self.offered]
        self.point_at((first or [place.thing for place in places] or [""])[0])

    def action_point(self, key: str) -> None:
        """To the nearest thing in this direction."""
        places = self.canvas.places if self.canvas is not None else []
        here = next((place for place in places if place.thing == self.thing), None)
        if here is None:
            self.on_focus()
            return
        ways = [(distance(here, place, DIRECTIONS[key]), place.thing) for place in places]
        ahead = [way for way in ways if way[0] > 0]
        if ahead:
            self.point_at(min(ahead)[1])

    def on_mouse_move(self, event: events.MouseMove) -> None:
        there = self.canvas.things_at(event.x, event.y) if self.canvas is not None else []
        self.point_at(there[0] if there else "")

    def on_leave(self, event: events.Leave) -> None:
        if not self.has_focus:
            self.point_at("")

    def on_click(self, event: events.Click) -> None:
        there = self.canvas.things_at(event.x, event.y) if self.canvas is not None else []
        if there:
            self.post_message(self.Picked(there))

    def action_pick(self) -> None:
        if self.thing:
            self.post_message(self.Picked([self.thing]))


def distance(here: Place, there: Place, direction: tuple[int, int]) -> float:
    """How far it is in this direction; 0: it lies in another one.

    >>> right = Place("b", 10, 0, 5, 3)
    >>> distance(Place("a", 0, 0, 5, 3), right, (1, 0)), distance(right, right, (0, 1))
    (10.0, 0.0)
    """
    (x, y), (to_x, to_y) = here.middle, there.middle
    ahead = (to_x - x) * direction[0] + (to_y - y) * direction[1] * ASIDE
    aside = abs((to_x - x) * direction[1]) + abs((to_y - y) * direction[0]) * ASIDE
    return ahead + ASIDE * aside if ahead > 0 and aside <= ASIDE * ahead else 0.0
