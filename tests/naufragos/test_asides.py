"""NAU-6.6, NAU-9.7, D9, D15, D24: what one may do at any decision point of one's own."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import EXPLORATION, SPACE_AT
from robinsonade.games.naufragos.steps.actions import BEGIN_ACTIONS
from robinsonade.games.naufragos.steps.camp.building import Propose
from robinsonade.games.naufragos.steps.end_of_turn import END_OF_TURN, Preserve, Treat
from robinsonade.games.naufragos.steps.survival import SURVIVAL, EatCarried
from tests.naufragos.shore import (
    card,
    dice,
    do,
    effect_of,
    explore,
    give,
    lose,
    offered,
    pick,
    shore,
    turn_up,
)


def test_NAU_9_7_D9_the_fire_is_fed_while_something_is_built() -> None:
    t = shore(2)
    t.fire, t.wood = True, 3
    do(t, Propose(1))
    pick(t, "1.propose.great_bonfire", "1.feed-fire")
    assert (t.fire_wood, t.wood) == (1, 2)
    assert "1.spend.2" in offered(t)
    assert "1.spend.3" not in offered(t)  # the wood is gone


def test_NAU_6_6_D24_rum_before_contributing() -> None:
    t = shore(2)
    give(t, 0, "rum")
    t.energy[0], t.wood = 1, 0
    do(t, Propose(0))
    assert "0.spend.2" not in offered(t)
    pick(t, "0.use.rum")
    assert "0.spend.4" in offered(t)


def test_NAU_6_6_D24_rum_before_another_try_to_come_home() -> None:
    t = shore(2)
    give(t, 1, "rum")
    t.energy = [1, 1]
    explore(t, 0, 1, difficulty=12)
    dice(t, 1, 1)
    pick(t, "0.return", "1.join", "0.spend.0")
    pick(t, "1.use.rum")
    assert offered(t) == ["1.spend.0", "1.spend.1", "1.spend.2"]


def test_NAU_6_6_D15_offers_at_every_decision_point_outside_an_exploration() -> None:
    t = shore(2, persons=("physician_m", "cook_f"))
    give(t, 0, "rope")
    give(t, 1, "axe")
    t.phase = 0
    effect_of(t, "ev_distant_sails")
    assert "0.offer.rope.1" in offered(t)
    pick(t, "0.do.ev_distant_sails-leave")
    t.injuries[0], t.fresh = 1, 2
    t.carried = [1, 0]
    do(t, EatCarried(0), Treat(0), Preserve(1))
    assert "0.offer.rope.1" in offered(t)
    pick(t, "0.eat-own")
    assert "0.offer.rope.1" in offered(t)
    pick(t, "0.treat.0")
    assert "1.offer.axe.0" in offered(t)


def test_NAU_9_27_a_card_on_the_way_lets_nobody_trade() -> None:
    t = shore(2)
    give(t, 0, "rope", "medicine_chest")
    t.injuries = [1, 1]
    explore(t, 0, 1)
    t.agenda.pop()
    turn_up(t, 0, "coast_turtle_nest")
    assert "0.use.medicine_chest" in offered(t)
    assert not any("offer" in name for name in offered(t))
    pick(t, "0.use.medicine_chest", "0.name.1")
    assert t.injuries == [1, 0]
    assert "0.do.coast_turtle_nest-watch" in offered(t)


def test_D24_a_moment_at_the_start_of_every_step() -> None:
    """Effects 7: `any_time` is also at the start of each phase and step."""
    t = shore(2)
    give(t, 0, "rum")
    t.energy[0], t.food = 0, 2
    do(t, SURVIVAL)
    pick(t, "0.pass", "0.eat-food", "1.eat-food")
    assert offered(t) == ["0.pass", "0.use.rum"]  # before the fire is looked at
    t = shore(2)
    lose(t, 1)
    give(t, 1, "rum")
    t.energy[1] = 0
    do(t, BEGIN_ACTIONS)
    pick(t, "1.pass", "0.pass", "1.pass", "0.pass", "0.pass")
    assert offered(t) == ["1.pass", "1.use.rum"]  # before the lost look for the way home
    t = shore(1)
    give(t, 0, "rum")
    t.energy[0] = 0
    do(t, END_OF_TURN)
    pick(t, "0.pass")
    assert offered(t) == ["0.pass", "0.use.rum"]  # before the maintenance


def test_NAU_9_7_whoever_will_explore_later_may_feed_the_fire() -> None:
    t = shore(2)
    t.fire, t.wood = True, 2
    t.pawns[SPACE_AT[EXPLORATION]] = 0
    do(t, Propose(0))
    assert "0.feed-fire" in offered(t)
    assert card("rope") not in t.items[0]
