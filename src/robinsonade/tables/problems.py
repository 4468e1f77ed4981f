"""What goes wrong becomes a problem document: a key, its facts and one sentence."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.refusal import Refused

MEDIA_TYPE: Final = "application/problem+json"

# Whatever else is refused: the request was understood and cannot be done (422).
STATUS_OF: Final = {
    "stale": 409,
    "cannot-undo": 409,
    "nothing-to-undo": 409,
    "nothing-to-restart": 409,
    "no-request": 409,
    "game-over": 409,
    "table-closed": 409,
    "no-going-on": 409,
    "not-passable": 409,
    "going-on-later": 409,
    "not-waited-for": 409,
    "not-lent": 409,
    "lending-later": 409,
    "name-taken": 409,
    "too-many-words": 429,
    "seat-of-other-kind": 409,
    "too-many-commands": 409,
    "too-many-changes": 409,
    "already-agreed": 409,
    "not-over": 409,
    "choice-not-offered": 409,
    "choice-unplayable": 409,
    "seat-taken": 409,
    "seat-given-up": 409,
    "other-rules": 409,
    "damaged-game": 409,
    "not-manager": 403,
    "not-ready": 503,
    "no-such-game": 404,
    "no-such-lesson": 404,
    "no-such-seat": 404,
    "unknown-puzzle": 404,
    "no-such-page": 404,
    "unknown-language": 404,
    "unknown-game": 404,
    "bad-token": 403,
    "not-your-seat": 403,
    "no-seat": 403,
    "foreign-origin": 403,
    "bad-method": 405,
    "too-slow": 408,
    "wrong-host": 421,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-streams": 429,
    "internal": 500,
    "no-database": 503,
    "no-space": 503,
    "no-thought": 503,
    "too-busy": 503,
    "closing": 503,
    "put-away": 503,
    "open-elsewhere": 409,
    "needs-server": 422,
    "storage-full": 507,
    "storage-failed": 503,
}
STATUS_DEFAULT: Final = 422


def status_of(refused: Refused) -> int:
    return STATUS_OF.get(refused.key, STATUS_DEFAULT)


def document(refused: Refused, detail: str, **extra: Any) -> dict[str, Any]:
    """What is answered to a request that was refused."""
    return {
        "type": f"urn:robinsonade:{refused.key}",
        "status": status_of(refused),
        "key": refused.key,
        "facts": refused.facts,
        "detail": detail,
        **extra,
    }
