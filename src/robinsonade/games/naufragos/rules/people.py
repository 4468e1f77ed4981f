"""Castaways: abilities and energy (NAU-4.1 to 4.5, NAU-5.1), story tokens (NAU-5.5, NAU-6.3)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import ABILITY_ENERGY, ABILITY_STATS, TOKEN_VALUES
from robinsonade.games.naufragos.events import (
    ENERGY_GAINED,
    PAID,
    STORY_GAINED,
    STORY_LOST,
    TOKEN_SEEN,
)
from robinsonade.games.naufragos.table.fields import CARD_PART, TOKEN_STREAM, replaced
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


# -- story tokens --------------------------------------------------------------------------------


def gain_story(t: Castaways, seat: int, n: int, source: int) -> None:
    """NAU-5.6, NAU-6.3: draw tokens secretly; without any left nothing is gained."""
    drawn = 0
    for _ in range(n):
        token = draw_token(t)
        if token < 0:
            break
        keep_token(t, seat, token)
        drawn += 1
    if drawn:
        t.earned = replaced(t.earned, source, t.earned[source] + drawn)
        t.emit(STORY_GAINED, seat, drawn)


def draw_token(t: Castaways) -> int:
    """NAU-5.6: the next token; the discarded ones are mixed in when there is none left."""
    if not t.token_deck.cards:
        back: list[int] = []
        for seat, heap in enumerate(t.tokens_discard):
            back += heap
            t.tokens_discard[seat] = []
        if not back:
            return -1
        t.token_deck.mix_in(back, t.chance, TOKEN_STREAM)
    t.reveals += 1
    return t.token_deck.draw()


def keep_token(t: Castaways, seat: int, token: int) -> None:
    t.tokens[seat] = sorted([*t.tokens[seat], token])
    t.whisper(1 << seat, TOKEN_SEEN, seat, TOKEN_VALUES[token])


def lose_story(t: Castaways, seat: int, n: int) -> None:
    """NAU-5.5: discard tokens face down; those that are worth least go first."""
    held = t.tokens[seat]
    lost = min(n, len(held))
    if lost > 0:
        t.tokens_discard[seat] = sorted(t.tokens_discard[seat] + held[:lost])
        t.tokens[seat] = held[lost:]
        t.emit(STORY_LOST, seat, lost)
