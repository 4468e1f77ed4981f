"""What there is to type: `robinsonade --help`, told without loading any command."""

from __future__ import annotations

import shutil
import textwrap
from typing import TYPE_CHECKING, Final

from robinsonade.text.languages import LANGUAGES

if TYPE_CHECKING:
    from robinsonade.text import Texts

LANG: Final = "--lang"
LANGUAGE_NAMES: Final = "|".join(LANGUAGES)
VERSION: Final = "--version"
HELP: Final = ("-h", "--help")
JSON: Final = "--json"
GAMES: Final = "games"

# In the order of the help. Each is a module of this folder with a function of the same name.
COMMANDS: Final = (
    "play",
    "learn",
    GAMES,
    "puzzle",
    "replay",
    "verify",
    "rules",
    "serve",
    "tidy",
    "site",
    "simulate",
    "sweep",
    "compare",
    "ab",
    "report",
    "bench",
    "train",
    "tune",
    "advise",
    "check",
    "completion",
)

WIDEST: Final = 80
INDENT: Final = 2


def overview(texts: Texts) -> str:
    """All commands and what they have in common."""
    options = {
        f"{LANG} {LANGUAGE_NAMES}": texts.say("cli-help-lang"),
        VERSION: texts.say("cli-help-version"),
        ", ".join(HELP): texts.say("cli-help-help"),
    }
    commands = {name: first_sentence(texts.say(f"cli-help-{name}")) for name in COMMANDS}
    usage = ("cli-own-usage", "cli-own-options-here", "cli-own-command-here")
    first, *others = [texts.say(key) for key in usage]
    lines = [
        " ".join([first, "robinsonade", *others]) + "...",
        "",
        " " * INDENT + texts.say("cli-help"),
        "",
        texts.say("cli-own-options"),
        *in_columns(options),
        "",
        texts.say("cli-own-commands"),
        *in_columns(commands),
    ]
    return "\n".join(lines)


def first_sentence(text: str) -> str:
    """Of the help of a command what it does.

    >>> first_sentence("Play a game. Exit code 3: the input ended too early.")
    'Play a game.'
    """
    first, dot, _ = text.partition(". ")
    return first + dot.strip()


def in_columns(told: dict[str, str]) -> list[str]:
    """Words and what they mean, side by side."""
    start = 2 * INDENT + max(map(len, told))
    width = max(min(shutil.get_terminal_size().columns, WIDEST) - INDENT, start + 20)
    return [
        line
        for word, meaning in told.items()
        for line in textwrap.wrap(
            f"{' ' * INDENT}{word}".ljust(start) + meaning,
            width,
            subsequent_indent=" " * start,
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]
