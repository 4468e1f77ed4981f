"""`robinsonade advise`: what a player would do where a saved game stands, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.loading import load_game
from robinsonade.cli.screen import Screen
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.players.driver import Driver
from robinsonade.players.explanation import Thought
from robinsonade.players.player import Player
from robinsonade.players.registry import make_player
from robinsonade.text import Texts


def advise(
    lang: Lang,
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    player: Annotated[str, typer.Option(help="cli-advise-help-player")] = "planner",
    seat: Annotated[int | None, typer.Option(min=1, help="cli-advise-help-seat")] = None,
    to: Annotated[int | None, typer.Option(help="cli-help-replay-to", metavar="N")] = None,
    as_json: AsJson = False,
) -> None:
    match = load_game(file)
    texts = Texts(lang, match.game)
    texts.introduce(match.table)
    asked, adviser, choice = ask(match, player, seat, to)
    explanation = adviser.explain()
    if as_json:
        told = {"seat": asked + 1, "choice": None if choice is None else choice.id}
        typer.echo(json.dumps(told | (explanation.to_dict() if explanation else {}), indent=2))
        return
    screen = Screen(texts)
    label = texts.say("cli-advise-nothing") if choice is None else texts.choice(choice)
    screen.say("cli-advise-choice", seat=texts.seat(asked), player=player, choice=label)
    for thought in explanation.thoughts if explanation else ():
        screen.line(sentence(thought, texts))
        if thought.terms:
            screen.line(reasons(thought, texts))


def ask(
    match: Match, name: str, seat: int | None, to: int | None
) -> tuple[int, Player, Choice | None]:
    """What this player would do in the place of a seat, which it tells with a table imagined."""
    table = match.table if to is None else match.at(to)
    waiting = table.waiting()
    if not waiting:
        raise Refused("nothing-to-advise")
    asked = waiting[0] if seat is None else seat - 1
    choices = table.choices_of(asked) if asked < table.seats else []
    if not choices:
        raise Refused("nobody-asks-this-seat", given=str(asked + 1))
    adviser = make_player(name, match.game, 0, asked)
    driver = Driver([None] * table.seats, table)
    return asked, adviser, driver.ask(adviser, table, asked, choices, asked not in waiting)


def sentence(thought: Thought, texts: Texts) -> str:
    """A plan and how it turned out."""
    labels = [texts.choice(choice) for choice in thought.choices]
    plan = "; ".join(labels)
    ends = [
        texts.say("cli-advise-end", count=count, end=end_of(end, texts))
        for end, count in sorted(thought.ends.items(), key=lambda pair: (-pair[1], pair[0]))
    ]
    return texts.say(
        "cli-advise-plan-taken" if thought.taken else "cli-advise-plan",
        plan=texts.say("cli-advise-way", plan="; ".join(labels)) if thought.is_way else plan,
        worth=texts.number(100 * thought.mean, 1),
        spread=texts.number(100 * thought.spread, 1),
        samples=thought.samples,
        ends=", ".join(ends),
    )


def reasons(thought: Thought, texts: Texts) -> str:
    """What a plan leads to; one that is not the first: compared with that one."""
    first = not any(term.more for term in thought.terms)
    words: list[str] = []
    for term in thought.terms:
        name = texts.say(f"concern-{term.concern}")
        if first:
            mean = texts.number(term.mean, 1)
            words.append(texts.say("cli-advise-first-term", mean=mean, concern=name))
        else:
            more = ("+" if term.more > 0 else "−") + texts.number(abs(term.more), 1)
            words.append(texts.say("cli-advise-term", more=more, concern=name))
    key = "cli-advise-terms" if first else "cli-advise-terms-beside"
    return "  " + texts.say(key, terms=", ".join(words))


def end_of(result: str, texts: Texts) -> str:
    return texts.outcome(result) if result else texts.say("cli-advise-goes-on")
