"""The compile tool: what it compiles, and what it says where it cannot."""

import os
import subprocess
import sys
from pathlib import Path

from tools import compile as compiling


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, compiling.__file__, *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)


def test_all_of_the_engine_is_compiled_and_nothing_else() -> None:
    rooms = {path.parts[1] for path in compiling.modules()}
    assert rooms == {"kernel", "games"}
    assert {path.suffix for path in compiling.modules()} == {".py"}


def test_without_a_compiler_the_probe_says_so() -> None:
    probe = run("--probe", CC="no-such-compiler -O2")
    assert probe.returncode == 1
    assert "no C compiler found (looked for 'no-such-compiler'" in probe.stderr


def test_a_changed_source_asks_for_a_rebuild(tmp_path: Path) -> None:
    compiling.copy_package(tmp_path)
    before = compiling.fingerprint("3", tmp_path)
    assert compiling.fingerprint("3", tmp_path) == before == compiling.fingerprint("3")
    assert compiling.fingerprint("1", tmp_path) != before
    with (tmp_path / "robinsonade" / "kernel" / "table.py").open("a") as source:
        source.write("# changed\n")
    assert compiling.fingerprint("3", tmp_path) != before
