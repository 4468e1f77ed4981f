"""How often people are asked about what they could use at any time (RC-3.7, RC-R82)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.choices import NO
from robinsonade.kernel.choice import PASS
from robinsonade.players.asking import ALWAYS, NEVER, PHASE, asked_now, goes_by, letting_go
from tests.robinson_crusoe.stories import HIT, MISS, acting, camp, do, ids, phase, play


def test_once_in_a_phase_unless_there_is_something_new() -> None:
    t = camp(["explorer", "cook"], determination={"explorer": 3})
    phase(t, "planning")
    play(t, *["0.plan.rest.free"] * 2, *["1.plan.rest.free"] * 2, "0.idle", "0.ready", "1.ready")
    assert letting_go(t, 0) is PASS[0]
    assert letting_go(t, 1) is None
    assert not goes_by(t, 0, PHASE, None, None)
    last = asked_now(t, 0, None)
    play(t, "0.pass")
    assert "0.ability.motivational_speech" in ids(t)  # a bot sees this moment, too
    assert goes_by(t, 0, PHASE, None, last)
    assert goes_by(t, 0, NEVER, None, None)
    assert not goes_by(t, 0, ALWAYS, None, last)
    assert not goes_by(t, 0, PHASE, None, last, alarms=1)
    t.uses[1] = 2
    t.offer = None
    assert not goes_by(t, 0, PHASE, None, last)  # biscuits are new


def test_a_fight_is_a_new_question_each_time() -> None:
    t = acting(camp(uses={"pistol": 2}), 0)
    do(t, {"op": "fight", "who": "actor", "strength": 1}, who=0)
    last = asked_now(t, 0, None)
    play(t, "0.pass")
    do(t, {"op": "fight", "who": "actor", "strength": 1}, who=0)
    assert not goes_by(t, 0, PHASE, None, last)


def test_a_pit_that_has_caught_something_may_be_left_alone() -> None:
    """RC-R57, RC-R89: the Carpenter may reroll either face; only the empty pit must be answered."""
    for face, choice in ((HIT, NO[0]), (MISS, None)):
        t = camp(["carpenter", "cook"], items=["pit"], determination={"carpenter": 2})
        phase(t, "production", face)
        assert ids(t) == ["0.yes", "0.no"]
        assert letting_go(t, 0) is choice


def test_a_welcome_face_is_no_reason_to_ask_again() -> None:
    """RC-R89: it may be rerolled; who tires of questions lets it stand."""
    t = camp(["explorer", "cook"], determination={"explorer": 2})
    phase(t, "planning", MISS, MISS, MISS)
    play(t, "0.plan.explore_n1.free", "0.enough", "0.plan.rest.free")
    play(t, *["1.plan.rest.free"] * 2, "0.idle", "0.ready", "1.ready", "0.pass")
    choice = letting_go(t, 0)
    assert choice is not None
    assert choice.id == "0.no"
    play(t, "0.no")
    assert letting_go(t, 0) is None  # the success die shows none: that is to be decided
