"""What castaways pay or hand out together, as one sheet: what it foretells is what happens."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import BUILDING_IDS
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.steps.camp.building import Contribute
from robinsonade.games.naufragos.steps.camp.campfire import Kindle
from robinsonade.games.naufragos.steps.camp.salvage import salvage
from robinsonade.games.naufragos.steps.exploration.returning import PayAgain
from robinsonade.games.naufragos.steps.survival import HUNGER, HandOut
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.staged import SheetAsked
from robinsonade.kernel.view import show_sheet
from tests.naufragos.shore import do, lose, offered, pick, shore, stack


def sheet_of(t: Castaways) -> SheetAsked:
    found = t.agenda[-1].about_sheet(t)
    assert found is not None
    return found


def test_NAU_11_2_NAU_11_5_the_meal_says_what_each_will_have() -> None:
    """The lost castaway is not at the table; hunger costs energy and an injury."""
    t = shore(3)
    lose(t, 0)
    t.fresh, t.food, t.energy = 1, 1, [2, 2, 5]
    do(t, HandOut(1, 1, 1), HUNGER)
    sheet = sheet_of(t)
    assert (sheet.order, sheet.pieces) == ([1, 2], [("fresh", 1), ("food", 1)])
    first, second = sheet.lines
    assert (first.who, first.now, first.then[1:]) == (1, 2, [3, 4])
    pick(t, "1.eat-fresh", "2.give-food.1")
    assert t.energy[1] == first.then[2]
    assert t.energy[2] == second.then[0] < second.now
    assert t.injuries[2] == second.hurts[0] > 0


def test_NAU_11_6_who_has_eaten_or_carries_food_is_not_hungry() -> None:
    t = shore(2)
    t.food, t.energy, t.eaten, t.carried = 1, [3, 3], 1, [0, 1]
    do(t, HandOut(0, 0, 1))
    assert [(line.then, line.hurts) for line in sheet_of(t).lines] == [([3, 4], [0, 0])] * 2


def test_NAU_10_2_a_construction_asks_all_who_have_energy() -> None:
    t = shore(3)
    t.energy, t.wood = [4, 0, 2], 8
    do(t, Contribute(0, BUILDING_IDS.index("great_bonfire"), 0, 0))
    sheet = sheet_of(t)
    assert sheet.order == [0, 2]
    assert [line.then for line in sheet.lines] == [[4, 3, 2, 1, 0], [2, 1, 0]]
    pick(t, "0.spend.3")
    assert t.energy[0] == sheet.lines[0].then[3]
    assert sheet_of(t).order == [2]


def test_NAU_9_14_another_try_costs_the_group_one_energy_each() -> None:
    t = shore(2)
    t.march, t.party, t.explorer, t.energy = [0, 1], 3, 0, [1, 3]
    t.rolled = [1, 2]
    do(t, PayAgain(0, 3, []))
    sheet = sheet_of(t)
    assert (sheet.order, sheet.pieces) == ([0, 1], [("energy", 2)])
    assert [line.then for line in sheet.lines] == [[1, 0], [3, 2, 1]]


def test_NAU_9_6_the_campfire_says_the_chance_of_each_amount() -> None:
    t = shore(2)
    t.energy, t.wood = [3, 3], 1
    do(t, Kindle(0))
    assert sheet_of(t).lines[0].chances == [0, 17, 33, 50]
    assert len(offered(t)) == len(sheet_of(t).lines[0].then)
    t.wood = 0
    assert sheet_of(t).lines[0].chances == [0] * 4


def test_only_who_is_asked_first_sees_the_sheet() -> None:
    t = shore(2)
    do(t, Kindle(0))
    assert show_sheet(t, [0]) is not None
    assert show_sheet(t, [1]) is None


def test_NAU_9_5_the_view_knows_who_takes_from_the_wreck_in_which_order() -> None:
    t = shore(3)
    stack(t, "remains", "axe", "rope", "compass")
    salvage(t, 1)
    do(t)
    assert GAME.view(t, None)["takers"] == [1, 2, 0]
    pick(t, offered(t)[0])
    assert GAME.view(t, None)["takers"] == [2, 0]
