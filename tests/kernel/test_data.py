"""Data files: a slip stops loading and is named by file, table and key."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from robinsonade.kernel.data import DataFile, Row, unique_ids
from robinsonade.kernel.slips import BadData

GOOD = """
[game]
name = "Pearls"
rounds = 3
secret = true
kinds = ["grey", "white"]
origin = "reconstructed"

[[shells]]
id = "grey"
worth = 1
origin = "seed"

[[shells]]
id = "white"
worth = 2
origin = "public"
"""


def file(text: str = GOOD) -> DataFile:
    return DataFile("pearls.toml", tomllib.loads(text))


def test_rows_are_read_key_by_key() -> None:
    row = file().row("game")
    assert row.text("name") == "Pearls"
    assert row.number("rounds") == 3
    assert row.flag("secret") is True
    assert row.texts("kinds") == ["grey", "white"]
    row.close()
    shells = file().rows("shells")
    assert unique_ids(shells) == ("grey", "white")
    assert [row.number("worth") for row in shells] == [1, 2]
    assert [row.index_in("id", ("white", "grey")) for row in shells] == [1, 0]
    for row in shells:
        row.close()


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda row: row.text("title"), "pearls.toml, [game]: title is missing"),
        (lambda row: row.text("rounds"), "pearls.toml, [game]: rounds is 3, but must be a text"),
        (
            lambda row: row.number("name"),
            "pearls.toml, [game]: name is 'Pearls', but must be a whole number",
        ),
        (
            lambda row: row.number("secret"),
            "pearls.toml, [game]: secret is True, but must be a whole number",
        ),
        (
            lambda row: row.flag("rounds"),
            "pearls.toml, [game]: rounds is 3, but must be true or false",
        ),
        (
            lambda row: row.texts("name"),
            "pearls.toml, [game]: name is 'Pearls', but must be a list of texts",
        ),
        (
            lambda row: row.one_of("name", ("A", "B")),
            "pearls.toml, [game]: name is 'Pearls', but must be one of A, B",
        ),
        (
            lambda row: row.index_in("name", ("A", "C")),
            "pearls.toml, [game]: name is 'Pearls', but must be one of A, C",
        ),
        (lambda row: row.close(), "pearls.toml, [game]: unknown kinds, name, rounds, secret"),
    ],
)
def test_slips_are_named(read: Callable[[Row], Any], complaint: str) -> None:
    with pytest.raises(BadData) as bad:
        read(file().row("game"))
    assert str(bad.value) == complaint


def test_an_empty_name_is_no_thing() -> None:
    row = Row({"treasure": ""}, "here")
    assert row.index_in("treasure", ("a", "b")) == -1


@pytest.mark.parametrize("read", [DataFile.row, DataFile.rows, DataFile.section])
def test_a_missing_table_is_named(read: Callable[[DataFile, str], Any]) -> None:
    with pytest.raises(BadData, match=r"^pearls\.toml: table tides is missing$"):
        read(file(), "tides")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('origin = "seed"', ""), "pearls.toml, [[shells]] grey: origin is missing"),
        (
            ('origin = "seed"', 'origin = "hearsay"'),
            "pearls.toml, [[shells]] grey: origin is 'hearsay', but must be one of",
        ),
        (("worth = 2", "worth = 2\nweight = 1"), "pearls.toml, [[shells]] white: unknown weight"),
        (('id = "white"', 'id = "grey"'), "pearls.toml, [[shells]] grey: the id grey occurs twice"),
        (('id = "white"', ""), "pearls.toml, [[shells]] 2: id is missing"),
    ],
)
def test_slips_in_lists_are_named_by_id_or_number(change: tuple[str, str], complaint: str) -> None:
    rows = file(GOOD.replace(*change)).rows("shells")

    def read() -> None:
        unique_ids(rows)
        for row in rows:
            row.number("worth")
            row.close()

    with pytest.raises(BadData) as bad:
        read()
    assert str(bad.value).startswith(complaint)


def test_a_file_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "toy_package_with_data" / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "good.toml").write_text(GOOD)
    (folder / "bad.toml").write_text("[game]\nname = \n")
    monkeypatch.syspath_prepend(tmp_path)
    assert DataFile.read("toy_package_with_data", "good.toml").name == "good.toml"
    with pytest.raises(BadData, match=r"^bad\.toml: .*line 2"):
        DataFile.read("toy_package_with_data", "bad.toml")
    with pytest.raises(FileNotFoundError):
        DataFile.read("toy_package_with_data", "none.toml")


def test_lists_of_numbers_and_tables_within_a_table() -> None:
    row = Row({"points": [0, 1, 3], "effect": [{"op": "gain", "n": 2}]}, "x.toml, [x]")
    assert row.numbers("points") == [0, 1, 3]
    [part] = row.parts("effect")
    assert (part.text("op"), part.number("n")) == ("gain", 2)
    part.finish()
    row.finish()


def test_wrong_lists_and_strangers_within_them_are_named() -> None:
    row = Row({"points": [0, True], "effect": ["gain"], "more": [{"op": "gain"}]}, "x.toml, [x]")
    with pytest.raises(BadData, match="points is"):
        row.numbers("points")
    with pytest.raises(BadData, match="effect is"):
        row.parts("effect")
    with pytest.raises(BadData, match=r"x\.toml, \[x\], more 1: unknown op"):
        row.parts("more")[0].finish()
