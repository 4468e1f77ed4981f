"""Changing what data files say before a game reads them: see kernel/variant.py."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.slips import Said, Slip, meant

NEW: Final = "new"  # a thing that is not there yet
LIKE: Final = "like"  # another one in all that is not said

# What is changed, by the package of a game and the name of a data file without its ending.
OVERLAYS: Final[dict[str, dict[str, Any]]] = {}


def change(content: dict[str, Any], wanted: dict[str, Any], path: str, end: str) -> list[Slip]:
    """Change what a table says, in place; what cannot be is told instead."""
    found: list[Slip] = []
    for key, value in wanted.items():
        place = f"{path}{end}"
        if key not in content:
            found.append(missing(place, key, list(content)))
            continue
        there = content[key]
        if is_things(there) and isinstance(value, dict):
            found += change_things(there, value, f"{path}.{key}", end)
        elif isinstance(there, dict) and isinstance(value, dict):
            found += change(there, value, f"{path}.{key}", end)
        elif not same_kind(there, value):
            found.append(other_kind(place, key, value, there))
        else:
            content[key] = value
    return found


def change_things(
    things: list[dict[str, Any]], wanted: dict[str, Any], path: str, end: str
) -> list[Slip]:
    """Change things of a list by their ids, or by their numbers if they have none."""
    found: list[Slip] = []
    by_name = {str(row.get("id", number)): row for number, row in enumerate(things, start=1)}
    kinds: dict[str, Any] = {}  # a value of each key that such things have
    for thing in things:
        for key, value in thing.items():
            kinds.setdefault(key, value)
    keys = list(kinds)
    for name, values in wanted.items():
        place = f"{path}.{name}{end}"
        if not isinstance(values, dict):
            own = f"[{path.partition('[')[2]}.{name}]"
            said = Said("{key} must be a table of its own, {path}", key=name, path=own)
            found.append(Slip(f"{path}{end}", said))
            continue
        row = by_name.get(name)
        values = dict(values)
        if values.pop(NEW, False) is True:
            like = values.pop(LIKE, "")
            if row is not None:
                found.append(Slip(place, Said("{key} is not new", key=name)))
                continue
            if like and like not in by_name:
                near = meant(like, list(by_name))
                said = Said("{key} names {name}{meant}", key=LIKE, name=like, meant=near)
                found.append(Slip(place, said))
                continue
            row = dict(by_name.get(like, {})) | {"id": name}
            things.append(row)
        if row is None:
            found.append(missing(place, name, list(by_name)))
            continue
        for key, value in values.items():
            if key not in keys:
                found.append(missing(place, key, keys))
            elif not same_kind(row.get(key, kinds[key]), value):
                found.append(other_kind(place, key, value, row.get(key, kinds[key])))
            else:
                row[key] = value
    return found


def missing(place: str, key: str, known: list[str]) -> Slip:
    return Slip(place, Said("there is no {key}{meant}", key=key, meant=meant(key, known)))


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


def other_kind(place: str, key: str, value: Any, there: Any) -> Slip:
    """It is of another kind than what is there."""
    if isinstance(there, bool):
        said = Said("{key} is {value}, but must be true or false", key=key, value=repr(value))
    elif isinstance(there, int):
        said = Said("{key} is {value}, but must be a whole number", key=key, value=repr(value))
    elif isinstance(there, float):
        said = Said("{key} is {value}, but must be a number", key=key, value=repr(value))
    elif isinstance(there, str):
        said = Said("{key} is {value}, but must be a text", key=key, value=repr(value))
    elif isinstance(there, list):
        said = Said("{key} is {value}, but must be a list", key=key, value=repr(value))
    else:
        said = Said("{key} is {value}, but must be a table", key=key, value=repr(value))
    return Slip(place, said)
