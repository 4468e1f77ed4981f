"""Castaways: abilities and energy (NAU-4.1 to 4.5, NAU-5.1)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import ABILITY_ENERGY, ABILITY_STATS
from robinsonade.games.naufragos.events import (
    ENERGY_GAINED,
    PAID,
)
from robinsonade.games.naufragos.table.fields import CARD_PART
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import members

# -- what they can do ----------------------------------------------------------------------------


def stat(t: Castaways, seat: int, which: int) -> int:
    """NAU-5.1, NAU-R25: ability and items of one castaway; they add up."""
    total = ABILITY_STATS[t.persons[seat] >> 1][which]
    held = t.items[seat]
    if held:
        cards = t.book.cards
        for code in held:
            total += cards[code & CARD_PART].stats[which]
    return total


def stat_of_group(t: Castaways, mask: int, which: int) -> int:
    """NAU-5.1, NAU-R11: the modifiers of all members of a group add up."""
    total = 0
    for seat in members(mask):
        total += stat(t, seat, which)
    return total


def holds(t: Castaways, seat: int, card: int) -> bool:
    """Does a castaway hold this item, or one that counts as it?"""
    cards = t.book.cards
    for code in t.items[seat]:
        held = code & CARD_PART
        if held == card or cards[held].counts_as == card:
            return True
    return False


def holders(t: Castaways, card: int, mask: int) -> int:
    """Those of a group who hold an item, as a bit mask."""
    found = 0
    for seat in members(mask):
        if t.items[seat] and holds(t, seat, card):
            found |= 1 << seat
    return found


# -- energy --------------------------------------------------------------------------------------


def usable(t: Castaways, seat: int) -> int:
    """NAU-4.5: the highest energy that injuries and sequelae leave."""
    return ABILITY_ENERGY[t.persons[seat] >> 1] - t.injuries[seat] - t.sequelae[seat]


def purse(t: Castaways, seat: int) -> int:
    """NAU-16.6: what a castaway could spend."""
    return t.energy[seat] + t.extra[seat]


def purse_of_group(t: Castaways, mask: int) -> int:
    total = 0
    for seat in members(mask):
        total += t.energy[seat] + t.extra[seat]
    return total


def pay(t: Castaways, seat: int, n: int) -> None:
    """NAU-4.2, NAU-16.6: extra energy markers go first."""
    if n:
        markers = min(n, t.extra[seat])
        t.extra[seat] -= markers
        t.energy[seat] -= n - markers
        t.emit(PAID, seat, n)


def recover(t: Castaways, seat: int, n: int) -> None:
    """NAU-4.5: excess recovery is lost."""
    gained = min(n, usable(t, seat) - t.energy[seat])
    if gained > 0:
        t.energy[seat] += gained
        t.emit(ENERGY_GAINED, seat, gained)
