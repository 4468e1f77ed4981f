"""Papúa as a title: seats, options, set-up, points."""

from __future__ import annotations

from typing import Any, Final, cast

from robinsonade.games.papua.box.cards import BENEFIT, CARD, COUNTER, NOTE, SCIENCE, SCIENCE_IDS
from robinsonade.games.papua.box.components import (
    COLOUR,
    DESTINATION,
    FACE,
    FEWEST_SEATS,
    MOST_SEATS,
    OPTION_IDS,
    OPTION_RULES,
    OPTION_VALUES,
    PACKAGE,
    WON_BY,
    ZONE,
)
from robinsonade.games.papua.box.score_lines import LINE, LINE_IDS
from robinsonade.games.papua.choices import CATALOGUE
from robinsonade.games.papua.effects import run
from robinsonade.games.papua.effects.cards import VOCABULARY, tellings
from robinsonade.games.papua.events import EVENTS
from robinsonade.games.papua.guide import observation
from robinsonade.games.papua.guide.chronicle import KINDS as CHRONICLE_KINDS
from robinsonade.games.papua.guide.chronicle import chronicle
from robinsonade.games.papua.guide.refusals import resolution as resolution_refusals
from robinsonade.games.papua.guide.refusals import turn as turn_refusals
from robinsonade.games.papua.guide.refusals.reasons import REASONS
from robinsonade.games.papua.guide.stakes import KINDS, stakes
from robinsonade.games.papua.heuristics.planning import CONCERNS, PapuaPlanning
from robinsonade.games.papua.heuristics.policy import PapuaPolicy
from robinsonade.games.papua.heuristics.weights import WEIGHTS
from robinsonade.games.papua.printed import printed
from robinsonade.games.papua.prompts import PROMPTS
from robinsonade.games.papua.setup import new_papua
from robinsonade.games.papua.steps import (
    catastrophes,
    coins_for_dice,
    eating,
    end_of_round,
    lost_explorers,
    neutral_rolls,
    placing,
    player_turn,
    resolution,
    round,
    start_phase,
    tribe_window,
)
from robinsonade.games.papua.steps.final_count import points
from robinsonade.games.papua.steps.zones import expeditions, funding, logistics
from robinsonade.games.papua.table.table import STREAMS, Papua
from robinsonade.games.papua.view import view
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


class PapuaGame(Game):
    """PAP-1.1: for 2 to 4 players; most prestige wins."""

    __slots__ = ()
    COUNTS = "rounds"

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        return new_papua(seats, options, seed, log)

    def blank(self, seats: int) -> Table:
        return Papua(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view(table, seat))

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        return COLOUR, seat

    def policy(self) -> Policy:
        return PapuaPolicy(WEIGHTS)

    def policy_by(self, values: dict[str, float]) -> Policy:
        return PapuaPolicy(values)

    def tunable(self, seats: int, options: dict[str, str]) -> Tunable | None:
        return Tunable("weights", WEIGHTS)

    def planning(self) -> Planning:
        return PapuaPlanning()

    def tellings(self) -> dict[str, dict[str, str]]:
        return {"about": tellings()}

    def terms(self) -> dict[str, str]:
        return VOCABULARY.terms()

    def sheet(self, table: Any) -> dict[str, list[int]]:
        """PAP-10: the points of each seat, line by line."""
        papua: Papua = table
        columns = [points(papua, seat) for seat in range(papua.seats)]
        return {name: [col[line] for col in columns] for line, name in enumerate(LINE_IDS)}

    def stakes(self, table: Any, seat: int) -> list[Stake] | None:
        return stakes(table, seat)

    def chronicle(self, table: Any, log: list[Event]) -> Chronicle:
        return chronicle(table, log)

    def observation(self) -> list[Field]:
        return observation.fields()

    def progress(self, table: Any, seat: int) -> float:
        papua: Papua = table
        return min(1.0, papua.prestige[seat] / observation.MOST_PRESTIGE)

    def statistics(self, table: Any) -> dict[str, int]:
        papua: Papua = table
        return {
            "rounds": papua.turn,
            "huts": sum(papua.hut),
            "expeditions": sum(papua.collected),
            "notes": sum([notes.bit_count() for notes in papua.notes]),
            "science": papua.spent.bit_count(),
        }


GAME: Final = PapuaGame(
    "papua",
    package=PACKAGE,
    prefix="PAP",
    version="1",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    options=(
        *[
            Option(name, values, values[0], (rule,))
            for name, values, rule in zip(OPTION_IDS, OPTION_VALUES, OPTION_RULES, strict=True)
        ],
        DealOption("science", SCIENCE_IDS, ("PAP-2.5",)),
        SeatOption("first", ("PAP-2.7",)),
    ),
    catalogue=CATALOGUE,
    events=EVENTS,
    prompts=PROMPTS,
    stake_kinds=KINDS,
    chronicle_kinds=CHRONICLE_KINDS,
    reasons=REASONS,
    refusers=(*turn_refusals.REFUSERS, *resolution_refusals.REFUSERS),
    words=(
        ZONE,
        DESTINATION,
        COLOUR,
        FACE,
        COUNTER,
        CARD,
        BENEFIT,
        SCIENCE,
        NOTE,
        LINE,
        CONCERNS,
        WON_BY,
    ),
    cards=(CARD, SCIENCE, NOTE),
    steps=(
        *round.STEPS,
        *tribe_window.STEPS,
        *run.STEPS,
        *start_phase.STEPS,
        *neutral_rolls.STEPS,
        *player_turn.STEPS,
        *catastrophes.STEPS,
        *coins_for_dice.STEPS,
        *placing.STEPS,
        *eating.STEPS,
        *lost_explorers.STEPS,
        *resolution.STEPS,
        *logistics.STEPS,
        *expeditions.STEPS,
        *funding.STEPS,
        *end_of_round.STEPS,
    ),
)
