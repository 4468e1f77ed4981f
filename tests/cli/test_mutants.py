"""Files as no program of ours has written them, at every command that reads one."""

from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.mutants import mutants

EXITS = {0, 1, 2, 3}


def check_commands(number: int, seed: int, tmp_path: Path) -> None:
    """One sentence or a game, whatever the file says; `run` raises what would be a traceback."""
    for place, text in enumerate(mutants(number, seed)):
        file = tmp_path / f"{place}.json"
        file.write_text(text, "utf-8", errors="surrogatepass")
        for command in (
            ("verify", str(file)),
            ("replay", str(file)),
            ("play", "--load", str(file), "--bots", "none", "--plain"),
            ("play", "--position", str(file), "--bots", "none", "--plain"),
        ):
            result = run(*command, typed="1\nq\n")
            assert result.exit_code in EXITS, (command, text)
            if result.exit_code in (1, 2):
                assert len(result.stderr.strip().splitlines()) == 1, (command, result.stderr)
        file.unlink()


@pytest.mark.soak
def test_no_file_leads_to_a_traceback(soaking: bool, tmp_path: Path) -> None:
    check_commands(2_000 if soaking else 60, 1, tmp_path)


def test_a_file_without_end(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    with file.open("wb") as content:
        content.truncate(1 << 30)
    result = run("verify", str(file))
    assert (result.exit_code, "too large" in result.stderr) == (1, True)
