"""Morale, Production and resource areas (RC-6)."""

from __future__ import annotations

import pytest

from robinsonade.games.robinson_crusoe.box.components import DANGER, FOOD_PLUS, WOOD_PLUS
from tests.robinson_crusoe.stories import (
    CARPENTER,
    EXPLORER,
    HIT,
    MISS,
    acting,
    camp,
    do,
    ids,
    phase,
    play,
    prompt,
    rest_of_plan,
    space,
    stock,
)


@pytest.mark.parametrize(("morale", "gained"), [(1, 1), (2, 2), (3, 2), (0, 0)])
def test_RC_6_1_gains(morale: int, gained: int) -> None:
    t = phase(camp(morale=morale), "morale")
    assert t.determination[CARPENTER] == gained


def test_RC_6_1_at_plus_3_healing_may_be_chosen() -> None:
    t = phase(camp(morale=3, wounds={"carpenter": 1}), "morale")
    assert prompt(t) == "morale-option"
    play(t, "0.option.heal")
    assert (t.wounds[CARPENTER], t.determination[CARPENTER]) == (0, 0)


def test_EX_6_RC_6_2_missing_tokens_wound() -> None:
    """Morale -3 with 1 token: 1 discarded, 2 wounds."""
    t = phase(camp(morale=-3, determination={"carpenter": 1}), "morale")
    assert (t.determination[CARPENTER], t.wounds[CARPENTER]) == (0, 2)


def test_RC_6_3_diary_and_drums() -> None:
    t = phase(camp(morale=-1, items=["drums"]), "morale")
    assert (t.determination[CARPENTER], t.wounds[CARPENTER]) == (1, 0)
    t = phase(camp(morale=3, items=["diary"], wounds={"carpenter": 1}), "morale")
    play(t, "0.option.heal")
    assert t.determination[CARPENTER] == 1


def test_EX_7_RC_6_4_production() -> None:
    assert stock(phase(camp(), "production")) == {"wood": 1, "food": 1}


def test_EX_24_RC_6_4_RC_8_12_a_covered_source_with_a_token() -> None:
    t = camp()
    t.black[t.camp] = 0b010
    t.marks[t.camp] = 1 << FOOD_PLUS
    assert stock(phase(t, "production")) == {"wood": 1, "food": 1}


def test_RC_6_4_shortcut_and_pit() -> None:
    t = camp(items=["pit"], tiles={"n1": 6})
    do(t, {"op": "token", "token": "shortcut", "at": "adjacent_tile_chosen"})
    phase(t, "production", HIT)
    assert ids(t) == ["0.source.n1.bird", "0.source.n1.wood"]
    play(t, "0.source.n1.wood")
    assert stock(t) == {"wood": 2, "food": 1 + 2}


def test_RC_6_5_danger_in_the_camp() -> None:
    t = camp(levels={"weapon": 5})
    t.marks[t.camp] = 1 << DANGER
    phase(t, "production")
    assert t.wounds[:3] == [1, 1, 1]


def test_RC_6_6_modifiers() -> None:
    for mod, expected in (
        ("no_food", {"wood": 1}),
        ("no_wood", {"food": 1}),
        ("skip", {}),
        ("wood_plus_1", {"wood": 2, "food": 1}),
        ("food_minus_1", {"wood": 1}),
    ):
        t = camp()
        do(t, {"op": "production", "mod": mod})
        assert stock(phase(t, "production")) == expected


def test_RC_6_6_half_rounded_down_and_chosen() -> None:
    t = camp()
    t.marks[t.camp] = 1 << WOOD_PLUS
    do(t, {"op": "production", "mod": "half"})
    phase(t, "production")
    play(t, "0.resource.food")
    assert stock(t) == {"food": 1}  # 2 wood and 1 food: one of three


def test_RC_6_7_gains_of_an_action_wait_for_the_end_of_the_phase() -> None:
    t = camp(tiles={"n1": 1})
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.wood_n1.free", "0.enough")
    play(t, "0.plan.weapon.wood") if "0.plan.weapon.wood" in ids(t) else None
    assert stock(t) == {}
    rest_of_plan(t)
    assert stock(t) == {"wood": 1}


def test_EX_18_RC_6_8_larvae_of_this_action_pay() -> None:
    """The actor may pay the food of Flu from the Larvae just found, but need not."""
    t = acting(camp(["explorer", "cook", "carpenter"]), EXPLORER, "n1")
    t.discovery.cards.remove(8)
    t.found = [8]
    do(t, {"op": "lose", "res": "food", "n": 1})
    assert ids(t) == ["0.no", "0.token.nourishing_larvae"]
    play(t, "0.token.nourishing_larvae", "0.yes")
    assert t.gained[1] == 1
    assert t.wounds[EXPLORER] == 0
    t = acting(camp(["explorer", "cook", "carpenter"]), EXPLORER, "n1")
    t.gained[1] = 1
    do(t, {"op": "lose", "res": "food", "n": 1})
    play(t, "0.no")
    assert (t.gained[1], t.wounds[EXPLORER]) == (1, 1)
    assert space("n1") == 0
