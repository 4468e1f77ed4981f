"""What is still to be done: then, first, done, end."""

from __future__ import annotations

import pytest

from pearls.choices import CHARM, LOOK, SEAL, Charm
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import PASS, Choice, IllegalChoice, Interrupt
from robinsonade.kernel.step import NOTHING_TO_ASK, Step
from tests.kernel.diving import lagoon, play


class Note(Step):
    """Writes its number down; may put others on the agenda."""

    __slots__ = ("first", "number", "then")

    def __init__(self, number: int, then: list[int], first: list[int]) -> None:
        self.number = number
        self.then = then
        self.first = first

    def advance(self, t: Lagoon) -> bool:
        t.pile.append(self.number)
        t.then_all([note(number) for number in self.then])
        t.first(*[note(number) for number in self.first])
        return True


class Question(Step):
    """Waits for a pass."""

    __slots__ = ()

    def choices(self, t: Lagoon) -> list[Choice]:
        return [PASS[0]]

    def take(self, t: Lagoon, choice: Choice) -> None:
        t.pile.append(100)
        t.done()


def note(number: int, then: tuple[int, ...] = (), first: tuple[int, ...] = ()) -> Note:
    return Note(number, list(then), list(first))


def table(*agenda: Step) -> Lagoon:
    """A table with these steps, in the order in which they are to be done."""
    t = Lagoon(2, Chance([1, 1], []))
    t.agenda = list(reversed(agenda))
    return t


def test_steps_are_done_in_the_order_written() -> None:
    t = table(note(1, then=(2, 3)), note(4))
    t.settle()
    assert t.pile == [1, 2, 3, 4]
    assert t.agenda == []


def test_first_comes_before_then() -> None:
    t = table(note(1, then=(4, 5), first=(2, 3)), note(6))
    t.settle()
    assert t.pile == [1, 2, 3, 4, 5, 6]


def test_first_comes_back_to_the_current_step() -> None:
    t = table(Question(), note(9))
    t.first(note(1), note(2))
    t.settle()
    assert t.pile == [1, 2]
    assert [choice.id for choice in t.choices()] == ["0.pass"]
    t.apply(PASS[0])
    assert t.pile == [1, 2, 100, 9]


def test_a_waiting_step_stops_everything() -> None:
    t = table(note(1), Question(), note(2))
    t.settle()
    assert t.pile == [1]
    t.settle()
    assert t.pile == [1]


def test_the_end_leaves_nothing_to_do() -> None:
    t = table(Question(), note(1))
    t.end("over", 0b10)
    t.settle()
    assert (t.result, t.winners, t.agenda, t.pile) == ("over", 0b10, [], [])
    assert t.choices() == []
    assert t.waiting() == []


def test_a_plain_step_waits_offers_nothing_and_takes_nothing() -> None:
    t = table(Step())
    t.settle()
    assert t.choices() == []
    step = t.agenda[-1]
    assert step.prompt(t).kind is NOTHING_TO_ASK
    assert step.reopened() is step
    assert step.seen_by(0) is step
    assert not step.sealed()
    charm = Charm(0)
    for refused in (step.take, step.interrupt):
        with pytest.raises(IllegalChoice) as refusal:
            refused(t, charm)
        assert refusal.value.facts == {"given": "0.charm"}


def test_only_what_is_offered_can_be_applied() -> None:
    t = lagoon(2)
    before = t.agenda.copy()
    for choice in (PASS[1], LOOK[1], SEAL[0][0], CHARM[0]):
        with pytest.raises(IllegalChoice) as refusal:
            t.apply(choice)
        assert refusal.value.key == "choice-not-offered"
    assert t.agenda == before


def test_several_seats_may_have_choices_at_once() -> None:
    t = lagoon(3, first="2")
    play(t, "1.pass")
    assert t.waiting() == [1, 2, 0]  # from the active seat, clockwise
    assert len(t.choices()) == 9
    assert [choice.id for choice in t.choices_of(2)] == ["2.seal.1", "2.seal.2", "2.seal.3"]
    play(t, "2.seal.3")
    assert t.waiting() == [1, 0]
    assert t.choices_of(2) == []


def test_the_offer_is_computed_once_per_decision() -> None:
    t = lagoon(2)
    assert t.choices() is t.choices()
    play(t, "0.pass")
    assert len(t.choices()) == 6


def test_interrupting_is_not_waiting() -> None:
    """Who can only interrupt is not waited for."""

    class Open(Question):
        __slots__ = ()

        def choices(self, t: Lagoon) -> list[Choice]:
            return [PASS[0], CHARM[1]]

        def interrupt(self, t: Lagoon, choice: Interrupt) -> None:
            t.pile.append(choice.seat)

    t = table(Open(), note(9))
    t.settle()
    assert t.waiting() == [0]
    t.apply(CHARM[1])
    assert t.pile == [1]
    assert len(t.agenda) == 2  # the step waits on
    t.apply(PASS[0])
    assert t.pile == [1, 100, 9]
