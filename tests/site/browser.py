"""A static host with the folder of the site, and a browser that can be killed."""

from __future__ import annotations

import functools
import json
import os
import signal
import subprocess
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from playwright.sync_api import ConsoleMessage, Page, Playwright

from robinsonade.site.building import write_site
from robinsonade.text import LANGUAGES
from tests.web.browsing import FLAGS, MILLISECONDS, PROGRAM

FOLDER: Final = "any/where"  # a sub-folder of the host
LISTENING: Final = "DevTools listening on "
INSTANT: Final = json.dumps({"pace": "instant"})


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""


class Host:
    """Files and nothing else; every request is remembered."""

    def __init__(self, root: Path) -> None:
        self.asked: list[str] = []
        folder = root / FOLDER
        if not folder.exists():
            write_site(folder, force=False, languages=LANGUAGES)

        class Handler(Quiet):
            def do_GET(handler) -> None:  # noqa: N805
                self.asked.append(handler.path)
                super().do_GET()

        serve = functools.partial(Handler, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), serve)
        self.url = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Chromium:
    """A browser with a profile on the disk."""

    def __init__(self, playwright: Playwright, profile: Path, host: Host) -> None:
        assert PROGRAM is not None
        own = ("--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}")
        self.process = subprocess.Popen(
            [str(PROGRAM), *FLAGS, *own, "about:blank"],
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # the program may be a script that starts another one
        )
        assert self.process.stderr is not None
        address = ""
        for line in self.process.stderr:
            if line.startswith(LISTENING):
                address = line.removeprefix(LISTENING).strip()
                break
        # What it says later is nobody's business, but has to be read.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.browser = playwright.chromium.connect_over_cdp(address, timeout=MILLISECONDS)
        self.context = self.browser.contexts[0]
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(f"localStorage.robinsonade ??= '{INSTANT}'")
        self.faults: list[str] = []
        self.elsewhere: list[str] = []
        self.host = host
        self.context.on("request", self.note)
        self.page = self.new_tab()

    def note(self, request: Any) -> None:
        if not request.url.startswith((self.host.url, "blob:", "data:")):
            self.elsewhere.append(request.url)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.hear)

    def hear(self, told: ConsoleMessage) -> None:
        if told.type == "error":
            self.faults.append(told.text)

    def new_tab(self) -> Page:
        page = self.context.new_page()
        self.watch(page)
        return page

    def kill(self) -> None:
        """As by a power cut."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
