"""Items: taking, losing and using them."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import ANY_TIME, Power
from robinsonade.games.naufragos.events import ITEM_LOST, ITEM_USED
from robinsonade.games.naufragos.rules.costs import can_pay, pay_cost
from robinsonade.games.naufragos.table.fields import CARD_PART, USED_NOW, USED_ONCE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import members


def fitting(t: Castaways, seat: int, card: int) -> list[int]:
    """The cards in a hand that are this item or count as it."""
    cards = t.book.cards
    found: list[int] = []
    for code in t.items[seat]:
        held = code & CARD_PART
        if (held == card or cards[held].counts_as == card) and held not in found:
            found.append(held)
    return found


def remove_item(t: Castaways, seat: int, card: int) -> int:
    """Take a card out of a hand; the most used copy goes first."""
    code = [code for code in t.items[seat] if code & CARD_PART == card][-1]
    t.let_go(seat, code)
    return code


def discard_item(t: Castaways, seat: int, card: int) -> None:
    remove_item(t, seat, card)
    t.discard.append(card)
    t.emit(ITEM_LOST, seat, card)


# -- powers --------------------------------------------------------------------------------------


def usable_copy(t: Castaways, seat: int, card: int, power: Power) -> int:
    """A copy of the card whose power is not used up, or -1."""
    for code in t.items[seat]:
        if code & CARD_PART != card:
            continue
        if power.uses:
            if (code & (USED_NOW - 1)) // USED_ONCE < power.uses:
                return code
        elif not code & USED_NOW:
            return code
    return -1


def power_of(t: Castaways, seat: int, card: int, trigger: int) -> Power | None:
    """The power of an item that its holder could use at this moment."""
    for power in t.book.cards[card].powers:
        if (
            power.trigger == trigger
            and usable_copy(t, seat, card, power) >= 0
            and can_pay(t, power.cost, seat)
            and useful(t, seat, power)
        ):
            return power
    return None


def useful(t: Castaways, seat: int, power: Power) -> bool:
    """Would its effect do anything?"""
    if power.script < 0:
        return False
    return any(effect.useful(t, seat) for effect in t.book.scripts[power.script])


def powers_at(t: Castaways, seat: int, trigger: int) -> list[int]:
    """The cards of a castaway with a power for this moment."""
    found: list[int] = []
    cards = t.book.cards
    for code in t.items[seat]:
        card = code & CARD_PART
        if cards[card].powers and card not in found and power_of(t, seat, card, trigger):
            found.append(card)
    return found


def mark_use(t: Castaways, seat: int, card: int, power: Power) -> None:
    """Pay for a power and note its use; the item goes with its last one."""
    code = usable_copy(t, seat, card, power)
    t.let_go(seat, code)
    t.emit(ITEM_USED, seat, card)
    code += USED_ONCE if power.uses else USED_NOW
    if power.discards and (code & (USED_NOW - 1)) // USED_ONCE >= power.uses:
        t.discard.append(card)
        t.emit(ITEM_LOST, seat, card)
    else:
        t.hold(seat, code)
    pay_cost(t, power.cost, seat)


def any_time_users(t: Castaways) -> int:
    """The living castaways (a bit mask) with a power they could use now."""
    found = 0
    for seat in members(t.alive):
        if t.items[seat] and powers_at(t, seat, ANY_TIME):
            found |= 1 << seat
    return found


def refresh_items(t: Castaways) -> None:
    """NAU-7.9: a new turn, powers once per turn are back."""
    for seat, held in enumerate(t.items):
        if held:
            t.items[seat] = sorted([code & ~USED_NOW for code in held])
