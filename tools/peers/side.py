"""One measured side of the comparison: a worker's command, run round by round."""

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from tools.peers.goals import RATE

Command = Sequence[str | Path]


class DidNotRun(Exception):
    """A command failed; the message says why."""


@dataclass
class Side:
    """A peer (no slug) or a form of one of our games; ``failure`` says why it cannot run."""

    name: str
    command: Command
    import_path: Path | None = None
    slug: str = ""
    about: str = ""
    rounds: list[dict[str, float]] = field(default_factory=list)
    failure: str = ""

    @property
    def label(self) -> str:
        """The name in tables."""
        return f"{self.slug} {self.name}".strip()

    def measure(self) -> None:
        """Run one more round, unless an earlier one failed."""
        if self.failure:
            return
        try:
            answer = json.loads(run(self.command, self.import_path).splitlines()[-1])
        except (DidNotRun, IndexError, json.JSONDecodeError) as reason:
            self.failure = str(reason)
            return
        self.about = answer["about"]
        self.rounds.append(answer["figures"])

    def best(self) -> dict[str, float]:
        """The best of all rounds, figure by figure; nothing if a round failed."""
        if self.failure or not self.rounds:
            return {}
        figures = {key: best_of(key, [each[key] for each in self.rounds]) for key in self.rounds[0]}
        if RATE in figures:
            figures["decision_us"] = 1e6 / figures[RATE]
        return figures

    def spread(self) -> float:
        """How far apart the rounds lie: 0 for equal ones, 0.5 if one took twice as long."""
        values = [each.get(RATE) or each["seconds"] for each in self.rounds]
        return 1 - min(values) / max(values)


def best_of(key: str, values: Sequence[float]) -> float:
    """Rates are best high, times low; the number of choices is no merit and is averaged.

    >>> best_of("games_per_second", [3, 2]), best_of("clone_us", [3, 2])
    (3, 2)
    >>> best_of("branching", [3, 2])
    2.5
    """
    if key == "branching":
        return mean(values)
    return max(values) if key.endswith("_per_second") else min(values)


def run(command: Command, import_path: Path | None = None) -> str:
    """Run a command, shielded from the caller's Python settings, and return what it prints."""
    shielded = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    # A fixed hash seed: the order of sets of strings shall not differ between rounds.
    shielded |= {"PYTHONHASHSEED": "0", "PYTHONNOUSERSITE": "1", "PYTHONSAFEPATH": "1"}
    if import_path:
        shielded["PYTHONPATH"] = str(import_path)
    done = subprocess.run(command, check=False, env=shielded, capture_output=True, text=True)
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise DidNotRun("\n  ".join([f"exit code {done.returncode}", *lines[-6:]]))
    return done.stdout
