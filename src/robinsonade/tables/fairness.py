"""The seed: chosen before anybody sits down, locked in by its hash, shown at the end."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from robinsonade.kernel.chance import new_seed

SALT_BYTES: Final = 32


async def seed_source() -> Callable[[], int]:
    """Where the seeds of new games come from; tests put a source in its place that they know."""
    return new_seed


def new_salt() -> str:
    """The salt in hexadecimal: without it the seed could be found by trying."""
    return secrets.token_hex(SALT_BYTES)


def commitment(salt: str, seed: int) -> str:
    """What is published at the start: SHA-256 of the salt's bytes and the seed's decimal digits.

    >>> commitment("00ff", 7)[:16]
    'a6c201ac2a5d1f56'
    """
    return hashlib.sha256(bytes.fromhex(salt) + str(seed).encode("ascii")).hexdigest()
