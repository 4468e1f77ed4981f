"""What a newcomer looks for: places, surroundings, rules, names, and not being swamped."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from robinsonade.text import Texts
from tests.cli.terminal import GAME, found, random_match, run, saved, script

ALONE = ("play", "--seed", "3", "--option", "first=1", "--option", "roles=explorer,pilot")


def test_choices_name_state_and_place_in_the_order_of_the_board() -> None:
    shown = run(*ALONE).stdout
    places = re.findall(r"Move to .+ \((?:dry|flooded), ([A-F])(\d)\)$", shown, re.MULTILINE)
    assert places
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    assert re.search(r"^  0\. Take no more actions", shown, re.MULTILINE)


def test_a_place_or_the_beginning_of_a_name_is_a_choice() -> None:
    shown = run(*ALONE).stdout
    moves = re.findall(r"Move to (.+) \(dry, (\w\d)\)$", shown, re.MULTILINE)
    once = next(move for move in moves if shown.count(f"{move[1]})") == 1)
    for typed in (once[0][:5].lower(), once[1], f"Move to {once[0]}"):
        assert f" to {once[0]}.\n" in run(*ALONE, typed=script(typed)).stdout
    several = run(*ALONE, typed=script("move"))
    assert several.exit_code == 3
    assert 'Several choices begin like "move": 1, 2' in several.stdout


def test_what_is_around() -> None:
    lines = run(*ALONE, "--plain", typed=script("w")).stdout.split(" > ")[0].splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("Here: "))
    assert ", you are here." in lines[start]
    assert [line.partition(":")[0] for line in lines[start + 1 : start + 9]] == [
        "North",
        "East",
        "South",
        "West",
        "Northeast",
        "Southeast",
        "Southwest",
        "Northwest",
    ]


def test_drawn_or_told_at_any_time() -> None:
    shown = run(*ALONE, "--plain", typed=script("grid", "plain")).stdout
    assert shown.count("Row 1: ") == 2
    assert shown.count("\u256d") > 6
    assert " *1 " in shown
    assert "Exit" in shown
    without_cues = re.sub(r" > $| Your choice: $", "", shown, flags=re.MULTILINE)
    assert not re.search(r" $", without_cues, re.MULTILINE)


def test_only_rules_for_the_own_role_unless_all_are_wanted() -> None:
    one = run(*ALONE, typed=script("?1")).stdout
    assert "FI-4.1 Move" in one
    assert "FI-5.1 Explorer" in one
    assert "FI-5.4" not in one
    assert "FI-5.4 Diver" in run(*ALONE, typed=script("? all")).stdout
    assert "FI-9.7 A pawn" in run(*ALONE, typed=script("? fi-9.7")).stdout
    found_rules = run(*ALONE, typed=script("? helicopter")).stdout
    assert found_rules.count("\nFI-") > 5
    assert run(*ALONE, typed=script("? unicorn")).exit_code == 3


def test_taking_back_says_where_one_is() -> None:
    shown = run(*ALONE, typed=script("1", "1", "u", "r")).stdout
    assert "One choice taken back.\nBack to turn 1. You: 2 actions left.\n" in shown
    assert "\nTurn 1 starts again.\n" in shown


@pytest.mark.parametrize("language", ["en", "es"])
def test_people_have_names(language: str) -> None:
    hotseat = ("play", "--seed", "3", "--bots", "none", "--option", "first=1", "--lang", language)
    shown = run(*hotseat, "--names", "Ana,Luis", typed=script("1")).stdout
    assert re.search(r"^Ana \(\w+\): ", shown, re.MULTILINE)
    assert "Luis (" in shown
    assert re.search(r"^Ana \(\w+\) (?:moves|va) ", shown, re.MULTILINE)
    assert Texts(language).say("seat", number=1) not in shown.partition("\n\n")[2]


def test_powers_are_explained_once_and_on_demand() -> None:
    again = run(*ALONE, "--bots", "none", typed=script("0", "b")).stdout
    assert again.count("Moves, shores up and swims diagonally, too.") == 2


def test_dangers_are_in_one_line() -> None:
    def landing_flooded(view: dict[str, list[dict[str, str]]]) -> bool:
        return any(t["id"] == "fools_landing" and t["state"] == "flooded" for t in view["tiles"])

    match = found(2, lambda m: landing_flooded(m.view()))
    from tests.cli.test_boards import shown

    assert "Careful: Fools' Landing is flooded" in shown(match, "en", drawn=True)
    assert "Cuidado: la Pista de Aterrizaje está inundada" in shown(match, "es", drawn=False)


def test_a_loaded_game_tells_its_turn(tmp_path: Path) -> None:
    match = found(2, lambda m: len(m.choices_made) == 20)
    shown = run("play", "--load", saved(match, tmp_path), "--bots", "none").stdout
    assert f"\nTurn {match.at(19).turn}: " in shown
    assert shown.count("\nTurn ") <= 2


def test_an_open_seed_stays_open(tmp_path: Path) -> None:
    match = random_match(2, 1)
    match.open_seed = match.rewound = True
    file = saved(match, tmp_path)
    assert "Open seed: 1" in run("play", "--load", file).stdout
    one_line = run("verify", file).stdout
    assert "It was rewound past revealed cards. Its seed was chosen by somebody." in one_line


def test_several_files_are_verified_one_by_one(tmp_path: Path) -> None:
    good, bad = saved(random_match(2, 1), tmp_path), tmp_path / "bad.json"
    bad.write_text("{}")
    result = run("verify", good, str(bad), good)
    assert result.exit_code == 1
    assert result.stdout.count("is in order") == 2
    assert result.stderr == f"The file {bad} is not a saved game.\n"
    data = json.loads(run("verify", good, str(bad), "--json").stdout)
    assert [one["ok"] for one in data] == [True, False]
    assert run("verify", good, str(tmp_path / "missing")).exit_code == 2


def test_simulations_overwrite_nothing_unasked(tmp_path: Path) -> None:
    table, folder = str(tmp_path / "games.csv"), str(tmp_path / "games")
    games = ("simulate", GAME, "--games", "1", "--players", "random")
    assert run(*games, "--csv", table, "--record", folder).exit_code == 0
    for option in (["--csv", table], ["--record", folder]):
        refused = run(*games, *option)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "is there already" in refused.stderr
        assert run(*games, *option, "--force").exit_code == 0


def test_simulations_speak_of_nobody() -> None:
    shown = run("simulate", GAME, "--games", "3", "--players", "random,greedy").stdout
    assert "You" not in shown
    assert "Wins of" not in shown
    assert "Lost: " in shown


def test_language_and_version_before_the_command() -> None:
    assert "Asientos: de 2 a 4" in run("--lang", "es", "games").stdout
    assert re.fullmatch(r"robinsonade \d+\.\d+\.\d+\n", run("--version").stdout)
    assert "Seats: 2 to 4" in run("games").stdout  # nothing is left over from before
