"""Robinson Crusoe as a title: seats, options, set-up, points, statistics."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe import vocabulary
from robinsonade.games.robinson_crusoe.cards import BACK, CARD, MYSTERY
from robinsonade.games.robinson_crusoe.choices import CATALOGUE
from robinsonade.games.robinson_crusoe.components import (
    ABILITY,
    ACTION,
    BEAST_FACE,
    CHARACTER,
    DIE,
    FEWEST_SEATS,
    FIRST_WRECKAGE_ID,
    MARKER,
    MOST_SEATS,
    PART,
    PLAYER_IDS,
    RESOURCE,
    SOURCE,
    SPACE,
    STARTING_ITEMS,
    TERRAIN,
    TILE,
    TRACK,
    WEATHER,
)
from robinsonade.games.robinson_crusoe.effects.control import ChooseOption
from robinsonade.games.robinson_crusoe.effects.decks import BeastBottom
from robinsonade.games.robinson_crusoe.effects.resources import MeetDemand
from robinsonade.games.robinson_crusoe.effects.restrictions import ExtraBuild, GoBack
from robinsonade.games.robinson_crusoe.effects.scenario.cannibal_island import Raid, Torch
from robinsonade.games.robinson_crusoe.events import EVENTS, NEWS
from robinsonade.games.robinson_crusoe.goals import objective, points
from robinsonade.games.robinson_crusoe.heuristics.policy import WEIGHTS, CastawayPolicy
from robinsonade.games.robinson_crusoe.phases import STREAMS
from robinsonade.games.robinson_crusoe.prices import PAYMENT
from robinsonade.games.robinson_crusoe.printed import printed
from robinsonade.games.robinson_crusoe.reasons import (
    ASK_PROMPT,
    OPTION,
    OPTION_PROMPT,
    PICK_PROMPT,
    REASON,
)
from robinsonade.games.robinson_crusoe.scenarios import CREW, TOTEM
from robinsonade.games.robinson_crusoe.scripts import Run
from robinsonade.games.robinson_crusoe.setup import (
    ITEM_NUMBERS,
    MORE_ADVENTURES,
    MORE_BOOKS,
    USUAL,
    WITH,
    WITHOUT,
    new_camp,
)
from robinsonade.games.robinson_crusoe.spots import HELP, SPOT
from robinsonade.games.robinson_crusoe.steps.camp_tokens import TakeAlong
from robinsonade.games.robinson_crusoe.steps.dice import Adventure, RollDie
from robinsonade.games.robinson_crusoe.steps.event import DrawEvent, EventPhase, Slide
from robinsonade.games.robinson_crusoe.steps.explore import Discover, DrawTokens, Explore
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, Fight, Loot
from robinsonade.games.robinson_crusoe.steps.food import FoodChoice
from robinsonade.games.robinson_crusoe.steps.goods import PickThing
from robinsonade.games.robinson_crusoe.steps.moments import MOMENT, MOMENT_PROMPT, Moment
from robinsonade.games.robinson_crusoe.steps.morning import (
    Halve,
    MoralePhase,
    Pit,
    Produce,
    ProductionPhase,
    Shortcut,
)
from robinsonade.games.robinson_crusoe.steps.mystery import Mystery, MysteryCard
from robinsonade.games.robinson_crusoe.steps.night import (
    EndOfRound,
    Meal,
    NightEffects,
    NightPhase,
    Sleep,
    Spoil,
)
from robinsonade.games.robinson_crusoe.steps.people import CoverArrows, PickPerson
from robinsonade.games.robinson_crusoe.steps.places import PickPlace
from robinsonade.games.robinson_crusoe.steps.planning import (
    FRIDAY_PROMPT,
    JOIN_PROMPT,
    PLAN_PROMPT,
    READY_PROMPT,
    Agreement,
    Joining,
    Planning,
)
from robinsonade.games.robinson_crusoe.steps.resolution import (
    Act,
    ActionEnd,
    EndOfActions,
    PlaceItem,
    Resolution,
    Unlock,
)
from robinsonade.games.robinson_crusoe.steps.round import CheckGoal, Council, Dawn, Round
from robinsonade.games.robinson_crusoe.steps.success import ArrangeCamp, Fail, Succeed
from robinsonade.games.robinson_crusoe.steps.weather import (
    Animals,
    Bites,
    CampFight,
    Pay,
    Prowl,
    Sky,
    Storm,
    WeatherPhase,
)
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.things import (
    INVENTION,
    ITEM,
    SCENARIO,
    SCENARIO_IDS,
    TOKEN,
)
from robinsonade.games.robinson_crusoe.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import RANDOM, DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.table import Table

vocabulary.compile_all()


class RobinsonCrusoe(Game):
    """RC-1.1: cooperative, for 1 to 4 players; all win together or all lose together."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        return new_camp(seats, options, seed, log)

    def blank(self, seats: int) -> Table:
        return Camp(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        camp: Camp = table
        return CHARACTER, camp.cast[seat]

    def policy(self) -> Policy:
        return CastawayPolicy(WEIGHTS)

    def statistics(self, table: Any) -> dict[str, int]:
        """RC-17.3 and how far the goal was."""
        camp: Camp = table
        done, needed = objective(camp)
        return {
            "scenario": camp.scenario + 1,
            "rounds": camp.turn,
            "progress": 100 * done // needed,
            "points": points(camp),
            "explored": camp.explored,
            "items": camp.items.bit_count(),
        }

    def scores(self, table: Any) -> list[int]:
        camp: Camp = table
        return [points(camp)] * camp.seats if camp.sheet().points else []


GAME: Final = RobinsonCrusoe(
    "robinson-crusoe",
    prefix="RC",
    version="1",
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
    prompts=(
        PLAN_PROMPT,
        FRIDAY_PROMPT,
        JOIN_PROMPT,
        READY_PROMPT,
        MOMENT_PROMPT,
        PICK_PROMPT,
        ASK_PROMPT,
        OPTION_PROMPT,
    ),
    words=(
        ABILITY,
        ACTION,
        BACK,
        BEAST_FACE,
        CARD,
        CHARACTER,
        CREW,
        DIE,
        HELP,
        INVENTION,
        ITEM,
        MARKER,
        MOMENT,
        MYSTERY,
        NEWS,
        OPTION,
        PART,
        PAYMENT,
        REASON,
        RESOURCE,
        SCENARIO,
        SOURCE,
        SPACE,
        SPOT,
        TERRAIN,
        TILE,
        TOKEN,
        TOTEM,
        TRACK,
        WEATHER,
    ),
    steps=(
        Round,
        Dawn,
        Council,
        CheckGoal,
        EventPhase,
        DrawEvent,
        Slide,
        MoralePhase,
        ProductionPhase,
        Shortcut,
        Pit,
        Produce,
        Halve,
        Planning,
        Joining,
        Agreement,
        Resolution,
        Act,
        RollDie,
        Adventure,
        Succeed,
        Fail,
        ArrangeCamp,
        Explore,
        Discover,
        DrawTokens,
        ActionEnd,
        EndOfActions,
        PlaceItem,
        Unlock,
        ExtraBuild,
        GoBack,
        WeatherPhase,
        Sky,
        Pay,
        Animals,
        Prowl,
        CampFight,
        Bites,
        Storm,
        NightPhase,
        Meal,
        NightEffects,
        Sleep,
        Spoil,
        EndOfRound,
        Run,
        ChooseOption,
        MeetDemand,
        BeastBottom,
        Raid,
        Torch,
        Fight,
        Loot,
        CardDone,
        Mystery,
        MysteryCard,
        Moment,
        FoodChoice,
        PickPerson,
        CoverArrows,
        PickPlace,
        TakeAlong,
        PickThing,
    ),
)
