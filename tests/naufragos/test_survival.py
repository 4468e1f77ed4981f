"""NAU-11 and NAU-12: food, fire, injuries, maintenance."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import FISH_IDS, WEATHER_IDS
from robinsonade.games.naufragos.steps.end_of_turn import END_OF_TURN, INJURIES, MAINTENANCE, Treat
from robinsonade.games.naufragos.steps.night import NIGHT
from robinsonade.games.naufragos.steps.survival import (
    CARRIED,
    HUNGER,
    LAY_OUT,
    SURVIVAL,
    HandOut,
)
from tests.naufragos.shore import dice, do, give, idle, lose, offered, pick, shore, told


def test_EX_13_a_whole_evening() -> None:
    """NAU-11.2, NAU-11.5, NAU-11.8, NAU-12.1, NAU-12.2, NAU-12.5: the example of the rulebook."""
    t = shore(2, persons=("strong_m", "fisher_f"))
    t.energy, t.injuries = [2, 3], [2, 0]
    t.forage_caught[1], t.fish_caught[FISH_IDS.index("fish_1")] = 1, 1
    t.food, t.fire, t.fire_wood = 2, True, 0
    do(t, SURVIVAL)
    pick(t, "0.eat-fresh", "1.eat-fresh", "0.leave-food", "1.eat-fresh")
    dice(t, 1, 1)
    pick(t, "0.leave-food")
    assert t.energy == [2, 4]
    assert (t.injuries[0], t.sequelae[0]) == (1, 1)
    assert (t.active, t.food, t.fresh, t.fire) == (1, 2, 0, False)


def test_NAU_11_1_EX_27_the_lost_neither_eat_nor_freeze() -> None:
    t = shore(2)
    lose(t, 1)
    t.energy = [3, 3]
    do(t, LAY_OUT)
    pick(t, "0.eat-food")
    do(t, HUNGER, NIGHT)
    assert (t.energy, t.injuries[1]) == ([3, 3], 0)


def test_NAU_11_2_NAU_11_3_giving_and_leaving() -> None:
    t = shore(3)
    lose(t, 0)
    t.food, t.fresh, t.energy = 2, 1, [2, 2, 2]
    do(t, HandOut(0, 1, 2))
    assert offered(t)[0] == "1.eat-fresh"  # the starting player is lost
    pick(t, "1.give-fresh.2")
    assert t.energy == [2, 2, 3]
    pick(t, "2.leave-food", "1.eat-food")
    assert (t.food, idle(t)) == (1, True)


def test_NAU_11_4_carried_food() -> None:
    t = shore(2)
    t.carried, t.energy = [2, 0], [3, 3]
    do(t, CARRIED)
    pick(t, "0.give-own.1", "1.eat-gift", "0.eat-own")
    assert (t.carried, t.energy, t.eaten) == ([0, 0], [4, 4], 3)


def test_NAU_11_4_the_sack_of_seed() -> None:
    t = shore(1)
    give(t, 0, "plot_025_sack_of_seed")
    do(t, CARRIED)
    pick(t, "0.apply.plot_025_sack_of_seed")
    assert t.carried[0] == 2


def test_NAU_11_5_NAU_11_7_eating_at_the_maximum_counts() -> None:
    t = shore(1)
    do(t, LAY_OUT)
    pick(t, "0.eat-food")
    assert (t.energy[0], t.eaten) == (6, 1)


def test_NAU_11_6_hunger() -> None:
    t = shore(2)
    t.energy = [3, 0]
    do(t, HUNGER)
    assert (t.energy, t.injuries) == ([2, 0], [2, 3])


def test_NAU_11_8_EX_26_the_fire_at_night() -> None:
    t = shore(2)
    t.energy, t.fire, t.fire_wood = [3, 3], True, 1
    do(t, NIGHT)
    assert (t.energy, t.fire, t.fire_wood) == ([4, 4], True, 0)
    do(t, NIGHT)
    assert (t.energy, t.fire) == ([3, 3], False)
    give(t, 0, "sailcloth")
    do(t, NIGHT)
    assert t.energy == [3, 2]


def test_NAU_12_1_everybody_with_injuries_rolls() -> None:
    t = shore(2)
    lose(t, 1)
    t.injuries = [1, 2]
    dice(t, 4, 3, 1)
    do(t, INJURIES)
    assert (t.injuries, t.sequelae) == ([1, 1], [0, 1])


def test_NAU_12_1_the_physician() -> None:
    t = shore(2, persons=("physician_m", "cook_f"))
    t.injuries = [0, 1]
    do(t, Treat(0), INJURIES)
    pick(t, "0.treat.1")
    assert (idle(t), told(t, "rolled")) == (True, [])


def test_NAU_12_2_NAU_12_3_fresh_food_spoils_and_tiles_leave() -> None:
    t = shore(1, persons=("strong_m",))
    t.forage_caught[0], t.fish_caught[0] = 1, 1
    do(t, LAY_OUT)
    pick(t, "0.leave-fresh", "0.leave-fresh", "0.leave-food")
    assert (t.forage_discard[0], t.fish_discard[0], t.fresh) == (1, 1, 2)
    do(t, MAINTENANCE)
    assert (t.fresh, t.food) == (0, 1)


def test_NAU_12_5_the_tile_passes_to_somebody_at_home() -> None:
    t = shore(3)
    lose(t, 1)
    do(t, MAINTENANCE)
    assert t.active == 2
    t = shore(2)
    lose(t, 0, 1)
    t.fire = True
    do(t, MAINTENANCE)
    assert (t.active, t.fire) == (1, False)


def test_NAU_12_6_extra_energy_goes() -> None:
    t = shore(1)
    t.extra[0] = 2
    do(t, MAINTENANCE)
    assert t.extra == [0]


def test_NAU_12_7_preserving_before_it_spoils() -> None:
    t = shore(2, persons=("cook_f", "fisher_f"))
    give(t, 1, "cooking_pot")
    t.fresh, t.food = 4, 1
    t.camp[5] = t.book.cards[[c.id for c in t.book.cards].index("camp_rats")].index
    do(t, END_OF_TURN)
    pick(t, "0.preserve.2", "1.preserve.1")
    assert (t.food, t.fresh) == (3, 0)  # the rats ate the counter first
    assert WEATHER_IDS
