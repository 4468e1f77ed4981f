"""A moment between two cards: charms may be played before a dive."""

import pytest

from pearls.steps.charms import BeforeDive
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.choice import IllegalChoice
from robinsonade.kernel.window import Window
from tests.kernel.diving import lagoon, play


def before_dive(seats: int = 3, **options: str) -> Lagoon:
    """All have bid, seat 0 the most; the window is open."""
    t = lagoon(seats, 1, **options)
    play(t, f"{t.active}.pass", "0.seal.3", *[f"{seat}.seal.1" for seat in range(1, seats)])
    return t


def ids(t: Lagoon) -> list[str]:
    return [choice.id for choice in t.choices()]


def test_those_who_could_act_are_asked_from_the_active_seat_on() -> None:
    t = before_dive(first="3")
    assert t.active == 2
    assert ids(t) == ["2.pass", "2.charm", "0.pass", "0.charm", "1.pass", "1.charm"]
    assert t.waiting() == [2, 0, 1]


def test_all_must_pass() -> None:
    t = before_dive()
    play(t, "1.pass", "0.pass")
    assert t.waiting() == [2]
    assert t.turn == 1
    play(t, "2.pass")
    assert t.turn == 2
    assert t.charms == [1, 1, 1]


def test_an_interrupt_reopens_the_window() -> None:
    t = before_dive()
    play(t, "1.pass", "0.pass", "2.charm")
    assert t.pearls == [0, 0, 1]
    assert t.waiting() == [0, 1]  # seat 2 has no charm left, the others may think again
    play(t, "1.charm", "0.pass")
    assert t.turn == 2


def test_a_window_that_nobody_can_use_does_not_wait() -> None:
    t = lagoon(2)
    t.charms = [0, 0]
    t.restore()
    play(t, "0.pass", "0.seal.3", "1.seal.1")
    assert t.turn == 2


def test_several_charms_in_one_window() -> None:
    t = before_dive(2, tide="high")
    play(t, "0.charm", "0.charm")
    assert t.pearls == [2, 0]
    assert t.waiting() == [1]


def test_who_has_passed_cannot_play() -> None:
    t = before_dive()
    play(t, "1.pass")
    with pytest.raises(IllegalChoice):
        play(t, "1.charm")
    assert t.charms == [1, 1, 1]


def test_a_plain_window_knows_no_interrupts() -> None:
    t = before_dive()
    t.agenda[-1] = Window(0b001)
    t.offer = None
    assert ids(t) == ["1.pass", "2.pass"]
    with pytest.raises(IllegalChoice):
        play(t, "1.charm")
    reopened = Window(0b011).reopened()
    assert isinstance(reopened, Window)
    assert reopened.passed == 0


def test_a_window_of_a_game_stays_one_of_its_own() -> None:
    assert type(BeforeDive(1).reopened()) is BeforeDive
    t = before_dive()
    play(t, "0.pass")
    assert type(t.agenda[-1]) is BeforeDive
