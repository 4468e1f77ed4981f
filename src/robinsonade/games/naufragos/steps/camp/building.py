"""Constructions (NAU-9.8, NAU-10)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    ABILITY_STATS,
    BUILD_BONUS,
    BUILD_ENERGY,
    BUILD_STORY,
    BUILD_WOOD,
    BUILDING_IDS,
    IS_DEVELOPMENT,
    RAFT,
    SHELTERS,
    UNIT_WOOD,
)
from robinsonade.games.naufragos.choices import PROPOSE, SPEND, Act
from robinsonade.games.naufragos.events import (
    BUILD_FAILED,
    BUILT,
    CONSTRUCTION_KNOWN,
    CONTRIBUTED,
    NO_EFFECT,
    PROGRESS_SET,
    PROPOSED,
    WOOD_LOST,
)
from robinsonade.games.naufragos.prompts import CONTRIBUTE_PROMPT, PROPOSE_PROMPT
from robinsonade.games.naufragos.rules.people import pay, purse
from robinsonade.games.naufragos.rules.sheets import payment
from robinsonade.games.naufragos.rules.story_tokens import gain_story
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.table.fields import CARD_PART, FROM_BUILDING, USED_NOW, replaced
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import everyone, has, members
from robinsonade.kernel.staged import SheetAsked
from robinsonade.kernel.step import Prompt
from robinsonade.kernel.table import CLOCKWISE


def available(t: Castaways) -> list[int]:
    """NAU-10.1 to NAU-10.5: what could be proposed now."""
    found: list[int] = []
    for building in members(everyone(len(BUILDING_IDS)) & ~t.built):
        if 0 < building < SHELTERS and not has(t.built, building - 1):
            continue
        if building == RAFT and not t.raft_known:
            continue
        if t.wood >= wood_needed(building):
            found.append(building)
    return found


def wood_needed(building: int) -> int:
    """NAU-10.3, NAU-10.5: the wood without which it cannot be proposed."""
    return max(BUILD_WOOD[building], UNIT_WOOD[building])


def make_raft_known(t: Castaways) -> None:
    """NAU-10.7: an effect brings a new construction into play, which only the raft can be."""
    if not t.raft_known:
        t.raft_known = True
        t.emit(CONSTRUCTION_KNOWN, RAFT)


class Propose(Attentive):
    """NAU-9.8, NAU-10.8: a pawn on Build proposes exactly one construction."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Castaways) -> bool:
        found = available(t)
        if len(found) > 1:
            return False
        if found:
            self.propose(t, found[0])
        else:
            t.emit(NO_EFFECT, self.seat)
            t.done()
        return True

    def answers(self, t: Castaways) -> list[Choice]:
        return [PROPOSE[self.seat][building] for building in available(t)]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.propose(t, choice.what)

    def propose(self, t: Castaways, building: int) -> None:
        t.emit(PROPOSED, self.seat, building)
        t.then(Contribute(self.seat, building, 0, 0))

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(PROPOSE_PROMPT, self.seat)


class Contribute(Attentive):
    """NAU-10.2, 10.5, 10.6: from the proposer clockwise everybody not lost declares energy."""

    __slots__ = ("proposer", "building", "asked", "energy")

    def __init__(self, proposer: int, building: int, asked: int, energy: int) -> None:
        self.proposer = proposer
        self.building = building
        self.asked = asked  # how many seats have been asked
        self.energy = energy  # declared so far for a single-turn construction

    def missing(self, t: Castaways) -> int:
        """What can still be used (NAU-10.5)."""
        building = self.building
        if not IS_DEVELOPMENT[building]:
            return BUILD_ENERGY[building] - self.energy
        units = BUILD_ENERGY[building] - t.progress[building]
        return min(units, t.wood) if UNIT_WOOD[building] else units

    def seat(self, t: Castaways) -> int:
        return CLOCKWISE[t.seats][self.proposer][self.asked]

    def advance(self, t: Castaways) -> bool:
        missing = self.missing(t)
        if missing <= 0 or self.asked == t.seats:
            self.finish(t, missing)
            return True
        seat = self.seat(t)
        if self.is_asked(t, seat):
            return False
        t.then(Contribute(self.proposer, self.building, self.asked + 1, self.energy))
        return True

    def is_asked(self, t: Castaways, seat: int) -> bool:
        return has(t.alive & ~t.lost, seat) and purse(t, seat) > 0

    def answers(self, t: Castaways) -> list[Choice]:
        seat = self.seat(t)
        return SPEND[seat][: min(purse(t, seat), self.missing(t)) + 1]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        seat = choice.seat
        n = choice.what
        if n:
            pay(t, seat, n)
            n += self.bonus(t, seat, self.missing(t) - n)
            t.emit(CONTRIBUTED, seat, n)
        building = self.building
        if IS_DEVELOPMENT[building] and n:
            t.progress = replaced(t.progress, building, t.progress[building] + n)
            t.wood -= n * UNIT_WOOD[building]
            t.emit(PROGRESS_SET, building, t.progress[building])
        t.then(Contribute(self.proposer, building, self.asked + 1, self.energy + n))

    def bonus(self, t: Castaways, seat: int, room: int) -> int:
        """NAU-R25: ability and items make a contribution count more, each once per turn.

        The ability counts for the first contribution, room or not; items wait for room.
        """
        extra = 0
        own = ABILITY_STATS[t.persons[seat] >> 1][BUILD_BONUS]
        if own > 0 and not has(t.bonus_used, seat):
            t.bonus_used |= 1 << seat
            extra += own
        held: list[int] = []
        for code in t.items[seat]:
            gives = t.book.cards[code & CARD_PART].stats[BUILD_BONUS]
            if gives > 0 and extra < room and not code & USED_NOW:
                held.append(code | USED_NOW)
                extra += gives
            else:
                held.append(code)
        t.items[seat] = sorted(held)
        return min(extra, room)

    def finish(self, t: Castaways, missing: int) -> None:
        building = self.building
        t.done()
        if IS_DEVELOPMENT[building]:
            done = t.progress[building] >= BUILD_ENERGY[building]
        else:
            done = missing <= 0 and t.wood >= BUILD_WOOD[building]
        if not done:
            if not IS_DEVELOPMENT[building]:
                t.emit(BUILD_FAILED, building)
            return
        if BUILD_WOOD[building]:
            t.wood -= BUILD_WOOD[building]
            t.emit(WOOD_LOST, BUILD_WOOD[building])
        t.built |= 1 << building
        t.emit(BUILT, building)
        if has(t.alive, self.proposer):
            gain_story(t, self.proposer, BUILD_STORY[building], FROM_BUILDING)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(CONTRIBUTE_PROMPT, self.seat(t), self.building, self.missing(t))

    def about_sheet(self, t: Castaways) -> SheetAsked | None:
        order = CLOCKWISE[t.seats][self.proposer][self.asked :]
        return payment(t, [seat for seat in order if self.is_asked(t, seat)], self.missing(t))


STEPS: Final = (
    Propose,
    Contribute,
)
