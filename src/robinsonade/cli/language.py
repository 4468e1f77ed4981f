"""The language in which a command speaks."""

from __future__ import annotations

from typing import Annotated

import typer

from robinsonade.text import LANGUAGES, guess_language

_asked: list[str] = []  # what the arguments ask for, wherever they say so


def set_language(language: str) -> None:
    """From now on this is the language of commands that are not told another one."""
    _asked[:] = [language]


def default_language() -> str:
    return _asked[0] if _asked else guess_language()


# Ends up in Texts(...), which refuses what is no language.
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        help="cli-help-lang",
        metavar="|".join(LANGUAGES),
        default_factory=default_language,
        show_default=False,
    ),
]


def language_in(arguments: list[str]) -> str:
    """The language that the arguments ask for, before anybody has looked at them closely.

    >>> language_in(["play", "--lang", "es"]), language_in(["play", "--lang=es"])
    ('es', 'es')
    """
    for place, word in enumerate(arguments):
        option, _, value = word.partition("=")
        if option == "--lang":
            value = value or "".join(arguments[place + 1 : place + 2])
            return value if value in LANGUAGES else guess_language()
    return guess_language()
