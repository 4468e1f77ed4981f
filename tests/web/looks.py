"""How pages are looked at: device, colours and language."""

from __future__ import annotations

import itertools
import os
from typing import Final

import pytest

from tests.web.browsing import DESKTOP, PHONE

DEVICES: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "es")
# Each two of device, colours and language meet in these four; a soak looks at all eight.
EACH_PAIR: Final = ("desktop-light-en", "desktop-dark-es", "phone-light-es", "phone-dark-en")


def looks() -> list[object]:
    """Parameters `size`, `theme` and `language`."""
    every = {
        "-".join(names): (DEVICES[names[0]], *names[1:])
        for names in itertools.product(DEVICES, THEMES, LANGUAGES)
    }
    chosen = every if os.environ.get("ROBINSONADE_SOAK") else EACH_PAIR
    return [pytest.param(*every[name], id=name) for name in chosen]


in_every_look = pytest.mark.parametrize(("size", "theme", "language"), looks())
