"""Secrets that browsers carry. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24  # 192 bits


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """A random token of this length needs no slow hash.

    >>> hash_of("a")[:8]
    'ca978112'
    """
    return hashlib.sha256(token.encode()).hexdigest()
