"""Laying out the table."""

from __future__ import annotations

from pearls.box.components import CHARMS, COLOUR, shells_of
from pearls.steps.round import Round
from pearls.table.lagoon import DECK_STREAM, SETUP_STREAM, Lagoon
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM


def lay_out(t: Lagoon, options: dict[str, str]) -> None:
    """PEARL-2.1 to PEARL-2.5: the shells, the charms, the colours, the first diver."""
    t.deck = Deck.shuffled(shells_of(options["reef"]), t.chance, DECK_STREAM)
    t.charms = [CHARMS[options["tide"]]] * t.seats
    t.colours = colours_of(t, options["colours"])
    t.active = first_diver(t, options["first"])
    t.restore()
    t.agenda = [Round()]
    t.settle()


def colours_of(t: Lagoon, given: str) -> list[int]:
    """PEARL-2.4: as given, or dealt."""
    if given != RANDOM:
        return [COLOUR.index[colour] for colour in given.split(",")]
    colours = list(range(len(COLOUR.ids)))
    t.chance.shuffle(colours, SETUP_STREAM)
    return colours[: t.seats]


def first_diver(t: Lagoon, given: str) -> int:
    """PEARL-2.5: as given, or by chance."""
    return t.chance.below(t.seats, SETUP_STREAM) if given == RANDOM else int(given) - 1
