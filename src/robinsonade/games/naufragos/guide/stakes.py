"""What is at stake when a castaway lets a moment go by (NAU-5.5, NAU-6.6)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.choices import USING
from robinsonade.games.naufragos.events import DIED, GOT_LOST
from robinsonade.games.naufragos.steps.any_time.asides import Respite
from robinsonade.games.naufragos.steps.camp.resting import RestRolled
from robinsonade.games.naufragos.steps.dice.rolls import AfterRoll, judge_of
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASSING, Choice
from robinsonade.kernel.foresight import Foreseen, foresee, leaves_open
from robinsonade.kernel.noun import NUMBER, Kind
from robinsonade.kernel.stake import CHANCE, DEATH, Stake, percent

DYING: Final = Kind("death", rules=("NAU-4.12", "NAU-6.6"))
ANOTHER_ROLL: Final = Kind("reroll", ("percent", NUMBER), rules=("NAU-5.5",))
BETTER_ROLL: Final = Kind("better-roll", ("percent", NUMBER), rules=("NAU-5.5", "NAU-9.9"))

LOSSES: Final = [DIED, GOT_LOST]  # what is looked for

KINDS: Final = (DYING, ANOTHER_ROLL, BETTER_ROLL)


def stakes(t: Castaways, seat: int) -> list[Stake]:
    """Deaths that an item would prevent; the chance of another roll. Trade and fire can wait."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, Respite):
        return preventable(t, seat)
    if isinstance(step, AfterRoll) and not step.has_succeeded(t):
        return another_roll(t, seat, step)
    return []


def preventable(t: Castaways, seat: int) -> list[Stake]:
    """NAU-4.12, NAU-9.15: who is certain to die or get lost, if an item of this seat helps."""
    uses = [choice for choice in t.choices_of(seat) if choice.kind is USING]
    if not uses:
        return []
    losses = losses_in(foresee(t, LOSSES))
    helping: list[Choice] = []
    if losses:
        helping = [
            use
            for use in uses
            if not leaves_open(t, use) and losses_in(foresee(t, LOSSES, use)) < losses
        ]
    if not helping:
        return []
    return [Stake(DEATH, DYING, (), helping, (t.turn, t.phase, losses))]


def losses_in(foreseen: Foreseen) -> int:
    return sum([event.kind in LOSSES for event in foreseen.events])


def another_roll(t: Castaways, seat: int, step: AfterRoll) -> list[Stake]:
    """NAU-5.5: how likely all dice together would do, if that is known."""
    again = [choice for choice in t.choices_of(seat) if choice.kind is not PASSING]
    judge = judge_of(t)
    if not again or judge is None:
        return []
    chance = percent(judge.chance(t, step.dice))
    if not chance:
        return []
    kind = BETTER_ROLL if isinstance(judge, RestRolled) else ANOTHER_ROLL
    return [Stake(CHANCE, kind, (chance,), again, (t.turn, len(t.agenda), chance))]
