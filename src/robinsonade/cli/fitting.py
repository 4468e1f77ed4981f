"""A question in a low terminal: board, forecast, what is asked and the choices on one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from robinsonade.cli.menu import Menu
from robinsonade.cli.screen import Piece, Screen

if TYPE_CHECKING:
    from robinsonade.cli.session import Session

FEWEST: Final = 6  # lines of a list that is cut, however much there is to say before it


def show_on_one_screen(session: Session, menu: Menu) -> None:
    """What is asked now in as many lines as the terminal has, the rest when somebody asks for it.

    A list that is too long goes down columns, loses its headings and has pages; what is left
    belongs to the board.
    """
    screen = session.screen
    with screen.holding() as board:
        session.show_board_if_due()
    with screen.holding() as foretold:
        session.show_forecast_if_due()
    with screen.holding() as asked:
        session.show_asked(menu)
    room = screen.height - session.cue_height(menu) - height(asked)
    for columns, tight in ((session.grid, False), (True, False), (True, True)):
        with screen.holding() as listed:
            session.show_menu(menu, columns=columns, tight=tight)
        if height(board + foretold + listed) <= room:
            break
    for_forecast = max(room // 3, room - height(listed))
    foretold = cut_below(screen, foretold, for_forecast, "cli-more-forecast")
    room -= height(foretold)
    shown = page_of(screen, listed, room, session.page)
    board = cut_below(screen, board, room - height(shown), "cli-more-board")
    for piece in [*board, *foretold, *asked, *shown]:
        screen.put(piece)


def height(pieces: list[Piece]) -> int:
    return sum(piece.height for piece in pieces)


def page_of(screen: Screen, pieces: list[Piece], most: int, number: int) -> list[Piece]:
    """A list that is too long has pages; each of them says that there are others."""
    if len(pieces) <= most:
        return pieces
    lines = max(FEWEST, most) - 1
    pages = -(-len(pieces) // lines)
    page = number % pages
    shown = pieces[page * lines : (page + 1) * lines]
    return [*shown, *said(screen, "cli-more-choices", page=page + 1, pages=pages)]


def cut_below(screen: Screen, pieces: list[Piece], most: int, rest: str) -> list[Piece]:
    """As much as there is room for, beginning above, and a sentence about the rest."""
    if height(pieces) <= most:
        return pieces
    found: list[Piece] = []
    for piece in pieces:
        if height(found) + piece.height > most - 1:
            break
        found.append(piece)
    return found + said(screen, rest) if most > 0 else []


def said(screen: Screen, key: str, **facts: object) -> list[Piece]:
    """A sentence."""
    with screen.holding() as pieces:
        screen.say(key, **facts)
    return pieces
