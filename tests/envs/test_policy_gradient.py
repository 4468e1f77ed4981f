"""The example learns: where JAX is installed (`pip install robinsonade[jax]`), which is large."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from robinsonade.games import GAMES

pytest.importorskip("jax", reason="*** NOT TESTED: the example that learns needs robinsonade[jax]")

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_a_short_run_learns_pearls(monkeypatch: pytest.MonkeyPatch) -> None:
    from pearls.game import GAME

    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    monkeypatch.setitem(GAMES.loaded, "pearls", GAME)
    import policy_gradient  # type: ignore[import-not-found, unused-ignore]

    weights, _ = policy_gradient.teach("pearls", 2, updates=12, seed=1, tell=lambda line: None)
    at_random = policy_gradient.exam("pearls", 2, 500, None, "")
    learned = policy_gradient.exam("pearls", 2, 500, weights, "")
    assert learned > at_random + 0.05
