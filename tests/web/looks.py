"""How pages are looked at: in both languages, on a desktop and on a phone, light and dark."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from tests.web.browsing import DESKTOP, PHONE, Language, Theme, Visitor
from tests.web.conftest import Visit

LANGUAGES: Final[tuple[Language, ...]] = ("en", "es")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
DEVICES: Final = {"desktop": DESKTOP, "phone": PHONE}
# Each two of device, colours and language meet in these; a soak looks at all there are.
LOOKS: Final[dict[Language, list[tuple[str, Theme]]]] = {
    "en": [("desktop", "light"), ("phone", "dark")],
    "es": [("desktop", "dark"), ("phone", "light")],
}
SOAK: Final = bool(os.environ.get("ROBINSONADE_SOAK"))

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


class Tour:
    """Goes from page to page and writes down what is wrong with each."""

    def __init__(self, visit: Visit, language: Language) -> None:
        self.looks = LOOKS[language]
        if SOAK:
            self.looks = [(device, theme) for device in DEVICES for theme in THEMES]
        device, theme = self.looks[0]
        self.visitor: Visitor = visit(
            language=language, theme=theme, size=DEVICES[device], touch=True, stays=True
        )
        self.name = ""
        self.faults: list[str] = []

    def share(self, pages: Iterable[str]) -> list[str]:
        """Every other page, the rest is seen in the other language: each page on both devices, in
        both colours. A soak goes to all of them in both."""
        first = LANGUAGES.index(self.visitor.language)
        return list(pages) if SOAK else list(pages)[first :: len(LANGUAGES)]

    def all_looks(self) -> Iterator[Visitor]:
        """The page as it is now, on each device in its colours: it is not loaded again."""
        for device, theme in self.looks:
            self.visitor.look_like(DEVICES[device], theme)
            self.name = f"{device}-{theme}-{self.visitor.language}"
            yield self.visitor

    def look(self, page: str) -> None:
        """Nothing for axe to complain about, nothing cut off or too small; and a picture."""
        visitor = self.visitor
        found = visitor.axe() + visitor.too_wide()
        if visitor.phone:
            found += visitor.too_small()
        self.faults += [f"{page}, {self.name}: {fault}" for fault in found]
        visitor.picture(f"{page}-{self.name}")

    def in_sight(self, page: str, *selectors: str) -> None:
        self.faults += [
            f"{page}, {self.name}, out of sight: {one}"
            for one in self.visitor.out_of_sight(*selectors)
        ]

    def over(self) -> None:
        assert not self.faults, "\n".join(self.faults)
