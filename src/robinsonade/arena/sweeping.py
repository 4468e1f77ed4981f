"""A sweep: a series for each way to combine the values that a file lists."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from robinsonade.arena.experiment import Experiment
from robinsonade.arena.run_toml import NAME, read_toml
from robinsonade.files import checked_variant
from robinsonade.games import find_game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import read_players

KEYS: Final = ("game", "players", "seats", "games", "seed", "rotate", "cards", "variant", "options")
PRINTED: Final = ""  # among variants: the game as it is


@dataclass(frozen=True)
class Cell:
    """One series of a sweep and the name of its folder."""

    name: str
    experiment: Experiment


def read_sweep(path: Path) -> list[Cell]:
    """The series that a file asks for. Each value may be a list: then each of them is tried."""
    data = read_toml(path)
    for key in data:
        if key not in KEYS:
            raise Refused("bad-sweep", file=str(path), field=key, allowed=", ".join(KEYS))
    slug = data.get("game")
    games = data.get("games", 1000)
    if not isinstance(slug, str) or type(games) is not int or games < 1:
        field = "games" if isinstance(slug, str) else "game"
        raise Refused("bad-run-file", file=str(path), field=field)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise Refused("bad-run-file", file=str(path), field="options")
    axes: dict[str, list[Any]] = {
        "players": listed(data.get("players", "greedy")),
        "seats": listed(data.get("seats", 0)),
        "seed": listed(data.get("seed", 1)),
        "variant": listed(data.get("variant", PRINTED)),
    }
    variants = read_variants(path, slug, axes["variant"])
    axes |= {f"option {name}": listed(values) for name, values in options.items()}
    varied = [name for name, values in axes.items() if len(values) > 1]
    cells: list[Cell] = []
    for values in product(*axes.values()):
        point = dict(zip(axes, values, strict=True))
        chosen = {
            name.removeprefix("option "): str(value)
            for name, value in point.items()
            if name.startswith("option ")
        }
        for name in ("seats", "seed"):
            if type(point[name]) is not int:
                raise Refused("bad-run-file", file=str(path), field=name)
        experiment = Experiment(
            slug,
            read_players(str(point["players"]), point["seats"] or None),
            games,
            point["seed"],
            tuple(sorted(find_game(slug).fetch_options(chosen).items())),
            bool(data.get("rotate", False)),
            variants[point["variant"]],
            bool(data.get("cards", False)),
        )
        name = "_".join([folder_name(axis, point[axis]) for axis in varied]) or "all"
        cells.append(Cell(name, experiment))
    return cells


def read_variants(path: Path, game: str, names: list[Any]) -> dict[str, str]:
    """The text of each variant, by the name of its file as seen from the file of the sweep."""
    found: dict[str, str] = {}
    for name in names:
        if not isinstance(name, str):
            raise Refused("bad-run-file", file=str(path), field="variant")
        if name == PRINTED:
            found[name] = ""
            continue
        file = path.parent / name
        variant = checked_variant(file)
        if variant.game != game:
            raise Refused("variant-of-other-game", file=str(file), given=variant.game, allowed=game)
        found[name] = variant.text
    return found


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def folder_name(axis: str, value: Any) -> str:
    """A part of the name of a folder that every file system takes.

    >>> folder_name("option difficulty", "elite"), folder_name("players", "planner:easy*2")
    ('difficulty-elite', 'players-planner-easy-2')
    >>> folder_name("variant", "rise.toml"), folder_name("variant", "")
    ('variant-rise', 'variant-none')
    """
    if axis == "variant":
        value = value.removesuffix(".toml") or "none"
    text = f"{axis.removeprefix('option ')}-{value}"
    return re.sub(r"[^\w.]+", "-", text).strip("-")


def run_folders(folder: Path) -> dict[str, Path]:
    """The series in a folder, by their names: itself, or those below it."""
    if (folder / NAME).is_file():
        return {folder.resolve().name: folder}
    found = sorted(folder.glob(f"*/{NAME}")) if folder.is_dir() else []
    if not found:
        raise Refused("no-run", folder=str(folder))
    return {file.parent.name: file.parent for file in found}
