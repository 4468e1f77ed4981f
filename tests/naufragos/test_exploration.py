"""NAU-9.11 to NAU-9.27: the exploration."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import (
    EXPLORATION,
    FIRST_SPACE,
    HARDEST,
    LAST_SPACE,
    WEATHER_IDS,
)
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.steps.actions import BEFORE_EXPLORATION
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.exploration.exploring import AFTER_CARD, START_EXPLORATION
from robinsonade.games.naufragos.steps.people.death import bury
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.table.fields import PILE
from tests.naufragos.shore import (
    WAIT,
    card,
    dice,
    do,
    explore,
    give,
    idle,
    offered,
    pick,
    refused,
    shore,
    stack,
    told,
    turn_up,
)


def test_NAU_9_11_rounds_in_marching_order() -> None:
    t = shore(3)
    t.difficulty, t.track = 9, [3, 3, 3]
    do(t, Place(2), Place(0))
    pick(t, "2.place.exploration", "0.place.exploration")
    do(t, START_EXPLORATION)
    assert t.difficulty == 4
    stack(t, "coast", "coast_tide_pools", "coast_driftwood_cove", "coast_crab_traps")
    pick(t, "2.explore.coast", "0.explore.coast")
    assert t.explorer == 2
    assert t.track[1] == 3


def test_NAU_9_12_EX_19_modifiers_and_weather() -> None:
    t = shore(2, persons=("amateur_hunter_m", "cook_f"))
    give(t, 1, "compass")
    t.weather = WEATHER_IDS.index("rainy")
    explore(t, 0, 1, difficulty=8)
    pick(t, "0.return")
    dice(t, 3, 4)
    pick(t, "1.join")  # 7 - 1 + 2
    assert t.party == 0
    assert told(t, "return-total")[0]["total"] == ["8"]


def test_NAU_9_13_who_does_not_join_goes_on() -> None:
    t = shore(2)
    explore(t, 0, 1, difficulty=6)
    pick(t, "0.return")
    dice(t, 5, 5)
    pick(t, "1.pass")
    assert (t.party, t.explorer, t.difficulty) == (2, 1, 6)


def test_NAU_9_14_EX_20_another_roll_for_energy() -> None:
    t = shore(3, persons=("cook_f", "fisher_f", "physician_m"))
    explore(t, 0, 1, 2, difficulty=9)
    pick(t, "0.return", "1.join")
    dice(t, 1, 1)
    pick(t, "2.join")
    dice(t, 6, 6)
    pick(t, "0.spend.1", "1.spend.1", "2.spend.1")
    assert (t.party, t.energy) == (0, [5, 5, 5])
    t = shore(3, persons=("cook_f", "fisher_f", "physician_m"))
    t.energy = [1, 1, 0]
    explore(t, 0, 1, 2, difficulty=9)
    pick(t, "0.return", "1.join")
    dice(t, 1, 1)
    pick(t, "2.join")
    assert t.lost == 7  # two energy among three


def test_NAU_9_14_NAU_9_15_EX_37_offers() -> None:
    t = shore(2, persons=("cook_f", "fisher_f"))
    explore(t, 0, 1, difficulty=9)
    pick(t, "0.return")
    dice(t, 1, 1)
    pick(t, "1.join")
    dice(t, 1, 2)
    pick(t, "0.spend.2")
    assert t.energy == [4, 6]
    pick(t, "0.spend.1", "1.spend.0")
    assert (t.energy, t.lost, t.lost_at, t.group) == ([4, 6], 3, [9, 9], [0, 0])
    assert idle(t)


def test_NAU_9_14_NAU_R42_no_energy_but_rum_is_asked_before_the_group_is_lost() -> None:
    t = shore(2, persons=("cook_f", "fisher_f"))
    give(t, 1, "rum")
    t.energy = [1, 0]
    explore(t, 0, 1, difficulty=9)
    pick(t, "0.return")
    dice(t, 1, 1)
    pick(t, "1.join")
    pick(t, "0.spend.1")
    assert (t.lost, offered(t)) == (0, ["1.spend.0", "1.use.rum"])
    pick(t, "1.use.rum")
    dice(t, 6, 6)
    pick(t, "1.spend.1")
    assert (t.lost, t.party, t.energy) == (0, 0, [0, 2])


def test_NAU_9_14_NAU_R42_who_keeps_the_rum_is_lost() -> None:
    t = shore(1, persons=("cook_f",))
    give(t, 0, "rum")
    t.energy = [0]
    explore(t, 0, difficulty=9)
    dice(t, 1, 1)
    pick(t, "0.return")
    assert offered(t) == ["0.spend.0", "0.use.rum"]
    pick(t, "0.spend.0")
    assert (t.lost, t.items[0]) == (1, [card("rum")])


def test_NAU_9_16_at_the_top_all_must_return() -> None:
    t = shore(2, persons=("cook_f", "fisher_f"))
    explore(t, 0, 1, difficulty=14)
    stack(t, "coast", "coast_coconut_grove", "coast_tide_pools")
    dice(t, 6, 6)
    pick(t, "0.explore.coast")
    assert t.difficulty == HARDEST
    assert told(t, "return-declared") == [{"group": ["0", "1"], "difficulty": ["15"]}]


def test_NAU_9_17_EX_11_decks_by_the_most_advanced_explorer() -> None:
    t = shore(3)
    t.track = [6, 8, 13]
    explore(t, 0, 1)
    assert "0.explore.interior" in offered(t)
    refused(t, "0.explore.heart")
    stack(t, "interior")
    stack(t, "coast")
    t.offer = None
    assert offered(t) == ["0.return"]


def test_NAU_9_18_EX_23_icons_in_order() -> None:
    t = shore(2)
    t.track = [6, 2]
    explore(t, 0, 1)
    stack(t, "coast", "coast_cliff_path", "coast_tide_pools")
    dice(t, 5)
    pick(t, "0.explore.coast", "0.pass")  # no token for another roll
    assert (t.track, t.difficulty, len(t.tokens[0])) == ([6, 3], 6, 1)
    assert card("coast_cliff_path") in t.discard


def test_NAU_9_20_NAU_9_22_added_cards_are_shuffled_in() -> None:
    t = shore(1)
    t.track[0] = 6
    stack(t, "interior", "plot_002_split_rock", "int_swamp", "int_ravine")
    explore(t, 0)
    pick(t, "0.explore.interior", "0.do.plot_002_split_rock-on")
    assert sorted(t.interior.cards) == sorted(
        [card("int_swamp"), card("int_ravine"), card("plot_003_boatswains_lean_to")]
    )
    assert card("plot_002_split_rock") in t.discard


def test_NAU_9_21_EX_38_a_follow_up_keeps_the_sector_open() -> None:
    t = shore(1)
    t.track[0] = FIRST_SPACE[1] - 1
    stack(t, "interior", "plot_000_tracks_wider_than_a_hand")
    turn_card = "0.do.plot_000_tracks_wider_than_a_hand-follow"
    t.track[0] = 5
    explore(t, 0)
    pick(t, "0.explore.interior", turn_card)
    assert t.track[0] == 6
    assert len(t.interior) == 1


def test_NAU_9_21_an_empty_sector_moves_everybody_on() -> None:
    t = shore(2)
    t.track = [2, 1]
    stack(t, "coast", "coast_driftwood_cove")
    explore(t, 0)
    pick(t, "0.explore.coast")
    assert t.track == [FIRST_SPACE[1], FIRST_SPACE[1]]


def test_NAU_9_23_the_others_go_on_when_the_drawer_dies() -> None:
    t = shore(2)
    explore(t, 0, 1)
    t.sequelae[0], t.injuries[0], t.energy[0] = 3, 3, 0
    t.agenda.pop()
    dice(t, 1)
    stack(t, "coast", "coast_tide_pools")
    explore(t, 0, 1)
    t.agenda.pop()
    turn_up(t, 0, "coast_cliff_path")
    pick(t, "0.pass")
    assert (t.alive, t.party) == (2, 2)
    explore(t, 1)
    assert "1.return" in offered(t)


def test_NAU_9_24_goods_go_to_the_storage_unless_kept() -> None:
    t = shore(1)
    turn_up(t, 0, "int_altar_of_fruit")
    pick(t, "0.do.int_altar_of_fruit-one")
    assert (t.food, t.carried[0]) == (1, 1)
    turn_up(t, 0, "coast_driftwood_cove")
    assert t.wood == 3


def test_NAU_9_25_pending_explorations() -> None:
    t = shore(1)
    turn_up(t, 0, "int_cannon")  # alone it can only be left for later
    assert t.pending == [card("int_cannon"), -1, -1]
    t.pending = [card("int_cannon"), card("plot_066_hall_of_bats"), card("plot_070_the_chimney")]
    turn_up(t, 0, "plot_003_boatswains_lean_to")
    pick(t, "0.do.plot_003_boatswains_lean_to-copy", "0.drop.int_cannon")
    assert t.pending[0] == card("plot_004_where_the_cross_is")
    explore(t, 0)
    pick(t, "0.visit.plot_066_hall_of_bats", "0.do.plot_066_hall_of_bats-nets")
    assert (t.fresh, t.pending[1]) == (2, -1)


def test_NAU_9_26_the_temple_is_locked() -> None:
    t = shore(2)
    t.track = [14, 14]
    turn_up(t, 0, "plot_000_temple")
    assert (len(t.pile), t.pending[0]) == (9, -2)
    explore(t, 0, 1)
    t.pile.cards[-1] = card("plot_094_the_offering_bowl")
    pick(t, "0.descend", "0.do.plot_094_the_offering_bowl-bow")
    assert offered(t)[:2] == ["1.return", "1.descend"]
    assert not any("explore" in name for name in offered(t))
    t.pile.cards[-1] = card("plot_098_the_side_door")
    pick(t, "1.descend", "0.vote.plot_098_the_side_door-out", "1.vote.plot_098_the_side_door-out")
    assert not t.locked
    assert "0.explore.heart" in offered(t)
    assert GAME.view(t, 0)["pile"] == 7


def test_NAU_9_27_no_trade_during_an_exploration() -> None:
    t = shore(2)
    give(t, 0, "rope")
    explore(t, 0)
    assert not any("offer" in name for name in offered(t))


def test_NAU_13_1_the_first_on_the_promontory_decides() -> None:
    t = shore(2)
    t.track = [LAST_SPACE - 1, LAST_SPACE - 1]
    explore(t, 0, 1)
    stack(t, "heart", "heart_vents", "heart_fog")
    pick(t, "0.explore.heart")
    assert offered(t) == ["0.end-now", "0.end-next"]
    pick(t, "0.end-next")
    assert (t.finder, t.last_turn) == (0, 2)


def test_NAU_9_25_D23_a_pile_needs_a_space_too_and_the_drawer_says_which() -> None:
    t = shore(2)
    t.pending = [card("int_cannon"), card("plot_066_hall_of_bats"), card("plot_070_the_chimney")]
    t.track = [14, 14]
    turn_up(t, 1, "plot_000_temple")
    assert offered(t) == [
        "1.drop.int_cannon",
        "1.drop.plot_066_hall_of_bats",
        "1.drop.plot_070_the_chimney",
    ]
    pick(t, "1.drop.plot_066_hall_of_bats")
    assert t.pending == [card("int_cannon"), PILE, card("plot_070_the_chimney")]
    assert (len(t.pile), t.discard[-2:]) == (
        9,
        [card("plot_066_hall_of_bats"), card("plot_000_temple")],
    )


def test_NAU_9_14_NAU_9_16_a_forced_return_without_the_drawer_begins_with_the_next() -> None:
    """NAU-9.23: the drawer has died; the next one in marching order declares."""
    t = shore(3)
    explore(t, 1, 2, 0, difficulty=HARDEST)
    bury(t, 1)
    t.agenda = [WAIT]
    dice(t, 1, 1)
    do(t, AFTER_CARD)
    assert offered(t) == ["2.spend.0", "2.spend.1", "2.spend.2"]


def test_NAU_9_16_the_difficulty_may_reach_its_top_without_a_card() -> None:
    t = shore(2)
    dice(t, 6, 6, 1, 1)
    explore(t, 0, 1, difficulty=HARDEST)
    assert told(t, "return-declared")[0]["group"] == ["0", "1"]
    assert offered(t) == ["0.spend.0", "0.spend.1", "0.spend.2"]


def test_NAU_9_21_every_effect_that_moved_cubes_is_followed_by_the_check() -> None:
    """A power that empties a deck; in the middle of a card the check waits for its end."""
    t = shore(2)
    t.track = [3, 1]
    stack(t, "coast")
    give(t, 0, "rum")
    t.energy[0] = 1
    do(t, RESPITES[0])
    pick(t, "0.use.rum")
    assert t.track == [FIRST_SPACE[1], FIRST_SPACE[1]]
    t = shore(1)
    t.track = [3]
    stack(t, "coast")
    give(t, 0, "rum")
    t.energy[0] = 1
    t.open = [card("coast_tide_pools")]
    do(t, RESPITES[0])
    pick(t, "0.use.rum")
    assert t.track == [3]


def test_block_action_stops_an_exploration_that_is_already_placed() -> None:
    """Effects 6: already placed: no effect."""
    t = shore(2)
    do(t, Place(0))
    pick(t, "0.place.exploration")
    t.blocked[EXPLORATION] = t.turn
    do(t, BEFORE_EXPLORATION)
    assert (idle(t), t.party, told(t, "exploration-began")) == (True, 0, [])


def test_NAU_9_12_the_view_knows_the_way_home() -> None:
    """Storm makes it harder by 2; one who is alone has not the hunter's help."""
    t = shore(2, persons=("strong_m", "amateur_hunter_f"))
    t.weather = WEATHER_IDS.index("storm")
    explore(t, 0, 1)
    t.difficulty = 7
    together, alone = GAME.view(t, 0)["exploration"]["home"]
    assert (together["bonus"], together["need"], together["chance"]) == (-1, 8, 42)
    assert (alone["group"], alone["need"], alone["chance"], alone["later"]) == ([0], 9, 28, 17)
    assert GAME.view(t, None)["chances"][7 - 4] == together["chance"]


def test_nobody_is_on_the_way_home_without_an_exploration() -> None:
    view = GAME.view(shore(2), 0)
    assert view["exploration"]["home"] == []
    assert view["chances"][0] == 92
