"""NAU-7: the turn and its event phase."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import HOT, STORM, WEATHER_IDS
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.heuristics.outlook import chance_home
from robinsonade.games.naufragos.steps.actions import Resolve
from robinsonade.games.naufragos.steps.end_of_turn import MAINTENANCE
from robinsonade.games.naufragos.steps.event_phase import DRAW_EVENT, Wreck, move_weather
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.steps.turn import TURN
from robinsonade.games.naufragos.table.fields import EVENT_PHASE
from tests.naufragos.shore import (
    card,
    do,
    effect_of,
    idle,
    lose,
    offered,
    pick,
    refused,
    shore,
    stack,
    told,
)


def test_NAU_7_1_NAU_7_9_the_deck_is_the_clock() -> None:
    t = shore(2)
    stack(t, "events")
    t.blocked[0] = t.turn
    do(t, MAINTENANCE)
    assert t.result == "lost-time"


def test_NAU_7_2_NAU_7_3_event_then_actions() -> None:
    t = shore(2)
    stack(t, "events", "ev_ripe_fruit", "ev_calm_sea")
    do(t, TURN)
    assert (t.turn, t.current, t.supply) == (2, card("ev_ripe_fruit"), 4)
    assert t.agenda[-1].prompt(t).kind.name == "white"
    assert GAME.view(t, 0)["phase"] == "actions"


def test_NAU_7_4_NAU_7_5_EX_15_hot_days() -> None:
    t = shore(2)
    lose(t, 1)
    t.weather = WEATHER_IDS.index("sunny_2")
    for expected in ([5, 5], [4, 4]):
        move_weather(t, 1)
        t.settle()
        assert (t.weather, t.energy) == (HOT, expected)


def test_NAU_7_5_NAU_8_7_a_storm_puts_the_fire_out_and_nobody_fishes() -> None:
    t = shore(2)
    t.fire, t.fire_wood, t.weather = True, 1, STORM + 1
    move_weather(t, -1)
    assert (t.weather, t.fire, t.fire_wood) == (STORM, False, 0)
    do(t, Place(0))
    assert "0.camp.camp_fishing" not in offered(t)
    move_weather(t, -1)
    assert t.weather == STORM


def test_NAU_7_5_NAU_8_7_NAU_R41_no_fish_for_the_rest_of_a_stormy_turn() -> None:
    t = shore(2)
    t.weather = STORM + 1
    move_weather(t, -1)
    t.weather = WEATHER_IDS.index("cloudy")  # an effect moves the cube on
    do(t, Place(0))
    refused(t, "0.camp.camp_fishing")
    assert not GAME.view(t, None)["fishing"]
    effect_of(t, "ev_shoal")
    assert told(t, "fished") == []
    t.turn += 1
    do(t, Place(0))
    assert "0.camp.camp_fishing" in offered(t)
    assert GAME.view(t, None)["fishing"]


def test_NAU_8_7_NAU_R41_a_storm_that_comes_later_stops_fishing_while_it_lasts() -> None:
    t = shore(2)
    do(t, Place(0))
    pick(t, "0.camp.camp_fishing")
    t.weather = STORM
    do(t, Resolve(0))
    assert told(t, "fished") == []
    t.weather = WEATHER_IDS.index("rainy")
    do(t, Place(1))
    assert "1.camp.camp_fishing" in offered(t)


def test_NAU_7_6_rain_makes_the_way_home_harder() -> None:
    t = shore(1, persons=("cook_f",))
    dry = chance_home(t, 1, 8)
    t.weather = WEATHER_IDS.index("rainy")
    assert chance_home(t, 1, 7) == dry
    t.weather = STORM
    assert chance_home(t, 1, 6) == dry


def test_NAU_7_7_EX_16_EX_17_the_wreck() -> None:
    t = shore(2)
    do(t, Wreck(4))
    assert (t.wreck, t.salvage) == (5, True)
    do(t, Wreck(4))
    assert t.wreck == 5  # a cube lies there already
    t.salvage = False
    do(t, Wreck(6))
    assert (t.wreck, t.salvage) == (5, False)


def test_NAU_7_8_EX_39_all_lost() -> None:
    t = shore(1)
    lose(t, 0)
    t.phase, t.food = EVENT_PHASE, 2
    effect_of(t, "ev_night_visitors", me=-1)
    assert t.food == 2
    effect_of(t, "ev_spoiled_stores", me=-1)
    assert t.food == 1
    effect_of(t, "ev_rats", me=-1)
    assert offered(t) == ["0.slot.6", "0.slot.7", "0.slot.8"]


def test_NAU_7_3_the_event_stays_until_the_next() -> None:
    t = shore(2)
    before = t.current
    stack(t, "events", "ev_calm_sea")
    do(t, DRAW_EVENT)
    assert idle(t)
    assert (t.current, t.discard[-1], t.fresh) == (card("ev_calm_sea"), before, 1)
