"""Decks of a variant: cards that the printed game has, too, lie in the same order for a seed.

So a game of a variant and one of the printed game with the same seed have as much in common as they
can, and their difference is that of the variant.
"""

from __future__ import annotations

from robinsonade.kernel.chance import Chance


def shuffle_kin(cards: list[int], more: dict[int, int], chance: Chance, stream: int) -> None:
    """Shuffle a deck that has more of some cards than the printed one, or fewer (below 0).

    All orders are equally likely, as by `chance.shuffle`, which is all that happens without a
    variant. `cards` lie in the order of the printed deck, its neighbours in the order of numbers.

    >>> printed, varied = [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]
    >>> shuffle_kin(printed, {}, Chance.seeded(7, ("deck",)), 0)
    >>> shuffle_kin(varied, {5: 1}, Chance.seeded(7, ("deck",)), 0)
    >>> printed, [card for card in varied if card < 5] == printed
    ([2, 3, 4, 1, 0], True)
    """
    if not more:
        chance.shuffle(cards, stream)
        return
    printed = cards.copy()
    extra: list[int] = []
    gone: list[int] = []
    for card, number in more.items():
        for _ in range(min(number, printed.count(card))):
            printed.pop(len(printed) - 1 - printed[::-1].index(card))
            extra.append(card)
        for _ in range(-number):
            printed.insert(len([other for other in printed if other <= card]), card)
            gone.append(card)
    besides = chance.fork(f"variant/{stream}")
    chance.shuffle(printed, stream)
    for card in gone:  # any of those that are alike: none of their places is more likely
        places = [place for place, other in enumerate(printed) if other == card]
        printed.pop(places[besides.below(len(places))])
    for card in extra:
        printed.insert(besides.below(len(printed) + 1), card)
    cards[:] = printed
