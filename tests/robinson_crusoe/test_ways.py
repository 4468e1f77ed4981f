"""Whole ways to play: what a search tries in a round, and what it tells about that."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.scenarios import CANNIBALS, CASTAWAYS, FAMILY, KONG
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.heuristics.planning import CONCERNS, CastawayPlanning
from robinsonade.games.robinson_crusoe.heuristics.ways import GENERAL, OF_SCENARIO, WAYS, ways_for
from robinsonade.games.robinson_crusoe.heuristics.weights import WEIGHTS
from robinsonade.games.robinson_crusoe.steps.planning import Planning
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.weights import values_of
from robinsonade.players.planner.planner import Planner
from robinsonade.players.planner.settings import Settings
from tests.robinson_crusoe.stories import camp, phase


def test_written_ways_weigh_what_there_is_and_change_something() -> None:
    usual = values_of(WEIGHTS[0])
    assert len({way.id for way in WAYS}) == len(WAYS)
    for way in WAYS:
        changed = {name for name, value in way.applied(usual).items() if value != usual[name]}
        zero = {name for name in way.factors if usual[name] == 0}
        assert changed | zero == set(way.factors)


def test_hard_scenarios_have_plans_of_their_own_which_come_first() -> None:
    for scenario in ("volcano_island", "cannibal_island", "robinson_family", "king_kong"):
        assert OF_SCENARIO[SCENARIO_IDS.index(scenario)], scenario
    chance = Chance.seeded(1, ("ways",))
    for number in (CASTAWAYS, CANNIBALS, FAMILY, KONG):
        own = OF_SCENARIO[number]
        found = ways_for(number, chance)
        assert found[: len(own)] == own
        assert {way.id for way in found[len(own) :]} == {way.id for way in GENERAL}


def test_the_usual_way_is_the_first_and_good_ones_are_tried_again() -> None:
    t = phase(camp(["cook", "carpenter"]), "planning")
    planning = CastawayPlanning()
    first = planning.plans(t, 0, t.choices_of(0), 8)
    assert len(first) == 12
    assert first[0].policy is planning.policy
    planning.earlier = first[5:9]
    again = planning.plans(t, 0, t.choices_of(0), 8)
    assert again[1:4] == first[5:8]
    assert planning.rounds(12) == [12, 4]


def test_a_way_is_told_by_what_it_plans_and_leads_to() -> None:
    t = GAME.new_table(2, 4)
    greedy = [GAME.policy()] * 2
    while not isinstance(t.agenda[-1], Planning):
        t.follow(next_choice(t, greedy))
    seat = t.waiting()[0]
    player = Planner(GAME, 1, seat, Settings(rollouts=6, k=2), {})
    imagined = t.imagined(seat, t.chance.fork("x"))
    choice = player.choose(imagined, seat, t.choices_of(seat), may_decline=False)
    told = player.explain()
    assert told is not None
    assert len(told.thoughts) == 3
    for thought in told.thoughts:
        assert thought.is_way
        assert thought.choices[0].kind.name == "plan"
        assert {term.concern for term in thought.terms} <= set(CONCERNS.ids)
    assert told.thoughts[0].taken
    assert choice in t.choices_of(seat)
