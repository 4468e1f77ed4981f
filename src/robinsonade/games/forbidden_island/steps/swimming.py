"""Pawns in the water: helicopter rescue and swimming (FI-9.7 to FI-9.15, FI-12.4).

FI-9.14: a pawn whose tile is sunk by a later card swims again. Where it can go is in
rules/movement.py.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.forbidden_island.box.components import TILE, tiles_of
from robinsonade.games.forbidden_island.choices import LIFT_OFF, SWIM_TO, Swim
from robinsonade.games.forbidden_island.events import SWAM
from robinsonade.games.forbidden_island.prompts import RESCUE_PROMPT, SWIM_PROMPT
from robinsonade.games.forbidden_island.rules.ending import lose_to_drowning
from robinsonade.games.forbidden_island.rules.movement import swim_targets
from robinsonade.games.forbidden_island.steps.special_cards import Open
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import has, mask_of
from robinsonade.kernel.staged import CardAsked
from robinsonade.kernel.step import Prompt, Step


class LeaveWater(Open):
    """FI-9.10, FI-9.15, FI-14.6: lift holders are asked, then a pawn swims, until all are out.

    FI-9.12: a pawn that cannot swim is lost at once if nobody holds a lift; otherwise the others
    swim first, and the holders are asked again.
    """

    __slots__ = ("space", "passed")

    def __init__(self, space: int, passed: int) -> None:
        self.space = space
        self.passed = passed  # bit mask of the holders who have declined (W5)

    def advance(self, t: Island) -> bool:
        swimmers = t.pawns_on(self.space)
        if not swimmers:
            t.done()
            return True
        if self.holders(t):
            return False
        stuck = [seat for seat in swimmers if not swim_targets(t, seat)]
        if not stuck or (t.lift_holders() and len(stuck) < len(swimmers)):
            return False
        lose_to_drowning(t, stuck)
        return True

    def holders(self, t: Island) -> int:
        """FI-9.10: the seats (a mask) that could send a helicopter and have not declined."""
        return t.lift_holders() & ~self.passed

    def choices(self, t: Island) -> list[Choice]:
        swimmers = t.pawns_on(self.space)
        holders = self.holders(t)
        found: list[Choice] = []
        if holders:
            for seat in t.polling_order():
                if has(holders, seat):
                    found.append(PASS[seat])
                    for who in swimmers:
                        found.append(LIFT_OFF[seat][who])
            return found
        for seat in swimmers:  # FI-9.13, FI-14.7: in any order the players like
            for to in tiles_of(swim_targets(t, seat)):
                found.append(SWIM_TO[seat][to])
        return found

    def take(self, t: Island, choice: Choice) -> None:
        if isinstance(choice, Swim):
            start = t.pawn[choice.seat]
            t.pawn[choice.seat] = choice.to
            t.emit(SWAM, choice.seat, start, choice.to)
            t.then(LeaveWater(self.space, 0))
        else:
            t.then(LeaveWater(self.space, self.passed | 1 << choice.seat))

    def letting_go(self, t: Island, seat: int) -> Choice | None:
        """FI-9.10: who holds a lift may let the pawn swim."""
        return PASS[seat] if PASS[seat] in t.choices() else None

    def reopened(self) -> Step:
        return LeaveWater(self.space, 0)

    def prompt(self, t: Island) -> Prompt:
        swimmers = t.pawns_on(self.space)
        wet = mask_of(swimmers)
        if not self.holders(t):
            return Prompt(SWIM_PROMPT, wet, self.space)
        stuck = mask_of([seat for seat in swimmers if not swim_targets(t, seat)])
        return Prompt(RESCUE_PROMPT, wet, stuck, self.space)

    def about_card(self, t: Island) -> CardAsked | None:
        """FI-9.6: the tile that is gone, and its card with it."""
        return CardAsked(TILE, self.space, -1, ())


STEPS: Final = (LeaveWater,)
