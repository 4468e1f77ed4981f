"""`robinsonade ab`: a variant beside the game as printed, or beside another one, on equal seeds."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from robinsonade.arena.comparing import compare
from robinsonade.arena.experiment import Experiment
from robinsonade.arena.run_folder import RunFolder
from robinsonade.cli.arguments import AsJson, OptionList
from robinsonade.cli.compare import tell_comparison
from robinsonade.cli.language import Lang
from robinsonade.cli.report import write_pages
from robinsonade.cli.simulate import EXIT_INTERRUPTED, new_experiment
from robinsonade.files import read_variant
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.variant import Variant
from robinsonade.text import Texts

FIRST: Final = "a"
SECOND: Final = "b"


def ab(
    lang: Lang,
    variant: Annotated[Path, typer.Argument(help="cli-ab-help-variant")],
    out: Annotated[Path, typer.Option(help="cli-ab-help-out")],
    against: Annotated[Path | None, typer.Option(help="cli-ab-help-against")] = None,
    players: Annotated[str | None, typer.Option(help="cli-simulate-help-players")] = None,
    seats: Annotated[int | None, typer.Option(help="cli-simulate-help-seats")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="cli-simulate-help-games")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-simulate-help-seed")] = None,
    workers: Annotated[int, typer.Option(min=1, help="cli-simulate-help-workers")] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="cli-simulate-help-rotate")] = False,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    changed = checked(variant)
    other = checked(against) if against is not None else None
    if other is not None and other.game != changed.game:
        raise Refused(
            "variant-of-other-game", file=str(against), given=other.game, allowed=changed.game
        )
    plain = new_experiment(changed.game, players, seats, games, seed, rotate, option)
    plain = replace(plain, cards=True)
    arms = {
        FIRST: replace(plain, variant=other.text if other else ""),
        SECOND: replace(plain, variant=changed.text),
    }
    for name in (SECOND, FIRST):  # a variant that cannot be played is told at once
        code = play_elsewhere(arms[name], out / name, workers)
        if code == EXIT_INTERRUPTED:
            typer.echo(Texts(lang).say("cli-ab-interrupted"), err=True)
        if code:
            raise typer.Exit(code)
    runs = {name: RunFolder.open(out / name).report() for name in arms}
    texts = Texts(lang, find_game(changed.game))
    comparison = compare(*runs.values())
    tell_comparison(comparison, runs, texts, as_json)
    page = write_pages(out, runs, lang, comparison)
    typer.echo(texts.say("cli-report-written", file=str(page)), err=True)


def checked(file: Path) -> Variant:
    """The variant in a file, compared with the data of its game."""
    variant = read_variant(file)
    problems = variant.problems(GAMES.package_of(variant.game), str(file))
    if problems:
        raise Refused("bad-variant", file=str(file), why="\n".join(problems))
    return variant


def play_elsewhere(experiment: Experiment, folder: Path, workers: int) -> int:
    """Play a series in a program of its own, as each plays a game in one variant; its exit code."""
    RunFolder.begin(folder, experiment)
    command = [sys.executable, "-m", "robinsonade", "simulate", str(folder)]
    before = signal.signal(signal.SIGINT, lambda number, frame: None)  # it tells the other one, too
    try:
        program = subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.DEVNULL)
        return program.wait()
    finally:
        signal.signal(signal.SIGINT, before)
