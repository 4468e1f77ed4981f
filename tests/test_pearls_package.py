"""A game of another package: installed, found, played everywhere, and no file of ours knows it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import run_program
from tests.server.house import House

ROOT = Path(__file__).resolve().parents[1]
SLUG = "pearls"


def python(with_pearls: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": with_pearls}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_listed_and_its_texts_are_in_order(with_pearls: str) -> None:
    listed = run_program("games", "--json", PYTHONPATH=with_pearls)
    assert [game["game"] for game in json.loads(listed.stdout)][-1] == SLUG
    checked = python(with_pearls, "-m", "robinsonade", "check", SLUG, "--json")
    assert json.loads(checked.stdout)["problems"] == []
    assert json.loads(checked.stdout)["games"] == [SLUG]
    rule = run_program("rules", "PEARL-3.4", PYTHONPATH=with_pearls)
    assert rule.stdout.startswith("PEARL-3.4 The highest bid dives.")


def test_it_is_played_in_a_terminal(with_pearls: str) -> None:
    """From a pipe: always the first choice, against a bot."""
    played = run_program(
        "play",
        SLUG,
        "--seed",
        "3",
        "--option",
        "reef=wild",
        typed="1\n" * 40,
        PYTHONPATH=with_pearls,
    )
    assert " wins with " in played.stdout
    assert "Player 1 (" in played.stdout
    assert played.returncode == 0, played.stderr


def test_it_is_played_in_the_arena(with_pearls: str) -> None:
    asked = ("simulate", SLUG, "--players", "greedy,random,random", "--games", "40", "--seed", "1")
    report = json.loads(run_program(*asked, "--json", PYTHONPATH=with_pearls).stdout)
    [figures] = report if isinstance(report, list) else [report]
    assert (figures["game"], figures["games"], figures["errors"]) == (SLUG, 40, 0)


def test_it_is_played_on_the_server(with_pearls: str, tmp_path: Path) -> None:
    dice = random.Random(1)
    with House(tmp_path / "games.sqlite3", PYTHONPATH=with_pearls) as house, house.guest() as guest:
        [title] = [one for one in guest.get("/api/titles").json() if one["slug"] == SLUG]
        assert title["printed"]["shells"]["black"]["copies"] == 4
        texts = guest.get("/api/texts/es").json()["games"][SLUG]
        assert "game-title = Perlas" in texts
        game = guest.create("here", "here", seed=5, game=SLUG, options={"reef": "wild"})["id"]
        while guest.play_one(game, dice):
            pass
        state = guest.state(game)
        assert state["outcome"]["reason"] == "counted"
        assert state["view"]["turn"] == 3


def test_its_rules_are_covered_and_its_golden_games_come_out_the_same(with_pearls: str) -> None:
    covered = python(with_pearls, "tools/rule_coverage.py", SLUG)
    assert covered.returncode == 0, covered.stdout
    suites = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/golden", "tests/contract"]
    passed = python(with_pearls, *suites, "-k", SLUG)
    assert passed.returncode == 0, passed.stdout
    assert " passed" in passed.stdout
