"""Reading the data files of a game strictly: a slip stops loading with file, table and key."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from robinsonade.kernel.overlay import OVERLAYS, change
from robinsonade.kernel.parsed import BadToml, parse
from robinsonade.kernel.slips import BadData as BadData
from robinsonade.kernel.slips import no_toml

ORIGINS: Final = ("seed", "public", "reconstructed")


class Row:
    """One table of a data file, taken key by key; a key that nobody takes is an error."""

    __slots__ = ("left", "values", "where")

    def __init__(self, values: dict[str, Any], where: str) -> None:
        self.values = values
        self.where = where
        self.left = set(values)

    def take(self, key: str) -> Any:
        self.left.discard(key)
        if key not in self.values:
            raise BadData(self.where, "{key} is missing", key=key)
        return self.values[key]

    def has(self, key: str) -> bool:
        """Is there such a key, taken or not?"""
        return key in self.values

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self.values:
            return default
        value = self.take(key)
        if not isinstance(value, str):
            raise BadData(
                self.where, "{key} is {value}, but must be a text", key=key, value=repr(value)
            )
        return value

    def number(self, key: str, default: int | None = None) -> int:
        if default is not None and key not in self.values:
            return default
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadData(
                self.where,
                "{key} is {value}, but must be a whole number",
                key=key,
                value=repr(value),
            )
        return value

    def fraction(self, key: str) -> float:
        """A number that may be written without a decimal point."""
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadData(
                self.where, "{key} is {value}, but must be a number", key=key, value=repr(value)
            )
        return float(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self.values:
            return default
        value = self.take(key)
        if not isinstance(value, bool):
            raise BadData(
                self.where,
                "{key} is {value}, but must be true or false",
                key=key,
                value=repr(value),
            )
        return value

    def texts(self, key: str) -> list[str]:
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadData(
                self.where,
                "{key} is {value}, but must be a list of texts",
                key=key,
                value=repr(value),
            )
        return list(value)

    def numbers(self, key: str) -> list[int]:
        value = self.take(key)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise BadData(
                self.where,
                "{key} is {value}, but must be a list of whole numbers",
                key=key,
                value=repr(value),
            )
        return list(value)

    def parts(self, key: str) -> list[Row]:
        """Tables within this one, such as the effects of a card; `finish` them, one by one."""
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise BadData(
                self.where,
                "{key} is {value}, but must be a list of tables",
                key=key,
                value=repr(value),
            )
        return [Row(part, f"{self.where}, {key} {i}") for i, part in enumerate(value, start=1)]

    def count(self, key: str, found: int) -> None:
        """A number that other tables tell, too: it has to agree with them."""
        given = self.number(key)
        if given != found:
            raise BadData(
                self.where,
                "{key} is {given}, but there are {found}",
                key=key,
                given=given,
                found=found,
            )

    def one_of(self, key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in allowed:
            raise BadData(
                self.where,
                "{key} is {value}, but must be one of {allowed}",
                key=key,
                value=repr(value),
                allowed=", ".join(allowed),
            )
        return value

    def index(self, key: str, ids: tuple[str, ...], default: str | None = None) -> int:
        """The position of a thing that must be named."""
        return ids.index(self.one_of(key, ids, default))

    def index_in(self, key: str, ids: tuple[str, ...]) -> int:
        """The position of a named thing; -1 for an empty name."""
        value = self.text(key)
        return -1 if value == "" else ids.index(self.one_of(key, ids))

    def skip(self, *keys: str) -> None:
        """Keys that are reminders for people only."""
        self.left.difference_update(keys)

    def close(self) -> None:
        """All keys that matter have been taken; check the origin and look for strangers."""
        self.one_of("origin", ORIGINS)
        self.finish()

    def finish(self) -> None:
        """All keys that matter have been taken; look for strangers."""
        if self.left:
            raise BadData(self.where, "unknown {names}", names=", ".join(sorted(self.left)))


class DataFile:
    """One TOML file of a game's package."""

    __slots__ = ("content", "name", "printed")

    def __init__(
        self, name: str, content: dict[str, Any], printed: dict[str, Any] | None = None
    ) -> None:
        self.name = name
        self.content = content
        self.printed = printed  # what it says without the variant that is played, if any

    @staticmethod
    def read(package: str, name: str) -> DataFile:
        file = resources.files(package) / "data" / name
        try:
            content = parse(file)
            wanted = OVERLAYS.get(package, {}).get(name.removesuffix(".toml"))
            if not wanted:
                return DataFile(name, content)
            problems = change(content, wanted, f"{name}, [", "]")
            if problems:
                raise BadData.of(problems)
            return DataFile(name, content, parse(file))
        except BadToml as error:
            raise BadData.of([no_toml(name, str(error))]) from error

    def row(self, table: str) -> Row:
        return Row(self.section(table), f"{self.name}, [{table}]")

    def rows(self, table: str) -> list[Row]:
        return [
            Row(values, f"{self.name}, [[{table}]] {values.get('id', number)}")
            for number, values in enumerate(self.section(table), start=1)
        ]

    def more(self, table: str, key: str = "") -> dict[int, int]:
        """How many more there are of each thing than without a variant, if that differs.

        With a key its number says how many there are of a thing, without one there is one.
        """
        if self.printed is None:
            return {}
        before = [int(row.get(key, 1)) for row in self.printed[table]]
        found: dict[int, int] = {}
        for number, row in enumerate(self.content[table]):  # new ones come last
            extra = int(row.get(key, 1)) - (before[number] if number < len(before) else 0)
            if extra:
                found[number] = extra
        return found

    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats, as the head of a game's main file says."""
        head = self.row("meta")
        head.skip("id", "mode", "minutes")
        seats = head.number("players_min"), head.number("players_max")
        head.close()
        return seats

    def section(self, table: str) -> Any:
        if table not in self.content:
            raise BadData(self.name, "table {table} is missing", table=table)
        return self.content[table]


def unique_ids(rows: list[Row]) -> tuple[str, ...]:
    """The ids of these rows, which must all differ."""
    ids = tuple([row.text("id") for row in rows])
    for row, name in zip(rows, ids, strict=True):
        if ids.count(name) > 1:
            raise BadData(row.where, "the id {name} occurs twice", name=name)
    return ids
