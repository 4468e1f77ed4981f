"""The command line: one module per command."""

from __future__ import annotations

import contextlib
import io
import sys


def main() -> None:
    """Run the command line."""
    from robinsonade.cli.app import app

    forgive_odd_characters()
    app(prog_name="robinsonade")


def forgive_odd_characters() -> None:
    """A letter that the terminal cannot show, or did not send properly, ends no game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="replace")
