"""NAU-4: energy, injuries, sequelae, death."""

from __future__ import annotations

from robinsonade.games.naufragos.rules.people import pay, recover, usable
from robinsonade.games.naufragos.steps.people.injuries import (
    ENERGY_LOSS,
    SEQUELA,
    Harm,
    heal,
    injure,
    injure_times,
    lose_energy,
    scar,
)
from tests.naufragos.shore import card, do, explore, give, idle, lose, offered, pick, shore, told


def test_NAU_4_1_the_scale_starts_at_its_top() -> None:
    t = shore(2, persons=("strong_m", "cook_f"))
    assert t.energy == [7, 6]


def test_NAU_4_2_EX_01_paying() -> None:
    t = shore()
    pay(t, 0, 2)
    assert t.energy[0] == 4


def test_NAU_4_3_EX_05_a_loss_below_zero_is_one_injury() -> None:
    t = shore()
    t.energy[0] = 1
    lose_energy(t, 0, 3)
    assert (t.energy[0], t.injuries[0]) == (0, 1)


def test_NAU_4_4_EX_02_an_injury_lowers_the_maximum() -> None:
    t = shore()
    t.energy[0] = 4
    injure(t, 0)
    assert (t.injuries[0], usable(t, 0), t.energy[0]) == (1, 5, 4)


def test_NAU_4_5_EX_03_energy_is_pushed_down_and_cannot_rise() -> None:
    t = shore()
    t.energy[0], t.injuries[0] = 4, 1
    injure_times(t, 0, 2)
    assert (t.injuries[0], usable(t, 0), t.energy[0]) == (3, 3, 3)
    recover(t, 0, 2)
    assert t.energy[0] == 3


def test_NAU_4_6_EX_04_the_seventh_injury_turns_one_black() -> None:
    t = shore()
    t.energy[0], t.injuries[0] = 0, 6
    injure(t, 0)
    assert (t.injuries[0], t.sequelae[0]) == (5, 1)


def test_NAU_4_7_a_sequela_stays() -> None:
    t = shore()
    t.injuries[0] = 1
    scar(t, 0)
    heal(t, 0, 3)
    assert (t.injuries[0], t.sequelae[0], usable(t, 0)) == (0, 1, 5)


def test_NAU_4_8_healing_does_not_move_the_marker() -> None:
    t = shore()
    t.energy[0], t.injuries[0] = 3, 3
    heal(t, 0, 1)
    assert (t.energy[0], usable(t, 0)) == (3, 4)


def test_NAU_4_9_the_fourth_sequela_kills() -> None:
    t = shore()
    t.injuries[0], t.sequelae[0] = 1, 3
    scar(t, 0)
    assert not t.alive & 1
    assert told(t, "died") == [{"seat": ["0"]}]


def test_NAU_4_10_no_white_cube_left_kills() -> None:
    t = shore()
    t.energy[0], t.injuries[0], t.sequelae[0] = 0, 0, 6
    injure(t, 0)
    assert not t.alive & 1


def test_NAU_4_11_death_stops_the_other_injuries() -> None:
    t = shore()
    t.energy[0], t.injuries[0], t.sequelae[0] = 0, 3, 3
    injure_times(t, 0, 5)
    assert (t.injuries[0], t.sequelae[0]) == (2, 4)


def test_NAU_4_12_EX_29_items_are_shared_out_unless_it_was_alone() -> None:
    t = shore(3)
    give(t, 0, "rope", "axe")
    t.sequelae[0], t.injuries[0], t.energy[0] = 3, 3, 0
    t.carried[0], t.tokens[0] = 2, [0, 1]
    explore(t, 0, 1)
    injure(t, 0)
    t.offer = None
    t.settle()
    pick(t, "1.inherit.axe")  # the tile went from seat 0 to seat 1, who chooses first
    assert t.items[1:] == [[card("axe")], [card("rope")]]
    assert (t.active, t.carried[0], t.food_out, t.tokens[0], len(t.tokens_out[0])) == (
        1,
        0,
        2,
        [],
        2,
    )


def test_NAU_4_12_alone_in_the_wild_everything_is_lost() -> None:
    t = shore(3)
    give(t, 0, "rope")
    explore(t, 0)
    t.sequelae[0], t.injuries[0], t.energy[0] = 3, 3, 0
    injure(t, 0)
    assert t.dowry == []
    assert t.gone == [card("rope")]


def test_NAU_4_12_EX_41_the_tile_passes_first() -> None:
    t = shore(3)
    give(t, 0, "rope", "axe", "rifle")
    lose(t, 1)
    t.sequelae[0], t.injuries[0], t.energy[0] = 3, 3, 0
    injure(t, 0)
    t.settle()
    assert t.active == 2  # seat 1 is lost
    pick(t, "2.inherit.axe", "1.inherit.rifle")
    assert t.items == [[], [card("rifle")], sorted([card("axe"), card("rope")])]


def test_NAU_4_13_all_dead_is_the_end() -> None:
    t = shore(1)
    t.sequelae[0], t.injuries[0], t.energy[0] = 3, 3, 0
    do(t, Harm(1, 0, 1))
    assert t.result == "lost-dead"


def test_NAU_4_14_one_after_the_other() -> None:
    t = shore(2)
    give(t, 0, "rope", "axe")
    for seat in range(2):
        t.sequelae[seat], t.injuries[seat], t.energy[seat] = 3, 3, 0
    t.seats = 2
    do(t, Harm(ENERGY_LOSS, 0, 1), Harm(ENERGY_LOSS, 1, 1))
    pick(t, "1.inherit.rope")  # seat 1 still inherits before its own turn comes
    assert t.result == "lost-dead"
    assert not idle(t)


def test_NAU_4_14_sequelae_for_several_are_finished_one_by_one() -> None:
    t = shore(3)
    for seat in (0, 1):
        t.sequelae[seat], t.injuries[seat] = 3, 1
        give(t, seat, "rope", "axe")
    do(t, *[Harm(SEQUELA, seat, 1) for seat in (0, 1)])
    assert offered(t) == ["1.inherit.rope", "1.inherit.axe"]  # the first one's things first
    assert t.alive == 0b110
