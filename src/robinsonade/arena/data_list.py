"""The data of a game in the form of a variant: what can be changed, ready to be copied."""

from __future__ import annotations

from importlib import resources
from typing import Any

from robinsonade.arena.run_toml import toml, toml_key
from robinsonade.kernel.overlay import is_things
from robinsonade.kernel.parsed import parse
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.variant import ENDING


def data_as_variant(package: str, only: str = "") -> str:
    """All data files of a game, or one of them.

    >>> print(data_as_variant("robinsonade.games.papua", "scoring")[:56])
    # data/scoring.toml
    [scoring.scoring]
    money_majority = 5
    """
    folder = resources.files(package) / "data"
    files = sorted([file.name for file in folder.iterdir() if file.name.endswith(ENDING)])
    names = [name.removesuffix(ENDING) for name in files]
    if only and only not in names:
        raise Refused("no-data-file", given=only, allowed=", ".join(names))
    lines: list[str] = []
    for name in [only] if only else names:
        lines.append(f"# data/{name}{ENDING}")
        for table, content in parse(folder / f"{name}{ENDING}").items():
            lines += tables(f"{name}.{toml_key(table)}", content)
    return "\n".join(lines) + "\n"


def tables(path: str, content: Any) -> list[str]:
    """A table, or each thing of a list under its id, or its number if it has none."""
    if is_things(content):
        found: list[str] = []
        for number, row in enumerate(content, start=1):
            name = toml_key(str(row.get("id", number)))
            rest = {key: value for key, value in row.items() if key != "id"}
            found += tables(f"{path}.{name}", rest)
        return found
    if not isinstance(content, dict):
        return [f"# {path} = {toml(content)}", ""]
    return [
        f"[{path}]",
        *[f"{toml_key(key)} = {toml(value)}" for key, value in content.items()],
        "",
    ]
