"""Story tokens: drawn secretly, discarded, mixed in again (NAU-5.5, NAU-5.6, NAU-6.3)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import TOKEN_VALUES
from robinsonade.games.naufragos.events import STORY_GAINED, STORY_LOST, TOKEN_SEEN
from robinsonade.games.naufragos.table.fields import TOKEN_STREAM, replaced
from robinsonade.games.naufragos.table.table import Castaways


def gain_story(t: Castaways, seat: int, n: int, source: int) -> None:
    """NAU-5.6, NAU-6.3: draw tokens secretly; without any left nothing is gained."""
    drawn = 0
    for _ in range(n):
        token = draw_token(t)
        if token < 0:
            break
        keep_token(t, seat, token)
        drawn += 1
    if drawn:
        t.earned = replaced(t.earned, source, t.earned[source] + drawn)
        t.emit(STORY_GAINED, seat, drawn)


def draw_token(t: Castaways) -> int:
    """NAU-5.6: the next token; the discarded ones are mixed in when there is none left."""
    if not t.token_deck.cards:
        back: list[int] = []
        for seat, heap in enumerate(t.tokens_discard):
            back += heap
            t.tokens_discard[seat] = []
        if not back:
            return -1
        t.token_deck.mix_in(back, t.chance, TOKEN_STREAM)
    t.reveals += 1
    return t.token_deck.draw()


def keep_token(t: Castaways, seat: int, token: int) -> None:
    t.tokens[seat] = sorted([*t.tokens[seat], token])
    t.whisper(1 << seat, TOKEN_SEEN, seat, TOKEN_VALUES[token])


def lose_story(t: Castaways, seat: int, n: int) -> None:
    """NAU-5.5: discard tokens face down; those that are worth least go first."""
    held = t.tokens[seat]
    lost = min(n, len(held))
    if lost > 0:
        t.tokens_discard[seat] = sorted(t.tokens_discard[seat] + held[:lost])
        t.tokens[seat] = held[lost:]
        t.emit(STORY_LOST, seat, lost)
