"""One browser and one server for each worker, no fault unnoticed."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from tests.lacking import lacking
from tests.server.house import House
from tests.web.browsing import FLAGS, MILLISECONDS, PROGRAM, STATIC, Visitor
from tests.web.profiles import Profiles
from tools import client

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if not client.is_built(STATIC):
        lacking("the browser. Build the client first: make client")
    browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS, timeout=MILLISECONDS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("server") / "games.sqlite3") as house:
        yield house


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def visit(profiles: Profiles, house: House) -> Iterator[Visit]:
    """Opens browser profiles; what their consoles complain about fails the test."""
    visitors: list[Visitor] = []

    def come(at: Any = house, **settings: Any) -> Visitor:
        visitors.append(Visitor(profiles, at.url, **settings))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.complaints()]
    for visitor in visitors:
        if visitor.has_toy_clock:
            visitor.close()
        else:
            profiles.take_back(visitor.context)
    assert faults == []
