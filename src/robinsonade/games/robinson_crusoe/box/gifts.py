"""What a token or a starting item gives one person: goods, healing, determination (RC-R87)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import RESOURCE_IDS


class Gift:
    """What somebody gets who has it alone; nothing at all if it serves the whole camp."""

    __slots__ = ("determination", "goods", "heals")

    def __init__(self, goods: list[tuple[int, int]], heals: int, determination: int) -> None:
        self.goods = goods  # (resource, number)
        self.heals = heals
        self.determination = determination

    def only_goods(self) -> list[tuple[int, int]]:
        """The goods of what is worth nothing but resources."""
        return [] if self.heals or self.determination else self.goods

    def serves(self, wounds: int) -> bool:
        """Would it change anything for somebody with so many wounds?"""
        return bool(self.goods) or self.determination > 0 or (self.heals > 0 and wounds > 0)


NO_GIFT: Final = Gift([], 0, 0)


def gift_of(effects: list[dict[str, Any]]) -> Gift:
    """Read from a list of effects; one of any other kind needs the camp or serves all of it."""
    goods: list[tuple[int, int]] = []
    heals = determination = 0
    for effect in effects:
        op, n = effect["op"], effect.get("n", 1)
        if op == "gain":
            goods.append((RESOURCE_IDS.index(effect["res"]), n))
        elif op == "heal":
            heals += n
        elif op in ("determination", "determination_split"):
            determination += n
        else:
            return NO_GIFT
    return Gift(goods, heals, determination)
