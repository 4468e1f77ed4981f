"""Paying for options, camp cards and powers (effects: `cost`).

Extra energy markers are spent first: people.py (NAU-16.6).
"""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import Cost, Option
from robinsonade.games.naufragos.events import FOOD_LOST, ITEM_LOST, WOOD_LOST
from robinsonade.games.naufragos.rules.people import holds, pay, purse, purse_of_group
from robinsonade.games.naufragos.rules.places import at_camp
from robinsonade.games.naufragos.rules.story_tokens import lose_story
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.table import Castaways


def can_pay(t: Castaways, cost: Cost, me: int) -> bool:
    """Could this castaway pay all of it? Wood and food are those of the storage."""
    if cost.energy:
        have = purse_of_group(t, sharers(t)) if cost.shared else purse(t, me)
        if have < cost.energy:
            return False
    if cost.wood > t.wood or cost.food > t.food:
        return False
    if cost.carried > t.carried[me] or cost.story > len(t.tokens[me]):
        return False
    return cost.item < 0 or holds(t, me, cost.item)


def sharers(t: Castaways) -> int:
    """Those who may share a cost: the explorers, at home everybody there."""
    return t.party or at_camp(t)


def pay_cost(t: Castaways, cost: Cost, me: int) -> None:
    """Pay all of it; shared energy has been paid before."""
    if not cost.shared:
        pay(t, me, cost.energy)
    if cost.wood:
        t.wood -= cost.wood
        t.emit(WOOD_LOST, cost.wood)
    if cost.food:
        t.food -= cost.food
        t.emit(FOOD_LOST, cost.food)
    t.carried[me] -= cost.carried
    lose_story(t, me, cost.story)
    if cost.item >= 0:
        give_up(t, me, cost.item)


def give_up(t: Castaways, me: int, card: int) -> None:
    """Discard an item as a price, the card itself before one that counts as it."""
    cards = t.book.cards
    fit = [code for code in t.items[me] if code & CARD_PART == card]
    fit += [code for code in t.items[me] if cards[code & CARD_PART].counts_as == card]
    t.let_go(me, fit[0])
    t.discard.append(fit[0] & CARD_PART)
    t.emit(ITEM_LOST, me, fit[0] & CARD_PART)


def is_legal(t: Castaways, option: Option, me: int) -> bool:
    """An option is legal only if `requires` holds and `cost` can be paid."""
    if option.requires is not None and not option.requires.holds(t, me):
        return False
    return option.cost is None or can_pay(t, option.cost, me)
