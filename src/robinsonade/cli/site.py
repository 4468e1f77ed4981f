"""`robinsonade site`: the page without a server, as a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from robinsonade.cli.language import Lang
from robinsonade.text import LANGUAGES, Texts


def site(
    lang: Lang,
    out: Annotated[Path, typer.Option(help="cli-site-help-out")],
    force: Annotated[bool, typer.Option("--force", help="cli-site-help-force")] = False,
) -> None:
    from robinsonade.site.building import write_site

    files = write_site(out, force=force, languages=LANGUAGES)
    size = sum([file.stat().st_size for file in files])
    text = Texts(lang).say("cli-site-written", folder=str(out), count=len(files), size=size // 1000)
    typer.echo(text)
