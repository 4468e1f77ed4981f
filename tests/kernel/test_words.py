"""Nouns, kinds, choices and the catalogue."""

import pytest

from pearls.box.components import SHELL
from pearls.choices import CATALOGUE, CHARM, SEAL
from robinsonade.kernel.choice import PASS, Catalogue, Choice, IllegalChoice, Interrupt
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind
from robinsonade.kernel.refusal import Refused


def test_nouns_know_their_things_by_index_and_id() -> None:
    assert SHELL.id_of(2) == "black"
    assert SHELL.index["white"] == 1
    assert SHELL.ids_of(1) == ["white"]
    assert NUMBER.id_of(17) == "17"
    assert SEAT.ids_of(3) == ["3"]
    assert SEATS.ids_of(0b1010) == ["1", "3"]
    assert SEATS.ids_of(0) == []


def test_kinds_name_their_facts() -> None:
    kind = Kind("give", ("card", SHELL), ("who", SEAT), rules=("PEARL-9.9",), cost="action")
    assert (kind.name, kind.facts, kind.nouns) == ("give", ("card", "who"), (SHELL, SEAT))
    assert (kind.rules, kind.cost) == (("PEARL-9.9",), "action")


def test_choices_have_readable_ids() -> None:
    kind = Kind("give", ("card", SHELL), ("who", SEAT))
    choice = Choice(kind, 1, (2, 0))
    assert choice.id == "1.give.black.0"
    assert repr(choice) == "<1.give.black.0>"
    assert SEAL[2][0].id == "2.seal.1"
    assert PASS[5].id == "5.pass"
    with pytest.raises(ValueError, match=r"shorter|longer"):
        Choice(kind, 1, (2,))


def test_choices_are_interned() -> None:
    assert CATALOGUE.find("0.charm") is CHARM[0]
    assert isinstance(CHARM[0], Interrupt)
    assert CATALOGUE.find("3.pass") is PASS[3]


def test_no_two_choices_with_one_id() -> None:
    catalogue = Catalogue()
    choice = Choice(Kind("wait"), 0, ())
    assert catalogue.add(choice) is choice
    with pytest.raises(AssertionError, match=r"0\.wait"):
        catalogue.add(Choice(Kind("wait"), 0, ()))


@pytest.mark.parametrize("unknown", ["", "0", "0.seal", "0.seal.9", "9.pass", "0.pass.0", "seal"])
def test_unknown_ids_are_refused(unknown: str) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        CATALOGUE.find(unknown)
    assert refusal.value.key == "unknown-choice"
    assert refusal.value.facts == {"given": unknown}


def test_a_refusal_says_its_key_and_facts() -> None:
    refusal = Refused("bad-thing", given="9", allowed="0-8")
    assert str(refusal) == "bad thing (given: 9, allowed: 0-8)"
    assert str(Refused("nothing-to-undo")) == "nothing to undo"
    assert isinstance(refusal, ValueError)
