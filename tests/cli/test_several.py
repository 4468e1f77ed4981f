"""Several people at one keyboard, and people among bots."""

from __future__ import annotations

import re
from pathlib import Path

from robinsonade.kernel.match import Match
from tests.cli.terminal import found, prompt_of, run, saved, script


def seats_that_may(match: Match) -> set[int]:
    return {choice.seat for choice in match.choices()}


def numbered(output: str, label: str) -> str:
    """The number before an entry of the last menu."""
    numbers = re.findall(rf"^ *(\d+)\. {re.escape(label)}", output, re.MULTILINE)
    return str(numbers[-1])


def test_others_may_interrupt(tmp_path: Path) -> None:
    """Special cards of people who are not asked stand in a group of their own."""
    match = found(2, lambda m: prompt_of(m) == "actions" and len(seats_that_may(m)) == 2)
    active, other = match.table.active, 1 - match.table.active
    result = run("play", "--load", saved(match, tmp_path), "--bots", "none", "--plain")
    own, others = result.stdout.split("Others may:\n")
    assert "Take no more actions this turn" in own
    assert f"Player {other + 1} (" in others
    assert f"Player {active + 1} (" in others.splitlines()[-2]  # the question is for this one
    number = numbered(others, "Play ")
    again = run("play", "--load", saved(match, tmp_path), "--bots", "none", typed=script(number))
    assert re.search(rf"Player {other + 1} \(\w+\) plays|helicopter carries", again.stdout)


def loaded(match: Match, folder: Path) -> tuple[str, ...]:
    """People only, who are asked at every moment."""
    return ("play", "--load", saved(match, folder), "--bots", "none", "--ask", "always")


def test_windows_ask_one_after_another_in_polling_order(tmp_path: Path) -> None:
    match = found(3, lambda m: prompt_of(m).startswith("before-") and len(m.table.waiting()) == 2)
    first, second = match.table.waiting()
    result = run(*loaded(match, tmp_path), typed=script("p"))
    asked = re.findall(
        r"^(.+)\. (?:Your choice \(p to pass|p, pp, h >)", result.stdout, re.MULTILINE
    )
    assert [re.findall(r"Player (\d)", names) for names in asked[:2]] == [
        [str(first + 1), str(second + 1)],
        [str(second + 1)],
    ]


def test_any_person_may_choose_in_a_window(tmp_path: Path) -> None:
    match = found(3, lambda m: prompt_of(m).startswith("before-") and len(m.table.waiting()) == 2)
    second = match.table.waiting()[1]
    result = run(*loaded(match, tmp_path), typed=script(f"{second}.pass", "u"))
    assert "One choice taken back.\nBack to turn " in result.stdout


def holds_a_card_on_a_bots_turn(match: Match) -> bool:
    t = match.table
    return prompt_of(match) == "actions" and t.active == 1 and seats_that_may(match) == {0, 1}


def test_a_person_may_interrupt_a_bot_or_let_it_go_on(tmp_path: Path) -> None:
    match = found(2, holds_a_card_on_a_bots_turn)
    file = saved(match, tmp_path)
    often = ("play", "--load", file, "--bots", "greedy", "--ask", "always")
    result = run(*often, typed=script("0"))
    assert "You may step in now. Player 2 (" in result.stdout
    assert "  0. Let Player 2 (" in result.stdout
    assert "Others may" not in result.stdout  # there is nobody else
    turn = result.stdout.split("h for help): 0\n")[1].split("Turn ")[0]
    assert "Player 2 (" in turn  # it acts
    assert "Let Player 2 (" in turn  # FI-7.6: and can be interrupted before its next action


def questions(file: str, *arguments: str, lines: tuple[str, ...]) -> list[str]:
    """What is asked about cards that can be played at any time."""
    result = run("play", "--load", file, "--bots", "greedy", *arguments, typed=script(*lines))
    return re.findall(r"^You may step in now\.|^You: .+ pass\.$", result.stdout, re.MULTILINE)


def test_how_often_people_are_asked_about_their_cards(tmp_path: Path) -> None:
    match = found(2, holds_a_card_on_a_bots_turn)
    file = saved(match, tmp_path)
    always = questions(file, "--ask", "always", lines=("0",) * 12)
    phase = questions(file, "--ask", "phase", lines=("0",) * 12)
    smart = questions(file, lines=("0",) * 12)
    never = questions(file, "--ask", "never", lines=())
    assert len(always) > len(phase[: phase.index(phase[-1]) + 1]) > 0
    assert smart == never == []  # nothing is at stake
    often = ("play", "--load", file, "--bots", "greedy", "--ask", "phase")
    asked = run(*often, typed=script("ask never", "0")).stdout
    assert "You are asked only if you have to choose" in asked
    assert asked.count("may step in now") == 1


def test_whoever_wants_is_asked_at_the_next_moment(tmp_path: Path) -> None:
    match = found(2, holds_a_card_on_a_bots_turn)
    file = saved(match, tmp_path)
    often = ("play", "--load", file, "--bots", "greedy", "--ask", "phase")
    result = run(*often, typed=script("ask never", "c", "0"))
    assert "You will be asked at the next moment" in result.stdout
    assert len(re.findall(r"may step in now|^You: .+ pass\.$", result.stdout, re.MULTILINE)) == 2


def test_pass_until_something_has_to_be_decided(tmp_path: Path) -> None:
    match = found(2, holds_a_card_on_a_bots_turn)
    file = saved(match, tmp_path)
    result = run("play", "--load", file, "--bots", "greedy", typed=script("pp"))
    asked = result.stdout.split("h for help): pp\n")[1]
    assert "p, pp, h >" not in asked  # the next question is one that has to be answered


def test_passing_on_is_for_oneself_only(tmp_path: Path) -> None:
    match = found(3, lambda m: prompt_of(m).startswith("before-") and len(m.table.waiting()) == 2)
    second = match.table.waiting()[1]
    result = run(*loaded(match, tmp_path), typed=script("pp"))
    asked = re.findall(
        r"^(.+)\. (?:Your choice \(p to pass|p, pp, h >)", result.stdout, re.MULTILINE
    )
    assert re.findall(r"Player (\d)", asked[1]) == [str(second + 1)]


def test_bots_keep_their_seats_in_a_saved_game(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    seats = ("--seats", "4", "--bots", "none,random,greedy", "--seed", "1")
    run("play", *seats, typed=script(f"s {file}"))
    again = run("play", "--load", file).stdout
    players = re.findall(r"^Player \d \(\w+\): ([a-z ]+\w)", again, re.MULTILINE)
    assert players[:4] == ["a person", "a person", "the bot random", "the bot greedy"]


def test_a_game_of_bots_is_continued_by_a_person(tmp_path: Path) -> None:
    match = found(2, lambda m: len(m.choices_made) == 5)
    match.players = ["greedy", "greedy"]
    result = run("play", "--load", saved(match, tmp_path))
    assert len(re.findall(r": you$", result.stdout, re.MULTILINE)) == 1
