"""The languages there are, and which one a person probably reads."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "es")


def guess_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English if there is no such language here.

    >>> guess_language({"LANG": "es_ES.UTF-8"}), guess_language({"LANG": "C"}), guess_language({})
    ('es', 'en', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first one set decides, as in POSIX
        locale = environment.get(variable, "")
        if locale:
            language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
