"""The arguments of an effect as the data files give them, taken strictly."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.scripts import Run, register
from robinsonade.games.robinson_crusoe.rules.island import links
from robinsonade.games.robinson_crusoe.table.links import WOUND_LINK
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import BadData

WHO_IDS: Final = (
    "actor",
    "holder",
    "first_player",
    "user",
    "each_player",
    "chosen",
    "any",
    "team",
)
ACTOR: Final = 0
HOLDER: Final = 1
FIRST_PLAYER: Final = 2
USER: Final = 3
EACH_PLAYER: Final = 4
CHOSEN: Final = 5


class Args:
    """One effect of a data file; every argument that nobody takes is an error."""

    __slots__ = ("left", "values", "where")

    def __init__(self, values: dict[str, Any], where: str) -> None:
        self.values = values
        self.where = f"{where}, {values.get('op')}"
        self.left = set(values) - {"op"}

    def take(self, key: str) -> Any:
        self.left.discard(key)
        if key not in self.values:
            raise BadData(f"{self.where}: {key} is missing")
        return self.values[key]

    def has(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, default: int | None = None) -> int:
        if key not in self.values and default is not None:
            return default
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadData(f"{self.where}: {key} is {value!r}, but must be a whole number")
        return value

    def flag(self, key: str) -> bool:
        if key not in self.values:
            return False
        value = self.take(key)
        if not isinstance(value, bool):
            raise BadData(f"{self.where}: {key} is {value!r}, but must be true or false")
        return value

    def index(self, key: str, words: tuple[str, ...], default: str | None = None) -> int:
        value = default if key not in self.values and default is not None else self.take(key)
        if value not in words:
            raise BadData(f"{self.where}: {key} is {value!r}, but must be one of {words}")
        return words.index(value)

    def who(self, default: str | None = None) -> int:
        return self.index("who", WHO_IDS, default)

    def item(self, key: str) -> int:
        return self.index(key, INVENTION_IDS)

    def items(self, key: str) -> int:
        """A mask of inventions."""
        mask = 0
        for name in self.take(key):
            if name not in INVENTION_IDS:
                raise BadData(f"{self.where}: {key} names {name}, which is no invention")
            mask |= 1 << INVENTION_IDS.index(name)
        return mask

    def script(self, key: str) -> int:
        """A nested list of effects."""
        if key not in self.values:
            return 0
        return register(self.take(key), f"{self.where}.{key}")

    def skip(self, *keys: str) -> None:
        """Arguments that are reminders only."""
        for key in keys:
            self.left.discard(key)

    def close(self) -> None:
        if self.left:
            raise BadData(f"{self.where}: unknown {', '.join(sorted(self.left))}")


def people(t: Camp, who: int, run: Run) -> list[int]:
    """The characters that a `who` of the data files means."""
    if who == EACH_PLAYER:
        return t.everybody()
    if who == FIRST_PLAYER:
        return [t.leader()]
    if who == HOLDER:
        return [link.who for link in links(t, run.card, WOUND_LINK)]
    return [run.who if run.who >= 0 else t.leader()]
