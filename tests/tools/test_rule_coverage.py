"""The rule coverage tool: what counts as a rule, as a citation, and as a failure."""

import json
import subprocess
import sys

import pytest

from tools import rule_coverage
from tools.rule_coverage import Coverage, mentioned_in, named_in, rules_in, survey

RULES = """\
# Forbidden Island: rules

- **FI-7.4** The holder of the card decides.
  - W1 before the first action, see FI-8.3
- **FI-7.10** Draws wait, actions do not.
- **FI-5.1 Explorer** moves diagonally.
- **PAP-6.5.4** Bids are revealed together.
- **PAP-5.3a** Nothing happens in round 1.
"""
KNOWN = {"FI-5.1", "FI-7.4", "FI-7.10", "PAP-6.5.4", "PAP-5.3a"}


def test_rules_are_the_list_lines_that_begin_with_an_id() -> None:
    assert rules_in(RULES) == ["FI-7.4", "FI-7.10", "FI-5.1", "PAP-6.5.4", "PAP-5.3a"]


def test_a_rule_given_twice_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"FI-7\.4"):
        rules_in("- **FI-7.4** Once.\n- **FI-7.4** Twice.\n")


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("test_FI_7_4_the_holder_decides", {"FI-7.4"}),
        ("test_FI_7_10", {"FI-7.10"}),
        ("test_FI_7_4_FI_7_10_in_one_window", {"FI-7.4", "FI-7.10"}),
        ("test_PAP_6_5_4_bids", {"PAP-6.5.4"}),
        ("test_PAP_5_3a_PAP_6_5_4_a_letter", {"PAP-5.3a", "PAP-6.5.4"}),
        ("test_FI_7_4_2_pawns_fly", {"FI-7.4"}),
        ("test_FI_7_9_is_no_rule_here", {"FI-7.9"}),
        ("test_nothing_in_particular", set()),
    ],
)
def test_names_cite(name: str, rules: set[str]) -> None:
    assert named_in(f"def {name}() -> None: ...", KNOWN) == rules
    assert named_in(f"async def {name}() -> None: ...", KNOWN) == rules


def test_docstrings_comments_and_decorators_cite() -> None:
    assert mentioned_in('"""Windows, FI-7.10."""') == {"FI-7.10"}
    assert mentioned_in("x = 1  # FI-7.4: nobody else is asked") == {"FI-7.4"}
    assert mentioned_in('class TestLift:\n    """FI-7.4"""') == {"FI-7.4"}
    assert mentioned_in('@rules("FI-5.1")\ndef test_steps(): ...') == {"FI-5.1"}
    assert mentioned_in('@param("a", id="PAP-6.5.4 tie")\ndef test_bids(): ...') == {"PAP-6.5.4"}


def test_a_rule_id_used_as_a_value_is_no_citation() -> None:
    assert mentioned_in('assert choice.rule_ids == ("FI-7.4",)') == set()


def test_a_section_is_no_rule() -> None:
    assert mentioned_in("# see FI-7") == set()


def test_the_survey_counts_per_game() -> None:
    tests = ["# FI-7.4 FI-5.1", "def test_FI_9_9_sink(): ...", "# not FI-9.99"]
    games = survey(rules_in(RULES), tests, {"FI": 1})
    assert games["FI"] == Coverage(["FI-7.4", "FI-7.10", "FI-5.1"], ["FI-7.10"], ["FI-9.9"], 1)
    both = ["PAP-6.5.4", "PAP-5.3a"]
    assert games["PAP"] == Coverage(both, both, [], 0)


@pytest.mark.parametrize(
    ("rules", "test", "allowed", "failed"),
    [
        (["FI-1.1", "FI-1.2"], "# FI-1.1", 1, False),
        (["FI-1.1", "FI-1.2"], "# FI-1.1", 0, True),
        (["FI-1.1"], "def test_FI_1_1_FI_1_3(): ...", 1, True),
        ([], "", 0, True),
    ],
    ids=["within the baseline", "too many uncited", "unknown rule", "no rules found"],
)
def test_what_fails(rules: list[str], test: str, allowed: int, failed: bool) -> None:
    assert survey(rules, [test], {"FI": allowed})["FI"].failed is failed


def test_the_table_names_what_is_missing() -> None:
    table = rule_coverage.as_table(survey(["FI-1.1", "FI-1.2"], ["# FI-1.1"], {"FI": 0}))
    assert table.splitlines()[1].split() == ["FI", "2", "1", "1", "0"]
    assert table.splitlines()[-1] == "FI-1.2"


def test_the_command_reports_as_json() -> None:
    run = subprocess.run(
        [sys.executable, rule_coverage.__file__, "--json"], capture_output=True, text=True
    )
    report = json.loads(run.stdout)
    assert report["FI"]["rules"][0] == "FI-1.1"
    assert run.returncode in (0, 1)
