"""What a position is worth to the castaways (weights in data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.cards import EVENT_BACK, back_of
from robinsonade.games.robinson_crusoe.components import (
    DIES_ON,
    FOOD,
    FUR,
    PALISADE,
    ROOF,
    STORED,
    WEAPON,
    WOOD,
)
from robinsonade.games.robinson_crusoe.goals import objective
from robinsonade.games.robinson_crusoe.phases import NIGHT_PHASE, OPEN, WON
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.weights import INVENTION_VALUE

WIN: Final = 10_000.0
LOSS: Final = -10_000.0
MOST_DETERMINATION: Final = 8
USEFUL_WEAPONS: Final = 6


def appraise(t: Camp, w: dict[str, float]) -> float:
    """The worth of everything that lies there."""
    if t.fate != OPEN:
        return WIN if t.fate == WON else LOSS
    value = 0.0
    for who in t.company():
        way = t.wounds[who] / DIES_ON[who]
        value -= w["wound"] * t.wounds[who] + w["wound_late"] * way * way * DIES_ON[who]
        value += w["determination"] * min(MOST_DETERMINATION, t.determination[who])
    value += w["morale"] * t.morale
    value += w["roof"] * t.levels[ROOF] + w["palisade"] * t.levels[PALISADE]
    value += w["weapon"] * min(USEFUL_WEAPONS, t.levels[WEAPON])
    if t.shelter or t.natural_shelter(t.camp):
        value += w["shelter"] * (1.0 if t.shelter else 0.5)
    value += w["camp_source"] * t.sources(t.camp).bit_count()
    value += goods(t, w)
    value += things(t, w)
    value += island(t, w)
    done, needed = objective(t)
    return value + w["goal"] * 10 * done / needed


def goods(t: Camp, w: dict[str, float]) -> float:
    """Resources, wherever they lie; food is worth more while somebody has to eat."""
    amount = [t.stock[i] + t.gained[i] for i in range(4)]
    for i, n in enumerate(t.future):
        amount[i % 4] += n
    for row in t.plan:  # what is committed is not lost yet
        amount[WOOD] += row[2]
        amount[FUR] += row[3]
    mouths = len(t.everybody())
    eaten = min(amount[FOOD], mouths if t.phase != NIGHT_PHASE else 2 * mouths)
    value = w["food"] * (eaten + 0.25 * (amount[FOOD] - eaten))
    return value + w["wood"] * amount[WOOD] + w["stored"] * amount[STORED] + w["fur"] * amount[FUR]


def things(t: Camp, w: dict[str, float]) -> float:
    """Items, inventions, tokens, treasures and cards that wait."""
    value = 0.0
    items = t.items
    for row in t.future_built:
        items |= 1 << row[1]
    for i in range(len(INVENTION_VALUE)):
        if items >> i & 1:
            value += INVENTION_VALUE[i]
        elif (t.on_board | t.on_sheet) >> i & 1:
            value += 0.2 * INVENTION_VALUE[i]
    value += w["token"] * (sum(t.tokens) + len(t.found) + len(t.future_tokens))
    value += w["treasure"] * len(t.kept)
    value += w["token"] * sum([n for n in t.uses if n > 0])
    for card in t.events.cards:
        if back_of(card) != EVENT_BACK:
            value += w["card_in_events"]
    return value


def island(t: Camp, w: dict[str, float]) -> float:
    """Tiles, covered sources, tokens in the way, and what the night will bring."""
    value = w["tile"] * t.explored
    for mask in t.black:
        value += w["covered"] * mask.bit_count()
    value += w["covered"] * (t.covered.bit_count() + t.closed.bit_count() + t.fog.bit_count())
    for mask in t.action_marks:
        value += w["token_on_action"] * mask.bit_count()
    value += w["token_on_action"] * (t.weather.bit_count() + t.danger_hunt)
    value += w["night"] * (len(t.nights) + 2 * len(t.nightly))
    return value + w["outside"] * len(t.outside)
