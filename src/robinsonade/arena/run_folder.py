"""A series on disk: what is played, each game as soon as it is finished, and a table of all.

run.toml        what is played, so that it can be repeated
games.jsonl     a line for each game; what is there is not played again
costs.csv       seconds of CPU time: of the machine, so they are not among the games
games.parquet   the same games as a table (games.csv without pyarrow), when all are played
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from robinsonade.arena import run_toml
from robinsonade.arena.edition import edition, same_edition
from robinsonade.arena.experiment import Experiment, Played, Report
from robinsonade.arena.game_table import write_table
from robinsonade.kernel.refusal import Refused

GAMES: Final = "games.jsonl"
COSTS: Final = "costs.csv"
COSTS_HEAD: Final = "number,cpu_seconds\n"


class RunFolder:
    """A folder with one series. It keeps what is played there (see runner.Keeper)."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.experiment = experiment
        self.games = read_games(path)

    @staticmethod
    def begin(path: Path, experiment: Experiment) -> RunFolder:
        """Begin a series there, or go on with it; another one that is there is refused."""
        file = path / run_toml.NAME
        made_with = edition(experiment)
        if file.is_file():
            there, before = run_toml.read(file)
            if there.at_length(experiment.games) != experiment:
                raise Refused("other-run", folder=str(path))
            if not same_edition(before, made_with):
                raise Refused("other-edition", folder=str(path))
        elif path.is_dir() and any(path.iterdir()):
            raise Refused("folder-in-use", folder=str(path))
        try:
            path.mkdir(parents=True, exist_ok=True)
            replace(file, run_toml.dump(experiment, made_with))
        except OSError as error:
            raise cannot_write(path, error) from error
        return RunFolder(path, experiment)

    @staticmethod
    def open(path: Path) -> RunFolder:
        """A series that is there, to be read."""
        if not (path / run_toml.NAME).is_file():
            raise Refused("no-run", folder=str(path))
        return RunFolder(path, run_toml.read(path / run_toml.NAME)[0])

    def known(self) -> list[Played]:
        """The games that are there and belong to the series, those with errors apart."""
        most = self.experiment.games
        return [game for game in self.games.values() if game.number < most and not game.error]

    def report(self) -> Report:
        """What came of all games that are there."""
        games = [game for game in self.games.values() if game.number < self.experiment.games]
        return Report(self.experiment, sorted(games, key=lambda game: game.number))

    def add(self, games: list[Played]) -> None:
        """Keep these games: whatever happens next, they are there."""
        try:
            append(self.path / GAMES, "".join(map(line, games)))
            costs = "".join([f"{game.number},{game.cpu:.6f}\n" for game in games])
            append(self.path / COSTS, costs, COSTS_HEAD)
        except OSError as error:
            raise cannot_write(self.path, error) from error
        self.games |= {game.number: game for game in games}

    def finish(self) -> Path:
        """All are played: the games in their order, and as a table; where the table is."""
        games = self.report().played
        try:
            replace(self.path / GAMES, "".join(map(line, games)))
            costs = "".join([f"{game.number},{game.cpu:.6f}\n" for game in games])
            replace(self.path / COSTS, COSTS_HEAD + costs)
            return write_table(self.path, self.experiment, games)
        except OSError as error:
            raise cannot_write(self.path, error) from error


def line(game: Played) -> str:
    """A game as a line of games.jsonl: the same bytes wherever it was played."""
    return json.dumps(game.to_row(), ensure_ascii=False, separators=(",", ":")) + "\n"


def read_games(path: Path) -> dict[int, Played]:
    """The games that are kept, by their numbers; a line that was cut off is none."""
    costs = read_costs(path / COSTS)
    found: dict[int, Played] = {}
    for text in lines_of(path / GAMES):
        try:
            row = json.loads(text)
            found[row["number"]] = Played.from_row(row, costs.get(row["number"], 0.0))
        except (ValueError, KeyError, TypeError):
            continue
    return found


def read_costs(file: Path) -> dict[int, float]:
    found: dict[int, float] = {}
    for text in lines_of(file)[1:]:
        number, _, seconds = text.partition(",")
        if number.isdecimal():
            found[int(number)] = float(seconds or 0)
    return found


def lines_of(file: Path) -> list[str]:
    """The whole lines of a file; what follows the last end of a line was cut off."""
    try:
        return file.read_text("utf-8").split("\n")[:-1]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Refused("cannot-read", file=str(file), why=error.strerror or "") from error


def append(file: Path, text: str, head: str = "") -> None:
    """Add lines; one that was cut off before is ended first."""
    with file.open("a+b") as opened:
        size = opened.seek(0, os.SEEK_END)
        torn = False
        if size:
            opened.seek(size - 1)
            torn = opened.read(1) != b"\n"
        opened.write(("" if size else head).encode() + b"\n" * torn + text.encode())
        opened.flush()
        os.fsync(opened.fileno())


def replace(file: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    part = file.with_suffix(f"{file.suffix}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def cannot_write(path: Path, error: OSError) -> Refused:
    return Refused("cannot-write", file=str(path), why=error.strerror or str(error))
