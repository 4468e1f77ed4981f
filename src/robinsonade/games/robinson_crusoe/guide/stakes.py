"""What is at stake when somebody lets a moment go by (RC-3.7, RC-12.13, RC-12.14)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import BUILD
from robinsonade.games.robinson_crusoe.box.dice import DICE, DIE, FACES, SUCCESS_DIE, WOUND_DIE
from robinsonade.games.robinson_crusoe.choices import YES
from robinsonade.games.robinson_crusoe.events import DIED, WOUNDED
from robinsonade.games.robinson_crusoe.steps.actions.dice import RollDie
from robinsonade.games.robinson_crusoe.steps.any_time.moments import Waiting
from robinsonade.games.robinson_crusoe.steps.pick_person import HUNGER_WOUNDS, PickStarving
from robinsonade.games.robinson_crusoe.steps.production import Pit
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.foresight import Foreseen, foresee, leaves_open
from robinsonade.kernel.noun import NUMBER, Kind
from robinsonade.kernel.stake import CHANCE, DEATH, LOSS, Stake, percent

DYING: Final = Kind("death", rules=("RC-3.4", "RC-3.7", "RC-12.13"))
WOUNDS: Final = Kind("wounds", ("number", NUMBER), rules=("RC-3.2", "RC-3.7", "RC-12.13"))
ANOTHER_ROLL: Final = Kind("reroll", ("die", DIE), ("percent", NUMBER), rules=("RC-9.7",))

HARM: Final = [WOUNDED, DIED]  # what is looked for

KINDS: Final = (DYING, WOUNDS, ANOTHER_ROLL)


def stakes(t: Camp, seat: int) -> list[Stake]:
    """Wounds that something usable would prevent; the chance of another roll."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, Waiting):
        return preventable(t, seat)
    if isinstance(step, RollDie) and step.unwelcome():
        faces = DICE[step.action][step.die]
        return another_roll(t, seat, step.die, sum(faces), step.die == SUCCESS_DIE)
    if isinstance(step, Pit) and not step.hit:
        return another_roll(t, seat, WOUND_DIE, sum(DICE[BUILD][WOUND_DIE]), True)
    return []


def preventable(t: Camp, seat: int) -> list[Stake]:
    """RC-3.4: what is certain to hurt or kill, if a choice of this seat makes it less."""
    uses = [choice for choice in t.choices_of(seat) if choice.interrupts]
    if not uses:
        return []
    left = foresee(t, HARM)
    harm = wounds_in(left)
    if not harm:
        return []
    deadly = is_deadly(left)
    helping: list[Choice] = []
    for use in uses:
        if leaves_open(t, use):
            continue
        instead = foresee(t, HARM, use)
        if wounds_in(instead) < harm or (deadly and not is_deadly(instead)):
            helping.append(use)
    if not helping:
        return []
    meaning = (t.turn, t.phase, len(t.agenda), harm)
    if deadly:
        return [Stake(DEATH, DYING, (), helping, meaning)]
    return [Stake(LOSS, WOUNDS, (harm,), helping, meaning)]


def wounds_in(foreseen: Foreseen) -> int:
    """RC-3.2, RC-11.5: the wounds that are certain; those of hunger before it is said whose."""
    found = 0
    for event in foreseen.events:
        if event.kind is WOUNDED:
            found += event.facts[1]
    table = foreseen.table
    assert isinstance(table, Camp)
    step = table.agenda[-1] if table.agenda else None
    if foreseen.certain and isinstance(step, PickStarving):
        found += step.n * HUNGER_WOUNDS
    return found


def is_deadly(foreseen: Foreseen) -> bool:
    """RC-3.4: does somebody die of it?"""
    return any(event.kind is DIED for event in foreseen.events)


def another_roll(t: Camp, seat: int, die: int, hits: int, wanted: bool) -> list[Stake]:
    """RC-9.7: what another roll of this die would bring, by its faces."""
    if YES[seat] not in t.choices():
        return []
    good = hits if wanted else FACES - hits
    facts = (die, percent(good / FACES))
    return [Stake(CHANCE, ANOTHER_ROLL, facts, [YES[seat]], (t.turn, len(t.agenda), die))]
