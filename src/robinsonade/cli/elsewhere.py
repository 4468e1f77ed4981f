"""Playing a series in a program of its own: each program plays a game in one variant."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from robinsonade.arena.experiment import Experiment
from robinsonade.arena.run_folder import RunFolder


def play_elsewhere(experiment: Experiment, folder: Path, workers: int, engine: str) -> int:
    """Play a series into a folder, or go on with it; the exit code of the program that did."""
    RunFolder.begin(folder, experiment)
    command = [sys.executable, "-m", "robinsonade", "simulate", str(folder)]
    command += ["--workers", str(workers), "--engine", engine]
    before = signal.signal(signal.SIGINT, lambda number, frame: None)  # it tells the other one, too
    try:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL).wait()
    finally:
        signal.signal(signal.SIGINT, before)
