"""Where pawns and energy go, for the greedy player."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.cards import CARD_INDEX
from robinsonade.games.naufragos.box.components import (
    BUILD,
    BUILD_ENERGY,
    BUILD_WOOD,
    CAMPFIRE,
    DIARY,
    EXPLORATION,
    FORAGE,
    GREAT_BONFIRE,
    IS_DEVELOPMENT,
    NOBODY,
    RAFT,
    SALVAGE,
    SHELTERS,
    SPACE_AT,
    UNIT_WOOD,
    WOOD,
)
from robinsonade.games.naufragos.choices import PLACING, PROPOSING, RESTING, Act
from robinsonade.games.naufragos.effects.goods import GainFood, GainFresh
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.heuristics.outlook import (
    fire_planned,
    food_tonight,
    pawns_on,
    turns_left,
    way_left,
    wood_tonight,
)
from robinsonade.games.naufragos.heuristics.signals import (
    SignalPlan,
    signal_plan,
    strength_of_hands,
)
from robinsonade.games.naufragos.heuristics.weights import Weights
from robinsonade.games.naufragos.heuristics.worth import Worth
from robinsonade.games.naufragos.rules.camp_board import FISHING, PREPARING
from robinsonade.games.naufragos.rules.people import purse, usable
from robinsonade.games.naufragos.steps.camp.building import Contribute, available
from robinsonade.games.naufragos.steps.camp.resting import shelter
from robinsonade.games.naufragos.steps.placement import free_space, space_cost
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members

EFFORT: Final = CARD_INDEX["camp_great_effort"]


def score_placement(t: Castaways, w: Weights, seat: int, choices: list[Choice]) -> list[float]:
    """A pawn where it is needed most, less what it costs."""
    found: list[float] = []
    have = purse(t, seat)
    plan = signal_plan(t, w)
    keep = reserve(t, w)
    for choice in choices:
        if not isinstance(choice, Act):
            found.append(0.0)
            continue
        if choice.kind is PLACING:
            value = action_value(t, w, seat, choice.what, plan)
            cost = space_cost(t, seat, choice.what, free_space(t, choice.what))
            value -= cost * w.energy * w.pawn_cost
            short = max(0.0, keep - (have - cost))
            value -= short * w.tired if cost else 0.0
        elif choice.kind is RESTING:
            value = rest_value(t, w, seat) + w.rest_late * choice.what
        else:
            value = camp_value(t, w, seat, choice.what, plan)
        found.append(value)
    return found


def reserve(t: Castaways, w: Weights) -> int:
    """Energy to keep back; there is no tomorrow after the last turn."""
    return int(w.reserve) if turns_left(t) > 1 else 0


def mouths(t: Castaways) -> int:
    return (t.alive & ~t.lost).bit_count()


def room_tonight(t: Castaways, seat: int) -> int:
    """Energy that a castaway could still recover, once the night is over."""
    night = 1 if t.fire and t.fire_wood + t.wood else -1
    return usable(t, seat) - t.energy[seat] - 1 - night


def hunger_value(t: Castaways, w: Weights, pieces: float) -> float:
    """Food against hunger first; what is left restores energy."""
    missing = mouths(t) - food_tonight(t, w)
    tonight = max(0.0, min(missing, pieces))
    room = sum([max(0, room_tonight(t, s)) for s in members(t.alive & ~t.lost)])
    more = min(pieces - tonight, max(0.0, room + min(0.0, missing)))
    if turns_left(t) == 1:
        return 0.0
    return tonight * w.hunger + more * w.fresh


def action_value(t: Castaways, w: Weights, seat: int, action: int, plan: SignalPlan) -> float:
    if action == FORAGE:
        return hunger_value(t, w, w.forage_tile) if t.supply > pawns_on(t, FORAGE) else w.never
    if action == WOOD:
        return wood_value(t, w, plan)
    if action == DIARY:
        return w.diary * w.story
    if action == SALVAGE:
        if turns_left(t) == 1:
            return w.salvage_last
        return w.salvage if t.seats > 1 else w.salvage_alone
    if action == CAMPFIRE:
        return fire_value(t, w, seat)
    if action == BUILD:
        return build_value(t, w, seat, plan)
    if action == EXPLORATION:
        return explore_value(t, w, seat, plan)
    return 0.0


def at_home_tonight(t: Castaways) -> int:
    return max(0, mouths(t) - pawns_on(t, EXPLORATION) // 2)


def fire_value(t: Castaways, w: Weights, seat: int) -> float:
    """Nights with a fire, less its wood; for one or two it hardly pays."""
    have = purse(t, seat)
    if t.fire or wood_tonight(t) == 0 or have < 3 or turns_left(t) <= 1:
        return w.never
    night = w.night * at_home_tonight(t) - w.wood
    lights = min(1.0, (have - 1) / 6)
    return night * min(4, turns_left(t) - 1) * lights - w.kindle * min(5, have - 1)


def wood_value(t: Castaways, w: Weights, plan: SignalPlan) -> float:
    """For the fire tonight, for signals, for the next shelter."""
    wood = wood_tonight(t)
    value = w.wood_spare
    if fire_planned(t) and wood + t.fire_wood == 0 and turns_left(t) > 1:
        value += w.night * at_home_tonight(t)
    wood -= 1 if fire_planned(t) and not t.fire_wood else 0
    level = shelter(t) + 1
    better = shelter_value(t, w, level) if level < SHELTERS else 0.0
    if better > 0 and wood < BUILD_WOOD[level]:
        value += better * w.timber
    elif wood < plan.wood + (BUILD_WOOD[level] if better > 0 else 0):
        value += w.wood + w.progress * urgency(t, w, plan)
    return value


def urgency(t: Castaways, w: Weights, plan: SignalPlan) -> float:
    """How much the signals press: with every turn a ship less may see them."""
    time = max(1.0, turns_left(t) - 1.0)
    hurry = w.hurry if t.seats > 1 else w.hurry_alone
    return min(w.hurry_most, hurry + plan.left / (strength_of_hands(t, w) * time))


def rest_value(t: Castaways, w: Weights, seat: int) -> float:
    if turns_left(t) == 1:
        return w.rest_last
    gain = 1.0 if shelter(t) < 0 else shelter(t) + w.rest_shelter
    room = room_tonight(t, seat)
    if pawns_on(t, BUILD):
        room += max(0, purse(t, seat) - reserve(t, w))
    value = max(0.0, min(gain, room)) * w.rest
    if t.energy[seat] <= 1:
        value += w.rest_weak
    hurt = t.injuries[seat]
    return value + (w.injury * (w.rest_heals + w.rest_heals_more * hurt) if hurt else 0.0)


def spare_energy(t: Castaways, w: Weights) -> int:
    keep = reserve(t, w)
    return sum([max(0, purse(t, s) - keep) for s in members(t.alive & ~t.lost)])


def build_value(t: Castaways, w: Weights, seat: int, plan: SignalPlan) -> float:
    """Worth a pawn if there is something to build and the energy for it."""
    if pawns_on(t, BUILD):
        return w.never
    return max([building_value(t, w, b, plan) for b in available(t)], default=w.never)


def building_value(t: Castaways, w: Weights, building: int, plan: SignalPlan) -> float:
    """Signals win the game; a shelter pays early."""
    spare = spare_energy(t, w)
    if building < SHELTERS:
        dig = reserve(t, w) if t.seats == 1 else 1  # it pays back: dig into the reserve
        able = spare + dig * mouths(t) >= BUILD_ENERGY[building]
        return shelter_value(t, w, building) if able else w.never
    if not has(plan.mask, building):
        return w.never
    if building == RAFT:
        return w.build * w.raft + w.story if spare >= BUILD_ENERGY[RAFT] else w.never
    units = BUILD_ENERGY[building] - t.progress[building]
    if UNIT_WOOD[building]:
        units = min(units, t.wood - (1 if t.fire and not t.fire_wood else 0))
    part = min(spare, units)
    if part < min(2, units):
        return w.never
    value = w.build * min(1.0, part / 4) * urgency(t, w, plan) + part * w.unit
    return value + (
        w.build + w.story if part >= BUILD_ENERGY[building] - t.progress[building] else 0
    )


def shelter_value(t: Castaways, w: Weights, level: int) -> float:
    """What better rest is worth in the turns that are left, less the price."""
    gain = w.first_shelter if level == 0 else 1.0
    rests = (w.rests * t.alive.bit_count() + (t.seats == 1)) * (turns_left(t) - 1)
    price = BUILD_ENERGY[level] + BUILD_WOOD[level] * w.shelter_wood + w.shelter_pawn
    return min(w.shelter_most, (gain * rests * w.rest - price) * w.shelter)


def explore_value(t: Castaways, w: Weights, seat: int, plan: SignalPlan) -> float:
    """Worth it with energy, and the more the less time is left for the way."""
    have = purse(t, seat)
    if have < w.explore_energy:
        return w.never
    out = pawns_on(t, EXPLORATION)
    left, turns = way_left(t), turns_left(t)
    if left == 0:
        return w.never
    if left <= 2 and waiting_for_signals(t, w, plan):
        return w.explore_early
    pace = w.pace if t.seats > 1 else w.pace_alone
    haste = left / max(1.0, pace * (turns - w.turn_lost))
    value = w.explore * min(w.haste_most, w.haste + haste)
    home = mouths(t) - out
    if out and home <= 2 and t.seats > 1:
        value *= w.few_at_home
    if t.seats > 1 and home <= 1:
        value *= w.nobody_at_home
    farthest = max([t.track[s] for s in members(t.alive)])
    return value - w.behind * (farthest - t.track[seat]) * (0 if out else 1)


def waiting_for_signals(t: Castaways, w: Weights, plan: SignalPlan) -> bool:
    """Is it better not to call the ship yet?"""
    if turns_left(t) <= 2:
        return False
    return plan.left > (0 if t.seats == 1 else strength_of_hands(t, w))


def camp_value(t: Castaways, w: Weights, seat: int, card: int, plan: SignalPlan) -> float:
    """What the card does, less its price."""
    printed = t.book.cards[card]
    worth = Worth(t, w)
    if card == FISHING:
        return hunger_value(t, w, w.fish_tile)
    if card == PREPARING:
        ready = explore_value(t, w, seat, plan) > 2 and not pawns_on(t, EXPLORATION)
        return w.story + w.prepare if ready else w.prepare_idly
    if card == EFFORT and turns_left(t) == 1:
        return w.last_effort if plan.work else 0.0
    run = Run(printed.effect, 0, seat, card, NOBODY, 0)
    value = worth.script(printed.effect, run) - worth.cost(printed.cost)
    hungry = mouths(t) - food_tonight(t, w)
    return value + max(0.0, min(hungry, food_from(t, printed.effect))) * (w.hunger - w.food)


def food_from(t: Castaways, script: int) -> int:
    """Food that an effect is sure to bring."""
    effects = t.book.scripts[script]
    return sum([effect.n for effect in effects if isinstance(effect, GainFood | GainFresh)])


def score_proposal(t: Castaways, w: Weights, choices: list[Choice]) -> list[float]:
    plan = signal_plan(t, w)
    return [
        building_value(t, w, choice.what, plan)
        if choice.kind is PROPOSING and isinstance(choice, Act)
        else 0.0
        for choice in choices
    ]


def score_contribution(
    t: Castaways, w: Weights, step: Contribute, seat: int, choices: list[Choice]
) -> list[float]:
    """What one can spare; more when time presses and work is left."""
    have = purse(t, seat)
    explores = seat in t.pawns[SPACE_AT[EXPLORATION] : SPACE_AT[EXPLORATION + 1]]
    keep = reserve(t, w) + (2 if explores else 0)
    if not explores and urgency(t, w, signal_plan(t, w)) > w.urgent:
        keep = max(0, keep - 1)
    wanted = max(0, have - keep)
    if not IS_DEVELOPMENT[step.building]:
        keep = max(0, keep - (2 if t.seats == 1 else 1))
        wanted = max(0, have - keep)
        others = sum(
            [max(0, purse(t, s) - keep) for s in members(t.alive & ~t.lost & ~(1 << seat))]
        )
        missing = step.missing(t)
        if missing > wanted + others and step.energy == 0:
            wanted = 0
        elif seat == step.proposer:
            wanted = max(wanted, min(have, missing - others))
    elif step.building == GREAT_BONFIRE:
        wanted = min(wanted, max(0, t.wood - (1 if t.fire and not t.fire_wood else 0)))
    # No more than can be given: the best of it is never worse than giving something away.
    wanted = min(wanted, max([choice.what for choice in choices if isinstance(choice, Act)]))
    return [
        float(-abs(choice.what - wanted)) if isinstance(choice, Act) else 0.0 for choice in choices
    ]
