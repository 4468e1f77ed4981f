"""What the shells say, for those who draw them."""

from __future__ import annotations

from typing import Any

from pearls.box.components import COPIES, EFFECT_ROWS, REEF_OF, SHELL_IDS


def printed() -> dict[str, Any]:
    """How many there are of each shell, where, and what it does."""
    return {
        "shells": {
            name: {
                "copies": COPIES[shell],
                "reef": REEF_OF[shell],
                "effect": [dict(row.values) for row in EFFECT_ROWS[shell]],
            }
            for shell, name in enumerate(SHELL_IDS)
        }
    }
