"""Who wins the bids."""

from __future__ import annotations


def winner(bids: tuple[int, ...], order: list[int]) -> int:
    """PEARL-3.4: the highest bid; of equal ones that which comes first in `order`.

    >>> winner((2, 3, 3), [2, 0, 1])
    2
    """
    return max(order, key=lambda seat: (bids[seat], -order.index(seat)))
