"""What is said in one breath: small things of one person, many of a kind in one sentence.

The browser tells its beats by the same rules (`web/src/lib/story/beats.ts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from robinsonade.kernel.event import Event
from robinsonade.kernel.noun import MAJOR, MINOR, SEAT
from robinsonade.text import Texts

BREATH: Final = 3  # small things of one person
LONG_BREATH: Final = 8  # things of a kind that one sentence sums up
ACTOR: Final = "who"
Subject = tuple[str, int] | None


def subject_of(event: Event) -> Subject:
    """Whose doing it is."""
    kind = event.kind
    for fact, noun, value in zip(kind.facts, kind.nouns, event.facts, strict=True):
        if noun is SEAT or fact == ACTOR:
            return noun.name, value
    return None


def sums_up(event: Event, texts: Texts) -> bool:
    """Is there a sentence for several events of this kind?"""
    return f"beat-{event.kind.name}" in texts.sources


def beats_of(
    events: Iterable[Event], weight: Callable[[Event], int], texts: Texts
) -> list[list[Event]]:
    """These events in breaths: never across people, nor anything grave together with others."""
    beats: list[list[Event]] = []
    for event in events:
        last = beats[-1][-1] if beats else None
        if last is not None and may_join(beats[-1], event, weight, texts):
            beats[-1].append(event)
        else:
            beats.append([event])
    return beats


def may_join(beat: list[Event], event: Event, weight: Callable[[Event], int], texts: Texts) -> bool:
    last = beat[-1]
    if max(weight(last), weight(event)) >= MAJOR or subject_of(last) != subject_of(event):
        return False
    if sums_up(last, texts) or sums_up(event, texts):
        return last.kind is event.kind and len(beat) < LONG_BREATH
    return weight(last) == weight(event) == MINOR and len(beat) < BREATH


def sentence_of(beat: list[Event], texts: Texts) -> str:
    """One sentence for all of it."""
    if len(beat) > 1 and sums_up(beat[0], texts):
        return texts.together("beat", beat[0].kind, [event.facts for event in beat])
    subject = subject_of(beat[0])
    who = texts.seat(subject[1], "start") if subject and subject[0] == SEAT.name else ""
    return in_one_breath([texts.event(event) for event in beat], who, texts)


def in_one_breath(sentences: list[str], who: str, texts: Texts) -> str:
    """What one person does, one thing after the other: who it is is said once."""
    opening = f"{who} "
    if not who or not all(one.startswith(opening) and one.endswith(".") for one in sentences):
        return " ".join(sentences)
    said = sentences[0]
    for following in sentences[1:]:
        said = texts.say("beat-then", first=said[:-1], next=following.removeprefix(opening))
    return said
