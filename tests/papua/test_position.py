"""Positions that cannot be are refused, with what is wrong in them."""

from typing import Any

import pytest

from robinsonade.games.papua.position import camp
from robinsonade.kernel.position import BadPosition


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"phase": "night"}, "no phase 'night'"),
        ({"science": ["magic", "biology", "finance"]}, "no science 'magic'"),
        ({"zones": {"sea": [1, 0, 0]}}, "no zone 'sea'"),
        ({"pool": [16, 0, 0]}, "seat 0 has too many explorers"),
        ({"reserve": [0, 16, 0]}, "seat 1 has too many explorers"),
        ({"markers": {6: "huts"}}, "no marker 6"),
        ({"cards": ["unicorn"]}, "no card 'unicorn'"),
        ({"cards": ["spider*9"]}, "card.spider: there are"),
        ({"counters": ["log_mixed", "log_mixed"]}, "counter.log_mixed: there are 1"),
        ({"notes": [["nb1_nothing"]]}, "no note 'nb1_nothing'"),
        ({"options": {"money_tie": "split"}}, "no option money_tie=split"),
        ({"options": {"money": "split"}}, "no option money=split"),
    ],
)
def test_what_cannot_be(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        camp(**given)
    assert complaint in str(refusal.value)
