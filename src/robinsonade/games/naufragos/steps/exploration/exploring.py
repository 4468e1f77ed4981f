"""The exploration (NAU-9.11 to NAU-9.26)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import WHEN_EXPLORE_START
from robinsonade.games.naufragos.box.components import (
    EASIEST,
    EXPLORATION,
    HARDEST,
    HEART,
    NOBODY,
    SECTOR_OF,
    SPACE_AT,
    SPACES,
)
from robinsonade.games.naufragos.choices import (
    DESCEND,
    DESCENDING,
    EXPLORE,
    EXPLORING,
    RETURN,
    VISIT,
    VISITING,
    Act,
)
from robinsonade.games.naufragos.events import EXPLORATION_BEGAN
from robinsonade.games.naufragos.prompts import EXPLORE_PROMPT
from robinsonade.games.naufragos.rules.decks import deck_of
from robinsonade.games.naufragos.rules.story_tokens import gain_story
from robinsonade.games.naufragos.steps.any_time.asides import Attentive
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.steps.exploration.drawing import draw_explore, open_card
from robinsonade.games.naufragos.steps.exploration.pending import clear_pile
from robinsonade.games.naufragos.steps.exploration.returning import Joining, try_return
from robinsonade.games.naufragos.steps.exploration.track import check_track
from robinsonade.games.naufragos.table.fields import FREE, FROM_PREPARING, PILE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.masks import has, members
from robinsonade.kernel.step import Prompt, Step


class StartExploration(Step):
    """NAU-9.11, NAU-8.8: the difficulty goes back to its start; pawn order is marching order."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        first = SPACE_AT[EXPLORATION]
        march: list[int] = []
        for space in range(first, first + SPACES[EXPLORATION]):
            seat = t.pawns[space]
            t.pawns[space] = NOBODY
            if seat >= 0 and not has(t.lost, seat):
                march.append(seat)
        t.done()
        ready = t.ready
        t.ready = 0
        if not march or t.blocked[EXPLORATION] >= t.turn:
            return True
        t.march = march
        t.party = 0
        for seat in march:
            t.party |= 1 << seat
        t.explorer = march[0]
        t.difficulty = EASIEST
        t.locked = False
        t.emit(EXPLORATION_BEGAN, t.party)
        for seat in march:
            if has(ready, seat):
                gain_story(t, seat, 1, FROM_PREPARING)
        t.first(ROUND)
        occasion(t, WHEN_EXPLORE_START, t.party)
        return True


class Round(Attentive):
    """NAU-9.11: the active explorer explores or returns, over and over, until nobody is left."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        if not t.party:
            t.march = []
            t.explorer = NOBODY
            t.locked = False
            t.done()
            return True
        if t.difficulty == HARDEST:
            force_return(t)
            return True
        if not has(t.party, t.explorer):
            next_explorer(t)
        return False

    def is_locked(self, t: Castaways) -> bool:
        """NAU-9.26: is there nothing else to explore before they have left the pile?"""
        return t.locked and len(t.pile.cards) > 0

    def answers(self, t: Castaways) -> list[Choice]:
        seat = t.explorer
        found: list[Choice] = [RETURN[seat]]
        if self.is_locked(t):
            found.append(DESCEND[seat])
        else:
            farthest = max([SECTOR_OF[t.track[member]] for member in members(t.party)])
            for deck in range(min(farthest, HEART) + 1):
                if deck_of(t, deck).cards:
                    found.append(EXPLORE[seat][deck])
            for card in t.pending:
                if card >= 0:
                    found.append(VISIT[seat][card])
                elif card == PILE:
                    found.append(DESCEND[seat])
        return found

    def take(self, t: Castaways, choice: Choice) -> None:
        seat = choice.seat
        assert isinstance(choice, Act)
        if choice.kind is EXPLORING:
            t.first(AFTER_CARD)
            draw_explore(t, seat, choice.what)
        elif choice.kind is VISITING:
            t.pending[t.pending.index(choice.what)] = FREE
            t.first(AFTER_CARD)
            open_card(t, seat, choice.what)
        elif choice.kind is DESCENDING:
            t.locked = t.pile_locks
            card = t.pile.draw()
            t.first(AFTER_CARD)
            open_card(t, seat, card)
        else:
            t.first(Joining(seat, 1 << seat, 0), NEXT_EXPLORER)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(EXPLORE_PROMPT, t.explorer, t.difficulty)


class AfterCard(Step):
    """NAU-9.16, NAU-9.21, NAU-9.26: what is checked once a card is fully resolved."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.then(NEXT_EXPLORER)
        if PILE in t.pending and not t.pile.cards:
            clear_pile(t)
        if t.difficulty == HARDEST and t.party:
            force_return(t)
        check_track(t)
        return True


class NextExplorer(Step):
    """NAU-9.11: the next one in marching order."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        t.done()
        next_explorer(t)
        return True


def force_return(t: Castaways) -> None:
    """NAU-9.16: the whole group must try; without the active explorer the next one declares."""
    if not has(t.party, t.explorer):
        next_explorer(t)
    try_return(t, t.explorer, t.party)


def next_explorer(t: Castaways) -> None:
    march = t.march
    if not t.party or t.explorer not in march:
        return
    at = march.index(t.explorer)
    for step in range(1, len(march) + 1):
        seat = march[(at + step) % len(march)]
        if has(t.party, seat):
            t.explorer = seat
            return


START_EXPLORATION: Final = StartExploration()
ROUND: Final = Round()
AFTER_CARD: Final = AfterCard()
NEXT_EXPLORER: Final = NextExplorer()


STEPS: Final = (
    StartExploration,
    Round,
    AfterCard,
    NextExplorer,
)
