"""Body and mind: wounds are the worse the nearer the skull, spirits the better the fewer."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import DIES_ON
from robinsonade.games.robinson_crusoe.heuristics.weights import Weights
from robinsonade.games.robinson_crusoe.table.table import Camp


def harm(wounds: int, most: int, w: Weights) -> float:
    """What so many wounds of a character are worth; the first ones 1 each."""
    way = wounds / most
    return w.wound * wounds + w.wound_late * most * way * way * way


def next_wound(t: Camp, who: int, w: Weights) -> float:
    """What one more wound would cost."""
    now = t.wounds[who]
    return harm(now + 1, DIES_ON[who], w) - harm(now, DIES_ON[who], w)


def last_wound(t: Camp, who: int, w: Weights) -> float:
    """What healing one wound is worth."""
    now = t.wounds[who]
    return harm(now, DIES_ON[who], w) - harm(now - 1, DIES_ON[who], w) if now else 0.0


def pain(t: Camp, w: Weights) -> float:
    """What a wound of anybody costs, on average."""
    people = t.everybody()
    return sum([next_wound(t, who, w) for who in people]) / len(people)


def spirits(tokens: int, w: Weights) -> float:
    """What so many determination tokens of a character are worth: the first ones most."""
    more = max(0.0, min(tokens, w.many_tokens) - w.few_tokens)
    return w.determination * min(tokens, w.few_tokens) + w.determination_more * more


def mood(morale: int, left: int, w: Weights) -> float:
    """What a level of morale is worth; gloom costs the first player something every round."""
    if morale <= 0:
        return (w.morale + w.gloom * left) * morale
    return w.morale * w.moods[morale]
