"""Plain output for commands that are not a conversation."""

from __future__ import annotations

import json
from typing import Any

import typer


def print_json(data: Any) -> None:
    """Data for programs, and nothing else, on standard output."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
