"""NAU-8: placing pawns, and the lost."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import (
    EXPLORATION,
    NOBODY,
    SLOT_AT,
    SPACE_COST,
    STORM,
)
from robinsonade.games.naufragos.steps.actions import WHITE_PAWN, Resolve
from robinsonade.games.naufragos.steps.exploration.exploring import START_EXPLORATION
from robinsonade.games.naufragos.steps.exploration.lost import LOST_GROUPS
from robinsonade.games.naufragos.steps.placement import PLACEMENT_ROUND, Place
from tests.naufragos.shore import dice, do, idle, lose, offered, pick, refused, shore, told


def test_NAU_8_1_NAU_8_5_the_white_pawn() -> None:
    t = shore(2)
    do(t, WHITE_PAWN, Place(0), Place(1))
    pick(t, "0.camp.camp_edible")
    assert t.carried[0] == 1
    assert not any(name.startswith("0.camp.") for name in offered(t))  # no second camp card
    pick(t, "0.pass")
    assert "1.camp.camp_edible" not in offered(t)  # the white pawn is still there


def test_NAU_8_1_skipped_if_lost() -> None:
    t = shore(1)
    lose(t, 0)
    do(t, WHITE_PAWN)
    assert idle(t)


def test_NAU_8_2_NAU_8_14_round_by_round_from_the_starting_player() -> None:
    t = shore(3, first=2)
    do(t, PLACEMENT_ROUND, PLACEMENT_ROUND)
    pick(t, "1.pass", "2.place.wood", "0.place.diary", "1.place.wood", "2.pass", "0.pass")
    assert idle(t)


def test_NAU_8_3_NAU_8_4_EX_06_the_leftmost_space() -> None:
    t = shore(2)
    do(t, Place(0), Place(1))
    pick(t, "0.place.forage", "1.place.forage")
    assert t.energy == [4, 5]


def test_NAU_8_4_NAU_9_1_EX_34_any_rest_space() -> None:
    t = shore(2)
    do(t, Place(0), Place(1))
    pick(t, "0.rest.1")
    rests = [name for name in offered(t) if name.startswith("1.rest.")]
    assert rests == ["1.rest.2", "1.rest.3", "1.rest.4", "1.rest.5", "1.rest.6"]


def test_NAU_8_5_no_action_twice() -> None:
    t = shore(2)
    do(t, Place(0), Place(0))
    pick(t, "0.place.wood")
    refused(t, "0.place.wood")
    pick(t, "0.place.diary")


def test_NAU_8_6_salvage_needs_a_cube() -> None:
    t = shore(2)
    t.supply = 0
    do(t, Place(0))
    refused(t, "0.place.salvage")
    pick(t, "0.place.forage")  # without effect, but allowed
    do(t, Resolve(0))
    assert (t.energy[0], told(t, "no-effect")) == (4, [{"seat": ["0"]}])


def test_NAU_8_7_no_fishing_in_a_storm() -> None:
    t = shore(2)
    t.weather = STORM
    do(t, Place(0))
    refused(t, "0.camp.camp_fishing")


def test_NAU_8_8_pawn_order_is_marching_order() -> None:
    t = shore(3)
    do(t, Place(2), Place(0))
    pick(t, "2.place.exploration", "0.place.exploration")
    do(t, START_EXPLORATION)
    first, second = SPACE_COST[EXPLORATION][:2]
    assert (t.march, t.explorer, t.energy) == ([2, 0], 2, [6 - second, 6, 6 - first])


def test_NAU_8_9_EX_35_a_prepared_exploration() -> None:
    t = shore(2)
    do(t, Place(0))
    pick(t, "0.camp.camp_prepare_exploration")
    do(t, Resolve(0))
    t.did = [0, 0]
    do(t, Place(0))  # next turn
    pick(t, "0.place.exploration")
    assert t.energy[0] == 6
    do(t, START_EXPLORATION)
    assert len(t.tokens[0]) == 1
    t = shore(2)
    do(t, Place(0), Place(0))
    pick(t, "0.camp.camp_prepare_exploration", "0.place.wood")
    do(t, Resolve(0))
    assert t.prepared == 0  # it went elsewhere: lost


def test_NAU_8_10_EX_21_home_with_the_second_pawn() -> None:
    t = shore(1, persons=("cook_f",))
    lose(t, 0, difficulty=9)
    dice(t, 3, 4, 3, 4)
    do(t, LOST_GROUPS)
    assert (t.lost, told(t, "return-total")[-1]["difficulty"]) == (0, ["7"])
    assert idle(t)  # no actions left


def test_NAU_8_10_home_with_the_first_pawn_leaves_one() -> None:
    t = shore(2, persons=("cook_f", "fisher_f"))
    lose(t, 0, 1, difficulty=9)
    dice(t, 4, 4)
    do(t, LOST_GROUPS)
    pick(t, "0.place.diary", "1.place.diary")
    assert t.lost == 0


def test_NAU_8_10_NAU_8_11_NAU_12_4_EX_22_still_lost() -> None:
    from robinsonade.games.naufragos.steps.end_of_turn import MAINTENANCE

    t = shore(1, persons=("cook_f",))
    lose(t, 0, difficulty=9)
    dice(t, 1, 1, 1, 1)
    do(t, LOST_GROUPS)
    assert idle(t)  # energy buys no further roll here
    assert t.lost_at[0] == 7
    do(t, MAINTENANCE)
    assert t.lost_at[0] == 6


def test_NAU_8_12_EX_12_groups_roll_separately() -> None:
    t = shore(3, persons=("cook_f", "fisher_f", "physician_m"))
    lose(t, 0, 1, difficulty=12)
    lose(t, 2, difficulty=5)
    dice(t, 2, 2, 2, 2, 6, 6)
    do(t, LOST_GROUPS)
    assert [roll["group"] for roll in told(t, "return-total")] == [["0", "1"], ["0", "1"], ["2"]]
    assert t.lost == 3


def test_NAU_8_13_EX_36_a_camp_card_is_paid_when_resolved() -> None:
    t = shore(2)
    t.energy[0] = 1
    t.pawns[4] = t.pawns[5] = 1  # two Wood spaces are taken: the third one costs 1
    do(t, Place(0), Place(0))
    pick(t, "0.camp.camp_look_around", "0.place.wood")
    assert t.energy[0] == 0
    t.pawns[4] = t.pawns[5] = NOBODY
    do(t, Resolve(0))
    assert told(t, "peeked") == []
    assert t.pawns[SLOT_AT + 3] == NOBODY
