"""Robinson Crusoe as a title: seats, options, set-up, points, statistics."""

from __future__ import annotations

from typing import Any, Final, cast

from robinsonade.games.robinson_crusoe.box.cards import BACK, CARD, MYSTERY, THREAT_CARD
from robinsonade.games.robinson_crusoe.box.causes import CAUSE
from robinsonade.games.robinson_crusoe.box.characters import ABILITY, CHARACTER, PLAYER_IDS
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION,
    FEWEST_SEATS,
    FIRST_WRECKAGE_ID,
    MARKER,
    MOST_SEATS,
    PART,
    RESOURCE,
    STARTING_ITEMS,
    TRACK,
    WEATHER,
)
from robinsonade.games.robinson_crusoe.box.dice import BEAST_FACE, DIE
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.helpers import HELP
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.island import SOURCE, SPACE, TERRAIN, TILE
from robinsonade.games.robinson_crusoe.box.lasting import PASSIVE_IDS
from robinsonade.games.robinson_crusoe.box.prices import PAYMENT
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.box.scenarios import CREW, TOTEM
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO, SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.spots import SPOT
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.choices import CATALOGUE
from robinsonade.games.robinson_crusoe.effects import vocabulary
from robinsonade.games.robinson_crusoe.effects.telling import (
    books,
    rewards,
    small_rewards,
    strikes,
    tellings,
)
from robinsonade.games.robinson_crusoe.events import EVENTS, NEWS
from robinsonade.games.robinson_crusoe.guide import observation
from robinsonade.games.robinson_crusoe.guide.chronicle import KINDS as CHRONICLE_KINDS
from robinsonade.games.robinson_crusoe.guide.chronicle import LACK, chronicle
from robinsonade.games.robinson_crusoe.guide.forecast.forecast import forecast
from robinsonade.games.robinson_crusoe.guide.forecast.words import KINDS as FORECAST_KINDS
from robinsonade.games.robinson_crusoe.guide.refusals.planning import REFUSERS as PLAN_REFUSERS
from robinsonade.games.robinson_crusoe.guide.refusals.reasons import REASONS
from robinsonade.games.robinson_crusoe.guide.refusals.uses import REFUSERS as USE_REFUSERS
from robinsonade.games.robinson_crusoe.guide.stakes import KINDS, stakes
from robinsonade.games.robinson_crusoe.heuristics.planning import CONCERNS, CastawayPlanning
from robinsonade.games.robinson_crusoe.heuristics.policy import CastawayPolicy
from robinsonade.games.robinson_crusoe.heuristics.weights import (
    FIXED,
    WEIGHTS,
    Weights,
    values_of,
)
from robinsonade.games.robinson_crusoe.printed import printed
from robinsonade.games.robinson_crusoe.prompts import MOMENT, OPTION, PROMPTS, REASON
from robinsonade.games.robinson_crusoe.rules import run
from robinsonade.games.robinson_crusoe.rules.goals import GOAL_PART, objective, points
from robinsonade.games.robinson_crusoe.setup import (
    ITEM_NUMBERS,
    MORE_ADVENTURES,
    MORE_BOOKS,
    USUAL,
    WITH,
    WITHOUT,
    new_camp,
)
from robinsonade.games.robinson_crusoe.steps import (
    beast_bottom,
    choose_option,
    demand,
    event,
    fight,
    food,
    hungry_animals,
    morale,
    move_camp,
    mystery,
    night,
    pick_person,
    planning,
    production,
    round,
    weather,
)
from robinsonade.games.robinson_crusoe.steps.actions import (
    arrange_camp,
    dice,
    end_of_actions,
    explore,
    extra_build,
    outcome,
    resolution,
)
from robinsonade.games.robinson_crusoe.steps.any_time import moments
from robinsonade.games.robinson_crusoe.steps.pick_place import family as pick_place
from robinsonade.games.robinson_crusoe.steps.pick_thing import family as pick_thing
from robinsonade.games.robinson_crusoe.steps.scenario import cannibal_island
from robinsonade.games.robinson_crusoe.table.phases import PHASE
from robinsonade.games.robinson_crusoe.table.streams import STREAMS
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.games.robinson_crusoe.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.chronicle import Chronicle
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import RANDOM, DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.observation import Field
from robinsonade.kernel.planning import Planning
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.stake import Stake
from robinsonade.kernel.table import Table
from robinsonade.kernel.weights import Tunable


class RobinsonCrusoe(Game):
    """RC-1.1: cooperative, for 1 to 4 players; all win together or all lose together."""

    __slots__ = ()
    COUNTS = "rounds"

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        return new_camp(seats, options, seed, log)

    def blank(self, seats: int) -> Table:
        return Camp(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view(table, seat))

    def alike(self, seat: int | None) -> int | None:
        """RC-19.1: all seats see the same."""
        return None if seat is None else 0

    def tellings(self) -> dict[str, dict[str, str]]:
        return {
            "about": tellings(),
            "book": books(),
            "reward": rewards(),
            "less": small_rewards(),
            "strikes": strikes(),
        }

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        camp: Camp = table
        return CHARACTER, camp.cast[seat]

    def policy(self) -> Policy:
        return CastawayPolicy(WEIGHTS)

    def policy_by(self, values: dict[str, float]) -> Policy:
        return CastawayPolicy([Weights(values)] * len(WEIGHTS))

    def tunable(self, seats: int, options: dict[str, str]) -> Tunable | None:
        scenario = options["scenario"]
        return Tunable(f"seats.{scenario}.{seats}", values_of(scenario, seats), fixed=FIXED)

    def planning(self) -> Planning:
        return CastawayPlanning()

    def stakes(self, table: Any, seat: int) -> list[Stake] | None:
        return stakes(table, seat)

    def forecast(self, table: Any, seat: int) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", forecast(table, seat))

    def victories(self, table: Any) -> tuple[bool, bool]:
        return True, False

    def chronicle(self, table: Any, log: list[Event]) -> Chronicle:
        return chronicle(table, log)

    def observation(self) -> list[Field]:
        return observation.fields()

    def progress(self, table: Any, seat: int) -> float:
        camp: Camp = table
        done, needed = objective(camp)
        return min(1.0, done / needed) if needed else 0.0

    def statistics(self, table: Any) -> dict[str, int]:
        """RC-17.3 and how far the goal was."""
        camp: Camp = table
        done, needed = objective(camp)
        return {
            "scenario": camp.scenario + 1,
            "rounds": camp.turn,
            "progress": 100 if camp.result == "won" else 100 * done // needed,
            "points": points(camp),
            "explored": camp.explored,
            "items": camp.items.bit_count(),
        }

    def terms(self) -> dict[str, str]:
        """Verbs, and the lasting rules that are no verb of their own."""
        verbs = vocabulary.VOCABULARY.terms()
        rules = {f"passive {kind}": f"lasting-{kind}" for kind in PASSIVE_IDS}
        return verbs | rules

    def scores(self, table: Any) -> list[int]:
        camp: Camp = table
        return [points(camp)] * camp.seats if camp.sheet().points else []


GAME: Final = RobinsonCrusoe(
    "robinson-crusoe",
    package=PACKAGE,
    prefix="RC",
    version="2",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    options=(
        Option("scenario", SCENARIO_IDS, SCENARIO_IDS[0], ("RC-1.2",)),
        DealOption("characters", PLAYER_IDS, ("RC-2.1", "RC-15.1", "RC-15.2")),
        Option("items", ITEM_NUMBERS, ITEM_NUMBERS[STARTING_ITEMS], ("RC-2.8", "RC-15.4")),
        Option("events", (USUAL, MORE_ADVENTURES, MORE_BOOKS), USUAL, ("RC-2.10", "RC-15.4")),
        Option("dog", (USUAL, WITH, WITHOUT), USUAL, ("RC-14.8", "RC-15.4")),
        Option("friday", (USUAL, WITHOUT), USUAL, ("RC-14.3", "RC-15.4")),
        Option("wreckage", (FIRST_WRECKAGE_ID, RANDOM), FIRST_WRECKAGE_ID, ("RC-15.5",)),
        SeatOption("first", ("RC-2.12",)),
    ),
    catalogue=CATALOGUE,
    events=EVENTS,
    prompts=PROMPTS,
    stake_kinds=KINDS,
    forecast_kinds=FORECAST_KINDS,
    chronicle_kinds=CHRONICLE_KINDS,
    reasons=REASONS,
    refusers=(*PLAN_REFUSERS, *USE_REFUSERS),
    words=(
        ABILITY,
        ACTION,
        BACK,
        BEAST_FACE,
        CARD,
        CAUSE,
        CHARACTER,
        CONCERNS,
        CREW,
        DIE,
        GOAL_PART,
        HELP,
        INVENTION,
        ITEM,
        LACK,
        MARKER,
        MOMENT,
        MYSTERY,
        NEWS,
        OPTION,
        PART,
        PAYMENT,
        PHASE,
        REASON,
        RESOURCE,
        SCENARIO,
        SOURCE,
        SPACE,
        SPOT,
        TERRAIN,
        THREAT_CARD,
        TILE,
        TOKEN,
        TOTEM,
        TRACK,
        WEATHER,
    ),
    cards=(CARD, INVENTION, ITEM, TOKEN, SCENARIO, TILE, CAUSE),
    steps=(
        *round.STEPS,
        *event.STEPS,
        *morale.STEPS,
        *production.STEPS,
        *planning.STEPS,
        *resolution.STEPS,
        *dice.STEPS,
        *outcome.STEPS,
        *arrange_camp.STEPS,
        *explore.STEPS,
        *extra_build.STEPS,
        *end_of_actions.STEPS,
        *weather.STEPS,
        *hungry_animals.STEPS,
        *night.STEPS,
        *run.STEPS,
        *choose_option.STEPS,
        *demand.STEPS,
        *beast_bottom.STEPS,
        *cannibal_island.STEPS,
        *fight.STEPS,
        *mystery.STEPS,
        *moments.STEPS,
        *food.STEPS,
        *pick_person.STEPS,
        *pick_place.STEPS,
        *move_camp.STEPS,
        *pick_thing.STEPS,
    ),
)
