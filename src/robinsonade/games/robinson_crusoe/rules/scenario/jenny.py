"""Jenny needs help! Alone on the wreck, and rescued (RC-16.3).

The way to her (RC-16.3.2): rules/planning/open_spots.py, rules/planning/pawns_needed.py.
What the book means, here and elsewhere, is in the scenario's data (RC-16.3.5).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.causes import WAITING_OUT
from robinsonade.games.robinson_crusoe.box.characters import JENNY
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.rules.wounds import heal, wound
from robinsonade.games.robinson_crusoe.table.table import Camp

_HURT: Final = news("jenny_hurt")


def wait_for_rescue(t: Camp) -> None:
    """RC-16.3.1: until she is rescued every night wounds her."""
    t.emit(TOLD, _HURT)
    wound(t, JENNY, t.sheet().params["jenny_wounds_per_night_until_rescued"], WAITING_OUT)


def rest_ashore(t: Camp) -> None:
    """RC-16.3.3: all that rescued Jenny can do is rest, from the round after on."""
    if t.jenny_here() and t.rescued_in < t.turn:
        heal(t, JENNY, 1)


def lifeboat_allowed(t: Camp) -> bool:
    """RC-16.3.4: the Lifeboat may be built once she is rescued."""
    return t.rescued_in > 0
