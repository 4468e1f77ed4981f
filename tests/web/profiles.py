"""Browser profiles that are used again: what is loaded once for all who look alike stays there."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext


class Profiles:
    """Profiles of one browser, empty but for the files that every page is made of."""

    def __init__(self, browser: Browser) -> None:
        self.browser: Final = browser
        self.free: dict[str, list[BrowserContext]] = {}
        self.kinds: dict[BrowserContext, str] = {}

    def new_context(self, **settings: Any) -> BrowserContext:
        """A profile for such a visitor, as if nobody had used it before."""
        kind = json.dumps(settings, sort_keys=True)
        if waiting := self.free.get(kind):
            return waiting.pop()
        context = self.browser.new_context(**settings)
        self.kinds[context] = kind
        return context

    def take_back(self, context: BrowserContext) -> None:
        """Its pages are closed and its cookies are gone; what else pages keep, the next one who
        comes with it throws away."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.set_offline(False)
        self.free.setdefault(self.kinds[context], []).append(context)
