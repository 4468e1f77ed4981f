"""Náufragos as a title: seats, options, set-up, scores, statistics."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.naufragos.cards import CARD, DEED, STORYLINE
from robinsonade.games.naufragos.choices import CATALOGUE
from robinsonade.games.naufragos.components import (
    ACTION,
    BUILDING,
    DECK,
    FEWEST_SEATS,
    FISH,
    LAST_SPACE,
    MOST_SEATS,
    PERSON,
    SECTOR,
    WEATHER,
)
from robinsonade.games.naufragos.effects.book import Maker
from robinsonade.games.naufragos.effects.control import TableRolled
from robinsonade.games.naufragos.events import EVENTS
from robinsonade.games.naufragos.heuristics import WEIGHTS, CastawayPolicy
from robinsonade.games.naufragos.own import NONE, CardsOption
from robinsonade.games.naufragos.printed import printed
from robinsonade.games.naufragos.setup import new_castaways
from robinsonade.games.naufragos.steps import (
    actions,
    asides,
    belongings,
    building,
    camp_actions,
    camp_cards,
    casting,
    contests,
    death,
    deciding,
    drawing,
    ending,
    exploring,
    fishing,
    harm,
    lost,
    night,
    occasion,
    ongoing,
    peeking,
    pending,
    placement,
    remains,
    returning,
    rolls,
    run,
    survival,
    track,
    trading,
    turn,
    voting,
)
from robinsonade.games.naufragos.storylines import stages
from robinsonade.games.naufragos.table import SOURCES, STREAMS, Castaways
from robinsonade.games.naufragos.view import view
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import Game, Option, SeatOption
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.table import Table

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
        return view(table, seat)

    def printed(self) -> dict[str, Any]:
        return printed()

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        castaways: Castaways = table
        person = castaways.persons[seat]
        return (PERSON, person) if person >= 0 else None

    def policy(self) -> Policy:
        return CastawayPolicy(WEIGHTS)

    def scores(self, table: Any) -> list[int]:
        """NAU-13.6: the story points of the rescued; without a rescue nobody counts."""
        castaways: Castaways = table
        return castaways.score.copy() if castaways.result == "rescued" else []

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

    def own_words(self, table: Any, language: str) -> dict[str, str]:
        castaways: Castaways = table
        return castaways.book.words.get(language, {})


BOOKS: Final = Maker  # importing it registers who makes the books

GAME: Final = Naufragos(
    "naufragos",
    prefix="NAU",
    version="1",
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
    prompts=(
        actions.WHITE_PROMPT,
        asides.RESPITE_PROMPT,
        belongings.LOSE_PROMPT,
        belongings.STEAL_PROMPT,
        building.PROPOSE_PROMPT,
        building.CONTRIBUTE_PROMPT,
        camp_actions.KINDLE_PROMPT,
        camp_cards.SLOT_PROMPT,
        casting.CAST_PROMPT,
        death.INHERIT_PROMPT,
        deciding.CHOOSE_PROMPT,
        deciding.NAME_PROMPT,
        deciding.SHARE_PROMPT,
        exploring.EXPLORE_PROMPT,
        fishing.FISH_PROMPT,
        night.TREAT_PROMPT,
        night.PRESERVE_PROMPT,
        occasion.OCCASION_PROMPT,
        peeking.PEEK_PROMPT,
        pending.PENDING_PROMPT,
        placement.PLACE_PROMPT,
        remains.REMAINS_PROMPT,
        returning.JOIN_PROMPT,
        returning.AGAIN_PROMPT,
        rolls.REROLL_PROMPT,
        survival.FEED_PROMPT,
        survival.CARRY_PROMPT,
        survival.GIFT_FOOD_PROMPT,
        track.PROMONTORY_PROMPT,
        trading.TERMS_PROMPT,
        trading.GIFT_PROMPT,
        trading.SWAP_PROMPT,
        voting.BALLOT_PROMPT,
    ),
    words=(
        CARD,
        DEED,
        STORYLINE,
        PERSON,
        WEATHER,
        SECTOR,
        ACTION,
        BUILDING,
        DECK,
        FISH,
        asides.MOMENT,
    ),
    steps=(
        TableRolled,
        actions.BeginActions,
        actions.WhitePawn,
        actions.Resolve,
        actions.BeforeExploration,
        actions.EndActions,
        asides.Respite,
        belongings.LoseItems,
        belongings.StealItem,
        building.Propose,
        building.Contribute,
        camp_actions.Kindle,
        camp_actions.Kindled,
        camp_actions.RestRolled,
        camp_cards.ChooseSlot,
        casting.Casting,
        contests.StrengthRolled,
        contests.ContestRolled,
        death.ShareOut,
        death.AllDead,
        deciding.Choose,
        deciding.Collect,
        deciding.ChooseWho,
        drawing.Finish,
        ending.AfterSurvival,
        ending.Rescue,
        exploring.StartExploration,
        exploring.Round,
        exploring.AfterCard,
        exploring.NextExplorer,
        fishing.Fish,
        fishing.CatchOne,
        fishing.HookOne,
        harm.Harm,
        lost.LostGroups,
        lost.LostRolled,
        night.EndOfTurn,
        night.Treat,
        night.Injuries,
        night.Fester,
        night.KeepFood,
        night.Preserve,
        night.Maintenance,
        occasion.Occasion,
        ongoing.Ongoing,
        ongoing.TrackCheck,
        peeking.Peek,
        pending.MakeRoom,
        placement.Place,
        placement.PlacementRound,
        remains.TakeRemains,
        remains.PutAway,
        returning.Joining,
        returning.ReturnRolled,
        returning.PayAgain,
        rolls.Cast,
        rolls.AfterRoll,
        run.Run,
        survival.Survival,
        survival.LayOut,
        survival.HandOut,
        survival.Carried,
        survival.EatCarried,
        survival.GiftOfFood,
        survival.Hunger,
        survival.Hungry,
        survival.Night,
        track.Promontory,
        trading.Terms,
        trading.Answer,
        turn.Turn,
        turn.DrawEvent,
        turn.Wreck,
        turn.EventText,
        voting.Ballot,
        voting.Faction,
    ),
)
