"""How a game is played in the terminal: on the full screen or line by line, drawn or in words."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import Annotated, Final

import typer

from robinsonade.cli.conversation import play_match
from robinsonade.cli.guide import Guide
from robinsonade.cli.keeping import Keeper
from robinsonade.cli.screen import Screen
from robinsonade.cli.session import Session
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.players.asking import SMART
from robinsonade.players.player import Player

FULL: Final = "full"
GRID: Final = "grid"
PLAIN: Final = "plain"
LINES: Final = "lines"  # drawn or not, as there is room
FACES: Final = (FULL, GRID, PLAIN, LINES)
USUAL: Final = "ROBINSONADE_TERMINAL"  # one of them, for those who always want the same
FEWEST_COLUMNS: Final = 80
FEWEST_LINES: Final = 24
DUMB: Final = ("dumb", "unknown")

Grid = Annotated[bool | None, typer.Option("--grid/--plain", help="cli-help-play-grid")]
Full = Annotated[bool | None, typer.Option("--full/--lines", help="cli-help-play-face")]


def chosen_face(full: bool | None, grid: bool | None, screen: Screen) -> str:
    """What the options say, else what the environment says, else what suits the terminal."""
    if full:
        return FULL
    if grid is not None:
        return GRID if grid else PLAIN
    usual = os.environ.get(USUAL, "")
    if usual and usual not in FACES:
        raise Refused("bad-face", given=usual, allowed=", ".join(FACES), name=USUAL)
    if full is None and usual:
        return usual
    return FULL if full is None and suits_full(screen) else LINES


def suits_full(screen: Screen) -> bool:
    """Is this a terminal with room enough, and is there what draws panes?"""
    size = shutil.get_terminal_size()
    roomy = size.columns >= FEWEST_COLUMNS and size.lines >= FEWEST_LINES
    if not screen.interactive or not roomy or os.environ.get("TERM", "") in DUMB:
        return False
    return find_spec("textual") is not None


def make_session(
    face: str,
    match: Match,
    players: list[Player | None],
    screen: Screen,
    *,
    asking: str = SMART,
    guide: Guide | None = None,
    keeper: Keeper | None = None,
) -> Session:
    """The session that a face shows."""
    if face == FULL:
        from robinsonade.cli.full.face import Face
        from robinsonade.cli.full.session import FullSession

        panes = Face(screen.texts)
        return FullSession(
            match, players, panes, grid=True, asking=asking, guide=guide, keeper=keeper
        )
    screen.plain = face == PLAIN
    drawn = screen.interactive if face == LINES else face == GRID
    return Session(match, players, screen, grid=drawn, asking=asking, guide=guide, keeper=keeper)


def play_session(face: str, session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    if face != FULL:
        play_match(session)
        return
    from robinsonade.cli.full.app import show_full
    from robinsonade.cli.full.session import FullSession

    assert isinstance(session, FullSession)
    show_full(session)
