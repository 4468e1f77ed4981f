"""How far a storyline of a game has come, for reports."""

from __future__ import annotations

from typing import Final

UNSEEN: Final = 0
MET: Final = 1
FINISHED: Final = 2
