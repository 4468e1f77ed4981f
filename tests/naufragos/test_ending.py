"""NAU-1.2, NAU-1.3, NAU-13 to NAU-15: the end, solo, variants."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import EVENT
from robinsonade.games.naufragos.box.components import BUILDING_IDS, LAST_SPACE, SPACE_TOKENS
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.prompts import RESOLUTION_BEGINS
from robinsonade.games.naufragos.steps.actions import WHITE_PAWN, Resolve
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.camp.building import Propose
from robinsonade.games.naufragos.steps.camp.salvage import salvage
from robinsonade.games.naufragos.steps.dice.rolls import ANY_ROLL, roll
from robinsonade.games.naufragos.steps.end_of_turn import MAINTENANCE
from robinsonade.games.naufragos.steps.ending import AFTER_SURVIVAL, RESCUE, fulfilled, winners
from robinsonade.games.naufragos.steps.exploration.track import TRACK_CHECK, Promontory
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.table.fields import END_PHASE
from tests.naufragos.shore import (
    built,
    card,
    do,
    effect_of,
    give,
    idle,
    lose,
    offered,
    pick,
    shore,
    stack,
)


def ready(seats: int = 2, **options: str):  # type: ignore[no-untyped-def]
    """A table on its last turn, with one fulfilled event."""
    t = shore(seats, first=1, **options)
    t.current = card("ev_sea_breeze")
    stack(t, "events")
    built(t, "great_bonfire", "sand_signal")
    t.last_turn = t.turn
    return t


def test_NAU_1_2_NAU_13_6_most_story_points_win() -> None:
    t = ready()
    t.tokens = [[0], [3, 3]]
    do(t, AFTER_SURVIVAL)
    assert (t.result, t.winners, GAME.scores(t)) == ("rescued", 2, [1, 8])


def test_NAU_1_3_the_lost_are_not_rescued() -> None:
    t = ready(3)
    t.tokens = [[0], [3, 3], [1]]
    lose(t, 1)
    do(t, RESCUE)
    assert (t.winners, t.score[1]) == (4, 0)


def test_NAU_13_1_without_events_it_must_be_this_turn() -> None:
    t = shore()
    stack(t, "events")
    do(t, Promontory(0))
    assert (t.last_turn, idle(t)) == (t.turn, True)


def test_NAU_13_2_events_that_may_still_come_count() -> None:
    t = ready()
    t.current = card("ev_drought")
    stack(t, "events", "ev_hurricane", "ev_sea_breeze")
    do(t, RESCUE)
    assert t.result == "rescued"
    t = ready()
    t.current = card("ev_drought")
    t.discard.append(card("ev_sea_breeze"))
    do(t, RESCUE)
    assert t.result == "lost-passed-by"


def test_NAU_13_3_EX_10_all_four_or_nothing() -> None:
    t = ready()
    sails = t.book.cards[card("ev_distant_sails")]
    give(t, 0, "spyglass")
    assert not fulfilled(t, sails)
    give(t, 1, "captains_log")
    assert fulfilled(t, sails)
    lose(t, 1)
    assert not fulfilled(t, sails)


def test_NAU_13_3_counts_as() -> None:
    t = ready()
    built(t, "raft")
    give(t, 0, "spyglass", "plot_048_stick_chart")
    assert fulfilled(t, t.book.cards[card("ev_clear_night")])


def test_NAU_13_3_an_event_without_a_ship_never_rescues() -> None:
    t = ready()
    assert not fulfilled(t, t.book.cards[card("plot_011_eyes_beyond_the_fire")])


def test_NAU_13_3_NAU_R43_the_ship_of_every_basic_event_looks_for_something() -> None:
    """Plot events may come without a ship: four of them do."""
    events = [event for event in shore().book.cards if event.kind == EVENT]
    assert all(event.rescues for event in events if event.sort == "event")
    without = [event.plot for event in events if event.sort == "plot" and not event.rescues]
    assert without == [11, 38, 84, 87]


def test_NAU_13_3_NAU_R43_a_hurricane_asks_for_the_raft_too() -> None:
    t = ready()
    hurricane = t.book.cards[card("ev_hurricane")]
    give(t, 0, "spyglass", "captains_log")
    assert not fulfilled(t, hurricane)
    built(t, "raft")
    assert fulfilled(t, hurricane)


def test_NAU_13_4_nobody_home() -> None:
    t = ready()
    lose(t, 0, 1)
    do(t, RESCUE)
    assert (t.result, t.winners, GAME.scores(t)) == ("lost-nobody-home", 0, [])


def test_NAU_13_5_the_time_is_up() -> None:
    t = shore()
    stack(t, "events")
    do(t, MAINTENANCE)
    assert t.result == "lost-time"


def test_NAU_13_6_EX_28_scoring() -> None:
    t = ready(1)
    t.track[0] = SPACE_TOKENS.index(4)
    t.tokens[0] = [0, 1, 2]
    give(t, 0, "machete", "captains_log")
    t.token_deck.cards[-4:] = [0, 1, 1, 2]
    do(t, RESCUE)
    assert t.score == [17]


def test_NAU_13_7_missing_tokens_count_one() -> None:
    t = ready(1)
    t.track[0] = LAST_SPACE
    t.tokens_out[0] = t.token_deck.cards[1:]
    t.token_deck.cards, t.token_deck.layers = [3], [1]
    do(t, RESCUE)
    assert t.score == [8]  # one token worth 4 and four missing ones


def test_NAU_13_8_ties() -> None:
    t = shore(3)
    t.score, t.sequelae, t.energy = [5, 5, 5], [1, 0, 0], [6, 2, 3]
    assert winners(t, 7) == 4
    t.energy[1] = 3
    assert winners(t, 7) == 6


def test_NAU_14_1_the_white_pawn_alone() -> None:
    t = shore(1)
    do(t, WHITE_PAWN, Place(0))
    assert "0.place.exploration" not in offered(t)
    pick(t, "0.place.wood")
    assert (t.wood, t.energy[0]) == (2, 4)
    pick(t, "0.place.wood")  # it does not count, but its space is taken
    assert t.energy[0] == 2
    do(t, Resolve(0))
    assert t.wood == 3


def test_NAU_14_2_EX_33_one_more_from_the_wreck() -> None:
    t = shore(1)
    stack(t, "remains", "axe", "rope", "flag", "compass", "rifle")
    t.offer = None
    salvage(t, 0)
    t.settle()
    pick(t, "0.take.axe", "0.take.rope")
    assert (t.energy[0], len(t.items[0]), len(t.shown)) == (5, 2, 0)
    assert len(t.discard) >= 3


def test_NAU_14_3_costs_stay_and_points_are_the_score() -> None:
    t = shore(1)
    do(t, Propose(0))
    pick(t, "0.propose.shelter_1", "0.spend.2")
    assert t.built == 1
    t = ready(1)
    t.tokens[0] = [3]
    do(t, RESCUE)
    assert (t.winners, GAME.scores(t)) == (1, [4])


def test_NAU_14_4_alone_and_lost() -> None:
    t = shore(1)
    lose(t, 0)
    t.phase = 0
    effect_of(t, "ev_clear_night", me=-1)
    effect_of(t, "ev_distant_sails", me=-1)
    do(t, WHITE_PAWN)
    assert idle(t)


def test_NAU_15_1_no_repeated_rolls() -> None:
    t = shore(1, rerolls="off")
    t.tokens[0] = [1]
    roll(t, 1, 1, ANY_ROLL)
    t.settle()
    assert idle(t)


def test_NAU_15_2_no_trade_with_the_lost() -> None:
    t = shore(3, lost_trade="off")
    give(t, 0, "rope")
    give(t, 2, "axe")
    lose(t, 2)
    do(t, RESPITES[RESOLUTION_BEGINS])
    assert offered(t) == ["0.pass", "0.offer.rope.1"]


def test_NAU_15_3_everybody_wins() -> None:
    t = ready(2, winner="together")
    t.tokens = [[0], [3]]
    do(t, RESCUE)
    assert t.winners == 3


def test_NAU_13_1_after_the_survival_phase_only_the_next_turn_is_left() -> None:
    t = shore(1)
    t.phase = END_PHASE
    t.track[0] = LAST_SPACE
    do(t, TRACK_CHECK)
    assert (idle(t), t.finder, t.last_turn) == (True, 0, t.turn + 1)


def test_NAU_6_3_everybody_sees_whether_the_raft_can_be_built() -> None:
    t = shore(2)
    raft = BUILDING_IDS.index("raft")
    assert not GAME.view(t, 1)["buildings"][raft]["known"]
    t.raft_known = True
    assert GAME.view(t, None)["buildings"][raft]["known"]
