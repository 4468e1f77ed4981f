"""The command line: one module per command."""

from __future__ import annotations

import contextlib
import io
import sys


def main() -> None:
    """Run the command line."""
    from robinsonade.cli.app import app
    from robinsonade.cli.encoding import NEAREST, register_nearest

    register_nearest()
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NEAREST), (sys.stderr, NEAREST)):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors=errors)
    app(prog_name="robinsonade")
