"""The small network that says how likely something is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from robinsonade.kernel import net as nets
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.net import Lesson, Net, logistic, read_net, write_net
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.weights import varied


def test_it_learns_what_no_straight_line_can_tell() -> None:
    chance = Chance.seeded(4, ("net",))
    net = Net.fresh(2, 8, chance)
    lesson = Lesson(net, 0.0)
    examples = [([0.0, 0.0], 0.0), ([0.0, 1.0], 1.0), ([1.0, 0.0], 1.0), ([1.0, 1.0], 0.0)]
    rows, targets = [e[0] for e in examples], [e[1] for e in examples]
    before = lesson.loss(rows, targets)
    for _ in range(3000):
        features, target = examples[chance.below(4)]
        lesson.learn(features, target, 0.1)
    assert lesson.loss(rows, targets) < 0.1 < before
    assert [round(net.chance_of(row)) for row in rows] == targets


def test_it_is_saved_and_read_with_its_origin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = Net.fresh(3, 2, Chance.seeded(1, ("net",)))
    text = write_net(net, "a test")
    assert tomllib.loads(text)["net"]["origin"] == "a test"
    package = tmp_path / "shoal"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_net("shoal", 3) is None
    (package / "data" / nets.FILE).write_text(text)
    read = read_net("shoal", 3)
    assert read is not None
    features = [0.25, -1.0, 0.5]
    assert read.chance_of(features) == pytest.approx(net.chance_of(features), abs=1e-3)
    with pytest.raises(BadData):
        read_net("shoal", 4)


def test_chances_stay_between_0_and_1() -> None:
    assert [logistic(x) for x in (-1e9, 0.0, 1e9)] == [0.0, 0.5, 1.0]


def test_weights_are_varied_by_factors() -> None:
    values = {"a": 2.0, "b": -1.0, "c": 0.0, "d": 3.0}
    other = varied(values, Chance.seeded(5, ("w",)), 0.8)
    assert other != values
    assert other == varied(values, Chance.seeded(5, ("w",)), 0.8)
    assert all(other[name] * values[name] > 0 for name in "abd")
    assert other["c"] == 0.0
    assert varied(values, Chance.seeded(5, ("w",)), 0.0) == values
