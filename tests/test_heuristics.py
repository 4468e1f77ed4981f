"""What a sensible player values is written down: every number has a name in data/weights.toml."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[1] / "src" / "robinsonade" / "games"
FOLDERS = sorted(GAMES.glob("*/heuristics"))
NEUTRAL = (0.0, 1.0)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_heuristic_has_a_bare_fraction(folder: Path) -> None:
    assert [
        f"{path.name}:{node.lineno}: {node.value}"
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, float)
        and node.value not in NEUTRAL
    ] == []


def test_all_games_have_heuristics() -> None:
    assert len(FOLDERS) == len(list(GAMES.glob("*/game.py")))
