"""Match files on disk."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from robinsonade.games import GAMES, find_game, use_variant
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.match_file import BadMatch, check_plain
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slips import BadFile, no_toml
from robinsonade.kernel.variant import Variant

LARGEST_FILE: Final = 16 * 1024 * 1024  # bytes


def save_match(match: Match, path: str | Path) -> None:
    """Write a match file, whole or not at all."""
    path = Path(path)
    text = json.dumps(match.to_dict(), indent=1, ensure_ascii=False) + "\n"
    try:
        handle, temporary = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    except OSError as error:
        raise Refused("cannot-write", file=str(path), why=error.strerror or str(error)) from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            os.fchmod(file.fileno(), 0o666 & ~current_umask())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise Refused("cannot-write", file=str(path), why=error.strerror or str(error)) from error


def current_umask() -> int:
    """Which rights new files do not get; there is no way to ask without setting."""
    umask = os.umask(0)
    os.umask(umask)
    return umask


def read_match_data(path: str | Path) -> dict[str, Any]:
    """What a match file says, unchecked."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise BadMatch("match-too-large", file=str(path))
        data = json.loads(content.decode("utf-8"))
    except OSError as error:
        raise Refused("cannot-read", file=str(path), why=error.strerror or str(error)) from error
    except BadMatch:
        raise
    except (ValueError, RecursionError) as error:
        raise BadMatch("match-not-json", file=str(path), why=str(error)) from error
    if not isinstance(data, dict):
        raise BadMatch("match-not-json", file=str(path), why="not an object")
    check_plain(data)
    return data


def load_match(path: str | Path) -> Match:
    """The match in a file, replayed and checked; in its variant, if it has one."""
    data = read_match_data(path)
    variant = data.get("variant")
    if isinstance(variant, dict) and isinstance(variant.get("text"), str):
        use_variant(Variant.read(variant["text"], str(path)), str(path))
    return replay(find_game(str(data.get("game"))), data)


def load_variant(path: str | Path) -> Variant:
    """The variant in a file; the game is played in it from now on.

    That has to be said before the game is first asked for: its data are read once.
    """
    variant = read_variant(path)
    use_variant(variant, str(path))
    return variant


def read_variant(path: str | Path) -> Variant:
    """The variant in a file, not yet compared with the game."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise Refused("cannot-read", file=str(path), why=error.strerror or str(error)) from error
    except ValueError as error:
        raise BadFile("bad-variant", [no_toml(str(path), str(error))], file=str(path)) from error
    return Variant.read(text, str(path))


def checked_variant(file: Path) -> Variant:
    """The variant in a file, compared with the data of its game."""
    variant = read_variant(file)
    problems = variant.problems(GAMES.package_of(variant.game), str(file))
    if problems:
        raise BadFile("bad-variant", problems, file=str(file))
    return variant
