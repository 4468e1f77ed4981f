"""How a finished game turned, at the terminal: a small curve of chances, and turning points."""

from __future__ import annotations

import time
from typing import Any, Final

from robinsonade.cli.screen import Screen
from robinsonade.hindsight.chances import ALL, Chances, Told, name_of
from robinsonade.hindsight.course import course_of
from robinsonade.kernel.match import Match
from robinsonade.text import Texts

BARS: Final = "▁▂▃▄▅▆▇█"


def tell_course(screen: Screen, match: Match, seconds: float) -> None:
    """Play on from the turns of a finished game for so long, then tell how the chances went."""
    screen.say("cli-course-wait", seconds=round(seconds))
    chances = Chances(match.game, course_of(match))
    until = time.process_time() + seconds
    chances.work(lambda: time.process_time() < until)
    shown = chances.show()
    screen.heading(screen.texts.say("cli-course-title", games=shown["games"]))
    for number, line in enumerate(shown["lines"]):
        shares = [point["chances"][number][0] for point in shown["points"]]
        screen.line(f"{sparkline(shares)}  {in_words(screen.texts, shown, line, shares)}")
    for one in chances.told():
        screen.line(turning(screen.texts, shown, one))
    for luck in match.chronicle().luck:
        screen.line(screen.texts.chronicle(luck.sentence))


def sparkline(shares: list[float]) -> str:
    """A small curve of chances from 0 to 1.

    >>> sparkline([0.0, 0.5, 0.99, 1.0])
    '▁▅██'
    """
    return "".join([BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares])


def who(texts: Texts, shown: dict[str, Any], line: int | str) -> str:
    if line == name_of(ALL):
        return texts.say("ui-course-all", each=str(len(shown["lines"]) > 1).lower())
    return texts.seat(int(line))


def in_words(texts: Texts, shown: dict[str, Any], line: int | str, shares: list[float]) -> str:
    """Whose chance it is and how it began and ended: a curve says nothing to ears."""
    return texts.say(
        "ui-turning-from",
        who=who(texts, shown, line),
        before=round(100 * shares[0]),
        after=round(100 * shares[-1]),
    )


def turning(texts: Texts, shown: dict[str, Any], one: Told) -> str:
    """A turning point in words: when, what happened, who or what did it, what it changed."""
    choice, seat = texts.choice(one.choice), texts.seat(one.choice.seat)
    cause = (
        texts.say("ui-turning-chance")
        if one.is_chance
        else texts.say("ui-turning-choice", seat=seat, choice=choice)
    )
    changed = texts.say(
        "ui-turning-from",
        who=who(texts, shown, name_of(one.line)),
        before=round(100 * one.before),
        after=round(100 * one.after),
    )
    when = texts.say("ui-turning-turn", turn=one.turn, counts=shown["counts"])
    told = "" if one.event is None else texts.event(one.event)
    if one.is_chance and not told:
        told = f"{choice}."
    return " ".join([part for part in (when, told, cause, changed) if part])
