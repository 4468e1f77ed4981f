"""Changing what data files say before a game reads them: see kernel/variant.py."""

from __future__ import annotations

from typing import Any, Final

NEW: Final = "new"  # a thing that is not there yet
LIKE: Final = "like"  # another one in all that is not said

# What is changed, by the package of a game and the name of a data file without its ending.
OVERLAYS: Final[dict[str, dict[str, Any]]] = {}


def meant(word: str, known: list[str]) -> str:
    """
    >>> meant("scorng", ["scoring", "zones"]), meant("x", ["scoring"])
    ('; did you mean scoring?', '; there are: scoring')
    """
    told = near(word, known)
    return told or (f"; there are: {', '.join(known)}" if known else "")


def near(word: str, known: list[str]) -> str:
    """
    >>> near("glory", ["story", "wood"]), near("x", ["story"])
    ('; did you mean story?', '')
    """
    from difflib import get_close_matches

    found = get_close_matches(word, known, 1)
    return f"; did you mean {found[0]}?" if found else ""


def change(content: dict[str, Any], wanted: dict[str, Any], path: str, end: str) -> list[str]:
    """Change what a table says, in place; what cannot be is told instead."""
    found: list[str] = []
    for key, value in wanted.items():
        place = f"{path}{end}: {key}"
        if key not in content:
            found.append(f"{path}{end}: there is no {key}{meant(key, list(content))}")
            continue
        there = content[key]
        if is_things(there) and isinstance(value, dict):
            found += change_things(there, value, f"{path}.{key}", end)
        elif isinstance(there, dict) and isinstance(value, dict):
            found += change(there, value, f"{path}.{key}", end)
        elif not same_kind(there, value):
            found.append(f"{place} is {value!r}, but must be {kind_of(there)}")
        else:
            content[key] = value
    return found


def change_things(
    things: list[dict[str, Any]], wanted: dict[str, Any], path: str, end: str
) -> list[str]:
    """Change things of a list by their ids, or by their numbers if they have none."""
    found: list[str] = []
    by_name = {str(row.get("id", number)): row for number, row in enumerate(things, start=1)}
    kinds: dict[str, Any] = {}  # a value of each key that such things have
    for thing in things:
        for key, value in thing.items():
            kinds.setdefault(key, value)
    keys = list(kinds)
    for name, values in wanted.items():
        place = f"{path}.{name}{end}"
        if not isinstance(values, dict):
            found.append(f"{path}{end}: {name} must be a table of its own: {path}.{name}{end}")
            continue
        row = by_name.get(name)
        values = dict(values)
        if values.pop(NEW, False) is True:
            like = values.pop(LIKE, "")
            if row is not None:
                found.append(f"{place}: {name} is not new")
                continue
            if like and like not in by_name:
                found.append(f"{place}: {LIKE} names {like}{meant(like, list(by_name))}")
                continue
            row = dict(by_name.get(like, {})) | {"id": name}
            things.append(row)
        if row is None:
            found.append(f"{place}: there is no {name}{meant(name, list(by_name))}")
            continue
        for key, value in values.items():
            if key not in keys:
                found.append(f"{place}: there is no {key}{meant(key, keys)}")
            elif not same_kind(row.get(key, kinds[key]), value):
                kind = kind_of(row.get(key, kinds[key]))
                found.append(f"{place}: {key} is {value!r}, but must be {kind}")
            else:
                row[key] = value
    return found


def is_things(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(type(row) is dict for row in value)


def same_kind(there: Any, value: Any) -> bool:
    """Could one stand in the place of the other? Numbers may lose or get a decimal point only
    where there is one."""
    if isinstance(there, bool) or isinstance(value, bool):
        return type(there) is type(value)
    if isinstance(there, float):
        return isinstance(value, int | float)
    return type(there) is type(value)


def kind_of(value: Any) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "a table"
