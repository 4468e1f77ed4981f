"""What happens to people, resources and tracks: the verbs that all steps and effects share."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.components import (
    ARROWS,
    DIES_ON,
    FOOD,
    FRIDAY,
    JENNY,
    MOST_MORALE,
    PALISADE,
    ROOF,
    STORED,
    WEAPON,
)
from robinsonade.games.robinson_crusoe.events import (
    DETERMINED,
    DIED,
    DISCOURAGED,
    GAINED,
    HEALED,
    LOST,
    MORALE_MOVED,
    TRACK_MOVED,
    WOUNDED,
)
from robinsonade.games.robinson_crusoe.phases import ACTION_PHASE, DEAD, JENNY_DEAD
from robinsonade.games.robinson_crusoe.table import Camp

# -- people (RC-3) -------------------------------------------------------------------------------


def wound(t: Camp, who: int, n: int) -> None:
    """RC-3.3, RC-3.4: so many wounds, one by one; each may pass a morale arrow or kill."""
    if n <= 0 or (who == FRIDAY and not t.friday):
        return
    for _ in range(n):
        t.wounds[who] += 1
        number = t.wounds[who]
        if number in ARROWS[who] and not t.arrows[who] >> number & 1:
            move_morale(t, -1)
        if number >= DIES_ON[who]:
            break
    t.emit(WOUNDED, who, n, t.wounds[who])
    if t.wounds[who] >= DIES_ON[who]:
        die(t, who)


def die(t: Camp, who: int) -> None:
    """RC-3.4, RC-14.7, RC-16.3.1: a player's or Jenny's death is the end, Friday's is not."""
    t.emit(DIED, who)
    if who == FRIDAY:
        t.friday = 0
        t.determination[FRIDAY] = 0
    else:
        t.fate = JENNY_DEAD if who == JENNY else DEAD


def heal(t: Camp, who: int, n: int) -> None:
    """RC-3.5: back towards the start; passing arrows leftwards changes nothing."""
    n = min(n, t.wounds[who])
    if n > 0:
        t.wounds[who] -= n
        t.emit(HEALED, who, n)


def wound_all(t: Camp, n: int) -> None:
    """Each player (and rescued Jenny) takes so many wounds."""
    for who in t.everybody():
        wound(t, who, n)


def unmet(t: Camp, n: int) -> None:
    """RC-13.2: things demanded that cannot be given: the actor's wounds, otherwise everybody's."""
    if n <= 0:
        return
    if t.phase == ACTION_PHASE and t.actor >= 0:
        wound(t, t.actor, n)
    else:
        wound_all(t, n)


def determine(t: Camp, who: int, n: int) -> None:
    """RC-3.8: determination tokens; Jenny never has any (RC-16.3.3)."""
    if n <= 0 or who == JENNY or (who == FRIDAY and not t.friday):
        return
    t.determination[who] += n
    t.emit(DETERMINED, who, n)


def discourage(t: Camp, who: int, n: int) -> None:
    """RC-6.2, RC-13.2: discard tokens; each one short is a wound for that character."""
    paid = min(n, t.determination[who])
    if paid:
        t.determination[who] -= paid
        t.emit(DISCOURAGED, who, paid)
    wound(t, who, n - paid)


def move_morale(t: Camp, n: int) -> None:
    """RC-13.5: beyond the ends of the track nothing happens."""
    level = max(-MOST_MORALE, min(MOST_MORALE, t.morale + n))
    if level != t.morale:
        t.morale = level
        t.emit(MORALE_MOVED, level)


# -- resources (RC-6.7) --------------------------------------------------------------------------


def gain(t: Camp, resource: int, n: int, available: bool = False) -> None:
    """RC-6.7: in an action its gains wait, everywhere else they are available at once."""
    if n <= 0:
        return
    if t.phase == ACTION_PHASE and t.actor >= 0 and not available:
        t.gained[resource] += n
    else:
        t.stock[resource] += n
    t.emit(GAINED, resource, n)


def have(t: Camp, resource: int) -> int:
    """How much of a resource could be paid; both foods pay for food (RC-1.6)."""
    if resource == FOOD:
        return t.stock[FOOD] + t.stock[STORED]
    return t.stock[resource]


def spend(t: Camp, resource: int, n: int) -> int:
    """Pay as much as there is, perishable food first; returns what is short."""
    if n <= 0:
        return 0
    paid = min(n, t.stock[resource])
    t.stock[resource] -= paid
    if paid:
        t.emit(LOST, resource, paid)
    short = n - paid
    if resource == FOOD and short and t.stock[STORED]:
        return spend(t, STORED, short)
    return short


# -- tracks (RC-8.9, RC-13.2) --------------------------------------------------------------------


def set_level(t: Camp, track: int, level: int) -> None:
    if t.levels[track] != level:
        t.levels[track] = level
        t.emit(TRACK_MOVED, track, level)


def raise_level(t: Camp, track: int, n: int) -> None:
    """RC-8.9: roof and palisade only rise under a shelter."""
    if track == WEAPON or t.sheltered():
        set_level(t, track, t.levels[track] + n)


def lower_level(t: Camp, track: int, n: int) -> int:
    """Down as far as possible; returns how many levels are short."""
    level = t.levels[track]
    set_level(t, track, max(0, level - n))
    return max(0, n - level)


def raze(t: Camp) -> None:
    """Roof and palisade fall to 0 (RC-8.8, RC-11.6, RC-16.5.4)."""
    set_level(t, ROOF, 0)
    set_level(t, PALISADE, 0)
