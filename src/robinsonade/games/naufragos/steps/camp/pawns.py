"""Which action a pawn at camp carries out (NAU-9.1).

Putting pawns there: ../placement.py (NAU-8.2 to NAU-8.9).
"""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import WHEN_BUILD
from robinsonade.games.naufragos.box.components import (
    BUILD,
    CAMP,
    CAMPFIRE,
    DIARY,
    FORAGE,
    REST,
    SALVAGE,
    SLOT_AT,
    SPACE_AT,
    WOOD,
)
from robinsonade.games.naufragos.events import NO_EFFECT
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.camp.building import Propose
from robinsonade.games.naufragos.steps.camp.camp_cards import use_camp_card
from robinsonade.games.naufragos.steps.camp.campfire import Kindle
from robinsonade.games.naufragos.steps.camp.diary import write_diary
from robinsonade.games.naufragos.steps.camp.gathering import chop, forage
from robinsonade.games.naufragos.steps.camp.resting import rest
from robinsonade.games.naufragos.steps.camp.salvage import salvage
from robinsonade.games.naufragos.table.table import Castaways


def action_of(space: int) -> int:
    """The action that a space belongs to."""
    for action in range(CAMP, 0, -1):
        if space >= SPACE_AT[action]:
            return action
    return FORAGE


def resolve_pawn(t: Castaways, seat: int, space: int) -> None:
    """NAU-9.1: one pawn's action, from beginning to end."""
    action = action_of(space)
    if t.blocked[action] >= t.turn:
        t.emit(NO_EFFECT, seat)
    elif action == CAMP:
        use_camp_card(t, seat, t.camp[space - SLOT_AT])
    elif action == FORAGE:
        forage(t, seat)
    elif action == WOOD:
        chop(t, seat)
    elif action == DIARY:
        write_diary(t, seat)
    elif action == SALVAGE:
        salvage(t, seat)
    elif action == CAMPFIRE:
        t.first(Kindle(seat))
    elif action == BUILD:
        t.first(Propose(seat))
        occasion(t, WHEN_BUILD, 1 << seat)
    elif action == REST:
        rest(t, seat)
