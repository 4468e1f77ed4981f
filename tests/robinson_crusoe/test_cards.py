"""Card effects in detail and general rules (RC-12, RC-13)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import beast_of
from robinsonade.games.robinson_crusoe.box.components import FOOD_PLUS, TIME
from robinsonade.games.robinson_crusoe.box.prices import FREE
from robinsonade.games.robinson_crusoe.box.spots import spot
from robinsonade.games.robinson_crusoe.position import own, put, stack_events
from robinsonade.games.robinson_crusoe.rules.island import link_of
from robinsonade.games.robinson_crusoe.steps.actions.end_of_actions import ActionEnd
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, fight_beast
from robinsonade.games.robinson_crusoe.steps.production import ProductionPhase
from robinsonade.games.robinson_crusoe.table.links import PLACE_LINK, WOUND_LINK
from robinsonade.games.robinson_crusoe.table.records import Kept, Link, Planned
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.view import show_choices
from tests.robinson_crusoe.stories import (
    CARPENTER,
    COOK,
    acting,
    camp,
    card,
    do,
    draw,
    go,
    has,
    ids,
    level,
    on_board,
    phase,
    play,
    space,
    stock,
    told,
)


def test_RC_12_1_decide_leaves_both_options_open() -> None:
    t = acting(camp(), CARPENTER)
    draw(t, "hungry_predator", who=CARPENTER)
    assert ids(t) == ["0.option.fight_it_off", "0.option.let_it_eat"]
    play(t, "0.option.let_it_eat")
    assert t.wounds[CARPENTER] == 2  # no food, no palisade


def test_EX_22_RC_12_2_if_possible() -> None:
    """Termites with 0 wood: nothing."""
    t = camp(turn=2)
    stack_events(t, "termites")
    phase(t, "event")
    assert t.wounds[:3] == [0, 0, 0]


def test_EX_25_RC_12_4_stopping_or_going_on() -> None:
    """1 monster, 2 treasures: ignored cards are set aside and shuffled back."""
    t = acting(camp(), CARPENTER, "n1")
    order = ["net", "gold", "trapdoor", "bite", "cave_with_furs"]
    t.mystery_out = [n for n in t.mystery.cards if n not in [card(name) for name in order]]
    t.mystery = Deck([card(name) for name in reversed(order)], [5], {})
    do(t, {"op": "mystery", "draw": 3, "treasure": 2, "trap": 0, "monster": 1}, who=CARPENTER)
    assert told(t, "mystery", "mystery-aside") == ["mystery-aside net", "mystery carpenter gold"]
    assert ids(t) == ["0.yes", "0.no"]
    play(t, "0.yes")
    assert t.wounds[CARPENTER] == 1
    play(t, "0.yes")
    assert t.gained[3] == 2
    assert sorted(t.mystery.cards) == sorted([card("net"), card("trapdoor")])
    assert not t.open_cards


def test_RC_12_4_kept_treasures_serve_others_after_the_phase() -> None:
    t = acting(camp(), COOK, "n1")
    draw(t, "compass", who=COOK)
    assert t.kept == [Kept(card("compass"), -1, 0, COOK, 0)]


def test_RC_12_5_special_wounds_leave_with_the_event_half() -> None:
    t = acting(camp(turn=2), COOK)
    draw(t, "nasty_wound", who=COOK)
    assert [(link.sort, link.who) for link in t.links] == [(WOUND_LINK, COOK)]
    assert t.wounds[COOK] == 0
    t.actor = t.serial = -1
    stack = [n for n in t.events.cards if n != card("nasty_wound")]
    t.event_box = [*t.event_box, *stack]
    t.events = Deck([card("nasty_wound")], [1], {})
    phase(t, "event")
    assert t.wounds[COOK] == 2
    assert t.links == []


def test_RC_12_6_an_option_must_be_met_in_full() -> None:
    for wood, options in ((2, 2), (1, 0)):
        t = camp(turn=2, stock={"wood": wood})
        stack_events(t, "unusually_cold_night")
        phase(t, "event")
        assert len(ids(t)) == options  # with 1 wood there is only the wound
    assert t.wounds[:3] == [1, 1, 1]


def test_RC_12_7_a_lost_item_is_undone() -> None:
    t = camp(levels={"weapon": 3}, items=["knife", "rope"])
    do(t, {"op": "flip_items", "n": 1})
    play(t, "0.invention.knife")
    assert not has(t, "knife")
    assert on_board(t, "knife")
    assert level(t, "weapon") == 2
    t = camp(items=["snare"])
    do(t, {"op": "token", "token": "food_plus", "at": "camp_tile"})
    assert t.marked(t.camp, FOOD_PLUS)
    do(t, {"op": "flip_items", "n": 1})
    assert t.marked(t.camp, FOOD_PLUS)  # RC-R68: this token was not its own
    assert link_of(0) == -2


def test_RC_12_8_discarded_inventions_lie_on_the_deck() -> None:
    t = camp()
    before = t.on_board.bit_count()
    do(t, {"op": "discard_inventions", "n": 1})
    play(t, "0.invention.rope")
    assert t.inventions.cards[-1] == 7
    assert t.on_board.bit_count() == before - 1


def test_RC_12_9_the_nearest_source() -> None:
    t = camp(tiles={"n1": 9, "m2": 5})
    effect = {"op": "exhaust", "source": "bird", "where": "nearest_to_camp", "n": 1}
    do(t, {**effect, "else_wounds": 1})
    assert ids(t) == ["0.source.n1.bird", "0.source.m2.bird"]
    t = camp(tiles={"n1": 9})
    do(t, {**effect, "source": "fish", "else_wounds": 1})
    assert t.black[t.camp] == 0b010


def test_RC_12_10_inaccessible_tiles() -> None:
    t = camp(tiles={"n1": 1}, stock={"wood": 3})
    t.marks[space("n1")] = 1 << TIME
    do(t, {"op": "flip_tile", "where": "adjacent_to_camp", "link": "this_card"}, card="precipice")
    assert t.closed >> space("n1") & 1
    assert t.marks[space("n1")] == 0
    assert not [c for c in ids(phase(t, "planning")) if "_n1" in c]
    t = camp(tiles={"n1": 1}, at="n1")
    t.links.append(Link(card("after_the_hurricane"), PLACE_LINK, space("n1"), TIME))
    do(
        t,
        {"op": "flip_tile", "where": "linked_tile", "link": "this_card"},
        card="after_the_hurricane",
    )
    assert t.result == "lost-camp"


def test_RC_12_11_terrain_lost() -> None:
    t = camp(tiles={"n1": 3}, stock={"wood": 1})
    assert t.terrain_known(1 << 3)
    do(t, {"op": "cover_terrain", "terrain": "river", "where": "any_tile"}, card="drought")
    assert not t.terrain_known(1 << 3)
    do(t, {"op": "restore", "link": "this_card"}, card="drought")
    assert t.terrain_known(1 << 3)


def test_RC_12_12_half_rounded_down() -> None:
    t = camp(levels={"roof": 3}, shelter=True)
    do(t, {"op": "halve", "track": "roof"})
    assert level(t, "roof") == 1


def test_RC_12_13_starting_items_are_shared() -> None:
    t = camp(uses={"biscuits": 1}, turn=0)
    phase(t, "round")
    play(t, "0.use-item.biscuits")
    assert t.stock[2] == 1
    assert t.uses[1] == 0


def test_RC_12_14_tokens_have_requirements() -> None:
    t = camp(tokens=["goat", "poison"], turn=0)
    phase(t, "round")
    assert not [c for c in ids(t) if "use-token" in c]
    t = camp(tokens=["goat", "poison"], turn=0, items=["pot"], levels={"weapon": 1})
    phase(t, "round")
    play(t, "0.use-token.goat", "0.use-token.poison")
    assert (t.stock[3], level(t, "weapon")) == (1, 3)
    assert told(t, "gained") == ["gained fur 1", "gained food 1"]


def test_RC_13_1_a_symbol_without_a_number_is_one() -> None:
    t = camp()
    do(t, {"op": "gain", "res": "fur"})
    assert stock(t) == {"fur": 1}


def test_EX_23_RC_13_2_two_levels_short() -> None:
    """Roof -2 at roof 0 in the Event phase: each player 2 wounds; in an action the actor."""
    t = camp()
    t.phase = 1
    do(t, {"op": "track", "track": "roof", "n": -2})
    assert t.wounds[:3] == [2, 2, 2]
    t = acting(camp(), COOK)
    do(t, {"op": "track", "track": "roof", "n": -2})
    assert t.wounds[:3] == [0, 2, 0]


def test_RC_13_3_what_is_there_must_be_given() -> None:
    t = camp(stock={"wood": 1})
    do(t, {"op": "lose", "res": "wood", "n": 2})
    assert stock(t) == {}
    assert t.wounds[:3] == [1, 1, 1]


def test_RC_13_4_exceptions() -> None:
    t = camp()
    do(t, {"op": "lose", "res": "wood", "n": 2, "if_possible": True})
    assert t.wounds[:3] == [0, 0, 0]
    phase(camp(["cook"], shelter=True), "night")
    solo = phase(camp(["cook"], shelter=True), "night")
    assert solo.wounds[COOK] == 2  # a missing meal


def test_RC_13_5_morale_has_ends() -> None:
    t = camp(morale=3)
    do(t, {"op": "morale", "n": 1})
    assert t.morale == 3
    do(t, {"op": "morale", "n": -9})
    assert t.morale == -3


def test_RC_13_6_RC_13_7_one_token_of_a_kind() -> None:
    t = camp()
    for _ in range(2):
        do(t, {"op": "token", "token": "time", "at": "build"})
    assert told(t, "action-marked") == ["action-marked build time"]
    acting(t, COOK)
    for name in ("nasty_wound", "unbelievable_effort"):
        draw(t, name, who=COOK)
        if ids(t):
            play(t, "1.option.accept")
    assert len([link for link in t.links if link.sort == WOUND_LINK]) == 2  # both on the arm


def test_RC_9_3_tools_inspection_and_a_new_item() -> None:
    """RC-12.7: a marked item rebuilt later is no longer marked."""
    t = acting(camp(items=["knife", "rope", "pot"]), COOK)
    draw(t, "tools_inspection", who=COOK)
    play(t, "1.invention.knife", "1.invention.rope")
    do(t, {"op": "flip_items", "n": 1})
    play(t, "1.invention.knife")
    own(t, "knife")
    t.actor = t.serial = -1
    t.events = Deck([], [], {})
    t.open_cards.append(card("tools_inspection"))
    do(t, {"op": "flip_marked_items"}, card="tools_inspection")
    assert has(t, "knife")
    assert not has(t, "rope")
    go(t)


def test_RC_8_5_fast_work_builds_once_more() -> None:
    t = acting(camp(stock={"wood": 1}), CARPENTER)
    t.plan = [Planned(spot("threat_left"), FREE, CARPENTER, [])]
    put(t, "pit")
    draw(t, "fast_work", who=CARPENTER)
    play(t, "0.option.accept")
    t.chance.script = [5, 0, 5]
    play(t, "0.plan.weapon.wood")
    assert level(t, "weapon") == 1
    assert t.serial == 0


def test_what_happens_after_a_card_does_not_follow_from_an_answer_to_it() -> None:
    """The phase that comes next is told with no option of the card."""
    t = acting(camp(), CARPENTER)
    t.agenda += [ProductionPhase(), CardDone(card("mushrooms"))]
    draw(t, "mushrooms", who=CARPENTER)
    follows = {one["id"]: one["follows"] for one in show_choices(t, 0) if not one["interrupt"]}
    assert follows["0.option.discard"] == {"events": [], "luck": False}
    assert [one["kind"] for one in follows["0.option.accept"]["events"]] == ["gained"]
    play(t, "0.option.discard")
    assert told(t, "produced")


def test_what_happens_after_a_fight_does_not_follow_from_it() -> None:
    """The wounds and the food of the beast are told, the phase that comes next is not."""
    t = acting(camp(uses={"pistol": 1}), CARPENTER)
    t.agenda += [ProductionPhase(), ActionEnd()]
    beast = card("bear_beast")
    t.first(fight_beast(CARPENTER, beast_of(beast), beast, 0))
    t.settle()
    (follows,) = [one["follows"] for one in show_choices(t, 0) if one["kind"] == "pass"]
    kinds = {one["kind"] for one in follows["events"]}
    assert {"fought", "wounded", "gained"} <= kinds
    assert "produced" not in kinds
