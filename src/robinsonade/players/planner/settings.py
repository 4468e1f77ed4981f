"""How much a planner thinks, as its name says: `planner:rollouts=512,k=16`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from robinsonade.kernel.refusal import Refused

PLANNER: Final = "planner"


@dataclass(frozen=True)
class Settings:
    """What a search may cost and when it is believed."""

    rollouts: int = 128
    k: int = 8  # plans that are tried
    z: float = -1.0  # standard errors by which a plan must lead; -1: as the game has it
    horizon: int = -1  # turns; 0: to the end; -1: as the game has it
    loyalty: float = -1.0  # where all can win and one of them best, 0 to 1; -1: as the game has it
    time: float = 0.0  # seconds for a decision; 0: as long as the rollouts take


LEVELS: Final = {
    PLANNER: Settings(),
    f"{PLANNER}:easy": Settings(rollouts=32, k=4),
    f"{PLANNER}:strong": Settings(rollouts=512, k=12),
}


def read_settings(name: str) -> Settings:
    """The settings that a name asks for.

    >>> read_settings("planner:rollouts=64,horizon=2")
    Settings(rollouts=64, k=8, z=-1.0, horizon=2, loyalty=-1.0, time=0.0)
    >>> read_settings("planner:easy").rollouts
    32
    """
    if name in LEVELS:
        return LEVELS[name]
    settings = LEVELS[PLANNER]
    for word in name.partition(":")[2].split(","):
        key, _, value = word.strip().partition("=")
        settings = with_word(settings, key, value, name)
    return settings


def with_word(settings: Settings, key: str, value: str, name: str) -> Settings:
    try:
        if key == "rollouts":
            settings = replace(settings, rollouts=int(value))
        elif key == "k":
            settings = replace(settings, k=int(value))
        elif key == "horizon":
            settings = replace(settings, horizon=int(value))
        elif key == "z":
            settings = replace(settings, z=float(value))
        elif key == "loyalty":
            settings = replace(settings, loyalty=float(value))
        elif key == "time":
            settings = replace(settings, time=float(value))
        else:
            raise ValueError
    except ValueError as error:
        raise Refused("bad-planner", given=name) from error
    fits = 1 <= settings.rollouts <= 100_000 and 1 <= settings.k <= 100
    fits = fits and -1.0 <= settings.z <= 10.0 and -1.0 <= settings.loyalty <= 1.0
    fits = fits and -1 <= settings.horizon <= 1_000
    if not (fits and 0.0 <= settings.time <= 600.0):
        raise Refused("bad-planner", given=name)
    return settings
