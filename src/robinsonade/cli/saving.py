"""Saving the match of a session."""

from __future__ import annotations

import os
from pathlib import Path

from robinsonade.cli.session import Session
from robinsonade.files import save_match


def save(session: Session, name: str, *, over: bool = False) -> None:
    """Into the file named, or else the last one; nothing is overwritten unasked."""
    file = Path(os.path.expanduser(name)) if name else session.file
    if file is None:
        session.screen.say("cli-name-a-file")
    elif over or may_write(session, file):
        save_match(session.match, file)
        session.mark_saved(file)
        session.screen.say("ui-saved", file=str(file))
    else:
        session.screen.say("cli-not-saved")


def may_write(session: Session, file: Path) -> bool:
    """A new file, or one that may be overwritten."""
    return not os.path.isfile(file) or session.screen.confirm("cli-overwrite", file=str(file))
