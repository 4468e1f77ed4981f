"""Trade and fire ask nobody; a roll that has failed does (NAU-5.5, NAU-6.6)."""

from robinsonade.games.naufragos.events import CARD_SEEN, RETURN_TOTAL
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.prompts import RESOLUTION_BEGINS
from robinsonade.games.naufragos.rules.people import usable
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.camp.resting import rest
from robinsonade.games.naufragos.steps.end_of_turn import INJURIES
from robinsonade.games.naufragos.steps.exploration.returning import try_return
from robinsonade.games.naufragos.steps.survival import HandOut
from robinsonade.kernel.choice import PASS
from robinsonade.kernel.noun import NORMAL, STOP
from robinsonade.players.asking import letting_go, stakes_of
from tests.naufragos.shore import dice, do, effect_of, explore, give, offered, shore, turn_up


def test_NAU_6_6_trade_asks_nobody() -> None:
    t = shore(2)
    give(t, 0, "rope")
    do(t, RESPITES[RESOLUTION_BEGINS])
    assert offered(t) == ["0.pass", "0.offer.rope.1"]
    assert letting_go(t, 0) is PASS[0]
    assert stakes_of(GAME, t, 0) == []


def test_NAU_5_5_only_a_failed_roll_is_asked_about() -> None:
    for rolled, fails in (((1, 1), True), ((6, 6), False)):
        t = shore(1)
        t.tokens[0] = [1]
        explore(t, 0)
        t.difficulty = 8
        dice(t, *rolled)
        try_return(t, 0, 1)
        t.settle()
        assert offered(t) == ["0.pass", "0.reroll"]
        stakes = stakes_of(GAME, t, 0) or []
        assert [stake.kind.name for stake in stakes] == ["reroll"] * fails
        assert letting_go(t, 0) is (None if fails else PASS[0])
        if fails:
            assert stakes[0].facts[0] > 0


def test_NAU_5_5_NAU_9_9_a_rest_that_could_not_be_better_is_not_asked_about() -> None:
    for rolled, could_be_better in ((1, True), (6, False)):
        t = shore(1)
        t.tokens[0] = [1]
        t.built |= 1
        dice(t, rolled)
        rest(t, 0)
        t.settle()
        assert offered(t) == ["0.pass", "0.reroll"]
        stakes = stakes_of(GAME, t, 0) or []
        assert [stake.kind.name for stake in stakes] == ["better-roll"] * could_be_better
        assert letting_go(t, 0) is (None if could_be_better else PASS[0])


def test_NAU_5_5_NAU_12_1_injuries_that_stay_as_they_are_are_not_asked_about() -> None:
    """Only a 1 is bad; what the dice show together means nothing."""
    for rolled, scars in (((1, 6), True), ((2, 3), False)):
        t = shore(1)
        t.tokens[0], t.injuries = [1], [2]
        dice(t, *rolled)
        do(t, INJURIES)
        assert offered(t) == ["0.pass", "0.reroll"]
        stakes = stakes_of(GAME, t, 0) or []
        assert [(stake.kind.name, stake.facts) for stake in stakes] == [("reroll", (69,))] * scars
        assert letting_go(t, 0) is (None if scars else PASS[0])


def test_NAU_5_3_NAU_5_5_strength_that_wins_is_not_asked_about() -> None:
    for rolled, fails in ((1, True), (6, False)):
        t = shore(1, persons=("strong_m",))
        t.tokens[0] = [1]
        explore(t, 0)
        t.agenda.pop()
        dice(t, rolled)
        turn_up(t, 0, "int_hostile_natives")
        assert offered(t) == ["0.pass", "0.reroll"]
        assert letting_go(t, 0) is (None if fails else PASS[0])


def test_NAU_5_4_NAU_5_5_who_rolls_last_in_a_contest_knows_what_to_reach() -> None:
    for second, fails in ((2, True), (4, False)):
        t = shore(2)
        t.phase = 0
        t.tokens[1] = [1]
        dice(t, 4, second)
        effect_of(t, "ev_quarrel")
        assert offered(t) == ["1.pass", "1.reroll"]
        assert letting_go(t, 1) is (None if fails else PASS[1])


def test_own_rolls_and_cards_wait_until_they_are_read() -> None:
    """The way home, and what only one person has seen; others are told in passing."""
    for kind in (CARD_SEEN, RETURN_TOTAL):
        assert (kind.own, kind.weight) == (STOP, NORMAL)


def test_NAU_11_3_food_that_nobody_can_eat_any_more_is_left_without_asking() -> None:
    """All have eaten and have room for no more; hunger, room or an empty stomach ask."""
    t = shore(2)
    t.fresh, t.food = 1, 2
    t.eaten = 0b11
    t.energy[:2] = [usable(t, 0), usable(t, 1)]
    do(t, HandOut(0, 1, 2))
    assert stakes_of(GAME, t, 0) == []
    for left in ("0.leave-fresh", "1.leave-food", "0.leave-food"):
        seat = t.waiting()[0]
        by_itself = letting_go(t, seat)
        assert by_itself is not None
        assert by_itself.id == left
        t.follow(by_itself)
    assert (t.fresh, t.food) == (1, 2)
    for change in ("room", "unfed"):
        t.eaten = 0b11 if change == "room" else 0b01
        t.energy[1] = usable(t, 1) - (change == "room")
        do(t, HandOut(0, 1, 2))
        assert letting_go(t, 0) is None
