"""Saving, loading, taking back, replaying and verifying, in the middle of a flood."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from robinsonade.files import load_match, save_match
from robinsonade.kernel.match import Match
from tests.cli.terminal import (
    found,
    ids,
    pawn_in_water,
    prompt_of,
    random_match,
    run,
    run_secretly,
    saved,
    script,
)

ASKED = ("--ask", "always")


def play_on(file: str, *lines: str, bots: str = "none") -> str:
    """What the screen shows when a saved game goes on."""
    typed = script(*lines)
    result = run(
        "play", "--load", file, "--bots", bots, "--plain", *ASKED, typed=typed, patient=True
    )
    assert result.exit_code == 0
    return result.stdout


@pytest.fixture
def file(tmp_path: Path) -> str:
    return saved(pawn_in_water(), tmp_path)


def test_a_game_without_a_seed_has_a_long_one(tmp_path: Path) -> None:
    """A seed of 53 bits could be found by trying."""
    file = str(tmp_path / "secret.json")
    people = ("--bots", "none,random")
    run_secretly("play", "forbidden-island", *people, typed=script("1", "1", f"s {file}", "q"))
    data = json.loads(Path(file).read_text("utf-8"))
    assert (data["seed"], data["chance"]) == (str((1 << 128) + 1), "blake2")
    assert run("verify", file).exit_code == 0
    assert run("replay", file).exit_code == 0
    assert run("play", "--load", file, typed=script("q")).exit_code == 0


@pytest.mark.parametrize("field", ["game", "choices", "by", "result"])
def test_a_file_of_somebody_else_commands_no_terminal(tmp_path: Path, field: str) -> None:
    """A file that somebody sent could rename the window, or fill the clipboard."""
    written = "\x1b]52;c;eA==\x07"
    data = random_match(2, 1).to_dict()
    choices = [written, *data["choices"][1:]]
    data |= {field: {"choices": choices, "by": {"0": written}}.get(field, written)}
    altered = tmp_path / "altered.json"
    altered.write_text(json.dumps(data), "utf-8")
    result = run("replay", str(altered))
    assert "]52;c;" in result.output
    assert not set(result.output) & {"\x1b", "\x07"}


def test_a_game_goes_on_in_the_water(file: str) -> None:
    shown = play_on(file)
    assert "sinks and is gone for good." in shown or "sink and are gone for good." in shown
    assert "must get out of the water" in shown
    assert re.search(r", sunk.*, Player \d \(\w+\) is here", shown)
    assert "  1. Get ashore on " in shown


def test_saving_at_once_gives_the_same_file(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    assert f"Saved as {copy}." in play_on(file, f"s {copy}")
    written, first = json.loads(copy.read_text("utf-8")), json.loads(Path(file).read_text("utf-8"))
    assert written.pop("players") == ["person"] * 4
    first.pop("players")
    assert written == first


def test_undo_in_the_water(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    shown = play_on(file, "1", "u", f"s {copy}")
    assert "gets ashore on" in shown
    assert "One choice taken back." in shown
    assert ids(load_match(copy)) == ids(pawn_in_water())


def test_restart_takes_back_all_that_revealed_nothing(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    shown = play_on(file, "1", "r", f"s {copy}")
    assert re.search(r"choices? taken back\.|starts again\.", shown)
    assert len(load_match(copy).choices_made) <= len(pawn_in_water().choices_made)


def test_undo_past_the_barrier_is_explained_and_possible(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    back = pawn_in_water().choices_made
    first = next(n for n in reversed(range(len(back))) if not pawn_in_water().is_reversible(n))
    undos = ["u"] * (len(back) - first - 1)
    shown = play_on(file, *undos, "u", "u!", f"s {copy}")
    assert "Something has been revealed since" in shown
    assert "Type u! to take it back all the same" in shown
    assert "This game has been rewound past revealed cards." in shown
    assert load_match(copy).rewound
    assert len(load_match(copy).choices_made) == first
    assert "rewound" in play_on(str(copy))


def test_existing_files_are_overwritten_only_if_wanted(file: str, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("mine", "utf-8")
    assert "Not saved." in play_on(file, f"s {other}", "n")
    assert "Not saved." in play_on(file, f"s {other}")  # no answer
    assert other.read_text("utf-8") == "mine"
    assert "Saved as" in play_on(file, f"s {other}", "y")
    other.write_text("mine", "utf-8")
    assert "Saved as" in play_on(file, f"s! {other}")
    assert ids(load_match(other)) == ids(pawn_in_water())


@pytest.mark.parametrize("where", ["missing/match.json", "", "x" * 300])
def test_what_cannot_be_saved_leaves_nothing_behind(file: str, tmp_path: Path, where: str) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for command in ("s", "s!"):
        shown = play_on(file, f"{command} {folder / where}")
        assert "cannot be written" in shown
        assert "Saved" not in shown
    assert list(folder.iterdir()) == []


def test_saving_again_needs_no_name(file: str) -> None:
    shown = play_on(file, "1", "s", "y")
    assert f"Saved as {file}." in shown
    assert len(load_match(file).choices_made) == len(pawn_in_water().choices_made) + 1


# -- replay --------------------------------------------------------------------------------------


def test_replay_tells_every_choice(tmp_path: Path) -> None:
    match = random_match(2, 4)
    result = run("replay", saved(match, tmp_path))
    assert result.exit_code == 0
    numbers = re.findall(r"^(\d+)\. Player", result.stdout, re.MULTILINE)
    assert numbers == [str(n + 1) for n in range(len(match.choices_made))]
    assert "\nFools' Landing sank in turn 2: nobody can leave the island\n" in result.stdout


def test_replay_tells_who_decided(tmp_path: Path) -> None:
    """As the log in the browser does; the record keeps it when the game goes on."""
    match = random_match(2, 4)
    match.players, match.by = ["person", "greedy"], {1: "random"}
    file = saved(match, tmp_path)
    shown = run("replay", file).stdout
    assert re.search(r"^Player 1 \(\w+\): a person$", shown, re.MULTILINE)
    assert re.search(r"^Player 2 \(\w+\): the bot greedy$", shown, re.MULTILINE)
    marked = re.findall(r"^(\d+)\. Player .*\(decided by the bot (\w+)\): ", shown, re.MULTILINE)
    assert marked == [("2", "random")]
    assert "(decidió el bot random): " in run("replay", file, "--lang", "es").stdout
    assert load_match(file).to_dict()["by"] == {"1": "random"}


def test_replay_of_a_position_in_the_water(file: str) -> None:
    last = str(len(pawn_in_water().choices_made))
    shown = run("replay", file, "--to", last).stdout
    assert f"After {last} of {last} choices:" in shown
    assert "must get out of the water" in shown
    start = run("replay", file, "--to", "0", "--lang", "es").stdout
    assert "Nivel del agua 1 de 10" in start
    assert "quedan 3 acciones" in start


def test_replay_of_the_end(tmp_path: Path) -> None:
    match = random_match(2, 4)
    end = run("replay", saved(match, tmp_path), "--to", str(len(match.choices_made))).stdout
    assert end.splitlines()[-1] == "Fools' Landing sank in turn 2: nobody can leave the island"


@pytest.mark.parametrize("number", ["-1", "100000"])
def test_replay_knows_where_the_game_ends(file: str, number: str) -> None:
    result = run("replay", file, "--to", number)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"There is no position {number} in this game.")


# -- verify --------------------------------------------------------------------------------------


def test_verify_a_true_file(file: str) -> None:
    result = run("verify", file)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "is in order" in result.stdout
    as_json = json.loads(run("verify", file, "--json").stdout)
    assert as_json["ok"] is True
    assert as_json["choices"] == len(pawn_in_water().choices_made)
    assert as_json["fingerprint"] == pawn_in_water().fingerprint()


def other_choice(data: dict[str, Any]) -> None:
    """Another choice that was possible at the first decision."""
    start = found(4, lambda match: match.seed == data["seed"])
    data["choices"][0] = next(
        choice.id for choice in start.choices() if choice.id != data["choices"][0]
    )


def last_choice_missing(data: dict[str, Any]) -> None:
    del data["choices"][-1]


def cut_at_a_fingerprint(data: dict[str, Any]) -> None:
    del data["choices"][16:]


def no_fingerprints(data: dict[str, Any]) -> None:
    data["fingerprints"] = {}


def other_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


def other_result(data: dict[str, Any]) -> None:
    data["result"] = "won"


def impossible_choice(data: dict[str, Any]) -> None:
    data["choices"][0] = "0.swim.watchtower"


def unknown_choice(data: dict[str, Any]) -> None:
    data["choices"][0] = "0.sing"


def other_rules(data: dict[str, Any]) -> None:
    data["rules_version"] = "0"


def other_format(data: dict[str, Any]) -> None:
    data["format"] = "chess"


def other_game(data: dict[str, Any]) -> None:
    data["game"] = "chess"


def too_many_seats(data: dict[str, Any]) -> None:
    data["seats"] = 9


def bad_option(data: dict[str, Any]) -> None:
    data["options"]["difficulty"] = "easy"


def missing_field(data: dict[str, Any]) -> None:
    del data["choices"]


def numbers_for_choices(data: dict[str, Any]) -> None:
    data["choices"] = [1, 2, 3]


ALTERATIONS = [
    other_choice,
    last_choice_missing,
    cut_at_a_fingerprint,
    no_fingerprints,
    other_seed,
    other_result,
    impossible_choice,
    unknown_choice,
    other_rules,
    other_format,
    other_game,
    too_many_seats,
    bad_option,
    missing_field,
    numbers_for_choices,
]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_verify_finds_what_was_altered(file: str, alter: Any) -> None:
    data = json.loads(Path(file).read_text("utf-8"))
    alter(data)
    Path(file).write_text(json.dumps(data), "utf-8")
    assert_refused(file)


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"x"', "\x00", "{}"])
def test_verify_finds_what_is_no_match_file(file: str, content: str) -> None:
    Path(file).write_text(content, "utf-8")
    assert_refused(file)


def test_verify_finds_what_is_no_text(file: str) -> None:
    Path(file).write_bytes(b"\xff\xfe\x00")
    assert_refused(file)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_verify_finds_what_was_cut_off(file: str, share: float) -> None:
    whole = Path(file).read_bytes()
    Path(file).write_bytes(whole[: int(len(whole) * share)])
    assert_refused(file)


def assert_refused(file: str) -> None:
    """One sentence and exit code 1, in words and in JSON; playing on is refused or harmless."""
    for language in ("en", "es"):
        result = run("verify", file, "--lang", language)
        assert (result.exit_code, result.stdout) == (1, "")
        assert len(result.stderr.splitlines()) == 1
    as_json = run("verify", file, "--json")
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)["ok"] is False
    before = Path(file).read_bytes()
    assert run("play", "--load", file).exit_code in (2, 3)
    assert Path(file).read_bytes() == before


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.json")
    for arguments in (["verify", missing], ["replay", missing], ["play", "--load", missing]):
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr == f"The file {missing} cannot be read: No such file or directory.\n"
    assert json.loads(run("verify", missing, "--json").stdout)["problem"] == "cannot-read"


# -- windows are saved as well -------------------------------------------------------------------


@pytest.mark.parametrize(
    "prompt", ["before-treasure", "before-flood", "hand-limit", "rescue", "boarding", "second-tile"]
)
def test_every_kind_of_question_survives_a_file(prompt: str, tmp_path: Path) -> None:
    match = found(4, lambda match: prompt_of(match) == prompt)
    copy = tmp_path / "copy.json"
    play_on(saved(match, tmp_path), f"s {copy}")
    again = load_match(copy)
    assert again.fingerprint() == match.fingerprint()
    assert [c.id for c in again.choices()] == [c.id for c in match.choices()]


def test_files_of_any_length(tmp_path: Path) -> None:
    """A file is true after every number of choices, also at and around its fingerprints."""
    whole = random_match(2, 1)
    match = Match(whole.game, 2, 1)
    for number, choice in enumerate(whole.choices_made[:36]):
        file = tmp_path / "match.json"
        save_match(match, file)
        assert run("verify", str(file)).exit_code == 0, number
        match.play(choice)
