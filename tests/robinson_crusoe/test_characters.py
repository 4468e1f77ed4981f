"""Characters (RC-3)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.position import own
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    EXPLORER,
    FRIDAY,
    HIT,
    MISS,
    camp,
    do,
    has,
    ids,
    phase,
    play,
    ready,
    refuses,
    rest_of_plan,
    stock,
)


def test_RC_3_1_the_first_player_is_asked_in_the_morale_phase() -> None:
    t = phase(camp(morale=2), "morale")
    assert t.determination[:3] == [2, 0, 0]


def test_EX_39_RC_3_2_RC_3_3_arrows_lower_morale() -> None:
    """Carpenter with 4 wounds takes 1: morale -1. Cook at 3 takes 4: wounds 4 and 7, morale -2."""
    t = camp(wounds={"carpenter": 4})
    do(t, {"op": "wound", "who": "actor", "n": 1}, who=CARPENTER)
    assert (t.wounds[CARPENTER], t.morale) == (5, -1)
    t = camp(wounds={"cook": 3})
    do(t, {"op": "wound", "who": "actor", "n": 4}, who=COOK)
    assert (t.wounds[COOK], t.morale) == (7, -2)


def test_RC_3_4_a_death_loses_the_game() -> None:
    t = camp(wounds={"explorer": 11})
    do(t, {"op": "wound", "who": "actor", "n": 1}, who=EXPLORER)
    assert t.result == "lost-death"


def test_RC_3_5_healing_passes_arrows_freely_and_they_count_again() -> None:
    t = camp(wounds={"carpenter": 5})
    do(t, {"op": "heal", "who": "actor", "n": 1}, who=CARPENTER)
    assert (t.wounds[CARPENTER], t.morale) == (4, 0)
    do(t, {"op": "wound", "who": "actor", "n": 1}, who=CARPENTER)
    assert t.morale == -1
    do(t, {"op": "heal", "who": "actor", "n": 20}, who=CARPENTER)
    assert t.wounds[CARPENTER] == 0


def test_RC_3_6_healing_tokens_and_items_wait_for_the_night() -> None:
    t = camp(wounds={"cook": 2}, uses={"flask_of_rum": 2}, stock={"food": 3}, shelter=True)
    assert "0.use-item.flask_of_rum" not in ids(phase(t, "planning"))
    t.agenda = t.agenda[:1]
    phase(t, "night")
    play(t, "0.use-item.flask_of_rum")
    assert t.wounds[COOK] == 1


def test_RC_3_7_abilities_cost_determination_and_work_once_a_round() -> None:
    t = camp(determination={"explorer": 7}, turn=0)
    phase(t, "round")
    play(t, "2.ability.motivational_speech")
    assert (t.determination[EXPLORER], t.morale) == (4, 1)
    assert "2.ability.motivational_speech" not in ids(t)
    assert "2.ability.scouting" in ids(t)


def test_RC_3_8_determination_is_personal() -> None:
    t = camp(determination={"carpenter": 9}, turn=0)
    phase(t, "round")
    assert not [choice for choice in ids(t) if choice.startswith(("1.ability", "2.ability"))]


def test_RC_3_9_tokens_of_a_failed_die_do_not_reroll_it() -> None:
    """The Explorer fails with no tokens: the two gained may reroll the adventure die only."""
    t = camp(["explorer", "cook", "carpenter"])
    phase(t, "planning", MISS, MISS, HIT)
    play(t, "0.plan.explore_n1.free", "0.enough")
    rest_of_plan(t)
    assert t.determination[EXPLORER] == 2
    assert ids(t) == ["0.yes", "0.no"]  # the adventure die
    t.chance.script = [MISS]
    play(t, "0.yes")
    assert t.determination[EXPLORER] == 0
    assert len(t.adventures[2]) == 30


def test_RC_3_10_only_the_owner_builds_a_personal_invention() -> None:
    t = camp(items=["rope"])
    phase(t, "planning")
    assert "0.plan.build_snare.free" in ids(t)
    play(t, "0.plan.build_snare.free", "0.join.carpenter")
    assert refuses(t, "1.plan.build_snare.free")
    rest_of_plan(t)
    assert has(t, "snare")
    assert t.determination[CARPENTER] == 2


def test_RC_3_11_personal_inventions_of_absent_characters_are_ordinary() -> None:
    t = camp(["carpenter", "cook", "explorer"], items=["knife"], stock={"wood": 1})
    spear = 29
    assert not t.on_sheet >> spear & 1
    if spear in t.inventions.cards:
        t.inventions.cards.remove(spear)
        t.inventions.layers = [len(t.inventions.cards)]
        t.on_board |= 1 << spear
    phase(t, "planning")
    play(t, "0.plan.build_spear.wood", "0.join.carpenter")
    rest_of_plan(t)
    assert has(t, "spear")
    assert t.determination[:3] == [0, 0, 0]
    assert t.levels[2] == 3


def test_EX_26_RC_3_7_economical_construction() -> None:
    """3P shelter in wood with the ability: 2 wood."""
    t = camp(stock={"wood": 2}, determination={"carpenter": 2})
    phase(t, "planning")
    assert refuses(t, "0.plan.shelter_m1.wood")
    play(t, "0.plan.shelter_m1.wood_less", "0.join.carpenter")
    rest_of_plan(t)
    assert (t.shelter, stock(t), t.determination[CARPENTER]) == (1, {}, 0)


def test_EX_45_RC_7_8_RC_7_16_counting_on_the_discount() -> None:
    """With 2 tokens a weapon may be planned without wood; with 1 it may not. They return."""
    t = phase(camp(determination={"carpenter": 1}), "planning")
    assert refuses(t, "0.plan.weapon.wood_less")
    t = phase(camp(determination={"carpenter": 2}), "planning", MISS, MISS, MISS)
    play(t, "0.plan.weapon.wood_less", "0.enough")
    assert t.determination[CARPENTER] == 0
    rest_of_plan(t)
    assert t.determination[CARPENTER] == 2 + 2  # returned, and two for the failure


def test_RC_14_6_friday_may_pay_two_for_a_reroll() -> None:
    t = camp(["cook", "carpenter"])
    t.determination[FRIDAY] = 2
    phase(t, "planning", HIT, HIT, MISS, MISS)
    while "0.idle" not in ids(t):
        play(t, next(c for c in ids(t) if c.endswith(".plan.rest.free")))
    play(t, "0.send.explore_n1.free")
    if "0.enough" in ids(t):
        play(t, "0.enough")
    ready(t)
    assert ids(t) == ["0.yes", "0.no"]  # the wound die
    t.chance.script = [MISS, HIT, MISS]
    play(t, "0.yes")
    assert (t.wounds[FRIDAY], t.determination[FRIDAY]) == (0, 0)
    own(t, "rope")


def test_RC_3_3_RC_18_1_the_team_picks_the_arrows_to_cover() -> None:
    """Amulet with a Portrait: two on one sheet or one on each of two, any arrow not yet covered."""
    t = do(camp(wounds={"carpenter": 6}), {"op": "cover_morale_arrows", "n": 2})
    assert "0.arrow.carpenter.5" in ids(t)
    play(t, "0.arrow.carpenter.5")
    assert "0.arrow.carpenter.5" not in ids(t)
    play(t, "0.arrow.cook.9")
    t.morale = 0
    t.wounds[:2] = [4, 8]
    do(t, {"op": "wound", "who": "each_player", "n": 1})
    assert t.morale == 0
    do(t, {"op": "wound", "who": "each_player", "n": 3})
    assert t.morale == -2  # the carpenter passes 8, the cook 11
