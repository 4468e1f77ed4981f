"""Who may build, use and gain what, and when (RC-3.10, RC-6.7, RC-12.4, RC-14.4, RC-18)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.games.robinson_crusoe.position import stack, take
from robinsonade.games.robinson_crusoe.steps.actions.resolution import must_reroll
from robinsonade.games.robinson_crusoe.table.records import Kept
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    FRIDAY,
    acting,
    camp,
    card,
    do,
    draw,
    ids,
    pass_all,
    phase,
    play,
    quiet,
    rest_of_plan,
    space,
)


def test_RC_3_10_a_personal_invention_on_the_board_is_still_its_owners() -> None:
    """Discarded from the sheet and drawn again: only its character may build it."""
    t = camp(["carpenter", "cook"], items=["rope", "fire"])
    fireplace = 1 << INVENTION_IDS.index("fireplace")
    t.on_sheet &= ~fireplace
    t.on_board |= fireplace
    phase(t, "planning")
    assert "0.plan.build_fireplace.free" not in ids(t)
    play(t, "0.plan.rest.free", "0.plan.rest.free")
    assert "1.plan.build_fireplace.free" in ids(t)


def test_RC_6_7_a_starting_item_found_in_an_action_waits_for_the_end_of_the_phase() -> None:
    t = camp(["carpenter", "cook"])
    t.item_box = [ITEM_IDS.index("pipe_and_tobacco")]
    acting(t, CARPENTER)
    do(t, {"op": "starting_item", "n": 1}, who=CARPENTER)
    assert not any(uses > 0 for uses in t.uses)
    t = camp(["carpenter", "cook"])
    t.item_box = [ITEM_IDS.index("pipe_and_tobacco")]
    t.right = card("captains_chest")
    phase(t, "planning")
    play(t, "0.plan.threat_right.free", "0.join.cook")
    rest_of_plan(t)
    assert t.uses[ITEM_IDS.index("pipe_and_tobacco")] == 2


def test_RC_18_1_temporary_weapons_in_an_action_are_the_actors() -> None:
    """The cook hunts, the carpenter is first player: the cook decides about the Pistol."""
    t = acting(camp(["carpenter", "cook"], uses={"pistol": 2}), COOK)
    do(t, {"op": "fight", "who": "actor", "strength": 3}, who=COOK)
    assert "1.use-item.pistol" in ids(t)
    assert "0.use-item.pistol" not in ids(t)
    t = camp(["carpenter", "cook"], uses={"pistol": 2})
    do(t, {"op": "fight", "who": "first_player", "strength": 3})
    assert "0.use-item.pistol" in ids(t)


def test_effects_a_new_idea_draws_on_when_the_deck_runs_out() -> None:
    """Two cards left: they are drawn, then the discards are reshuffled for the other three."""
    t = camp(["carpenter"], determination={"carpenter": 3})
    t.inventions_out = t.inventions.cards[2:]
    left = t.inventions.cards[:2]
    t.inventions.cards = left.copy()
    t.inventions.layers = [2]
    t.inventions.seen = {}
    do(t, {"op": "ability_new_idea", "draw": 5, "keep": 1})
    offered = ids(t)
    assert len(offered) == 5
    assert {f"0.invention.{INVENTION_IDS[i]}" for i in left} <= set(offered)


def test_RC_10_7_the_strongest_of_three_beasts_with_an_almost_empty_deck() -> None:
    """The last card of the Beast deck is among the three."""
    t = camp()
    gorilla = card("gorilla_beast")
    weak = ("birds", "boa", "chamois", "cheetah", "fox", "goats", "tapir", "wild_pig")
    t.beasts_out = [card(name) for name in weak]
    t.beasts.cards = [gorilla]
    t.beasts.layers = [1]
    do(t, {"op": "hunt_add_strongest", "draw": 3})
    assert t.hunt.cards == [gorilla]


def test_passive_backpack_serves_every_explore_action_of_a_player() -> None:
    """Also a visit to a totem: two more tokens are drawn, one is kept."""
    t = camp(["carpenter", "cook"], scenario="cursed_island", tiles={"n1": 6}, turn=3)
    take(t.mystery, card("backpack"))
    t.kept.append(Kept(card("backpack"), -1, 0, -1, -1))
    t.site[space("n1")] = 1
    stack(t.mystery, card("gold"))
    before = len(t.discovery)
    phase(t, "planning")
    play(t, "0.plan.visit_n1.free", "0.join.carpenter")
    rest_of_plan(t)
    play(t, "0.no")
    kept = [choice for choice in ids(t) if choice.startswith("0.token.")]
    play(t, *kept[:1])
    assert len(t.discovery) == before - 2


def test_RC_7_3_a_threat_for_two_players_needs_one_who_may_support() -> None:
    """Argument, and the other player may only build, arrange or rest: nobody can make peace."""
    t = camp(["carpenter", "cook"])
    t.right = card("argument")
    t.only[COOK] = 1 << 6
    phase(t, "planning")
    assert "0.plan.threat_right.free" not in ids(t)


def test_RC_14_5_RC_12_3_friday_can_be_caught_in_a_net() -> None:
    """His goods stay with him until the morning; he needs no meal and no shelter."""
    t = quiet(camp(["cook"], stock={"food": 1}, shelter=True))
    acting(t, FRIDAY)
    draw(t, "net", who=FRIDAY)
    t.future[FRIDAY * 4] = 2
    t.actor = -1
    t.agenda = t.agenda[:1]
    assert [outside.who for outside in t.outside] == [FRIDAY]
    pass_all(phase(t, "night"))
    assert t.wounds[FRIDAY] == 0
    assert t.stock[0] == 0
    pass_all(phase(t, "round"))
    assert t.stock[0] >= 2


def test_RC_14_4_a_hunt_in_which_friday_dies_gives_nothing() -> None:
    """Also if it is the beast's last bite that kills him."""
    t = camp(["cook"], levels={"weapon": 4}, wounds={"friday": 3})
    take(t.beasts, card("iguana"))
    t.hunt.cards = [card("iguana")]
    t.hunt.layers = [1]
    phase(t, "planning")
    play(t, "0.plan.rest.free", "0.plan.rest.free", "0.send.hunt.free", "0.join.dog")
    play(t, "0.ready")
    pass_all(t)
    assert not t.friday
    assert t.stock[1] == 0
    assert t.stock[3] == 0


def test_two_reroll_tokens_on_one_sheet_do_not_end_each_other() -> None:
    """effects.md reroll_sheet: the Ceremonial Bowl stays until its event half."""
    t = acting(camp(["cook"], turn=3), COOK)
    draw(t, "ceremonial_bowl", who=COOK)
    t.turn = 5
    draw(t, "confused", who=COOK)
    assert must_reroll(t, COOK)
    t.turn = 9
    assert must_reroll(t, COOK)
    draw(t, "ceremonial_bowl", "event")
    assert not must_reroll(t, COOK)


def test_RC_12_14_an_available_token_gives_available_goods_also_in_an_action() -> None:
    """Wood of a token used in the middle of a fight is not a gain of the action."""
    t = acting(camp(["cook", "carpenter"], scenario="jenny", tokens=["jenny_cross"]), COOK)
    do(t, {"op": "fight", "who": "actor", "strength": 2}, who=COOK)
    play(t, "0.use-token.jenny_cross")
    assert t.stock[0] == 2
    assert t.gained[0] == 0
