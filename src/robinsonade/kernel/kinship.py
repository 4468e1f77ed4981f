"""Decks of a variant: cards that the printed game has, too, lie in the same order for a seed.

So a game of a variant and one of the printed game with the same seed have as much in common as they
can, and their difference is that of the variant. In all of it `more` says of which cards there are
more than printed, or fewer (below 0); it is empty without a variant. Everything is as likely as if
the deck of the variant had been shuffled by itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from robinsonade.kernel.chance import Chance


def more_of(more: dict[int, int], cards: Iterable[int]) -> dict[int, int]:
    """Those of one deck.

    >>> more_of({3: 1, 9: -1}, range(5))
    {3: 1}
    """
    return {card: more[card] for card in cards if card in more}


def shuffle_kin(cards: list[int], more: dict[int, int], chance: Chance, stream: int) -> None:
    """Shuffle a deck. Without a variant this is `chance.shuffle`.

    `cards` lie in the order of the printed deck, its neighbours in the order of numbers.

    >>> printed, varied = [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]
    >>> shuffle_kin(printed, {}, Chance.seeded(7, ("deck",)), 0)
    >>> shuffle_kin(varied, {5: 1}, Chance.seeded(7, ("deck",)), 0)
    >>> printed, [card for card in varied if card < 5] == printed
    ([2, 3, 4, 1, 0], True)
    """
    if more:
        cards[:] = as_printed(cards, more)
    chance.shuffle(cards, stream)
    if more:
        vary_deck(cards, more, besides(chance, stream))


def besides(chance: Chance, stream: int) -> Chance:
    """Chance for what a variant changes: the printed game has nothing of it."""
    return chance.fork(f"variant/{stream}")


def as_printed(cards: list[int], more: dict[int, int]) -> list[int]:
    """A deck that is not shuffled yet, as the printed game has it.

    >>> as_printed([0, 1, 1, 2], {1: 1, 0: -2})
    [0, 0, 0, 1, 2]
    """
    printed = cards.copy()
    for card, number in more.items():
        for _ in range(min(number, printed.count(card))):
            printed.pop(len(printed) - 1 - printed[::-1].index(card))
        for _ in range(-number):
            printed.insert(len([other for other in printed if other <= card]), card)
    return printed


def vary_deck(deck: list[int], more: dict[int, int], chance: Chance) -> None:
    """A printed deck, shuffled, becomes that of the variant."""
    for card, number in more.items():
        for _ in range(-number):  # any of those that are alike: none of their places is more likely
            places = [place for place, other in enumerate(deck) if other == card]
            deck.pop(places[chance.below(len(places))])
    for card, number in more.items():
        for _ in range(number):
            deck.insert(chance.below(len(deck) + 1), card)


def vary_draw(
    drawn: list[int], rest: list[int], more: dict[int, int], among: Iterable[int], chance: Chance
) -> list[tuple[int, int]]:
    """Cards `drawn` from printed ones, and the `rest`, become those of the variant: one that is
    gone is replaced by another one, a new one replaces another one as often as it would have been
    drawn, each where it lies. Only cards `among` these are drawn at all.

    What came to `drawn` and what left it, one after the other.

    >>> drawn, rest = [4, 0, 2], [1, 3]
    >>> vary_draw(drawn, rest, {5: 1, 0: -1}, range(6), Chance.seeded(11, ("draw",)))
    [(3, 0), (5, 2)]
    >>> drawn, rest
    ([4, 3, 5], [2, 1])
    """
    kinds = set(among)
    changed: list[tuple[int, int]] = []
    for card, number in more.items():
        for _ in range(-number if card in kinds else 0):
            here = [place for place, other in enumerate(drawn) if other == card]
            there = [place for place, other in enumerate(rest) if other == card]
            found = chance.below(len(here) + len(there))
            if found >= len(here):
                rest.pop(there[found - len(here)])
                continue
            others = [place for place, other in enumerate(rest) if other in kinds]
            if not others:  # all of them were drawn
                drawn.pop(here[found])
                continue
            drawn[here[found]] = rest.pop(others[chance.below(len(others))])
            changed.append((drawn[here[found]], card))
    for card, number in more.items():
        for _ in range(number if card in kinds else 0):
            here = [place for place, other in enumerate(drawn) if other in kinds]
            there = [place for place, other in enumerate(rest) if other in kinds]
            found = chance.below(len(here) + len(there) + 1)
            left = card
            if found < len(here):
                left, drawn[here[found]] = drawn[here[found]], card
                changed.append((card, left))
            rest.insert(chance.below(len(rest) + 1), left)
    return changed
