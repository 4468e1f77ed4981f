"""What actions do (RC-8), their dice (RC-9), hunting and fights (RC-10)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    BUILD,
    DANGER,
    EXPLORE,
    GATHER,
    REROLL,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.position import lay_threats, put, stack
from robinsonade.games.robinson_crusoe.steps.mystery import ALL_KINDS, FORCED, start_mystery
from robinsonade.kernel.deck import Deck
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    FRIDAY,
    HIT,
    MISS,
    acting,
    camp,
    card,
    do,
    go,
    ids,
    level,
    pass_all,
    phase,
    play,
    prompt,
    refuses,
    rest_of_plan,
    space,
    stock,
    told,
)

TILE_1 = 0


def hunting(name: str, weapon: int, **more: object) -> object:
    t = camp(levels={"weapon": weapon}, **more)  # type: ignore[arg-type]
    beast = card(name)
    t.beasts.cards.remove(beast)
    t.hunt.cards.append(beast)
    t.hunt.layers = [1]
    phase(t, "planning")
    play(t, "0.plan.hunt.free", "0.join.carpenter")
    return rest_of_plan(t)


def test_RC_8_1_kinds_in_printed_order() -> None:
    t = phase(camp(tiles={"n1": 1}, stock={"wood": 1}), "planning")
    play(t, "0.plan.explore_s1.free", "0.join.carpenter")
    play(t, "1.plan.wood_n1.free", "1.join.cook")
    play(t, "2.plan.weapon.wood", "2.join.explorer")
    rest_of_plan(t)
    assert [line.split()[2] for line in told(t, "action")] == ["weapon", "wood_n1", "explore_s1"]


def test_EX_10_RC_8_2_only_the_actor_gains_determination() -> None:
    t = camp()
    lay_threats(t, None, "memories_of_the_cruise")
    phase(t, "planning")
    play(t, "0.plan.threat_right.free", "0.join.cook")
    rest_of_plan(t)
    assert (t.determination[CARPENTER], t.determination[COOK], t.morale) == (2, 0, 1)
    assert t.right == -1


def test_EX_15_RC_8_2_a_threat_paid_with_food() -> None:
    t = camp(stock={"food": 1})
    lay_threats(t, "winter_depression", None)
    phase(t, "planning")
    play(t, "0.plan.threat_left.food")
    rest_of_plan(t)
    assert (t.determination[CARPENTER], t.left, stock(t)) == (1, -1, {})


def test_RC_8_3_wreckage_with_one_or_two_pawns() -> None:
    t = phase(camp(), "planning")
    play(t, "0.plan.threat_right.free", "0.enough")
    assert stock(rest_of_plan(t)) == {"food": 1}
    t = phase(camp(), "planning")
    play(t, "0.plan.threat_right.free", "0.join.carpenter")
    assert stock(rest_of_plan(t)) == {"food": 1, "np_food": 1}
    told_of = told(t, "action", "warded-off", "gained")
    assert told_of[:4] == [
        "action carpenter threat_right",
        "warded-off carpenter food_crates",
        "gained food 1",
        "gained np_food 1",
    ]


def test_EX_28_RC_8_4_RC_10_3_the_gorilla() -> None:
    """Weapon 6 against 6, -3, 5 food, 2 fur: no wound, weapon 3, one token."""
    t = hunting("gorilla_beast", 6)
    assert t.wounds[CARPENTER] == 0  # type: ignore[attr-defined]
    assert level(t, "weapon") == 3  # type: ignore[arg-type]
    assert stock(t) == {"food": 5, "fur": 2}  # type: ignore[arg-type]
    assert sum(t.tokens) == 1  # type: ignore[attr-defined]


def test_RC_8_5_a_failed_build_costs_nothing() -> None:
    t = phase(camp(stock={"wood": 3}), "planning", MISS, MISS, MISS)
    play(t, "0.plan.shelter_m1.wood", "0.enough")
    rest_of_plan(t)
    assert (t.shelter, stock(t), t.determination[CARPENTER]) == (0, {"wood": 3}, 2)


def test_EX_8_RC_8_6_structures_are_paid_in_one_kind() -> None:
    """3P: 3 wood or 2 fur; 2 wood and 1 fur are refused."""
    t = phase(camp(stock={"wood": 2, "fur": 1}), "planning")
    assert not [c for c in ids(t) if "shelter" in c]
    t = phase(camp(stock={"wood": 3, "fur": 2}), "planning")
    assert {"0.plan.shelter_m1.wood", "0.plan.shelter_m1.fur"} <= set(ids(t))
    t = phase(camp(["cook", "carpenter"], stock={"wood": 2}), "planning")
    assert "0.plan.shelter_m1.wood" in ids(t)


def test_RC_8_7_the_shelter_once_also_on_another_tile() -> None:
    t = phase(camp(stock={"wood": 6}, tiles={"n1": 1}), "planning")
    play(t, "0.plan.shelter_n1.wood", "0.join.carpenter")
    assert refuses(t, "1.plan.shelter_m1.wood")
    rest_of_plan(t)
    assert (t.shelter, t.camp) == (1, space("n1"))


def test_EX_33_RC_8_8_a_shelter_over_a_natural_one() -> None:
    t = camp(tiles={"n1": 11}, at="n1", levels={"roof": 2, "palisade": 1}, stock={"wood": 3})
    phase(t, "planning")
    play(t, "0.plan.shelter_n1.wood", "0.join.carpenter")
    rest_of_plan(t)
    assert (t.levels[0], t.levels[1], t.shelter) == (0, 0, 1)


def test_RC_8_9_roof_and_palisade_need_a_shelter() -> None:
    t = phase(camp(stock={"wood": 9}), "planning")
    assert refuses(t, "0.plan.roof.wood")
    do(camp(), {"op": "track", "track": "palisade", "n": 1, "needs_shelter": True})
    t = camp(shelter=True, stock={"wood": 3})
    phase(t, "planning")
    play(t, "0.plan.roof.wood", "0.join.carpenter")
    assert level(rest_of_plan(t), "roof") == 1
    t = camp()
    do(t, {"op": "track", "track": "palisade", "n": 1, "needs_shelter": True})
    assert level(t, "palisade") == 0


def test_RC_8_10_requirements_of_inventions() -> None:
    t = camp(tiles={"n1": 2})
    phase(t, "planning")
    assert "0.plan.build_fire.free" in ids(t)  # mountains
    assert "0.plan.build_rope.free" not in ids(t)  # plains
    t = camp(items=["shovel"])
    put(t, "cellar")
    assert "0.plan.build_cellar.free" in ids(phase(t, "planning"))


def test_RC_8_11_tokens_basket_and_sack() -> None:
    t = camp(tiles={"n1": 1}, items=["basket", "sack"])
    t.marks[space("n1")] = 1 << WOOD_PLUS
    phase(t, "planning")
    play(t, "0.plan.wood_n1.free", "0.join.carpenter", "0.join.basket", "0.join.sack")
    assert stock(rest_of_plan(t)) == {"wood": 4}


def test_RC_8_12_a_covered_source_can_be_gathered_for_its_token() -> None:
    t = camp(tiles={"n1": 1})
    t.black[space("n1")] = 0b100
    assert "0.plan.wood_n1.free" not in ids(phase(t, "planning"))
    t.marks[space("n1")] = 1 << WOOD_PLUS
    t.agenda = t.agenda[:1]
    phase(t, "planning")
    play(t, "0.plan.wood_n1.free", "0.join.carpenter")
    assert stock(rest_of_plan(t)) == {"wood": 1}


def test_EX_17_RC_8_13_exploring_tile_1() -> None:
    """Plains, a beast, two tokens: plains inventions can be built, the Hunting deck grows."""
    t = camp()
    stack(t.tiles, TILE_1)
    phase(t, "planning")
    play(t, "0.plan.explore_n1.free", "0.join.carpenter")
    rest_of_plan(t)
    assert t.tile_at[space("n1")] == TILE_1
    assert len(t.hunt) == 1
    assert sum(t.tokens) == 2
    t.agenda = t.agenda[:1]
    assert "0.plan.build_rope.free" in ids(phase(t, "planning"))


def test_RC_8_14_no_tiles_no_exploring() -> None:
    t = camp()
    t.tiles = Deck([], [], {})
    assert not [c for c in ids(phase(t, "planning")) if "explore" in c]
    t = camp()
    t.discovery = Deck([3], [1], {})
    do(t, {"op": "discovery", "n": 3, "keep": 3})
    assert sum(t.tokens) == 1


def test_RC_8_15_arranging_the_camp() -> None:
    t = phase(camp(morale=3), "planning")
    play(t, "0.plan.arrange_camp.free")
    rest_of_plan(t)
    assert (t.determination[CARPENTER], t.morale) == (2, 3)
    four = camp(["carpenter", "cook", "explorer", "soldier"])
    phase(four, "planning")
    play(four, "0.plan.arrange_camp.free")
    rest_of_plan(four)
    assert prompt(four) == "camp-option"  # no card lies there that says what it is about
    play(four, "0.option.morale")
    assert (four.determination[CARPENTER], four.morale) == (0, 1)


def test_RC_8_16_resting_and_the_bed() -> None:
    t = camp(wounds={"carpenter": 5}, items=["bed"])
    rest_of_plan(phase(t, "planning"))
    assert (t.wounds[CARPENTER], t.determination[CARPENTER]) == (1, 2)  # two pawns


def test_RC_8_17_single_use_pawns_are_discarded() -> None:
    t = camp(tokens=["candles"], stock={"wood": 1})
    phase(t, "planning")
    play(t, "0.plan.weapon.wood", "0.join.candles")
    rest_of_plan(t)
    assert t.tokens[11] == 0
    assert 11 in t.tokens_out


# -- dice ----------------------------------------------------------------------------------------


def test_EX_16_RC_9_1_RC_9_2_RC_9_3_wound_failure_adventure() -> None:
    """A gather roll with Shortage: 1 wound, +2 determination, still 1 wood, source exhausted."""
    t = camp(tiles={"n1": 1})
    stack(t.adventures[1], card("shortage"))
    phase(t, "planning", HIT, MISS, HIT)
    play(t, "0.plan.wood_n1.free", "0.enough")
    rest_of_plan(t)
    assert (t.wounds[CARPENTER], t.determination[CARPENTER]) == (1 - 1, 2)  # and rested later
    assert stock(t) == {"wood": 1}
    assert t.black[space("n1")] == 0b100


def test_EX_42_RC_9_4_an_adventure_token_with_two_pawns() -> None:
    t = camp(stock={"wood": 1})
    t.action_marks[BUILD] = 1 << ADVENTURE
    stack(t.adventures[0], card("construction"))
    phase(t, "planning")
    play(t, "0.plan.weapon.wood", "0.join.carpenter")
    rest_of_plan(t)
    assert level(t, "weapon") == 1
    assert told(t, "adventure") == ["adventure carpenter construction"]
    assert t.action_marks[BUILD] == 0


def test_EX_47_RC_9_5_the_reroll_token() -> None:
    """Success must be rerolled; determination came; with 2 tokens he may reroll once more."""
    t = camp(stock={"wood": 1}, determination={"carpenter": 2})
    t.action_marks[BUILD] = 1 << REROLL
    phase(t, "planning", MISS, HIT, MISS, HIT, MISS)
    play(t, "0.plan.weapon.wood", "0.enough")
    rest_of_plan(t)
    assert ids(t) == ["0.yes", "0.no"]
    play(t, "0.no")  # RC-R89: the wound die, though it is blank
    assert ids(t) == ["0.yes", "0.no"]
    play(t, "0.yes")
    assert level(t, "weapon") == 1
    assert t.action_marks[BUILD] == 0


def test_EX_12_RC_9_6_the_plus_wood_token() -> None:
    """3P shelter in wood: 4 wood, token gone. In fur: 2 fur, token stays."""
    for payment, left, mark in (("wood", {"fur": 2}, 0), ("fur", {"wood": 4}, 1)):
        t = camp(stock={"wood": 4, "fur": 2})
        t.action_marks[BUILD] = 1 << WOOD_PLUS
        phase(t, "planning")
        play(t, f"0.plan.shelter_m1.{payment}", "0.join.carpenter")
        rest_of_plan(t)
        assert stock(t) == left
        assert t.action_marks[BUILD] == mark << WOOD_PLUS


def test_EX_46_RC_9_6_the_token_stays_when_the_build_fails() -> None:
    t = camp(stock={"wood": 4}, shelter=True)
    t.action_marks[BUILD] = 1 << WOOD_PLUS
    phase(t, "planning", MISS, MISS, MISS)
    play(t, "0.plan.roof.wood", "0.enough")
    rest_of_plan(t)
    assert stock(t) == {"wood": 4}
    assert t.action_marks[BUILD] == 1 << WOOD_PLUS


def test_RC_9_7_death_by_the_wound_die_comes_first() -> None:
    t = camp(stock={"wood": 1}, wounds={"carpenter": 12})
    phase(t, "planning", HIT)
    play(t, "0.plan.weapon.wood", "0.enough", "0.plan.explore_n1.free", "0.join.cook")
    rest_of_plan(t)
    assert t.result == "lost-death"
    assert len(told(t, "rolled")) == 1


def test_RC_9_8_empty_adventure_decks_are_reshuffled() -> None:
    t = camp(stock={"wood": 1})
    t.adventures_out[0] = list(t.adventures[0].cards)
    t.adventures[0] = Deck([], [], {})
    t.action_marks[BUILD] = 1 << ADVENTURE
    phase(t, "planning")
    play(t, "0.plan.weapon.wood", "0.join.carpenter")
    rest_of_plan(t)
    assert told(t, "adventure")


# -- fights --------------------------------------------------------------------------------------


def test_RC_10_1_EX_27_RC_10_3_fight_and_loss_are_separate() -> None:
    """Weapon 1, strength 5, weapon -2: 4 wounds, weapon 0, 1 more wound."""
    t = acting(camp(levels={"weapon": 1}), CARPENTER)
    do(t, {"op": "fight", "who": "actor", "strength": 5, "weapon": -2}, who=CARPENTER)
    assert (t.wounds[CARPENTER], level(t, "weapon")) == (5, 0)


def test_EX_29_RC_10_2_a_pistol_does_not_cushion_the_loss() -> None:
    """Weapon 0 and Pistol 3 against the Tapir (3, -1): 1 wound for the missing level."""
    t = acting(camp(uses={"pistol": 2}), CARPENTER)
    do(t, {"op": "fight", "who": "actor", "strength": 3, "weapon": -1}, who=CARPENTER)
    play(t, "0.use-item.pistol")
    assert (t.wounds[CARPENTER], t.uses[6]) == (1, 1)


def test_EX_19_RC_10_2_RC_12_4_a_rifle_found_in_the_same_drawing() -> None:
    t = acting(camp(), CARPENTER, "n1")
    t.mystery = Deck([card("furious_tiger"), card("old_rifle")], [2], {})
    do(t, {"op": "mystery", "draw": 2, "treasure": 1, "trap": 0, "monster": 1}, who=CARPENTER)
    play(t, "0.yes", "0.use-card.old_rifle")
    assert t.wounds[CARPENTER] == 4 - 3


def test_RC_10_4_only_a_strength() -> None:
    t = acting(camp(levels={"weapon": 2, "palisade": 1}), CARPENTER)
    do(t, {"op": "fight", "who": "actor", "strength": 4}, who=CARPENTER)
    assert (t.wounds[CARPENTER], t.levels, t.gained) == (2, [0, 1, 2], [0, 0, 0, 0])


def test_RC_10_6_danger_tokens() -> None:
    t = hunting("fox", 2)
    assert t.wounds[CARPENTER] == 0  # type: ignore[attr-defined]
    t = camp(levels={"weapon": 2})
    t.danger_hunt = 1
    fox = card("fox")
    t.beasts.cards.remove(fox)
    t.hunt = Deck([fox], [1], {})
    phase(t, "planning")
    play(t, "0.plan.hunt.free", "0.join.carpenter")
    rest_of_plan(t)
    assert (t.wounds[CARPENTER], t.danger_hunt) == (1, 0)
    t = camp(tiles={"n1": 1})
    t.marks[space("n1")] = 1 << DANGER
    t.action_marks[GATHER] = 1 << DANGER
    phase(t, "planning")
    play(t, "0.plan.wood_n1.free", "0.join.carpenter")
    rest_of_plan(t)
    assert t.wounds[CARPENTER] == 2
    assert t.action_marks[GATHER] == 0


def test_RC_10_7_beasts_are_reshuffled() -> None:
    t = camp()
    t.beasts_out = list(t.beasts.cards)
    t.beasts = Deck([], [], {})
    do(t, {"op": "hunt_add_top_unseen", "n": 1})
    assert (len(t.hunt), len(t.beasts), t.beasts_out) == (1, 15, [])


def test_RC_9_2_abilities_come_before_the_die_is_resolved() -> None:
    t = camp(["cook", "carpenter", "explorer"], tiles={"n1": 1}, determination={"cook": 2})
    phase(t, "planning", HIT, MISS, HIT, MISS)
    play(t, "0.plan.wood_n1.free", "0.enough")
    rest_of_plan(t)
    assert ids(t) == ["0.yes", "0.no"]
    assert t.wounds[COOK] == 0
    play(t, "0.yes")  # the wound die again: no wound
    assert t.wounds[COOK] == 0
    pass_all(t)
    assert t.action_marks[EXPLORE] == 0


def test_RC_10_2_RC_R80_a_temporary_weapon_lasts_for_the_whole_action() -> None:
    """A pistol helps against the second monster of the same action, too; outside for one fight."""
    t = acting(camp(uses={"pistol": 1}), CARPENTER, "n1")
    t.mystery = Deck([card("furious_tiger"), card("furious_tiger")], [2], {})
    do(t, {"op": "mystery", "draw": 2, "treasure": 0, "trap": 0, "monster": 2}, who=CARPENTER)
    play(t, "0.use-item.pistol", "0.yes")
    assert t.wounds[CARPENTER] == 2 * (4 - 3)
    t = camp(uses={"pistol": 1})
    t.phase = 1
    do(t, {"op": "fight", "who": "first_player", "strength": 3})
    play(t, "0.use-item.pistol")
    do(t, {"op": "fight", "who": "first_player", "strength": 3})
    assert t.wounds[CARPENTER] == 3


def test_RC_10_2_RC_R80_the_saber_is_not_used_again_while_its_bonus_lasts() -> None:
    t = acting(camp(kept=["saber"]), CARPENTER)
    fight = {"op": "fight", "who": "actor", "strength": 7}
    do(t, fight, who=CARPENTER)
    play(t, "0.use-card.saber")
    assert t.wounds[CARPENTER] == 1 + 4
    do(t, fight, who=CARPENTER)  # the bonus is still there, and the saber is not offered
    assert t.wounds[CARPENTER] == 1 + 4 + 4


def test_RC_R85_the_whip_ignores_one_trap_of_a_drawing_whatever_comes_between() -> None:
    """After a fight in the same drawing a second trap is not ignored; in the next one it is."""
    t = acting(camp(kept=["whip"], levels={"weapon": 9}, turn=2), CARPENTER, "n1")
    order = ["spider_web", "furious_tiger", "trapdoor", "snare_trap"]
    t.mystery = Deck([card(name) for name in reversed(order)], [4], {})
    do(t, {"op": "mystery", "draw": 3, "treasure": 0, "trap": 2, "monster": 1}, who=CARPENTER)
    play(t, "0.yes", "0.yes")  # ignore the web, go on to the tiger
    play(t, "0.yes")  # go on to the trapdoor: resolved
    assert told(t, "mystery")[-1] == "mystery carpenter trapdoor"
    assert prompt(t) != "ask"
    do(t, {"op": "mystery", "draw": 1, "treasure": 0, "trap": 1, "monster": 0}, who=CARPENTER)
    assert told(t, "mystery")[-1] == "mystery carpenter snare_trap"
    assert prompt(t) == "ask"


def test_RC_14_4_RC_R81_fridays_death_ends_his_drawing() -> None:
    """A forced drawing too: what was resolved counts, cards set aside go back."""
    t = acting(camp(["cook"], scenario="volcano_island", wounds={"friday": 3}), FRIDAY, "n1")
    t.mystery = Deck([card(name) for name in ("gold", "furious_tiger", "crocks")], [3], {})
    start_mystery(t, FRIDAY, 3, 3, 3, 3, 3, FORCED | ALL_KINDS)
    go(t)
    pass_all(t)
    assert t.friday == 0
    assert t.mystery.cards == [card("gold")]
    assert told(t, "mystery") == ["mystery friday crocks", "mystery friday furious_tiger"]
