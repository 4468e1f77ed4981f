"""One round of Robinsonade, in the form (pure or compiled) that ``PYTHONPATH`` leads to.

``python robinsonade_worker.py FORM measure SLUG SEATS CPU_SECONDS``
``python robinsonade_worker.py FORM scaling SLUG SEATS GAMES WORKERS``

Refuses to report figures under the wrong name: it looks which modules really ran.
"""

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

COMPILED_PARTS = ("kernel", "games")
# bench.measure divides its time among play, clone, imagined and replay. The peers get the whole
# time for each figure, and the best of short rounds is better than the best of long ones.
FIGURES_IN_TURN = 4
REPORTED = (
    "decisions_per_second",
    "games_per_second",
    "clone_us",
    "imagined_us",
    "replay_decisions_per_second",
    "branching",
    "seconds",
)


def module_files() -> dict[str, Path]:
    """Where each loaded module of the package came from."""
    return {
        name: Path(module.__file__)
        for name, module in sys.modules.items()
        if name.split(".")[0] == "robinsonade" and module.__file__
    }


def check_form(form: str) -> int:
    """Return the number of compiled modules, or stop where they do not fit the form."""
    root = Path(os.environ["PYTHONPATH"]).resolve()
    files = module_files()
    strangers = [str(file) for file in files.values() if root not in file.resolve().parents]
    if strangers:
        sys.exit(f"not loaded from {root}: {strangers[0]}")
    compiled = sorted(name for name, file in files.items() if file.suffix != ".py")
    if form == "pure" and compiled:
        sys.exit(f"{compiled[0]} is compiled in place: first run tools/compile.py --clean")
    if form == "compiled":
        for part in COMPILED_PARTS:
            if not any(name.startswith(f"robinsonade.{part}.") for name in compiled):
                sys.exit(f"no module of robinsonade.{part} is compiled in {root}")
    return len(compiled)


def main() -> None:
    """Measure one thing and print one JSON line."""
    form, task, slug, seats, *rest = sys.argv[1:]
    # Not imported by name: which tree it comes from is decided by the caller, round by round.
    bench: Any = import_module("robinsonade.arena.bench")
    if task == "measure":
        answer = bench.measure(slug, int(seats), float(rest[0]) * FIGURES_IN_TURN)
    else:
        answer = bench.scaling(slug, int(seats), int(rest[0]), int(rest[1]))
    figures = {key: value for key, value in answer.items() if key in REPORTED}
    about = f"Robinsonade {form}, {check_form(form)} compiled modules"
    print(json.dumps({"about": about, "figures": figures}))


if __name__ == "__main__":
    main()
