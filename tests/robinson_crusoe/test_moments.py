"""Moments for what may be used at any time, and rerolls (RC-3.7, RC-9.2, RC-R53, RC-R82 to R89)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import ADVENTURE, ANIMALS, BUILD, EXPLORE
from robinsonade.games.robinson_crusoe.box.dice import RAIN_ROLL
from robinsonade.games.robinson_crusoe.position import stack, stack_events, take
from robinsonade.kernel.deck import Deck
from tests.robinson_crusoe.stories import (
    CARPENTER,
    HIT,
    MISS,
    acting,
    camp,
    card,
    do,
    ids,
    phase,
    play,
    ready,
    stock,
    told,
)
from tests.robinson_crusoe.test_weather_choices import CALM, DOUBLE, EATEN, first_alive

RAIN_1, RAIN_2 = 0, 3


def test_RC_3_7_RC_R82_what_was_let_pass_is_offered_again_at_the_next_moment() -> None:
    """Between any two actions of the phase, although it was declined before the first one."""
    t = camp(["explorer", "cook"], determination={"explorer": 3})
    phase(t, "planning")
    play(t, *["0.plan.rest.free"] * 2, *["1.plan.rest.free"] * 2, "0.idle", "0.ready", "1.ready")
    for done in range(3):
        assert len(told(t, "action")) == done
        assert "0.ability.motivational_speech" in ids(t)
        play(t, "0.pass")
    play(t, "0.ability.motivational_speech")
    assert t.morale == 1


def test_RC_R84_a_moment_between_drawing_an_event_and_its_effect() -> None:
    """Its icon, its effect: before each of them, knowing the card."""
    t = camp(["explorer", "cook"], turn=2, determination={"explorer": 3}, scenario="king_kong")
    stack_events(t, "body_on_the_beach")
    phase(t, "event")
    assert told(t, "event-drawn") == ["event-drawn body_on_the_beach"]
    assert (t.morale, t.crew & 1) == (0, 1)
    play(t, "0.pass")  # the book: the first of the crew dies, morale falls
    assert (t.morale, t.crew & 1) == (-1, 0)
    play(t, "0.ability.motivational_speech")
    assert t.morale == -1  # 0, and the effect of the card


def test_RC_13_3_RC_R84_larvae_meet_the_demand_of_a_card_just_drawn() -> None:
    """An adventure that demands food; without the moment it would be a wound."""
    t = camp(stock={"wood": 1}, tokens=["nourishing_larvae"])
    t.action_marks[BUILD] = 1 << ADVENTURE
    stack(t.adventures[0], card("visit_of_a_predator"))
    phase(t, "planning")
    play(t, "0.plan.weapon.wood", "0.join.carpenter")
    play(t, *["1.plan.rest.free"] * 2, *["2.plan.rest.free"] * 2)
    play(t, "0.ready", "1.ready", "2.ready", "0.pass")
    assert told(t, "adventure") == ["adventure carpenter visit_of_a_predator"]
    play(t, "0.use-token.nourishing_larvae")
    assert t.wounds[CARPENTER] == 0
    assert stock(t) == {"food": 1}


def test_RC_R84_a_moment_between_drawing_a_mystery_card_or_a_beast_and_its_effect() -> None:
    t = acting(camp(tokens=["nourishing_larvae"], levels={"weapon": 9}), CARPENTER, "n1")
    t.mystery = Deck([card("scorpion")], [1], {})
    do(t, {"op": "mystery", "draw": 1, "treasure": 0, "trap": 0, "monster": 1}, who=CARPENTER)
    assert told(t, "mystery") == ["mystery carpenter scorpion"]
    assert ids(t) == ["0.pass", "0.use-token.nourishing_larvae"]
    t = camp(tokens=["nourishing_larvae"], levels={"weapon": 9})
    take(t.beasts, card("fox"))
    t.hunt = Deck([card("fox")], [1], {})
    t.phase = 1
    do(t, {"op": "hunt_fight_top", "who": "first_player"})
    assert told(t, "fought") == []
    assert ids(t) == ["0.pass", "0.use-token.nourishing_larvae"]


def test_RC_9_2_RC_R89_a_good_face_may_be_rerolled_too() -> None:
    """The Explorer is asked for each green die of his action, whatever it shows."""
    t = camp(["explorer", "cook"], determination={"explorer": 2})
    phase(t, "planning", MISS, HIT, MISS, MISS)
    play(t, "0.plan.explore_n1.free", "0.enough", "0.plan.rest.free")
    play(t, *["1.plan.rest.free"] * 2, "0.idle")
    ready(t)
    assert told(t, "rolled")[-1].split()[1:4] == ["explorer", "explore", "wound"]
    play(t, "0.no", "0.yes")  # a success, rolled again: it fails
    assert told(t, "failed") == ["failed explorer explore_n1"]
    assert t.determination[2] == 2  # the reroll and what the failure gives


def test_RC_9_4_RC_R89_a_die_that_decides_nothing_is_not_rerolled() -> None:
    """With an adventure token a card is drawn whatever the adventure die shows."""
    t = camp(["explorer", "cook"], determination={"explorer": 2})
    t.action_marks[EXPLORE] = 1 << ADVENTURE
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.explore_n1.free", "0.enough", "0.plan.rest.free")
    play(t, *["1.plan.rest.free"] * 2, "0.idle")
    ready(t)
    play(t, "0.no", "0.no")
    assert len(told(t, "adventure")) == 1


def test_RC_R89_the_pit_and_the_animals_may_be_rerolled_whatever_they_show() -> None:
    t = camp(items=["pit"])
    t.determination[CARPENTER] = 2
    phase(t, "production", HIT)
    assert ids(t) == ["0.yes", "0.no"]
    t = camp(scenario="robinson_family", tokens=["robinson_family_cross"], stock={"food": 1})
    t.weather = 1 << ANIMALS
    phase(t, "weather", CALM, EATEN)
    play(t, "0.use-token.robinson_family_cross")
    assert stock(t) == {}


def test_RC_R89_the_lucky_charm_rerolls_rain_and_winter_dice() -> None:
    t = camp(scenario="king_kong", tokens=["king_kong_bars"], stock={"food": 2, "wood": 2})
    first_alive(t, DOUBLE)
    t.early = [RAIN_ROLL, RAIN_2]
    phase(t, "weather", RAIN_1)
    assert ids(t) == ["0.yes", "0.no"]
    play(t, "0.yes")
    assert told(t, "clouds") == ["clouds 1 0"]
    assert not any(t.tokens)
