"""Games are kept while they are played, so that nothing is lost when a terminal closes."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from robinsonade.files import read_match_data, save_match
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused

STATE: Final = "XDG_STATE_HOME"  # where programs keep such things, if it says so
STATE_ON_WINDOWS: Final = "LOCALAPPDATA"
MOST: Final = 20  # games that are kept


def folder() -> Path:
    """Where games are kept."""
    base = os.environ.get(STATE) or os.environ.get(STATE_ON_WINDOWS)
    return (Path(base) if base else Path.home() / ".local" / "state") / "robinsonade" / "games"


class Keeper:
    """Writes one game down after each choice of a person; where that fails, it says nothing."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file  # None: it gets a name when it is first kept
        self.kept: Path | None = file  # where it lies, if it does

    def keep(self, match: Match) -> None:
        if self.file is None:
            stamp = time.strftime("%Y%m%d-%H%M%S")
            self.file = folder() / f"{match.game.slug}-{stamp}-{os.getpid()}.json"
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            save_match(match, self.file)
            self.kept = self.file
        except (OSError, Refused):
            self.kept = None
        prune()

    def forget(self) -> None:
        """The game is over."""
        if self.kept is not None:
            self.kept.unlink(missing_ok=True)
            self.kept = None


def kept_games() -> list[Path]:
    """The newest first."""
    try:
        files = [(file.stat().st_mtime_ns, file) for file in folder().glob("*.json")]
    except OSError:
        return []
    return [file for _, file in sorted(files, reverse=True)]


def prune() -> None:
    for file in kept_games()[MOST:]:
        file.unlink(missing_ok=True)


def last_kept(slug: str | None) -> Path:
    """The game, of this title if one is named, that was played last."""
    for file in kept_games():
        if slug is None or read_match_data(file).get("game") == slug:
            return file
    raise Refused("nothing-to-resume")
