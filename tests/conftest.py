"""What all tests share."""

import asyncio
import gc
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy.random  # noqa: F401 (asks for chance when it is loaded, which no test may)
import pytest

from robinsonade.text import Texts
from tests.long_first import in_shares

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

ROOT = Path(__file__).resolve().parents[1]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """No worker has a long test left at the end while the others have nothing to do."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = [items[i] for i in in_shares([item.nodeid for item in items], workers)]


def pytest_collection_finish() -> None:
    """What has been imported stays: nobody looks through it again and again for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def no_luck(*_: object) -> int:
    raise AssertionError("a game in a test has a seed")


@pytest.fixture(autouse=True)
def _chance_has_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins a game without one is refused; see also tests/server/known_seeds.py."""
    monkeypatch.setattr(secrets, "randbits", no_luck)
    monkeypatch.setattr(secrets, "randbelow", no_luck)


@pytest.fixture(autouse=True)
def _no_loop_but_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """The driver of the browser leaves its loop running in this thread, beside other tests too."""
    loop = None if "playwright" in request.fixturenames else asyncio._get_running_loop()
    if loop is not None:
        asyncio._set_running_loop(None)
    yield
    if loop is not None:
        asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def _missing_texts_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture(scope="session")
def soaking(pytestconfig: pytest.Config) -> bool:
    """Long runs are asked for, by `-m soak` or ROBINSONADE_SOAK=1; otherwise their short form."""
    return "soak" in pytestconfig.option.markexpr or bool(os.environ.get("ROBINSONADE_SOAK"))


@pytest.fixture(scope="session")
def playwright(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Playwright"]:
    """What drives browsers: one for all tests of a worker."""
    from playwright.sync_api import sync_playwright

    from tests.lacking import lacking
    from tests.web.judging import JUDGED
    from tools.equipment import BROWSER

    if "PYTEST_XDIST_WORKER" in os.environ:
        JUDGED.folder = tmp_path_factory.getbasetemp().parent / "judged"
        JUDGED.folder.mkdir(exist_ok=True)
    if BROWSER.path is None:
        lacking(BROWSER.complaint)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def with_pearls(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PYTHONPATH on which Pearls is installed: a package of its own, as of any other author."""
    target = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    install += ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*install, str(ROOT / "examples" / "pearls")], check=True)
    return os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH")]))
