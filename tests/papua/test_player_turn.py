"""Player turns (PAP-5)."""

import pytest

from robinsonade.games.papua.box.components import ZONE_IDS
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import (
    finish_turn,
    here,
    ids,
    kinds,
    marker,
    offered,
    play,
    prompt,
    refuses,
    roll,
    told,
)


def red_last(**changes: object) -> Papua:
    """EX-02: red is last, 42 energy, 3 coins, 2 food, no hut; 4 on funding, 2 on the notebook."""
    position: dict[str, object] = {
        "turns": (0, 1, 2),
        "round": 3,
        "energy": (42, 50, 50),
        "order": (1, 2, 0),
        "food": (2, 3, 3),
        "markers": {4: "funding", 2: "notebook"},
        "forbidden": "huts",
        "dice": "4332C",
    }
    return camp(**{**position, **changes})  # type: ignore[arg-type]


def test_EX_02_PAP_5_5_a_whole_turn() -> None:
    t = red_last()
    play(t, "0.pay-coin")
    assert t.coins[0] == 2
    play(t, "0.keep-dice", "0.place.4.funding", "0.place.3.expeditions", "0.place.3.expeditions")
    play(t, "0.stop-placing")
    assert (here(t, "funding")[0], here(t, "expeditions")[0], t.pool[0]) == (1, 2, 4)
    assert marker(t, "expeditions") == 3
    play(t, "0.eat.2")
    assert (t.energy[0], t.food[0]) == (41, 0)
    assert told(t, "supplied") == []


@pytest.mark.parametrize(("food", "pool"), [(3, 4), (2, 3)])
def test_EX_03_PAP_5_9_PAP_5_10_one_food_less_meets_the_supply(food: int, pool: int) -> None:
    """From 42 to 40: two food are due; with one there, an explorer is lost."""
    t = red_last(food=(food, 3, 3))
    play(t, "0.pay-coin", "0.keep-dice", "0.place.4.funding", "0.place.3.expeditions")
    play(t, "0.place.3.expeditions", "0.stop-placing")
    sheet = t.agenda[-1].about_sheet(t)
    assert sheet is not None
    (line,) = sheet.lines
    assert (line.now, line.then[1], line.hurts[1]) == (42, 40, 4 - pool)
    play(t, "0.eat.1")
    assert (t.energy[0], t.food[0], t.pool[0]) == (40, 0, pool)


def test_EX_04_PAP_5_7_fewer_dice_of_a_number() -> None:
    t = red_last()
    play(t, "0.pay-coin", "0.keep-dice", "0.place.3.expeditions", "0.stop-placing")
    assert (here(t, "expeditions")[0], marker(t, "expeditions")) == (1, 3)


@pytest.mark.parametrize(("hut", "dice"), [(0, 5), (1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_PAP_5_1_dice_by_the_hut(hut: int, dice: int) -> None:
    t = camp(hut=(hut, 0, 0))
    assert told(t, "player-turn") == [f"player-turn 0 {dice}"]


def test_PAP_5_1_never_more_than_ten() -> None:
    t = camp(phase="round", hut=(4, 0, 0))
    t.dice_next[0] = 3
    play(t, "2.forbid.huts")
    assert told(t, "player-turn") == ["player-turn 0 10"]
    assert t.dice_next[0] == 0


def test_EX_05_PAP_5_2_dice_that_are_set_are_not_rolled() -> None:
    """Hut 8: eight dice, two set to 3 and 5, six rolled."""
    t = camp(hut=(3, 0, 0))
    assert (prompt(t), kinds(t)) == ("set-dice", {"set-die", "roll"})
    play(t, "0.set-die.3")
    roll(t, "112245")
    play(t, "0.set-die.5")
    assert t.dice == [0, 2, 2, 1, 1, 2, 0]


def test_PAP_5_2_fewer_or_none_may_be_set() -> None:
    t = camp(hut=(3, 0, 0))
    play(t, "0.set-die.3")
    roll(t, "1111111")
    play(t, "0.roll")
    assert t.dice == [0, 7, 0, 1, 0, 0, 0]


def test_PAP_5_2_with_ten_dice_the_set_ones_are_part_of_the_ten() -> None:
    t = camp(phase="round", hut=(1, 0, 0), cards=("tribe", "", ""))
    play(t, "0.tribe.tribe_ten_dice", "2.forbid.huts")
    roll(t, "123451234")
    play(t, "0.set-die.5")
    assert sum(t.dice) == 10


def test_PAP_5_3_EX_16_each_catastrophe_costs_an_explorer_or_a_coin() -> None:
    """Pool 6, one coin, two catastrophes: pay one and lose one, or lose two."""
    t = camp(round=3, pool=(6, 7, 7), coins=(1, 3, 3), dice="225CC")
    assert ids(t) == ["0.pay-coin", "0.lose-explorer"]
    other = t.clone()
    play(t, "0.pay-coin")
    assert (t.coins[0], t.pool[0]) == (0, 5)  # the second one without a question
    play(other, "0.lose-explorer", "0.lose-explorer")
    assert (other.coins[0], other.pool[0]) == (1, 4)


def test_PAP_5_3a_EX_16_round_1_is_harmless() -> None:
    t = camp(round=1, pool=(6, 7, 7), coins=(1, 3, 3), dice="225CC")
    assert prompt(t) == "coins"
    assert (t.coins[0], t.pool[0]) == (1, 6)
    assert t.dice == [0, 0, 2, 0, 0, 1, 2]  # two dice are of no use
    assert told(t, "harmless") == ["harmless 0 2 1"]


def test_PAP_5_3b_without_an_explorer_nothing_is_lost_or_asked() -> None:
    t = camp(round=3, pool=(1, 7, 7), coins=(0, 3, 3), dice="22CCC")
    assert (t.pool[0], t.reserve[0]) == (0, 15)
    assert told(t, "lost", "harmless") == ["lost 0", "harmless 0 2 3"]


def test_PAP_5_3c_meteorology_comes_before_the_first_catastrophe() -> None:
    t = camp(round=3, science=("meteorology", "biology", "medicine"), dice="22CC1")
    assert ids(t) == ["0.pass", "0.science.meteorology"]
    play(t, "0.pass")
    assert prompt(t) == "catastrophe"


def test_EX_17_PAP_5_4_a_coin_for_each_step_or_reroll() -> None:
    t = camp(coins=(9, 3, 3), dice="25411")
    play(t, "0.raise.2", "0.raise.3")  # 2 to 4: two coins
    assert (t.coins[0], t.dice[4]) == (7, 2)
    play(t, "0.lower.5", "0.lower.4", "0.lower.3", "0.lower.2")  # 5 to 1: four coins
    assert (t.coins[0], t.dice[1]) == (3, 3)
    assert refuses(t, "0.lower.2")
    roll(t, "13")
    play(t, "0.reroll.4", "0.reroll.1")  # 4, then 1, then 3
    assert (t.coins[0], t.dice) == (1, [0, 3 - 0, 0, 1, 1, 0, 0])


def test_EX_17_PAP_5_4_results_stay_within_1_and_5() -> None:
    t = camp(dice="11555")
    assert offered(t, "raise") == {"1"}
    assert offered(t, "lower") == {"5"}
    assert "0.raise.5" not in GAME.catalogue.by_id
    assert "0.lower.1" not in GAME.catalogue.by_id


def test_EX_17_PAP_5_4a_a_catastrophe_cannot_be_bought() -> None:
    t = camp(round=1, dice="CCCC2")
    assert ids(t) == ["0.keep-dice", "0.reroll.2", "0.raise.2", "0.lower.2"]


def test_PAP_5_4b_a_rerolled_catastrophe_is_resolved_at_once() -> None:
    t = camp(dice="22222")
    roll(t, "C")
    play(t, "0.reroll.2")
    assert prompt(t) == "catastrophe"
    play(t, "0.lose-explorer")
    assert (t.pool[0], prompt(t), t.dice) == (6, "coins", [0, 0, 4, 0, 0, 0, 1])


def test_PAP_5_4b_meteorology_once_more_and_set_dice_may_be_changed() -> None:
    t = camp(science=("meteorology", "biology", "medicine"), hut=(1, 0, 0))
    roll(t, "22222")
    play(t, "0.set-die.5")
    roll(t, "C")
    play(t, "0.reroll.5")
    assert prompt(t) == "weather"
    play(t, "0.science.meteorology", "0.turn-die.4")
    assert (t.dice, prompt(t), t.pool[0]) == ([0, 0, 5, 0, 1, 0, 0], "coins", 7)


def test_PAP_5_4c_once_placing_begins_no_die_can_be_changed() -> None:
    t = camp(dice="22222")
    play(t, "0.keep-dice", "0.place.2.funding")
    assert kinds(t) == {"place", "stop-placing"}
    assert refuses(t, "0.reroll.2")


def test_PAP_5_5_no_die_need_be_used() -> None:
    t = camp(dice="12345")
    play(t, "0.keep-dice", "0.stop-placing")
    assert (t.pool[0], t.energy[0], t.active) == (7, 50, 1)


def test_EX_27_PAP_5_6_several_markers_in_one_turn() -> None:
    t = camp(forbidden="huts", dice="1124C")
    play(t, "0.pay-coin", "0.keep-dice", "0.place.2.hunting", "0.place.1.notebook")
    assert refuses(t, "0.place.1.logistics")
    play(t, "0.place.1.notebook", "0.place.4.logistics")
    assert (here(t, "notebook")[0], here(t, "hunting")[0], here(t, "logistics")[0]) == (2, 1, 1)
    assert t.pool[0] == 3
    roll(t, "33333")
    play(t, "0.eat.0")
    assert t.energy[0] == 46
    play(t, "1.keep-dice")
    assert offered(t, "place") == {"expeditions", "funding"}


def test_EX_27_PAP_5_5_dice_do_not_exceed_the_pool() -> None:
    t = camp(forbidden="huts", pool=(2, 7, 7), dice="1124C")
    play(t, "0.pay-coin", "0.keep-dice", "0.place.1.notebook", "0.place.4.logistics")
    assert prompt(t) == "eat"
    assert [marker(t, zone) for zone in ZONE_IDS] == [0, 4, 0, 0, 0, 1]


def test_PAP_5_6_all_later_dice_of_a_number_go_to_its_zone() -> None:
    t = camp(dice="11111")
    play(t, "0.keep-dice", "0.place.1.huts")
    assert offered(t, "place") == {"huts"}
    play(t, "0.stop-placing")
    roll(t, "11222")
    play(t, "0.eat.0", "1.keep-dice")
    assert [c.id for c in t.choices() if c.kind.name == "place" and c.args[0] == 1] == [
        "1.place.1.huts"
    ]


def test_PAP_5_7_a_marker_comes_only_with_an_explorer() -> None:
    t = camp(dice="12345")
    play(t, "0.keep-dice", "0.stop-placing")
    assert t.zone_of == [-1] * 6


def test_PAP_5_8_useless_explorers_are_allowed() -> None:
    t = camp(hut=(5, 0, 0))
    roll(t, "33333333")
    play(t, "0.set-die.1", "0.set-die.1", "0.keep-dice")
    for _ in range(7):
        play(t, "0.place.3.huts")
    assert here(t, "huts")[0] == 7


def test_PAP_5_9_food_never_raises_energy() -> None:
    t = camp(food=(9, 3, 3), dice="11111")
    play(t, "0.keep-dice", "0.place.1.huts", "0.place.1.huts", "0.stop-placing")
    assert ids(t) == ["0.eat.0", "0.eat.1", "0.eat.2"]
    play(t, "0.eat.2")
    assert (t.energy[0], t.food[0]) == (50, 7)


def test_PAP_5_11_energy_may_go_below_0() -> None:
    t = camp(energy=(1, 50, 50), food=(0, 3, 3), turns=(0, 1, 2), dice="11111")
    t.supplied[0] = 15
    play(t, "0.keep-dice", "0.place.1.huts", "0.place.1.huts", "0.place.1.huts", "0.stop-placing")
    assert t.energy[0] == -2
    assert t.last_round


def test_PAP_5_12_a_turn_is_public() -> None:
    t = camp(dice="1155C")
    play(t, "0.pay-coin", "0.lower.5", "0.keep-dice", "0.place.1.huts", "0.stop-placing", "0.eat.1")
    assert all(event.known_to(None) for event in t.log or [])
    assert told(t)[:8] == [
        "player-turn 0 5",
        "rolled 0 catastrophe+1+1+5+5",
        "saved 0 1",
        "changed 0 5 4 1",
        "marker 0 1 huts",
        "placed 0 1 huts",
        "ate 0 1",
        "player-turn 1 5",
    ]


def test_PAP_5_13_an_empty_pool_still_takes_its_turn() -> None:
    t = camp(pool=(0, 7, 7), coins=(0, 3, 3), dice="12CC5")
    assert told(t, "rolled")[0] == "rolled 0 catastrophe+catastrophe+1+2+5"
    assert told(t, "harmless") == ["harmless 0 2 2"]
    assert (t.active, t.energy[0]) == (1, 50)
    finish_turn(t)
