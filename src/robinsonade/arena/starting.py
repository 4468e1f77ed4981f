"""How long programs take to start, in CPU time, beside a Python that does nothing."""

from __future__ import annotations

import resource
import subprocess
import sys
from typing import Any, Final

NOTHING: Final = ("-c", "pass")
PROGRAM: Final = ("-m", "robinsonade")
COMMANDS: Final = ("--version", "--help", "games", "rules FI-9.7")


def measure_starts(rounds: int, commands: tuple[str, ...] = COMMANDS) -> list[dict[str, Any]]:
    """The best of so many rounds for each; the first row is the Python that does nothing.

    >>> [(row["command"], row["times"] > 0.5) for row in measure_starts(1, ("--version",))]
    [('python -c pass', True), ('robinsonade --version', True)]
    """
    asked = {f"robinsonade {command}": (*PROGRAM, *command.split()) for command in commands}
    asked = {f"python {' '.join(NOTHING)}": NOTHING} | asked
    best = dict.fromkeys(asked, float("inf"))
    for _ in range(rounds):  # in turns: what else the machine does concerns all of them
        for name, arguments in asked.items():
            best[name] = min(best[name], cost(arguments))
    least = min(best.values())
    return [
        {"command": name, "cpu_ms": spent * 1e3, "times": spent / least}
        for name, spent in best.items()
    ]


def cost(arguments: tuple[str, ...]) -> float:
    """Seconds of CPU time for one run."""
    before = spent_by_children()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return spent_by_children() - before


def spent_by_children() -> float:
    """CPU time of the programs that this one has started and that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
