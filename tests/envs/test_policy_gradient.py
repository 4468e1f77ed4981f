"""The example learns: where JAX is installed (`pip install robinsonade[jax]`), which is large."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"
# In a program of its own: JAX has threads, and a process with them does not start others by fork.
LEARN: Final = """
import policy_gradient
from pearls.game import GAME
from robinsonade.games import GAMES

GAMES.loaded["pearls"] = GAME
weights, _ = policy_gradient.teach("pearls", 2, updates=12, seed=1, tell=lambda line: None)
print(policy_gradient.exam("pearls", 2, 500, None, ""))
print(policy_gradient.exam("pearls", 2, 500, weights, ""))
"""


@pytest.mark.skipif(
    importlib.util.find_spec("jax") is None,
    reason="*** NOT TESTED: the example that learns needs robinsonade[jax]",
)
def test_a_short_run_learns_pearls() -> None:
    paths = [str(EXAMPLES), str(EXAMPLES / "pearls" / "src")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", LEARN], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    at_random, learned = map(float, done.stdout.split())
    assert learned > at_random + 0.05
