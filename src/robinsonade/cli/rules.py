"""`robinsonade rules`: the rules of a game, a section of them, or a single one."""

from __future__ import annotations

import difflib
from typing import Annotated

import typer

from robinsonade.cli.language import Lang
from robinsonade.cli.screen import Screen
from robinsonade.games import GAMES
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Rule, Section, Texts


def rules(
    lang: Lang,
    what: Annotated[
        str | None, typer.Argument(help="cli-help-rules-what", metavar="ID|GAME")
    ] = None,
) -> None:
    wanted = next(iter(GAMES)) if what is None and len(GAMES) == 1 else what or ""
    if wanted in GAMES:
        show_sections(Screen(Texts(lang, GAMES[wanted])))
        return
    found = matching(wanted, lang)
    if not found:
        raise unknown(wanted, lang)
    for rule in found:
        Screen(Texts(lang)).line(f"{rule.id} {rule.text}")


def show_sections(screen: Screen) -> None:
    """All rules of a game."""
    screen.heading(screen.texts.title())
    for section in screen.texts.rules():
        screen.line()
        screen.heading(section.title)
        if section.summary:
            screen.line(section.summary)
        for part in section.parts:
            screen.line(f"{part.title}. {part.text}")
        for rule in section.rules:
            screen.line(f"{rule.id} {rule.text}")


def all_rules(lang: str) -> list[Rule]:
    """The rules of all games."""
    sections: list[Section] = []
    for game in GAMES.values():
        sections += Texts(lang, game).rules()
    return [rule for section in sections for rule in section.rules]


def matching(wanted: str, lang: str) -> list[Rule]:
    """The rule with this id, or the rules of the section with this number."""
    plain = wanted.casefold()
    return [
        rule
        for rule in all_rules(lang)
        if rule.id.casefold() == plain or rule.id.casefold().startswith(plain + ".")
    ]


def unknown(wanted: str, lang: str) -> Refused:
    """No such rule, but perhaps one of these was meant."""
    known = [*GAMES, *[rule.id for rule in all_rules(lang)]]
    by_capitals = {name.upper(): name for name in known}
    near = difflib.get_close_matches(wanted.upper(), by_capitals)
    if near:
        meant = ", ".join([by_capitals[name] for name in near])
        return Refused("unknown-rule-near", given=wanted, allowed=meant)
    return Refused("unknown-rule-or-game", given=wanted, allowed=", ".join(GAMES))
