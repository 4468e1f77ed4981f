"""What each shell does, read from data/shells.toml, and how it is told."""

from __future__ import annotations

from typing import Final

from pearls.box.components import EFFECT_ROWS, SHELL_IDS
from pearls.effects.verbs import VOCABULARY
from robinsonade.kernel.effects import Effect
from robinsonade.kernel.telling import THEN

EFFECTS: Final[list[list[Effect]]] = [
    [VOCABULARY.read(row, None) for row in rows] for rows in EFFECT_ROWS
]


def tellings() -> dict[str, str]:
    """What each shell does, in words."""
    return {
        f"shell-{name}": THEN.join([VOCABULARY.tell(None, row.values) for row in rows])
        for name, rows in zip(SHELL_IDS, EFFECT_ROWS, strict=True)
    }
