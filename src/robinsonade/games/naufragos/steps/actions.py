"""The action phase from the white pawn to the last explorer (NAU-8.1, NAU-9.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    ALL_SLOTS,
    ALL_SPACES,
    CAMP,
    EXPLORATION,
    NOBODY,
    ORDER,
    REST,
    SLOT_AT,
    SPACE_AT,
    SPACES,
    WHITE,
)
from robinsonade.games.naufragos.choices import CAMPING, Act
from robinsonade.games.naufragos.prompts import (
    ACTIONS_BEGIN,
    ACTIONS_END,
    EXPLORATION_BEGINS,
    LOST_BEGIN,
    PLACEMENT_BEGINS,
    RESOLUTION_BEGINS,
    WHITE_PROMPT,
)
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES, Attentive
from robinsonade.games.naufragos.steps.camp.pawns import resolve_pawn
from robinsonade.games.naufragos.steps.exploration.exploring import START_EXPLORATION
from robinsonade.games.naufragos.steps.exploration.lost import LOST_GROUPS
from robinsonade.games.naufragos.steps.placement import (
    PLACEMENT_ROUND,
    add_camp_cards,
    add_rests,
    add_spaces,
    put_pawn,
)
from robinsonade.games.naufragos.steps.survival import SURVIVAL
from robinsonade.games.naufragos.table.fields import ACTION_PHASE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import PASS, Choice
from robinsonade.kernel.masks import has
from robinsonade.kernel.step import Prompt, Step


def resolution_order() -> list[int]:
    """NAU-9.1: all spaces but those of the exploration, in the order of their resolution."""
    found: list[int] = []
    for name in ORDER:
        if name == "camp":
            found += range(SLOT_AT, SLOT_AT + ALL_SLOTS)
        elif name.startswith("rest_"):
            found.append(SPACE_AT[REST] + int(name.removeprefix("rest_")) - 1)
        elif name != "exploration":
            action = ACTION_IDS.index(name)
            found += range(SPACE_AT[action], SPACE_AT[action] + SPACES[action])
    return found


RESOLUTION: Final = resolution_order()


class BeginActions(Step):
    """NAU-7.2 B: starting player, players not lost, lost players, resolution."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.phase = ACTION_PHASE
        t.did = [0] * t.seats
        t.then(
            RESPITES[ACTIONS_BEGIN],
            WHITE_PAWN,
            RESPITES[PLACEMENT_BEGINS],
            PLACEMENT_ROUND,
            PLACEMENT_ROUND,
            RESPITES[LOST_BEGIN],
            LOST_GROUPS,
            RESPITES[RESOLUTION_BEGINS],
            Resolve(0),
            BEFORE_EXPLORATION,
            RESPITES[ACTIONS_END],
            END_ACTIONS,
        )
        return True


class WhitePawn(Attentive):
    """NAU-8.1, NAU-14.1: the starting player's extra pawn on a camp card, resolved at once."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        if has(t.lost, t.active):
            t.done()
            return True
        return False

    def answers(self, t: Castaways) -> list[Choice]:
        seat = t.active
        found: list[Choice] = [PASS[seat]]
        add_camp_cards(t, seat, found)
        if t.seats == 1:
            add_spaces(t, seat, 1 << EXPLORATION, found)
            add_rests(t, seat, found)
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        t.done()
        if not isinstance(choice, Act):
            return
        space = put_pawn(t, choice.seat, choice, WHITE)
        if choice.kind is CAMPING and t.seats > 1:
            t.did[choice.seat] |= 1 << CAMP  # NAU-R05
        resolve_pawn(t, choice.seat, space)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(WHITE_PROMPT, t.active)


class Resolve(Step):
    """NAU-9.1: one pawn after the other, each resolved and removed before the next."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def advance(self, t: Castaways) -> bool:
        pawns = t.pawns
        for at in range(self.at, len(RESOLUTION)):
            space = RESOLUTION[at]
            seat = pawns[space]
            if 0 <= seat < WHITE:
                pawns[space] = NOBODY
                if has(t.lost, seat):  # by the effect of a card
                    continue
                t.then(Resolve(at + 1))
                resolve_pawn(t, seat, space)
                return True
        t.done()
        return True


class BeforeExploration(Step):
    """NAU-9.7: once more before the exploration starts."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        first = SPACE_AT[EXPLORATION]
        if any(t.pawns[space] >= 0 for space in range(first, first + SPACES[EXPLORATION])):
            t.then(RESPITES[EXPLORATION_BEGINS], START_EXPLORATION)
        else:
            t.done()
        return True


class EndActions(Step):
    """NAU-8.1: the white pawn leaves its card; the survival phase follows."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.pawns = [NOBODY] * ALL_SPACES
        t.promised = 0
        t.ready = 0
        t.then(SURVIVAL)
        return True


WHITE_PAWN: Final = WhitePawn()
BEFORE_EXPLORATION: Final = BeforeExploration()
END_ACTIONS: Final = EndActions()
BEGIN_ACTIONS: Final = BeginActions()


STEPS: Final = (
    BeginActions,
    WhitePawn,
    Resolve,
    BeforeExploration,
    EndActions,
)
