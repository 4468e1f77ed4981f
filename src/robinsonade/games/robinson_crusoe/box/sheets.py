"""Which scenarios there are, and the rows of their sheets (data/scenarios.toml)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.kernel.data import DataFile, Row
from robinsonade.kernel.noun import Noun

_SCENARIOS = DataFile.read(PACKAGE, "scenarios.toml")
_SCENARIO_VALUES: list[dict[str, Any]] = list(_SCENARIOS.section("scenario"))
SCENARIO_IDS: Final = tuple([values["id"] for values in _SCENARIO_VALUES])
SCENARIO: Final = Noun("scenario", SCENARIO_IDS)


def scenario_rows(key: str) -> list[list[Row]]:
    """For each scenario its rows of one kind (inventions, totems, discoveries, actions, crew)."""
    return [
        [
            Row(row, f"scenarios.toml, [[scenario.{key}]] {row.get('id', name)}")
            for row in values.get(key, [])
        ]
        for values, name in zip(_SCENARIO_VALUES, SCENARIO_IDS, strict=True)
    ]
