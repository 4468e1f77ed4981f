"""What holds for people this round, and the card behind it (RC-R26, RC-R35, RC-R36)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.cards import CARD_IDS
from robinsonade.games.robinson_crusoe.box.components import PAWNS
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.guide.forecast import words
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Said
from robinsonade.games.robinson_crusoe.guide.forecast.words import said
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.masks import has, members

NO_CAUSE: Final = -1


def _saying(verb: str) -> list[int]:
    """The cards that have this verb, in any half."""
    sections = (
        ("events.toml", "event"),
        ("adventures.toml", "adventure"),
        ("mystery.toml", "mystery"),
    )
    return [
        CARD_IDS.index(row["id"])
        for file, key in sections
        for row in DataFile.read(PACKAGE, file).section(key)
        if _says(row, verb)
    ]


def _says(value: Any, verb: str) -> bool:
    if isinstance(value, list):
        return any(_says(part, verb) for part in value)
    if isinstance(value, dict):
        return value.get("op") == verb or any(_says(part, verb) for part in value.values())
    return False


_FEWER: Final = _saying("pawns")
_ONLY: Final = _saying("only_actions")
_MUTED: Final = _saying("no_abilities")
_APART: Final = _saying("no_joint_actions")


def show_causes(t: Camp) -> list[Said]:
    found: list[Said] = []
    for who in t.cast:
        missing = PAWNS - t.pawns[who]
        if missing > 0:
            card = cause(t, _FEWER)
            found.append(
                said(words.FEWER_PAWNS, who, missing)
                if card == NO_CAUSE
                else said(words.FEWER_PAWNS_BY, who, missing, card)
            )
        if t.only[who]:
            card = cause(t, _ONLY)
            action = next(iter(members(t.only[who])))
            found.append(
                said(words.ONLY_ACTIONS, who, action)
                if card == NO_CAUSE
                else said(words.ONLY_ACTIONS_BY, who, action, card)
            )
        if has(t.muted, who):
            card = cause(t, _MUTED)
            found.append(
                said(words.NO_ABILITIES, who)
                if card == NO_CAUSE
                else said(words.NO_ABILITIES_BY, who, card)
            )
    if not t.joint:
        card = cause(t, _APART)
        found.append(said(words.APART) if card == NO_CAUSE else said(words.APART_BY, card))
    return found


def cause(t: Camp, cards: list[int]) -> int:
    """The card that did it: the event of this round, or the last one put away that could."""
    if t.right in cards:
        return t.right
    for pile in (t.events_out, *t.adventures_out, t.mystery_out):
        for card in reversed(pile):
            if card in cards:
                return card
    kept = [kept.card for kept in t.kept if kept.card in cards]
    return kept[0] if kept else NO_CAUSE
