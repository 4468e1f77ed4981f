"""The diary (NAU-9.4)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import WHEN_DIARY
from robinsonade.games.naufragos.box.components import DIARY_EXTRA
from robinsonade.games.naufragos.events import DIARY_WRITTEN, STORY_GAINED
from robinsonade.games.naufragos.rules.people import stat
from robinsonade.games.naufragos.rules.story_tokens import draw_token, gain_story, keep_token
from robinsonade.games.naufragos.steps.any_time.powers import occasion
from robinsonade.games.naufragos.table.fields import FROM_DIARY, replaced
from robinsonade.games.naufragos.table.table import Castaways


def write_diary(t: Castaways, seat: int) -> None:
    """NAU-9.4: one story token; with the log the better of two, the other goes back."""
    t.emit(DIARY_WRITTEN, seat)
    extra = stat(t, seat, DIARY_EXTRA)
    if extra > 0:
        drawn = [draw_token(t) for _ in range(1 + extra)]
        drawn = sorted([token for token in drawn if token >= 0])
        if drawn:
            best = drawn.pop()
            keep_token(t, seat, best)
            t.earned = replaced(t.earned, FROM_DIARY, t.earned[FROM_DIARY] + 1)
            t.emit(STORY_GAINED, seat, 1)
            for token in drawn:
                t.token_deck.slip_under(token, 1 << seat)
    else:
        gain_story(t, seat, 1, FROM_DIARY)
    occasion(t, WHEN_DIARY, 1 << seat)
