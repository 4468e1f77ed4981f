"""The line of what was done: the table at any point of it, and the ways back."""

from __future__ import annotations

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.history import NOWHERE, UNKNOWN_TURN, History, Moment, is_reversible
from robinsonade.kernel.refusal import Refused

NOBODY: set[int] = set()


def new(seats: int = 2, keep_every: int = 1, tide: str = "low") -> History:
    return History(PEARLS.new_table(seats, 1, {"first": "1", "tide": tide}), keep_every)


def play(history: History, *ids: str) -> History:
    for choice_id in ids:
        history.play(PEARLS.catalogue.find(choice_id))
    return history


def whole(keep_every: int) -> tuple[History, list[str]]:
    """A game to its end, with the fingerprint of each table in it."""
    history = new(2, keep_every)
    prints = [fingerprint(history.table)]
    for active in (0, 1, 0):
        for choice_id in (f"{active}.look", "0.seal.1", "1.seal.2", "0.pass", "1.pass"):
            play(history, choice_id)
            prints.append(fingerprint(history.table))
    return history, prints


@pytest.mark.parametrize("keep_every", [1, 4, 25])
def test_the_table_at_any_point(keep_every: int) -> None:
    history, prints = whole(keep_every)
    assert [fingerprint(history.at(number)) for number in range(len(prints))] == prints
    assert set(history.kept) == set(range(0, len(history.choices), keep_every))
    assert history.at(len(history.choices)) is history.table


def test_a_secret_settles_where_tables_are_kept_and_a_way_there_can_pause() -> None:
    """With pauses at places that all know, whoever looks back could count what they do not see."""
    history, prints = whole(4)
    history.secret = 7
    history.kept = {0: history.at(0)}
    places = history.to_keep(14)
    assert fingerprint(history.at(14)) == prints[14]
    assert sorted(history.kept) == sorted({0, *places})
    assert len({place // 4 for place in places}) == len(places) > 1, "one of four"
    assert any(place % 4 for place in places)
    assert history.to_keep(14) == []


@pytest.mark.parametrize("keep_every", [1, 4, 25])
def test_back_to_any_point_and_on_again(keep_every: int) -> None:
    for number in range(16):
        history, prints = whole(keep_every)
        log = [event.facts for event in history.table.log or []]
        after = history.choices[number:]
        assert history.back_to(number) == 15 - number
        assert fingerprint(history.table) == prints[number]
        for choice in after:
            history.play(choice)
        assert fingerprint(history.table) == prints[-1]
        assert [event.facts for event in history.table.log or []] == log


def test_no_point_outside() -> None:
    for number in (-1, 2):
        with pytest.raises(Refused) as refusal:
            play(new(), "0.pass").at(number)
        assert refusal.value.facts == {"given": str(number), "allowed": "0-1"}


def test_what_is_carried_out_becomes_real_only_when_accepted() -> None:
    history = new()
    before = fingerprint(history.table)
    prepared = history.carry_out(PEARLS.catalogue.find("0.look"))
    assert (fingerprint(history.table), len(history.choices)) == (before, 0)
    assert [event.kind.name for event in prepared.events] == ["looked"]
    history.accept(prepared)
    assert fingerprint(history.table) == fingerprint(play(new(), "0.look").table)
    assert [event.kind.name for event in history.table.log or []] == ["round", "looked"]
    assert [event.kind.name for event in history.at(0).log or []] == ["round"]


def test_forced_results_are_chance_too() -> None:
    """A die that a script decided cannot be rolled again."""
    history = play(new(), "0.pass", "0.seal.1", "1.seal.2", "0.pass")
    before = history.table.clone()
    after = before.clone()
    assert is_reversible(before, after)
    after.chance.script.append(3)
    assert not is_reversible(before, after)
    history.table.chance.script.append(3)
    assert not play(history, "1.pass").moments[-1].reversible


# -- the ways back -------------------------------------------------------------------------------


def quiet_turn(history: History) -> None:
    """Another turn begins, and nothing was revealed by that."""
    history.table.turn += 1


def test_the_last_choice_of_somebody() -> None:
    history = play(new(3), "0.pass", "1.seal.1", "0.seal.2")
    assert [history.last_of({seat}) for seat in range(3)] == [2, 1, NOWHERE]
    assert history.last_of({1, 2}) == 1
    assert (history.is_own(1, {0, 1}), history.is_own(1, {0})) == (True, False)


def test_a_turn_begins_again_where_it_began() -> None:
    history = play(new(3, tide="high"), "0.look", "0.seal.1", "1.seal.1", "2.seal.1", "0.charm")
    quiet_turn(history)
    assert history.restart_of({0}, NOBODY, keep_sealed=False) == NOWHERE
    play(history, "1.charm", "0.pass")
    assert history.restart_of({0, 1}, NOBODY, keep_sealed=False) == 5
    assert history.last_of({0}) == 6
    assert history.is_free(4)  # one by one they could go on back


def test_what_another_person_decided_stands() -> None:
    history = play(new(3, tide="high"), "0.pass", "0.seal.1", "1.seal.1", "2.seal.1")
    play(history, "0.charm", "1.charm", "0.pass")
    assert history.restart_of({0}, NOBODY, keep_sealed=False) == 6
    assert history.restart_of({0}, {1}, keep_sealed=False) == 4
    assert history.restart_of({2}, {0, 1}, keep_sealed=False) == NOWHERE


def test_what_is_to_stay_sealed_bars_the_way() -> None:
    history = play(new(3), "0.pass", "0.seal.1", "1.seal.2")
    assert history.restart_of({0}, {1}, keep_sealed=True) == 1
    assert history.restart_of({0}, {1}, keep_sealed=False) == 0
    assert history.was_sealed(1)
    assert not history.was_sealed(0)


def test_a_sealed_choice_is_withdrawn_from_among_the_others() -> None:
    history = play(new(3), "0.pass", "0.seal.1", "1.seal.2")
    assert history.withdraw(1, {0}) == 1
    assert [choice.id for choice in history.choices] == ["0.pass", "1.seal.2"]
    assert history.withdraw(0, {0}) == 2  # not all was sealed


def test_turns_that_are_not_remembered_are_looked_up() -> None:
    """A stored game says of its choices only whether they were reversible and sealed."""
    played = play(new(2, tide="high"), "0.pass", "0.seal.1", "1.seal.1", "1.charm", "0.charm")
    stored = [Moment(moment.reversible, moment.sealed) for moment in played.moments]
    resumed = new(2, 25, tide="high")
    resumed.resume(played.table.clone(), played.choices.copy(), stored)
    assert resumed.restart_of({0, 1}, NOBODY, keep_sealed=False) == 3
    assert [moment.turn for moment in stored[3:]] == [1, 1]
    assert stored[0].turn == UNKNOWN_TURN  # nobody asked
    assert fingerprint(resumed.at(2)) == fingerprint(played.at(2))
