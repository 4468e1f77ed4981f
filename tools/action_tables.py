"""The numbers that programs learn with: actions and observations of every game.

    python tools/action_tables.py            check that the files are up to date
    python tools/action_tables.py --write    append new actions, write docs/observations.md anew

Actions are only ever appended: a network that has been trained keeps its meaning.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from robinsonade.games import OWN, find_game
from robinsonade.kernel.episode import DECLINING, ActionTable
from robinsonade.kernel.game import Game
from robinsonade.kernel.observation import Field, OfSeats, shared_fields

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "observations.md"
VERSION = "# version "

HEAD = """\
# Observations and actions, number by number

Written by `tools/action_tables.py --write` from the tables that the environments go by
(`games/<game>/guide/observation.py`); a test compares. [environments.md](environments.md) says
how to use them. "each" stands for so many numbers per seat. Every number is given as
(value - lowest) / (highest - lowest), so from 0 to 1; what is beyond counts as the lowest or the
highest.
`Interface(game, seats).field_names` names every single number, `action_names` every action.
"""


def action_file(game: Game) -> Path:
    return ROOT / "src" / Path(*game.package.split(".")) / "data" / "actions.txt"


def frozen(game: Game) -> tuple[str, list[str]]:
    """The version and the names as the file has them."""
    path = action_file(game)
    if not path.is_file():
        return "1", []
    first, *names = path.read_text("utf-8").split("\n")
    return first.removeprefix(VERSION), [name for name in names if name]


def action_text(game: Game) -> str:
    """The file as it ought to be: what is there, then what is new."""
    version, names = frozen(game)
    table = ActionTable(names, game.catalogue, game.most)
    return "\n".join([VERSION + version, *table.names]) + "\n"


def blocks(names: list[str]) -> list[tuple[str, int, int]]:
    """Runs of actions of one kind: its name, the first number, how many."""
    found: list[tuple[str, int, int]] = []
    for number, name in enumerate(names):
        kind = name.partition(".")[0]
        if found and found[-1][0] == kind:
            found[-1] = (kind, found[-1][1], found[-1][2] + 1)
        else:
            found.append((kind, number, 1))
    return found


def field_line(field: Field) -> str:
    count = f"{field.size} each" if isinstance(field, OfSeats) else str(field.size)
    if isinstance(field, OfSeats) and field.size == 1:
        count = "each"
    return f"| `{field.name}` | {count} | {field.low} to {field.high} | {field.meaning} |"


def section(game: Game) -> list[str]:
    version, names = frozen(game)
    fields = shared_fields(game.prompts) + game.observation()
    low, high = [sum(field.count(seats) for field in fields) for seats in (game.fewest, game.most)]
    lines = [
        f"## {game.slug}",
        "",
        f"{low} numbers with {game.fewest} seats, {high} with {game.most}.",
        "",
        "| field | numbers | range | meaning |",
        "|---|---|---|---|",
        *[field_line(field) for field in fields],
        "",
        f"{len(names)} actions, version {version}; `{DECLINING}` lets the others go on:",
        "",
        "| numbers | what |",
        "|---|---|",
    ]
    for kind, first, count in blocks(names):
        where = f"{first} to {first + count - 1}" if count > 1 else str(first)
        lines.append(f"| {where} | `{kind}` |")
    return [*lines, ""]


def page() -> str:
    games = [find_game(slug) for slug in OWN]
    return "\n".join([HEAD, *[line for game in games for line in section(game)]])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true")
    write = parser.parse_args().write
    wrong: list[str] = []
    for slug in OWN:
        path, text = action_file(find_game(slug)), action_text(find_game(slug))
        if not path.is_file() or path.read_text("utf-8") != text:
            wrong.append(path.name)
            if write:
                path.write_text(text, "utf-8")
    if not PAGE.is_file() or PAGE.read_text("utf-8") != page():
        wrong.append(PAGE.name)
        if write:
            PAGE.write_text(page(), "utf-8")
    if wrong and not write:
        print("not up to date:", ", ".join(wrong), "(tools/action_tables.py --write)")
    return 1 if wrong and not write else 0


if __name__ == "__main__":
    sys.exit(main())
