"""Variants as a designer meets them: each in a program of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from robinsonade.arena.run_folder import RunFolder
from robinsonade.files import load_match, read_match_data
from robinsonade.games import find_game
from robinsonade.kernel.overlay import OVERLAYS
from robinsonade.kernel.refusal import Refused
from tests.cli.terminal import run, run_program

RISE = """
[variant]
game = "forbidden-island"
name = "Four waters"

[treasures.treasure_cards.waters_rise]
count = 4

[game.components]
treasure_cards = 29
cards_total = 59
"""


def test_a_variant_is_played_kept_and_compared(tmp_path: Path) -> None:
    file, out = tmp_path / "rise.toml", tmp_path / "ab"
    file.write_text(RISE)
    options = ("--players", "random", "--games", "3", "--seed", "2")
    compared = run("ab", str(file), *options, "--out", str(out), "--json")
    assert compared.exit_code == 0, compared.stderr
    assert json.loads(compared.stdout)["pairs"] == 3
    printed, varied = [RunFolder.open(out / name).report() for name in ("a", "b")]
    assert (printed.experiment.variant, varied.experiment.variant) == ("", RISE)
    assert varied.experiment.variant_name == "Four waters"
    assert [game.seed for game in printed.played] == [game.seed for game in varied.played]
    assert all(game.cards["came_up"] for game in varied.played)
    page = (out / "report.html").read_text()
    for said in ("variant “Four waters”", "as printed", "Came up", "Waters Rise!"):
        assert said in page

    games = tmp_path / "games"
    again = run_program(
        *("simulate", str(out / "b" / "run.toml"), "--out", str(tmp_path / "again")),
        *("--record", str(games)),
    )
    assert again.returncode == 0, again.stderr
    lines = [(path / "games.jsonl").read_bytes() for path in (out / "b", tmp_path / "again")]
    assert lines[0] == lines[1]
    match = next(iter(sorted(games.iterdir())))
    assert read_match_data(match)["variant"] == {"name": "Four waters", "text": RISE}
    verified = run_program("verify", str(match))  # without the file of the variant
    assert verified.returncode == 0, verified.stderr
    assert find_game("forbidden-island").package not in OVERLAYS  # here it is as printed
    with pytest.raises(Refused, match="Four waters"):
        load_match(match)


def test_mistakes_are_told_with_file_table_and_key(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(RISE.replace("29", "30"))
    wrong = run_program("check", "--variant", str(file))
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "game.toml, [components]: treasure_cards is 30, but there are 29" in wrong.stderr
    file.write_text(RISE)
    other = run("simulate", "papua", "--variant", str(file))
    assert other.exit_code == 2
    assert "is one of forbidden-island, not of papua" in other.stderr
    late = run("play", "--variant", str(file), "--seed", "1")  # here it is as printed already
    assert late.exit_code == 2
    assert "needs a program of its own" in late.stderr


def test_variants_are_an_axis_of_a_sweep(tmp_path: Path) -> None:
    """Each in a program of its own, all on the same seeds; mistakes are told before anything is
    played."""
    (tmp_path / "rise.toml").write_text(RISE)
    file, out = tmp_path / "sweep.toml", tmp_path / "all"
    head = 'game = "forbidden-island"\nplayers = "random"\ngames = 2\ncards = true\n'
    file.write_text(head + 'variant = ["", "rise.toml"]\n')
    swept = run("sweep", str(file), "--out", str(out))
    assert swept.exit_code == 0, swept.stderr
    runs = [RunFolder.open(out / f"variant-{name}").report() for name in ("none", "rise")]
    assert [run.experiment.variant_name for run in runs] == ["", "Four waters"]
    assert [game.seed for game in runs[0].played] == [game.seed for game in runs[1].played]
    assert all(game.cards["came_up"] for run in runs for game in run.played)
    assert "variant “Four waters”" in swept.stdout

    (tmp_path / "other.toml").write_text('[variant]\ngame = "papua"\nname = "Other"\n')
    (tmp_path / "wrong.toml").write_text(RISE.replace("waters_rise", "water_rise"))
    for name, said in (
        ("other.toml", "of papua, not of forbidden-island"),
        ("wrong.toml", "did you mean waters_rise?"),
        ("none.toml", "cannot be read"),
    ):
        file.write_text(head + f'variant = ["{name}"]\n')
        refused = run("sweep", str(file), "--out", str(tmp_path / "none"))
        assert refused.exit_code == 2
        assert said in refused.stderr
        assert not (tmp_path / "none").exists()
    for command, given in (("ab", "rise.toml"), ("sweep", "sweep.toml")):
        where = ("--out", str(tmp_path / "none"), "--engine", "moon")
        refused = run(command, str(tmp_path / given), *where)
        assert refused.exit_code == 2
        assert "moon" in refused.stderr
        assert not (tmp_path / "none").exists()
