"""What was played to judge players, kept so that several runs add up (docs/strength/*.csv).

One line for each game: edition of the player, cell, player, number of the game in the series of the
test seeds, what it counted, and the seconds of CPU time that it took.
"""

from __future__ import annotations

import ast
import csv
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from robinsonade.games import find_game

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "robinsonade"
FIELDS: Final = ("edition", "cell", "player", "number", "counted", "seconds")
NOT_COUNTED: Final = "-"
WORTHS: Final = {"1": 1.0, "0": 0.0, "h": 1 / 2, "t": 1 / 3, "q": 1 / 4}
PLAIN: Final = ("random", "greedy")  # players who do not search
# What players think by: all of them by the evaluation of their game ...
EVALUATION: Final = ("heuristics/*.py", "data/weights.toml")
# ... and those who search by more, of which some files are in the same folder.
SEARCH: Final = (
    "heuristics/planning.py",
    "heuristics/turn_plans.py",
    "heuristics/features.py",
    "heuristics/ways.py",
    "data/value.toml",
    "data/planner.toml",
    "data/ways.toml",
)
SHARED_SEARCH: Final = ("players/planner/*.py", "kernel/planning.py", "kernel/rollout.py")


def letter(share: float) -> str:
    """How a share of a victory is written.

    >>> letter(1.0), letter(0.5), letter(0.0)
    ('1', 'h', '0')
    """
    return min(WORTHS, key=lambda key: abs(WORTHS[key] - share))


class Thoughts(ast.NodeTransformer):
    """What a module does, without where its names come from and what is said of it."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not is_aside(part)]  # type: ignore[attr-defined]
        return node


def is_aside(part: ast.stmt) -> bool:
    """An import, or a docstring."""
    if isinstance(part, ast.Expr):
        return isinstance(part.value, ast.Constant)
    return isinstance(part, ast.Import | ast.ImportFrom)


def meaning(path: Path) -> bytes:
    """What of a file a player thinks by: of a module neither imports nor comments."""
    content = path.read_bytes()
    if path.suffix != ".py":
        return content
    # Text, as the dump of a tree differs between versions of Python.
    return ast.unparse(Thoughts().visit(ast.parse(content))).encode()


@cache
def edition(slug: str, player: str) -> str:
    """Of a player of a game: changes when what it thinks by changes."""
    folder = PACKAGE / "games" / find_game(slug).package.rpartition(".")[2]
    thinking = [path for pattern in SEARCH for path in sorted(folder.glob(pattern))]
    files = [path for pattern in EVALUATION for path in sorted(folder.glob(pattern))]
    files = [path for path in files if path not in thinking]
    if player not in PLAIN:
        files += thinking
        if folder / "heuristics" / "turn_plans.py" in thinking:
            files.append(PACKAGE / "kernel" / "turn_plans.py")
        files += [path for pattern in SHARED_SEARCH for path in sorted(PACKAGE.glob(pattern))]
    digest = hashlib.sha256()
    for path in files:
        digest.update(meaning(path))
    return digest.hexdigest()[:8]


class Game(NamedTuple):
    """One game that was played."""

    counted: str
    seconds: float


class Sample(NamedTuple):
    """What came of the games of a cell."""

    won: float
    games: int
    seconds: float  # of CPU time for a game, those that do not count included

    @property
    def rate(self) -> float:
        return 100 * self.won / self.games if self.games else 0.0


class Results:
    """The games of the present players, by cell, player and number; new ones are kept at once."""

    def __init__(self, path: Path, edition_of: Callable[[str], str]) -> None:
        self.path = path
        self.edition_of = edition_of  # a player
        self.games: dict[tuple[str, str], dict[int, Game]] = {}
        if path.exists():
            with path.open(encoding="utf-8", newline="") as file:
                for row in csv.DictReader(file):
                    if row["edition"] == edition_of(row["player"]):
                        games = self.games.setdefault((row["cell"], row["player"]), {})
                        games[int(row["number"])] = Game(row["counted"], float(row["seconds"]))

    def missing(self, cell: str, player: str, games: int) -> list[int]:
        known = self.games.get((cell, player), {})
        return [number for number in range(games) if number not in known]

    def add(self, cell: str, player: str, number: int, counted: str, seconds: float) -> None:
        self.games.setdefault((cell, player), {})[number] = Game(counted, seconds)
        is_new = not self.path.exists()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            if is_new:
                writer.writerow(FIELDS)
            facts = (self.edition_of(player), cell, player, number, counted)
            writer.writerow([*facts, f"{seconds:.2f}"])

    def players(self, cell: str) -> list[str]:
        return [player for name, player in self.games if name == cell]

    def sample(self, cell: str, player: str) -> Sample:
        games = list(self.games.get((cell, player), {}).values())
        worths = [WORTHS[game.counted] for game in games if game.counted != NOT_COUNTED]
        seconds = sum(game.seconds for game in games) / max(1, len(games))
        return Sample(sum(worths), len(worths), seconds)

    def paired(self, cell: str, player: str, other: str) -> tuple[int, int]:
        """In how many games that both have played this one did better, and worse."""
        mine, theirs = self.games.get((cell, player), {}), self.games.get((cell, other), {})
        differences = [
            WORTHS.get(game.counted, 0.0) - WORTHS.get(theirs[number].counted, 0.0)
            for number, game in mine.items()
            if number in theirs
        ]
        return sum(by > 0 for by in differences), sum(by < 0 for by in differences)
