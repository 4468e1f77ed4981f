"""Saved games as the commands read them."""

from __future__ import annotations

from pathlib import Path

from robinsonade.files import load_match, read_match_data
from robinsonade.kernel.match import Match
from robinsonade.kernel.match_file import FORMAT, BadMatch


def load_game(file: Path) -> Match:
    """The game in a file; whatever does not even claim to be one is called what it is."""
    if read_match_data(file).get("format") != FORMAT:
        raise BadMatch("match-not-json", file=str(file))
    return load_match(file)
