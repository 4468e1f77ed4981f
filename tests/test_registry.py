"""Games by entry point: ours, those of other packages, and what is wrong with some of them."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from robinsonade.games import GAMES, GROUP, OWN, Games, brought_games, find_game
from robinsonade.kernel.refusal import Refused
from tests.cli.terminal import run

ROOT = Path(__file__).resolve().parents[1]
PAPUA = OWN["papua"]


def with_games(**places: str) -> Games:
    """Our games, and these of others."""
    return Games(OWN, lambda: [EntryPoint(slug, place, GROUP) for slug, place in places.items()])


def test_our_games_are_declared_as_others_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"][GROUP] == OWN
    assert list(project["entry-points"][GROUP]) == list(GAMES)[: len(OWN)]


def test_only_the_game_asked_for_is_imported() -> None:
    script = (
        "import sys, robinsonade; robinsonade.new('papua', seats=2, seed=1);"
        "print([name for name in sys.modules if name.endswith('.game')])"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['robinsonade.kernel.game', 'robinsonade.games.papua.game']"


def test_a_mapping_as_any_other() -> None:
    assert next(iter(GAMES)) == "forbidden-island"
    assert [game.slug for game in GAMES.values()] == list(GAMES)
    assert len(GAMES) == len(list(GAMES))
    assert GAMES["papua"] is find_game("papua") is dict(GAMES)["papua"]
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError):
        GAMES["chess"]


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ("no_such_package.game:GAME", "ModuleNotFoundError"),
        ("robinsonade.kernel.game:NOTHING", "AttributeError"),
        ("robinsonade.kernel.game:RANDOM", "is no Game"),
        (PAPUA, "calls itself papua"),
    ],
)
def test_a_broken_game_is_left_out_and_reported(place: str, complaint: str) -> None:
    games = with_games(broken=place)
    assert list(games) == list(OWN)
    assert "broken" not in games
    assert complaint in games.faults()["broken"]
    assert games["papua"].slug == "papua"


def test_two_games_of_one_name_are_both_left_out() -> None:
    one, other = "one.game:GAME", "other.game:GAME"
    games = Games(OWN, lambda: [EntryPoint("twin", place, GROUP) for place in (one, other)])
    assert list(games) == list(OWN)
    assert games.faults() == {"twin": f"two games have this name: {one} and {other}"}


def test_nobody_takes_the_name_of_one_of_ours() -> None:
    games = with_games(papua="other.game:GAME")
    assert games["papua"] is GAMES["papua"]
    assert list(games.faults()) == ["other.game:GAME"]


def test_the_same_game_found_twice_is_one() -> None:
    entries = [EntryPoint("twin", "one.game:GAME", GROUP)] * 2
    assert "two games" not in Games(OWN, lambda: entries).faults()["twin"]


@pytest.fixture
def _broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with a game that cannot be imported."""
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\nbroken = broken_game.game:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    games = Games(OWN, brought_games)
    for module in ("games", "cli.games", "cli.catalogue", "cli.check"):
        monkeypatch.setattr(import_module(f"robinsonade.{module}"), "GAMES", games)


@pytest.mark.usefixtures("_broken")
def test_games_and_check_tell_of_a_broken_game() -> None:
    with pytest.raises(Refused) as refusal:
        find_game("broken")
    assert refusal.value.key == "broken-game"
    assert "No module named 'broken_game'" in refusal.value.facts["why"]
    shown = run("games")
    assert shown.exit_code == 0
    assert "Forbidden Island (forbidden-island)" in shown.stdout
    assert 'The game "broken" cannot be played: broken_game.game:GAME' in shown.stderr
    checked = run("check")
    assert checked.exit_code == 1
    assert "broken: broken_game.game:GAME" in checked.stderr
