"""The examples of the dossier: each of EX-01 to EX-49 has its test."""

import ast
from pathlib import Path


def test_every_example_of_the_dossier_is_tested() -> None:
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_EX_"):
                found.add(int(node.name.split("_")[2]))
    assert found == set(range(1, 50))
