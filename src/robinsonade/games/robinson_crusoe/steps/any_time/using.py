"""What happens when something is used at a moment of its owner's choice."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_COST,
    ABILITY_SCRIPT,
    FRENZY,
    FRENZY_BONUS,
    owner_of,
)
from robinsonade.games.robinson_crusoe.box.components import RESOURCE_IDS, WOOD
from robinsonade.games.robinson_crusoe.box.discovery_tokens import (
    TOKEN_GIFT,
    TOKEN_GOODS,
    TOKEN_PASSIVES,
    TOKEN_SCRIPT,
    TOKEN_STAYS,
)
from robinsonade.games.robinson_crusoe.box.gifts import Gift
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_PASSIVES
from robinsonade.games.robinson_crusoe.box.lasting import (
    NIGHT_HEAL,
)
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.box.starting_items import (
    ITEM_GIFT,
    ITEM_SCRIPT,
    ITEM_USES,
    PISTOL,
    PISTOL_BONUS,
)
from robinsonade.games.robinson_crusoe.choices import (
    PILING,
    USING_ABILITY,
    USING_CARD,
    USING_CARRIED,
    USING_INVENTION,
    USING_ITEM,
    USING_TOKEN,
    Use,
)
from robinsonade.games.robinson_crusoe.events import (
    ABILITY_USED,
    CARD_USED,
    GAINED,
    ITEM_USED,
    THING_USED,
    TOKEN_USED,
)
from robinsonade.games.robinson_crusoe.rules.people import sleepers_outside
from robinsonade.games.robinson_crusoe.rules.resources import gain, spend
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.scenario.castaways import put_on_pile
from robinsonade.games.robinson_crusoe.rules.wounds import determine, heal, hurt_user
from robinsonade.games.robinson_crusoe.steps.any_time.kept_cards import USE_OF, spend_use
from robinsonade.games.robinson_crusoe.steps.any_time.uses import temporary
from robinsonade.games.robinson_crusoe.steps.food import pay_food
from robinsonade.games.robinson_crusoe.steps.pick_person import SPLIT, PickHealed
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice


def use(t: Camp, choice: Choice) -> None:
    """Carry out a use; its effects come first on the agenda."""
    assert isinstance(choice, Use)
    kind = choice.kind
    who = t.cast[choice.seat]
    if kind is USING_TOKEN:
        use_token(t, choice.value, who)
    elif kind is USING_CARRIED:
        use_carried(t, choice.value, choice.seat)
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
    elif kind is PILING:
        spend(t, WOOD, choice.value)
        put_on_pile(t, choice.value)


def use_token(t: Camp, token: int, who: int) -> None:
    weapon = temporary(token)
    if TOKEN_STAYS[token]:
        t.used_once |= 1 << token
    else:
        t.tokens[token] -= 1
        t.tokens_out.append(token)
    t.emit(TOKEN_USED, token)
    if weapon:
        t.bonus += weapon
        for passive in TOKEN_PASSIVES[token]:
            hurt_user(t, passive.number("self_wound"))
        return
    goods = TOKEN_GOODS[token]
    if not goods:
        t.first(Run(TOKEN_SCRIPT[token], 0, NO_CARD, who))
    for resource, n in goods:  # RC-12.14: an available token gives available goods
        gain(t, resource, n, available=True)


def use_carried(t: Camp, token: int, seat: int) -> None:
    """RC-R87: a token somebody carries outside gives to that character alone."""
    for place, carried in enumerate(t.future_tokens):
        who = carried.who
        if carried.token == token and who in sleepers_outside(t) and t.seat_for(who) == seat:
            del t.future_tokens[place]
            t.tokens_out.append(token)
            t.emit(TOKEN_USED, token)
            give(t, TOKEN_GIFT[token], who)
            return


def give(t: Camp, gift: Gift, who: int) -> None:
    """RC-12.3, RC-R87: to somebody outside, and to nobody else."""
    for resource, n in gift.goods:
        t.future[who * len(RESOURCE_IDS) + resource] += n
        t.emit(GAINED, resource, n)
    heal(t, who, gift.heals)
    determine(t, who, gift.determination)


def use_carried_item(t: Camp, item: int) -> bool:
    """RC-R87: a starting item that somebody carries outside; False: it lies in the camp."""
    for place, carried in enumerate(t.future_items):
        if carried.item == item:
            if carried.used + 1 < ITEM_USES[item]:
                t.future_items[place] = carried.used_once_more()
            else:
                del t.future_items[place]
                t.uses[item] = 0
            t.emit(ITEM_USED, item)
            give(t, ITEM_GIFT[item], carried.who)
            return True
    return False


def use_item(t: Camp, item: int, who: int) -> None:
    if use_carried_item(t, item):
        return
    t.uses[item] -= 1
    t.emit(ITEM_USED, item)
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
    kept = next(kept for kept in t.kept if kept.card == card)
    way = USE_OF[card]
    assert way is not None
    t.emit(CARD_USED, card)
    if t.may_use(kept):
        way.use(t, kept, seat)
    else:  # RC-R87: it is carried outside
        spend_use(t, kept, stays=way.stays)
        heal(t, kept.actor, way.passive.number("n"))


def use_invention(t: Camp, invention: int, seat: int) -> None:
    """RC-11.7: Pot and Fireplace turn food into healing."""
    t.healed_with |= 1 << invention
    t.emit(THING_USED, invention)
    for passive in INVENTION_PASSIVES[invention]:
        if passive.kind == NIGHT_HEAL:
            pay_food(t, passive.number("food"))
            flags = SPLIT if passive.number("split") else 0
            t.first(PickHealed(passive.number("n"), seat, flags))
