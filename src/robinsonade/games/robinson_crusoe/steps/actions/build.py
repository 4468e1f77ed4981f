"""Build actions (RC-8.6 to RC-8.10).

How roof, palisade and weapons rise: rules/tracks.py (RC-8.9).
"""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.characters import PERSONAL_DETERMINATION
from robinsonade.games.robinson_crusoe.box.inventions import (
    JOLLY_BOAT,
    LIFEBOAT,
    PERSONAL,
)
from robinsonade.games.robinson_crusoe.box.spots import (
    Spot,
)
from robinsonade.games.robinson_crusoe.events import (
    SHELTER_BUILT,
)
from robinsonade.games.robinson_crusoe.rules.decks import (
    home_of,
    lose_shortcut,
    own,
    take_invention,
)
from robinsonade.games.robinson_crusoe.rules.island import settle_camp
from robinsonade.games.robinson_crusoe.rules.tracks import raze
from robinsonade.games.robinson_crusoe.rules.wounds import determine
from robinsonade.games.robinson_crusoe.steps.move_camp import TakeAlong
from robinsonade.games.robinson_crusoe.table.records import FutureBuilt
from robinsonade.games.robinson_crusoe.table.table import Camp


def build(t: Camp, spot: Spot) -> None:
    """RC-8.10, RC-3.10: the card waits for the end of the phase; winning inventions do not.

    RC-3.11: the personal one of who does not play brings nothing more.
    """
    invention = spot.invention
    if invention in PERSONAL and home_of(t, invention):
        determine(t, t.actor, PERSONAL_DETERMINATION[PERSONAL.index(invention)])
    take_invention(t, invention)
    if invention in (LIFEBOAT, JOLLY_BOAT):
        own(t, invention, t.actor)
    else:
        t.future_built.append(FutureBuilt(t.actor, invention, spot.space, t.serial))


def build_shelter(t: Camp, space: int) -> None:
    """RC-8.7, RC-8.8: the camp is there now; a natural shelter's roof and palisade are left."""
    if t.natural_shelter(t.camp) and not t.shelter:
        raze(t)
    t.shelter = 1
    t.emit(SHELTER_BUILT, space)
    if space != t.camp:
        t.first(TakeAlong(t.camp))
        settle_camp(t, space)
        lose_shortcut(t)
