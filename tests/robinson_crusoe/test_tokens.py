"""Tokens on tiles and action spaces, in all their corners (RC-9, RC-10.6, RC-11.6, RC-13.6)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import (
    ADVENTURE,
    BUILD,
    DANGER,
    EXPLORE,
    FOOD_PLUS,
    GATHER,
    REROLL,
    TERRAIN_MARK,
    TIME,
    WOOD_PLUS,
)
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.prices import FREE, IN_WOOD
from robinsonade.games.robinson_crusoe.box.spots import spot
from robinsonade.games.robinson_crusoe.position import stack, take
from robinsonade.games.robinson_crusoe.rules.island import cover_source, cover_terrain
from robinsonade.games.robinson_crusoe.rules.markers import remove_marker
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.steps.actions.resolution import Act
from robinsonade.games.robinson_crusoe.table.records import Planned
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.deck import Deck
from tests.robinson_crusoe.stories import (
    CARPENTER,
    HIT,
    MISS,
    Halt,
    acting,
    camp,
    card,
    do,
    draw,
    go,
    ids,
    pass_all,
    phase,
    play,
    rest_of_plan,
    space,
    told,
)


def need(t: Camp, name: str, before: int = 0) -> tuple[int, int]:
    return pawns_needed(t, spot(name), before)


def item_token(t: Camp, name: str, at: str, marker: int) -> None:
    """The +1 token of an item lies there."""
    t.item_spot[INVENTION_IDS.index(name)] = space(at)
    t.marks[space(at)] |= 1 << marker


def test_RC_11_6_tokens_of_two_items_leave_the_old_camp_tile() -> None:
    """Snare and Hatchet: both tokens move, none stays behind."""
    t = camp(tiles={"n1": 9}, stock={"food": 3}, items=["snare", "scn_hatchet"], shelter=True)
    item_token(t, "snare", "m1", FOOD_PLUS)
    item_token(t, "scn_hatchet", "m1", WOOD_PLUS)
    phase(t, "night")
    play(t, "0.space.n1", "0.invention.snare", "0.invention.scn_hatchet")
    assert t.marks[space("m1")] == 0
    assert t.marks[space("n1")] == 1 << FOOD_PLUS | 1 << WOOD_PLUS


def test_RC_11_6_tokens_of_items_may_stay_behind() -> None:
    """They may move along: the team decides, also when a shelter is built on another tile."""
    t = camp(tiles={"n1": 9}, stock={"food": 3}, items=["snare"], shelter=True)
    item_token(t, "snare", "m1", FOOD_PLUS)
    phase(t, "night")
    play(t, "0.space.n1", "0.no")
    assert t.marks[space("m1")] == 1 << FOOD_PLUS
    assert t.marks[space("n1")] == 0
    assert t.item_spot[INVENTION_IDS.index("snare")] == space("m1")


def test_RC_11_6_RC_13_6_one_of_each_kind_on_a_tile() -> None:
    """Where such a token lies already there is nothing to decide."""
    t = camp(tiles={"n1": 9}, stock={"food": 3}, items=["snare"], shelter=True)
    item_token(t, "snare", "m1", FOOD_PLUS)
    t.marks[space("n1")] = 1 << FOOD_PLUS
    phase(t, "night")
    play(t, "0.space.n1")
    assert t.marks[space("m1")] == 1 << FOOD_PLUS


def test_RC_16_4_2_RC_13_6_no_second_time_token_on_volcano_island() -> None:
    """The time token of the sheet lies on the explore space for good: every action needs more."""
    t = camp(scenario="volcano_island")
    assert need(t, "explore_n3") == (2, 3)
    do(t, {"op": "token", "token": "time", "at": "explore"})
    assert need(t, "explore_n3") == (2, 3)
    assert told(t, "action-marked") == []
    phase(t, "planning")
    play(t, "0.plan.explore_n3.free", "0.join.carpenter")
    assert need(t, "explore_s3", 1) == (2, 3)
    t.chance.script = [MISS, HIT, MISS]
    rest_of_plan(t)
    assert t.action_marks[EXPLORE] >> TIME & 1


def test_RC_7_15_RC_16_5_6_tokens_of_a_village_count_for_burning() -> None:
    """A scenario action on a tile: the time token of that tile asks for one pawn more."""
    t = camp(scenario="cannibal_island", tiles={"n1": 5})
    t.site[space("n1")] = 1
    assert need(t, "burn_n1") == (2, 2)
    t.marks[space("n1")] |= 1 << TIME
    assert need(t, "burn_n1") == (3, 3)


def test_RC_13_2_no_source_left_to_exhaust_on_the_tile() -> None:
    """Winter Freezing on a tile without an uncovered source: an unmet demand of the actor."""
    t = acting(camp(tiles={"n1": 1}), CARPENTER, "n1", "wood")
    t.black[space("n1")] = 0b111
    draw(t, "winter_freezing", who=CARPENTER)
    assert t.wounds[:3] == [1, 0, 0]
    t = acting(camp(tiles={"n1": 1}), CARPENTER, "n1", "wood")
    t.black[space("n1")] = 0b111
    draw(t, "end_of_source", who=CARPENTER)
    assert t.wounds[:3] == [1, 0, 0]


def test_RC_R60_the_source_of_a_new_flock_can_run_dry() -> None:
    """End of Source in a gather action aimed at the flock covers it."""
    t = acting(camp(tiles={"n1": 1}), CARPENTER, "n1", "bird")
    draw(t, "new_flock", who=CARPENTER)
    assert t.sources(space("n1")) & 1
    draw(t, "end_of_source", who=CARPENTER)
    assert not t.sources(space("n1")) & 1
    assert t.wounds[CARPENTER] == 0


def test_RC_R37_RC_9_4_RC_10_6_fast_work_meets_the_tokens_of_the_build_space() -> None:
    """The extra build is the next build action: danger wounds, the adventure token draws."""
    t = acting(camp(shelter=True, stock={"wood": 1}), CARPENTER)
    t.plan = [Planned(spot("weapon"), IN_WOOD, CARPENTER, [], sure=2)]
    t.action_marks[BUILD] = 1 << DANGER | 1 << ADVENTURE
    draw(t, "fast_work", who=CARPENTER)
    t.chance.script = [MISS, HIT, MISS]
    play(t, "0.option.accept", "0.plan.weapon.wood")
    assert t.wounds[CARPENTER] >= 1
    assert t.action_marks[BUILD] & (1 << DANGER | 1 << ADVENTURE) == 0
    assert len(told(t, "adventure")) == 1


def test_RC_16_2_6_the_dagger_once_in_each_phase() -> None:
    """Used in the Event phase it can be used again in the Action phase."""
    t = camp(["soldier"], scenario="cursed_island", tokens=["cursed_island_bars"])
    t.phase = 1
    fight = {"op": "fight", "who": "first_player", "strength": 3}
    do(t, fight)
    play(t, "0.use-token.cursed_island_bars")
    pass_all(t)
    assert t.wounds[3] == 1
    do(t, fight)
    assert "0.use-token.cursed_island_bars" not in ids(t)
    pass_all(t)
    phase(t, "planning")
    play(t, "0.plan.rest.free", "0.plan.rest.free", "0.idle", "0.ready")
    t.actor = 3
    do(t, fight, who=3)
    assert "0.use-token.cursed_island_bars" in ids(t)


def test_RC_12_9_the_nearest_source_may_be_cut_off() -> None:
    """No way leads to the only bird source: it is still the nearest one, so nobody is wounded."""
    t = camp(tiles={"m3": 9})
    assert t.distance(space("m3")) < 0
    effect = {"op": "exhaust", "source": "bird", "where": "nearest_to_camp", "n": 1}
    do(t, {**effect, "else_wounds": 1})
    assert t.wounds[:3] == [0, 0, 0]
    assert not t.sources(space("m3"))


def test_RC_R88_restore_takes_back_only_markers_of_its_own_card() -> None:
    """The Plow removes one card's marker, another card covers the place again: that one stays."""
    t = camp(tiles={"n1": 1})
    here = space("n1")
    cover_source(t, here, 2, card("drought"))
    cover_terrain(t, here, card("drought"))
    remove_marker(t, here, -1 - 2)
    remove_marker(t, here, TERRAIN_MARK)
    cover_source(t, here, 2, card("strong_wind"))
    cover_terrain(t, here, card("strong_wind"))
    do(t, {"op": "restore", "link": "this_card"}, card="drought")
    assert not t.sources(here) & 0b100
    assert t.covered >> here & 1
    do(t, {"op": "restore", "link": "this_card"}, card="strong_wind")
    assert t.sources(here) & 0b100
    assert not t.covered >> here & 1
    assert t.links == []


def test_RC_12_9_RC_R78_the_nearest_source_is_counted_in_spaces_of_the_board() -> None:
    """Two spaces away both: one by a path, the other cut off. The team chooses."""
    t = camp(tiles={"n1": 4, "n2": 9, "s2": 5})
    assert (t.distance(space("n2")), t.distance(space("s2"))) == (2, -1)
    effect = {"op": "exhaust", "source": "bird", "where": "nearest_to_camp", "n": 1}
    t.black[t.camp] |= 1
    t.black[space("n1")] |= 1
    do(t, {**effect, "else_wounds": 1})
    assert ids(t) == ["0.source.n2.bird", "0.source.s2.bird"]


def test_RC_10_6_RC_R73_the_danger_token_lies_on_the_hunting_deck_until_the_hunt_is_over() -> None:
    """A card resolved in that hunt cannot place a second one; other fights leave it alone."""
    t = camp(levels={"weapon": 2}, uses={"pistol": 1})
    for name in ("fox", "boa"):
        take(t.beasts, card(name))
    t.hunt = Deck([card("boa"), card("fox")], [2], {})
    t.danger_hunt = 1
    t.phase = 1
    do(t, {"op": "hunt_fight_top", "who": "first_player"})
    assert (t.danger_hunt, told(t, "fought")) == (1, ["fought carpenter 2 2"])
    t.agenda = [Halt()]
    acting(t, CARPENTER)
    t.plan = [Planned(spot("hunt"), FREE, CARPENTER, [CARPENTER], sure=2)]
    t.agenda.append(Act(0))
    go(t)
    assert t.danger_hunt == 1  # the beast has been drawn
    play(t, "0.use-item.pistol")
    assert told(t, "fought")[1:] == ["fought carpenter 3 5"]
    assert t.danger_hunt == 0


def test_RC_7_14_RC_R73_a_hunt_not_carried_out_leaves_the_danger_token() -> None:
    t = camp(levels={"weapon": 9})
    take(t.beasts, card("fox"))
    t.hunt = Deck([card("fox")], [1], {})
    t.danger_hunt = 1
    phase(t, "planning")
    play(t, "0.plan.hunt.free", "0.join.carpenter")
    t.beasts_out.append(t.hunt.draw())
    rest_of_plan(t)
    assert told(t, "void") == ["void hunt"]
    assert t.danger_hunt == 1


def test_RC_7_10_RC_7_14_RC_R76_a_time_token_stays_if_its_action_is_not_carried_out() -> None:
    """Other actions of the kind neither pay for it nor remove it; it counts next round."""
    t = camp(tiles={"n1": 1, "s1": 3})
    t.action_marks[GATHER] = 1 << TIME
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.wood_n1.free", "0.join.carpenter", "0.enough")
    play(t, "1.plan.fish_s1.free", "1.join.cook")
    t.black[space("n1")] = 0b111
    rest_of_plan(t)
    assert told(t, "void") == ["void wood_n1"]
    assert told(t, "action")[0] == "action cook fish_s1"
    assert t.action_marks[GATHER] == 1 << TIME


def test_RC_13_6_RC_R77_tokens_leave_after_the_action() -> None:
    """The card drawn in it cannot place a second one: Laborious Work and Dangerous Work."""
    for name, token in (("laborious_work", TIME), ("dangerous_work", ADVENTURE)):
        t = camp(stock={"wood": 1})
        t.action_marks[BUILD] = 1 << TIME | 1 << ADVENTURE | 1 << DANGER
        stack(t.adventures[0], card(name))
        phase(t, "planning")
        play(t, "0.plan.weapon.wood", "0.join.carpenter", "0.join.cook")
        rest_of_plan(t)
        assert told(t, "adventure") == [f"adventure carpenter {name}"]
        assert not t.action_marks[BUILD] >> token & 1


def test_RC_9_4_RC_R37_RC_R77_a_token_hits_one_action_and_not_the_one_within_it() -> None:
    """Fast Work is drawn because of the token: the build within rolls, but meets it no more."""
    t = camp(stock={"wood": 2})
    t.action_marks[BUILD] = 1 << ADVENTURE | 1 << DANGER
    stack(t.adventures[0], card("fast_work"))
    phase(t, "planning", MISS, HIT, MISS)
    play(t, "0.plan.weapon.wood", "0.join.cook")
    rest_of_plan(t)
    assert told(t, "adventure") == ["adventure carpenter fast_work"]
    t.levels[2] = 0
    play(t, "0.option.accept", "0.plan.weapon.wood")
    pass_all(t)
    assert told(t, "adventure") == ["adventure carpenter fast_work"]
    assert told(t, "wounded") == ["wounded carpenter 1 1 danger"]
    assert t.action_marks[BUILD] == 0


def test_RC_9_5_RC_R77_the_reroll_token_leaves_when_the_success_die_is_resolved() -> None:
    """Dangerous Work of the same action, drawn later, places a new one."""
    t = camp(stock={"wood": 1})
    t.action_marks[BUILD] = 1 << REROLL
    stack(t.adventures[0], card("dangerous_work"))
    phase(t, "planning", MISS, HIT, HIT, HIT)
    play(t, "0.plan.weapon.wood", "0.enough")
    rest_of_plan(t)
    assert t.action_marks[BUILD] == 1 << REROLL | 1 << ADVENTURE


def test_a_token_that_comes_later_or_lies_on_a_deck_is_told_at_once() -> None:
    t = camp()
    t.act_tile = space("n2")
    do(t, {"op": "token", "token": "danger", "at": "action_tile", "start": "next_round"})
    assert told(t, "marked-later") == ["marked-later n2 danger"]
    assert not told(t, "marked")
    for _ in range(2):
        do(t, {"op": "token", "token": "danger", "at": "hunt_deck"})
    assert told(t, "hunt-marked") == ["hunt-marked danger"]
