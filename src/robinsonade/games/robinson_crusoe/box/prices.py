"""What things cost, and the ways to pay for them."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.data import BadData
from robinsonade.kernel.noun import Noun

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


def prices_of(raw: list[dict[str, Any]], items: tuple[str, ...], where: str) -> list[Price]:
    """The alternatives of a pay_any; nothing to pay is one alternative, too."""
    found: list[Price] = []
    for entry in raw or [{}]:
        for key in entry:
            if key not in ("wood", "fur", "food", "item"):
                raise BadData(f"{where}: pay_any has the unknown key {key}")
        item = -1
        if "item" in entry:
            if entry["item"] not in items:
                raise BadData(f"{where}: pay_any names {entry['item']}, which is no invention")
            item = items.index(entry["item"])
        price = Price(entry.get("wood", 0), entry.get("fur", 0), entry.get("food", 0), item)
        if any(price.payment == other.payment for other in found):
            raise BadData(f"{where}: pay_any has two alternatives of the same kind")
        found.append(price)
    return found
