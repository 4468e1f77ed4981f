"""What a wheel holds: every file of the package, and nothing that was built by chance."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
BUILT = {"web_static", "site_static", "__pycache__"}
# Without these the package would load and then fail.
NEEDED = (
    "robinsonade/py.typed",
    "robinsonade/cli/full/look.tcss",
    "robinsonade/players/strengths.csv",
    "robinsonade/text/en.ftl",
    "robinsonade/games/papua/data/actions.txt",
    "robinsonade/games/naufragos/text/rules.es.md",
    "robinsonade/games/forbidden_island/lessons/first.toml",
    "robinsonade/server/migrations/env.py",
)


def test_a_wheel_has_every_file_of_the_package() -> None:
    """As the build configuration lists them, without building anything."""
    listed = {
        Path(file.distribution_path).as_posix()
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }
    package = ROOT / "src" / "robinsonade"
    there = {
        path.relative_to(ROOT / "src").as_posix()
        for path in package.rglob("*")
        if path.is_file() and not BUILT & set(path.parts) and path.suffix not in {".so", ".pyd"}
    }
    assert {path for path in listed if not BUILT & set(Path(path).parts)} == there
    assert set(NEEDED) <= there
