"""Body and mind: wounds are the worse the nearer the skull, spirits the better the fewer."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import DIES_ON
from robinsonade.games.robinson_crusoe.table.table import Camp

FEW_TOKENS: Final = 3
MANY_TOKENS: Final = 8
MOODS: Final = [0.0, 1.0, 1.6, 2.0]


def harm(wounds: int, most: int, w: dict[str, float]) -> float:
    """What so many wounds of a character are worth; the first ones 1 each."""
    way = wounds / most
    return w["wound"] * wounds + w["wound_late"] * most * way * way * way


def next_wound(t: Camp, who: int, w: dict[str, float]) -> float:
    """What one more wound would cost."""
    now = t.wounds[who]
    return harm(now + 1, DIES_ON[who], w) - harm(now, DIES_ON[who], w)


def last_wound(t: Camp, who: int, w: dict[str, float]) -> float:
    """What healing one wound is worth."""
    now = t.wounds[who]
    return harm(now, DIES_ON[who], w) - harm(now - 1, DIES_ON[who], w) if now else 0.0


def pain(t: Camp, w: dict[str, float]) -> float:
    """What a wound of anybody costs, on average."""
    people = t.everybody()
    return sum([next_wound(t, who, w) for who in people]) / len(people)


def spirits(tokens: int, w: dict[str, float]) -> float:
    """What so many determination tokens of a character are worth: the first ones most."""
    return w["determination"] * min(tokens, FEW_TOKENS) + w["determination_more"] * max(
        0, min(tokens, MANY_TOKENS) - FEW_TOKENS
    )


def mood(morale: int, left: int, w: dict[str, float]) -> float:
    """What a level of morale is worth; gloom costs the first player something every round."""
    if morale <= 0:
        return (w["morale"] + w["gloom"] * left) * morale
    return w["morale"] * MOODS[morale]
