"""The rule coverage tool: what counts as a rule, as a citation, and as a failure."""

import json
import subprocess
import sys

import pytest

from robinsonade.games import GAMES
from tools import rule_coverage
from tools.rule_coverage import Coverage, named_in, prose_in, rules_in, said_in, survey

RULES = """\
# Forbidden Island: rules

- **FI-7.4** The holder of the card decides.
  - W1 before the first action, see FI-8.3
- **FI-7.10** Draws wait, actions do not.
- **FI-5.1 Explorer** moves diagonally.
- **PAP-6.5.4** Bids are revealed together.
- **FI-5.3a** Nothing happens in round 1.
"""
KNOWN = ["FI-7.4", "FI-7.10", "FI-5.1", "FI-5.3a"]


def mentioned_in(source: str) -> set[str]:
    return set().union(*[said_in(prose, KNOWN, "FI") for prose in prose_in(source)])


def test_rules_are_the_list_lines_that_begin_with_an_id_of_the_game() -> None:
    assert rules_in(RULES, "FI") == KNOWN
    assert rules_in(RULES, "PAP") == ["PAP-6.5.4"]


def test_a_rule_given_twice_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"FI-7\.4"):
        rules_in("- **FI-7.4** Once.\n- **FI-7.4** Twice.\n", "FI")


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("test_FI_7_4_the_holder_decides", {"FI-7.4"}),
        ("test_FI_7_10", {"FI-7.10"}),
        ("test_FI_7_4_FI_7_10_in_one_window", {"FI-7.4", "FI-7.10"}),
        ("test_FI_5_3a_FI_7_4_a_letter", {"FI-5.3a", "FI-7.4"}),
        ("test_FI_7_4_2_pawns_fly", {"FI-7.4"}),
        ("test_FI_7_9_is_no_rule_here", {"FI-7.9"}),
        ("test_PAP_6_5_4_is_of_another_game", set()),
        ("test_nothing_in_particular", set()),
    ],
)
def test_names_cite(name: str, rules: set[str]) -> None:
    assert named_in(f"def {name}() -> None: ...", KNOWN, "FI") == rules
    assert named_in(f"async def {name}() -> None: ...", KNOWN, "FI") == rules


def test_docstrings_comments_and_decorators_cite() -> None:
    assert mentioned_in('"""Windows, FI-7.10."""') == {"FI-7.10"}
    assert mentioned_in("x = 1  # FI-7.4: nobody else is asked") == {"FI-7.4"}
    assert mentioned_in('class TestLift:\n    """FI-7.4"""') == {"FI-7.4"}
    assert mentioned_in('@rules("FI-5.1")\ndef test_steps(): ...') == {"FI-5.1"}
    assert mentioned_in('@param("a", id="FI-5.3a tie")\ndef test_bids(): ...') == {"FI-5.3a"}


def test_a_rule_id_used_as_a_value_is_no_citation_of_a_test() -> None:
    assert mentioned_in('assert choice.rule_ids == ("FI-7.4",)') == set()


def test_from_one_rule_to_another() -> None:
    assert mentioned_in('"""FI-7.4 to FI-5.1"""') == {"FI-7.4", "FI-7.10", "FI-5.1"}


TWO = ["FI-1.1", "FI-1.2"]


@pytest.mark.parametrize(
    ("tests", "code", "definitions", "expected"),
    [
        ("# FI-1.1 FI-1.2", "FI-1.1 to FI-1.2", [], Coverage(TWO, [], [], [], [])),
        ("# FI-1.1 FI-1.2", "FI-1.1", ["FI-1.2"], Coverage(TWO, [], [], [], [])),
        ("# FI-1.1", "FI-1.1 to FI-1.2", [], Coverage(TWO, ["FI-1.2"], [], [], [])),
        ("# FI-1.1 FI-1.2", "FI-1.2", [], Coverage(TWO, [], ["FI-1.1"], [], [])),
        (
            "# FI-1.1 FI-1.2\ndef test_FI_1_3(): ...",
            "FI-1.1 to FI-1.2",
            ["FI-1.4"],
            Coverage(TWO, [], [], ["FI-1.3", "FI-1.4"], []),
        ),
        ("# FI-1.1 FI-1.2", "FI-1.1 FI-1.2", ["FI-1.2"], Coverage(TWO, [], [], [], ["FI-1.2"])),
    ],
    ids=["all", "a definition", "untested", "uncoded", "unknown", "no definition at all"],
)
def test_how_rules_stand(tests: str, code: str, definitions: list[str], expected: Coverage) -> None:
    found = survey("FI", TWO, [tests], [code], definitions)
    assert found == expected
    assert found.failed == any(expected[1:])


def test_no_rules_at_all_is_a_failure() -> None:
    assert survey("FI", [], [], [], []).failed


def test_the_table_names_what_is_missing() -> None:
    table = rule_coverage.as_table({"go": survey("FI", TWO, ["# FI-1.1"], ["FI-1.1, FI-1.2"], [])})
    assert table.splitlines()[1].split() == ["go", "2", "1", "2"]
    assert table.splitlines()[-1] == "FI-1.2"


def test_every_rule_of_every_game_is_tested_and_coded() -> None:
    run = subprocess.run(
        [sys.executable, rule_coverage.__file__, "--json"], capture_output=True, text=True
    )
    report = json.loads(run.stdout)
    assert list(report) == list(GAMES)
    assert report["forbidden-island"]["rules"][0] == "FI-1.1"
    assert run.returncode == 0, run.stdout
