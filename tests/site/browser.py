"""A static host with the folder of the site, and a browser with a profile that can be killed."""

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

from playwright.sync_api import ConsoleMessage, Page, Playwright, Request

from tests.web.browsing import ALL_TITLES, DESKTOP, FLAGS, MILLISECONDS, PROGRAM

FOLDER: Final = "any/where"  # a sub-folder of the host
LISTENING: Final = "DevTools listening on "
SETTINGS: Final = json.dumps({"pace": "instant", "known": ALL_TITLES, "language": "en"})
MADE: Final = "made "
# Python's interpreter is compiled once for each page, and no page lives for long.
QUICK: Final = ("--js-flags=--liftoff-only",)


class Server(ThreadingHTTPServer):
    def handle_error(self, *words: Any) -> None:
        """Browsers that are killed hang up in the middle of a sentence."""


class Host:
    """Files of a folder and nothing else, as any static host serves them."""

    def __init__(self, root: Path) -> None:
        self.asked: list[str] = []
        self.folder = root / FOLDER
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                super().do_GET()

            def log_message(self, *words: Any) -> None:
                """Nobody reads it."""

        serve = functools.partial(Handler, directory=str(root))
        self.server = Server(("127.0.0.1", 0), serve)
        self.url = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """From now on there is no network."""
        self.server.shutdown()
        self.server.server_close()


class Chromium:
    """A browser with its profile on the disk; what it complains about is kept."""

    def __init__(self, playwright: Playwright, profile: Path, host: Host) -> None:
        own = ("--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", *QUICK)
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
        self.reading = threading.Thread(target=self.process.stderr.read, daemon=True)
        self.reading.start()
        self.browser = playwright.chromium.connect_over_cdp(address, timeout=MILLISECONDS)
        self.context = self.browser.contexts[0]
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(f"localStorage.robinsonade ??= '{SETTINGS}'")
        self.host = host
        self.faults: list[str] = []
        self.made: list[tuple[str, str]] = []  # a game and a choice that was acknowledged there
        self.context.on("request", self.on_request)
        self.page = self.new_tab()

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((self.host.url, "blob:", "data:")):
            self.faults.append(f"asked for {request.url}")

    def on_console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)
        if said.text.startswith(MADE):
            game, choice = said.text.removeprefix(MADE).split(" ")
            self.made.append((game, choice))

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.on_console)
        return page

    def kill(self) -> None:
        """As by a power cut: all its processes at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.reading.join()
        assert self.process.stderr is not None
        self.process.stderr.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()
