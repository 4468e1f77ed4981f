"""What is kept of a data file: never anything but what the file says, and nobody needs it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from robinsonade.kernel.parsed import BadToml, parse


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob("__pycache__/*"))


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    (tmp_path / "game.toml").write_text("x = [1, 2.5, 'a', true]\n")
    return tmp_path / "game.toml"


def test_what_is_kept_is_what_the_file_says(file: Path) -> None:
    first = parse(file)
    assert first == {"x": [1, 2.5, "a", True]}
    assert len(kept(file.parent)) == 1
    again = parse(file)
    assert again == first
    assert again is not first
    file.write_text("x = 2\n")  # at once: no clock tells the two apart
    assert parse(file) == {"x": 2}
    assert len(kept(file.parent)) == 1


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_one_is_replaced(file: Path, damage: bytes | None) -> None:
    whole = parse(file)
    place = kept(file.parent)[0]
    place.write_bytes(place.read_bytes()[:-3] if damage is None else damage)
    assert parse(file) == whole
    assert parse(file) == whole


def test_where_nothing_may_be_written_nothing_is(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert parse(file)["x"]
    assert kept(file.parent) == []
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (file.parent / "__pycache__").write_text("no folder")
    assert parse(file)["x"]


def test_dates_are_parsed_every_time(file: Path) -> None:
    file.write_text("day = 2026-01-01\n")
    assert parse(file)["day"].year == 2026
    assert kept(file.parent) == []


def test_what_is_no_toml_is_refused(file: Path) -> None:
    file.write_text("x = \n")
    with pytest.raises(BadToml, match="line 1"):
        parse(file)
    assert kept(file.parent) == []
