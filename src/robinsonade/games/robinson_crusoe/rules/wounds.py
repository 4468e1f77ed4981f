"""Wounds, death, healing, determination (RC-3, RC-13)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.causes import BY_CARD, BY_ITEM
from robinsonade.games.robinson_crusoe.box.characters import ARROWS, DIES_ON, FRIDAY, JENNY
from robinsonade.games.robinson_crusoe.events import (
    DETERMINED,
    DIED,
    DISCOURAGED,
    HEALED,
    WOUNDED,
)
from robinsonade.games.robinson_crusoe.rules.people import at_camp
from robinsonade.games.robinson_crusoe.rules.tracks import move_morale
from robinsonade.games.robinson_crusoe.table.endings import DEAD, JENNY_DEAD
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.masks import has


def wound(t: Camp, who: int, n: int, cause: int) -> None:
    """RC-3.2 to RC-3.4: so many wounds, one by one; each may pass a morale arrow or kill."""
    if n <= 0 or (who == FRIDAY and not t.friday):
        return
    for _ in range(n):
        t.wounds[who] += 1
        number = t.wounds[who]
        if number in ARROWS[who] and not has(t.arrows[who], number):
            move_morale(t, -1)
        if number >= DIES_ON[who]:
            break
    t.emit(WOUNDED, who, n, t.wounds[who], cause)
    if t.wounds[who] >= DIES_ON[who]:
        die(t, who)


def die(t: Camp, who: int) -> None:
    """RC-3.4, RC-14.7, RC-16.3.1: a player's or Jenny's death is the end, Friday's is not."""
    if who == FRIDAY:
        t.friday = 0
        t.determination[FRIDAY] = 0
    else:
        t.fate = JENNY_DEAD if who == JENNY else DEAD
    t.emit(DIED, who)


def heal(t: Camp, who: int, n: int) -> None:
    """RC-3.5: back towards the start; passing arrows leftwards changes nothing."""
    n = min(n, t.wounds[who])
    if n > 0:
        t.wounds[who] -= n
        t.emit(HEALED, who, n)


def wound_all(t: Camp, n: int, cause: int) -> None:
    """Each player (and rescued Jenny) takes so many wounds."""
    for who in t.everybody():
        wound(t, who, n, cause)


def unmet(t: Camp, n: int) -> None:
    """RC-13.2: things demanded that cannot be given: the actor's wounds, otherwise everybody's."""
    if n <= 0:
        return
    if t.phase == ACTION_PHASE and t.actor >= 0:
        wound(t, t.actor, n, BY_CARD)
    else:
        wound_all(t, n, BY_CARD)


def determine(t: Camp, who: int, n: int) -> None:
    """RC-3.8: determination tokens; Jenny never has any (RC-16.3.3)."""
    if n <= 0 or who == JENNY or (who == FRIDAY and not t.friday):
        return
    t.determination[who] += n
    t.emit(DETERMINED, who, n)


def discourage(t: Camp, who: int, n: int, cause: int) -> None:
    """RC-6.2, RC-13.2: discard tokens; each one short is a wound for that character."""
    paid = min(n, t.determination[who])
    if paid:
        t.determination[who] -= paid
        t.emit(DISCOURAGED, who, paid)
    wound(t, who, n - paid, cause)


def wound_at_camp(t: Camp, n: int, cause: int) -> None:
    """RC-12.3: the weather does not touch those outside."""
    if n > 0:
        for who in at_camp(t):
            wound(t, who, n, cause)


def hurt_user(t: Camp, n: int) -> None:
    """RC-16.2.6, RC-R70: the one who fights uses it, without a single fighter the first player."""
    if n:
        wound(t, t.actor if t.actor >= 0 else t.leader(), n, BY_ITEM)
