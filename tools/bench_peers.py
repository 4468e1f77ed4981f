"""Measure Robinsonade, pure and compiled, beside catanatron and OpenSpiel in one run.

    python tools/bench_peers.py [--games forbidden-island] [--rounds 5] [--seconds 2] [--json]
    python tools/bench_peers.py --before DIR [--games papua] [--rounds 5] [--seconds 2] [--json]

All sides take turns, round by round, each in a fresh process of the same Python, on one core and in
CPU time; the best round of each counts. The noise of a shared machine then cancels in the ratios,
and ratios are what the goals are about. The peers play other games: yardsticks, not opponents.

With ``--before`` the yardstick is another checkout of this repository instead: both forms of both
trees take turns, and the answer is how fast this one is compared with that one.

The peers live in ``build/peers-venv``, made on first use; the compiled form is what a tree's own
``tools/compile.py`` makes of its present sources in its ``build/compiled``. Exit code 1 means
that something did not run, never that a goal was missed.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.peers.changes import BEFORE, changes_of
from tools.peers.goals import GOALS, SCALING, Outcome, judge
from tools.peers.report import as_json, as_text
from tools.peers.side import DidNotRun, Side, run

ROOT = Path(__file__).resolve().parents[1]
WORKERS = ROOT / "tools" / "peers"
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


def plain_form(tree: Path) -> Path:
    """Where the sources of a checkout are imported from."""
    return tree / "src"


def compiled_form(tree: Path) -> Path:
    """Where the compiled modules of a checkout are imported from."""
    return tree / "build" / "compiled"


def make_compiled_form(tree: Path) -> None:
    """Lay out the compiled form of the present sources; quick unless they have changed."""
    say(f"compiling into {compiled_form(tree)}")
    run([sys.executable, tree / "tools" / "compile.py", "--to", compiled_form(tree)])


def peers_to_measure(seconds: float) -> list[Side]:
    """The other engines."""
    return [
        Side(peer, [PEERS_PYTHON, WORKERS / f"{peer}_worker.py", str(seconds)])
        for peer in ("catanatron", "hanabi")
    ]


def forms_to_measure(slug: str, seconds: float, trees: dict[str, Path]) -> list[Side]:
    """A game in its two forms; those of several trees stand next to each other."""
    worker = [sys.executable, str(WORKERS / "robinsonade_worker.py")]
    measure = ["measure", slug, SEATS, str(seconds)]
    return [
        Side(form + name, [*worker, form, *measure], where(tree), slug)
        for form, where in (("pure", plain_form), ("compiled", compiled_form))
        for name, tree in trees.items()
    ]


def scaling_to_measure(slug: str, games: int) -> list[Side]:
    """A series of games, by one worker and by two."""
    worker = [sys.executable, str(WORKERS / "robinsonade_worker.py")]
    scaling = ["compiled", "scaling", slug, SEATS, str(games)]
    return [
        Side(name, [*worker, *scaling, workers], compiled_form(ROOT), slug)
        for name, workers in (("1 worker", "1"), ("2 workers", "2"))
    ]


def prepare(sides: Sequence[Side], trees: dict[str, Path]) -> None:
    """Make what the sides need; a side whose needs cannot be met will not run."""
    try:
        if any(not side.slug for side in sides):
            make_peers_venv()
    except DidNotRun as reason:
        spoil([side for side in sides if not side.slug], reason)
    for tree in trees.values():
        try:
            make_compiled_form(tree)
        except DidNotRun as reason:
            spoil([side for side in sides if side.import_path == compiled_form(tree)], reason)


def spoil(sides: Sequence[Side], reason: DidNotRun) -> None:
    """These cannot run any more."""
    for side in sides:
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
    parser.add_argument("--games", nargs="+", choices=GOALS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time per figure and round")
    parser.add_argument("--scaling", action="store_true", help="also 2 workers against 1")
    parser.add_argument("--scaling-games", type=int, default=1_000, help="games per round of it")
    parser.add_argument(
        "--before", type=Path, metavar="DIR", help="no peers, but another checkout; of all games"
    )
    parser.add_argument("--json", action="store_true", help="all figures, each round included")
    asked = parser.parse_args()

    before = {BEFORE: asked.before.resolve()} if asked.before else {}
    trees = before | {"": ROOT}
    games = asked.games or (list(GOALS) if before else ["forbidden-island"])
    sides = [] if before else peers_to_measure(asked.seconds)
    for slug in games:
        sides += forms_to_measure(slug, asked.seconds, trees)
        if asked.scaling:
            sides += scaling_to_measure(slug, asked.scaling_games)
    prepare(sides, trees)
    for number in range(1, asked.rounds + 1):
        say(f"round {number} of {asked.rounds}")
        for side in sides:
            side.measure()
    outcomes = {} if before else {slug: judge_game(slug, sides) for slug in games}
    changes = changes_of(sides)
    print((as_json if asked.json else as_text)(sides, outcomes, changes))
    return 1 if any(side.failure for side in sides) else 0


if __name__ == "__main__":
    sys.exit(main())
