"""What things cost, and the ways to pay for them."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import Row
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

# How a planned action is paid. "less": with Economical Construction. "mixed": so many of the wood
# are furs (Volcano Island).
PAYMENT_IDS: Final = (
    "free",
    "wood",
    "fur",
    "food",
    "both",
    "item",
    "wood_less",
    "both_less",
    "mixed_1",
    "mixed_2",
    "mixed_3",
    "mixed_1_less",
    "mixed_2_less",
)
PAYMENT: Final = Noun("payment", PAYMENT_IDS)
FREE: Final = 0
IN_WOOD: Final = 1
IN_FUR: Final = 2
IN_FOOD: Final = 3
IN_BOTH: Final = 4
WITH_ITEM: Final = 5
WOOD_LESS: Final = 6
BOTH_LESS: Final = 7
MIXED: Final = [0, 8, 9, 10]  # by the number of furs
MIXED_LESS: Final = [0, 11, 12]
LESS: Final = (1 << WOOD_LESS) | (1 << BOTH_LESS) | (1 << MIXED_LESS[1]) | (1 << MIXED_LESS[2])


class Price:
    """One way to pay: resources, or an item that must be there."""

    __slots__ = ("food", "fur", "item", "payment", "wood")

    def __init__(self, wood: int, fur: int, food: int, item: int) -> None:
        self.wood = wood
        self.fur = fur
        self.food = food
        self.item = item  # -1: none needed
        if item >= 0:
            self.payment = WITH_ITEM
        elif wood and fur:
            self.payment = IN_BOTH
        elif wood:
            self.payment = IN_WOOD
        elif fur:
            self.payment = IN_FUR
        else:
            self.payment = IN_FOOD if food else FREE


def prices_of(row: Row, items: tuple[str, ...]) -> list[Price]:
    """The alternatives of a pay_any; nothing to pay is one alternative, too."""
    found: list[Price] = []
    for way in row.parts("pay_any") if row.has("pay_any") else []:
        item = way.index("item", items) if way.has("item") else -1
        price = Price(way.number("wood", 0), way.number("fur", 0), way.number("food", 0), item)
        way.finish()
        if any(price.payment == other.payment for other in found):
            raise BadData(way.where, "there is another way of the same kind")
        found.append(price)
    return found or [Price(0, 0, 0, -1)]
