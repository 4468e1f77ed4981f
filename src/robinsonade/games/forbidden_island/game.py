"""Forbidden Island as a title: seats, options, set-up, statistics."""

from __future__ import annotations

from typing import Any, Final, cast

from robinsonade.games.forbidden_island.box.components import (
    CARD,
    DIFFICULTY_IDS,
    FEWEST_SEATS,
    MOST_SEATS,
    PACKAGE,
    ROLE,
    ROLE_IDS,
    TILE,
    TREASURE,
    TREASURES,
)
from robinsonade.games.forbidden_island.box.layouts import LAYOUT_IDS
from robinsonade.games.forbidden_island.choices import CATALOGUE
from robinsonade.games.forbidden_island.events import EVENTS
from robinsonade.games.forbidden_island.guide import observation
from robinsonade.games.forbidden_island.guide.chronicle import KINDS as CHRONICLE_KINDS
from robinsonade.games.forbidden_island.guide.chronicle import chronicle
from robinsonade.games.forbidden_island.guide.forecast import KINDS as FORECAST_KINDS
from robinsonade.games.forbidden_island.guide.forecast import forecast
from robinsonade.games.forbidden_island.guide.refusals import actions as action_refusals
from robinsonade.games.forbidden_island.guide.refusals import special_cards as special_card_refusals
from robinsonade.games.forbidden_island.guide.refusals.reasons import REASONS
from robinsonade.games.forbidden_island.guide.stakes import KINDS, stakes
from robinsonade.games.forbidden_island.heuristics.planning import CONCERNS, IslandPlanning
from robinsonade.games.forbidden_island.heuristics.policy import IslandPolicy
from robinsonade.games.forbidden_island.heuristics.weights import SHARES, WEIGHTS
from robinsonade.games.forbidden_island.printed import printed
from robinsonade.games.forbidden_island.prompts import PROMPTS
from robinsonade.games.forbidden_island.setup import new_island
from robinsonade.games.forbidden_island.steps import (
    actions,
    flood_draw,
    hand_limit,
    special_cards,
    swimming,
    treasure_draw,
    turn,
)
from robinsonade.games.forbidden_island.table.table import STREAMS, Island
from robinsonade.games.forbidden_island.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.chronicle import Chronicle
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.observation import Field
from robinsonade.kernel.planning import Planning
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.stake import Stake
from robinsonade.kernel.table import Table
from robinsonade.kernel.weights import Tunable


class ForbiddenIsland(Game):
    """FI-1.1: cooperative, for 2 to 4 players; all win together or all lose together.

    FI-15.4: one person may play them all.
    """

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        return new_island(seats, options, seed, log)

    def blank(self, seats: int) -> Table:
        return Island(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        """FI-13.1: all seats see the same."""
        return cast("dict[str, Any]", view(table))

    def alike(self, seat: int | None) -> int | None:
        return None

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        island: Island = table
        return ROLE, island.roles[seat]

    def lap(self, seats: int) -> int:
        """FI-3.1: turns are counted player by player."""
        return seats

    def policy(self) -> Policy:
        return IslandPolicy(WEIGHTS)

    def policy_by(self, values: dict[str, float]) -> Policy:
        return IslandPolicy(values)

    def tunable(self, seats: int, options: dict[str, str]) -> Tunable | None:
        return Tunable("weights", WEIGHTS, SHARES)

    def planning(self) -> Planning:
        return IslandPlanning()

    def stakes(self, table: Any, seat: int) -> list[Stake] | None:
        return stakes(table, seat)

    def forecast(self, table: Any, seat: int) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", forecast(table))

    def victories(self, table: Any) -> tuple[bool, bool]:
        return True, False

    def chronicle(self, table: Any, log: list[Event]) -> Chronicle:
        return chronicle(table, log)

    def observation(self) -> list[Field]:
        return observation.fields()

    def progress(self, table: Any, seat: int) -> float:
        island: Island = table
        return island.captured.bit_count() / TREASURES

    def statistics(self, table: Any) -> dict[str, int]:
        """FI-15.5: no score, but what reports show."""
        island: Island = table
        return {
            "turns": island.turn,
            "treasures": island.captured.bit_count(),
            "tiles": island.land().bit_count(),
            "level": island.level,
        }


GAME: Final = ForbiddenIsland(
    "forbidden-island",
    package=PACKAGE,
    prefix="FI",
    version="1",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    options=(
        Option("difficulty", DIFFICULTY_IDS, DIFFICULTY_IDS[0], ("FI-2.8", "FI-15.1")),
        Option("layout", LAYOUT_IDS, LAYOUT_IDS[0], ("FI-15.3",)),
        DealOption("roles", ROLE_IDS, ("FI-2.5", "FI-15.2")),
        SeatOption("first", ("FI-2.9",)),
    ),
    catalogue=CATALOGUE,
    events=EVENTS,
    prompts=PROMPTS,
    stake_kinds=KINDS,
    forecast_kinds=FORECAST_KINDS,
    chronicle_kinds=CHRONICLE_KINDS,
    reasons=REASONS,
    refusers=(*action_refusals.REFUSERS, *special_card_refusals.REFUSERS),
    words=(TILE, CARD, ROLE, TREASURE, CONCERNS),
    cards=(CARD, ROLE, TREASURE, TILE),
    steps=(
        *turn.STEPS,
        *actions.STEPS,
        *hand_limit.STEPS,
        *special_cards.STEPS,
        *treasure_draw.STEPS,
        *flood_draw.STEPS,
        *swimming.STEPS,
    ),
)
