"""The lines of the score sheet and the rule behind each."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import Noun

LINE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "track": ("PAP-10.1",),
    "money": ("PAP-10.2", "PAP-10.3"),
    "food": ("PAP-10.4",),
    "energy": ("PAP-10.5",),
    "explorers": ("PAP-10.6",),
    "different": ("PAP-10.7",),
    "same": ("PAP-10.8",),
    "notebook": ("PAP-10.9",),
    "biology": ("PAP-10.10", "PAP-8.6"),
    "effects": ("PAP-10.11",),
}
LINE_IDS: Final = tuple(LINE_RULES)
LINE: Final = Noun("line", LINE_IDS)
LINES: Final = len(LINE_IDS)
