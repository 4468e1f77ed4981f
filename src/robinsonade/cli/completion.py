"""`robinsonade completion`: what a shell needs to complete commands, games and options."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from typer._completion_shared import get_completion_script

from robinsonade.cli.language import Lang
from robinsonade.kernel.refusal import Refused

PROGRAM: Final = "robinsonade"
ASKS: Final = "_ROBINSONADE_COMPLETE"  # set by the shell that wants to complete something
SHELLS: Final = ("bash", "zsh", "fish", "powershell", "pwsh")


def completion(
    lang: Lang,
    shell: Annotated[
        str, typer.Argument(help="cli-completion-help-shell", metavar="|".join(SHELLS))
    ],
) -> None:
    if shell not in SHELLS:
        raise Refused("unknown-shell", given=shell, allowed=", ".join(SHELLS))
    typer.echo(get_completion_script(prog_name=PROGRAM, complete_var=ASKS, shell=shell))


def games_like(incomplete: str) -> list[str]:
    """The games whose name begins like this."""
    from robinsonade.games import GAMES

    return [slug for slug in GAMES if slug.startswith(incomplete)]


def asking_like(incomplete: str) -> list[str]:
    """The ways to be asked."""
    from robinsonade.players.asking import ASKING

    return [way for way in ASKING if way.startswith(incomplete)]


def bots_like(incomplete: str) -> list[str]:
    """The bots, after those that are named already."""
    from robinsonade.cli.seating import NO_BOT
    from robinsonade.players.registry import known_players

    before, comma, last = incomplete.rpartition(",")
    names = [*known_players(), NO_BOT]
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]
