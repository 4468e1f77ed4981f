"""What a diver may know in numbers, for programs that learn."""

from __future__ import annotations

from pearls.box.components import AIR, ROUNDS, SHELL
from robinsonade.kernel.observation import Field, Height, Number, OfSeats, Pile

MOST_PEARLS = 20


def fields() -> list[Field]:
    """The table of what is observed."""
    return [
        OfSeats("pearls", "pearls", high=MOST_PEARLS),
        OfSeats("air", "air", high=AIR),
        OfSeats("charms", "charms", high=6),
        Height("deck", "shells that are still closed", high=60),
        Pile("pile", "shells that have been opened", of=SHELL.ids, high=20),
        Number("round", "the round", at="turn", high=ROUNDS),
    ]
