"""Which food is paid with (RC-1.6, RC-R54)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import ANIMALS
from robinsonade.games.robinson_crusoe.position import lay_threats
from tests.robinson_crusoe.stories import (
    COOK,
    camp,
    do,
    ids,
    phase,
    play,
    rest_of_plan,
    stock,
    told,
)

PERISHABLE, STORED = "0.resource.food", "0.resource.np_food"
EATEN = 2


def test_RC_R54_the_team_chooses_the_food_of_a_meal() -> None:
    """3P, 2 perishable and 3 other food: from none to all three meals come from the stores."""
    t = phase(camp(stock={"food": 2, "np_food": 3}, items=["cellar"], shelter=True), "night")
    assert set(ids(t)) == {PERISHABLE, STORED}
    play(t, STORED, STORED)
    assert stock(t) == {"food": 2}
    assert t.wounds[COOK] == 0
    t = phase(camp(stock={"food": 2, "np_food": 3}, items=["cellar"], shelter=True), "night")
    play(t, PERISHABLE)
    assert stock(t) == {"np_food": 2}


def test_RC_R54_the_food_of_a_meal_is_one_sheet() -> None:
    t = phase(camp(stock={"food": 2, "np_food": 3}, items=["cellar"], shelter=True), "night")
    sheet = t.agenda[-1].about_sheet(t)
    assert sheet is not None
    (line,) = sheet.lines
    assert (sheet.order, line.now, line.then) == ([0, 0], 2, [2, 1, 0])
    play(t, STORED, STORED)
    assert "np_food" not in stock(t)


def test_RC_11_5_who_goes_hungry_is_one_sheet() -> None:
    """3P, 1 food: two of them have two lives less tomorrow."""
    t = phase(camp(stock={"food": 1}, shelter=True), "night")
    sheet = t.agenda[-1].about_sheet(t)
    assert sheet is not None
    assert (sheet.pieces, sheet.order, sheet.whole) == ([("hunger", 2)], [0, 0], True)
    cook = next(line for line in sheet.lines if line.who == COOK)
    assert (cook.then, cook.hurts) == ([cook.now, cook.now - 2], [0, 2])
    play(t, "0.character.cook")
    assert t.wounds[COOK] == 2


def test_RC_R54_nothing_is_asked_where_there_is_no_choice() -> None:
    t = phase(camp(stock={"food": 5}, items=["cellar"], shelter=True), "night")
    assert stock(t) == {"food": 2}
    t = phase(camp(stock={"np_food": 5}, shelter=True), "night")
    assert stock(t) == {"np_food": 2}
    t = phase(camp(stock={"food": 2, "np_food": 1}, shelter=True), "night")
    assert stock(t) == {}


def test_RC_R54_weather_and_hungry_animals() -> None:
    t = camp(turn=4, stock={"wood": 1, "food": 1, "np_food": 1})
    phase(t, "weather", 0)
    play(t, STORED)
    assert stock(t) == {"food": 1}
    t = camp(turn=2, stock={"food": 1, "np_food": 1})
    t.weather = 1 << ANIMALS
    phase(t, "weather", EATEN)
    play(t, STORED)
    assert stock(t) == {"food": 1}
    assert told(t, "stores-used") == ["stores-used 1"]


def test_RC_R54_demands_of_cards_and_costs_of_healing() -> None:
    t = do(camp(stock={"food": 1, "np_food": 1}), {"op": "lose", "res": "food", "n": 1})
    play(t, STORED)
    assert stock(t) == {"food": 1}
    t = camp(stock={"food": 4, "np_food": 1}, items=["pot", "cellar"], wounds={"cook": 1})
    t.shelter = 1
    phase(t, "night")
    play(t, "0.use-invention.pot", STORED)
    assert stock(t) == {"food": 1}


def test_RC_R54_RC_7_9_committed_food() -> None:
    """Winter Depression costs 1 food: what lies with the pawns is of the kind chosen."""
    t = camp(["cook"], stock={"food": 1, "np_food": 1})
    lay_threats(t, None, "winter_depression")
    phase(t, "planning")
    play(t, "0.plan.threat_right.food")
    assert set(ids(t)) == {PERISHABLE, STORED}
    play(t, STORED)
    assert stock(t) == {"food": 1}
    assert (t.plan[0].food, t.plan[0].stored) == (0, 1)
    rest_of_plan(t)
    assert stock(t) == {"food": 1}
