"""Whole turns of Papúa that could be played: which dice send explorers where."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.papua.steps.placing import PlaceExplorers
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.turn_plans import TurnPlans

# How many of the best placings are followed up at each die of a turn.
WIDTHS: Final = (6, 4, 3, 2, 2)


class PapuaTurns(TurnPlans):
    """PAP-5.5: one explorer after the other; in which order does not matter."""

    __slots__ = ()

    def __init__(self, policy: Policy) -> None:
        super().__init__(policy, WIDTHS)

    def goes_on(self, table: Any, seat: int, turn: int) -> bool:
        t: Papua = table
        if not t.agenda or t.turn != turn or t.active != seat:
            return False
        return isinstance(t.agenda[-1], PlaceExplorers)

    def key(self, table: Any) -> list[int]:
        """Explorers and markers in the zones, and whether more could follow."""
        t: Papua = table
        placing = bool(t.agenda) and isinstance(t.agenda[-1], PlaceExplorers)
        return [int(placing), *t.zones, *t.zone_of]
