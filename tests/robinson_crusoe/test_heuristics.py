"""The written-down evaluation: what tonight costs, what lasts, and a few plain decisions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from robinsonade.games.robinson_crusoe import heuristics
from robinsonade.games.robinson_crusoe.box.components import MOST_SEATS
from robinsonade.games.robinson_crusoe.box.dice import RAIN_DIE, WINTER_DIE
from robinsonade.games.robinson_crusoe.box.inventions import FIRE
from robinsonade.games.robinson_crusoe.box.island import NEAR, spaces_of
from robinsonade.games.robinson_crusoe.box.scenarios import CASTAWAYS, VOLCANO
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.heuristics.goal_needs import keys_needed, wood_wanted
from robinsonade.games.robinson_crusoe.heuristics.hunt_yield import PREY
from robinsonade.games.robinson_crusoe.heuristics.lava_escape import (
    LAVA_AT,
    opens_a_way,
    stranded,
)
from robinsonade.games.robinson_crusoe.heuristics.policy import CastawayPolicy
from robinsonade.games.robinson_crusoe.heuristics.position_value import appraise
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import (
    clouds_to_come,
    last_round,
    roof_wanted,
)
from robinsonade.games.robinson_crusoe.heuristics.tonight import Outlook
from robinsonade.games.robinson_crusoe.heuristics.weights import (
    WEIGHTS,
    Weights,
    place_of,
    values_of,
)
from robinsonade.games.robinson_crusoe.heuristics.wood_pile import wood_for_the_pile
from robinsonade.games.robinson_crusoe.rules.weather_odds import CLOUDS_ABOVE, SKIES, skies_of
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.players.driver import Driver, left_to_bots
from robinsonade.players.greedy_player import GreedyPlayer
from tests.robinson_crusoe.stories import camp, do, ids, phase, play

USUAL = WEIGHTS[place_of(CASTAWAYS, 2)]
VOLCANIC = WEIGHTS[place_of(VOLCANO, 2)]
PLAIN = Weights({**values_of("castaways", 2), "hunger": 1.0})


def wounds_tonight(t: Camp) -> float:
    return Outlook(t, [], PLAIN).wounds(0.0, 0.0, 0.0, 0.0)


def test_skies_are_probabilities() -> None:
    for of_dice in SKIES:
        for skies in of_dice:
            assert abs(sum(p for p, _, _ in skies) - 1.0) < 1e-9
    assert CLOUDS_ABOVE[1][0] > 0.999  # every face of the rain die has a cloud


def test_RC_11_5_a_night_without_food_and_shelter() -> None:
    t = camp(("carpenter", "cook"), turn=1)
    assert wounds_tonight(t) == 2 * 2 + 2  # meals and the open air
    t = camp(("carpenter", "cook"), turn=1, stock={"food": 2}, shelter=True)
    assert wounds_tonight(t) == 0


def test_RC_11_2_the_roof_spares_wood_and_food() -> None:
    stock = {"food": 2}
    t = camp(("carpenter", "cook"), turn=4, stock=stock, shelter=True, levels={"roof": 2})
    bare = camp(("carpenter", "cook"), turn=4, stock=stock, shelter=True)
    assert wounds_tonight(t) < wounds_tonight(bare)


def test_RC_10_3_better_weapons_better_hunts() -> None:
    assert [prey.wounds for prey in PREY] == sorted([p.wounds for p in PREY], reverse=True)
    assert PREY[6].wounds < 0.5


def test_RC_16_1_1_the_pile_and_the_fire_are_wanted() -> None:
    t = camp(("carpenter", "cook"), turn=5, shelter=True, levels={"roof": 4})
    assert wood_wanted(t, USUAL) == 15
    assert keys_needed(t) == 1 << FIRE


def test_RC_16_1_1_wood_is_kept_for_a_roof_until_time_runs_short() -> None:
    early = camp(("carpenter", "cook"), turn=2, stock={"wood": 2}, shelter=True)
    late = camp(("carpenter", "cook"), turn=10, stock={"wood": 2}, shelter=True)
    assert wood_for_the_pile(early, USUAL) <= 0
    assert wood_for_the_pile(late, USUAL) == 2


def test_RC_16_4_5_the_camp_needs_a_way_out() -> None:
    t = camp(("carpenter", "cook"), scenario="volcano_island", turn=2)
    refuges = [space for space in range(len(t.tile_at)) if opens_a_way(t, space, VOLCANIC)]
    assert stranded(t, VOLCANIC)
    assert refuges
    t.tile_at[refuges[0]] = t.tiles.cards[-1]
    t.island_changed()
    assert not stranded(t, VOLCANIC)


def test_wounds_near_the_skull_are_worse() -> None:
    worth = [
        appraise(camp(("carpenter", "cook"), wounds={"cook": n}, shelter=True), USUAL)
        for n in (0, 1, 10, 11)
    ]
    assert worth[0] - worth[1] < worth[2] - worth[3]


def test_nobody_goes_hungry_beside_a_full_larder() -> None:
    """With nothing to fear greedy plans something better than rest."""
    t = camp(("carpenter", "cook"), turn=1, stock={"food": 5}, shelter=True)
    phase(t, "planning")
    driver = Driver([GreedyPlayer(GAME, 1, seat) for seat in range(2)], t)
    choice = driver.next_choice(t)
    assert choice is not None
    assert ".rest." not in choice.id


def greedy_choice(t: Camp) -> str:
    """What greedy players do now."""
    driver = Driver([GreedyPlayer(GAME, 1, seat) for seat in range(t.seats)], t)
    choice = driver.next_choice(t)
    assert choice is not None
    return choice.id


def test_RC_11_6_the_camp_does_not_leave_its_shelter() -> None:
    """Whatever the place beside has to offer; without a shelter a natural one draws groups."""
    stock = {"food": 4}
    for cast in (("cook",), ("carpenter", "cook", "explorer")):
        t = phase(camp(cast, shelter=True, tiles={"n1": 11}, stock=stock), "night")
        assert greedy_choice(t) == "0.no"
    few = phase(camp(("cook", "explorer"), turn=2, tiles={"n1": 11}, stock=stock), "night")
    assert greedy_choice(few) == "0.no"
    many = camp(("carpenter", "cook", "explorer"), turn=2, tiles={"n1": 11}, stock=stock)
    assert greedy_choice(phase(many, "night")) == "0.space.n1"


def test_RC_16_4_5_lava_drives_the_camp_out_of_its_shelter() -> None:
    t = camp(("cook", "explorer"), scenario="volcano_island", turn=2, shelter=True)
    t.stock[1] = 4
    t.turn = LAVA_AT[t.camp] - 1
    for space in spaces_of(NEAR[t.camp]):
        if LAVA_AT[space] > LAVA_AT[t.camp] and t.tile_at[space] < 0:
            t.tile_at[space] = t.tiles.draw()
            break
    t.island_changed()
    assert greedy_choice(phase(t, "night")).startswith("0.space.")


@pytest.mark.parametrize("covered", [0, 0b1111])
def test_RC_16_2_1_RC_16_2_2_no_fog_on_the_own_camp(covered: int) -> None:
    """Not even where the sources of the camp are covered: what is built there would need more."""
    tiles = {"n1": 4}
    t = camp(("cook", "explorer"), scenario="cursed_island", shelter=True, at="n1", tiles=tiles)
    t.black[t.camp] = covered
    do(
        t,
        {
            "op": "scn_place_markers",
            "marker": "fog",
            "n": 2,
            "max_per_space": 1,
            "shortfall": "none",
        },
    )
    while ids(t):
        t.apply(GAME.catalogue.find(greedy_choice(t)))
    assert t.fog.bit_count() == 2
    assert not t.fog >> t.camp & 1


def test_RC_12_15_what_the_storm_glass_has_shown_is_sure() -> None:
    t = camp(("cook", "explorer"), turn=7)
    assert len(skies_of(t, 0b11)) > 1
    t.early = [0, 3, 1, 5]
    clouds = [RAIN_DIE[3][i] + WINTER_DIE[5][i] for i in (0, 1)]
    assert skies_of(t, 0b11) == [(1.0, *clouds)]


def test_weights_of_every_scenario_and_number_of_seats() -> None:
    assert len(WEIGHTS) == place_of(len(SCENARIO_IDS) - 1, MOST_SEATS) + 1
    assert WEIGHTS[place_of(CASTAWAYS, 1)].hunger != USUAL.hunger
    assert len({weights.goal_build for weights in WEIGHTS}) > 3


def test_every_number_stands_in_the_data_file() -> None:
    """Neutral numbers may stand in the code, and those that count: whole ones."""
    folder = Path(heuristics.__file__).parent
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, float):
                assert node.value in (0.0, 1.0), f"{path.name}, line {node.lineno}: {node.value}"


def test_RC_3_7_an_ability_that_asks_what_for_is_tried_to_its_end() -> None:
    """The soldier's plan raises the palisade or the weapons: it is the answer that counts."""
    people = {"soldier": 6, "explorer": 6}
    t = phase(camp(tuple(people), turn=4, determination=people), "round")
    policy = CastawayPolicy(WEIGHTS)
    scores = {
        choice.id: score
        for seat in range(2)
        for choice, score in zip(
            t.choices_of(seat), policy.scores(t, seat, t.choices_of(seat)), strict=True
        )
    }
    assert scores["0.ability.defensive_plan"] > 0.0
    assert scores["1.ability.reconnaissance"] < 0.0


def test_RC_11_1_the_sky_ahead_is_that_of_the_sheet() -> None:
    """Counted once for each round: as many nights too cloudy as the sheet has."""
    for turn in range(1, 13):
        t = camp(("carpenter", "cook"), turn=turn)
        weather = t.sheet().weather[turn + 1 : last_round(t) + 1]
        for level in range(4):
            nights = [CLOUDS_ABOVE[dice & 3][level] for dice in weather]
            if turn < last_round(t):
                assert clouds_to_come(t, level) == sum(nights)
    assert roof_wanted(camp(("carpenter", "cook"), turn=12), USUAL) >= 2


def test_RC_7_3_bots_leave_the_pawns_of_people_to_them() -> None:
    """They plan with pawns of their own; whoever is a person decides whom to support."""
    people = 1 << 1 | 1 << 2
    t = phase(camp(["cook", "carpenter", "explorer"], tiles={"n1": 1, "m2": 3}), "planning")
    far = choice_of(t, "0.plan.explore_m3.free")  # two pawns at least
    assert not t.agenda[-1].binds(t, far, people)
    play(t, "0.plan.wood_n1.free")
    left = [choice.id for choice in left_to_bots(t, t.choices_of(0), people)]
    assert "0.join.carpenter" in ids(t)
    assert "0.join.carpenter" not in left
    assert {"0.join.cook", "0.enough"} <= set(left)
    assert left_to_bots(t, t.choices_of(0), 0) == t.choices_of(0)
    play(t, "0.enough")
    assert t.agenda[-1].binds(t, far, people)
    assert not t.agenda[-1].binds(t, far, 1 << 2)
    assert not t.agenda[-1].binds(t, choice_of(t, "0.plan.rest.free"), people)


def choice_of(t: Camp, name: str) -> Choice:
    return next(choice for choice in t.choices() if choice.id == name)
