"""`robinsonade verify`: do saved games tell the truth?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.loading import load_game
from robinsonade.cli.output import print_json
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts

EXIT_FALSE: Final = 1
EXIT_UNREADABLE: Final = 2


def verify(
    lang: Lang,
    files: Annotated[list[Path], typer.Argument(help="cli-help-files", metavar="FILE...")],
    as_json: AsJson = False,
) -> None:
    texts = Texts(lang)
    results = []
    codes = set()
    for file in files:
        try:
            match = load_game(file)
        except Refused as refused:
            sentence = texts.error(refused)
            codes.add(exit_code(refused))
            results.append(
                {"ok": False, "file": str(file), "problem": refused.key, "why": sentence}
            )
            if not as_json:
                named = "file" in refused.facts
                typer.echo(
                    sentence
                    if named
                    else texts.say("cli-verify-false", file=str(file), why=sentence),
                    err=True,
                )
        else:
            results.append(found(file, match))
            if not as_json:
                typer.echo(in_order(file, match, texts))
    if as_json:
        print_json(results[0] if len(results) == 1 else results)
    if codes:
        # That a file is false is worse than that one is not there.
        raise typer.Exit(min(codes))


def exit_code(refused: Refused) -> int:
    """A file that is not there is a mistake of the person, not of the file."""
    return EXIT_UNREADABLE if refused.key == "cannot-read" else EXIT_FALSE


def in_order(file: Path, match: Match, texts: Texts) -> str:
    """One line about a true file, with what else is to be known of it."""
    words = [texts.say("cli-verified", file=str(file), choices=len(match.choices_made))]
    if match.rewound:
        words.append(texts.say("cli-verified-rewound"))
    if match.unproved:
        words.append(texts.say("cli-verified-unproved"))
    if match.position is not None:
        words.append(texts.say("cli-verified-position"))
    elif match.open_seed:
        words.append(texts.say("cli-verified-open"))
    return " ".join(words)


def found(file: Path, match: Match) -> dict[str, Any]:
    """What a true saved game says."""
    return {
        "ok": True,
        "file": str(file),
        "game": match.game.slug,
        "seats": match.table.seats,
        "choices": len(match.choices_made),
        "result": match.table.result,
        "rewound": match.rewound,
        "open_seed": match.open_seed,
        "unproved": match.unproved,
        "fingerprint": match.fingerprint(),
    }
