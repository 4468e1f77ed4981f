"""Trade and fire ask nobody; a roll that has failed does (NAU-5.5, NAU-6.6)."""

from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.prompts import RESOLUTION_BEGINS
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.exploration.returning import try_return
from robinsonade.kernel.choice import PASS
from robinsonade.players.asking import letting_go, stakes_of
from tests.naufragos.shore import dice, do, explore, give, offered, shore


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
