"""What a seat cannot know: a table that it could not tell from the real one (RC-19)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARDS, ICON, back_of, is_wreck
from robinsonade.games.robinson_crusoe.table.fields import Fields
from robinsonade.games.robinson_crusoe.table.streams import BEAST_STREAM, EVENT_STREAM
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.masks import has


def _is_icon(card: int, book: bool) -> bool:
    """An event card with a book icon, or one with an adventure icon."""
    if card >= len(ICON) or is_wreck(card):
        return False
    return (ICON[card] < 0) == book


_IS_ICON: Final = [[_is_icon(card, bool(book)) for card in range(CARDS)] for book in (0, 1)]


def imagine_events(t: Fields, seat: int, chance: Chance) -> None:
    """RC-2.10, RC-19.1: unseen event cards may be any of the same icon; the top back is known."""
    deck = t.events
    places = [i for i in range(len(deck.cards)) if not has(deck.seen.get(i, 0), seat)]
    hidden = [deck.cards[place] for place in places]
    values = [card for card in hidden if not _IS_ICON[0][card] and not _IS_ICON[1][card]]
    box = [card for card in t.event_box if not _IS_ICON[0][card] and not _IS_ICON[1][card]]
    for book in (True, False):
        fits = _IS_ICON[book]
        mine = [card for card in hidden if fits[card]]
        pool = sorted(mine + [card for card in t.event_box if fits[card]])
        chance.shuffle(pool, EVENT_STREAM)
        values += pool[: len(mine)]
        box += pool[len(mine) :]
    t.event_box = sorted(box)
    top = len(deck.cards) - 1
    back = t.event_back
    values.sort()
    chance.shuffle(values, EVENT_STREAM)
    if places and places[-1] == top:
        fitting = [i for i, card in enumerate(values) if back_of(card) == back]
        chosen = fitting[chance.below(len(fitting), EVENT_STREAM)]
        values[-1], values[chosen] = values[chosen], values[-1]
    for place, value in zip(places, values, strict=True):
        deck.cards[place] = value


def imagine_beasts(t: Fields, seat: int, chance: Chance) -> None:
    """Unseen beasts may lie in the Beast deck, in the Hunting deck or beside the Event deck."""
    spots: list[tuple[Deck, int]] = []
    for deck in (t.beasts, t.hunt):
        spots += [(deck, i) for i in range(len(deck.cards)) if not has(deck.seen.get(i, 0), seat)]
    pool = [deck.cards[i] for deck, i in spots]
    if t.ambush >= 0:
        pool.append(t.ambush)
    pool.sort()
    chance.shuffle(pool, BEAST_STREAM)
    for deck, i in spots:
        deck.cards[i] = pool.pop()
    if t.ambush >= 0:
        t.ambush = pool.pop()
