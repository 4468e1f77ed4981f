"""The folder of the site on a static host, and profiles of browsers."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from robinsonade.site.building import built_site, is_built, write_site
from robinsonade.text import LANGUAGES
from tests.lacking import lacking
from tests.site.browser import FOLDER, Host


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a host serves: the site, in a folder below."""
    if not is_built(built_site()):
        lacking("the page without a server. Build it first: make site")
    root = tmp_path_factory.mktemp("host")
    write_site(root / FOLDER, force=False, languages=LANGUAGES)
    return root


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.close()


@pytest.fixture
def profile() -> Iterator[Path]:
    """Of a browser; its path must be short."""
    with tempfile.TemporaryDirectory(prefix="rb", ignore_cleanup_errors=True) as folder:
        yield Path(folder)
