"""Resolution phase: order of zones, huts, logistics (PAP-6.1 to PAP-6.3)."""

from robinsonade.games.papua.box.cards import COUNTER_IDS
from robinsonade.games.papua.position import camp
from tests.papua.stories import finish_turn, ids, play, prompt, told


def test_PAP_6_1_zones_in_the_order_of_their_numbers() -> None:
    t = camp(
        phase="resolve",
        zones={"hunting": (1, 0, 0), "funding": (1, 0, 0), "huts": (1, 0, 0)},
        pool=(4, 7, 7),
        markers={4: "hunting", 1: "funding", 3: "huts"},
        forbidden="notebook",
        dice="11111",
    )
    assert told(t, "zone") == ["zone 1 funding", "zone 3 huts", "zone 4 hunting"]


def test_PAP_6_1_explorers_stay_until_the_end_of_the_round() -> None:
    t = camp(
        phase="resolve",
        zones={"logistics": (1, 1, 0)},
        markers={1: "logistics"},
        counters=("log_mixed", "log_energy_3", "log_prestige_2"),
    )
    play(t, "0.counter.log_mixed")
    assert (t.on_board(0), t.on_board(1)) == (1, 1)


def test_PAP_6_1a_in_energy_order() -> None:
    t = camp(
        phase="resolve",
        energy=(30, 40, 35),
        zones={"hunting": (1, 1, 1)},
        markers={1: "hunting"},
        dice="111111",
    )
    assert [line[:8] for line in told(t, "hunted")] == ["hunted 1", "hunted 2", "hunted 0"]


def test_PAP_6_1b_a_zone_that_supply_has_emptied_is_passed_over() -> None:
    """The only hunter was lost to supply: no dice, no food."""
    t = camp(
        phase="resolve",
        energy=(41, 50, 50),
        pool=(1, 7, 7),
        food=(0, 3, 3),
        zones={"hunting": (1, 0, 0), "expeditions": (1, 0, 0)},
        markers={1: "expeditions", 2: "hunting"},
    )
    play(t, "0.bid.jungle.1", "0.bid-coins.jungle.0", "0.take-from.hunting")  # two food are missing
    assert prompt(t) == "forbid"
    assert told(t, "hunted") == []
    assert told(t, "zone") == ["zone 1 expeditions", "zone 2 hunting"]
    assert t.food[0] == 0


def test_PAP_6_1b_engineering_works_on_an_empty_logistics_zone() -> None:
    t = camp(
        phase="resolve",
        science=("medicine", "engineering", "biology"),
        markers={4: "logistics"},
        counters=("log_zone_food", "log_mixed"),
    )
    assert ids(t) == ["1.pass", "1.leftover.log_zone_food", "1.leftover.log_mixed"]
    play(t, "1.leftover.log_zone_food")
    assert t.food[1] == 3 + 4


# -- huts ----------------------------------------------------------------------------------------


def test_EX_05_PAP_6_2_2_PAP_6_2_4_hut_7_to_hut_8() -> None:
    t = camp(
        phase="resolve",
        hut=(2, 0, 0),
        zones={"huts": (2, 0, 0)},
        reserve=(5, 8, 8),
        markers={1: "huts"},
    )
    assert (t.hut[0], t.reserve[0]) == (3, 3)
    assert told(t, "hut") == ["hut 0 8 2"]
    play(t, "2.forbid.huts")
    assert told(t, "player-turn") == ["player-turn 0 8"]
    assert prompt(t) == "set-dice"


def test_PAP_6_2_1_huts_in_one_row_entered_from_beside() -> None:
    t = camp(phase="resolve", zones={"huts": (1, 2, 0)}, markers={1: "huts"})
    assert t.hut == [1, 1, 0]
    assert told(t, "hut") == ["hut 0 6 1", "hut 1 6 1"]


def test_PAP_6_2_2_one_hut_per_round_however_many_explorers() -> None:
    t = camp(phase="resolve", zones={"huts": (7, 0, 0)}, pool=(0, 7, 7), markers={1: "huts"})
    assert (t.hut[0], t.pool[0], t.reserve[0]) == (1, 8, 7)


def test_EX_06_PAP_6_2_3_not_enough_for_the_next_hut() -> None:
    t = camp(phase="resolve", hut=(2, 5, 0), zones={"huts": (1, 4, 0)}, markers={1: "huts"})
    assert t.hut == [2, 5, 0]
    assert told(t, "hut", "explorers") == []


def test_PAP_6_2_5_huts_are_not_exclusive() -> None:
    t = camp(phase="resolve", hut=(1, 1, 2), zones={"huts": (1, 1, 0)}, markers={1: "huts"})
    assert t.hut == [2, 2, 2]


# -- logistics -----------------------------------------------------------------------------------


def test_EX_18_PAP_6_3_2_PAP_6_3_3_counters_by_rank() -> None:
    t = camp(
        phase="resolve",
        energy=(30, 33, 20),
        zones={"logistics": (2, 2, 1)},
        markers={4: "logistics"},
        counters=("log_zone_coins", "log_prestige_3"),
    )
    assert ids(t) == ["1.counter.log_zone_coins", "1.counter.log_prestige_3"]
    play(t, "1.counter.log_zone_coins")
    assert (t.coins[1], t.prestige[0], t.coins[2], t.prestige[2]) == (7, 3, 3, 0)
    assert told(t, "counter-taken") == [
        "counter-taken 1 log_zone_coins",
        "counter-taken 0 log_prestige_3",
    ]


def test_PAP_6_3_1_only_who_is_here_takes_part() -> None:
    t = camp(
        phase="resolve",
        energy=(30, 33, 20),
        zones={"logistics": (0, 0, 1)},
        markers={4: "logistics"},
        counters=("log_zone_coins", "log_prestige_3"),
    )
    assert {choice.seat for choice in t.choices()} == {2}


def test_PAP_6_3_2_the_ranking_is_fixed_before_the_first_choice() -> None:
    """B recovers five and passes A; C still comes after A."""
    t = camp(
        4,
        phase="resolve",
        energy=(33, 33, 32, 40),
        order=(3, 0, 1, 2),
        zones={"logistics": (1, 2, 1, 0)},
        markers={4: "logistics"},
        counters=("log_energy_5", "log_prestige_3", "log_mixed"),
    )
    play(t, "1.counter.log_energy_5")
    assert t.energy[1] == 38
    assert {choice.seat for choice in t.choices()} == {0}


def test_PAP_6_3_4_a_counter_must_be_taken() -> None:
    """50 energy, but only energy counters: one is taken all the same."""
    t = camp(
        phase="resolve",
        zones={"logistics": (1, 0, 0)},
        markers={4: "logistics"},
        counters=("log_energy_5", "log_energy_3"),
    )
    assert ids(t) == ["0.counter.log_energy_5", "0.counter.log_energy_3"]
    play(t, "0.counter.log_energy_5")
    assert t.energy[0] == 50


def test_PAP_6_3_5_the_effects_of_all_counters() -> None:
    gained = {}
    for counter in COUNTER_IDS[:-1]:
        t = camp(
            phase="resolve",
            energy=(30, 20, 20),
            zones={"logistics": (1, 0, 0)},
            markers={3: "logistics"},
            counters=(counter,),
        )
        new = (t.prestige[0], t.food[0] - 3, t.coins[0] - 3, t.energy[0] - 30, t.pool[0] - 8)
        gained[counter] = new
    assert gained == {
        "log_prestige_2": (2, 0, 0, 0, 0),
        "log_prestige_3": (3, 0, 0, 0, 0),
        "log_prestige_4": (4, 0, 0, 0, 0),
        "log_prestige_5": (5, 0, 0, 0, 0),
        "log_prestige_6": (6, 0, 0, 0, 0),
        "log_zone_food": (0, 3, 0, 0, 0),
        "log_zone_prestige": (3, 0, 0, 0, 0),
        "log_zone_coins": (0, 0, 3, 0, 0),
        "log_energy_3": (0, 0, 0, 3, 0),
        "log_energy_5": (0, 0, 0, 5, 0),
        "log_explorer": (0, 0, 0, 0, 1),
        "log_mixed": (1, 1, 1, 0, 0),
    }


def test_PAP_6_3_6_counters_are_discarded_face_up() -> None:
    t = camp(
        phase="resolve",
        science=("engineering", "medicine", "biology"),
        zones={"logistics": (0, 1, 0)},
        markers={4: "logistics"},
        counters=("log_prestige_6", "log_prestige_2"),
        pile=["log_mixed", "log_explorer", "log_energy_3", "log_reposition"],
    )
    play(t, "1.counter.log_prestige_6")
    assert [COUNTER_IDS[c] for c in t.counter_discard][-1:] == ["log_prestige_6"]
    assert ids(t) == ["0.pass", "0.leftover.log_prestige_2"]  # then Engineering
    play(t, "0.pass")
    assert COUNTER_IDS.index("log_prestige_2") in t.counter_discard
    finish_turn(t)
