"""How the game ends (RC-17.1), settled at the next quiet moment."""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
WON: Final = 1
DEAD: Final = 2  # RC-3.4
OUT_OF_ROUNDS: Final = 3
JENNY_DEAD: Final = 4
BURIED: Final = 5
KID_STARVED: Final = 6
DIRECTOR_DEAD: Final = 7
