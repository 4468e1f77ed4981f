"""The games of a series as a table: Parquet if pyarrow is there, else CSV."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Final

from robinsonade.arena.card_count import CAME_UP, CHOSEN
from robinsonade.arena.experiment import Experiment, Played

PARQUET: Final = "games.parquet"
CSV: Final = "games.csv"


def columns(experiment: Experiment, games: list[Played]) -> dict[str, list[Any]]:
    """A column for each thing that is known of a game; what a run has in common is in all rows."""
    finished = [game for game in games if not game.error]
    first = finished[0] if finished else None
    table: dict[str, list[Any]] = {
        "game": [experiment.game] * len(games),
        "seats": [experiment.seats] * len(games),
        "variant": [experiment.variant_name] * len(games),
        "series": [experiment.seed] * len(games),
    }
    for name, value in experiment.options:
        table[f"option_{name}"] = [value] * len(games)
    table |= {
        "number": [game.number for game in games],
        "seed": [game.seed for game in games],
        "players": [list(experiment.players_of(game.number)) for game in games],
        "result": [game.result for game in games],
        "winners": [list(game.winners) for game in games],
        "points": [list(game.points) for game in games],
        "decisions": [game.decisions for game in games],
    }
    for name in first.figures if first else ():
        table[f"figure_{name}"] = [game.figures.get(name) for game in games]
    for name in first.sheet if first else ():
        table[f"points_{name}"] = [game.sheet.get(name) for game in games]
    for name in first.storylines if first else ():
        table[f"storyline_{name}"] = [game.storylines.get(name) for game in games]
    if experiment.cards:
        for part in (CAME_UP, CHOSEN):
            table[f"cards_{part}"] = [game.cards.get(part, []) for game in games]
    table["error"] = [game.error for game in games]
    return table


def write_table(folder: Path, experiment: Experiment, games: list[Played]) -> Path:
    """Write the table of the games into a folder; which file it is."""
    table = columns(experiment, games)
    try:
        write_parquet(folder / PARQUET, table)
    except ModuleNotFoundError:
        write_csv(folder / CSV, table)
        return folder / CSV
    return folder / PARQUET


def write_parquet(file: Path, table: dict[str, list[Any]]) -> None:
    import pyarrow
    import pyarrow.parquet

    types = {
        "seed": pyarrow.uint64(),
        "winners": pyarrow.list_(pyarrow.int64()),
        "points": pyarrow.list_(pyarrow.int64()),
    }
    arrays = {name: pyarrow.array(values, types.get(name)) for name, values in table.items()}
    pyarrow.parquet.write_table(pyarrow.table(arrays), file)


def write_csv(file: Path, table: dict[str, list[Any]]) -> None:
    """Lists have spaces between their parts."""
    with file.open("w", newline="", encoding="utf-8") as opened:
        writer = csv.writer(opened)
        writer.writerow(table)
        for row in zip(*table.values(), strict=True):
            writer.writerow([cell(value) for value in row])


def cell(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, list) else value
