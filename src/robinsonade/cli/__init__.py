"""The command line: one module per command."""

from __future__ import annotations

import contextlib
import gc
import io
import sys
from typing import Final

GARBAGE: Final = (20_000, 20, 50)  # how much may gather before it is looked for: not while loading


def main() -> None:
    """Run the command line."""
    from robinsonade.cli.encoding import NEAREST, register_nearest

    gc.set_threshold(*GARBAGE)
    register_nearest()
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NEAREST), (sys.stderr, NEAREST)):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors=errors)
    told = told_at_once(sys.argv[1:])
    if told is not None:
        print(told)
        return
    listing = listing_asked(sys.argv[1:])
    if listing is not None:
        from robinsonade.cli.catalogue import list_games

        language, as_json = listing
        list_games(language, as_json=as_json)
        return
    from robinsonade.cli.app import app

    app(prog_name="robinsonade")


def told_at_once(arguments: list[str]) -> str | None:
    """The answer to a question that needs no command, and so nothing that takes long to load.

    >>> told_at_once(["--version"]), told_at_once(["play", "--help"])
    ('robinsonade 0.1.0', None)
    """
    from robinsonade import __version__
    from robinsonade.cli.overview import HELP, LANG, VERSION, overview

    if arguments == [VERSION]:
        return f"robinsonade {__version__}"
    wanted = arguments[-1:]
    if not wanted or wanted[0] not in HELP or arguments[:-1] not in ([], [LANG, *arguments[1:2]]):
        return None
    from robinsonade.text import LANGUAGES, Texts, guess_language

    language = arguments[1] if len(arguments) > 1 else guess_language()
    return overview(Texts(language)) if language in LANGUAGES else None


def listing_asked(arguments: list[str]) -> tuple[str, bool] | None:
    """Is it only asked which games there are? Then in which language, and whether as data.

    >>> listing_asked(["--lang", "es", "games"]), listing_asked(["games", "--lang=en", "--json"])
    (('es', False), ('en', True))
    >>> listing_asked(["play"]), listing_asked(["games", "--help"]), listing_asked(["--lang"])
    (None, None, None)
    """
    from robinsonade.cli.overview import GAMES, JSON, LANG
    from robinsonade.text.languages import LANGUAGES, guess_language

    words = [part for word in arguments for part in word.split("=", 1)]
    language = guess_language()
    if LANG in words:
        at = words.index(LANG)
        language = "".join(words[at + 1 : at + 2])
        del words[at : at + 2]
    as_json = JSON in words
    if as_json:
        words.remove(JSON)
    return (language, as_json) if words == [GAMES] and language in LANGUAGES else None
