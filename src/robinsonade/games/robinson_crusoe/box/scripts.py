"""Lists of effects, numbered: the box knows what they say, effects/ reads them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

NOBODY: Final = -1
NO_CARD: Final = -1


class CardEffect(Effect):
    """One verb of the cards: its class says how it is read, done and told."""

    __slots__ = ()

    # Told as "who: what".
    PERSONAL: ClassVar[bool] = False
    # What the term is given, of what the data files say.
    FACTS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, row: Row) -> None:
        """What the data files say about it."""

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        return cls(row)

    def must_be_possible(self) -> bool:
        """Cannot even be chosen unless it is possible."""
        return False

    @classmethod
    def tell(cls, teller: Any, said: Said) -> str:
        facts = {key: said[key] for key in cls.FACTS if key in said}
        return call(cls.term(str(said["op"])), **facts)


# Script 0 is empty. SAID holds what the data files say until effects/vocabulary.py has read it all.
SCRIPTS: Final[list[list[Effect]]] = [[]]
SAID: Final[list[tuple[list[Said], str]]] = [([], "")]


def register(said: list[Said], where: str) -> int:
    """The number of a list of effects of the data files."""
    if not said:
        return 0
    SCRIPTS.append([])
    SAID.append((said, where))
    return len(SCRIPTS) - 1
