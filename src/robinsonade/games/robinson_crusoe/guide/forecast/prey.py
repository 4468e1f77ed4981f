"""Which beasts a hunt may meet, as far as everybody knows (RC-8.4, RC-19.2)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import Beast, beast_of
from robinsonade.games.robinson_crusoe.box.components import WEAPON
from robinsonade.games.robinson_crusoe.table.table import Camp


class Prey:
    """The beasts that the next hunt may meet, all equally likely, and those of later hunts."""

    __slots__ = ("beasts", "known")

    def __init__(self, known: list[Beast], beasts: list[Beast]) -> None:
        self.known = known  # that were looked at, the top card first
        self.beasts = beasts  # that may lie below, or on top if none is known

    @property
    def next(self) -> list[Beast]:
        return self.known[:1] or self.beasts

    @property
    def fewest(self) -> int:
        return min([beast.food for beast in self.next])

    @property
    def most(self) -> int:
        return max([beast.food for beast in self.next])

    def worst(self, t: Camp) -> int:
        """The most wounds that a fight may cost now."""
        return max([wounds_of(beast, t.levels[WEAPON], t.danger_hunt) for beast in self.next])


def prey_of(t: Camp) -> Prey:
    """RC-19.2: what nobody has seen may be any beast that nobody has seen."""
    known: list[Beast] = []
    place = len(t.hunt.cards) - 1
    while place >= 0 and t.hunt.seen.get(place, 0):
        known.append(beast_of(t.hunt.cards[place]))
        place -= 1
    pool: list[int] = [] if t.ambush < 0 else [t.ambush]
    for deck in (t.beasts, t.hunt):
        pool += [card for i, card in enumerate(deck.cards) if not deck.seen.get(i, 0)]
    return Prey(known, [beast_of(card) for card in sorted(pool)])


def wounds_of(beast: Beast, weapon: int, danger: int) -> int:
    """RC-10.3: what is missing in the comparison, and of the level that is then lost."""
    return max(0, beast.strength + danger - weapon) + max(0, -beast.weapon - weapon)
