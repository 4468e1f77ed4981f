"""How long players think is measured over whole games."""

import json

from robinsonade.arena.thinking import measure_thinking
from tests.cli.terminal import run_bare


def test_every_decision_with_several_choices_counts() -> None:
    found = measure_thinking("forbidden-island", 2, "random", 0)
    again = measure_thinking("forbidden-island", 2, "random", 0)
    assert found["games"] == 1
    assert found["decisions"] == again["decisions"] > 20
    assert found["thinking_median_ms"] <= found["thinking_most_ms"] <= found["thinking_longest_ms"]


def test_it_is_a_command() -> None:
    shown = run_bare("bench", "papua", "--thinking", "random", "--seconds", "0.1", "--json")
    [row] = json.loads(shown.stdout)
    assert (row["game"], row["player"]) == ("papua", "random")
    refused = run_bare("bench", "papua", "--thinking", "clever")
    assert refused.exit_code != 0
    assert "clever" in refused.output
