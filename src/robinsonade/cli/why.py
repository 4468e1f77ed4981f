"""Why not? What cannot be done with a thing, and what can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from robinsonade.cli.menu import Menu, plain
from robinsonade.cli.session import Session
from robinsonade.kernel.game import Game
from robinsonade.kernel.noun import SEAT, Noun
from robinsonade.kernel.why import IDLE, Answer
from robinsonade.text import Texts

MOST_KINDS = 3  # of choices that are named; a longer list tells nobody anything
MOST_NAMES = 5  # of the things that somebody may have meant


class Thing(NamedTuple):
    """Something that has a name."""

    noun: Noun
    value: int
    name: str


def things_called(session: Session, text: str) -> list[Thing]:
    """The things whose name is this; else those whose name begins like it, or has it in it."""
    wanted = plain(text)
    known = [(plain(thing.name), thing) for thing in things(session)]
    for found in (
        [thing for name, thing in known if name == wanted],
        [thing for name, thing in known if name.startswith(wanted)],
        [thing for name, thing in known if wanted in name],
    ):
        if found:
            return found
    return []


def things(session: Session) -> Iterator[Thing]:
    for noun in session.match.game.things.values():
        values = range(session.table.seats if noun.name == SEAT.name else len(noun.ids))
        for value in values:
            yield Thing(noun, value, session.texts.name(noun, value))


def name_of_thing(game: Game, texts: Texts, target: str) -> str:
    """What a thing is called that choices call so: "tile:misty_marsh"."""
    noun_name, _, thing = target.partition(":")
    noun = game.things.get(noun_name)
    if noun is None:
        return ""
    if noun.name == SEAT.name:
        return texts.seat(int(thing))
    return texts.name(noun, noun.index[thing]) if thing in noun.index else ""


def tell_why(session: Session, menu: Menu, text: str) -> bool:
    """What the person who is asked can do with a thing, and why not what else; False: with none."""
    found = things_called(session, text)
    names = list(dict.fromkeys([thing.name for thing in found]))
    if not found:
        session.screen.say("cli-why-unknown", given=text)
        return False
    if len(names) > 1:
        session.screen.say("cli-why-several", names=session.texts.listed(names[:MOST_NAMES]))
        return False
    can = [entry.label for entry in menu.entries if entry.choice and names[0] in entry.names]
    for label in can:
        session.screen.say("cli-why-possible", choice=label)
    answers = [
        answer
        for thing in found
        for answer in session.match.game.why(
            session.table, menu.seats[0], f"{thing.noun.name}:{thing.noun.id_of(thing.value)}"
        )
    ]
    near = [answer for answer in answers if answer.sort != IDLE]
    for line in told(near or answers, session.texts):
        session.screen.line(line)
    return True


def told(answers: list[Answer], texts: Texts) -> Iterator[str]:
    """Each sentence once, with the kinds of choices that it is about and the rules behind it."""
    by_sentence: dict[str, list[Answer]] = {}
    for answer in answers:
        by_sentence.setdefault(texts.why(answer), []).append(answer)
    for sentence, same in by_sentence.items():
        kinds = [answer.kind for answer in same if answer.kind is not None]
        groups = list(dict.fromkeys([texts.group(kind) for kind in kinds]))
        headings = ", ".join(groups) if len(groups) <= MOST_KINDS else ""
        rules = ", ".join(dict.fromkeys([rule for answer in same for rule in answer.rules]))
        said = texts.say("cli-why-rules", sentence=sentence, rules=rules) if rules else sentence
        yield texts.say("cli-why-of", heading=headings, sentence=said) if headings else said
