"""What has changed between two views: a list of places, each with what is there now."""

from __future__ import annotations

from typing import Any


def changes(before: Any, after: Any) -> list[list[Any]]:
    """Each place that differs, as its path and what is there now; without it, if it is gone.

    >>> changes({"level": 2, "tiles": [{"state": "dry"}]}, {"tiles": [{"state": "sunk"}]})
    [[['level']], [['tiles', 0, 'state'], 'sunk']]
    """
    found: list[list[Any]] = []
    if before != after:
        compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, path: list[Any], found: list[list[Any]]) -> None:
    """Add what differs; these two do."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
        for key, value in after.items():
            if key not in before:
                found.append([[*path, key], value])
            elif before[key] != value:
                compare(before[key], value, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and is_row(before, after):
        for place, value in enumerate(after):
            old = before[place]
            if old is not value and old != value:
                compare(old, value, [*path, place], found)
    else:
        found.append([path, after])


def is_row(before: list[Any], after: list[Any]) -> bool:
    """Are these lists of the same things, which may have changed? A list of names is told whole."""
    if len(before) != len(after):
        return False
    return all(isinstance(value, (dict, list)) for value in after)


def changed(view: Any, told: list[list[Any]]) -> Any:
    """The view after these changes; the old one stays as it is.

    >>> old = {"level": 2, "tiles": [{"state": "dry"}]}
    >>> changed(old, [[["level"]], [["tiles", 0, "state"], "sunk"]])
    {'tiles': [{'state': 'sunk'}]}
    """
    for change in told:
        view = replaced(view, change[0], change[1:])
    return view


def replaced(value: Any, path: list[Any], now: list[Any]) -> Any:
    if not path:
        return now[0]
    key = path[0]
    copy = value.copy()
    if len(path) == 1 and not now:
        del copy[key]
    elif len(path) == 1:
        copy[key] = now[0]
    else:
        copy[key] = replaced(value[key], path[1:], now)
    return copy
