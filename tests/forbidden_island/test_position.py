"""Positions that cannot be are refused, with what is wrong in them."""

from typing import Any

import pytest

from robinsonade.games.forbidden_island.position import ALPHABETICAL, island
from robinsonade.kernel.position import BadPosition


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"roles": ["engineer", "cook"]}, "no role 'cook'"),
        ({"at": {"diver": "gold_gate"}}, "nobody is the diver"),
        ({"at": {"engineer": "atlantis"}}, "no tile 'atlantis'"),
        ({"hands": ["X"]}, "no card 'X'"),
        ({"hands": ["EEE", "EEE"]}, "not so many cards E"),
        ({"treasure_top": "RRRR"}, "not so many cards R"),
        ({"captured": "X"}, "no card 'X'"),
        ({"level": 10}, "water level is 1 to 9"),
        ({"phase": "night"}, "no phase 'night'"),
        ({"layout": "moon"}, "no layout 'moon'"),
        ({"tiles": [*ALPHABETICAL[1:], "gold_gate"]}, "tile.gold_gate: there are 1"),
        ({"flood_top": ["gold_gate", "gold_gate"]}, "flood.gold_gate: there are 1, but here are 2"),
    ],
)
def test_what_cannot_be(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        island(**given)
    assert complaint in str(refusal.value)
