"""What somebody gives to a function of a match: right, or refused in one sentence.

Types of the engine and of Python are looked at by the compiled form before a function begins, and
it complains in words of its own. These are left to us; mypy knows them all the same.
"""

from __future__ import annotations

import operator
from typing import SupportsIndex

from robinsonade.kernel.refusal import Refused

Number = SupportsIndex  # a whole number, one of NumPy as well
Truth = SupportsIndex  # True or False


def number_in(given: object) -> int | None:
    """The whole number that this is, if it is one.

    >>> number_in(3), number_in("3"), number_in(True)
    (3, None, None)
    """
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    return operator.index(given) if isinstance(given, SupportsIndex) else None


def whole(given: object) -> int:
    number = number_in(given)
    if number is None:
        raise Refused("not-a-number", given=repr(given))
    return number


def yes_or_no(given: object) -> bool:
    if not isinstance(given, bool):
        raise Refused("not-yes-or-no", given=repr(given))
    return given
