"""Corners of the scenarios (RC-16)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.rules.goals import objective
from tests.robinson_crusoe.stories import (
    JENNY,
    camp,
    card,
    do,
    ids,
    phase,
    play,
    quiet,
    rest_of_plan,
    space,
)


def test_RC_16_3_3_jenny_has_no_pawn_yet_in_the_round_of_her_rescue() -> None:
    """Her pawn is placed at planning like any other: she rests from the next round on."""
    t = camp(["cook", "carpenter"], scenario="jenny", items=["scn_raft"], wounds={"jenny": 4})
    phase(t, "planning")
    play(t, "0.plan.jenny.free", "0.join.cook")
    rest_of_plan(t)
    assert t.jenny_here()
    assert t.wounds[JENNY] == 4
    assert objective(t) == (1, 2)
    t.turn += 1
    rest_of_plan(phase(t, "planning"))
    assert t.wounds[JENNY] == 3


def test_RC_16_4_5_what_lava_has_taken_no_bridge_brings_back() -> None:
    """Precipice closes n3, lava comes over it: Building a Bridge opens it no more."""
    t = quiet(camp(scenario="volcano_island", tiles={"n3": 1, "n2": 3}, at="n2", turn=4))
    for name in ("m4", "s3"):
        t.closed |= 1 << space(name)
    do(t, {"op": "flip_tile", "where": "adjacent_to_camp", "link": "this_card"}, card="precipice")
    play(t, *[choice for choice in ids(t) if choice == "0.space.n3"])
    assert t.closed >> space("n3") & 1
    phase(t, "round")  # the fifth: lava on n3 and s3
    t.agenda = t.agenda[:1]
    do(t, {"op": "unflip_tile", "link": "this_card"}, card="precipice")
    assert t.closed >> space("n3") & 1
    assert card("precipice") >= 0


def test_RC_16_4_6_furs_may_stand_in_for_the_wood_of_a_token_too() -> None:
    """2P, roof 2 wood and a +1 wood token on its cost: 1 wood and 2 furs are a mixture."""
    t = camp(
        ["cook", "carpenter"], scenario="volcano_island", shelter=True, stock={"wood": 1, "fur": 2}
    )
    t.cost_marks = 1 << 1
    phase(t, "planning")
    assert "0.plan.roof.mixed_2" in ids(t)
    assert "0.plan.roof.mixed_1" not in ids(t)
    assert "0.plan.palisade.mixed_1" in ids(t)
    assert "0.plan.palisade.mixed_2" not in ids(t)
