"""Data files parsed once: TOML takes long to read, and every program begins with it.

What a file says is kept beside it as Python keeps compiled modules: in `__pycache__`, only where
Python may write there, and under the hash of what stands in the file. So nothing that is kept can
be out of date, and whoever cannot read or write it parses the file.
"""

from __future__ import annotations

import contextlib
import hashlib
import marshal
import os
import sys
from importlib.resources.abc import Traversable
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, Final

HASH: Final = 16  # bytes


class BadToml(ValueError):
    """A file that is no TOML."""


def parse(file: Traversable) -> dict[str, Any]:
    """What a TOML file says."""
    source = file.read_bytes()
    if not isinstance(file, Path):  # in an archive
        return loads(source)
    digest = hashlib.blake2b(source, digest_size=HASH).digest()
    place = cache_from_source(str(file), optimization="").removesuffix("pyc") + "data"
    kept = recall(place, digest)
    if kept is None:
        kept = loads(source)
        if not sys.dont_write_bytecode:
            keep(place, digest, kept)
    return kept


def loads(source: bytes) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(source.decode("utf-8"))
    except ValueError as error:
        raise BadToml(str(error)) from error


def recall(place: str, digest: bytes) -> dict[str, Any] | None:
    """What was kept of a file with this hash."""
    try:
        with open(place, "rb") as file:
            if file.read(HASH) != digest:
                return None
            kept = marshal.load(file)
    except (OSError, EOFError, ValueError, TypeError):
        return None
    return kept if isinstance(kept, dict) else None


def keep(place: str, digest: bytes, said: dict[str, Any]) -> None:
    """Whole or not at all; not what marshal does not know, such as a date."""
    part = f"{place}.{os.getpid()}"
    with contextlib.suppress(OSError, ValueError):
        kept = digest + marshal.dumps(said)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        try:
            with open(part, "xb") as file:
                file.write(kept)
            os.replace(part, place)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(part)
