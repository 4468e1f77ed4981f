"""Energy, stacks and supply (PAP-3)."""

from robinsonade.games.papua.position import camp
from robinsonade.games.papua.rules.energy import recover
from robinsonade.games.papua.steps.lost_explorers import pay_energy
from robinsonade.games.papua.table.table import Papua
from tests.papua.stories import bid, here, ids, play, prompt, told


def lose(t: Papua, seat: int, n: int) -> None:
    pay_energy(t, seat, n)
    t.settle()


def test_PAP_3_1_PAP_3_14_energy_never_rises_above_50_and_may_fall_below_0() -> None:
    t = camp(energy=(48, 50, 1))
    recover(t, 0, 5)
    assert t.energy[0] == 50
    assert told(t, "energy") == ["energy 0 2 50"]
    t.food[2] = 0
    t.bank_food += 3
    lose(t, 2, 4)
    assert t.energy[2] == -3


def test_PAP_3_2_PAP_3_3_higher_in_the_stack_is_more_energy() -> None:
    """EX-11: A 41, B 38, C 38, D 30 with C above B: A, C, B, D."""
    t = camp(4, phase="forbid", energy=(41, 38, 38, 30), order=(0, 2, 1, 3), forbidden="huts")
    assert prompt(t) == "forbid"
    assert t.choices()[0].seat == 3
    assert "3.forbid.huts" not in ids(t)
    play(t, "3.forbid.funding")
    assert t.turn_order == [0, 2, 1, 3]


def test_EX_11_PAP_3_3_the_lowest_of_a_stack_places_x() -> None:
    t = camp(4, phase="forbid", energy=(41, 30, 30, 30), order=(0, 1, 3, 2))
    assert {choice.seat for choice in t.choices()} == {2}


def test_PAP_3_4_energy_order_is_read_when_it_is_needed() -> None:
    """The leader recovers nothing, the second passes him: the hunt comes in the new order."""
    t = camp(
        phase="resolve",
        energy=(40, 39, 20),
        zones={"logistics": (0, 1, 0), "hunting": (1, 1, 0)},
        markers={1: "logistics", 2: "hunting"},
        counters=("log_energy_3",),
        dice="1111",
    )
    assert t.order == [1, 0, 2]
    assert told(t, "hunted") == ["hunted 1 1+1", "hunted 0 1+1"]


def test_PAP_3_5_a_token_arrives_on_top() -> None:
    t = camp(energy=(50, 48, 48), order=(0, 2, 1))
    lose(t, 0, 2)
    assert t.order == [0, 2, 1]
    lose(t, 1, 1)
    lose(t, 2, 1)
    assert t.order == [0, 2, 1]
    lose(t, 0, 5)  # passes over both
    assert t.order == [2, 1, 0]


def test_PAP_3_5_a_change_of_0_moves_nothing() -> None:
    t = camp(energy=(50, 50, 50), order=(2, 1, 0))
    lose(t, 2, 0)
    recover(t, 0, 3)
    assert t.order == [2, 1, 0]


def test_PAP_3_6_PAP_3_11_one_payment_is_one_move() -> None:
    """From 42 to 29 in one step: supply for 40, then for 30, with the food then left."""
    t = camp(energy=(42, 50, 50), food=(4, 3, 3), pool=(7, 7, 7))
    lose(t, 0, 13)
    assert t.energy[0] == 29
    assert told(t, "energy-lost") == ["energy-lost 0 13 29"]
    assert told(t, "supplied") == ["supplied 0 40 2 0", "supplied 0 30 2 1"]
    assert (t.food[0], t.pool[0], t.reserve[0]) == (0, 6, 9)


def test_PAP_3_7_reaching_the_space_counts_staying_above_does_not() -> None:
    t = camp(energy=(43, 50, 50))
    lose(t, 0, 2)
    assert (t.energy[0], t.food[0]) == (41, 3)
    lose(t, 0, 1)
    assert (t.energy[0], t.food[0]) == (40, 1)


def test_PAP_3_8_food_first_then_an_explorer_for_each_missing_food() -> None:
    t = camp(energy=(41, 50, 50), food=(1, 3, 3))
    lose(t, 0, 1)
    assert (t.food[0], t.pool[0]) == (0, 6)


def test_PAP_3_9_the_pool_first_then_the_board_by_choice() -> None:
    """Three food are missing at 30: one explorer of the pool, two of the board."""
    t = camp(
        phase="turns",
        turns=(1, 0, 2),
        energy=(31, 50, 50),
        food=(0, 3, 3),
        pool=(1, 7, 7),
        zones={"funding": (2, 0, 0), "huts": (1, 0, 0)},
    )
    t.supplied[0] = 1
    lose(t, 0, 1)
    assert (t.pool[0], prompt(t)) == (0, "take-from")
    assert ids(t) == ["0.take-from.huts", "0.take-from.funding"]
    play(t, "0.take-from.huts")  # the last one can only come from funding
    assert (here(t, "huts")[0], here(t, "funding")[0]) == (0, 1)
    assert t.pool[0] + t.reserve[0] + t.on_board(0) == 15


def test_PAP_3_9_without_any_explorer_the_rest_is_waived() -> None:
    t = camp(energy=(11, 50, 50), food=(0, 3, 3), pool=(1, 7, 7), zones={"huts": (1, 0, 0)})
    t.supplied[0] = 7
    lose(t, 0, 1)  # five food are due, two explorers are there
    assert (t.pool[0], t.on_board(0), t.reserve[0]) == (0, 0, 15)
    assert prompt(t) != "take-from"


def test_PAP_3_9_explorers_in_the_own_bid_count_as_in_the_pool() -> None:
    """Four in the bid, 41 to 37, no food: two of the four are lost."""
    t = camp(
        phase="resolve",
        energy=(41, 50, 50),
        food=(0, 3, 3),
        pool=(4, 7, 7),
        zones={"expeditions": (1, 0, 0)},
        markers={1: "expeditions"},
    )
    bid(t, 0, "4+0")
    assert t.energy[0] == 37
    assert t.pool[0] == 2 + 1  # and the one on the board has come home


def test_EX_15_PAP_3_10_each_space_once() -> None:
    t = camp(energy=(41, 50, 50))
    lose(t, 0, 2)
    assert (t.energy[0], t.food[0]) == (39, 1)
    recover(t, 0, 3)
    lose(t, 0, 4)
    assert (t.energy[0], t.food[0]) == (38, 1)


def test_PAP_3_12_supply_after_bids_too() -> None:
    t = camp(
        phase="resolve",
        energy=(41, 50, 50),
        zones={"expeditions": (1, 0, 0)},
        markers={1: "expeditions"},
    )
    bid(t, 0, "1+0")
    assert (t.energy[0], t.food[0]) == (40, 1)


def test_PAP_3_13_nobody_can_owe() -> None:
    """Without a coin no die can be bought, and food eaten is at most the food there is."""
    t = camp(coins=(0, 3, 3), food=(1, 3, 3), dice="33333")
    assert prompt(t) == "place"
    for _ in range(3):
        play(t, "0.place.3.funding")
    play(t, "0.stop-placing")
    assert ids(t) == ["0.eat.0", "0.eat.1"]
    before = t.bank_food
    play(t, "0.eat.1")
    assert t.bank_food == before + 1


def test_PAP_3_15_explorers_come_from_the_own_reserve() -> None:
    t = camp(
        phase="resolve",
        zones={"logistics": (1, 0, 0)},
        pool=(14, 7, 7),
        markers={1: "logistics"},
        counters=("log_explorer",),
    )
    assert (t.reserve[0], t.pool[0]) == (0, 15)  # nobody was left to come
    t = camp(
        phase="resolve",
        zones={"logistics": (1, 0, 0)},
        markers={1: "logistics"},
        counters=("log_explorer",),
    )
    assert (t.reserve[0], t.pool[0]) == (6, 9)
