"""Games that begin in the middle: played, saved, taken back, replayed, verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from robinsonade.files import load_match, save_match
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.position import island
from robinsonade.kernel.match import Match
from tests.cli.terminal import found, ids, random_match, run, run_bare, saved, script


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Fools' Landing is all that is left to lose, and the water is high."""
    table = island(("pilot", "diver"), flooded=["fools_landing", "cave_of_embers"], level=4)
    path = tmp_path / "position.json"
    save_match(Match.from_table(GAME, table), path)
    return str(path)


def play_on(*arguments: str, lines: tuple[str, ...] = ()) -> str:
    typed = script(*lines)
    result = run("play", *arguments, "--bots", "none", "--plain", typed=typed, patient=True)
    assert result.exit_code == 0
    return result.stdout


def test_a_game_begins_at_a_position(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    shown = play_on("--position", file, lines=("1", f"s {copy}"))
    assert "This game begins in the middle" in shown
    assert "Fools' Landing, flooded" in shown
    match = load_match(copy)
    assert match.position == load_match(file).position
    assert len(match.choices_made) == 1


def test_it_goes_on_from_its_own_file_and_can_be_undone(file: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    play_on("--position", file, lines=("1", f"s {first}"))
    shown = play_on("--load", str(first), lines=("u", f"s {second}"))
    assert "One choice taken back." in shown
    assert ids(load_match(second)) == []
    assert load_match(second).fingerprint() == load_match(file).fingerprint()


def test_any_saved_game_is_a_position(tmp_path: Path) -> None:
    """A new game begins where the old one stands; the old one's choices are not its own."""
    match = found(3, lambda m: m.table.waiting() == [0] and len(m.choices_made) > 2)
    match.players = ["person", "greedy", "random"]
    old, new = saved(match, tmp_path), tmp_path / "new.json"
    run("play", "--position", old, "--plain", typed=script(f"s {new}"), patient=True)
    begun = load_match(new)
    assert (begun.position is not None, begun.players) == (True, match.players)
    assert begun.at(0).turn == match.table.turn


def test_with_a_seed_it_has_another_future(file: str, tmp_path: Path) -> None:
    futures = []
    for number, seed in enumerate(("1", "1", "2")):
        copy = tmp_path / f"{number}.json"
        play_on("--position", file, "--seed", seed, lines=(f"s {copy}",))
        futures.append(load_match(copy).table.chance.states)
    assert futures[0] == futures[1] != futures[2]


def test_it_is_replayed_and_verified(file: str) -> None:
    assert "It began at a position." in run("verify", file).stdout
    told = json.loads(run("verify", file, "--json").stdout)
    assert (told["ok"], told["open_seed"]) == (True, True)
    assert run("replay", file).exit_code == 0
    assert "Fools' Landing, flooded" in run("replay", file, "--to", "0", "--plain").stdout


@pytest.mark.parametrize(
    "beside",
    [("forbidden-island",), ("--seats", "2"), ("--option", "difficulty=elite"), ("--load", "x")],
    ids=["game", "seats", "option", "load"],
)
def test_the_position_settles_the_rest(file: str, beside: tuple[str, ...]) -> None:
    result = run_bare("play", *beside, "--position", file)
    assert result.exit_code == 2
    assert "cannot be given together with --" in result.stderr


def test_a_finished_game_is_no_position(tmp_path: Path) -> None:
    result = run("play", "--position", saved(random_match(2, 1), tmp_path))
    assert result.exit_code != 0
    assert "nobody could go on from there" in result.stderr


@pytest.mark.parametrize(
    ("change", "english", "spanish"),
    [
        ({"level": "high"}, '"level" is missing or does not fit', "«level» falta o no encaja"),
        ({"treasure_discard": [9] * 7}, "but there must be", "tiene que haber"),
        ({"agenda": []}, "nobody could go on", "nadie podría seguir"),
    ],
    ids=["field", "components", "unplayable"],
)
def test_a_bad_position_is_refused_in_one_sentence(
    file: str, change: dict[str, object], english: str, spanish: str
) -> None:
    data = json.loads(Path(file).read_text("utf-8"))
    data["position"] |= change
    Path(file).write_text(json.dumps(data), "utf-8")
    for language, sentence in (("en", english), ("es", spanish)):
        result = run("play", "--position", file, "--lang", language)
        assert result.exit_code != 0
        assert sentence in " ".join(result.stderr.split())
