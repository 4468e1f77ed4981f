"""The round and the Event phase (RC-4, RC-5)."""

from __future__ import annotations

import pytest

from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    BUILD,
    GATHER,
    RAIN,
    STORM,
    WINTER,
)
from robinsonade.games.robinson_crusoe.effects.vocabulary import VOCABULARY
from robinsonade.games.robinson_crusoe.position import lay_threats, stack_events
from robinsonade.kernel.data import Row
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.slips import BadData
from tests.robinson_crusoe.stories import (
    CARPENTER,
    camp,
    card,
    ids,
    level,
    pass_all,
    phase,
    play,
    space,
    stock,
    told,
)


def test_RC_4_1_six_phases_in_order() -> None:
    t = camp(turn=0)
    phase(t, "round")
    assert told(t, "round") == ["round 1 carpenter"]
    assert t.phase == 4  # planning: event, morale and production are over
    assert stock(t) == {"wood": 1, "food": 1}


def test_RC_4_2_lava_comes_before_the_event() -> None:
    t = camp(["cook", "carpenter"], scenario="volcano_island", turn=3)
    phase(t, "round")
    assert t.result == "lost-camp"
    assert told(t, "event-drawn") == []


def test_RC_5_1_no_event_in_round_1() -> None:
    t = camp(turn=0)
    phase(t, "round")
    assert told(t, "event-drawn") == []
    assert t.right == card("food_crates")


def test_RC_5_2_a_lurking_beast_is_fought_first() -> None:
    t = camp(turn=2, levels={"weapon": 9})
    stack_events(t, "sunny_beach")
    t.ambush = card("fox")
    t.beasts.cards.remove(t.ambush)
    phase(t, "event")
    assert told(t, "fought", "event-drawn") == ["fought carpenter 2 9", "event-drawn sunny_beach"]
    assert stock(t) == {"food": 2, "fur": 1}


def test_EX_3_RC_5_3_RC_5_4_the_threat_row_pushes() -> None:
    """Icon, effect, then Awful Weather is pushed off: winter token. Precipice is left."""
    t = camp(turn=2)
    stack_events(t, "heavy_rain_is_coming")
    lay_threats(t, "awful_weather", "precipice")
    phase(t, "event")
    assert t.action_marks[GATHER] == 1 << ADVENTURE
    assert t.weather == 1 << RAIN | 1 << WINTER
    assert (t.left, t.right) == (card("precipice"), card("heavy_rain_is_coming"))


def test_EX_4_RC_5_4_nothing_is_pushed_when_the_right_space_is_empty() -> None:
    t = camp(turn=2)
    stack_events(t, "heavy_rain_is_coming")
    lay_threats(t, "awful_weather", None)
    phase(t, "event")
    assert (t.left, t.right) == (card("awful_weather"), card("heavy_rain_is_coming"))
    assert t.weather == 1 << RAIN


def test_EX_5_RC_5_5_adventure_cards_chain() -> None:
    """Storm token, roof 3 -> 1, then the event card."""
    t = camp(turn=2, levels={"roof": 3}, shelter=True)
    stack_events(t, "storm_on_the_horizon", "nice_surprise", "sunny_beach")
    phase(t, "event")
    assert t.weather == 1 << STORM
    assert level(t, "roof") == 1
    assert t.right == card("sunny_beach")


def test_RC_5_6_gains_are_available_at_once() -> None:
    t = camp(turn=2)
    stack_events(t, "predator_in_the_camp", "sunny_beach")
    phase(t, "event")
    assert stock(t) == {"food": 2, "fur": 2}


def test_RC_5_7_resolving_the_event_again() -> None:
    """Otters pushed off: a fish source is covered once more, without the icon."""
    t = camp(turn=2, tiles={"s1": 3})
    stack_events(t, "sunny_beach")
    lay_threats(t, "otters", "precipice")
    phase(t, "event")
    assert t.black[space("m1")] == 0b010
    assert card("otters") in t.events_out


def test_RC_5_8_an_empty_deck_means_no_event() -> None:
    t = camp(turn=5)
    t.event_box = [*t.event_box, *t.events.cards]
    t.events = Deck([], [], {})
    phase(t, "event")
    assert told(t) == ["news no_event"]


def test_RC_5_3_a_second_adventure_token_is_not_placed() -> None:
    """RC-13.6: at most one of a kind."""
    t = camp(turn=2)
    t.action_marks[BUILD] = 1 << ADVENTURE
    stack_events(t, "heavy_clouds")
    phase(t, "event")
    assert told(t, "action-marked") == []


def test_RC_10_5_fights_of_the_event_phase_are_the_first_players() -> None:
    t = camp(turn=2)
    stack_events(t, "howling_in_the_bushes", "sunny_beach")
    pass_all(phase(t, "event"))
    # strength 3 without weapons, one level and one palisade short
    assert t.wounds[:3] == [5, 0, 0]
    assert t.wounds[CARPENTER] == 5
    assert stock(t) == {"food": 2, "fur": 1}


def test_RC_12_2_RC_R79_natural_dam_breaks_takes_two_items_or_as_many_as_there_are() -> None:
    """The team chooses which items are lost, not how many; nobody is wounded for the rest."""
    t = camp(turn=2, items=["knife", "rope", "map"], threats=["natural_dam_breaks", "strong_wind"])
    stack_events(t, "sunny_beach")
    phase(t, "event")
    assert set(ids(t)) == {f"0.invention.{name}" for name in ("knife", "rope", "map")}
    play(t, "0.invention.map", "0.invention.rope")
    assert told(t, "item-lost") == ["item-lost map", "item-lost rope"]
    t = camp(turn=2, items=["knife"], threats=["natural_dam_breaks", "strong_wind"])
    stack_events(t, "sunny_beach")
    phase(t, "event")
    assert not t.items
    assert t.wounds[:3] == [0, 0, 0]
    effect = Row({"op": "flip_items", "n": 2, "up_to": True}, "a test")
    with pytest.raises(BadData, match="up_to"):
        VOCABULARY.read(effect, None)


def test_RC_5_4_a_card_without_a_threat_effect_is_only_gone() -> None:
    """Nobody is told of an effect that wreckage does not have."""
    for left, kind in (("food_crates", "threat-gone"), ("awful_weather", "threat")):
        t = camp(turn=2)
        stack_events(t, "heavy_rain_is_coming")
        lay_threats(t, left, "precipice")
        phase(t, "event")
        assert told(t, "threat-gone", "threat") == [f"{kind} {left}"]
