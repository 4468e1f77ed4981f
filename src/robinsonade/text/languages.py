"""The languages there are, and which one a person probably reads."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("en", "es")


def guess_language() -> str:
    """The language that the environment asks for; English if there is no such language here.

    >>> os.environ["LC_ALL"] = "es_ES.UTF-8"
    >>> guess_language()
    'es'
    >>> os.environ["LC_ALL"] = "C"
    >>> guess_language()
    'en'
    >>> del os.environ["LC_ALL"]
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first one set decides, as in POSIX
        locale = os.environ.get(variable, "")
        if locale:
            language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
