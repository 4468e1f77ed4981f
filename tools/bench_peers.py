"""Measure Robinsonade, pure and compiled, beside catanatron and OpenSpiel in one run.

    python tools/bench_peers.py [--games forbidden-island] [--rounds 5] [--seconds 2] [--json]

All sides take turns, round by round, each in a fresh process of the same Python, on one core and in
CPU time; the best round of each counts. The noise of a shared machine then cancels in the ratios,
and ratios are what the goals are about. The peers play other games: yardsticks, not opponents.

The peers live in ``build/peers-venv``, made on first use; the compiled form is what
``tools/compile.py`` makes of the present sources in ``build/compiled``. Exit code 1 means
that something did not run, never that a goal was missed.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.peers.goals import GOALS, SCALING, Outcome, judge
from tools.peers.report import as_json, as_text
from tools.peers.side import DidNotRun, Side, run

ROOT = Path(__file__).resolve().parents[1]
WORKERS = ROOT / "tools" / "peers"
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
PEERS_VENV = ROOT / "build" / "peers-venv"
PEERS_PYTHON = PEERS_VENV / "bin" / "python"
REQUIREMENTS = ("catanatron==3.2.1", "open_spiel==2.0.2")
SEATS = "4"


def make_peers_venv() -> None:
    """Install the peers, and nothing else, unless they are there for this very Python."""
    contents = "\n".join([sys.version, *REQUIREMENTS])
    note = PEERS_VENV / "contents.txt"
    if PEERS_PYTHON.exists() and note.exists() and note.read_text() == contents:
        return
    say(f"installing {' and '.join(REQUIREMENTS)} into {PEERS_VENV}")
    run([sys.executable, "-m", "venv", "--clear", PEERS_VENV])
    (PEERS_VENV / ".gitignore").write_text("*\n")
    run([PEERS_PYTHON, "-m", "pip", "install", "--quiet", *REQUIREMENTS])
    note.write_text(contents)


def make_compiled_tree() -> None:
    """Lay out the compiled form of the present sources; quick unless they have changed."""
    say(f"compiling into {COMPILED}")
    run([sys.executable, ROOT / "tools" / "compile.py", "--to", COMPILED])


def sides_to_measure(games: Sequence[str], seconds: float, scaling_games: int) -> list[Side]:
    """All sides in the order of one round: the peers, then each game in its forms."""
    sides = [
        Side(peer, [PEERS_PYTHON, WORKERS / f"{peer}_worker.py", str(seconds)])
        for peer in ("catanatron", "hanabi")
    ]
    worker = [sys.executable, str(WORKERS / "robinsonade_worker.py")]
    for slug in games:
        measure = ["measure", slug, SEATS, str(seconds)]
        sides.append(Side("pure", [*worker, "pure", *measure], SOURCES, slug))
        sides.append(Side("compiled", [*worker, "compiled", *measure], COMPILED, slug))
        if scaling_games:
            scaling = ["compiled", "scaling", slug, SEATS, str(scaling_games)]
            sides.append(Side("1 worker", [*worker, *scaling, "1"], COMPILED, slug))
            sides.append(Side("2 workers", [*worker, *scaling, "2"], COMPILED, slug))
    return sides


def prepare(sides: Sequence[Side]) -> None:
    """Make what the sides need; a side whose needs cannot be met will not run."""
    for make, served in (
        (make_peers_venv, [side for side in sides if not side.slug]),
        (make_compiled_tree, [side for side in sides if side.import_path == COMPILED]),
    ):
        try:
            make()
        except DidNotRun as reason:
            for side in served:
                side.failure = str(reason)


def judge_game(slug: str, sides: Sequence[Side]) -> list[Outcome]:
    """The goals of one game, against the peers and against itself."""
    best = {side.name: side.best() for side in sides if side.slug in ("", slug)}
    goals = GOALS[slug] + ((SCALING,) if "1 worker" in best else ())
    return [judge(goal, best) for goal in goals]


def say(progress: str) -> None:
    """Progress goes to standard error; standard output is for the results."""
    print(progress, file=sys.stderr, flush=True)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Robinsonade's speed beside its peers.")
    parser.add_argument("--games", nargs="+", choices=GOALS, default=["forbidden-island"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time per figure and round")
    parser.add_argument("--scaling", action="store_true", help="also 2 workers against 1")
    parser.add_argument("--scaling-games", type=int, default=1_000, help="games per round of it")
    parser.add_argument("--json", action="store_true", help="all figures, each round included")
    asked = parser.parse_args()

    sides = sides_to_measure(asked.games, asked.seconds, asked.scaling and asked.scaling_games)
    prepare(sides)
    for number in range(1, asked.rounds + 1):
        say(f"round {number} of {asked.rounds}")
        for side in sides:
            side.measure()
    outcomes = {slug: judge_game(slug, sides) for slug in asked.games}
    print(as_json(sides, outcomes) if asked.json else as_text(sides, outcomes))
    return 1 if any(side.failure for side in sides) else 0


if __name__ == "__main__":
    sys.exit(main())
