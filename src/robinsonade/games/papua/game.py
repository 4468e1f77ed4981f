"""Papúa as a title: seats, options, set-up, points."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.papua.cards import BENEFIT, CARD, COUNTER, NOTE, SCIENCE, SCIENCE_IDS
from robinsonade.games.papua.choices import CATALOGUE
from robinsonade.games.papua.components import (
    COLOUR,
    DESTINATION,
    FACE,
    FEWEST_SEATS,
    MOST_SEATS,
    OPTION_IDS,
    OPTION_RULES,
    OPTION_VALUES,
    PACKAGE,
    ZONE,
)
from robinsonade.games.papua.energy import TAKE_FROM_PROMPT, LoseFromBoard
from robinsonade.games.papua.events import EVENTS
from robinsonade.games.papua.heuristics import WEIGHTS, PapuaPolicy
from robinsonade.games.papua.printed import printed
from robinsonade.games.papua.score_lines import LINE, LINE_IDS
from robinsonade.games.papua.scoring import points
from robinsonade.games.papua.setup import new_papua
from robinsonade.games.papua.steps.beginning import TRIBE_PROMPT, Round, TribeWindow
from robinsonade.games.papua.steps.catastrophes import (
    CATASTROPHE_PROMPT,
    LANDSLIDE_PROMPT,
    TURN_DICE_PROMPT,
    WEATHER_PROMPT,
    Catastrophes,
    Landslide,
    TurnDice,
    Weather,
)
from robinsonade.games.papua.steps.coins import COINS_PROMPT, CoinsForDice
from robinsonade.games.papua.steps.end_of_round import EndOfRound
from robinsonade.games.papua.steps.expeditions import (
    BID_PROMPT,
    CARTOGRAPHY_PROMPT,
    EAT_FOR_BID_PROMPT,
    PayBids,
    SealedBids,
)
from robinsonade.games.papua.steps.funding import FINANCE_PROMPT, Funding
from robinsonade.games.papua.steps.logistics import (
    COUNTER_PROMPT,
    DISCARD_PROMPT,
    LEFTOVER_PROMPT,
    DiscardForNeutral,
    Leftovers,
    TakeCounters,
)
from robinsonade.games.papua.steps.neutral import NeutralRolls
from robinsonade.games.papua.steps.placing import EAT_PROMPT, PLACE_PROMPT, EatFood, PlaceExplorers
from robinsonade.games.papua.steps.player_turn import SET_DICE_PROMPT, PlayerTurns, SetDice
from robinsonade.games.papua.steps.resolution import Resolve
from robinsonade.games.papua.steps.start_phase import (
    FORBID_PROMPT,
    ForbidZone,
    FreezeTurnOrder,
    StartPhase,
)
from robinsonade.games.papua.table import STREAMS, Papua
from robinsonade.games.papua.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.table import Table


class PapuaGame(Game):
    """PAP-1.1: for 2 to 4 players; most prestige wins."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        return new_papua(seats, options, seed, log)

    def blank(self, seats: int) -> Table:
        return Papua(seats, Chance([0] * len(STREAMS), []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        return COLOUR, seat

    def policy(self) -> Policy:
        return PapuaPolicy(WEIGHTS)

    def sheet(self, table: Any) -> dict[str, list[int]]:
        """PAP-10: the points of each seat, line by line."""
        papua: Papua = table
        columns = [points(papua, seat) for seat in range(papua.seats)]
        return {name: [col[line] for col in columns] for line, name in enumerate(LINE_IDS)}

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
    prompts=(
        TRIBE_PROMPT,
        FORBID_PROMPT,
        SET_DICE_PROMPT,
        WEATHER_PROMPT,
        TURN_DICE_PROMPT,
        CATASTROPHE_PROMPT,
        COINS_PROMPT,
        PLACE_PROMPT,
        EAT_PROMPT,
        TAKE_FROM_PROMPT,
        COUNTER_PROMPT,
        DISCARD_PROMPT,
        LEFTOVER_PROMPT,
        BID_PROMPT,
        CARTOGRAPHY_PROMPT,
        EAT_FOR_BID_PROMPT,
        FINANCE_PROMPT,
        LANDSLIDE_PROMPT,
    ),
    words=(ZONE, DESTINATION, COLOUR, FACE, COUNTER, CARD, BENEFIT, SCIENCE, NOTE, LINE),
    steps=(
        Round,
        TribeWindow,
        StartPhase,
        ForbidZone,
        NeutralRolls,
        FreezeTurnOrder,
        PlayerTurns,
        SetDice,
        Weather,
        TurnDice,
        Catastrophes,
        CoinsForDice,
        PlaceExplorers,
        EatFood,
        LoseFromBoard,
        Resolve,
        TakeCounters,
        DiscardForNeutral,
        Leftovers,
        SealedBids,
        PayBids,
        Funding,
        Landslide,
        EndOfRound,
    ),
)
