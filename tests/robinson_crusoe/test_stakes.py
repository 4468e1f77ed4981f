"""What is at stake when a moment goes by: why people are asked (RC-3.7, RC-12.13)."""

from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.position import stack_events
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.stake import CHANCE, DEATH, LOSS
from robinsonade.players.asking import SMART, goes_by, letting_go, stakes_of
from tests.robinson_crusoe.stories import CARPENTER, MISS, acting, camp, do, ids, phase, play


def found(t: Camp, seat: int) -> list[tuple[str, str, list[str]]]:
    stakes = stakes_of(GAME, t, seat)
    assert stakes is not None
    return [(one.sort, one.kind.name, [choice.id for choice in one.choices]) for one in stakes]


def test_RC_10_2_a_fight_that_a_pistol_would_soften() -> None:
    t = acting(camp(uses={"pistol": 2}), CARPENTER)
    do(t, {"op": "fight", "who": "actor", "strength": 2}, who=CARPENTER)
    assert found(t, 0) == [(LOSS, "wounds", ["0.use-item.pistol"])]


def test_RC_3_4_a_fight_that_would_kill() -> None:
    t = acting(camp(uses={"pistol": 2}, wounds={"carpenter": 11}), CARPENTER)
    do(t, {"op": "fight", "who": "actor", "strength": 2}, who=CARPENTER)
    assert found(t, 0) == [(DEATH, "death", ["0.use-item.pistol"])]


def test_RC_3_7_abilities_for_any_time_ask_nobody() -> None:
    t = camp(["explorer", "cook"], determination={"explorer": 3})
    phase(t, "planning")
    play(t, *["0.plan.rest.free"] * 2, *["1.plan.rest.free"] * 2, "0.idle", "0.ready", "1.ready")
    assert "0.ability.motivational_speech" in ids(t)
    assert found(t, 0) == []
    assert letting_go(t, 0) is not None
    assert goes_by(t, 0, SMART, [], None)


def test_RC_9_7_a_die_that_can_be_rolled_again_says_its_chance() -> None:
    t = camp(["explorer", "cook"], determination={"explorer": 2})
    phase(t, "planning", MISS, MISS, MISS)
    play(t, "0.plan.explore_n1.free", "0.enough", "0.plan.rest.free")
    play(t, *["1.plan.rest.free"] * 2, "0.idle", "0.ready", "1.ready", "0.pass")
    assert found(t, 0) == []  # the wound die shows none: that is welcome
    play(t, "0.no")
    [(sort, kind, choices)] = found(t, 0)
    assert (sort, kind, choices) == (CHANCE, "reroll", ["0.yes"])
    assert letting_go(t, 0) is None
    stakes = stakes_of(GAME, t, 0) or []
    assert stakes[0].facts[1] == 83  # five faces of six


def test_RC_11_5_hunger_that_something_would_still() -> None:
    t = camp(["cook", "explorer"], uses={"biscuits": 2}, stock={"food": 0})
    phase(t, "night")
    if "0.use-item.biscuits" in ids(t):
        assert found(t, 0) == [(LOSS, "wounds", ["0.use-item.biscuits"])]


def test_RC_11_5_what_only_looks_at_a_card_stills_no_hunger() -> None:
    """Tracking turns up a beast: that what follows is not certain any more makes it no better."""
    t = camp(["soldier", "cook"], determination={"soldier": 2}, stock={"food": 1})
    stack_events(t, "foul_weather")
    do(t, {"op": "hunt_add_top_unseen", "n": 1})
    phase(t, "night")
    assert "0.ability.tracking" in ids(t)
    assert found(t, 0) == []
    assert goes_by(t, 0, SMART, [], None)
