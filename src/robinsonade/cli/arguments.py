"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from robinsonade.files import read_variant
from robinsonade.games import use_variant
from robinsonade.kernel.game import read_seed
from robinsonade.kernel.refusal import Refused

AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
ChancesFor = Annotated[
    float, typer.Option("--chances", min=0, max=3600, help="cli-help-chances", metavar="SECONDS")
]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")
]

EngineName = Annotated[str, typer.Option("--engine", help="cli-simulate-help-engine")]


SeriesSeed = Annotated[
    int | None, typer.Option("--seed", metavar="N", parser=read_seed, help="cli-simulate-help-seed")
]

VariantFile = Annotated[
    Path | None, typer.Option("--variant", metavar="FILE", help="cli-help-variant")
]


def variant_of(file: Path | None, game: str) -> str:
    """The text of a variant of this game, which is played in it from now on; empty without one."""
    if file is None:
        return ""
    variant = read_variant(file)
    if variant.game != game:
        raise Refused("variant-of-other-game", file=str(file), given=variant.game, allowed=game)
    use_variant(variant, str(file))
    return variant.text


def read_options(given: list[str] | None) -> dict[str, str]:
    """Options of a game from the command line.

    >>> read_options(["difficulty=elite", "first=2"])
    {'difficulty': 'elite', 'first': '2'}
    """
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("option-without-value", given=text)
        found[name.strip()] = value.strip()
    return found
