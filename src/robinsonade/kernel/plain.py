"""Data from outside: nothing is looked at that is not plain and of a sensible size."""

from __future__ import annotations

from typing import Any, Final

LARGEST: Final = 1 << 256  # masks of all cards are below it
LONGEST_TEXT: Final = 1_000_000  # players' own cards travel as one text
MOST_PARTS: Final = 1_000_000
DEEPEST: Final = 12


def odd_field(data: dict[str, Any]) -> str:
    """The first field that is not plain data; "" if all are.

    >>> odd_field({"seed": 7, "choices": ["0.stop"]})
    ''
    >>> odd_field({"seed": 7.5}), odd_field({"result": chr(0xD800)})
    ('seed', 'result')
    """
    left = MOST_PARTS
    for name, value in data.items():
        if not is_text(name):
            return "?"
        left = count_plain(value, left, DEEPEST)
        if left < 0:
            return name
    return ""


def count_plain(value: Any, left: int, depth: int) -> int:
    """How many more parts there may be after this value; negative if it is odd or too much."""
    if left <= 0 or depth <= 0:
        return -1
    left -= 1
    kind = type(value)
    if value is None or kind is bool:
        return left
    if kind is int:
        return left if -LARGEST < value < LARGEST else -1
    if kind is str:
        return left if is_text(value) else -1
    if kind is dict:
        if not all(is_text(name) for name in value):
            return -1
        rows = list(value.values())
    elif kind is list:
        rows = value
    else:
        return -1
    for row in rows:
        left = count_plain(row, left, depth - 1)
        if left < 0:
            break
    return left


def is_text(value: Any) -> bool:
    """A text that can be written down everywhere: no halves of characters, no end of text."""
    if type(value) is not str or len(value) > LONGEST_TEXT or "\x00" in value:
        return False
    return value.isascii() or not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)


def is_count(value: Any, most: int) -> bool:
    """A whole number in the one way to write it down.

    >>> is_count("12", 99), is_count("012", 99), is_count("٣", 99), is_count("1" * 5000, 99)
    (True, False, False, False)
    """
    if type(value) is not str or not value.isascii() or not value.isdecimal() or len(value) > 9:
        return False
    return str(int(value)) == value and int(value) <= most
