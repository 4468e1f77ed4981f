"""Planning, and who can help (RC-7, RC-14)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import DANGER, REST, TIME, WOOD_PLUS
from robinsonade.games.robinson_crusoe.box.prices import FREE
from robinsonade.games.robinson_crusoe.box.spots import SPOT, spot
from robinsonade.games.robinson_crusoe.position import lay_threats, put
from robinsonade.games.robinson_crusoe.rules.planning.joining import joiners_of, supply
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.steps.actions.end_of_actions import PlaceItem
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    EXPLORER,
    FRIDAY,
    HIT,
    MISS,
    camp,
    card,
    do,
    has,
    ids,
    phase,
    play,
    ready,
    refuses,
    rest_of_plan,
    space,
    stock,
    told,
)


def need(t: object, name: str) -> tuple[int, int]:
    return pawns_needed(t, spot(name), 0)  # type: ignore[arg-type]


def test_RC_7_1_all_own_pawns_are_placed_others_may_stay() -> None:
    t = phase(camp(["cook", "carpenter"], dog="with"), "planning")
    for choice in ("0.plan.rest.free", "0.plan.rest.free", "1.plan.rest.free"):
        play(t, choice)
    assert "1.ready" not in ids(t)
    play(t, "1.plan.rest.free")
    play(t, "0.idle")
    assert "0.ready" in ids(t)


def test_RC_7_1_the_plan_can_be_taken_back_until_everybody_is_ready() -> None:
    t = phase(camp(["cook"], stock={"wood": 2}), "planning")
    play(t, "0.plan.shelter_m1.wood", "0.join.cook", "0.idle")
    assert stock(t) == {}
    play(t, "0.back.1")
    assert stock(t) == {"wood": 2}
    assert t.plan == []


def test_RC_7_2_the_same_action_many_times() -> None:
    t = phase(camp(stock={"wood": 6}, levels={"roof": 1}, shelter=True), "planning")
    play(t, "0.plan.roof.wood", "0.join.carpenter", "1.plan.roof.wood", "1.join.cook")
    assert len(t.plan) == 2


def test_RC_7_3_RC_7_4_one_actor_the_others_support() -> None:
    t = phase(camp(tiles={"n1": 1}), "planning")
    play(t, "0.plan.wood_n1.free", "0.join.cook")
    rest_of_plan(t)
    assert told(t, "action")[0] == "action carpenter wood_n1"
    assert told(t, "rolled") == []  # two pawns: no dice
    assert need(t, "hunt") == (2, 2)
    assert need(t, "rest") == need(t, "arrange_camp") == (1, 1)


def test_EX_14_RC_7_5_distance() -> None:
    """Two steps over one explored tile: 2 pawns roll, 3 sure; without that tile: illegal."""
    t = camp(tiles={"m2": 1})
    assert need(t, "explore_m3") == (2, 3)
    assert need(t, "explore_n1") == (1, 2)
    phase(t, "planning")
    assert "0.plan.explore_m3.free" in ids(t)
    t = phase(camp(), "planning")
    assert "0.plan.explore_m3.free" not in ids(t)


def test_EX_13_RC_7_6_a_time_token_on_a_tile() -> None:
    """1 pawn illegal, 2 roll, 3 sure; the token stays."""
    t = camp(tiles={"n1": 1})
    t.marks[space("n1")] = 1 << TIME
    assert need(t, "wood_n1") == (2, 3)
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.wood_n1.free")
    assert "0.enough" not in ids(t)
    play(t, "0.join.carpenter", "0.enough")
    rest_of_plan(t)
    assert len(told(t, "rolled")) == 3
    assert t.marked(space("n1"), TIME)


def test_RC_7_7_more_pawns_than_needed_are_allowed_and_change_nothing() -> None:
    """Nobody is asked about them, but whoever has a pawn left may add it to a planned action."""
    t = phase(camp(tiles={"n1": 1}), "planning")
    play(t, "0.plan.wood_n1.free", "0.join.cook")
    assert "0.join.explorer" not in ids(t)
    play(t, "0.support.1", "1.support.1", "2.support.1")
    assert t.plan[0].helps == [COOK, CARPENTER, COOK, EXPLORER]
    rest_of_plan(t)
    assert told(t, "rolled") == []
    assert t.stock[0] == 1


def test_RC_7_3_a_planned_action_is_joined_later() -> None:
    """One pawn would roll; the explorer comes and makes it sure."""
    t = phase(camp(tiles={"n1": 1}), "planning")
    play(t, "0.plan.wood_n1.free", "0.enough")
    rest = [f"{seat}.plan.rest.free" for seat in (0, 1, 1)]
    play(t, *rest, "2.support.1", "2.plan.rest.free")
    ready(t)
    assert told(t, "rolled") == []
    assert t.stock[0] == 1


def test_RC_7_1_RC_14_3_friday_joins_a_planned_action_last() -> None:
    t = phase(camp(["cook", "explorer"], tiles={"n1": 1}), "planning")
    play(t, "0.plan.wood_n1.free", "0.enough", "0.plan.rest.free")
    play(t, "1.plan.rest.free", "1.plan.rest.free", "0.support.1")
    assert t.plan[0].helps == [FRIDAY]
    ready(t)
    assert told(t, "rolled") == []


def test_RC_8_15_RC_8_16_RC_R35_RC_R36_what_nobody_can_join() -> None:
    """Pawns rest and arrange the camp one by one; restricted players help nobody."""
    t = phase(camp(tiles={"n1": 1}), "planning")
    play(t, "0.plan.arrange_camp.free", "0.plan.rest.free")
    assert not [choice for choice in ids(t) if ".support." in choice]
    t = camp(tiles={"n1": 1})
    t.only[COOK] = 1 << REST
    phase(t, "planning")
    play(t, "0.plan.wood_n1.free", "0.enough", "0.plan.rest.free")
    assert not [choice for choice in ids(t) if ".support." in choice]
    t = camp(tiles={"n1": 1})
    t.joint = 0
    phase(t, "planning")
    play(t, "0.plan.wood_n1.free", "0.enough")
    assert "0.support.1" in ids(t)
    play(t, "0.plan.rest.free")
    assert not [choice for choice in ids(t) if ".support." in choice]


def test_RC_8_3_a_wreck_is_joined_for_the_larger_reward() -> None:
    t = phase(camp(), "planning")
    play(t, "0.plan.threat_right.free", "0.enough", "0.support.1")
    assert len(t.plan[0].helps) == 1


def test_EX_9_RC_7_8_things_built_now_do_not_help_now() -> None:
    t = camp(items=["rope"], stock={"wood": 2}, tiles={"n1": 2})
    put(t, "bow")
    phase(t, "planning")
    play(t, "0.plan.build_knife.free", "0.join.carpenter")
    assert refuses(t, "1.plan.build_bow.wood")


def test_RC_7_9_committed_resources_cannot_be_used_and_return() -> None:
    t = phase(camp(stock={"wood": 1}), "planning", MISS, MISS, MISS)
    play(t, "0.plan.weapon.wood", "0.enough")
    assert refuses(t, "0.plan.weapon.wood")
    rest_of_plan(t)
    assert stock(t) == {"wood": 1}


def test_RC_7_10_the_first_action_of_a_kind_carries_the_extra_pawn() -> None:
    t = camp(tiles={"n1": 1, "s1": 3})
    t.action_marks[3] = 1 << TIME
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.wood_n1.free", "0.join.carpenter", "0.enough")
    play(t, "1.plan.fish_s1.free", "1.join.cook")
    rest_of_plan(t)
    assert len(told(t, "rolled")) == 3
    assert t.action_marks[3] == 0


def test_RC_7_11_each_source_once_and_never_in_the_camp() -> None:
    t = phase(camp(tiles={"n1": 6}), "planning")
    assert {c for c in ids(t) if "_n1.free" in c and "shelter" not in c} == {
        "0.plan.bird_n1.free",
        "0.plan.wood_n1.free",
    }
    assert "0.plan.wood_m1.free" not in ids(t)
    play(t, "0.plan.wood_n1.free", "0.join.carpenter")
    assert refuses(t, "1.plan.wood_n1.free")


def test_RC_7_12_one_attempt_for_each_invention_and_space() -> None:
    t = phase(camp(stock={"wood": 9}), "planning")
    play(t, "0.plan.build_shovel.free", "0.enough", "0.plan.explore_n1.free", "0.enough")
    assert refuses(t, "1.plan.build_shovel.free")
    assert refuses(t, "1.plan.explore_n1.free")


def test_RC_7_13_not_more_hunts_than_beasts() -> None:
    t = camp()
    t.hunt.cards.append(t.beasts.draw())
    t.hunt.layers = [1]
    phase(t, "planning")
    play(t, "0.plan.hunt.free", "0.join.carpenter")
    assert refuses(t, "1.plan.hunt.free")


def test_EX_44_RC_7_14_an_item_lost_before_use() -> None:
    """Bow planned, the Knife is lost: no dice, the wood returns, pawns spent."""
    t = camp(items=["rope", "knife"], stock={"wood": 1})
    put(t, "bow")
    phase(t, "planning")
    play(t, "0.plan.build_bow.wood", "0.join.carpenter")
    t.items &= ~(1 << 3)
    rest_of_plan(t)
    assert told(t, "void") == ["void build_bow"]
    assert stock(t) == {"wood": 1}
    assert not has(t, "bow")


def test_RC_7_15_builds_happen_in_the_camp() -> None:
    t = camp(stock={"wood": 1})
    t.marks[t.camp] = 1 << DANGER | 1 << TIME
    assert need(t, "weapon") == (2, 3)
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.weapon.wood", "0.join.carpenter", "0.enough")
    rest_of_plan(t)
    assert t.wounds[CARPENTER] == 1  # danger in the camp, no weapon yet
    assert t.levels[2] == 1


def test_EX_11_RC_14_1_extra_pawns_need_a_player() -> None:
    t = phase(camp(items=["map"]), "planning")
    assert not [c for c in ids(t) if "send" in c or "join" in c]
    play(t, "0.plan.explore_n1.free")
    assert "0.join.map" in ids(t)


def test_RC_14_2_item_pawns_return_others_are_used_up() -> None:
    t = camp(items=["map"], uses={"hammer_and_nails": 2}, stock={"wood": 1})
    phase(t, "planning")
    play(t, "0.plan.weapon.wood", "0.join.hammer_and_nails", "0.plan.explore_n1.free", "0.join.map")
    rest_of_plan(t)
    assert t.uses[4] == 1
    assert supply(t, 6) == 1


def test_RC_14_3_friday_acts_alone_but_never_above_a_player() -> None:
    t = phase(camp(["cook", "carpenter"]), "planning")
    for _ in range(2):
        play(t, "0.plan.rest.free")
    play(t, "1.plan.explore_n1.free")
    assert "1.join.friday" in ids(t)
    alone = Planned(spot("explore_n1"), FREE, FRIDAY, [])
    assert CARPENTER not in joiners_of(t, alone, 1)


def test_RC_14_4_RC_14_5_friday_never_draws_adventures() -> None:
    t = phase(camp(["cook", "carpenter"]), "planning", HIT, HIT, HIT)
    for choice in ("0.plan.rest.free", "0.plan.rest.free", "1.plan.rest.free", "1.plan.rest.free"):
        play(t, choice)
    play(t, "0.send.explore_n1.free")
    ready(t)
    assert t.wounds[FRIDAY] == 2  # wound die and adventure die
    assert len(t.adventures[2]) == 30
    assert t.tile_at[space("n1")] >= 0


def test_RC_14_4_a_hunt_in_which_friday_dies_fails() -> None:
    t = camp(["cook", "carpenter"], dog="with")
    t.wounds[FRIDAY] = 3
    tapir = card("tapir")
    t.beasts.cards.remove(tapir)
    t.hunt.cards.append(tapir)
    t.hunt.layers = [1]
    phase(t, "planning")
    for choice in ("0.plan.rest.free", "0.plan.rest.free", "1.plan.rest.free", "1.plan.rest.free"):
        play(t, choice)
    play(t, "0.send.hunt.free", "0.join.dog")
    ready(t)
    assert (t.friday, t.result, stock(t)) == (0, "", {})
    assert tapir in t.beasts_out


def test_EX_30_RC_14_7_friday_is_no_player() -> None:
    """2P and Friday: hungry animals of strength 3 against weapon 1 wound both players."""
    t = camp(["cook", "carpenter"], scenario="jenny", turn=5, levels={"weapon": 1})
    phase(t, "weather", 5)
    assert (t.wounds[COOK], t.wounds[CARPENTER], t.wounds[FRIDAY]) == (2, 2, 0)
    assert t.levels[2] == 1


def test_RC_14_8_the_dog_helps_once() -> None:
    t = phase(camp(dog="with"), "planning")
    play(t, "0.plan.explore_n1.free", "0.join.dog", "0.plan.explore_s1.free")
    assert "0.join.dog" not in ids(t)


def test_RC_7_2_threat_cards_only_once() -> None:
    t = camp()
    lay_threats(t, None, "sunny_beach")
    phase(t, "planning")
    play(t, "0.plan.threat_right.free", "0.join.cook")
    assert refuses(t, "1.plan.threat_right.free")


def test_RC_7_3_loss_of_hope_and_argument() -> None:
    """A restricted player supports nobody; after an Argument two players may not meet."""
    t = camp()
    do(
        t,
        {"op": "only_actions", "who": "first_player", "actions": ["rest"], "when": "this_round"},
    )
    phase(t, "planning")
    assert ids(t) == ["0.plan.rest.free"]
    t = camp()
    do(t, {"op": "no_joint_actions", "except": "this_threat_action"})
    phase(t, "planning")
    play(t, "0.plan.explore_n1.free")
    assert "0.join.cook" not in ids(t)
    assert "0.join.carpenter" in ids(t)


def test_RC_8_17_items_take_effect_after_the_actions() -> None:
    t = phase(camp(tiles={"n1": 2}), "planning")
    play(t, "0.plan.build_knife.free", "0.join.carpenter")
    rest_of_plan(t)
    assert has(t, "knife")
    assert t.levels[2] == 1
    assert PlaceItem(0, 0, -1).space == -1


def test_RC_7_1_RC_7_3_the_first_player_may_support_with_all_pawns() -> None:
    """No turns: the carpenter steps back, the cook acts twice with the carpenter's help."""
    t = phase(camp(["carpenter", "cook"], tiles={"n1": 1}), "planning")
    play(t, "0.wait")
    play(t, "1.plan.explore_m2.free", "1.join.carpenter")
    play(t, "1.plan.wood_n1.free", "1.join.carpenter")
    assert [(planned.actor, planned.helps) for planned in t.plan] == [(COOK, [CARPENTER])] * 2
    play(t, "0.idle")
    assert "0.ready" in ids(t)


def test_RC_7_1_who_stepped_back_still_places_every_pawn() -> None:
    """When all others have placed theirs nobody can step back any more."""
    t = phase(camp(["carpenter", "cook"]), "planning")
    play(t, "0.wait")
    assert "1.wait" not in ids(t)
    play(t, "1.plan.rest.free", "1.plan.rest.free")
    assert "0.wait" not in ids(t)
    play(t, "0.plan.rest.free", "0.plan.rest.free", "0.idle", "0.back.1")
    assert "0.wait" in ids(t)
    t = phase(camp(["carpenter"]), "planning")
    assert "0.wait" not in ids(t)


def first_actions(t: Camp) -> list[str]:
    return [line.removeprefix("action ") for line in told(t, "action")]


def test_RC_8_1_RC_R83_fridays_action_may_come_first() -> None:
    """The team fixes any order within a kind, whoever placed pawns first."""
    t = phase(camp(["cook", "explorer"], tiles={"n1": 1, "s1": 3}), "planning", *[MISS] * 12)
    play(t, "0.plan.wood_n1.free", "0.join.cook")
    play(t, "1.plan.rest.free", "1.plan.rest.free")
    play(t, "0.send.fish_s1.free")
    assert [choice for choice in ids(t) if ".first." in choice] == ["0.first.4"]
    play(t, "0.first.4", "0.ready", "1.ready")
    play(t, "0.no")  # the reroll of the adventure die
    assert first_actions(t)[:2] == ["friday fish_s1", "cook wood_n1"]


def test_RC_8_1_RC_R83_actions_of_different_players_may_alternate() -> None:
    """Each action can be put first once: enough for any order."""
    t = phase(camp(["cook", "explorer"]), "planning")
    play(t, "0.plan.explore_n1.free", "0.enough", "0.plan.explore_m2.free", "0.enough")
    play(t, "1.plan.explore_s1.free", "1.enough", "1.plan.rest.free", "0.idle")
    assert [c for c in ids(t) if ".first." in c] == ["0.first.2", "0.first.3"]
    play(t, "0.first.3", "0.ready")
    assert [c for c in ids(t) if ".first." in c] == ["1.first.2", "1.first.3"]
    play(t, "1.first.2")
    spots = [SPOT.ids[planned.spot] for planned in t.plan]
    assert spots == ["explore_n1", "explore_s1", "explore_m2", "rest"]
    assert [c for c in ids(t) if ".first." in c] == ["0.first.3"]  # all must agree again


def test_RC_7_10_RC_R83_who_goes_first_carries_the_extra_pawn() -> None:
    """With too few pawns for the time token an action cannot be put first."""
    t = camp(tiles={"n1": 1, "s1": 3})
    t.action_marks[3] = 1 << TIME
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.wood_n1.free", "0.join.carpenter", "0.enough")
    play(t, "1.plan.fish_s1.free", "1.enough", "1.plan.rest.free")
    play(t, "2.plan.rest.free", "2.plan.rest.free")
    assert "0.first.2" not in ids(t)
    play(t, "0.back.2")
    play(t, "1.plan.fish_s1.free", "1.join.cook", "1.join.explorer", "2.plan.rest.free")
    assert (t.plan[0].sure, t.plan[1].sure) == (3, 2)
    play(t, "0.first.2")
    assert [(planned.actor, planned.sure) for planned in t.plan[:2]] == [(COOK, 3), (CARPENTER, 2)]
    ready(t)
    assert told(t, "rolled") == []
    assert t.action_marks[3] == 0


def test_RC_9_6_RC_R83_the_first_build_paid_in_wood_pays_for_the_wood_token() -> None:
    t = camp(stock={"wood": 5}, shelter=True)
    t.action_marks[2] = 1 << WOOD_PLUS
    phase(t, "planning")
    play(t, "0.plan.roof.wood", "0.join.carpenter", "1.plan.weapon.wood", "1.join.cook")
    play(t, "2.plan.rest.free", "2.plan.rest.free")
    assert [planned.wood for planned in t.plan[:2]] == [4, 1]
    play(t, "0.first.2")
    assert [planned.wood for planned in t.plan[:2]] == [2, 3]
    ready(t)
    assert (stock(t), t.action_marks[2]) == ({}, 0)
