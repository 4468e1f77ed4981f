"""The written-down evaluation: what tonight costs, what lasts, and a few plain decisions."""

from __future__ import annotations

import ast
from pathlib import Path

from robinsonade.games.robinson_crusoe import heuristics
from robinsonade.games.robinson_crusoe.box.inventions import FIRE
from robinsonade.games.robinson_crusoe.box.scenarios import CASTAWAYS, VOLCANO
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.heuristics.goal_needs import keys_needed, wood_wanted
from robinsonade.games.robinson_crusoe.heuristics.hunt_yield import PREY
from robinsonade.games.robinson_crusoe.heuristics.lava_escape import opens_a_way, stranded
from robinsonade.games.robinson_crusoe.heuristics.position_value import appraise
from robinsonade.games.robinson_crusoe.heuristics.tonight import Outlook
from robinsonade.games.robinson_crusoe.heuristics.weather_odds import CLOUDS_ABOVE, SKIES
from robinsonade.games.robinson_crusoe.heuristics.weights import WEIGHTS, Weights, values_of
from robinsonade.games.robinson_crusoe.heuristics.wood_pile import wood_for_the_pile
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.players.driver import Driver
from robinsonade.players.greedy_player import GreedyPlayer
from tests.robinson_crusoe.stories import camp, phase

USUAL = WEIGHTS[CASTAWAYS]
PLAIN = Weights({**values_of("castaways"), "hunger": 1.0})


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
    refuges = [space for space in range(len(t.tile_at)) if opens_a_way(t, space, WEIGHTS[VOLCANO])]
    assert stranded(t, WEIGHTS[VOLCANO])
    assert refuges
    t.tile_at[refuges[0]] = t.tiles.cards[-1]
    t.island_changed()
    assert not stranded(t, WEIGHTS[VOLCANO])


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


def test_weights_of_every_scenario() -> None:
    assert len(WEIGHTS) > VOLCANO
    assert len({weights.goal_build for weights in WEIGHTS}) > 3


def test_every_number_stands_in_the_data_file() -> None:
    """Neutral numbers may stand in the code, and those that count: whole ones."""
    folder = Path(heuristics.__file__).parent
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, float):
                assert node.value in (0.0, 1.0), f"{path.name}, line {node.lineno}: {node.value}"
