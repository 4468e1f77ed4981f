"""King Kong: his victims and what they leave behind, his capture (RC-16.7).

Rescuing the actress (RC-16.7.8): rules/planning/open_spots.py and the scenario's data.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    WEAPON,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.inventions import (
    INVENTION_PASSIVES,
)
from robinsonade.games.robinson_crusoe.box.lasting import (
    CAPTURE,
)
from robinsonade.games.robinson_crusoe.box.scenarios import ACTRESS, CREW_IDS, DIRECTOR, SHEETS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.box.spots import ON_KONG, SCENARIO_ACTIONS
from robinsonade.games.robinson_crusoe.events import (
    CREW_DIED,
    TOLD,
    news,
)
from robinsonade.games.robinson_crusoe.rules.island import totem_tiles
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.tracks import lower_level, move_morale
from robinsonade.games.robinson_crusoe.table.endings import DIRECTOR_DEAD, OPEN
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has

LOST_ITEM: Final = TOKEN_IDS.index("king_kong_bars")
_CAPTURED: Final = news("actress_captured")
DOUBLE: Final = CREW_IDS.index("double")


def crew_dies(t: Camp) -> None:
    """RC-16.7.4: the lowest number alive; the actress is captured instead, once."""
    for member in range(len(CREW_IDS)):
        if not t.crew_alive(member):
            continue
        if member == ACTRESS and t.actress_captured:
            continue
        if member == ACTRESS and not t.actress_was_taken():
            t.capture_actress()
            t.emit(TOLD, _CAPTURED)
            return
        t.crew &= ~(1 << member)
        t.emit(CREW_DIED, member)
        if member == DIRECTOR and t.fate == OPEN:
            t.fate = DIRECTOR_DEAD
        return


def lowest_alive(t: Camp) -> int:
    """RC-16.7.4: the living crew member with the lowest number; -1: there is none."""
    for member in range(len(CREW_IDS)):
        if t.crew_alive(member):
            return member
    return -1


def charmed(t: Camp) -> bool:
    """The Lucky Charm of the double can be used: any die may be rolled again."""
    return t.tokens[LOST_ITEM] > 0 and lowest_alive(t) == DOUBLE


def tranquilize(t: Camp) -> None:
    """RC-16.7.7, RC-R59: with the Tranquilizer a smaller loss, and no wound if it cannot be met."""
    for invention in t.sheet().inventions:
        for passive in INVENTION_PASSIVES[invention]:
            if passive.kind == CAPTURE:
                lower_level(t, WEAPON, passive.number("n"))
    script = SHEETS[t.scenario].action_script(SCENARIO_ACTIONS[ON_KONG])
    t.first(Run(script, 1, NO_CARD, t.actor))  # without the first effect, the loss


def animal_rolls(t: Camp, token: int) -> int:
    """RC-16.7.2: one for each totem tile discovered; without any, one for the die lying there."""
    return t.totems or token


def rage(t: Camp) -> None:
    """RC-16.7.3: no palisade is left: morale falls and a crew member dies."""
    move_morale(t, -1)
    crew_dies(t)


def sleep_at_totem(t: Camp) -> None:
    """RC-16.7.9: whoever spent the night on a totem tile is hurt in the next Production phase."""
    t.slept_at_totem = has(totem_tiles(t), t.camp)
