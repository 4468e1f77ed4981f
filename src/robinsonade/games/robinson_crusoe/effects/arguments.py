"""Arguments that many verbs have: people, items, "if possible", nested lists of effects."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.scripts import register
from robinsonade.games.robinson_crusoe.rules.island import links
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.table.links import WOUND_LINK
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.slips import BadData

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


def who_in(row: Row, default: str | None = None) -> int:
    """Whom an effect means."""
    return row.index("who", WHO_IDS, default)


def item_in(row: Row, key: str) -> int:
    """An invention by its name."""
    return row.index(key, INVENTION_IDS)


def items_in(row: Row, key: str) -> int:
    """A mask of inventions."""
    mask = 0
    for name in row.texts(key):
        if name not in INVENTION_IDS:
            raise BadData(
                row.where, "{key} names {name}, which is no invention", key=key, name=name
            )
        mask |= 1 << INVENTION_IDS.index(name)
    return mask


def if_possible(row: Row) -> bool:
    """RC-12.2, RC-13.4: IF POSSIBLE: what can be done is done, without wounds for the rest."""
    return row.flag("if_possible", False)


def script_in(row: Row, key: str) -> int:
    """A nested list of effects; an absent one is empty."""
    return register(row.take(key), f"{row.where}.{key}") if row.has(key) else 0


def people(t: Camp, who: int, run: Run) -> list[int]:
    """The characters that a `who` of the data files means."""
    if who == EACH_PLAYER:
        return t.everybody()
    if who == FIRST_PLAYER:
        return [t.leader()]
    if who == HOLDER:
        return [link.who for link in links(t, run.card, WOUND_LINK)]
    return [run.who if run.who >= 0 else t.leader()]
