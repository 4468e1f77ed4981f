"""The browser client goes into every wheel and is served from there."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx

from robinsonade.site.building import built_site, is_built
from tests.lacking import lacking
from tests.patience import PATIENCE
from tools import client

STATIC = client.ROOT / "src" / "robinsonade" / "web_static"
LARGEST_SITE = 8_000_000  # bytes of a first visit, packed


def test_a_change_is_noticed(tmp_path: Path) -> None:
    """The same files give the same fingerprint, one more letter gives another."""
    source = tmp_path / "src"
    source.mkdir()
    page = source / "page.ts"
    page.write_text("a")
    before = client.fingerprint(tmp_path, [], [source.name])
    assert client.fingerprint(tmp_path, [], [source.name]) == before
    page.write_text("ab")
    assert client.fingerprint(tmp_path, [], [source.name]) != before


def test_no_registry_in_the_lock_file() -> None:
    """The lock file works with any registry, and every package in it is pinned by a hash."""
    lock = (client.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"rolldown": "1.2.14"' in (client.ROOT / "web" / "package.json").read_text()


def test_only_the_page_s_own_files_are_asked_for() -> None:
    """Nothing inline and nothing from elsewhere: the page obeys `default-src 'self'`."""
    need_client()
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    assert "style=" not in page
    assert re.findall(r'(?:src|href)="(?!/)', page) == []


def test_the_wheel_holds_the_client(tmp_path: Path) -> None:
    """index.html, hashed scripts and typefaces, and the texts of the browser."""
    need_client()
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir"]
    subprocess.run([*command, str(tmp_path), str(client.ROOT)], check=True, capture_output=True)
    built = next(tmp_path.glob("*.whl"))
    with zipfile.ZipFile(built) as wheel:
        names = wheel.namelist()
        page = wheel.read("robinsonade/web_static/index.html").decode()
    scripts = re.findall(r'src="/(assets/[\w-]+\.js)"', page)
    assert scripts
    for script in scripts:
        assert f"robinsonade/web_static/{script}" in names
    assert any(name.endswith(".woff2") for name in names)
    assert "robinsonade/text/web.es.ftl" in names
    assert not [name for name in names if "node_modules" in name]
    assert served_page(built, tmp_path) == page
    write_site(tmp_path)


def served_page(wheel: Path, folder: Path) -> str:
    """What the wheel, alone in an empty environment, answers to a browser."""
    python = folder / "empty" / "bin" / "python"
    uv = [sys.executable, "-m", "uv", "--quiet"]
    install = [*uv, "pip", "install", "--python", str(python)]
    needed = client.ROOT / "requirements.txt"
    subprocess.run([*uv, "venv", "--python", sys.executable, str(folder / "empty")], check=True)
    subprocess.run([*install, "--require-hashes", "-r", str(needed)], check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True)
    command = [str(python.parent / "robinsonade"), "serve", "--lang", "en", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", str(folder / "games.sqlite3")],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        try:
            assert address is not None
            return httpx.get(f"{address[0]}/new/forbidden-island", timeout=PATIENCE).text
        finally:
            server.terminate()


def write_site(folder: Path) -> None:
    """The wheel that was just installed holds the page without a server, too, if it was built."""
    if not is_built(built_site()):
        lacking("the site in the wheel. Build it first: make site")
    command = [str(folder / "empty" / "bin" / "robinsonade"), "site", "--lang", "en", "--out"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*command, "site"], cwd=folder, env=environment, check=True)
    page = (folder / "site" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!\./)', page) == []
    assert "wasm-unsafe-eval" in page
    assert (folder / "site" / "data" / "rules.papua.es.json").is_file()
    packed = [
        min(len(content), len(gzip.compress(content)))
        for content in [path.read_bytes() for path in (folder / "site").rglob("*.*")]
    ]
    assert sum(packed) <= LARGEST_SITE


def need_client() -> None:
    if not client.is_built(STATIC):
        lacking("the client in the wheel. Build it first: make client")
