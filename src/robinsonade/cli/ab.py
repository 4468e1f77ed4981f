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
from robinsonade.cli.simulate import new_experiment
from robinsonade.files import read_variant
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
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
    changed = read_variant(variant)
    other = read_variant(against) if against is not None else None
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
    for name, experiment in arms.items():
        play_elsewhere(experiment, out / name, workers)
    runs = {name: RunFolder.open(out / name).report() for name in arms}
    texts = Texts(lang, find_game(changed.game))
    comparison = compare(*runs.values())
    tell_comparison(comparison, runs, texts, as_json)
    page = write_pages(out, runs, lang, comparison)
    typer.echo(texts.say("cli-report-written", file=str(page)), err=True)


def play_elsewhere(experiment: Experiment, folder: Path, workers: int) -> None:
    """Play a series in a program of its own: each plays a game in one variant only."""
    RunFolder.begin(folder, experiment)
    command = [sys.executable, "-m", "robinsonade", "simulate", str(folder)]
    before = signal.signal(signal.SIGINT, lambda number, frame: None)  # it tells the other one, too
    try:
        program = subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.DEVNULL)
        code = program.wait()
    finally:
        signal.signal(signal.SIGINT, before)
    if code:
        raise typer.Exit(code)
