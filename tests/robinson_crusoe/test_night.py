"""Weather and Night phases (RC-11), nights outside (RC-12.3)."""

from __future__ import annotations

from typing import Any

from robinsonade.games.robinson_crusoe.box.components import ANIMALS, STORM, WINTER
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.games.robinson_crusoe.position import take
from robinsonade.games.robinson_crusoe.table.records import FutureItem, FutureToken, Kept
from robinsonade.games.robinson_crusoe.table.table import Camp
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    EXPLORER,
    FRIDAY,
    acting,
    camp,
    card,
    do,
    draw,
    has,
    ids,
    pass_all,
    phase,
    play,
    quiet,
    refuses,
    rest_of_plan,
    space,
    stock,
    told,
)

# Faces of the weather dice.
RAIN_2 = 3
RAIN_1 = 0
CALM, EATEN, TORN, ATTACK = 0, 2, 3, 5


def test_EX_20_RC_11_1_RC_11_2_RC_11_3_weather() -> None:
    """3P, two rain clouds and a winter token, roof 1, 3 wood, 1 food: one wound each."""
    t = camp(turn=4, levels={"roof": 1}, stock={"wood": 3, "food": 1}, shelter=True)
    t.weather = 1 << WINTER
    phase(t, "weather", RAIN_2)
    assert told(t, "clouds") == ["clouds 2 1"]
    assert stock(t) == {}
    assert t.wounds[:3] == [1, 1, 1]
    assert t.weather == 0


def test_RC_11_4_hungry_animals_and_storm() -> None:
    for face, wounds, levels, left in (
        (CALM, 0, 1, {"food": 1}),
        (EATEN, 0, 1, {}),
        (TORN, 0, 0, {"food": 1}),
        (ATTACK, 3, 1, {"food": 1}),
    ):
        t = camp(levels={"palisade": 1}, stock={"food": 1}, shelter=True)
        t.weather = 1 << ANIMALS
        phase(t, "weather", face)
        assert (t.wounds[COOK], t.levels[1], stock(t)) == (wounds, levels, left)
    t = camp()
    t.weather = 1 << STORM
    phase(t, "weather")
    assert t.wounds[:3] == [1, 1, 1]


def test_EX_31_RC_11_5_hunger() -> None:
    """3P, 2 food: one chosen player takes 2 wounds."""
    t = phase(camp(stock={"food": 2}, shelter=True), "night")
    assert set(ids(t)) == {f"0.character.{name}" for name in ("carpenter", "cook", "explorer")}
    play(t, "0.character.explorer")
    assert t.wounds[:3] == [0, 0, 2]


def test_RC_11_5_open_air_spoiling_and_the_next_first_player() -> None:
    t = phase(camp(stock={"food": 5, "np_food": 1}), "night")
    play(t, "0.resource.food")
    assert t.wounds[:3] == [1, 1, 1]
    assert stock(t) == {"np_food": 1}
    assert t.active == 1


def test_RC_11_5_storage_keeps_food() -> None:
    t = phase(camp(stock={"food": 5}, items=["cellar"], shelter=True), "night")
    assert stock(t) == {"food": 2}


def test_EX_21_EX_32_RC_11_6_moving_the_camp() -> None:
    """With a shelter half is kept, rounded up; what was built on a natural one is lost."""
    t = camp(shelter=True, levels={"roof": 2, "palisade": 1}, tiles={"n1": 1}, stock={"food": 3})
    phase(t, "night")
    play(t, "0.space.n1")
    assert (t.levels[:2], t.camp) == ([1, 1], space("n1"))
    t = camp(levels={"roof": 2, "palisade": 1}, tiles={"n1": 11}, at="n1", stock={"food": 3})
    phase(t, "night")
    play(t, "0.space.m1")
    assert t.levels[:2] == [0, 0]


def test_EX_48_RC_11_6_RC_3_10_the_shortcut_is_lost_with_the_move() -> None:
    """It goes back beside the Explorer's sheet; built again: 2 determination again."""
    t = camp(tiles={"n1": 1}, items=["map", "shortcut"], stock={"food": 3}, shelter=True)
    do(t, {"op": "token", "token": "shortcut", "at": "adjacent_tile_chosen"})
    phase(t, "night")
    play(t, "0.space.n1")
    assert not has(t, "shortcut")
    assert t.on_sheet >> 27 & 1
    t.active = 2
    t.agenda = t.agenda[:1]
    phase(t, "planning")
    play(t, "2.plan.build_shortcut.free", "2.join.explorer")
    rest_of_plan(t)
    assert t.determination[EXPLORER] == 2


def test_RC_11_7_pot_and_fireplace_at_night() -> None:
    t = camp(
        items=["pot", "fireplace"], stock={"food": 5}, wounds={"cook": 4}, shelter=True, turn=2
    )
    phase(t, "night")
    play(t, "0.use-invention.pot", "0.use-invention.fireplace")
    assert t.wounds[COOK] == 1
    assert stock(t) == {}  # two for healing, three meals
    assert refuses(t, "0.use-invention.pot")


def test_EX_43_RC_12_14_RC_13_3_larvae_are_exchanged_or_kept() -> None:
    """One cloud above the roof, 1 wood, 0 food: keep the token and suffer, or exchange it."""
    t = camp(turn=4, stock={"wood": 1}, tokens=["nourishing_larvae"])
    phase(t, "weather", RAIN_1)
    pass_all(t)
    assert (t.wounds[COOK], stock(t), t.tokens[8]) == (1, {}, 1)
    t = camp(turn=4, stock={"wood": 1}, tokens=["nourishing_larvae"])
    phase(t, "weather", RAIN_1)
    play(t, "0.use-token.nourishing_larvae")
    pass_all(t)
    assert (t.wounds[COOK], stock(t)) == (0, {"food": 1})
    t = camp(tokens=["nourishing_larvae"], stock={"np_food": 3}, shelter=True)
    pass_all(phase(t, "night"))
    assert t.tokens[8] == 0


def test_RC_12_3_a_night_outside() -> None:
    """Goods stay with the character, weather passes, it eats what it carries, then comes home."""
    t = acting(camp(["explorer", "cook", "carpenter"], turn=4, shelter=True), EXPLORER, "n1")
    draw(t, "wrong_track", who=EXPLORER)
    assert t.outside[0].who == EXPLORER
    t.future[EXPLORER * 4 + 1] = 2
    t.actor = t.serial = -1
    phase(t, "weather", RAIN_2)
    assert (t.wounds[EXPLORER], t.wounds[COOK]) == (0, 4)
    t.stock[2] = 2
    phase(t, "night")
    pass_all(t)
    assert t.future[EXPLORER * 4 + 1] == 1
    assert t.wounds[EXPLORER] == 1  # in the open
    phase(t, "round")
    pass_all(t)
    assert t.outside == []
    assert t.stock[0] >= 2  # the bonus of the card: 2 wood


def test_RC_12_3_RC_R86_two_nights_outside_are_one_with_both_bonuses() -> None:
    """2 wood by one card, morale by the other: one meal, one wound, both bonuses."""
    t = acting(camp(["explorer", "cook", "carpenter"], turn=4, shelter=True), EXPLORER, "n1")
    wood = {"op": "gain", "res": "wood", "n": 2}
    spirit = {"op": "morale", "n": 1}
    outside = {"op": "night", "kind": "outside", "who": "actor"}
    do(t, {**outside, "next_round": [wood]}, who=EXPLORER)
    do(t, {**outside, "next_round": [spirit]}, who=EXPLORER)
    assert told(t, "sleeps-outside") == ["sleeps-outside explorer"]
    t.future[EXPLORER * 4 + 1] = 2
    t.actor = t.serial = -1
    t.stock[2] = 2
    pass_all(phase(t, "night"))
    assert t.future[EXPLORER * 4 + 1] == 1
    assert t.wounds[EXPLORER] == 1
    t.active = 1
    before = t.stock[0]
    quiet(t)
    phase(t, "round")
    assert (t.stock[0], t.morale) == (before + 3, 1)  # 2 of the card, 1 of the beach


def test_RC_12_3_RC_12_14_RC_R87_larvae_carried_outside_are_a_meal() -> None:
    """Only its own: it is not forced to use them, and the camp's tokens do not feed it."""
    for used, wounds in ((True, 1), (False, 3)):
        t = camp(["explorer", "cook", "carpenter"], turn=4, shelter=True, stock={"food": 2})
        acting(t, EXPLORER, "n1")
        draw(t, "wrong_track", who=EXPLORER)
        t.actor = t.serial = -1
        larvae = TOKEN_IDS.index("nourishing_larvae")
        take(t.discovery, larvae)
        t.future_tokens = [FutureToken(EXPLORER, larvae)]
        before = t.components()
        phase(t, "night")
        assert ids(t) == ["0.pass", "0.use-carried.nourishing_larvae"]
        play(t, "0.use-carried.nourishing_larvae" if used else "0.pass")
        pass_all(t)
        assert t.wounds[EXPLORER] == wounds  # in the open, and hungry
        assert t.future[EXPLORER * 4 + 1] == int(used)
        assert t.components() == before
    t = camp(["explorer", "cook"], turn=4, shelter=True, tokens=["nourishing_larvae"])
    t.stock[1] = 1
    acting(t, EXPLORER, "n1")
    draw(t, "wrong_track", who=EXPLORER)
    t.actor = t.serial = -1
    phase(t, "night")
    play(t, "0.use-token.nourishing_larvae")
    pass_all(t)
    assert (t.wounds[EXPLORER], t.wounds[COOK]) == (3, 0)


def test_RC_12_3_RC_R87_a_card_carried_outside_heals_its_carrier_alone() -> None:
    wounds = {"explorer": 3, "cook": 3}
    t = camp(["explorer", "cook"], turn=4, shelter=True, stock={"food": 9}, wounds=wounds)
    acting(t, EXPLORER, "n1")
    draw(t, "wrong_track", who=EXPLORER)
    t.actor = t.serial = -1
    t.future[EXPLORER * 4 + 1] = 1
    wine = card("bottle_of_wine")
    take(t.mystery, wine)
    t.kept = [Kept(wine, 1, 0, EXPLORER, 0)]
    before = t.components()
    phase(t, "night")
    play(t, "0.use-card.bottle_of_wine")
    assert t.wounds[EXPLORER] < 3
    assert t.wounds[COOK] == 3
    assert t.components() == before


def outside(*, stock: dict[str, int], **more: Any) -> Camp:
    """The explorer sleeps outside, the others in the camp."""
    t = camp(["explorer", "cook"], turn=4, shelter=True, stock=stock, **more)
    acting(t, EXPLORER, "n1")
    draw(t, "wrong_track", who=EXPLORER)
    t.actor = t.serial = -1
    return t


def carry(t: Camp, item: str) -> Camp:
    """The explorer has found a starting item today."""
    number = ITEM_IDS.index(item)
    t.item_box.remove(number)
    t.future_items = [FutureItem(EXPLORER, number)]
    return t


def test_RC_12_3_RC_12_13_RC_R87_biscuits_carried_outside_are_a_meal() -> None:
    """One of two uses feeds the explorer; with the other they come home in the morning."""
    t = carry(outside(stock={"food": 1}), "biscuits")
    before = t.components()
    phase(t, "night")
    play(t, "0.use-item.biscuits")
    pass_all(t)
    assert t.wounds[EXPLORER] == 1  # in the open, but not hungry
    assert (stock(t), t.future[EXPLORER * 4 + 2]) == ({}, 0)
    assert t.components() == before
    phase(quiet(t), "round")
    assert t.uses[ITEM_IDS.index("biscuits")] == 1
    assert t.components() == before


def test_RC_12_3_RC_R87_a_starting_item_used_up_outside_is_gone() -> None:
    t = carry(outside(stock={"food": 1}), "biscuits")
    before = t.components()
    phase(t, "night")
    play(t, "0.use-item.biscuits", "0.use-item.biscuits")
    assert "0.use-item.biscuits" not in ids(t)
    pass_all(t)
    phase(quiet(t), "round")
    assert t.uses[ITEM_IDS.index("biscuits")] == 0
    assert t.stock[2] == 1  # one eaten, one brought home
    assert t.components() == before


def test_RC_12_3_RC_R87_rum_carried_outside_heals_its_carrier_alone() -> None:
    t = carry(outside(stock={"food": 1}, wounds={"explorer": 3, "cook": 3}), "flask_of_rum")
    phase(t, "night")
    play(t, "0.use-item.flask_of_rum")
    assert (t.wounds[EXPLORER], t.wounds[COOK]) == (2, 3)


def test_RC_12_3_RC_R87_a_pipe_carried_outside_is_smoked_by_its_carrier_alone() -> None:
    t = carry(outside(stock={"food": 1}), "pipe_and_tobacco")
    phase(t, "night")
    assert "1.use-item.pipe_and_tobacco" not in ids(t)
    play(t, "0.use-item.pipe_and_tobacco")
    assert (t.determination[EXPLORER], t.determination[COOK]) == (2, 0)


def test_RC_12_3_RC_R87_tokens_without_goods_carried_outside_serve_their_carrier() -> None:
    """Healing and determination are for it alone; what serves the camp comes home first."""
    t = outside(stock={"food": 1}, wounds={"explorer": 3, "cook": 3})
    names = ("castaways_minus", "castaways_bars", "tobacco", "vegetables")
    for name in names:
        take(t.discovery, TOKEN_IDS.index(name))
    t.future_tokens = [FutureToken(EXPLORER, TOKEN_IDS.index(name)) for name in names]
    before = t.components()
    phase(t, "night")
    carried = [choice for choice in ids(t) if "use-carried" in choice]
    assert carried == ["0.use-carried.castaways_minus", "0.use-carried.castaways_bars"]
    play(t, *carried)
    assert (t.wounds[EXPLORER], t.wounds[COOK]) == (2, 3)
    assert (t.determination[EXPLORER], t.determination[COOK]) == (3, 0)
    assert t.components() == before


def test_RC_12_3_RC_R87_the_things_of_the_camp_serve_nobody_outside() -> None:
    """Rum and Barrel heal those at the camp; the camp's pipe is out of reach."""
    t = outside(
        stock={"food": 1},
        wounds={"explorer": 3, "cook": 3},
        uses={"flask_of_rum": 2, "pipe_and_tobacco": 2},
        kept=["barrel"],
    )
    phase(t, "night")
    assert "0.use-item.pipe_and_tobacco" not in ids(t)
    assert "1.use-item.pipe_and_tobacco" in ids(t)
    play(t, "0.use-item.flask_of_rum")
    assert (t.wounds[EXPLORER], t.wounds[COOK]) == (3, 2)
    play(t, "0.use-card.barrel")
    assert (t.wounds[EXPLORER], t.wounds[COOK]) == (3, 1)


def test_RC_12_15_the_storm_glass() -> None:
    t = quiet(camp(turn=3, uses={"storm_glass": 2}))
    phase(t, "round")
    assert "0.use-item.storm_glass" in ids(t)
    play(t, "0.use-item.storm_glass")
    assert t.early[0] == 0
    before = t.early[1]
    t.agenda = t.agenda[:1]
    phase(t, "weather")
    rain = [(1, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1)][before]
    assert told(t, "clouds") == [f"clouds {rain[0]} {rain[1]}"]


def test_RC_12_16_the_bible() -> None:
    t = camp(uses={"bible": 2}, wounds={"carpenter": 3})
    phase(t, "planning")
    play(t, "0.plan.arrange_camp.free")
    rest_of_plan(t)
    play(t, "0.yes")
    pass_all(t)
    # the second pawn has rested
    assert (t.determination[CARPENTER], t.wounds[CARPENTER], t.morale) == (3, 1, 1)
    assert t.uses[0] == 1


def test_RC_11_5_extra_food_is_a_real_choice() -> None:
    t = camp(stock={"food": 4}, shelter=True)
    do(t, {"op": "night", "kind": "extra_food", "who": "each_player", "n": 1, "else_wounds": 1})
    phase(t, "night")
    play(t, "0.no")
    assert t.wounds[CARPENTER] == 1
    play(t, "1.yes")
    assert t.wounds[COOK] == 0
    assert t.wounds[EXPLORER] == 1  # nothing left
    assert t.wounds[FRIDAY] == 0
