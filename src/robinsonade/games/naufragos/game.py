"""Náufragos as a title: seats, options, set-up, scores, statistics."""

from __future__ import annotations

from typing import Any, Final, cast

from robinsonade.games.naufragos.box.cards import CARD, DEED, STORYLINE
from robinsonade.games.naufragos.box.components import (
    ACTION,
    BUILDING,
    DECK,
    FEWEST_SEATS,
    FISH,
    LAST_SPACE,
    MOST_SEATS,
    PACKAGE,
    PERSON,
    SECTOR,
    WEATHER,
)
from robinsonade.games.naufragos.box.own_cards import NONE, CardsOption
from robinsonade.games.naufragos.choices import CATALOGUE
from robinsonade.games.naufragos.effects import run
from robinsonade.games.naufragos.effects.vocabulary import VOCABULARY, tellings
from robinsonade.games.naufragos.events import EVENTS
from robinsonade.games.naufragos.guide import observation
from robinsonade.games.naufragos.guide.chronicle import CAUSE, LINE, chronicle
from robinsonade.games.naufragos.guide.chronicle import KINDS as CHRONICLE_KINDS
from robinsonade.games.naufragos.guide.refusals import island as island_refusals
from robinsonade.games.naufragos.guide.refusals import pawns as pawn_refusals
from robinsonade.games.naufragos.guide.refusals import people as people_refusals
from robinsonade.games.naufragos.guide.refusals.reasons import REASONS
from robinsonade.games.naufragos.guide.stakes import KINDS, stakes
from robinsonade.games.naufragos.heuristics.planning import CONCERNS, CastawayPlanning
from robinsonade.games.naufragos.heuristics.policy import CastawayPolicy
from robinsonade.games.naufragos.heuristics.weights import WEIGHTS
from robinsonade.games.naufragos.printed import printed
from robinsonade.games.naufragos.prompts import MOMENT, PROMPTS, ROLL
from robinsonade.games.naufragos.rules.storylines import stages
from robinsonade.games.naufragos.setup import new_castaways
from robinsonade.games.naufragos.steps import (
    actions,
    casting,
    end_of_turn,
    ending,
    event_phase,
    night,
    placement,
    survival,
    turn,
)
from robinsonade.games.naufragos.steps.any_time import asides, powers
from robinsonade.games.naufragos.steps.camp import (
    building,
    camp_cards,
    campfire,
    fishing,
    ongoing,
    resting,
    salvage,
)
from robinsonade.games.naufragos.steps.dice import contests, rolls, tables
from robinsonade.games.naufragos.steps.exploration import (
    drawing,
    exploring,
    lost,
    peeking,
    pending,
    returning,
    track,
)
from robinsonade.games.naufragos.steps.people import belongings, death, injuries
from robinsonade.games.naufragos.steps.talks import deciding, trading, voting
from robinsonade.games.naufragos.table.fields import SOURCES, STREAMS
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.games.naufragos.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.chronicle import Chronicle
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.observation import Field
from robinsonade.kernel.planning import Planning
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.stake import Stake
from robinsonade.kernel.table import Table
from robinsonade.kernel.weights import Tunable

SOURCE_IDS: Final = ("diary", "icons", "effects", "building", "preparing")


class Naufragos(Game):
    """NAU-1.1, NAU-1.2: all are rescued or nobody, but only one wins by story points."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        own = "" if options["cards"] == NONE else options["cards"]
        return new_castaways(seats, {**options, "cards": own}, seed, log)

    def blank(self, seats: int) -> Table:
        return Castaways(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view(table, seat))

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        castaways: Castaways = table
        person = castaways.persons[seat]
        return (PERSON, person) if person >= 0 else None

    def policy(self) -> Policy:
        return CastawayPolicy(WEIGHTS)

    def policy_by(self, values: dict[str, float]) -> Policy:
        return CastawayPolicy(values)

    def tunable(self, seats: int, options: dict[str, str]) -> Tunable | None:
        return Tunable("weights", WEIGHTS)

    def planning(self) -> Planning:
        return CastawayPlanning()

    def scores(self, table: Any) -> list[int]:
        """NAU-13.6: the story points of the rescued; without a rescue nobody counts."""
        castaways: Castaways = table
        return castaways.score.copy() if castaways.result == "rescued" else []

    def stakes(self, table: Any, seat: int) -> list[Stake] | None:
        return stakes(table, seat)

    def victories(self, table: Any) -> tuple[bool, bool]:
        """NAU-1.1, NAU-1.2: rescued together, but one of them has the best story."""
        return True, table.seats > 1 and not table.cooperative

    def chronicle(self, table: Any, log: list[Event]) -> Chronicle:
        return chronicle(table, log)

    def observation(self) -> list[Field]:
        return observation.fields()

    def progress(self, table: Any, seat: int) -> float:
        castaways: Castaways = table
        return castaways.track[seat] / LAST_SPACE if castaways.alive >> seat & 1 else 0.0

    def statistics(self, table: Any) -> dict[str, int]:
        t: Castaways = table
        figures = {
            "turns": t.turn,
            "survivors": t.alive.bit_count(),
            "lost": t.lost.bit_count(),
            "promontory": int(LAST_SPACE in t.track),
            "farthest": max(t.track),
            "built": t.built.bit_count(),
            "best": max(t.score),
            "stories": t.met.bit_count(),
        }
        for number in range(SOURCES):
            figures[f"story-{SOURCE_IDS[number]}"] = t.earned[number]
        return figures

    def storylines(self, table: Any) -> dict[str, int]:
        castaways: Castaways = table
        return stages(castaways)

    def tellings(self) -> dict[str, dict[str, str]]:
        return {"about": tellings()}

    def terms(self) -> dict[str, str]:
        return VOCABULARY.terms()

    def own_words(self, table: Any, language: str) -> dict[str, str]:
        castaways: Castaways = table
        return castaways.book.words.get(language, {})


GAME: Final = Naufragos(
    "naufragos",
    package=PACKAGE,
    prefix="NAU",
    version="2",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    options=(
        Option("rerolls", ("on", "off"), "on", ("NAU-5.5", "NAU-15.1")),
        Option("lost_trade", ("on", "off"), "on", ("NAU-6.5", "NAU-15.2")),
        Option("winner", ("single", "together"), "single", ("NAU-13.6", "NAU-15.3")),
        SeatOption("first", ("NAU-3.13",)),
        CardsOption("cards", ("NAU-15.4",)),
    ),
    catalogue=CATALOGUE,
    events=EVENTS,
    prompts=PROMPTS,
    stake_kinds=KINDS,
    chronicle_kinds=CHRONICLE_KINDS,
    reasons=REASONS,
    refusers=(
        *pawn_refusals.REFUSERS,
        *island_refusals.REFUSERS,
        *people_refusals.REFUSERS,
    ),
    words=(
        CARD,
        CAUSE,
        CONCERNS,
        DEED,
        LINE,
        STORYLINE,
        PERSON,
        WEATHER,
        SECTOR,
        ACTION,
        BUILDING,
        DECK,
        FISH,
        MOMENT,
        ROLL,
    ),
    cards=(CARD, PERSON),
    steps=(
        *turn.STEPS,
        *event_phase.STEPS,
        *casting.STEPS,
        *actions.STEPS,
        *placement.STEPS,
        *survival.STEPS,
        *night.STEPS,
        *end_of_turn.STEPS,
        *ending.STEPS,
        *asides.STEPS,
        *powers.STEPS,
        *building.STEPS,
        *camp_cards.STEPS,
        *campfire.STEPS,
        *fishing.STEPS,
        *ongoing.STEPS,
        *resting.STEPS,
        *salvage.STEPS,
        *exploring.STEPS,
        *drawing.STEPS,
        *track.STEPS,
        *pending.STEPS,
        *peeking.STEPS,
        *returning.STEPS,
        *lost.STEPS,
        *injuries.STEPS,
        *death.STEPS,
        *belongings.STEPS,
        *deciding.STEPS,
        *voting.STEPS,
        *trading.STEPS,
        *rolls.STEPS,
        *contests.STEPS,
        *run.STEPS,
        *tables.STEPS,
    ),
)
