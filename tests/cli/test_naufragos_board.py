"""Náufragos in a terminal: what a card does can be read before it is chosen."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import run, script
from tests.naufragos.test_own_cards import COAST

CAMP = ("play", "naufragos", "--seed", "3", "--seats", "1")


def test_camp_cards_are_explained_on_the_board() -> None:
    shown = run(*CAMP, typed=script("1", "board")).stdout
    assert "Pay 1 energy. Look at the top 3 cards and put one to the bottom (Coast deck)." in flat(
        shown
    )


def test_a_choice_is_explained_with_its_card() -> None:
    first = run(*CAMP, typed=script("1", "")).stdout
    number = next(
        line.split()[0].strip(" .)") for line in first.splitlines() if "have a look" in line
    )
    told = flat(run(*CAMP, typed=script("1", f"? {number}")).stdout)
    assert "I'll have a look around: Pay 1" in told
    assert "From the dune one sees almost something." in told
    assert "NAU-8.13" in told


def flat(text: str) -> str:
    return " ".join(text.split())


def test_NAU_15_4_check_says_what_is_wrong_with_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COAST.replace('op = "story"', 'op = "glory"'), "utf-8")
    for command in (("check", "--cards"), ("play", "naufragos", "--seed", "1", "--option")):
        value = str(file) if command[0] == "check" else f"cards={file}"
        result = run(*command, value)
        assert result.exit_code == 2
        said = flat(result.output + result.stderr)
        assert "mine.toml, [coast], op 1, options write, op 1: there is no verb 'glory'" in said
    file.write_text(COAST, "utf-8")
    assert "in order" in run("check", "--cards", str(file)).output
