"""The reference: every public name is in it, with an example, and it can be built."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import robinsonade
import robinsonade.envs

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "reference.md").read_text("utf-8")


@pytest.mark.parametrize("name", sorted({*robinsonade.__all__} - {"__version__"}))
def test_every_public_name_has_its_place_and_an_example(name: str) -> None:
    assert f"::: robinsonade.{name}\n" in PAGE
    examples = "\n".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    assert re.search(rf"\b{name}\b", examples), f"{name} has no example"
    assert getattr(robinsonade, name).__doc__


def test_every_environment_is_there() -> None:
    examples = (ROOT / "docs" / "environments.md").read_text("utf-8")
    for name in robinsonade.envs.__all__:
        assert f"::: robinsonade.envs.{name}\n" in PAGE or name == "IslandAEC"
        assert name in examples or name == "IslandAEC"  # what `aec` makes


def test_the_pages_are_built_strictly(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-d", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    built = (tmp_path / "reference.html").read_text("utf-8")
    assert "Whoever only could interrupt is asked first" in built
