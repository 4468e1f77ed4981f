"""What tonight is like in a few lines: food, sky, threats, animals, shelter."""

from __future__ import annotations

from typing import Literal

from robinsonade.games.robinson_crusoe.box.cards import HARMLESS, THREAT_ACTION, is_wreck
from robinsonade.games.robinson_crusoe.box.components import (
    FOOD,
    FUR,
    PALISADE,
    RAIN,
    RESOURCE_IDS,
    ROOF,
    STORED,
    TRACK_IDS,
    WEAPON,
    WINTER,
    WOOD,
)
from robinsonade.games.robinson_crusoe.box.dice import RAIN_DIE, RAIN_ROLL, WINTER_DIE
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_GOODS, TOKENS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.spots import LEFT, RIGHT
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_GIFT, ITEMS
from robinsonade.games.robinson_crusoe.guide.forecast import words
from robinsonade.games.robinson_crusoe.guide.forecast.actions_count import Actions
from robinsonade.games.robinson_crusoe.guide.forecast.night_count import Night, winter_ignored
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Addend, Need, Prospect, Said
from robinsonade.games.robinson_crusoe.guide.forecast.words import addend, said
from robinsonade.games.robinson_crusoe.guide.forecast.workshop import counted_need, one_need
from robinsonade.games.robinson_crusoe.rules.planning.draft import Draft
from robinsonade.games.robinson_crusoe.rules.resources import have
from robinsonade.games.robinson_crusoe.rules.weather_odds import (
    ATTACKING,
    DICE_MASK,
    EATING,
    SKIES,
    TEARING,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.stake import percent

SURE = 0.9995  # what is left of a chance after adding up many


def show_lines(t: Camp, actions: Actions, night: Night) -> list[Prospect]:
    lines = [food_line(t, actions, night), sky_line(t, actions, night), threat_line(t)]
    if night.rolls or night.storm:
        lines.append(animals_line(t, night))
    else:
        lines.append(line("animals", words.NO_ANIMALS, (), None, 0.0, 0.0, []))
    return [*lines, shelter_line(night)]


Ids = Literal["food", "sky", "threat", "animals", "shelter"]


def line(
    name: Ids,
    kind: Kind,
    facts: tuple[int, ...],
    chance: float | None,
    there: float,
    need: float,
    added: list[Addend],
) -> Prospect:
    tone: Literal["good", "fair", "bad"] = "good"
    if chance is not None and chance < SURE:
        tone = "fair" if chance >= 0.5 else "bad"
    return {
        "id": name,
        "tone": tone,
        "said": said(kind, *facts),
        "chance": None if chance is None else round(min(1.0, chance), 4),
        "have": round(there, 3),
        "need": round(need, 3),
        "rules": list(kind.rules),
        "sum": added,
        "needs": [],
    }


# -- food ----------------------------------------------------------------------------------------


def food_line(t: Camp, actions: Actions, night: Night) -> Prospect:
    """RC-11.5: food against mouths."""
    mouths = len(night.people) + night.kids
    need = mouths + night.guest
    added = [
        addend(words.IN_STORE, (resource,), t.stock[resource] + t.gained[resource])
        for resource in (FOOD, STORED)
        if t.stock[resource] + t.gained[resource]
    ]
    added += actions.food
    if night.food_lost.mean:
        added.append(takes(words.SPOILT_BY_RAIN, night.food_lost.mean, night.food_lost.chance))
    if night.eaten.mean:
        added.append(takes(words.EATEN_BY_ANIMALS, night.eaten.mean, night.eaten.chance))
    if night.kids:
        added.append(addend(words.KIDS, (night.kids,), -night.kids))
    added.append(addend(words.MEALS, (len(night.people),), -len(night.people) - night.guest))
    added += reserves(t)
    fed = 1.0 - max(night.hungry.chance, night.kids_hungry.chance)
    there = night.food.mean
    if fed > SURE:
        return line("food", words.FED, (round(there), mouths), 1.0, there, need, added)
    if fed > 1.0 - SURE:
        return line("food", words.PERHAPS_FED, (percent(fed), mouths), fed, there, need, added)
    short = max(1, round(night.hungry.mean + night.kids_hungry.mean))
    return line("food", words.HUNGRY, (short, mouths), 0.0, there, need, added)


def takes(kind: Kind, mean: float, chance: float) -> Addend:
    return addend(kind, (), -mean, chance)


def reserves(t: Camp) -> list[Addend]:
    """What could still be turned into food, and is not counted."""
    found: list[Addend] = []
    for token in range(TOKENS):
        food = sum([n for res, n in TOKEN_GOODS[token] if res in (FOOD, STORED)])
        if food and t.tokens[token]:
            n = food * t.tokens[token]
            found.append(addend(words.USABLE_TOKEN, (token,), n, counted=False))
    for item in range(ITEMS):
        food = sum([n for res, n in ITEM_GIFT[item].only_goods() if res in (FOOD, STORED)])
        if food and t.uses[item] > 0:
            n = food * t.uses[item]
            found.append(addend(words.USABLE_ITEM, (item,), n, counted=False))
    return found


# -- sky -----------------------------------------------------------------------------------------


def sky_line(t: Camp, actions: Actions, night: Night) -> Prospect:
    """RC-11.1, RC-11.2: clouds against the roof, and what they cost."""
    roof = t.levels[ROOF]
    clouds = night.clouds
    added = clouds_added(t)
    added.append(addend(words.ROOF, (), -roof))
    added += [{**line_, "amount": -line_["amount"]} for line_ in actions.roof]
    if night.winter.mean:
        snow = night.winter
        added.append(addend(words.SNOW, (), snow.mean, snow.chance, counted=False))
    if night.wood_needed.mean:
        wood = sum([share * state[1] for state, share in actions.states.items()])
        added.append(addend(words.WOOD_AT_HAND, (), wood, counted=False))
    if not clouds.most:
        return line("sky", words.NO_WEATHER, (), None, roof, 0.0, [])
    dry = 1.0 - night.rain_wounds.chance
    best = roof + round(sum([line_["amount"] for line_ in actions.roof]))
    if not night.above.mean and not night.winter.mean:
        return line("sky", words.DRY, (clouds.most, best), 1.0, roof, clouds.mean, added)
    if dry > SURE:
        return line("sky", words.PAID_FOR, (clouds.most, best), 1.0, roof, clouds.mean, added)
    facts = (percent(1.0 - dry), clouds.most, best)
    return line("sky", words.WET, facts, dry, roof, clouds.mean, added)


def clouds_added(t: Camp) -> list[Addend]:
    """RC-11.1, RC-12.15: dice and tokens."""
    added: list[Addend] = []
    sheet = t.sheet()
    dice = sheet.weather[t.turn] if 0 < t.turn <= sheet.rounds else 0
    rolled = t.early[0::2]
    for die in members(dice & DICE_MASK):
        if die not in rolled:
            kind = words.RAIN_DIE if die == RAIN_ROLL else words.WINTER_DIE
            mean = sum([p * (rain + winter) for p, rain, winter in SKIES[1 << die][0]])
            added.append(addend(kind, (), mean))
    for place in range(0, len(t.early), 2):
        die, face = t.early[place], t.early[place + 1]
        if has(DICE_MASK, die):
            clouds = RAIN_DIE[face] if die == RAIN_ROLL else WINTER_DIE[face]
            added.append(addend(words.ROLLED_EARLY, (), clouds[0] + clouds[1]))
    for token in (RAIN, WINTER):
        if has(t.weather, token):
            added.append(addend(words.CLOUD_TOKEN, (token,), 1))
    ignored = winter_ignored(t, 0)
    if ignored:
        added.append(addend(words.IGNORED, (), -ignored))
    return added


# -- threats -------------------------------------------------------------------------------------


def threat_line(t: Camp) -> Prospect:
    """RC-5.4: the card on the left falls when the next event pushes it off."""
    draft = Draft(t)
    left = t.left if t.left >= 0 and not draft.has(LEFT) else -1
    right = t.right if t.right >= 0 and not draft.has(RIGHT) else -1
    if left >= 0:
        kind = words.STAYS if right < 0 else words.LEAVES if HARMLESS[left] else words.FALLS
        found = line("threat", kind, (left,), float(kind is not words.FALLS), 0, 1, [])
        found["needs"] = averting(t, left)
        return found
    if t.left >= 0:
        return line("threat", words.AVERTED, (t.left,), 1.0, 1, 1, [])
    if right >= 0:
        kind = words.LEAVES_LATER if HARMLESS[right] else words.FALLS_LATER
        found = line("threat", kind, (right,), 1.0, 0, 1, [])
        found["needs"] = averting(t, right)
        return found
    if t.right >= 0:
        return line("threat", words.AVERTED, (t.right,), 1.0, 1, 1, [])
    return line("threat", words.NO_THREAT, (), None, 0, 0, [])


def averting(t: Camp, card: int) -> list[Need]:
    """RC-8.2: what an action against it needs."""
    action = THREAT_ACTION[card]
    pawns = 1 if is_wreck(card) else action.pawns
    needs = [counted_need("pawn", "pawn", pawns, free_hands(t))]
    for item in members(action.items):
        needs.append(one_need("invention", INVENTION_IDS[item], t.has(item)))
    if action.weapon:
        needs.append(counted_need("track", TRACK_IDS[WEAPON], action.weapon, t.levels[WEAPON]))
    for price in action.prices[:1]:
        for resource, n in ((WOOD, price.wood), (FUR, price.fur), (FOOD, price.food)):
            if n:
                needs.append(counted_need("resource", RESOURCE_IDS[resource], n, have(t, resource)))
        if price.item >= 0:
            needs.append(one_need("invention", INVENTION_IDS[price.item], t.has(price.item)))
    return needs


def free_hands(t: Camp) -> int:
    """RC-7.1: pawns of people that are not placed yet."""
    used = Draft(t).used
    return sum([max(0, t.pawns[who] - used[who]) for who in t.cast])


# -- animals and shelter -------------------------------------------------------------------------


def animals_line(t: Camp, night: Night) -> Prospect:
    """RC-11.4: hungry animals and the storm."""
    added: list[Addend] = []
    palisade, weapon = t.levels[PALISADE], t.levels[WEAPON]
    for faces in night.rolls:
        if len(faces) > 1:
            added.append(addend(words.ANIMALS_EAT, (percent(EATING),), 0, EATING))
            added.append(addend(words.ANIMALS_TEAR, (percent(TEARING), palisade), 0, TEARING))
            attacking = (percent(ATTACKING), weapon)
            added.append(addend(words.ANIMALS_ATTACK, attacking, 0, ATTACKING))
    if night.storm:
        storm = night.storm_wounds
        added.append(addend(words.STORM, (palisade,), storm.mean, storm.chance))
    harm = min(1.0, night.attacked.chance + night.storm_wounds.chance)
    if harm < 1.0 - SURE:
        return line("animals", words.SAFE, (), 1.0, palisade, len(night.rolls), added)
    facts = (percent(harm),)
    return line("animals", words.ANIMALS, facts, 1.0 - harm, palisade, len(night.rolls), added)


def shelter_line(night: Night) -> Prospect:
    """RC-11.5 (3): a wound in the open air."""
    roofed = 1.0 - night.roofless.chance
    if roofed > SURE:
        return line("shelter", words.UNDER_ROOF, (), 1.0, 1, 1, [])
    if roofed < 1.0 - SURE:
        return line("shelter", words.OPEN_AIR, (), 0.0, 0, 1, [])
    return line("shelter", words.PERHAPS_SHELTER, (percent(roofed),), roofed, roofed, 1, [])


def uncounted(actions: Actions, adventure: float) -> list[Said]:
    """What may come as well: nobody knows which card."""
    found = [said(words.ADVENTURES, percent(adventure))] if adventure else []
    return [*found, *actions.uncounted, said(words.USES)]
