"""`robinsonade bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from robinsonade.arena.bench import REACHES, ROLLOUT_KINDS, measure, measure_rollouts
from robinsonade.arena.starting import measure_starts
from robinsonade.arena.thinking import measure_thinking
from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.output import make_console
from robinsonade.games import GAMES, find_game
from robinsonade.players.form import is_compiled
from robinsonade.players.registry import check_player
from robinsonade.text import Texts

START_ROUNDS = 5

FIGURES = (  # with the digits shown after the point
    ("decisions_per_second", 0),
    ("games_per_second", 0),
    ("replay_decisions_per_second", 0),
    ("decisions_per_game", 1),
    ("branching", 1),
    ("clone_us", 2),
    ("imagined_us", 2),
    ("forecast_ms", 2),
)

ROLLOUT_FIGURES = tuple(
    (f"{kind}_{reach}{way}", digits)
    for kind in ROLLOUT_KINDS
    for reach in REACHES
    for way, digits in (("", 0), ("_asked", 0), ("_times", 1))
)


THINKING_FIGURES = (
    ("games", 0),
    ("decisions", 0),
    ("thinking_per_game_s", 1),
    ("thinking_median_ms", 1),
    ("thinking_most_ms", 0),
    ("thinking_longest_ms", 0),
)


def bench(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="cli-bench-help-game")] = None,
    seats: Annotated[int | None, typer.Option(help="cli-bench-help-seats")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="cli-bench-help-seconds")] = 4.0,
    rollouts: Annotated[bool, typer.Option(help="cli-bench-help-rollouts")] = False,
    starts: Annotated[bool, typer.Option(help="cli-bench-help-starts")] = False,
    thinking: Annotated[str | None, typer.Option(help="cli-bench-help-thinking")] = None,
    as_json: AsJson = False,
) -> None:
    texts = Texts(lang)
    if starts:
        show_starts(texts, as_json)
        return
    chosen = [find_game(game)] if game else list(GAMES.values())
    figures = ROLLOUT_FIGURES if rollouts else FIGURES
    if thinking:
        player, figures = check_player(thinking), THINKING_FIGURES
        rows = [measure_thinking(one.slug, seats or one.most, player, seconds) for one in chosen]
    else:
        measured = measure_rollouts if rollouts else measure
        rows = [measured(one.slug, seats or one.most, seconds) for one in chosen]
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
        return
    form = texts.say("cli-bench-compiled" if is_compiled() else "cli-bench-pure")
    table = Table(title=texts.say("cli-bench-title", form=form))
    table.add_column("")
    for row in rows:
        table.add_column(f"{row['game']} ({row['seats']})", justify="right")
    for name, digits in figures:
        label = texts.say("cli-bench-" + name.replace("_", "-"))
        table.add_row(label, *[texts.number(row[name], digits) for row in rows])
    make_console().print(table)


def show_starts(texts: Texts, as_json: bool) -> None:
    """How long commands take to start."""
    rows = measure_starts(START_ROUNDS)
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
        return
    table = Table(title=texts.say("cli-bench-starts"))
    table.add_column("")
    for key in ("cli-bench-cpu-ms", "cli-bench-times"):
        table.add_column(texts.say(key), justify="right")
    for row in rows:
        table.add_row(row["command"], texts.number(row["cpu_ms"]), texts.number(row["times"], 1))
    make_console().print(table)
