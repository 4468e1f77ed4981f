"""The seven scenarios (RC-16), the end and the points (RC-17), information (RC-18, RC-19)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.components import FOOD_PLUS, TIME
from robinsonade.games.robinson_crusoe.box.inventions import FIRE
from robinsonade.games.robinson_crusoe.box.island import CITY
from robinsonade.games.robinson_crusoe.box.scenarios import ACTRESS
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.spots import spot
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.position import stack
from robinsonade.games.robinson_crusoe.rules.goals import check_at_night, check_now, points
from robinsonade.games.robinson_crusoe.rules.planning.pawns_needed import pawns_needed
from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import village_strength
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import crew_dies
from robinsonade.games.robinson_crusoe.steps.fight import put_down_weapons
from robinsonade.games.robinson_crusoe.steps.round import Dawn
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.deck import Deck
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    FRIDAY,
    JENNY,
    MISS,
    acting,
    camp,
    card,
    do,
    go,
    has,
    ids,
    level,
    phase,
    play,
    prompt,
    quiet,
    refuses,
    rest_of_plan,
    space,
    stock,
    told,
)


def book(t: Camp) -> Camp:
    t.phase = 1
    return do(t, {"op": "book_effect"})


# -- 1 -------------------------------------------------------------------------------------------


def test_EX_34_RC_16_1_1_one_column_in_a_round() -> None:
    """Columns 1 and 2 done; 4 wood: at most 3 go on column 3 this round."""
    t = camp(turn=4, stock={"wood": 4})
    t.pile = 3
    t.black[t.camp] = 0b110
    t.event_box = [*t.event_box, *t.events.cards]
    t.events = Deck([], [], {})
    phase(t, "round")
    assert [c for c in ids(t) if "pile" in c] == ["0.pile.1", "0.pile.2", "0.pile.3"]
    play(t, "0.pile.3")
    assert not [c for c in ids(t) if "pile" in c]
    assert (t.pile, stock(t)) == (6, {"wood": 1})


def test_EX_35_RC_16_1_2_surplus_of_the_mast_is_lost() -> None:
    t = camp()
    t.pile = 8  # column 4 holds 2 of 4
    do(t, {"op": "scn_pile_wood", "n": 3})
    assert t.pile == 10


def test_RC_16_1_3_winning_needs_fire_pile_and_the_right_round() -> None:
    for turn, won in ((9, ""), (10, "won"), (12, "won")):
        t = camp(turn=turn, items=["fire"])
        t.pile = 15
        check_now(t)
        go(t)
        assert t.result == won


def test_RC_16_1_4_book_and_totem_do_nothing() -> None:
    t = book(camp())
    assert told(t) == []
    assert not t.sheet().totems


# -- 2 -------------------------------------------------------------------------------------------


def test_RC_16_2_1_fog_and_wounds_for_missing_markers() -> None:
    t = book(camp(scenario="cursed_island"))
    play(t, "0.space.n1", "0.space.m1")
    assert t.fog == 1 << space("n1") | 1 << space("m1")
    t = camp(scenario="cursed_island")
    t.fog = (1 << 10) - 2  # all spaces but one
    book(t)
    assert t.wounds[:3] == [1, 1, 1]


def test_RC_16_2_2_fog_costs_a_pawn_hides_terrain_and_stops_production() -> None:
    t = camp(scenario="cursed_island", tiles={"n1": 1})
    t.fog = 1 << space("n1") | 1 << space("m1")
    assert pawns_needed(t, spot("wood_n1"), 0) == (2, 3)
    assert not t.terrain_known(1 << 1)
    assert stock(phase(t, "production")) == {}


def test_RC_16_2_3_five_crosses_win() -> None:
    t = camp(scenario="cursed_island", stock={"wood": 4}, tiles={"n1": 1})
    t.blue = 0b111 << 7
    phase(t, "planning")
    play(t, "0.plan.cross_m1.wood", "0.join.carpenter", "1.plan.cross_n1.wood", "1.join.cook")
    rest_of_plan(t)
    assert t.result == "won"


def test_EX_41_RC_16_2_4_RC_7_12_two_bells_in_a_round() -> None:
    t = camp(scenario="cursed_island", items=["rope"], tiles={"n1": 7})
    t.fog = 0b111 << 6
    phase(t, "planning")
    play(t, "0.plan.build_scn_sacred_bell.free", "0.join.carpenter")
    play(t, "1.plan.build_scn_sacred_bell.free", "1.join.cook")
    rest_of_plan(t)
    play(t, "0.space.s1", "0.space.m4", "0.space.s2")
    assert t.fog == 0


def test_RC_16_2_5_totems() -> None:
    t = acting(camp(scenario="cursed_island"), COOK, "n1")
    t.tile_at[space("n1")] = 5
    do(t, {"op": "scn_marker_on_tile", "marker": "fog", "n": 1})
    assert t.fog == 1 << space("n1")
    t = camp(scenario="cursed_island", tiles={"n1": 6})
    t.site[space("n1")] = 1
    assert "0.plan.visit_n1.free" in ids(phase(t, "planning"))
    t.visited = 1 << space("n1")
    t.offer = None
    assert "0.plan.visit_n1.free" not in ids(t)


def test_RC_16_2_6_the_dagger_stays_and_wounds_its_user() -> None:
    t = acting(camp(scenario="cursed_island", tokens=["cursed_island_bars"]), COOK)
    do(t, {"op": "fight", "who": "actor", "strength": 3}, who=COOK)
    play(t, "1.use-token.cursed_island_bars")  # RC-18: the actor decides
    assert (t.wounds[COOK], sum(t.tokens)) == (1, 1)
    do(t, {"op": "fight", "who": "actor", "strength": 3}, who=COOK)
    assert t.wounds[COOK] == 1  # RC-R80: it lasts for the action
    put_down_weapons(t)  # the end of that action
    do(t, {"op": "fight", "who": "actor", "strength": 3}, who=COOK)
    assert t.wounds[COOK] == 1 + 3  # once in a phase


# -- 3 -------------------------------------------------------------------------------------------


def test_RC_16_3_1_jenny_grows_weaker_every_night() -> None:
    t = phase(camp(scenario="jenny", stock={"food": 3}, shelter=True), "night")
    assert t.wounds[JENNY] == 2
    t = camp(scenario="jenny", stock={"food": 3}, shelter=True, wounds={"jenny": 9})
    assert phase(t, "night").result == "lost-jenny"


def test_RC_16_3_2_RC_16_3_3_rescuing_jenny() -> None:
    """An adventure on the way is a wound; she then counts as a player but not for costs."""
    t = camp(scenario="jenny", items=["scn_raft"])
    phase(t, "planning", MISS, 0, 0)
    play(t, "0.plan.jenny.free", "0.enough")
    rest_of_plan(t)
    assert t.rescued_in == 1
    assert len(t.adventures[2]) == 30
    assert JENNY in t.everybody()
    assert t.seats == 3
    t.stock = [0, 4, 0, 0]
    t.shelter = 1
    phase(t, "night")
    assert stock(t) == {}  # four meals


def test_RC_16_3_4_the_lifeboat_wins() -> None:
    needs = {"wood": 6, "fur": 4}
    t = camp(scenario="jenny", items=["rope", "knife"], stock=needs)
    assert refuses(phase(t, "planning"), "0.plan.build_scn_lifeboat.both")
    t = camp(scenario="jenny", items=["rope", "knife"], stock=needs)
    t.rescued_in = 1
    phase(t, "planning")
    play(t, "0.plan.build_scn_lifeboat.both", "0.join.carpenter")
    rest_of_plan(t)
    assert t.result == "won"


def test_RC_16_3_5_book() -> None:
    t = book(camp(scenario="jenny", levels={"palisade": 1}, shelter=True))
    assert level(t, "palisade") == 0
    assert t.wounds[:3] == [0, 0, 0]


# -- 4 -------------------------------------------------------------------------------------------


def test_RC_16_4_1_tiles_and_totems_then_the_boat() -> None:
    t = camp(scenario="volcano_island", items=["rope"], stock={"wood": 3})
    assert refuses(phase(t, "planning"), "0.plan.build_scn_jolly_boat.wood")
    t = camp(scenario="volcano_island", items=["rope"], stock={"wood": 3})
    t.explored, t.visited = 7, 0b1111
    phase(t, "planning")
    play(t, "0.plan.build_scn_jolly_boat.wood", "0.join.carpenter")
    rest_of_plan(t)
    assert t.result == "won"


def test_RC_16_4_2_RC_16_4_3_exploring_takes_longer() -> None:
    t = camp(scenario="volcano_island", tiles={"n3": 5})
    assert pawns_needed(t, spot("explore_s3"), 0) == (2, 3)
    t.site[space("n3")] = 3
    assert pawns_needed(t, spot("visit_n3"), 0) == (3, 4)


def test_RC_16_4_4_dust_without_penalty() -> None:
    t = book(camp(scenario="volcano_island"))
    assert "0.space.m3" not in ids(t)
    play(t, "0.space.n3", "0.space.s3")
    assert pawns_needed(t, spot("explore_s3"), 0) == (3, 4)


def test_RC_16_4_5_lava() -> None:
    t = camp(scenario="volcano_island", tiles={"n3": 5, "s3": 1}, at="s3", turn=5)
    t.agenda.append(Dawn())
    go(t)
    assert t.result == "lost-camp"
    t = camp(scenario="volcano_island", tiles={"n3": 5, "n2": 1}, at="n2", turn=5)
    t.agenda.append(Dawn())
    go(t)
    assert t.closed >> space("n3") & t.closed >> space("s3") & 1


def test_RC_16_4_6_fur_counts_as_wood() -> None:
    t = phase(camp(scenario="volcano_island", stock={"wood": 2, "fur": 1}), "planning")
    play(t, "0.plan.shelter_m4.mixed_1", "0.join.carpenter")
    rest_of_plan(t)
    assert (t.shelter, stock(t)) == (1, {})


# -- 5 -------------------------------------------------------------------------------------------


def test_RC_16_5_2_the_city_is_revealed() -> None:
    t = camp(scenario="cannibal_island", turn=4)
    t.agenda.append(Dawn())
    go(t)
    assert t.tile_at[CITY] >= 0
    assert not t.closed >> CITY & 1
    assert not t.terrain_known(1 << 2)  # its hills do not count
    assert sum(t.tokens) == 0


def test_RC_16_5_3_villages() -> None:
    t = camp(scenario="cannibal_island", tiles={"n1": 6}, stock={"wood": 3})
    t.site[space("n1")] = 1
    assert pawns_needed(t, spot("wood_n1"), 0) == (2, 3)
    assert refuses(phase(t, "planning"), "0.plan.shelter_n1.wood")


def test_EX_37_RC_16_5_4_the_cannibals_attack() -> None:
    """2 villages burnt: each player 1 wound, then the choice."""
    t = camp(scenario="cannibal_island", tiles={"n1": 1}, shelter=True, levels={"roof": 2})
    t.burnt = 0b11
    book(t)
    assert t.wounds[:3] == [1, 1, 1]
    assert ids(t) == ["0.option.wounds", "0.option.lose_shelter", "0.option.move"]
    assert prompt(t) == "pick"  # it says what it is about
    play(t, "0.option.lose_shelter")
    assert (t.shelter, t.levels[0]) == (0, 0)


def test_EX_36_RC_16_5_5_strengths() -> None:
    """2 villages burnt: 21 - 6 = 15. A village: 4 and every totem icon in sight."""
    t = camp(scenario="cannibal_island", tiles={"n1": 6, "m2": 5})
    assert village_strength(t, space("n1")) == 4 + 2
    t.burnt = 0b11
    assert village_strength(t, CITY) == 15


def test_RC_16_5_6_RC_16_5_7_burning_the_city_wins_at_the_end_of_the_round() -> None:
    t = camp(scenario="cannibal_island", levels={"weapon": 25}, tiles={"n1": 6})
    t.site[space("n1")] = 1
    phase(t, "planning")
    play(t, "0.plan.burn_n1.free", "0.join.carpenter")
    rest_of_plan(t)
    assert t.burnt == 1 << space("n1")
    assert t.result == ""
    t.burnt |= 1 << CITY
    check_at_night(t)
    assert go(t).result == "won"


# -- 6 -------------------------------------------------------------------------------------------


def test_RC_16_6_1_nine_inventions_and_a_home() -> None:
    t = camp(scenario="robinson_family", levels={"roof": 1, "palisade": 1, "weapon": 1})
    assert t.goal.bit_count() == 9
    t.items = t.goal
    check_at_night(t)
    assert go(t).result == ""
    t.shelter = 1
    check_at_night(t)
    assert go(t).result == "won"


def test_RC_16_6_2_kids_eat_first() -> None:
    t = camp(scenario="robinson_family", stock={"food": 1}, shelter=True, turn=7)
    t.kids = 2
    assert phase(t, "night").result == "lost-kid"
    t = camp(scenario="robinson_family", stock={"food": 5}, shelter=True, turn=7)
    t.kids = 2
    assert told(phase(t, "night"), "ate") == ["ate 3"]


def test_RC_16_6_3_wasteland() -> None:
    t = camp(scenario="robinson_family")
    stack(t.tiles, 5)  # tile 6, plains with a totem
    phase(t, "planning")
    play(t, "0.plan.explore_n1.free", "0.join.carpenter")
    rest_of_plan(t)
    assert t.covered == 1 << space("n1")
    assert not t.terrain_known(1 << 1)


def test_RC_16_6_4_reclamation_takes_both_pawns_of_one_player() -> None:
    t = camp(scenario="robinson_family")
    t.black[t.camp] = 0b100
    phase(t, "planning")
    play(t, "0.plan.reclamation.free")
    assert ids(t) == ["0.join.carpenter"]
    play(t, "0.join.carpenter")
    rest_of_plan(t)
    play(t, "0.source.m1.wood")
    assert t.black[t.camp] == 0


def test_RC_16_6_5_several_food_tokens() -> None:
    t = camp(scenario="robinson_family", items=["rope"])
    t.item_spot[28] = t.item_spot[14] = t.camp  # Snare and Corral
    t.marks[t.camp] = 1 << FOOD_PLUS
    assert stock(phase(t, "production")) == {"wood": 1, "food": 3}


def test_RC_16_6_6_book() -> None:
    t = book(camp(scenario="robinson_family"))
    phase(t, "production")
    play(t, "0.resource.wood")
    assert stock(t) == {"wood": 1}


# -- 7 -------------------------------------------------------------------------------------------


def test_RC_16_7_1_a_shelter_from_the_start() -> None:
    assert camp(scenario="king_kong").shelter == 1
    casts = {GAME.new_table(2, seed, {"scenario": "king_kong"}).cast[0] for seed in range(20)}  # type: ignore[attr-defined]
    assert 3 in casts


def test_RC_16_7_2_RC_16_7_3_a_roll_for_each_totem() -> None:
    t = camp(scenario="king_kong", levels={"palisade": 1})
    t.totems = 2
    phase(t, "weather", 3, 3)
    assert t.wounds[:3] == [1, 1, 1]
    assert t.morale == -1
    assert told(t, "crew") == ["crew lights"]


def test_RC_16_7_4_the_actress_is_captured_once_and_the_director_loses_the_game() -> None:
    t = camp(scenario="king_kong")
    for _ in range(6):
        crew_dies(t)
    assert t.actress_captured
    assert t.crew_alive(ACTRESS)
    for _ in range(2):
        crew_dies(t)
    assert go(t).result == ""
    crew_dies(t)
    assert go(t).result == "lost-director"


def test_RC_16_7_5_book() -> None:
    t = book(camp(scenario="king_kong"))
    assert (t.morale, t.crew_alive(0)) == (-1, False)


def test_RC_16_7_6_traps_near_the_camp() -> None:
    t = camp(scenario="king_kong", items=["shovel"], stock={"wood": 4}, tiles={"n1": 6, "s1": 3})
    phase(t, "planning")
    assert "0.plan.trap_n1.wood" in ids(t)
    assert "0.plan.trap_s1.wood" not in ids(t)  # no totem
    play(t, "0.plan.trap_n1.wood", "0.join.carpenter")
    rest_of_plan(t)
    assert t.blue == 1 << space("n1")


def test_EX_49_RC_16_7_7_tranquilizer() -> None:
    """Weapon 0, 3 traps: with the Tranquilizer no wound, without it 5 for the actor."""
    for items, wounds in ((["scn_tranquilizer"], 0), ([], 5)):
        t = camp(scenario="king_kong", items=items)
        t.blue = 0b111
        phase(t, "planning")
        play(t, "0.plan.capture.free", "0.join.carpenter")
        rest_of_plan(t)
        assert (t.result, t.wounds[CARPENTER]) == ("won", wounds)


def test_RC_16_7_8_rescuing_the_actress() -> None:
    t = camp(scenario="king_kong", tiles={"n1": 6})
    t.site[space("n1")] = 4
    t.capture_actress()
    stack(t.mystery, card("bite"))
    phase(t, "planning")
    play(t, "0.plan.actress_n1.free", "0.join.carpenter")
    rest_of_plan(t)
    assert not t.actress_captured
    assert t.wounds[CARPENTER] == 1


def test_RC_16_7_9_a_night_on_a_totem_tile() -> None:
    t = camp(scenario="king_kong", tiles={"n1": 6}, at="n1", stock={"food": 3})
    phase(t, "night")
    play(t, "0.no")
    assert t.slept_at_totem
    phase(quiet(t), "round")
    assert t.wounds[:3] == [1, 1, 1]


# -- the end -------------------------------------------------------------------------------------


def test_RC_17_1_RC_17_4_out_of_rounds() -> None:
    t = camp(turn=12, stock={"food": 3}, shelter=True)
    assert phase(t, "night").result == "lost-rounds"
    t = camp(scenario="cannibal_island", turn=9, stock={"food": 3}, shelter=True)
    t.burnt = 1 << CITY
    assert phase(t, "night").result == "won"  # the win comes first


def test_RC_17_2_a_loss_of_the_same_moment_counts() -> None:
    t = camp(wounds={"carpenter": 12})
    do(t, {"op": "wound", "who": "actor", "n": 1}, {"op": "scn_win"})
    assert t.result == "lost-death"


def test_EX_38_RC_17_3_scoring() -> None:
    """12 hearts, weapon 3, roof 2, palisade 1, 5 columns: 12 + 6 + 6 + 2 + 20 = 46."""
    t = camp(
        ["carpenter", "cook"],
        wounds={"carpenter": 7, "cook": 5},
        levels={"weapon": 3, "roof": 2, "palisade": 1},
    )
    t.pile = 15
    assert points(t) == 46
    assert GAME.scores(t) == [46, 46]
    assert t.wounds[FRIDAY] == 0  # Friday's hearts do not count


def test_RC_18_1_the_team_is_asked_through_the_first_player() -> None:
    t = camp(items=["rope", "pot"])
    t.active = 2
    do(t, {"op": "flip_items", "n": 1})
    assert {c.split(".")[0] for c in ids(t)} == {"2"}
    acting(t, COOK)
    t.offer = None
    assert {c.split(".")[0] for c in ids(t)} == {"1"}


def test_RC_19_1_RC_19_2_RC_19_3_what_is_open() -> None:
    t = camp(determination={"soldier": 2}, cast=("soldier", "cook", "carpenter"))
    view = GAME.view(t, 0)
    assert view["event_back"] == "event"
    assert len(view["invention_top"]) == 1
    assert view["hunt_top"] == view["event_top"] == []
    t.hunt = Deck([t.beasts.draw()], [1], {})
    do(t, {"op": "peek", "deck": "hunt", "n": 1, "may_bottom": True}, who=3)
    assert len(GAME.view(t, 1)["hunt_top"]) == 1


def test_RC_16_4_2_the_time_token_of_the_volcano_never_leaves() -> None:
    """RC-16.4.2: it is no token that an action takes away; RC-13.6: nor can a second one come."""
    t = camp(scenario="volcano_island")
    assert t.action_marks[4] == 1 << TIME
    assert pawns_needed(t, spot("explore_s3"), 0) == (2, 3)
    assert has(t, "shovel") or SCENARIO_IDS
    assert FIRE == 2
