"""Things used at a moment of their owner's choice (RC-3.7, RC-12.13, RC-12.14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.acts import gain, have, heal, spend, wound
from robinsonade.games.robinson_crusoe.cards import passive_of
from robinsonade.games.robinson_crusoe.choices import (
    PILE_UP,
    PILING,
    USE_ABILITY,
    USE_CARD,
    USE_INVENTION,
    USE_ITEM,
    USE_TOKEN,
    USING_ABILITY,
    USING_CARD,
    USING_INVENTION,
    USING_ITEM,
    USING_TOKEN,
    Use,
)
from robinsonade.games.robinson_crusoe.components import (
    ABILITIES_EACH,
    ABILITY_COST,
    ABILITY_SCRIPT,
    ABILITY_TIMING,
    FOOD,
    FRENZY,
    FRENZY_BONUS,
    SOLDIER,
    WEAPON,
    WOOD,
    owner_of,
)
from robinsonade.games.robinson_crusoe.decks import kept_gone
from robinsonade.games.robinson_crusoe.effects.resources import goods_of
from robinsonade.games.robinson_crusoe.events import (
    ABILITY_USED,
    CARD_USED,
    ITEM_USED,
    THING_USED,
    TOKEN_USED,
)
from robinsonade.games.robinson_crusoe.passives import (
    HEAL_EACH,
    HEAL_ONCE,
    IGNORE_WINTER,
    NIGHT_HEAL,
    PEEK_EVENT,
    REMOVE_TOKEN,
    TEMP_WEAPON,
    TO_RAIN,
)
from robinsonade.games.robinson_crusoe.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.reasons import AMULET, HEALING
from robinsonade.games.robinson_crusoe.scenarios import CASTAWAYS
from robinsonade.games.robinson_crusoe.scripts import NO_CARD, Run, script_useful
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.steps.goods import look_at_top
from robinsonade.games.robinson_crusoe.steps.people import SPLIT, PickPerson
from robinsonade.games.robinson_crusoe.steps.pile import pile_room, put_on_pile
from robinsonade.games.robinson_crusoe.steps.places import NO_PENALTY, PickPlace, markers
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.things import (
    INVENTION_PASSIVES,
    ITEM_IDS,
    ITEM_SCRIPT,
    ITEM_TIMING,
    PASSIVE_ITEMS,
    PISTOL,
    PISTOL_BONUS,
    TOKEN_IDS,
    TOKEN_ITEM,
    TOKEN_PASSIVES,
    TOKEN_SCRIPT,
    TOKEN_STAYS,
    TOKEN_TIMING,
    TOKEN_WEAPON,
)
from robinsonade.kernel.choice import Choice

# The moments at which things can be used; each allows those timings.
DAY: Final = 0  # between two steps: what works at any time
COUNCIL: Final = 1  # before the Action phase
FIGHTING: Final = 2
SKY: Final = 3
NIGHT: Final = 4
ANIMALS_ABOUT: Final = 5  # the hungry-animals die has been rolled
_TIMINGS: Final[list[tuple[str, ...]]] = [
    ("any", "not_during_action_resolution"),
    ("any", "not_during_action_resolution", "before_action_phase"),
    ("any", "fight"),
    ("any", "not_during_action_resolution", "weather"),
    ("any", "not_during_action_resolution", "night"),
    ("any", "not_during_action_resolution", "weather"),
]
CHEAPEST_ABILITY: Final = min(ABILITY_COST)
FRENZIED: Final = 1 << 300  # in `used_once`: Frenzy lasts for the whole action
ANY_TIME: Final = ("any", "not_during_action_resolution")
PERSONAL_USE: Final = "pipe_and_tobacco"  # RC-12.13: who uses it gets it
_PIPE: Final = ITEM_IDS.index(PERSONAL_USE)
# Places in the mask of what somebody has let pass.
_ITEM_BIT: Final = len(TOKEN_IDS)
_ABILITY_BIT: Final = _ITEM_BIT + len(ITEM_IDS)
_CARD_BIT: Final = _ABILITY_BIT + len(ABILITY_COST)


def timing_fits(t: Camp, timing: str, moment: int) -> bool:
    if timing == "not_during_action_resolution" and t.phase == ACTION_PHASE:
        return False
    return timing in _TIMINGS[moment]


def add_uses(t: Camp, seat: int, moment: int, found: list[Choice]) -> int:
    """Add what a seat could use now; returns the mask of those it can also use later."""
    later = 0
    if seat == t.decider():
        later |= add_tokens(t, seat, moment, found)
        later |= add_cards(t, seat, moment, found)
        if moment == NIGHT:
            add_night_items(t, seat, found)
        if moment == COUNCIL and t.scenario == CASTAWAYS:
            add_pile(t, seat, found)
    later |= add_items(t, seat, moment, found)
    return later | add_abilities(t, seat, moment, found)


def add_tokens(t: Camp, seat: int, moment: int, found: list[Choice]) -> int:
    """RC-12.14, RC-18: discovery tokens are shared: the actor's, or the first player's decision."""
    later = 0
    for token, number in enumerate(t.tokens):
        if not number or not timing_fits(t, TOKEN_TIMING[token], moment):
            continue
        weapon = temporary(token)
        if weapon:
            if moment != FIGHTING or t.used_once >> token & 1:
                continue
        elif (
            (TOKEN_ITEM[token] >= 0 and not t.has(TOKEN_ITEM[token]))
            or t.levels[WEAPON] < TOKEN_WEAPON[token]
            or not script_useful(t, TOKEN_SCRIPT[token])
        ):
            continue
        found.append(USE_TOKEN[seat][token])
        if TOKEN_TIMING[token] in ANY_TIME and not weapon:
            later |= 1 << token
    return later


def temporary(token: int) -> int:
    """The temporary weapon bonus of a token, if it is one."""
    for passive in TOKEN_PASSIVES[token]:
        if passive.kind == TEMP_WEAPON:
            return passive.number("n")
    return 0


def add_items(t: Camp, seat: int, moment: int, found: list[Choice]) -> int:
    """RC-12.13: starting items are shared; only the Pipe's user matters."""
    later = 0
    for item, uses in enumerate(t.uses):
        if uses <= 0 or not timing_fits(t, ITEM_TIMING[item], moment):
            continue
        if seat != t.decider() and item != _PIPE:
            continue
        if item == PISTOL or script_useful(t, ITEM_SCRIPT[item]):
            found.append(USE_ITEM[seat][item])
            if ITEM_TIMING[item] in ANY_TIME:
                later |= 1 << _ITEM_BIT + item
    return later


def add_abilities(t: Camp, seat: int, moment: int, found: list[Choice]) -> int:
    """RC-3.7: paid with own determination, once a round each."""
    who = t.cast[seat]
    tokens = t.determination[who]
    if tokens < CHEAPEST_ABILITY or t.muted >> who & 1:
        return 0
    later = 0
    for ability in range(who * ABILITIES_EACH, who * ABILITIES_EACH + ABILITIES_EACH):
        if tokens < ABILITY_COST[ability] or t.abilities >> ability & 1:
            continue
        if ability == FRENZY:
            fits = moment == FIGHTING and t.actor == SOLDIER
        else:
            timing = ABILITY_TIMING[ability]
            fits = timing in _TIMINGS[moment] and script_useful(t, ABILITY_SCRIPT[ability])
        if fits:
            found.append(USE_ABILITY[seat][ability])
            if ABILITY_TIMING[ability] in ANY_TIME:
                later |= 1 << _ABILITY_BIT + ability
    return later


def add_cards(t: Camp, seat: int, moment: int, found: list[Choice]) -> int:
    """RC-12.4: kept treasures."""
    later = 0
    for row in t.usable_cards():
        if row[1] == 0:
            continue
        card = row[0]
        if moment == FIGHTING:
            fits = passive_of(card, TEMP_WEAPON) is not None and not t.used_once >> card & 1
        elif moment == SKY and passive_of(card, IGNORE_WINTER) is not None:
            fits = t.sky[1] > 0
        elif moment == SKY and passive_of(card, TO_RAIN) is not None:
            fits = clothes_help(t, row)
        elif (moment == NIGHT and passive_of(card, HEAL_ONCE) is not None) or (
            moment == NIGHT and passive_of(card, HEAL_EACH) is not None
        ):
            fits = wounded(t)
        elif passive_of(card, PEEK_EVENT) is not None:
            fits = bool(t.events.cards)
            later |= 1 << _CARD_BIT + card
        elif passive_of(card, REMOVE_TOKEN) is not None:
            fits = bool(markers(t))
            later |= 1 << _CARD_BIT + card
        else:
            fits = False
        if fits:
            found.append(USE_CARD[seat][card])
    return later


def wounded(t: Camp) -> bool:
    return any(t.wounds[who] > 0 for who in t.company())


def add_night_items(t: Camp, seat: int, found: list[Choice]) -> None:
    """RC-11.7: Pot and Fireplace, once a night each."""
    if not have(t, FOOD) or t.locked or not wounded(t):
        return
    mask = t.items & PASSIVE_ITEMS[NIGHT_HEAL] & ~t.healed_with
    for invention in range(mask.bit_length()):
        if mask >> invention & 1:
            found.append(USE_INVENTION[seat][invention])


def add_pile(t: Camp, seat: int, found: list[Choice]) -> None:
    """RC-16.1.1: wood for the pile, in one round on one column only."""
    for n in range(1, min(t.stock[WOOD], pile_room(t)) + 1):
        found.append(PILE_UP[seat][n])


# -- using ---------------------------------------------------------------------------------------


def use(t: Camp, choice: Choice) -> None:
    """Carry out a use; its effects come first on the agenda."""
    assert isinstance(choice, Use)
    kind = choice.kind
    who = t.cast[choice.seat]
    if kind is USING_TOKEN:
        use_token(t, choice.value, who)
    elif kind is USING_ITEM:
        use_item(t, choice.value, who)
    elif kind is USING_CARD:
        use_card(t, choice.value, choice.seat)
    elif kind is USING_INVENTION:
        use_invention(t, choice.value, choice.seat)
    elif kind is USING_ABILITY:
        use_ability(t, choice.value)
        if choice.value != FRENZY:
            t.first(Run(ABILITY_SCRIPT[choice.value], 0, NO_CARD, who))
        else:
            t.bonus += FRENZY_BONUS
            t.used_once |= FRENZIED
    elif kind is PILING:
        spend(t, WOOD, choice.value)
        put_on_pile(t, choice.value)


def use_token(t: Camp, token: int, who: int) -> None:
    t.emit(TOKEN_USED, token)
    weapon = temporary(token)
    if TOKEN_STAYS[token]:
        t.used_once |= 1 << token
    else:
        t.tokens[token] -= 1
        t.tokens_out.append(token)
    if weapon:
        t.bonus += weapon
        for passive in TOKEN_PASSIVES[token]:
            hurt_user(t, passive.number("self_wound"))
        return
    goods = goods_of(token)
    if not goods:
        t.first(Run(TOKEN_SCRIPT[token], 0, NO_CARD, who))
    for resource, n in goods:  # RC-12.14: an available token gives available goods
        gain(t, resource, n, available=True)


def hurt_user(t: Camp, n: int) -> None:
    """RC-R70: the one who fights uses it, without a single fighter the first player."""
    if n:
        wound(t, t.actor if t.actor >= 0 else t.leader(), n)


def use_item(t: Camp, item: int, who: int) -> None:
    t.emit(ITEM_USED, item)
    t.uses[item] -= 1
    if item == PISTOL:
        t.bonus += PISTOL_BONUS
    else:
        t.first(Run(ITEM_SCRIPT[item], 0, NO_CARD, who))


def use_ability(t: Camp, ability: int) -> None:
    """Pay for an ability and mark it as used."""
    who = owner_of(ability)
    t.determination[who] -= ABILITY_COST[ability]
    t.abilities |= 1 << ability
    t.emit(ABILITY_USED, who, ability)


def use_card(t: Camp, card: int, seat: int) -> None:
    row = next(kept for kept in t.usable_cards() if kept[0] == card)
    t.emit(CARD_USED, card)
    weapon = passive_of(card, TEMP_WEAPON)
    once = passive_of(card, HEAL_ONCE)
    each = passive_of(card, HEAL_EACH)
    if weapon is not None:
        t.bonus += weapon.number("n")
        t.used_once |= 1 << card
        spend_use(t, row, each is not None)
        hurt_user(t, weapon.number("self_wound"))
    elif once is not None:
        spend_use(t, row, False)
        t.first(PickPerson(HEALING, once.number("n"), SPLIT, seat))
    elif each is not None:
        spend_use(t, row, True)
        for who in t.everybody():
            heal(t, who, each.number("n"))
    elif passive_of(card, IGNORE_WINTER) is not None:
        t.sky[1] -= 1
        spend_use(t, row, False)
    elif passive_of(card, TO_RAIN) is not None:
        wear_clothes(t, card)
    elif passive_of(card, PEEK_EVENT) is not None:
        spend_use(t, row, False)
        look_at_top(t, t.events)
    elif passive_of(card, REMOVE_TOKEN) is not None:
        spend_use(t, row, False)
        t.first(PickPlace(AMULET, 1, NO_CARD, 0, 0, NO_PENALTY))


def clothes_help(t: Camp, row: list[int]) -> bool:
    """Old Clothes: once in each Weather phase, while there is a winter cloud."""
    card = row[0]
    if passive_of(card, TO_RAIN) is None or t.used_once >> card & 1:
        return False
    return t.sky[1] > 0 and t.may_use(row)


def wear_clothes(t: Camp, card: int) -> None:
    """Old Clothes: winter clouds become rain clouds."""
    passive = passive_of(card, TO_RAIN)
    assert passive is not None
    changed = min(t.sky[1], passive.number("n"))
    t.sky[1] -= changed
    t.sky[0] += changed
    t.used_once |= 1 << card


def spend_use(t: Camp, row: list[int], stays: bool) -> None:
    """One use less; a card used up leaves unless it still serves in another way (the Barrel)."""
    if row[1] < 0:
        return
    if row[1] > 1 or stays:
        t.kept[t.kept.index(row)] = [row[0], row[1] - 1, row[2], row[3], row[4]]
    else:
        kept_gone(t, row)


def use_invention(t: Camp, invention: int, seat: int) -> None:
    """RC-11.7: Pot and Fireplace turn food into healing."""
    t.emit(THING_USED, invention)
    t.healed_with |= 1 << invention
    for passive in INVENTION_PASSIVES[invention]:
        if passive.kind == NIGHT_HEAL:
            pay_food(t, passive.number("food"))
            flags = SPLIT if passive.number("split") else 0
            t.first(PickPerson(HEALING, passive.number("n"), flags, seat))
