"""What can be played is told without loading the games, and never out of date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from robinsonade.cli.catalogue import ROOMS, catalogue, facts_of, fingerprint, own_games
from robinsonade.games import GAMES, OWN
from robinsonade.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_kept_is_what_the_games_say(language: str) -> None:
    said = [facts_of(GAMES[slug], language) for slug in OWN]
    assert own_games(language) == said
    assert own_games(language) == said  # now kept, where that is allowed
    assert catalogue(language)[: len(OWN)] == said


def test_every_change_of_a_file_is_noticed(tmp_path: Path) -> None:
    for room in ROOMS:
        (tmp_path / room / "inner").mkdir(parents=True)
    found = {fingerprint(tmp_path)}
    file = tmp_path / "games" / "inner" / "numbers.toml"
    for text in ("seats = 2\n", "seats = 20\n"):
        file.write_text(text)
        found.add(fingerprint(tmp_path))
    file.touch()
    found.add(fingerprint(tmp_path))
    file.unlink()
    assert len(found) == 4
    assert fingerprint(tmp_path) in found


def test_games_are_listed_without_what_commands_are_made_of() -> None:
    code = """
import sys
sys.argv = ["robinsonade", "games"]
from robinsonade.cli import main
main()
print(sorted(set(sys.modules) & {"typer", "pydantic"}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
