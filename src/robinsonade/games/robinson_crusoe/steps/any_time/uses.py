"""What can be used at a moment of its owner's choice (RC-3.7, RC-12.13, RC-12.14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITIES_EACH,
    ABILITY_COST,
    ABILITY_SCRIPT,
    ABILITY_TIMING,
    FRENZY,
    SOLDIER,
)
from robinsonade.games.robinson_crusoe.box.components import FOOD, WEAPON, WOOD
from robinsonade.games.robinson_crusoe.box.discovery_tokens import (
    TOKEN_GIFT,
    TOKEN_ITEM,
    TOKEN_PASSIVES,
    TOKEN_SCRIPT,
    TOKEN_TIMING,
    TOKEN_WEAPON,
)
from robinsonade.games.robinson_crusoe.box.inventions import PASSIVE_ITEMS
from robinsonade.games.robinson_crusoe.box.lasting import (
    NIGHT_HEAL,
    TEMP_WEAPON,
)
from robinsonade.games.robinson_crusoe.box.scenarios import CASTAWAYS
from robinsonade.games.robinson_crusoe.box.starting_items import (
    ITEM_GIFT,
    ITEM_IDS,
    ITEM_SCRIPT,
    ITEM_TIMING,
    PISTOL,
)
from robinsonade.games.robinson_crusoe.choices import (
    PILE_UP,
    USE_ABILITY,
    USE_CARD,
    USE_CARRIED,
    USE_INVENTION,
    USE_ITEM,
    USE_TOKEN,
)
from robinsonade.games.robinson_crusoe.rules.people import in_reach, sleepers_outside, wounded
from robinsonade.games.robinson_crusoe.rules.resources import have
from robinsonade.games.robinson_crusoe.rules.run import script_useful
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import pile_room
from robinsonade.games.robinson_crusoe.steps.any_time.kept_cards import USE_OF
from robinsonade.games.robinson_crusoe.steps.any_time.timings import (
    COUNCIL,
    FIGHTING,
    NIGHT,
    TIMINGS,
    timing_fits,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members

CHEAPEST_ABILITY: Final = min(ABILITY_COST)
PERSONAL_USE: Final = "pipe_and_tobacco"  # RC-12.13: who uses it gets it
_PIPE: Final = ITEM_IDS.index(PERSONAL_USE)


def add_uses(t: Camp, seat: int, moment: int, found: list[Choice]) -> None:
    """Add what a seat could use now, if it would change anything."""
    if seat == t.decider():
        add_tokens(t, seat, moment, found)
        add_cards(t, seat, moment, found)
        if moment == NIGHT:
            add_night_items(t, seat, found)
        if moment == COUNCIL and t.scenario == CASTAWAYS:
            add_pile(t, seat, found)
    if moment == NIGHT and t.outside:
        add_carried(t, seat, found)
    add_items(t, seat, moment, found)
    add_abilities(t, seat, moment, found)


def add_tokens(t: Camp, seat: int, moment: int, found: list[Choice]) -> None:
    """RC-12.14, RC-18: discovery tokens are shared: the actor's, or the first player's decision."""
    for token, number in enumerate(t.tokens):
        if not number or not timing_fits(t, TOKEN_TIMING[token], moment):
            continue
        if temporary(token):
            if moment != FIGHTING or has(t.used_once, token):
                continue
        elif (
            (TOKEN_ITEM[token] >= 0 and not t.has(TOKEN_ITEM[token]))
            or t.levels[WEAPON] < TOKEN_WEAPON[token]
            or not script_useful(t, TOKEN_SCRIPT[token])
        ):
            continue
        found.append(USE_TOKEN[seat][token])


def add_carried(t: Camp, seat: int, found: list[Choice]) -> None:
    """RC-12.3, RC-R87: who sleeps outside may use tokens and cards it carries, for itself alone.

    What needs the camp, or serves all of it, waits for the morning.
    """
    for who in sleepers_outside(t):
        if t.seat_for(who) != seat:
            continue
        for carried in t.future_tokens:
            choice = USE_CARRIED[seat][carried.token]
            if (
                carried.who == who
                and choice not in found
                and TOKEN_ITEM[carried.token] < 0
                and t.levels[WEAPON] >= TOKEN_WEAPON[carried.token]
                and TOKEN_GIFT[carried.token].serves(t.wounds[who])
            ):
                found.append(choice)
        for gained in t.future_items:
            if gained.who == who and ITEM_GIFT[gained.item].serves(t.wounds[who]):
                found.append(USE_ITEM[seat][gained.item])
        for kept in t.kept:
            way = USE_OF[kept.card]
            if kept.actor == who and way is not None and way.heals and t.wounds[who]:
                found.append(USE_CARD[seat][kept.card])


def temporary(token: int) -> int:
    """The temporary weapon bonus of a token, if it is one."""
    for passive in TOKEN_PASSIVES[token]:
        if passive.kind == TEMP_WEAPON:
            return passive.number("n")
    return 0


def add_items(t: Camp, seat: int, moment: int, found: list[Choice]) -> None:
    """RC-12.13: starting items are shared; only the Pipe's user matters."""
    for item, uses in enumerate(t.uses):
        if uses <= 0 or not timing_fits(t, ITEM_TIMING[item], moment):
            continue
        if item == _PIPE:  # RC-R87: who sleeps outside cannot reach it
            if not in_reach(t, [t.cast[seat]]):
                continue
        elif seat != t.decider():
            continue
        if item == PISTOL or script_useful(t, ITEM_SCRIPT[item]):
            found.append(USE_ITEM[seat][item])


def add_abilities(t: Camp, seat: int, moment: int, found: list[Choice]) -> None:
    """RC-3.7: paid with own determination, once a round each."""
    who = t.cast[seat]
    tokens = t.determination[who]
    if tokens < CHEAPEST_ABILITY or has(t.muted, who):
        return
    for ability in range(who * ABILITIES_EACH, who * ABILITIES_EACH + ABILITIES_EACH):
        if tokens < ABILITY_COST[ability] or has(t.abilities, ability):
            continue
        if ability == FRENZY:
            fits = moment == FIGHTING and t.actor == SOLDIER
        else:
            timing = ABILITY_TIMING[ability]
            fits = timing in TIMINGS[moment] and script_useful(t, ABILITY_SCRIPT[ability])
        if fits:
            found.append(USE_ABILITY[seat][ability])


def add_cards(t: Camp, seat: int, moment: int, found: list[Choice]) -> None:
    """RC-12.4: kept treasures."""
    for kept in t.usable_cards():
        way = USE_OF[kept.card]
        if way is None or kept.uses == 0:
            continue
        if way.fits(t, kept, moment):
            found.append(USE_CARD[seat][kept.card])


def add_night_items(t: Camp, seat: int, found: list[Choice]) -> None:
    """RC-11.7: Pot and Fireplace, once a night each."""
    if not have(t, FOOD) or t.locked or not wounded(t):
        return
    mask = t.items & PASSIVE_ITEMS[NIGHT_HEAL] & ~t.healed_with
    for invention in members(mask):
        found.append(USE_INVENTION[seat][invention])


def add_pile(t: Camp, seat: int, found: list[Choice]) -> None:
    """RC-16.1.1: wood for the pile, in one round on one column only."""
    for n in range(1, min(t.stock[WOOD], pile_room(t)) + 1):
        found.append(PILE_UP[seat][n])
