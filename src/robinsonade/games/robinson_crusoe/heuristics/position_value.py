"""What a position is worth to the castaways, in wounds of one character."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import EVENT_BACK, back_of
from robinsonade.games.robinson_crusoe.box.characters import DIES_ON
from robinsonade.games.robinson_crusoe.box.components import (
    FOOD,
    FUR,
    PALISADE,
    ROOF,
    STORED,
    WEAPON,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.inventions import PASSIVE_ITEMS
from robinsonade.games.robinson_crusoe.box.lasting import STORE_FOOD
from robinsonade.games.robinson_crusoe.heuristics.health import harm, mood, pain, spirits
from robinsonade.games.robinson_crusoe.heuristics.lasting_value import (
    fur_price,
    palisade_worth,
    roof_worth,
    shelter_worth,
    site_worth,
    weapon_worth,
    wood_price,
)
from robinsonade.games.robinson_crusoe.heuristics.lava_escape import doom
from robinsonade.games.robinson_crusoe.heuristics.sky_ahead import rounds_left
from robinsonade.games.robinson_crusoe.heuristics.tonight import Outlook, still_to_come
from robinsonade.games.robinson_crusoe.heuristics.weights import INVENTION_VALUE, Weights
from robinsonade.games.robinson_crusoe.rules.goals import objective
from robinsonade.games.robinson_crusoe.rules.people import sleepers_outside
from robinsonade.games.robinson_crusoe.table.endings import OPEN, WON
from robinsonade.games.robinson_crusoe.table.phases import PLANNING_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members

MOST_LEVELS: Final = 6


def appraise(t: Camp, w: Weights) -> float:
    """The worth of everything that lies there."""
    if t.fate != OPEN:
        return w.won if t.fate == WON else w.lost
    value = people(t, w) + camp(t, w) + goods(t, w) + things(t, w) + island(t, w)
    done, needed = objective(t)
    return value + w.goal * done / needed - tonight(t, w)


def tonight(t: Camp, w: Weights) -> float:
    """What the night will cost; before the plan is made there is still time to provide."""
    outlook = Outlook(t, still_to_come(t), w)
    share = w.not_yet_planned if t.phase < PLANNING_PHASE or not t.plan else 1.0
    if t.phase > PLANNING_PHASE:
        share = 1.0
    return share * outlook.wounds(0.0, 0.0, 0.0, 0.0) * pain(t, w)


def people(t: Camp, w: Weights) -> float:
    value = mood(t.morale, rounds_left(t), w)
    for who in t.company():
        value -= harm(t.wounds[who], DIES_ON[who], w)
        value += spirits(t.determination[who], w)
    value += w.night * (len(t.nights) + w.every_night * len(t.nightly))
    return value + w.outside * len(sleepers_outside(t))


def camp(t: Camp, w: Weights) -> float:
    value = site_worth(t, t.camp, w)
    for level in range(min(MOST_LEVELS, t.levels[ROOF])):
        value += roof_worth(t, level, w)
    for level in range(min(MOST_LEVELS, t.levels[PALISADE])):
        value += palisade_worth(t, level, w)
    for level in range(t.levels[WEAPON]):
        value += weapon_worth(t, level, w)
    if t.sheltered():
        value += shelter_worth(t, w) + (w.firm_shelter if t.shelter else 0.0)
    return value - w.lava * doom(t, w)


def goods(t: Camp, w: Weights) -> float:
    """Resources, wherever they lie; food for tonight counts in `tonight`."""
    amount = [t.stock[i] + t.gained[i] for i in range(4)]
    for i, n in enumerate(t.future):
        amount[i % 4] += n
    for planned in t.plan:  # what is committed is not lost yet
        amount[WOOD] += planned.wood
        amount[FUR] += planned.fur
    stored = t.items & PASSIVE_ITEMS[STORE_FOOD]
    value = amount[FOOD] * (w.stored if stored else w.food_spare)
    value += amount[WOOD] * wood_price(t, w) + amount[FUR] * fur_price(t, w)
    return value + w.stored * amount[STORED]


def things(t: Camp, w: Weights) -> float:
    """Items, inventions, tokens, treasures and cards that wait."""
    value = 0.0
    items = t.items
    for built in t.future_built:
        items |= 1 << built.invention
    for i in members(items | t.on_board | t.on_sheet):
        value += INVENTION_VALUE[i] if has(items, i) else w.idea * INVENTION_VALUE[i]
    value += w.token * (sum(t.tokens) + len(t.found) + len(t.future_tokens))
    value += w.treasure * len(t.kept)
    value += w.token * sum([n for n in t.uses if n > 0])
    for card in t.events.cards:
        if back_of(card) != EVENT_BACK:
            value += w.card_in_events
    return value


def island(t: Camp, w: Weights) -> float:
    """Tiles, covered sources, tokens in the way."""
    value = w.tile * t.explored
    for mask in t.black:
        value += w.covered * mask.bit_count()
    value += w.covered * (t.covered.bit_count() + t.closed.bit_count() + t.fog.bit_count())
    if has(t.fog, t.camp):  # RC-16.2.2
        value += w.fogged_camp
    for mask in t.action_marks:
        value += w.token_on_action * mask.bit_count()
    return value + w.token_on_action * (t.weather.bit_count() + t.danger_hunt)
