"""What the team decides in the Weather phase (RC-11.1, RC-18, RC-R70)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import ANIMALS, STORM, WINTER
from robinsonade.games.robinson_crusoe.position import stack_events, take
from robinsonade.games.robinson_crusoe.table.phases import NIGHT_PHASE
from robinsonade.games.robinson_crusoe.table.records import Kept
from robinsonade.games.robinson_crusoe.table.table import Camp
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    camp,
    card,
    draw,
    ids,
    pass_all,
    phase,
    play,
    stock,
    told,
)

CALM, EATEN, TORN, ATTACK = 0, 2, 3, 5
LIGHTS, DOUBLE = 0, 6


def keep(t: Camp, *names: str) -> None:
    """These treasures lie with the group."""
    for name in names:
        take(t.mystery, card(name))
        t.open_cards.append(card(name))
        t.kept.append(Kept(card(name), -1 if name != "blankets" else 3, 0, -1, -1))
        t.open_cards.remove(card(name))


def first_alive(t: Camp, member: int) -> None:
    t.crew &= ~((1 << member) - 1)


def test_RC_11_1_blankets_before_old_clothes() -> None:
    """One winter cloud: Blankets take it away before the Old Clothes make it a rain cloud."""
    t = camp(turn=2, stock={"wood": 1, "food": 1})
    keep(t, "old_clothes", "blankets")
    t.weather = 1 << WINTER
    phase(t, "weather")
    play(t, "0.use-card.blankets")
    pass_all(t)
    assert stock(t) == {"wood": 1, "food": 1}


def test_RC_11_1_old_clothes_before_large_leaves() -> None:
    """Or the other way round: the cloud becomes rain, and the leaves keep it off."""
    t = camp(turn=2, stock={"wood": 1, "food": 1}, tokens=["large_leaves"])
    keep(t, "old_clothes")
    t.weather = 1 << WINTER
    phase(t, "weather")
    assert "0.use-token.large_leaves" not in ids(t)
    play(t, "0.use-card.old_clothes", "0.use-token.large_leaves")
    pass_all(t)
    assert stock(t) == {"wood": 1, "food": 1}


def test_RC_11_1_old_clothes_work_by_themselves_in_the_end() -> None:
    t = camp(turn=2, stock={"wood": 1, "food": 1}, levels={"roof": 1}, shelter=True)
    keep(t, "old_clothes")
    t.weather = 1 << WINTER
    pass_all(phase(t, "weather"))
    assert stock(t) == {"wood": 1, "food": 1}


def test_RC_R70_the_team_chooses_who_wears_the_helmet() -> None:
    t = camp(turn=2)
    keep(t, "helmet")
    t.weather = 1 << ANIMALS
    phase(t, "weather", ATTACK)
    assert set(ids(t)) == {f"0.character.{name}" for name in ("carpenter", "cook", "explorer")}
    play(t, "0.character.cook")
    assert t.wounds[:3] == [3, 2, 3]


def test_RC_11_1_the_firecracker_is_lit_when_the_animals_are_known() -> None:
    """Each roll is seen and resolved separately; one of them may be ignored."""
    t = camp(scenario="king_kong", stock={"food": 1}, tokens=["king_kong_bowtie"])
    t.totems = 3
    phase(t, "weather", CALM, EATEN, TORN)
    assert told(t, "animals")[-1] == "animals lose_food"
    assert "0.use-token.king_kong_bowtie" in ids(t)
    play(t, "0.pass")
    assert stock(t) == {}
    play(t, "0.use-token.king_kong_bowtie")
    assert t.wounds[:3] == [0, 0, 0]
    assert t.morale == 0


def test_RC_16_7_2_the_lucky_charm_rerolls_any_die() -> None:
    """Also the hungry-animals die and the die of the Pit."""
    t = camp(scenario="king_kong", tokens=["king_kong_bars"])
    first_alive(t, DOUBLE)
    t.totems = 1
    phase(t, "weather", TORN, CALM)
    play(t, "0.use-token.king_kong_bars")
    assert t.wounds[:3] == [0, 0, 0]
    assert not any(t.tokens)
    t = camp(["cook", "explorer"], scenario="king_kong", tokens=["king_kong_bars"], items=["pit"])
    first_alive(t, DOUBLE)
    phase(t, "production", 5, 0)
    play(t, "0.yes")
    assert stock(t)["food"] == 3
    assert not any(t.tokens)


def test_RC_R57_pit_first_the_carpenter_then_the_charm() -> None:
    t = camp(scenario="king_kong", tokens=["king_kong_bars"], items=["pit"])
    t.determination[CARPENTER] = 2
    first_alive(t, DOUBLE)
    phase(t, "production", 5, 5, 0)
    play(t, "0.yes", "0.yes")
    assert stock(t)["food"] == 3


def test_RC_11_4_powder_rerolls_the_animals() -> None:
    t = camp(scenario="robinson_family", tokens=["robinson_family_cross"], stock={"food": 1})
    t.weather = 1 << ANIMALS
    phase(t, "weather", EATEN, CALM)
    play(t, "0.use-token.robinson_family_cross")
    assert stock(t) == {"food": 1}


def test_RC_12_15_the_weather_of_this_round_is_not_rolled_after_it() -> None:
    """The Microphone rolls early, not at night for tomorrow."""
    t = camp(scenario="king_kong", tokens=["king_kong_bars"], stock={"food": 3})
    first_alive(t, 2)
    t.totems = 1
    phase(t, "night")
    assert t.phase == NIGHT_PHASE
    assert "0.use-token.king_kong_bars" not in ids(t)
    t = camp(scenario="king_kong", tokens=["king_kong_bars"])
    first_alive(t, 2)
    t.totems = 1
    phase(t, "weather", TORN)
    assert "0.use-token.king_kong_bars" not in ids(t)


def test_RC_3_7_a_storm_alone_is_a_moment_of_the_weather() -> None:
    """Thorny Bushes may still save the players from the storm."""
    t = camp(turn=2, tokens=["thorny_bushes"], shelter=True)
    t.weather = 1 << STORM
    phase(t, "weather")
    play(t, "0.use-token.thorny_bushes")
    assert t.wounds[COOK] == 0
    assert t.levels[1] == 0


def test_RC_11_7_RC_R32_healing_between_the_meal_and_the_wounds_of_the_night() -> None:
    """At any moment of the Night: also after hunger, before a deferred wound."""
    t = camp(uses={"flask_of_rum": 1}, wounds={"cook": 1}, stock={"food": 2}, shelter=True)
    draw(t, "a_shiny_jewel")
    phase(t, "night")
    play(t, "0.pass", "0.character.cook")
    assert t.wounds[COOK] == 3
    assert "0.use-item.flask_of_rum" in ids(t)
    play(t, "0.use-item.flask_of_rum")
    assert t.wounds[COOK] == 3


def test_RC_3_7_any_moment_also_between_event_and_morale() -> None:
    """The team sees the event before it decides what to use in the Morale phase."""
    t = camp(["explorer", "cook"], turn=1, determination={"explorer": 3})
    stack_events(t, "body_on_the_beach")
    phase(t, "round")
    assert told(t, "event-drawn") == ["event-drawn body_on_the_beach"]
    play(t, "0.pass", "0.pass")  # RC-R84: before its icon and before its effect
    assert t.morale == -1
    play(t, "0.ability.motivational_speech")
    assert t.morale == 0
