"""Pearls as a title: seats, options, set-up, points, statistics."""

from __future__ import annotations

from typing import Any, Final

from pearls.box.components import (
    COLOUR,
    COLOURS,
    FEWEST_DIVERS,
    MOST_DIVERS,
    PACKAGE,
    REEFS,
    SHELL,
    TIDES,
)
from pearls.choices import CATALOGUE
from pearls.effects import run
from pearls.effects.shells import tellings
from pearls.effects.verbs import VOCABULARY
from pearls.events import EVENTS
from pearls.guide import observation
from pearls.guide.chronicle import KINDS as CHRONICLE_KINDS
from pearls.guide.chronicle import chronicle
from pearls.guide.stakes import KINDS, stakes
from pearls.heuristics.policy import DiverPolicy
from pearls.heuristics.weights import WEIGHTS
from pearls.printed import printed
from pearls.prompts import PROMPTS
from pearls.setup import lay_out
from pearls.steps import bidding, charms, dive, giving, round
from pearls.table.lagoon import STREAMS, Lagoon
from pearls.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.chronicle import Chronicle
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.observation import Field
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.stake import Stake
from robinsonade.kernel.table import Table


class Pearls(Game):
    """PEARL-1.1: two or three divers, each for themselves."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        t = Lagoon(seats, Chance.seeded(seed, STREAMS))
        t.log = [] if log else None
        lay_out(t, options)
        return t

    def blank(self, seats: int) -> Table:
        return Lagoon(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        lagoon: Lagoon = table
        return COLOUR, lagoon.colours[seat]

    def policy(self) -> Policy:
        return DiverPolicy(WEIGHTS)

    def sheet(self, table: Any) -> dict[str, list[int]]:
        """PEARL-6.1: a pearl is a point."""
        lagoon: Lagoon = table
        return {"pearls": lagoon.pearls.copy()}

    def observation(self) -> list[Field]:
        return observation.fields()

    def progress(self, table: Any, seat: int) -> float:
        lagoon: Lagoon = table
        return lagoon.pearls[seat] / observation.MOST_PEARLS

    def stakes(self, table: Any, seat: int) -> list[Stake] | None:
        return stakes(table, seat)

    def chronicle(self, table: Any, log: list[Event]) -> Chronicle:
        return chronicle(table, log)

    def statistics(self, table: Any) -> dict[str, int]:
        lagoon: Lagoon = table
        return {"rounds": lagoon.turn, "pearls": sum(lagoon.pearls)}

    def terms(self) -> dict[str, str]:
        return VOCABULARY.terms()

    def tellings(self) -> dict[str, dict[str, str]]:
        return {"about": tellings()}


STEPS: Final = (
    *round.STEPS,
    *bidding.STEPS,
    *charms.STEPS,
    *dive.STEPS,
    *giving.STEPS,
    *run.STEPS,
)

GAME: Final = Pearls(
    "pearls",
    package=PACKAGE,
    prefix="PEARL",
    version="1",
    fewest=FEWEST_DIVERS,
    most=MOST_DIVERS,
    options=(
        Option("tide", TIDES, TIDES[0], ("PEARL-2.3",)),
        Option("reef", REEFS, REEFS[0], ("PEARL-2.2",)),
        SeatOption("first", ("PEARL-2.5",)),
        DealOption("colours", COLOURS, ("PEARL-2.4",)),
    ),
    catalogue=CATALOGUE,
    events=EVENTS,
    prompts=PROMPTS,
    stake_kinds=KINDS,
    chronicle_kinds=CHRONICLE_KINDS,
    words=(SHELL, COLOUR),
    steps=STEPS,
)
