"""Where pawns and energy go, for the greedy player."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.choices import PLACING, PROPOSING, RESTING, Act
from robinsonade.games.naufragos.components import (
    BUILD,
    BUILD_ENERGY,
    CAMPFIRE,
    DIARY,
    EXPLORATION,
    FORAGE,
    GREAT_BONFIRE,
    IS_DEVELOPMENT,
    NOBODY,
    RAFT,
    SALVAGE,
    SAND_SIGNAL,
    SHELTERS,
    SPACE_AT,
    WOOD,
)
from robinsonade.games.naufragos.decks import FISHING, PREPARING
from robinsonade.games.naufragos.outlook import (
    FISH,
    TILE,
    fire_planned,
    food_tonight,
    hopes,
    pawns_on,
    turns_left,
    way_left,
    wood_tonight,
    work_left,
)
from robinsonade.games.naufragos.people import purse, usable
from robinsonade.games.naufragos.places import SEATS_IN
from robinsonade.games.naufragos.steps.building import Contribute, available
from robinsonade.games.naufragos.steps.camp_actions import shelter
from robinsonade.games.naufragos.steps.placement import free_space, space_cost
from robinsonade.games.naufragos.steps.run import Run
from robinsonade.games.naufragos.table import Castaways
from robinsonade.games.naufragos.weights import Weights
from robinsonade.games.naufragos.worth import Worth
from robinsonade.kernel.choice import Choice

EARLY: Final = 3  # turns in which the camp comes first


def score_placement(
    t: Castaways, w: Weights, seat: int, choices: list[Choice], white: bool
) -> list[float]:
    """A pawn where it is needed most, less what it costs."""
    found: list[float] = []
    have = purse(t, seat)
    for choice in choices:
        if not isinstance(choice, Act):
            found.append(0.0)
            continue
        if choice.kind is PLACING:
            value = action_value(t, w, seat, choice.what)
            cost = space_cost(t, seat, choice.what, free_space(t, choice.what))
            value -= cost * w.energy * 0.6
            short = max(0.0, reserve(t, w) - (have - cost))
            value -= short * w.tired if cost else 0.0
        elif choice.kind is RESTING:
            value = rest_value(t, w, seat) + 0.01 * choice.what
        else:
            value = camp_value(t, w, seat, choice.what)
        found.append(value)
    return found


def reserve(t: Castaways, w: Weights) -> int:
    """Energy to keep back."""
    return int(w.reserve)


def mouths(t: Castaways) -> int:
    return (t.alive & ~t.lost).bit_count()


def hunger_value(t: Castaways, w: Weights, pieces: float) -> float:
    """Food for tonight is worth more than food for tomorrow."""
    missing = mouths(t) - food_tonight(t)
    tonight = max(0.0, min(missing, pieces))
    return tonight * w.hunger + (pieces - tonight) * w.fresh * 0.5


def action_value(t: Castaways, w: Weights, seat: int, action: int) -> float:
    if action == FORAGE:
        return hunger_value(t, w, TILE) if t.supply > pawns_on(t, FORAGE) else -1.0
    if action == WOOD:
        return wood_value(t, w)
    if action == DIARY:
        return w.diary * w.story
    if action == SALVAGE:
        return w.salvage
    if action == CAMPFIRE:
        if t.fire or wood_tonight(t) == 0 or purse(t, seat) < 3:
            return -1.0
        return w.night * mouths(t) * (1.0 + 0.25 * min(4, turns_left(t))) - 2.0
    if action == BUILD:
        return build_value(t, w, seat)
    if action == EXPLORATION:
        return explore_value(t, w, seat)
    return 0.0


def wood_value(t: Castaways, w: Weights) -> float:
    value = w.wood
    wood = wood_tonight(t)
    if fire_planned(t) and wood + t.fire_wood == 0:
        value += w.night * mouths(t)
    elif not t.fire and wood == 0:
        value += w.night * mouths(t) * 0.8
    if not t.built >> GREAT_BONFIRE & 1:
        value += 0.8
    return value if wood < 8 else 0.0


def rest_value(t: Castaways, w: Weights, seat: int) -> float:
    gain = 1.0 if shelter(t) < 0 else shelter(t) + 1.5
    room = usable(t, seat) - t.energy[seat]
    value = min(gain, room) * w.rest
    if t.energy[seat] <= 1:
        value += 1.5
    return value + (w.injury * (0.6 + 0.2 * t.injuries[seat]) if t.injuries[seat] else 0.0)


def build_value(t: Castaways, w: Weights, seat: int) -> float:
    """Worth a pawn if there is something to build and the energy for it."""
    if pawns_on(t, BUILD) or not available(t):
        return -1.0
    spare = sum([max(0, purse(t, s) - reserve(t, w)) for s in SEATS_IN[t.alive & ~t.lost]])
    if spare < 2:
        return -0.5
    return w.build * min(1.0, spare / 4) + w.story * 0.3


def explore_value(t: Castaways, w: Weights, seat: int) -> float:
    """Worth it with energy, and the more the less time is left for the way."""
    have = purse(t, seat)
    if have < w.explore_energy:
        return -1.0
    out = pawns_on(t, EXPLORATION)
    left, turns = way_left(t), turns_left(t)
    if left == 0:
        return -1.0
    pace = 3.0  # spaces that a turn brings
    haste = left / max(1.0, pace * (turns - 0.5))
    value = w.explore * min(2.0, 0.35 + haste)
    if left <= 3 and not hopes(t) and turns > 3:
        value *= 0.3
    home = mouths(t) - out
    if out and home <= 2 and t.seats > 1:
        value *= 0.35
    if t.seats > 1 and home <= 1:
        value *= 0.5
    farthest = max([t.track[s] for s in SEATS_IN[t.alive]])
    return value - 0.25 * (farthest - t.track[seat]) * (0 if out else 1)


def camp_value(t: Castaways, w: Weights, seat: int, card: int) -> float:
    """What the card does, less its price."""
    printed = t.book.cards[card]
    worth = Worth(t, w)
    if card == FISHING:
        return hunger_value(t, w, FISH)
    if card == PREPARING:
        return (
            w.story + 0.5 if explore_value(t, w, seat) > 2 and not pawns_on(t, EXPLORATION) else 0.2
        )
    ctx = Run(printed.effect, 0, seat, card, NOBODY, 0)
    value = worth.block(printed.effect, ctx) - worth.cost(printed.cost)
    if food_tonight(t) < mouths(t) and "gain_f" in printed.id:
        value += w.hunger
    return value


def score_proposal(t: Castaways, w: Weights, choices: list[Choice]) -> list[float]:
    return [
        building_value(t, w, choice.what)
        if choice.kind is PROPOSING and isinstance(choice, Act)
        else 0.0
        for choice in choices
    ]


def building_value(t: Castaways, w: Weights, building: int) -> float:
    """Signals win the game; a shelter pays early."""
    spare = sum([max(0, purse(t, s) - reserve(t, w)) for s in SEATS_IN[t.alive & ~t.lost]])
    if building < SHELTERS:
        if spare < BUILD_ENERGY[building]:
            return -1.0
        early = turns_left(t) / 12
        return w.shelter * (2.2 - building * 0.5) * early + (2.0 if building == 0 else 0.0)
    if building == RAFT:
        return 3.0 if spare >= BUILD_ENERGY[RAFT] else -1.0
    if building == GREAT_BONFIRE:
        return 3.2 if t.wood >= 2 + (not t.fire_wood) else 1.0
    return 3.0 if building == SAND_SIGNAL else 0.0


def score_contribution(
    t: Castaways, w: Weights, step: Contribute, seat: int, choices: list[Choice]
) -> list[float]:
    """What one can spare; more when time presses and work is left."""
    have = purse(t, seat)
    explores = seat in t.pawns[SPACE_AT[EXPLORATION] : SPACE_AT[EXPLORATION + 1]]
    keep = reserve(t, w) + (2 if explores else 0)
    if turns_left(t) * 4 < work_left(t) and not explores:
        keep -= 1
    wanted = max(0, have - keep)
    if not IS_DEVELOPMENT[step.building]:
        others = sum(
            [max(0, purse(t, s) - reserve(t, w)) for s in SEATS_IN[t.alive & ~t.lost]]
        ) - max(0, have - reserve(t, w))
        missing = step.missing(t)
        if missing > wanted + others and step.energy == 0:
            wanted = 0
        elif seat == step.proposer:
            wanted = max(wanted, min(have - 1, missing - others))
    elif step.building == GREAT_BONFIRE:
        wanted = min(wanted, max(0, t.wood - (1 if t.fire and not t.fire_wood else 0)))
    return [
        float(-abs(choice.what - wanted)) if isinstance(choice, Act) else 0.0 for choice in choices
    ]
