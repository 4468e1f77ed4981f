"""`robinsonade verify`: does a match file tell the truth?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.output import print_json
from robinsonade.files import load_match
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts

EXIT_FALSE: Final = 1
EXIT_UNREADABLE: Final = 2


def verify(
    lang: Lang,
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    as_json: AsJson = False,
) -> None:
    texts = Texts(lang)
    try:
        match = load_match(file)
    except Refused as refused:
        sentence = texts.error(refused)
        if as_json:
            print_json({"ok": False, "file": str(file), "problem": refused.key, "why": sentence})
        else:
            typer.echo(sentence, err=True)
        raise typer.Exit(exit_code(refused)) from refused
    if as_json:
        print_json(found(file, match))
    else:
        typer.echo(texts.say("cli-verified", file=str(file), choices=len(match.choices_made)))


def exit_code(refused: Refused) -> int:
    """A file that is not there is a mistake of the person, not of the file."""
    return EXIT_UNREADABLE if refused.key == "cannot-read" else EXIT_FALSE


def found(file: Path, match: Match) -> dict[str, Any]:
    """What a true match file says."""
    return {
        "ok": True,
        "file": str(file),
        "game": match.game.slug,
        "seats": match.table.seats,
        "choices": len(match.choices_made),
        "result": match.table.result,
        "rewound": match.rewound,
        "fingerprint": match.fingerprint(),
    }
