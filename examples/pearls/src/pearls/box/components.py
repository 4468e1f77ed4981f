"""The numbers of the game and its shells, from data/game.toml and data/shells.toml."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.noun import Noun

PACKAGE: Final = "pearls"

_GAME: Final = DataFile.read(PACKAGE, "game.toml")
_CONSTANTS: Final = _GAME.row("constants")
FEWEST_DIVERS: Final = _CONSTANTS.number("fewest_divers")
MOST_DIVERS: Final = _CONSTANTS.number("most_divers")
ROUNDS: Final = _CONSTANTS.number("rounds")
HIGHEST_BID: Final = _CONSTANTS.number("highest_bid")
AIR: Final = _CONSTANTS.number("air")
DIE_SIDES: Final = _CONSTANTS.number("die_sides")
LUCKY_SIDE: Final = _CONSTANTS.number("lucky_side")
CHARM_PEARLS: Final = _CONSTANTS.number("charm_pearls")
_CONSTANTS.close()

TIDES: Final = ("low", "high")
_CHARMS: Final = _GAME.row("charms")
CHARMS: Final = {tide: _CHARMS.number(tide) for tide in TIDES}
_CHARMS.close()

COLOURS: Final = ("red", "green", "blue")
REEFS: Final = ("calm", "wild")

_SHELLS: Final = DataFile.read(PACKAGE, "shells.toml").rows("shell")
SHELL_IDS: Final = unique_ids(_SHELLS)
COPIES: Final = [row.number("copies") for row in _SHELLS]
REEF_OF: Final = [row.one_of("reef", REEFS) for row in _SHELLS]
EFFECT_ROWS: Final[list[list[Row]]] = [row.parts("effect") for row in _SHELLS]
for _row in _SHELLS:
    _row.close()

SHELL: Final = Noun("shell", SHELL_IDS, on_board=True)
COLOUR: Final = Noun("colour", COLOURS)


def shells_of(reef: str) -> list[int]:
    """PEARL-2.1, PEARL-2.2: the shells of a game; the wild reef has some more.

    >>> len(shells_of("calm")), len(shells_of("wild"))
    (12, 18)
    """
    return [
        shell
        for shell, copies in enumerate(COPIES)
        for _ in range(copies)
        if REEF_OF[shell] == "calm" or reef == "wild"
    ]
