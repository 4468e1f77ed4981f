"""The innermost loop of simulations."""

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.playout import follow_all, play_randomly
from tests.kernel.diving import lagoon, new_match


def luck(seed: int) -> Chance:
    return Chance.seeded(seed, ("play",))


def test_random_play_reaches_the_end() -> None:
    t = lagoon(3)
    taken = play_randomly(t, luck(1), 1000)
    assert t.result == "counted"
    assert 12 <= taken <= 30
    assert play_randomly(t, luck(1), 1000) == 0


def test_random_play_stops_in_time() -> None:
    t = lagoon(3)
    assert play_randomly(t, luck(1), 5) == 5
    assert t.result == ""
    assert play_randomly(t, luck(1), 0) == 0


def test_random_play_is_the_same_as_applying_choices() -> None:
    t, by_hand = lagoon(3), lagoon(3)
    chance = luck(4)
    play_randomly(t, luck(4), 1000)
    while by_hand.choices():
        by_hand.apply(chance.pick(by_hand.choices()))
    assert fingerprint(t) == fingerprint(by_hand)


def test_choices_made_before_can_be_followed() -> None:
    match = new_match(3, 1)
    chance = luck(2)
    while not match.over:
        match.play(chance.pick(match.choices()))
    t = lagoon(3)
    follow_all(t, match.choices_made)
    assert fingerprint(t) == match.fingerprint()
